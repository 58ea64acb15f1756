"""What the pictures of a past deal are made of: plain values, read and never written."""

from __future__ import annotations

from dataclasses import dataclass

from game.records.record import Record
from game.rules.seats import Seat
from game.rules.view import View
from game.rules.viewing import view_for
from game.scenes.cards.deck import Deck
from game.scenes.replay.shown import Shown
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.motion.flights import Flights
from game.scenes.table.picture.painter import Painter
from game.text.catalogue import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class PastSight:
    """One moment of a past deal, as the seat at the bottom looks at it."""

    record: Record
    shown: Shown
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    deck: Deck
    say: Words
    layout: TableLayout
    painter: Painter
    flights: Flights
    shows_seal: bool
    """Whether the seal of the deal is told, as at the table."""
    comes_great: bool
    """Whether the great moment of the deal is about to be shown; the count waits for it."""

    @property
    def place(self) -> int:
        """How many actions of the record have been done."""
        return self.shown.moment.place

    @property
    def actor(self) -> Seat | None:
        """Whose action the last of them was, if somebody acted."""
        return self.shown.moment.actor

    @property
    def view(self) -> View:
        """What the seat at the bottom knew then."""
        return view_for(self.shown.moment.state, self.shown.viewer)
