"""Every reader takes time in proportion to its input: a doubled input takes at most 2.3 times as long."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.depth import often
from tests.robustness.hostile import HOSTILE, READERS, Reader, seconds, text_of

SMALLEST: Final = 1_000
MOST_TIMES: Final = 2.3
QUICK: Final = 0.01
"""Seconds of CPU that a text may cost besides: a file of two matches is set aside, that of one is not."""
ATTEMPTS: Final = 40
"""So often a text may seem to take too long: for seconds on end a busy machine takes four times its time."""
AT_ONCE: Final = 6
PAUSE: Final = 0.05
"""Seconds between two attempts after the first ones."""


def grows_too_fast(read: Reader, texts: tuple[str, str], folder: Path, attempts: int = ATTEMPTS) -> float:
    """How many times as long the second text takes, if it is too long in all attempts; else nought."""
    least = [float("inf"), float("inf")]
    for attempt in range(attempts):
        time.sleep(PAUSE if attempt >= AT_ONCE else 0)
        for place, text in enumerate(texts):
            least[place] = min(least[place], seconds(read, text, folder))
        if least[1] < QUICK + MOST_TIMES * least[0]:
            return 0.0
    return least[1] / least[0]


def lengths() -> list[int]:
    """The lengths that are doubled; with `--all` from a kilobyte on, each twice as long as the one before."""
    every = [SMALLEST << power for power in range(10)]
    return every[:: often(5, 1)]


@pytest.fixture(autouse=True)
def _no_collections() -> Iterator[None]:
    """Garbage is not collected meanwhile: the rounds of the collector come in steps."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("reader", READERS)
def test_a_doubled_input_takes_twice_the_time(
    reader: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {}
    for name in HOSTILE:
        for length in lengths():
            texts = (text_of(name, length), text_of(name, length * 2))
            times = grows_too_fast(READERS[reader], texts, tmp_path)
            if times:
                found[name, length] = round(times, 1)
                break
    capsys.readouterr()  # complaints about files that cannot be used
    assert not found


def test_quadratic_time_is_found(tmp_path: Path) -> None:
    def read(text: str, _: Path) -> object:
        return [text[place:].count("x") for place in range(0, len(text), 40)]

    texts = (text_of("blanks", 128_000), text_of("blanks", 256_000))
    assert grows_too_fast(read, texts, tmp_path, AT_ONCE) > MOST_TIMES
