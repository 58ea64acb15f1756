"""The points of a deal are counted up with a tick at each step."""

from __future__ import annotations

from typing import Final

from game.ui.tween import Tween, ease_out

TICKS: Final = 20
"""So many while the points run up: one for each is a rattle."""
SOFT: Final = 0.4
"""The loudness of a tick."""


class Counting(Tween):
    """Goes from 0 to 1; how much of every sum is shown."""

    def __init__(self, seconds: float = 0.0, delay: float = 0.0) -> None:
        """Count in so many seconds at the player's pace."""
        super().__init__(0, 1, seconds, ease_out, delay)

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; whether the sum went one tick further."""
        if self.is_over:
            return False
        before = int(self.value * TICKS)
        self.advance(seconds)
        return int(self.value * TICKS) > before
