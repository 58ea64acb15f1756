"""The points of a deal are counted up with a tick at each step; for a capot there is time to enjoy it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ui.tween import Tween, ease_out

if TYPE_CHECKING:
    from game.rules.result import DealResult

TICKS: Final = 20
"""So many while the points run up: one for each is a rattle."""
SOFT: Final = 0.4
"""The loudness of a tick."""
LONGER: Final = 1.8
"""A deal with a capot is counted so many times as long."""


class Counting(Tween):
    """Goes from 0 to 1; how much of every sum is shown."""

    def __init__(
        self,
        seconds: float = 0.0,
        result: DealResult | None = None,
        *,
        is_still: bool = False,
        delay: float = 0.0,
    ) -> None:
        """Count in so many seconds at the player's pace; `is_still` gives a capot no time of its own."""
        is_longer = result is not None and result.capot is not None and not is_still
        super().__init__(0, 1, seconds * (LONGER if is_longer else 1), ease_out, delay)

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; whether the sum went one tick further."""
        if self.is_over:
            return False
        before = int(self.value * TICKS)
        self.advance(seconds)
        return int(self.value * TICKS) > before
