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
    echo[0] += 1.0
    length = len(signal) + len(echo)
    return np.fft.irfft(np.fft.rfft(signal, length) * np.fft.rfft(echo, length), length)


def trimmed(signal: Signal, floor: float = 10 ** (-62 / 20)) -> Signal:
    """Cut the inaudible end off and fade the last 12 ms out, so that nothing clicks."""
    loud = np.flatnonzero(np.abs(signal) > floor * np.max(np.abs(signal)))
    kept = signal[: loud[-1] + 1].copy()
    fade = min(len(kept), int(0.012 * RATE))
    kept[-fade:] *= np.linspace(1.0, 0.0, fade)
    return kept
