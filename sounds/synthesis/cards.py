"""Cards and the pack: what glides, lands, is riffled, cut and gathered."""

from __future__ import annotations

import numpy as np

from synthesis.signal import Chance, Signal, mix
from synthesis.sound import Recipe
from synthesis.things import flick, landing, rap, slide

RIFFLE = 0.62
"""Seconds in which two halves of the pack are riffled into each other."""

GRAINS = 16
"""So many times a card of each half falls, evenly in that time, the first at once."""


def glided(chance: Chance) -> Signal:
    """A card that leaves a hand."""
    return slide(chance, 0.085)


def thudded(chance: Chance) -> Signal:
    """A card that lands."""
    return landing(chance)


def dealt(chance: Chance) -> Signal:
    """A dealt card that lands: lighter than a played one, and it slides a little further."""
    return mix([(0.0, 0.5, landing(chance, 0.5)), (0.004, 0.45, slide(chance, 0.035, 1.1))])


def collected(chance: Chance) -> Signal:
    """Four cards swept together and pulled in; where they come to lie is heard for itself."""
    sweeps = [(0.05 * i, 0.6 + 0.1 * i, slide(chance, 0.075, 0.95 - 0.06 * i)) for i in range(4)]
    return mix(sweeps)


def riffled(chance: Chance, seconds: float = RIFFLE) -> Signal:
    """Two halves riffled into each other, two cards a grain."""
    parts = []
    for grain in range(GRAINS):
        loud = 0.45 + 0.55 * float(np.sin(np.pi * (grain + 1) / (GRAINS + 1)))
        start = seconds * grain / GRAINS
        parts.append((start, loud, flick(chance, chance.uniform(0.85, 1.1))))
        parts.append(
            (
                start + seconds * chance.uniform(0.019, 0.032),
                0.55 * loud,
                flick(chance, chance.uniform(0.7, 0.95)),
            )
        )
    return mix(parts)


def bridged(chance: Chance) -> Signal:
    """The halves are bent up and fall into each other faster and faster, then the pack is squared."""
    parts, moment = [], 0.0
    for card in range(26):
        parts.append((moment, 0.35 + 0.025 * card, flick(chance, 0.75 + 0.016 * card)))
        moment += 0.017 - 0.00036 * card
    squared = [(0.09, 0.5, landing(chance, 0.7)), (0.22, 0.35, landing(chance, 0.6))]
    return mix([*parts, *((moment + start, gain, one) for start, gain, one in squared)])


def shuffled(seconds: float) -> Recipe:
    """A riffle of so many seconds, and the pack is squared."""

    def recipe(chance: Chance) -> Signal:
        riffle = riffled(chance, seconds)
        squared = [(0.03, 0.45, landing(chance, 0.7)), (0.13, 0.3, landing(chance, 0.6))]
        return mix([(0.0, 1.0, riffle), *((seconds + start, gain, one) for start, gain, one in squared)])

    return recipe


def cut(chance: Chance) -> Signal:
    """Half of the pack is lifted off: a thumb on the edges, then the cards slide from each other."""
    edges = [(0.011 * i, 0.4 - 0.05 * i, flick(chance, 0.7)) for i in range(4)]
    return mix([*edges, (0.02, 0.8, slide(chance, 0.09, 0.8))])


def packed(chance: Chance) -> Signal:
    """Half of the pack, or all of it, is set down: many edges in one thud."""
    edges = [(0.002 * i, 0.22, flick(chance, 0.8)) for i in range(1, 5)]
    return mix([(0.0, 1.0, landing(chance, 1.6)), *edges])


def knocked(chance: Chance) -> Signal:
    """Two raps: no cut wanted."""
    return mix([(0.0, 1.0, rap(chance)), (0.15, 0.8, rap(chance))])


def fanned(chance: Chance) -> Signal:
    """A hand opened like a fan."""
    flicks = [(0.035 * i, 0.55 + 0.02 * i, flick(chance, 0.8 + 0.03 * i)) for i in range(8)]
    return mix([(0.0, 0.35, slide(chance, 0.16, 0.9)), *flicks])
