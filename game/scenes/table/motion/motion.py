"""All that is under way on one table."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.scenes.table.motion.contacts import Contacts
from game.scenes.table.motion.counting import Counting
from game.scenes.table.motion.director import Director
from game.scenes.table.motion.flights import Flights
from game.scenes.table.motion.hover import Hover
from game.scenes.table.motion.life import Life
from game.scenes.table.motion.score import ScoreMotion


@dataclass(slots=True)
class Motion:
    """The cards in flight and their sounds, the events that wait, the points that are counted."""

    flights: Flights = field(default_factory=Flights)
    contacts: Contacts = field(default_factory=Contacts)
    director: Director = field(default_factory=Director)
    counting: Counting = field(default_factory=Counting)
    score: ScoreMotion = field(default_factory=ScoreMotion)
    hover: Hover = field(default_factory=Hover)
    life: Life = field(default_factory=Life)
    """The faces; nobody waits for them."""

    @property
    def is_still(self) -> bool:
        """Whether nothing on the cloth moves; faces may."""
        are_cards_still = self.flights.are_still and self.hover.is_still
        return are_cards_still and self.counting.is_over and self.score.is_still

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown: a key or a click finishes it."""
        are_counted = self.counting.is_over and not self.score.rising.is_flying
        return not (self.director.is_idle and self.flights.are_over and are_counted)
