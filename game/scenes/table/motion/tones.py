"""Which tone sounds for every ten points: a step higher each time, from the first step in every deal."""

from __future__ import annotations

from typing import Final, NamedTuple

STEPS: Final = tuple(f"score_tick_{number}" for number in range(1, 9))
"""The sounds from the lowest tone to the highest; without its file a sound is `score_tick`."""
SOFT: Final = 0.4
TEN: Final = 10


class Tone(NamedTuple):
    """A sound and how loud it is."""

    name: str
    volume: float


def tone(step: int) -> Tone:
    """The tone for that ten of a side in a deal, 1 for the first; all beyond the last step sound like it."""
    return Tone(STEPS[min(step, len(STEPS)) - 1], SOFT)
