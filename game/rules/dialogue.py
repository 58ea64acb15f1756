"""What is said aloud of declarations: how much, "do kuda" only between equals, nothing needless (A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.contest import contest, is_better, only
from game.rules.declaration import Declaration, Kind
from game.rules.options.declarations import DeclarationShowing
from game.rules.result import Counted
from game.rules.view import Announcement

if TYPE_CHECKING:
    from game.rules.contest import Camps, SaidBySeat
    from game.rules.contract import Trumps
    from game.rules.options.declarations import DeclarationRules
    from game.rules.seats import Seat
    from game.rules.state import Said

Heard = tuple[Announcement, ...]


def speak(
    seat: Seat, said: SaidBySeat, heard: Heard, camps: Camps, trumps: Trumps, rules: DeclarationRules
) -> Heard:
    """What is said aloud when it is the seat's turn to say how much it has.

    It says the value of its best, unless an opponent said more. Where opponents said as much, it asks
    them "do kuda", those whose answer is known already first: each names kind and top card until one has
    the better declaration; it names its own only if nobody has. Where its partner leads it asks nobody.

    Where declarations are laid open after the last trick, nobody asks: until then only names are said (OFF
    "Видът на комбинациите се изяснява едва след изиграване на последната карта").

    Where fours and sequences are contested apart, there are two such talks, each of one kind. Where only
    names are said ([004] "bez podawania jej wartości"), the kind is always known, and of a four its name
    alone: the value heard is the least that a four counts, 100, until somebody asks "of what?".
    """
    if not said[seat]:
        return (Announcement(seat, 0, None, None),)
    if rules.four_cancels_sequences:
        return _talk(seat, said, heard, camps, trumps, rules)
    spoken: list[Announcement] = []
    for kind in (Kind.FOUR, Kind.SEQUENCE):
        of_kind = tuple(one for one in heard if one.kind in {kind, None})
        spoken += _talk(seat, only(said, kind), of_kind, camps, trumps, rules)
    if any(one.seat == seat and one.value for one in spoken):
        return tuple(one for one in spoken if one.value)
    return (*(one for one in spoken if one.value), Announcement(seat, 0, None, None))


def called_in_vain(said: Said, rules: DeclarationRules) -> tuple[Counted, ...]:
    """What seats said aloud and do not count: one declaration for each value that was heard of them."""
    counting = {one.seat for one in said.counted}
    found = []
    for seat, declarations in enumerate(said.declarations):
        if declarations and seat not in counting:
            heard = {one.value for one in said.announced if one.seat == seat}
            named = {_heard_value(one, rules): one for one in reversed(declarations)}
            found += [Counted(seat, one) for value, one in named.items() if value in heard]
    return tuple(found)


def _talk(
    seat: Seat, said: SaidBySeat, heard: Heard, camps: Camps, trumps: Trumps, rules: DeclarationRules
) -> Heard:
    nothing = Announcement(seat, 0, None, None)
    others = [one for one in heard if camps[one.seat] != camps[seat]]
    high = max((_weight(one, rules) for one in others), default=(False, 0))
    if not said[seat]:
        return (nothing,)
    mine = said[seat][0]
    name = _named(seat, mine, rules)
    if _weight(name, rules) < high:
        return (nothing,)
    is_asked_later = rules.showing is DeclarationShowing.AFTER_LAST_TRICK
    if is_asked_later or _weight(name, rules) > high or _leads(seat, said, heard, camps, trumps, rules):
        return (name,)
    rivals = dict.fromkeys(one.seat for one in others if _weight(one, rules) == high)
    told = {one.seat for one in others if one.top}
    answers: list[Announcement] = []
    for rival in sorted(rivals, key=lambda one: one not in told):
        his = said[rival][0]
        if rival not in told:
            answers.append(_in_full(rival, his, rules))
        if not _matters_against(mine, his, trumps, rules):
            return (*answers, nothing)
    return (*answers, _in_full(seat, mine, rules))


def _named(seat: Seat, declaration: Declaration, rules: DeclarationRules) -> Announcement:
    """Said unasked: the value, or the name."""
    is_apart = not rules.four_cancels_sequences
    kind = declaration.kind if rules.names_only or is_apart else None
    return Announcement(seat, _heard_value(declaration, rules), kind, None)


def _in_full(seat: Seat, declaration: Declaration, rules: DeclarationRules) -> Announcement:
    """The answer to "do kuda"."""
    return Announcement(seat, _heard_value(declaration, rules), declaration.kind, declaration.top.rank)


def _heard_value(declaration: Declaration, rules: DeclarationRules) -> int:
    is_named = rules.names_only and declaration.kind is Kind.FOUR
    return min(value for _, value in rules.fours) if is_named else declaration.value


def _weight(one: Announcement, rules: DeclarationRules) -> tuple[bool, int]:
    """How much the words weigh: among names a four beats every sequence."""
    return rules.names_only and one.kind is Kind.FOUR, one.value


def _leads(
    seat: Seat, said: SaidBySeat, heard: Heard, camps: Camps, trumps: Trumps, rules: DeclarationRules
) -> bool:
    """Whether the seat's side has the best declaration of those who spoke before."""
    before = {one.seat for one in heard}
    spoken = tuple(found if place in before else () for place, found in enumerate(said))
    best = contest(spoken, heard[0].seat, camps, trumps, rules).counted
    return any(camps[one.seat] == camps[seat] for one in best)


def _matters_against(mine: Declaration, his: Declaration, trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether it changes the contest: it is better, or it is as good where level ones cancel each other."""
    cancels = rules.tie.cancels and not is_better(his, mine, trumps, rules)
    return cancels or is_better(mine, his, trumps, rules)
