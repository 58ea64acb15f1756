"""`python sounds/synthesise.py`: make all sounds anew and write those that differ, as OGG beside this file.

The encoder gives every file another serial number, so files that decode to the same samples are left alone.
"""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

import numpy as np
import soundfile
from synthesis.loudness import decibels, loudness, peak
from synthesis.signal import RATE, Signal
from synthesis.table import SOUNDS

FOLDER = Path(__file__).resolve().parent
QUALITY = 0.6
"""libsndfile's compression level for Vorbis, 0 (largest file) to 1."""

SAME = -50.0
"""Two decoded sounds are the same if they differ by less than this much of their level (dB)."""


def encoded(signal: Signal) -> bytes:
    """The sound as an OGG file, Vorbis, mono."""
    stream = io.BytesIO()
    soundfile.write(stream, signal, RATE, format="OGG", subtype="VORBIS", compression_level=QUALITY)
    return stream.getvalue()


def decoded(ogg: bytes) -> Signal:
    """The samples of an OGG file."""
    samples, rate = soundfile.read(io.BytesIO(ogg), dtype="float64")
    if rate != RATE:
        message = f"expected {RATE} samples a second, found {rate}"
        raise ValueError(message)
    return samples


def are_same(one: Signal, other: Signal) -> bool:
    """Whether two decoded sounds differ by no more than rounding in the encoder."""
    if len(one) != len(other):
        return False
    level = float(np.sqrt(np.mean(other**2)))
    return decibels(float(np.sqrt(np.mean((one - other) ** 2))) / level) < SAME


def main() -> int:
    """Write what has changed and print a table of lengths and levels."""
    total = 0
    for name, sound in SOUNDS.items():
        path = FOLDER / f"{name}.ogg"
        new = encoded(sound.made(name))
        is_new = not path.is_file() or not are_same(decoded(new), decoded(path.read_bytes()))
        if is_new:
            path.write_bytes(new)
        heard = decoded(path.read_bytes())
        total += path.stat().st_size
        rms = decibels(float(np.sqrt(np.mean(heard**2))))
        print(
            f"{name:14} {len(heard) / RATE:5.2f} s  peak {peak(heard):6.1f}  rms {rms:6.1f}  "
            f"heard {loudness(heard):6.1f} dBFS  {path.stat().st_size:6} B  {'written' if is_new else 'kept'}"
        )
    print(f"{len(SOUNDS)} sounds, {total / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
