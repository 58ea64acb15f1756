"""What else is on the table: chalk, bell, coins, glass, pencil, wine, a hot iron, paper that cracks."""

from __future__ import annotations

import numpy as np

from synthesis.signal import Chance, Signal, band, mix, noise, ringing, settled, swell, times
from synthesis.things import landing


def tick(chance: Chance, frequency: float, half: float = 0.006) -> Signal:
    """Something small and hard meeting wood."""
    modes = ((frequency, 0.6, half), (frequency * 1.72, 0.4, half * 0.7), (frequency * 2.9, 0.2, half * 0.4))
    return ringing(0.08, modes) * np.minimum(times(0.08) / 0.0005, 1.0) + 0.4 * settled(
        band(noise(chance, 0.08), 800, 5000) * swell(0.08, 0.0005, 0.002)
    )


def stroke(chance: Chance, seconds: float) -> Signal:
    """A line drawn with chalk, which sticks and slips a hundred times a second."""
    t = times(seconds)
    grains = np.abs(np.sin(np.pi * np.cumsum(chance.normal(105, 30, len(t)) / 44_100))) ** 0.7
    dust = band(noise(chance, seconds), 1500, 4800)
    return settled(
        dust * (0.35 + 0.65 * grains) * np.sin(np.pi * np.minimum(t / seconds * 0.92 + 0.08, 1)), 0.2
    )


def chalked(chance: Chance) -> Signal:
    """Two strokes of chalk on slate."""
    return mix(
        [
            (0.0, 0.9, tick(chance, 1900)),
            (0.012, 0.55, stroke(chance, 0.17)),
            (0.26, 0.8, tick(chance, 2050)),
            (0.272, 0.5, stroke(chance, 0.12)),
        ]
    )


def belled(chance: Chance) -> Signal:
    """A small brass bell, struck once: the contract is reached."""
    prime = 1174.66
    partials = ((0.5, 0.25, 1.6), (1.0, 1.0, 1.0), (1.003, 0.5, 0.9), (1.19, 0.3, 0.7), (1.506, 0.25, 0.5))
    upper = ((2.0, 0.55, 0.45), (2.52, 0.18, 0.25), (3.01, 0.16, 0.2), (4.1, 0.1, 0.12), (5.4, 0.05, 0.07))
    ring = ringing(1.9, [(prime * f, gain, 0.24 * half) for f, gain, half in (*partials, *upper)])
    strike = settled(band(noise(chance, 0.05), 2000, 8000) * swell(0.05, 0.0008, 0.003))
    return mix([(0.0, 1.0, ring * np.minimum(times(1.9) / 0.0015, 1.0)), (0.0, 0.2, strike)])


def coin(chance: Chance) -> Signal:
    """A coin that meets another one."""
    base = chance.uniform(3300, 4300)
    ratios = ((1.0, 1.0, 0.035), (1.57, 0.8, 0.028), (2.13, 0.5, 0.02), (2.86, 0.3, 0.012))
    ring = ringing(0.3, [(base * ratio, gain, half) for ratio, gain, half in ratios])
    return mix([(0.0, 1.0, ring * np.minimum(times(0.3) / 0.0006, 1.0)), (0.0, 0.5, tick(chance, 900))])


def coined(chance: Chance) -> Signal:
    """Some coins thrown on the table."""
    moments = (0.0, 0.05, 0.13, 0.17, 0.26, 0.38, 0.43, 0.47)
    return mix((moment, chance.uniform(0.5, 1.0) * (1 - moment), coin(chance)) for moment in moments)


def clinked(chance: Chance) -> Signal:
    """Two glasses meet."""
    parts = []
    for start, base, gain in ((0.0, 1840.0, 1.0), (0.004, 2110.0, 0.8)):
        modes = ((1.0, 1.0, 0.16), (2.32, 0.6, 0.11), (4.25, 0.35, 0.06), (6.63, 0.15, 0.03))
        ring = ringing(1.0, [(base * ratio, loud, half) for ratio, loud, half in modes])
        parts.append((start, gain, ring * np.minimum(times(1.0) / 0.0008, 1.0)))
    return mix([*parts, (0.0, 0.3, tick(chance, 3100, 0.003))])


def pencilled(chance: Chance) -> Signal:
    """A pencil breaks: it creaks, snaps, and two halves fall."""
    creaks = [(0.16 * (i / 9) ** 0.6, 0.06 + 0.02 * i, tick(chance, 1500 + 90 * i, 0.002)) for i in range(9)]
    snap = settled(band(noise(chance, 0.12), 700, 7000) * swell(0.12, 0.0006, 0.006))
    wood = ringing(0.15, [(620, 0.7, 0.012), (1340, 0.7, 0.009), (2480, 0.4, 0.006)])
    falls = [
        (0.40, 0.3, tick(chance, 1150)),
        (0.47, 0.2, tick(chance, 1230)),
        (0.52, 0.24, tick(chance, 980)),
    ]
    return mix(
        [*creaks, (0.19, 1.4, snap), (0.19, 0.7, wood * np.minimum(times(0.15) / 0.0008, 1.0)), *falls]
    )


def cracked(chance: Chance) -> Signal:
    """A crack runs through the sheet: one blow, then bursts that follow each other ever more slowly."""
    parts = [(0.0, 1.0, landing(chance, 2.2))]
    moment = 0.0
    for burst in range(22):
        length = chance.uniform(0.003, 0.009)
        rip = settled(
            band(noise(chance, 0.08), chance.uniform(500, 1400), 6500) * swell(0.08, 0.0005, length)
        )
        parts.append((moment, 1.3 * 0.9**burst * chance.uniform(0.4, 1.0), rip))
        moment += chance.exponential(0.012) + 0.002 * burst
    return mix(parts)


def poured(chance: Chance) -> Signal:
    """Wine runs into a glass: drops ring higher as the glass fills."""
    seconds = 1.7
    t = times(seconds)
    stream = band(noise(chance, seconds), 500, 2600)
    gurgle = band(noise(chance, seconds), 2, 9)
    parts = [(0.0, 0.25, stream * (1 + 0.5 * gurgle / np.std(gurgle)).clip(0.2, 2))]
    moment = 0.02
    while moment < seconds - 0.2:
        full = moment / seconds
        f = (420 + 620 * full) * chance.uniform(0.75, 1.5)
        length = chance.uniform(0.02, 0.05)
        drop = times(length)
        rising = np.cumsum(f * (1 + 0.25 * drop / length)) / 44_100
        parts.append((moment, chance.uniform(0.15, 0.7), np.sin(2 * np.pi * rising) * np.hanning(len(drop))))
        moment += chance.exponential(0.011)
    whole = mix(parts)[: len(t)]
    return settled(whole * np.minimum(t / 0.09, 1.0), 0.22)


def burned(chance: Chance) -> Signal:
    """A hot iron burns a sign into wood: a blow, a hiss that dies away, and sparks."""
    seconds = 1.1
    hiss = band(noise(chance, seconds), 2200, 7500) * swell(seconds, 0.03, 0.16)
    smoke = band(noise(chance, seconds), 300, 1300) * swell(seconds, 0.05, 0.22)
    sparks = [
        (moment, chance.uniform(0.1, 0.5) * (1 - moment), tick(chance, chance.uniform(1800, 4200), 0.002))
        for moment in np.sort(chance.uniform(0.05, 0.85, 26))
    ]
    return mix(
        [(0.0, 0.8, landing(chance, 1.6)), (0.0, 0.42, settled(hiss)), (0.0, 0.6, settled(smoke)), *sparks]
    )
