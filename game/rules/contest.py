"""Who may write his declarations: the contest between those who stand together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from game.rules.declaration import Declaration, Kind
from game.rules.declarations import rank_of
from game.rules.result import Counted
from game.rules.seats import in_order, side_of

if TYPE_CHECKING:
    from game.rules.contract import Trumps
    from game.rules.options.declarations import DeclarationRules
    from game.rules.seats import Seat, Side

SaidBySeat: TypeAlias = tuple[tuple["Declaration", ...], ...]
"""What each seat said, the declaration named first leading the contest."""

Camps: TypeAlias = tuple[int, ...]
"""By seat the number of those with whom it stands in the contest: level numbers, one camp."""

THREE = 3


def camps_of(players: int, taker: Seat, rules: DeclarationRules) -> Camps:
    """Pairs; otherwise everybody alone, but in Bela in three both opponents of the taker together (C-06)."""
    if rules.defenders_share and players == THREE:
        return tuple(int(seat != taker) for seat in range(players))
    return tuple(side_of(seat, players) for seat in range(players))


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a contest."""

    side: Side | None
    """The side of the best declaration; None when nobody writes one."""
    counted: tuple[Counted, ...]
    """In order of play from the seat with the first right; each seat writes its own."""


def contest(said: SaidBySeat, first: Seat, camps: Camps, trumps: Trumps, rules: DeclarationRules) -> Verdict:
    """Decide it: `first` is the seat with the earliest right to call; a camp counts together."""
    if rules.four_cancels_sequences:
        return _one_contest(said, first, camps, trumps, rules)
    four = _one_contest(only(said, Kind.FOUR), first, camps, trumps, rules)
    run = _one_contest(only(said, Kind.SEQUENCE), first, camps, trumps, rules)
    side = four.side if four.side is not None else run.side
    return Verdict(side, four.counted + run.counted)


def only(said: SaidBySeat, kind: Kind) -> SaidBySeat:
    """What was said of one kind."""
    return tuple(tuple(one for one in found if one.kind is kind) for found in said)


def _one_contest(
    said: SaidBySeat, first: Seat, camps: Camps, trumps: Trumps, rules: DeclarationRules
) -> Verdict:
    players = len(said)
    order = in_order(first, players)
    best: Seat | None = None
    for seat in order:
        if said[seat] and (best is None or is_better(said[seat][0], said[best][0], trumps, rules)):
            best = seat
    if best is None:
        return Verdict(None, ())
    if rules.tie.cancels and _is_level(said, best, camps, trumps, rules):
        return Verdict(None, ())
    return Verdict(
        side_of(best, players),
        tuple(Counted(seat, one) for seat in order if camps[seat] == camps[best] for one in said[seat]),
    )


def is_better(challenger: Declaration, holder: Declaration, trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether the later seat's best beats the earlier seat's: a level one does not, but in trumps it may."""
    mine, his = rank_of(challenger, rules), rank_of(holder, rules)
    if mine != his:
        return mine > his
    # only sequences are ever level
    return rules.tie.trumps_first and challenger.top.suit is trumps.suit


def _is_level(said: SaidBySeat, best: Seat, camps: Camps, trumps: Trumps, rules: DeclarationRules) -> bool:
    """Whether another camp's best is as good as the best of all (a four is never level with another)."""
    return any(
        found and camps[seat] != camps[best] and not is_better(said[best][0], found[0], trumps, rules)
        for seat, found in enumerate(said)
    )
