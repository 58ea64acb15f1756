"""Where a deal is played once more; `game/scenes/intents.py` hands these on with all other places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.records.record import Record
    from game.records.shared_deal import SharedDeal, SharedLine
    from game.rules.seats import Seat
    from game.scenes.preferences import Sitter


@dataclass(frozen=True, slots=True)
class PlayDeal:
    """A table where a shared deal is played as practice in that seat of its code, against computers."""

    deal: SharedDeal
    seat: Seat
    lines: tuple[SharedLine, ...] = ()
    """What others made of the deal, to be compared afterwards."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A table where a past deal goes on as practice; the route raises ValueError if there is no such deal."""

    record: Record
    deal: int
    """Its number, as `shared_deals` counts."""
    place: int
    """After how many actions of the record; 0: with the first call."""
    seat: Seat
    """Whose line is compared afterwards."""
    company: tuple[Sitter, ...] = ()
    """Who sits where; empty: who sat there then, the player in that seat."""


@dataclass(frozen=True, slots=True)
class Practise:
    """A table where that practice begins or goes on."""

    record: Record


@dataclass(frozen=True, slots=True)
class OpenOnceMore:
    """The page that asks how a past deal is played once more: from where, in which seat, with whom."""

    record: Record
    deal: int
    """Its number, as `shared_deals` counts."""
    seat: Seat
    place: int = 0
    """After how many actions of the record; 0: only the whole deal is offered."""
    with_master: bool = False
    """Whether a master sits in that seat at first."""


@dataclass(frozen=True, slots=True)
class OpenComparison:
    """The line of a practice beside the line of then, the lines of friends and of the master.

    Where only computers play and the deal is not over, the page plays it to the end first.
    """

    record: Record
    covers: int = 0
    """How many scenes below are left together with the page."""
