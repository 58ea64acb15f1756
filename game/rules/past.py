"""Of a deal that was played to its last card everybody has seen every card that came to the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.result import Counted
    from game.rules.seats import Seat
    from game.rules.trick import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """What all who sat there remember of it; all but one of the fields are those of a View."""

    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract
    shown: tuple[Counted, ...]
    belotes: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    lying: tuple[Card, ...]
    """Cards that lay open and were in no hand."""
    trick: None = None
    """Nothing is on the table any more."""
