"""The tone of each place: it goes on without an end, and nobody listens to it."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from synthesis.objects import coin, tick
from synthesis.signal import RATE, Chance, Signal, band, in_a_round, noise, ringing, times
from synthesis.things import talk

LONG = 10.0
"""Seconds after which a tone begins again; even, for the clock."""


def place(parts: Iterable[tuple[float, float, Signal]]) -> Signal:
    """Add up what goes on in a place, heard from some distance; its end joins its beginning."""
    whole = in_a_round(LONG, parts)
    f = np.fft.rfftfreq(len(whole), 1 / RATE)
    return np.fft.irfft(
        np.fft.rfft(whole) / (1 + (f / 5200) ** 12) / (1 + (50 / np.maximum(f, 1)) ** 4), len(whole)
    )


def hush(chance: Chance, low: float, high: float) -> Signal:
    """The air of a place, as loud as 1."""
    air = band(noise(chance, LONG), low, high)
    return air / np.std(air)


def waves(chance: Chance, count: int, depth: float) -> Signal:
    """What comes and goes so many times, gently and never twice alike, between `1 - depth` and 1."""
    t = times(LONG) / LONG * 2 * np.pi
    rounds = ((count, 0.7), (count + 1, 0.3))
    swing = sum((part * np.cos(k * t + chance.uniform(0, 6.3)) for k, part in rounds), np.zeros_like(t))
    return 1 - depth * (1 - swing) / 2


def people(chance: Chance, count: int, loud: float) -> list[tuple[float, float, Signal]]:
    """So many people who talk at other tables."""
    return [(0.0, loud * chance.uniform(0.6, 1.2), talk(chance, LONG)) for _ in range(count)]


def murmured(chance: Chance) -> Signal:
    """A café at some distance: seven people, and the room itself."""
    return place([(0.0, 0.5, hush(chance, 60, 400)), *people(chance, 7, 0.8)])


def inn(chance: Chance) -> Signal:
    """An inn with a lamp: a warm room, a clock on the wall, three people at the bar."""
    clock = [(float(i), 1.3 if i % 2 else 1.8, tick(chance, 1150 - 170 * (i % 2))) for i in range(int(LONG))]
    return place([(0.0, 0.22, hush(chance, 80, 330)), *people(chance, 3, 0.08), *clock])


def cricket(chance: Chance) -> Signal:
    """Three or four short notes of one cricket."""
    t = times(0.02)
    note = np.sin(2 * np.pi * chance.uniform(3900, 4400) * t) * np.hanning(len(t))
    return in_a_round(0.2, [(0.034 * i, 1.0, note) for i in range(chance.integers(3, 5))])


def terrace(chance: Chance) -> Signal:
    """A terrace above the sea at dusk: waves that run out on pebbles, and crickets in the pines."""
    sea = hush(chance, 150, 900) * waves(chance, 2, 0.8)
    pebbles = hush(chance, 1200, 3200) * waves(chance, 2, 0.95) ** 3
    crickets = []
    for _ in range(3):
        count, loud, one = int(chance.integers(13, 19)), chance.uniform(0.12, 0.22), cricket(chance)
        crickets += [(LONG / count * i, loud * chance.uniform(0.6, 1.0), one) for i in range(count)]
    return place([(0.0, 0.2, hush(chance, 80, 250)), (0.0, 0.3, sea), (0.0, 0.16, pebbles), *crickets])


def sparrow(chance: Chance) -> Signal:
    """One chirp, far away."""
    t = times(chance.uniform(0.05, 0.09))
    bend = chance.uniform(2700, 3400) * (1 + 0.18 * np.sin(np.pi * t / t[-1]))
    return np.sin(2 * np.pi * np.cumsum(bend) / RATE) * np.hanning(len(t))


def yard(chance: Chance) -> Signal:
    """A yard under a vine: leaves that stir, sparrows, two people at the next table."""
    leaves = hush(chance, 900, 3000) * waves(chance, 1, 0.8) * waves(chance, 3, 0.5)
    rustle = band(noise(chance, LONG), 3, 14)
    leaves *= (1 + 0.35 * rustle / np.std(rustle)).clip(0.1, 2.0)
    birds = []
    for moment in chance.uniform(0, LONG, 6):
        loud, count = chance.uniform(0.4, 0.8), int(chance.integers(1, 4))
        birds += [(moment + 0.15 * i, loud * chance.uniform(0.7, 1), sparrow(chance)) for i in range(count)]
    air = hush(chance, 80, 300)
    return place([(0.0, 0.14, air), (0.0, 0.2, leaves), *people(chance, 2, 0.07), *birds])


def saucer(chance: Chance) -> Signal:
    """A cup set down, far away."""
    base = chance.uniform(1500, 2100)
    ring = ringing(0.3, [(base, 1.0, 0.02), (base * 1.6, 0.6, 0.014), (base * 2.7, 0.2, 0.008)])
    return ring * np.minimum(times(0.3) / 0.003, 1.0)


def bar(chance: Chance) -> Signal:
    """A bar by the harbour: five people, cups, coins, the machine that is always warm."""
    cups = [(moment, chance.uniform(0.5, 1.2), saucer(chance)) for moment in chance.uniform(0, LONG, 6)]
    coins = [(moment, 0.2, coin(chance)) for moment in (6.1, 6.22)]
    air = [(0.0, 0.2, hush(chance, 80, 380)), (0.0, 0.1, hush(chance, 90, 130))]
    return place([*air, *people(chance, 5, 0.28), *cups, *coins])
