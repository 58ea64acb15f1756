"""How loud a sound is heard: A-weighted level of its loudest eighth of a second."""

from __future__ import annotations

import numpy as np

from synthesis.signal import RATE, Signal

WINDOW = 0.125
"""Seconds; the `fast` time weighting of sound level meters (IEC 61672)."""


def decibels(amplitude: float) -> float:
    """Amplitude relative to full scale, in dB."""
    return float(20 * np.log10(max(amplitude, 1e-9)))


def peak(signal: Signal) -> float:
    """Highest sample in dBFS."""
    return decibels(float(np.max(np.abs(signal))))


def loudness(signal: Signal) -> float:
    """Heard level in dBFS: the loudest window after A-weighting (IEC 61672-1, formula E.6)."""
    padded = np.concatenate([signal, np.zeros(RATE // 4)])
    f2 = np.fft.rfftfreq(len(padded), 1 / RATE) ** 2
    weights = (
        1.2589
        * 12194**2
        * f2**2
        / ((f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194**2))
    )
    heard = np.fft.irfft(np.fft.rfft(padded) * weights, len(padded))
    width = int(WINDOW * RATE)
    energy = np.cumsum(np.concatenate([[0.0], heard**2]))
    return decibels(float(np.sqrt(np.max(energy[width:] - energy[:-width]) / width)))


def levelled(signal: Signal, target: float, ceiling: float) -> Signal:
    """Scale to a heard level (dBFS); peaks that would pass the ceiling are bent softly under it."""
    limit, gain, bent = 10 ** (ceiling / 20), 1.0, signal
    for _ in range(8):  # bending takes a little loudness away, so that the gain has to be found
        gain *= 10 ** ((target - loudness(bent)) / 20)
        bent = limit * np.tanh(gain * signal / limit)
    return bent
