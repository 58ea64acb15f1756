"""The card under the pointer leans to it, and a strip of gloss follows the pointer over the card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.ui.easing import Spring

MOST: Final = 6.0
"""Degrees by which a card leans when the pointer is at its edge."""
STIFF: Final = 34.0
"""How fast the card follows the pointer: the rate of its spring."""
STEP: Final = 0.75
"""Degrees between two pictures of a card that leans: eight on each side."""


@dataclass(frozen=True, slots=True)
class Lean:
    """How the card under the pointer is drawn."""

    token: Token | None = None
    degrees: float = 0.0
    """Counter-clockwise, in steps."""
    gloss: float | None = None
    """Where the strip of gloss lies, from -1 at the left edge to 1 at the right one; None: there is none."""

    def of(self, token: Token) -> float:
        """The degrees by which that card leans."""
        return self.degrees if token is self.token else 0.0


LEVEL: Final = Lean()


@dataclass(slots=True)
class Hover:
    """Which card leans, and how far it has come."""

    token: Token | None = None
    _spring: Spring = field(default_factory=lambda: Spring(STIFF))
    """From -1, the pointer is at the card's left edge, to 1."""

    @property
    def is_still(self) -> bool:
        """Whether the card has reached the pointer."""
        return self._spring.is_still

    @property
    def lean(self) -> Lean:
        """What is drawn now."""
        if self.token is None:
            return LEVEL
        value = self._spring.value
        degrees = round(-value * MOST / STEP) * STEP
        return Lean(self.token, degrees, round(value * MOST / STEP) * STEP / MOST)

    def follow(self, token: Token | None, pose: Pose | None, x: float) -> None:
        """The pointer is on that card at that x; without a card or its pose none leans."""
        if token is None or pose is None:
            self.token = None
            self._spring.goal = 0.0
            self._spring.finish()
            return
        if token is not self.token:
            self.token = token
            self._spring.value = self._spring.speed = 0.0
        self._spring.goal = max(-1.0, min(1.0, (x - pose.x) / (pose.width / 2)))

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._spring.advance(seconds)
