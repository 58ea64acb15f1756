"""Motion without a clock: whoever owns the time passes in the seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Ease = Callable[[float], float]
"""Maps progress 0..1 to progress 0..1 (or a little beyond, for an overshoot)."""


def linear(t: float) -> float:
    """Even speed."""
    return t


def ease_out(t: float) -> float:
    """Fast start, soft landing (cubic): for what the player himself began."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Slow start (cubic): for what leaves the screen."""
    return t**3


def ease_in_out(t: float) -> float:
    """Slow at both ends (cubic): for what travels far."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def overshoot(t: float) -> float:
    """Goes 8 per cent beyond the goal and comes back: for a bubble that pops up."""
    strength = 1.52
    return 1 + (strength + 1) * (t - 1) ** 3 + strength * (t - 1) ** 2


class Motion(Protocol):
    """Anything that goes on for a while and can be finished at once."""

    @property
    def is_over(self) -> bool:
        """Whether nothing will change any more."""
        ...

    def advance(self, seconds: float) -> None:
        """Let the given time pass."""
        ...

    def finish(self) -> None:
        """Jump to the end; every effect still happens, once."""
        ...


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


class Moment:
    """A single effect after a delay: a sound, a card that changes hands."""

    def __init__(self, effect: Callable[[], None], delay: float = 0.0) -> None:
        """Call `effect` once, `delay` seconds from now."""
        self._effect: Callable[[], None] | None = effect
        self._left = delay

    @property
    def is_over(self) -> bool:
        """Whether the effect has happened."""
        return self._effect is None

    def advance(self, seconds: float) -> None:
        """Let the given time pass."""
        self._left -= seconds
        # float sums: 0.1 + 0.2 of delay must not wait one frame longer than 0.3
        if self._left <= 1e-9:
            self.finish()

    def finish(self) -> None:
        """Let the effect happen now, if it has not yet."""
        effect, self._effect = self._effect, None
        if effect is not None:
            effect()


class Pause:
    """Nothing, for a while."""

    def __init__(self, seconds: float) -> None:
        """Wait `seconds`."""
        self._left = seconds

    @property
    def is_over(self) -> bool:
        """Whether the wait is over."""
        return self._left <= 0

    def advance(self, seconds: float) -> None:
        """Let the given time pass."""
        self._left -= seconds

    def finish(self) -> None:
        """Stop waiting."""
        self._left = 0.0


class Together:
    """Several motions side by side; over when the last one is."""

    def __init__(self, *motions: Motion) -> None:
        """Begin all of them at once."""
        self._motions = list(motions)

    @property
    def is_over(self) -> bool:
        """Whether all of them are over."""
        return all(motion.is_over for motion in self._motions)

    def add(self, motion: Motion) -> None:
        """Let one more run beside the others."""
        self._motions.append(motion)

    def advance(self, seconds: float) -> None:
        """Let the given time pass in each."""
        for motion in tuple(self._motions):
            if not motion.is_over:
                motion.advance(seconds)
        self._motions = [motion for motion in self._motions if not motion.is_over]

    def finish(self) -> None:
        """Finish all, also those that an effect adds meanwhile."""
        while self._motions:
            for motion in tuple(self._motions):
                motion.finish()
            self._motions = [motion for motion in self._motions if not motion.is_over]


class Timeline:
    """Motions one after the other; a step that ends inside a frame lets the next begin in the next frame."""

    def __init__(self, *steps: Motion) -> None:
        """Play the steps in order."""
        self._steps = list(steps)

    @property
    def is_over(self) -> bool:
        """Whether every step has been played."""
        return not self._steps

    def then(self, step: Motion) -> Timeline:
        """Add a step at the end; answers itself so that calls can be chained."""
        self._steps.append(step)
        return self

    def advance(self, seconds: float) -> None:
        """Let the given time pass in the current step; steps without length follow at once."""
        if self._steps:
            self._steps[0].advance(seconds)
        while self._steps and self._steps[0].is_over:
            self._steps.pop(0)
            if self._steps:
                self._steps[0].advance(0.0)

    def finish(self) -> None:
        """Finish every step in order, also those that an effect adds meanwhile."""
        while self._steps:
            self._steps.pop(0).finish()
