"""What a sound is: a recipe, its loudness class, its pitch; and the eight variants of what is heard often."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from synthesis.loudness import levelled
from synthesis.signal import RATE, Chance, Signal, in_the_room, pitched, trimmed

ROOM, TOUCH, SOFT, CARD, TUNE = -33.0, -28.0, -26.5, -22.5, -21.5
"""Heard levels in dBFS: a room is below all that happens, a touch is felt more than heard, soft is a card in
the air, a card lies on the table, a tune says something."""

CEILING = -2.5
"""No sample is above this (dBFS), which leaves room for three sounds at once."""

LETTERS = "abcdefgh"
"""The ends of the names of variants."""

CENTS = (0, -29, 17, 40, -11, 29, -40, 11)
"""How much higher or lower each variant is."""

DECIBELS = (0.0, 0.9, -1.4, 0.4, 2.0, -0.6, 1.3, -2.0)
"""How much louder or softer each variant is."""

Recipe = Callable[[Chance], Signal]


@dataclass(frozen=True)
class Sound:
    """A recipe and how loud its result is heard."""

    recipe: Recipe
    level: float
    is_endless: bool = False
    """Whether its end joins its beginning, so that it can go on as long as somebody listens."""
    begins: float = 0.0
    """Where the file of an endless one begins, in seconds of the recipe: where the encoder leaves no seam."""
    cents: float = 0.0
    """How much higher it is than the recipe says."""

    def made(self, name: str) -> Signal:
        """The finished signal; each name has its own fixed stream of chance."""
        signal = self.recipe(np.random.default_rng(zlib.crc32(name.encode())))
        if self.is_endless:
            signal = np.roll(signal, -round(self.begins * RATE))
        else:
            signal = trimmed(in_the_room(pitched(signal, self.cents) if self.cents else signal))
        return levelled(signal, self.level, CEILING)


def variants(name: str, recipe: Recipe, level: float) -> dict[str, Sound]:
    """Eight of a kind, none as high or as loud as another."""
    return {
        f"{name}_{letter}": Sound(recipe, level + louder, cents=cents)
        for letter, cents, louder in zip(LETTERS, CENTS, DECIBELS, strict=True)
    }
