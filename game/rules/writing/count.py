"""What a deal came to when its last trick was taken, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from game.rules.contract import Trumps
    from game.rules.result import Outcome
    from game.rules.seats import Side

Points: TypeAlias = tuple[int, ...]
"""By side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """What was counted; tuples are by side."""

    taker: Side
    cards: Points
    """Card points, the last trick's included, and what a taker laid away; no capot, nothing doubled."""
    declared: Points
    """Declarations of the side that won the contest, belote not included."""
    belote: Points
    tricks: Points
    """How many tricks each side took."""
    last: Side
    """Who took the last one."""
    trumps: Trumps
    multiplier: int = 1
    """1, 2 after contra, 3 or 4 after recontra."""
    stake: int = 0
    """What the winner of the deal writes if it decides the match; 0: it does not."""
    goal: int = 0
    """The points bid, 250 for all tricks, 500 for all by the taker alone; 0 where no number is bid."""
    has_helped: bool = False
    """Whether the taker's partner is known to have taken a trick."""

    @property
    def capot(self) -> Side | None:
        """The side with all tricks."""
        owners = [side for side, tricks in enumerate(self.tricks) if tricks]
        return owners.pop() if len(owners) == 1 else None

    @property
    def is_doubled(self) -> bool:
        """Whether contra was said: the deal is then a contest for everything."""
        return self.multiplier > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What a deal is worth.

    totals = cards (as often as they count in the contract) + declared + bonus, side by side.
    """

    outcome: Outcome
    declared: Points
    """Declarations, as often as they count, and belote, after the rule for a side without a trick."""
    bonus: Points
    """What a capot added, less the last trick's points where it replaces them; all 0 without one."""
    totals: Points
    """Cards, declarations, capot: what is compared."""
    written: Points
    dashes: frozenset[Side]
    hung: int
    """Points of the sheet that wait for the next deal."""
    multiplier: int
    """By how much the deal was multiplied in fact."""
    match_winner: Side | None = None
    """The side that wins the match with a deal that decides it."""


def plus(points: Points, side: Side, more: int) -> Points:
    """The points with so many more for one side."""
    return tuple(value + more * (place == side) for place, value in enumerate(points))


def best_of_the_others(points: Points, side: Side) -> Side:
    """Who of the others has most; of equals the one who plays first after the side."""
    count = len(points)
    return max(((side + step) % count for step in range(1, count)), key=lambda other: points[other])
