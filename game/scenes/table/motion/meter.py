"""What the rail shows for each side: it runs after the points that are known, ten by ten."""

from __future__ import annotations

from typing import Final

from game.rules.seats import Side
from game.rules.writing.count import Points
from game.scenes.table.motion.tones import TEN

RATE: Final = 110.0
"""Points that are counted in a second."""
LONGEST: Final = 0.7
"""Seconds in which even a hundred points are counted."""


class Meter:
    """Whole points by side, on their way to a goal."""

    def __init__(self) -> None:
        """Begin without sides: the first goal is shown at once."""
        self._shown: list[float] = []
        self._goal: Points = ()
        self._rate = RATE

    @property
    def points(self) -> Points:
        """What is shown now, by side; empty before the first goal."""
        return tuple(int(value + 1e-6) for value in self._shown)

    @property
    def is_over(self) -> bool:
        """Whether the goal is shown."""
        return self.points == self._goal

    @property
    def counting(self) -> frozenset[Side]:
        """The sides whose points are still being counted."""
        pairs = zip(self.points, self._goal, strict=True)
        return frozenset(side for side, (now, to) in enumerate(pairs) if now != to)

    def settle(self, goal: Points) -> None:
        """Show the goal at once, without counting."""
        self._goal, self._shown = goal, [float(points) for points in goal]

    def follow(self, goal: Points, seconds: float, *, is_still: bool = False) -> int:
        """Count on towards the goal; return the highest ten that a side has passed meanwhile, or 0.

        The first ten is 1. What is shown already and not in the goal is taken away at once.
        """
        if goal != self._goal:
            most = max((to - now for to, now in zip(goal, self._shown, strict=False)), default=0.0)
            self._rate = max(RATE, most / LONGEST)
        if len(goal) != len(self._shown) or any(to < now for to, now in zip(goal, self._shown, strict=True)):
            self.settle(goal)
            return 0
        self._goal, before = goal, self.points
        step = float("inf") if is_still else self._rate * seconds
        self._shown = [min(float(to), now + step) for to, now in zip(goal, self._shown, strict=True)]
        passed = [now // TEN for now, was in zip(self.points, before, strict=True) if now // TEN > was // TEN]
        return max(passed, default=0)
