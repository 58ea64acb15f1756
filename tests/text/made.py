"""A deal of hearts that was made by 102 to 60 card points; tests change what they are about."""

from __future__ import annotations

from game.rules.contract import Contract, Trumps
from game.rules.result import DealResult, Outcome
from game.rules.seats import Seat


def made(taker: Seat, *, number: int = 1, declared: int = 0) -> DealResult:
    """What the sheet keeps of it; the first side wrote so many points of declarations besides."""
    sums = (102 + declared, 60)
    return DealResult(
        number=number,
        outcome=Outcome.MADE,
        contract=Contract(trumps=Trumps.HEARTS, taker=taker),
        card_points=(102, 60),
        declared=(),
        declaration_points=(declared, 0),
        capot=None,
        totals=sums,
        written=sums,
        dashes=frozenset(),
    )
