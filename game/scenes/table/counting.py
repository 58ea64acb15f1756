"""The points of a deal are counted up with a tick at each step; for a capot there is time to enjoy it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ui.tween import Tween, ease_out

if TYPE_CHECKING:
    from game.rules.result import DealResult
    from game.scenes.desk import Desk

TICKS: Final = 20
"""So many while the points run up: one for each is a rattle."""
LONGER: Final = 1.8
"""A deal with a capot is counted so many times as long."""
SOFT: Final = 0.4


class Counting(Tween):
    """Goes from 0 to 1; how much of every sum is shown."""

    def __init__(self, desk: Desk, result: DealResult | None = None, delay: float = 0.0) -> None:
        """At the player's pace."""
        has_capot = result is not None and result.capot is not None
        is_lively = not desk.is_still
        super().__init__(
            0, 1, desk.pace.count_up * (LONGER if has_capot and is_lively else 1), ease_out, delay
        )
        self._sounds = desk.sounds

    def advance(self, seconds: float) -> None:
        """Let time pass; a tick where the sum goes one step further."""
        before = int(self.value * TICKS)
        super().advance(seconds)
        if int(self.value * TICKS) > before:
            self._sounds.play("score_tick", SOFT)
