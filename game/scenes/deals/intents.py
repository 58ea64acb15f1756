"""The places of deals as codes, and of what is saved; all others are in `game/scenes/intents.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class OpenPastDeal:
    """The page of one deal that is over: its code, and the way to look back at it."""

    record: Record
    viewer: Seat | None
    """Whose result may go with the code; None: the first person's."""
    line: int
    """The deal's line of the score sheet, from 0."""


@dataclass(frozen=True, slots=True)
class OpenDeals:
    """The page that takes the code of a deal and leads to the table."""

    text: str = ""
    """A code that is looked at at once, with lines behind it."""


@dataclass(frozen=True, slots=True)
class OpenWeek:
    """The deal of the day and the ten deals of the week of a game."""

    game: str


@dataclass(frozen=True, slots=True)
class OpenFolder:
    """The page of the folder in which codes, score sheets and figures are saved."""


DealPlaces = OpenPastDeal | OpenDeals | OpenWeek | OpenFolder
