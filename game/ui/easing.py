"""Curves and springs of motion: progress and seconds go in, shares and distances come out."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

STILL: Final = 0.004
"""A spring rests when its distance and a hundredth of its speed are less than this."""


def ease_in_out(t: float) -> float:
    """Slow start, slow end (smoothstep): for what a hand pushes."""
    return t * t * (3 - 2 * t)


def thrown(t: float) -> float:
    """Fast from the first moment, only a little slower at the end: for what leaves a hand."""
    return float(1 - (1 - t) ** 1.6)


def slammed(t: float) -> float:
    """Faster and faster until it hits."""
    return float(t**1.5)


def hop(t: float) -> float:
    """The height of a thrown thing: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def swelling(t: float, least: float, most: float) -> float:
    """A size that begins at `least`, is `most` in the middle and 1 at the end."""
    from_start = least + (1 - least) * ease_in_out(min(1.0, 2 * t))
    return from_start + (most - 1) * hop(t)


def damped(away: float, speed: float, rate: float, seconds: float) -> float:
    """How far a critically damped spring is from its rest after so many seconds.

    It begins `away` from its rest with that speed, in the same unit a second; its `rate`, one by seconds,
    tells how stiff it is: from standing away, 2 per cent are left after 5.8 / rate seconds.
    """
    return (away + (speed + rate * away) * seconds) * exp(-rate * seconds)


def knock(t: float) -> float:
    """How a critically damped spring answers a blow: 0, 1 at t = 1, and back to 0 without swinging."""
    return t * exp(1 - t)


@dataclass(slots=True)
class Spring:
    """A number that follows its goal like a critically damped spring."""

    rate: float
    goal: float = 0.0
    value: float = 0.0
    speed: float = 0.0

    @property
    def is_still(self) -> bool:
        """Whether it rests at its goal."""
        return abs(self.value - self.goal) < STILL and abs(self.speed) < 100 * STILL

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        away, rate = self.value - self.goal, self.rate
        self.value = self.goal + damped(away, self.speed, rate, seconds)
        push = self.speed + rate * away
        self.speed = (self.speed - rate * push * seconds) * exp(-rate * seconds)
        if self.is_still:
            self.finish()

    def finish(self) -> None:
        """Be at the goal now."""
        self.value, self.speed = self.goal, 0.0
