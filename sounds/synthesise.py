"""`python sounds/synthesise.py`: make all sounds anew and write those that differ, as OGG beside this file.

The same machine makes the same bytes again. Another one may round otherwise, so files that decode to the same
samples are left alone. A sound that is no longer made is deleted.
"""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

import numpy as np
import soundfile
from synthesis.loudness import decibels, loudness, peak
from synthesis.ogg_pages import numbered
from synthesis.signal import RATE, Signal
from synthesis.table import SOUNDS

FOLDER = Path(__file__).resolve().parent
QUALITY = 0.65
"""libsndfile's compression level for Vorbis, 0 (largest file) to 1."""

QUALITY_OF_ROOMS = 1.0
"""The same for what lies below all others."""

SERIAL = 1
"""The number of the stream in each file, which the encoder draws by lot."""

SAME = -50.0
"""Two decoded sounds are the same if they differ by less than this much of their level (dB)."""


def encoded(signal: Signal, quality: float = QUALITY) -> bytes:
    """The sound as an OGG file, Vorbis, mono."""
    stream = io.BytesIO()
    soundfile.write(stream, signal, RATE, format="OGG", subtype="VORBIS", compression_level=quality)
    return numbered(stream.getvalue(), SERIAL)


def ogg_of(name: str) -> bytes:
    """The file of that sound."""
    sound = SOUNDS[name]
    return encoded(sound.made(name), QUALITY_OF_ROOMS if sound.is_endless else QUALITY)


def path_of(name: str) -> Path:
    """Where the file of that sound lies."""
    return FOLDER / f"{name}.ogg"


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
    for gone in {*FOLDER.rglob("*.ogg")} - {path_of(name) for name in SOUNDS}:
        gone.unlink()
    for name in SOUNDS:
        path = path_of(name)
        path.parent.mkdir(exist_ok=True)
        new = ogg_of(name)
        is_new = not path.is_file() or not are_same(decoded(new), decoded(path.read_bytes()))
        if is_new:
            path.write_bytes(new)
        heard = decoded(path.read_bytes())
        total += path.stat().st_size
        rms = decibels(float(np.sqrt(np.mean(heard**2))))
        print(
            f"{name:16} {len(heard) / RATE:5.2f} s  peak {peak(heard):6.1f}  rms {rms:6.1f}  "
            f"heard {loudness(heard):6.1f} dBFS  {path.stat().st_size:6} B  {'written' if is_new else 'kept'}"
        )
    print(f"{len(SOUNDS)} sounds, {total / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
