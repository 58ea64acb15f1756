"""Who may write his declarations: the contest between the sides, and what is said aloud in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.declaration import Declaration, Kind
from game.rules.declarations import rank_of
from game.rules.options.declarations import DeclarationTie
from game.rules.result import Counted
from game.rules.seats import in_order, side_of
from game.rules.view import Announcement

if TYPE_CHECKING:
    from game.rules.contract import Trumps
    from game.rules.options.declarations import DeclarationRules
    from game.rules.seats import Seat, Side

SaidBySeat = tuple[tuple[Declaration, ...], ...]
"""What each seat said, the declaration named first leading the contest."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a contest."""

    side: Side | None
    """The side of the best declaration; None when nobody writes one."""
    counted: tuple[Counted, ...]
    """In order of play from the seat with the first right."""


def contest(said: SaidBySeat, first: Seat, trumps: Trumps, rules: DeclarationRules) -> Verdict:
    """Decide it: `first` is the seat with the earliest right to call; pairs count together."""
    if rules.four_cancels_sequences:
        return _one_contest(said, first, trumps, rules)
    four = _one_contest(_only(said, Kind.FOUR), first, trumps, rules)
    run = _one_contest(_only(said, Kind.SEQUENCE), first, trumps, rules)
    side = four.side if four.side is not None else run.side
    return Verdict(side, four.counted + run.counted)


def _only(said: SaidBySeat, kind: Kind) -> SaidBySeat:
    return tuple(tuple(one for one in found if one.kind is kind) for found in said)


def _one_contest(said: SaidBySeat, first: Seat, trumps: Trumps, rules: DeclarationRules) -> Verdict:
    players = len(said)
    order = in_order(first, players)
    best: Seat | None = None
    for seat in order:
        if said[seat] and (best is None or _is_better(said[seat][0], said[best][0], trumps, rules)):
            best = seat
    if best is None:
        return Verdict(None, ())
    side = side_of(best, players)
    if rules.tie is DeclarationTie.CANCEL and _is_level(said, best, side, rules):
        return Verdict(None, ())
    return Verdict(
        side,
        tuple(Counted(seat, one) for seat in order if side_of(seat, players) == side for one in said[seat]),
    )


def _is_better(challenger: Declaration, holder: Declaration, trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether the later seat's best beats the earlier seat's: a level one does not, but in trumps it may."""
    mine, his = rank_of(challenger, rules), rank_of(holder, rules)
    if mine != his:
        return mine > his
    return (
        rules.tie is DeclarationTie.TRUMP_FIRST
        and trumps.suit is not None
        and challenger.kind is Kind.SEQUENCE
        and challenger.top.suit is trumps.suit
    )


def _is_level(said: SaidBySeat, best: Seat, side: Side, rules: DeclarationRules) -> bool:
    """Whether the other side's best is as good as the best of all (a four is never level with another)."""
    top = rank_of(said[best][0], rules)
    return any(
        found and side_of(seat, len(said)) != side and rank_of(found[0], rules) == top
        for seat, found in enumerate(said)
    )


def speak(
    seat: Seat,
    said: SaidBySeat,
    heard: tuple[Announcement, ...],
    trumps: Trumps,
    rules: DeclarationRules,
) -> tuple[Announcement, ...]:
    """What is said aloud when it is the seat's turn to say how much it has.

    It says the value of its best, unless an opponent said more. Where opponents said as much, it asks
    them "do kuda", those whose answer is known already first: each names kind and top card until one has
    the better declaration; it names its own only if nobody has. Where its partner leads it asks nobody.
    """
    players = len(said)
    nothing = Announcement(seat, 0, None, None)
    others = [one for one in heard if side_of(one.seat, players) != side_of(seat, players)]
    high = max((one.value for one in others), default=0)
    if not said[seat] or said[seat][0].value < high:
        return (nothing,)
    mine = said[seat][0]
    if mine.value > high or _leads(seat, said, heard, trumps, rules):
        return (Announcement(seat, mine.value, None, None),)
    rivals = dict.fromkeys(one.seat for one in others if one.value == high)
    told = {one.seat for one in others if one.value == high and one.kind}
    answers: list[Announcement] = []
    for rival in sorted(rivals, key=lambda one: one not in told):
        his = said[rival][0]
        if rival not in told:
            answers.append(Announcement(rival, high, his.kind, his.top.rank))
        if not _matters_against(mine, his, trumps, rules):
            return (*answers, nothing)
    return (*answers, Announcement(seat, mine.value, mine.kind, mine.top.rank))


def _leads(
    seat: Seat,
    said: SaidBySeat,
    heard: tuple[Announcement, ...],
    trumps: Trumps,
    rules: DeclarationRules,
) -> bool:
    """Whether the seat's side has the best declaration of those who spoke before."""
    before = {one.seat for one in heard}
    spoken = tuple(found if place in before else () for place, found in enumerate(said))
    best = contest(spoken, heard[0].seat, trumps, rules).side if heard else None
    return best == side_of(seat, len(said))


def _matters_against(mine: Declaration, his: Declaration, trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether it changes the contest: it is better, or it is as good where level ones cancel each other."""
    cancels = rules.tie is DeclarationTie.CANCEL and rank_of(mine, rules) == rank_of(his, rules)
    return cancels or _is_better(mine, his, trumps, rules)
