"""What sounds: card, table top, knuckle, wooden bar, the string of a tamburica."""

from __future__ import annotations

import numpy as np

from synthesis.signal import Chance, Signal, band, mix, noise, ringing, settled, swell, times


def slide(chance: Chance, seconds: float, brightness: float = 1.0) -> Signal:
    """A card gliding over felt: air and fibres, brighter while it is fast."""
    length = seconds * 2.5
    fast, slow = (
        band(noise(chance, length), low * brightness, high * brightness)
        for low, high in ((950, 4200), (600, 2400))
    )
    t = times(length) / length
    fibres = band(noise(chance, length), 40, 220)
    rough = np.maximum(1 + 0.35 * fibres / np.std(fibres), 0.2)
    return settled((fast * (1 - t) + slow * t) * rough * swell(length, seconds * 0.45, seconds * 0.3))


def flick(chance: Chance, brightness: float = 1.0) -> Signal:
    """The edge of one card snapping free."""
    snap = band(noise(chance, 0.03), 1100 * brightness, 6000 * brightness) * swell(0.03, 0.0004, 0.0022)
    edge = ringing(0.03, [(1250 * brightness * chance.uniform(0.9, 1.1), 0.35, 0.002)])
    return settled(snap + edge * np.minimum(times(0.03) / 0.0005, 1.0))


def landing(chance: Chance, weight: float = 1.0) -> Signal:
    """A card meeting the table: a papery snap, air pressed out below it, felt and wood that give way.

    The loudest moment comes within 4 ms.
    """
    seconds = 0.2
    snap = band(noise(chance, seconds), 550, 5200) * swell(seconds, 0.0006, 0.004)
    air = band(noise(chance, seconds), 170, 800) * swell(seconds, 0.001, 0.011)
    lower = chance.uniform(0.94, 1.06)
    modes = ((104 * lower, 1.0, 0.028), (187 * lower, 0.6, 0.017), (331 * lower, 0.3, 0.009))
    wood = ringing(seconds, modes) * np.minimum(times(seconds) / 0.0012, 1.0)
    return settled(1.5 * snap + 1.1 * air + 0.36 * weight * wood)


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
    modes = ((172.0, 1.0, 0.030), (391.0, 0.55, 0.020), (733.0, 0.3, 0.013), (1270.0, 0.16, 0.008))
    contact = band(noise(chance, 0.3), 300, 2400) * swell(0.3, 0.001, 0.004)
    return settled(ringing(0.3, modes) * np.minimum(times(0.3) / 0.0012, 1.0) + 0.35 * contact)


def bar(frequency: float, seconds: float = 0.6, brightness: float = 1.0) -> Signal:
    """A wooden bar under a soft mallet; the overtones are those of a tuned marimba bar."""
    decay = seconds * 0.17
    modes = ((1.0, 1.0, 1.0), (3.93, 0.16 * brightness, 0.3), (9.24, 0.03 * brightness, 0.12))
    tone = ringing(seconds, [(frequency * ratio, gain, decay * length) for ratio, gain, length in modes])
    attack = max(0.003, 1 / frequency)
    return tone * np.sin(np.minimum(times(seconds) / attack, 1.0) * np.pi / 2) ** 2


def string(frequency: float, seconds: float = 1.2, brightness: float = 1.0) -> Signal:
    """A plucked double string, as a tamburica has them: two strings a hair apart."""
    t = times(seconds)
    tone = np.zeros_like(t)
    for detune in (-0.0011, 0.0013):
        for k in range(1, 13):
            f = frequency * (1 + detune) * k * np.sqrt(1 + 0.00011 * k * k)
            gain = abs(np.sin(np.pi * k * 0.22)) / k**1.25 / (1 + (f / (3400 * brightness)) ** 2)
            tone += gain * np.sin(2 * np.pi * f * t + k * 0.7) * 0.5 ** (t / (seconds * 0.2 / (1 + 0.14 * k)))
    return settled(tone * np.minimum(t / 0.0025, 1.0))


def strum(frequencies: list[float], gap: float, seconds: float = 1.2, brightness: float = 1.0) -> Signal:
    """Strings one after another, `gap` seconds apart, left ringing."""
    return mix((i * gap, 1.0, string(f, seconds, brightness)) for i, f in enumerate(frequencies))
