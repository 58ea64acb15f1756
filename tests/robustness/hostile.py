"""Texts built to be hostile, a megabyte of each for every reader: `python -m tests.robustness.hostile`.

A line of JSON tells for each reader which text takes it longest, and the CPU seconds; 1 if one takes longer
than `MOST`. With names as arguments only those readers are tried. How time grows with the length is asked
by `test_linear.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stderr, suppress
from io import StringIO
from pathlib import Path
from typing import Final

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
from tests.scratch import scratch
from tests.table.history.past import played

LENGTH: Final = 1_000_000
MOST: Final = 5.0
"""CPU seconds that a reader may take for a megabyte."""

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


def seconds(read: Reader, text: str, folder: Path) -> float:
    """The CPU seconds of reading the text once; a refusal counts like any other answer."""
    begun = time.thread_time()
    with suppress(ValueError, RecursionError):
        read(text, folder)
    return time.thread_time() - begun


def text_of(name: str, length: int) -> str:
    """A hostile text of about that length."""
    before, unit, behind = HOSTILE[name]
    return before + unit * max(1, length // len(unit)) + behind


def main(names: list[str]) -> int:
    """Try these readers, or all; 1 if one takes too long."""
    result = 0
    with scratch("hostile") as folder:
        for reader in names or list(READERS):
            with redirect_stderr(StringIO()):  # complaints about files that cannot be used
                times = {name: seconds(READERS[reader], text_of(name, LENGTH), folder) for name in HOSTILE}
            slowest = max(times, key=times.__getitem__)
            line = {
                "reader": reader,
                "texts": len(times),
                "slowest": slowest,
                "cpu_s": round(times[slowest], 2),
            }
            sys.stdout.write(f"{json.dumps(line)}\n")
            sys.stdout.flush()
            result |= times[slowest] > MOST
    return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("readers", nargs="*", metavar="reader", help=", ".join(READERS))
    names = parser.parse_args().readers
    if unknown := sorted(set(names) - set(READERS)):
        parser.error(f"there is no reader {unknown[0]!r}; there is {', '.join(READERS)}")
    sys.exit(main(names))
