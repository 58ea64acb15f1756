"""The chance to win a match from its score, as a function that was fitted to played matches."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatchOdds:
    """How what both sides are short of the target makes the odds to win."""

    ahead: float
    """A side is as if it were short of so much of the target more."""
    power: float
    """Of what the other is short of over what the own side is."""

    def chance(self, own: int, other: int, target: int) -> float:
        """To win from these scores."""
        mine, theirs = (max(1.0, target - score) + self.ahead * target for score in (own, other))
        return 1.0 / (1.0 + math.pow(mine / theirs, self.power))

    def point(self, target: int) -> float:
        """What a point adds when a match begins."""
        return self.power / (4 * (1 + self.ahead) * target)
