"""The chance to win a match from its score, as a function that was fitted to played matches."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatchOdds:
    """The odds to win by what both sides still need to reach the target."""

    ahead: float
    """The share of the target that is added to what each side needs."""
    power: float
    """The exponent of the ratio of the two."""

    def chance(self, own: int, other: int, target: int) -> float:
        """Return the chance of the own side to win from these scores."""
        mine, theirs = (max(1.0, target - score) + self.ahead * target for score in (own, other))
        return 1.0 / (1.0 + math.pow(mine / theirs, self.power))

    def point(self, target: int) -> float:
        """Return what a point adds to the chance when a match begins."""
        return self.power / (4 * (1 + self.ahead) * target)
