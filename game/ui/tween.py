"""Motion without a clock: whoever owns the time passes in the seconds."""

from __future__ import annotations

from collections.abc import Callable

Ease = Callable[[float], float]
"""Maps progress 0..1 to progress 0..1 (or a little beyond, for an overshoot)."""


def linear(t: float) -> float:
    """Even speed."""
    return t


def ease_out(t: float) -> float:
    """Fast start, soft landing (cubic): for what the player himself began."""
    return 1 - (1 - t) ** 3


def overshoot(t: float) -> float:
    """Goes 8 per cent beyond the goal and comes back: for a bubble that pops up."""
    strength = 1.52
    return 1 + (strength + 1) * (t - 1) ** 3 + strength * (t - 1) ** 2


class Tween:
    """One number on its way from start to end."""

    def __init__(
        self, start: float, end: float, seconds: float, ease: Ease = ease_out, delay: float = 0.0
    ) -> None:
        """Begin at `start`; after `delay` seconds go to `end` in `seconds`. Zero seconds = a jump."""
        self.start = start
        self.end = end
        self.seconds = seconds
        self.ease = ease
        self.delay = delay
        self._passed = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the end is reached."""
        return self._passed >= self.delay + self.seconds

    @property
    def progress(self) -> float:
        """The eased progress, 0 before the delay is over, 1 at the end."""
        if self.is_over:
            return 1.0
        if self._passed <= self.delay:
            return 0.0
        return self.ease((self._passed - self.delay) / self.seconds)

    @property
    def value(self) -> float:
        """Where the number is now."""
        if self.is_over:
            return self.end
        return self.start + (self.end - self.start) * self.progress

    def advance(self, seconds: float) -> None:
        """Let the given time pass."""
        self._passed = min(self._passed + seconds, self.delay + self.seconds)

    def finish(self) -> None:
        """Jump to the end."""
        self._passed = self.delay + self.seconds
