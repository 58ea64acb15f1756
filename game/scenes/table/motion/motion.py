"""All that is under way on one table."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.scenes.table.motion.counting import Counting
from game.scenes.table.motion.director import Director
from game.scenes.table.motion.flights import Flights
from game.scenes.table.motion.life import Life


@dataclass(slots=True)
class Motion:
    """The cards in flight, the events that wait, the points that are counted."""

    flights: Flights = field(default_factory=Flights)
    director: Director = field(default_factory=Director)
    counting: Counting = field(default_factory=Counting)
    life: Life = field(default_factory=Life)
    """The faces; nobody waits for them."""

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown: a key or a click finishes it."""
        return not (self.director.is_idle and self.flights.are_over and self.counting.is_over)
