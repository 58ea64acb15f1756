"""A set piece as data: named parts with their begin, length and easing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.tween import Ease, ease_out


@dataclass(frozen=True, slots=True)
class Cue:
    """One part of a set piece, in seconds from its begin."""

    name: str
    begins: float
    seconds: float
    ease: Ease = ease_out


@dataclass(frozen=True, slots=True)
class Timeline:
    """All parts of a set piece; they may overlap."""

    cues: tuple[Cue, ...]
    sounds: tuple[tuple[float, str], ...] = ()
    """What is heard, with the second at which it begins."""

    @property
    def seconds(self) -> float:
        """When the last part is over."""
        return max(cue.begins + cue.seconds for cue in self.cues)

    def share(self, name: str, now: float) -> float:
        """How much of the part is done at that second, eased: 0 before it, 1 after it.

        Raise StopIteration for a name that no part has.
        """
        cue = next(cue for cue in self.cues if cue.name == name)
        if now >= cue.begins + cue.seconds:
            return 1.0
        return 0.0 if now <= cue.begins else cue.ease((now - cue.begins) / cue.seconds)


USUAL: Final = 0.9
"""Seconds in which points are counted at normal speed: a set piece follows the speed of the table."""
QUICKEST: Final = 2.0


class Passing:
    """A timeline on its way, at the speed of the table."""

    def __init__(self, timeline: Timeline, counts: float, *, is_still: bool) -> None:
        """Begin; where points are counted in no time, or little may move, the end is there at once."""
        self._timeline = timeline
        self._tempo = 0.0 if is_still or counts <= 0 else min(QUICKEST, USUAL / counts)
        self.now = 0.0 if self._tempo else timeline.seconds

    @property
    def is_over(self) -> bool:
        """Whether the last picture is there."""
        return self.now >= self._timeline.seconds

    def share(self, name: str) -> float:
        """Return how much of the part `name` is done, from 0 to 1."""
        return self._timeline.share(name, self.now)

    def pass_time(self, seconds: float) -> list[str]:
        """Let time pass; return the sounds that begin meanwhile."""
        before, self.now = self.now, min(self._timeline.seconds, self.now + seconds * self._tempo)
        return [name for begins, name in self._timeline.sounds if before <= begins < self.now]

    def finish(self) -> None:
        """Go to the last picture at once."""
        self.now = self._timeline.seconds


def staggered(share: float, place: int, count: int, overlap: float = 0.6) -> float:
    """The share of one of `count` things that begin one after the other within the same part.

    `overlap` is how much of the part has passed when the last one begins.
    """
    begins = overlap * place / max(1, count - 1)
    return min(1.0, max(0.0, (share - begins) / (1 - overlap)))


def smooth(t: float) -> float:
    """Slow at both ends: for what turns and comes back."""
    return t * t * (3 - 2 * t)
