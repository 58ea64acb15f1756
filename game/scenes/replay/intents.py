"""Where the key moment of a past deal is told; `game/scenes/intents.py` hands this on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.records.record import Record
    from game.rules.seats import Seat
    from game.scenes.cards.deck import Deck
    from game.scenes.cards.pictures import CardPictures
    from game.table.missed import Missed


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenMoment:
    """The card of a seat that cost most in a past deal, beside the better one."""

    record: Record
    deal: int
    """Its number, as `shared_deals` counts."""
    ends: int
    """After how many actions of the record the deal was over."""
    seat: Seat
    missed: Missed | None
    """The moment; None: the page looks for it."""
    show: Callable[[int], None]
    """Shows the table after so many actions of the record, behind the page."""
    cards: CardPictures
    deck: Deck
