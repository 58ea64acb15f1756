"""Plain signal tools: a signal is a mono float array at 44,100 samples a second."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Signal = NDArray[np.float64]
Chance = np.random.Generator


def times(seconds: float) -> Signal:
    """The moments of all samples of a signal this long, in seconds."""
    return np.arange(int(seconds * RATE)) / RATE


def noise(chance: Chance, seconds: float) -> Signal:
    """White noise."""
    return chance.normal(size=int(seconds * RATE))


def band(signal: Signal, low: float, high: float) -> Signal:
    """Keep what lies between two frequencies (Hz), with gentle slopes of 24 and 12 dB an octave."""
    spectrum = np.fft.rfft(signal)
    frequencies = np.maximum(np.fft.rfftfreq(len(signal), 1 / RATE), 1.0)
    gains = 1 / (1 + (low / frequencies) ** 4) / (1 + (frequencies / high) ** 2)
    return np.fft.irfft(spectrum * gains, len(signal))


def swell(seconds: float, attack: float, decay: float) -> Signal:
    """An envelope: straight up during the attack, then falling by half every `decay` seconds."""
    t = times(seconds)
    return np.minimum(t / attack, 1.0) * 0.5 ** (np.maximum(t - attack, 0.0) / decay)


def settled(signal: Signal, share: float = 0.3) -> Signal:
    """The same, the last part of it fading to nothing: what is cut off while it rings clicks."""
    fade = int(len(signal) * share)
    ramp = np.cos(np.linspace(0.0, np.pi / 2, fade)) ** 2
    return np.concatenate([signal[: len(signal) - fade], signal[len(signal) - fade :] * ramp])


def ringing(seconds: float, modes: Iterable[tuple[float, float, float]]) -> Signal:
    """What is struck and rings: each mode has a frequency (Hz), a gain, and seconds to fall by half."""
    t = times(seconds)
    rings = (gain * np.cos(2 * np.pi * f * t) * 0.5 ** (t / half) for f, gain, half in modes)
    return settled(sum(rings, np.zeros_like(t)))


def pitched(signal: Signal, cents: float) -> Signal:
    """The same sound higher by so many hundredths of a semitone, and shorter by as much."""
    places = np.arange(0, len(signal) - 1, 2 ** (cents / 1200))
    return np.interp(places, np.arange(len(signal)), signal)


def mix(parts: Iterable[tuple[float, float, Signal]]) -> Signal:
    """Add up signals, each given with its start (seconds) and its gain."""
    placed = [(int(start * RATE), gain, signal) for start, gain, signal in parts]
    total = np.zeros(max(start + len(signal) for start, _, signal in placed))
    for start, gain, signal in placed:
        total[start : start + len(signal)] += gain * signal
    return total


def in_the_room(signal: Signal) -> Signal:
    """Add the short, warm echo of one small room, the same for every sound."""
    t = times(0.22)
    echo = np.random.default_rng(1001).normal(size=len(t)) * 0.5 ** (t / 0.035)
    echo = band(echo, 180, 3200)
    echo *= 0.22 / np.sqrt(np.sum(echo**2))
    echo = settled(echo)
    echo[0] += 1.0
    length = len(signal) + len(echo)
    return np.fft.irfft(np.fft.rfft(signal, length) * np.fft.rfft(echo, length), length)


def in_a_round(seconds: float, parts: Iterable[tuple[float, float, Signal]]) -> Signal:
    """Add up signals as `mix` does; what goes beyond the end goes on at the beginning."""
    total = np.zeros(int(seconds * RATE))
    for start, gain, signal in parts:
        places = (int(start * RATE) + np.arange(len(signal))) % len(total)
        np.add.at(total, places, gain * signal)
    return total


def trimmed(signal: Signal, floor: float = 10 ** (-62 / 20)) -> Signal:
    """Take what nobody hears off below 30 Hz and at the end, and fade out, so that nothing clicks."""
    spectrum = np.fft.rfft(signal, 2 * len(signal))
    f = np.fft.rfftfreq(2 * len(signal), 1 / RATE)
    signal = np.fft.irfft(spectrum / (1 + (30 / np.maximum(f, 1.0)) ** 4))[: len(signal)]
    loud = np.flatnonzero(np.abs(signal) > floor * np.max(np.abs(signal)))
    return settled(signal[: loud[-1] + 1], 0.12)
