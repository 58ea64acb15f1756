"""All that is under way on one table."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.scenes.table.motion.contacts import Contacts
from game.scenes.table.motion.counting import Counting
from game.scenes.table.motion.director import Director
from game.scenes.table.motion.flights import Flights


@dataclass(slots=True)
class Motion:
    """The cards in flight and their sounds, the events that wait, the points that are counted."""

    flights: Flights = field(default_factory=Flights)
    contacts: Contacts = field(default_factory=Contacts)
    director: Director = field(default_factory=Director)
    counting: Counting = field(default_factory=Counting)

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown: a key or a click finishes it."""
        return not (self.director.is_idle and self.flights.are_over and self.counting.is_over)
