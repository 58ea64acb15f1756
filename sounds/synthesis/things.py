"""The things that sound: card, pack, knuckle, wooden bar, and the string of a tamburica."""

from __future__ import annotations

import numpy as np

from synthesis.signal import RATE, Chance, Signal, band, mix, noise, swell, times


def slide(chance: Chance, seconds: float, brightness: float = 1.0) -> Signal:
    """A card gliding over felt."""
    hiss = band(noise(chance, seconds * 2.5), 850 * brightness, 3300 * brightness)
    return hiss * swell(seconds * 2.5, seconds * 0.45, seconds * 0.3)


def landing(chance: Chance, weight: float = 1.0) -> Signal:
    """A card meeting the table: a papery snap over a low thump."""
    t = times(0.16)
    pitch = 84 + 80 * np.exp(-t / 0.018) / weight
    thump = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * swell(0.16, 0.002, 0.022)
    snap = band(noise(chance, 0.16), 320, 2200) * swell(0.16, 0.001, 0.008)
    return 0.34 * weight * thump + 1.5 * snap


def talk(chance: Chance, seconds: float) -> Signal:
    """Somebody talking in a corner, without words: breath in a throat's colour, in syllables and sentences.

    Its end joins its beginning.
    """
    middle = chance.uniform(260, 620)
    voice = band(noise(chance, seconds), middle * 0.75, middle * 1.5)
    syllables = band(noise(chance, seconds), 1.5, 5.0)
    sentences = band(noise(chance, seconds), 0.08, 0.35)
    paces = [np.maximum(one / np.std(one) + lift, 0.0) for one, lift in ((syllables, 0.4), (sentences, 0.2))]
    return voice / np.std(voice) * paces[0] * paces[1]


def rap(chance: Chance) -> Signal:
    """A knuckle on a wooden table top."""
    t = times(0.25)
    modes = ((172.0, 1.0, 0.030), (391.0, 0.55, 0.020), (733.0, 0.3, 0.013), (1270.0, 0.16, 0.008))
    wood = sum(
        (gain * np.sin(2 * np.pi * f * t) * 0.5 ** (t / decay) for f, gain, decay in modes), np.zeros_like(t)
    )
    contact = band(noise(chance, 0.25), 300, 2400) * swell(0.25, 0.001, 0.004)
    return wood * np.minimum(t / 0.0012, 1.0) + 0.35 * contact


def bar(frequency: float, seconds: float = 0.6, brightness: float = 1.0) -> Signal:
    """A wooden bar under a soft mallet; the overtones are those of a tuned marimba bar."""
    t = times(seconds)
    modes = ((1.0, 1.0, 1.0), (3.93, 0.16 * brightness, 0.3), (9.24, 0.03 * brightness, 0.12))
    decay = seconds * 0.17
    tone = sum(
        (
            gain * np.sin(2 * np.pi * frequency * ratio * t) * 0.5 ** (t / (decay * length))
            for ratio, gain, length in modes
        ),
        np.zeros_like(t),
    )
    return tone * np.minimum(t / 0.003, 1.0)


def string(frequency: float, seconds: float = 1.2, brightness: float = 1.0) -> Signal:
    """A plucked double string, as a tamburica has them: two strings a hair apart."""
    t = times(seconds)
    tone = np.zeros_like(t)
    for detune in (-0.0011, 0.0013):
        for k in range(1, 13):
            f = frequency * (1 + detune) * k * np.sqrt(1 + 0.00011 * k * k)
            gain = abs(np.sin(np.pi * k * 0.22)) / k**1.25 / (1 + (f / (3400 * brightness)) ** 2)
            tone += gain * np.sin(2 * np.pi * f * t + k * 0.7) * 0.5 ** (t / (seconds * 0.2 / (1 + 0.14 * k)))
    return tone * np.minimum(t / 0.0025, 1.0)


def strum(frequencies: list[float], gap: float, seconds: float = 1.2, brightness: float = 1.0) -> Signal:
    """Strings one after another, `gap` seconds apart, left ringing."""
    return mix((i * gap, 1.0, string(f, seconds, brightness)) for i, f in enumerate(frequencies))
