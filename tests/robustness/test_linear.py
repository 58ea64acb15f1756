"""Every reader takes time in proportion to its input: a doubled input takes at most 2.3 times as long."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from game.app import engine, settings
from game.records.deal_code import deck_of_code
from game.records.parse import parse_all
from game.records.seal import sealed
from game.records.shared_deal import deal_of_text
from game.records.write import write
from game.table.save import load_match, read_record
from game.table.scorer_text import sheets_of
from game.variants.codes import rules_of_code
from game.variants.presets import presets_of
from tests.depth import often
from tests.table.history.past import played

SMALLEST: Final = 1_000
MOST_TIMES: Final = 2.3
QUICK: Final = 0.01
"""Seconds of CPU below which a measurement says nothing about growth."""
ATTEMPTS: Final = 40
"""So often a text may seem to take too long: for seconds on end a busy machine takes four times its time."""
AT_ONCE: Final = 6
PAUSE: Final = 0.05
"""Seconds between two attempts after the first ones."""

Reader = Callable[[str, Path], object]


def _from_file(read: Callable[[Path], object]) -> Reader:
    def reader(text: str, folder: Path) -> object:
        path = folder / "input"
        path.write_text(text, "utf-8")
        return read(path)

    return reader


READERS: Final[dict[str, Reader]] = {
    "records": lambda text, _: parse_all(text),
    "own file": _from_file(read_record),
    "saved match": _from_file(load_match),
    "sealed match": lambda text, folder: _from_file(load_match)(sealed(text), folder),
    "settings": _from_file(settings.load),
    "presets": lambda text, _: presets_of(text),
    "sheets": lambda text, _: sheets_of(text),
    "rules code": lambda text, _: rules_of_code(text),
    "deal code": lambda text, _: deck_of_code(text),
    "shared deal": lambda text, _: deal_of_text(text),
    "request": lambda text, _: engine.answer_line(text.encode()),
}

MATCH: Final = write(played("bela4", "linear", 1))

HOSTILE: Final[dict[str, tuple[str, str, str]]] = {
    "quotes": ('["', '[\\"', ""),
    "openings": ("", '["', ""),
    "tags": ("", '[A ""] ', ""),
    "open tags": ("", '[a "x" ', ""),
    "brackets": ("", "[", ""),
    "far brackets": ("", "[ ", ""),
    "closing brackets": ("[" * 9, "]", ""),
    "comments": ("", "{}", ""),
    "open comments": ("", "{ ", ""),
    "formats": ("", '[Format "1"]\n', ""),
    "short records": ("", '[Format "1"]\n[Game "bela4"]\n', ""),
    "whole records": ("", f"{MATCH}\n", ""),
    "a record with comments": (MATCH, "{x}\n", ""),
    "a record with words": (MATCH, " x", ""),
    "a record with tags": ('[Format "1"]\n[Game "bela4"]\n', '[Note "x"]\n', ""),
    "a record with options": ('[Format "1"]\n[Game "bela4"]\n[Options "', "mus=false,", '"]\n'),
    "checksums": ("", '[Checksum ""]', ""),
    "blanks": ("", " ", "x"),
    "lines": ("", "\n", "x"),
    "backslashes": ('["', "\\\\", ""),
    "digits": ("", "9", ""),
    "letters": ("", "A", ""),
    "hyphens": ("B1", "-", ""),
    "a code of rules": ("B1", "K", ""),
    "a code of a deal": ("D1", "K", ""),
    "lines behind a code": ("D1", " =A:0:1,2", ""),
    "a key of many parts": ("", "a.", "a = 1"),
    "keys": ("", "a.b.c = 1\n", ""),
    "a quoted key of many parts": ("", '"a" . ', "a = 1"),
    "a key of many parts in a table": ("a = {", "a.", "a = 1}"),
    "a table of many parts": ("[", "a.", "a]"),
    "tables": ("", "[a]\n", ""),
    "tables in lists": ("", "[[a]]\n", ""),
    "a string": ('a = "', "\\u0041", '"'),
    "a list": ("a = [", "1,", "]"),
    "nested lists": ('{"format": 1, "sheets": ', "[", ""),
    "nested objects": ("", '{"a":', ""),
    "an object": ('{"ask": "legal", ', '"a": 1, ', '"b": 2}'),
    "messages": ("", 'msgid "a"\nmsgstr "b"\n', ""),
    "a message in pieces": ('msgid "a"\nmsgstr ""\n', '"b"\n', ""),
}
"""By name what stands before, what is repeated, and what stands behind."""


def _seconds(read: Reader, text: str, folder: Path) -> float:
    """The CPU seconds of reading the text once; a refusal counts like any other answer."""
    begun = time.thread_time()
    with suppress(ValueError, RecursionError):
        read(text, folder)
    return time.thread_time() - begun


def text_of(name: str, length: int) -> str:
    """A hostile text of about that length."""
    before, unit, behind = HOSTILE[name]
    return before + unit * max(1, length // len(unit)) + behind


def grows_too_fast(read: Reader, texts: tuple[str, str], folder: Path, attempts: int = ATTEMPTS) -> float:
    """How many times as long the second text takes, if it is too long in all attempts; else nought."""
    least = [float("inf"), float("inf")]
    for attempt in range(attempts):
        time.sleep(PAUSE if attempt >= AT_ONCE else 0)
        for place, text in enumerate(texts):
            least[place] = min(least[place], _seconds(read, text, folder))
        if least[1] < max(QUICK, MOST_TIMES * least[0]):
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
