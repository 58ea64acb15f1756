"""A record is replayed: silence if it is sound and its seals hold, or the place and the reason."""

from __future__ import annotations

from pathlib import Path

from game.app.complaint import complain
from game.records.errors import RecordError
from game.records.parse import parse_all
from game.table.files import read_bounded

UNSOUND = 1
WRONG = 2
MOST = 1_000_000_000
"""Bytes of the largest file that is checked: records of some 100,000 deals."""


def verify(name: str) -> int:
    """Check the records of a file; 0, 1 for an unsound one, 2 if there is nothing to read."""
    try:
        raw = read_bounded(Path(name), MOST)
    except OSError as error:
        complain(f"{name} cannot be read ({error.strerror}).")
        return WRONG
    try:
        text = raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        complain(f"{name}:{line}:{column}: this is no UTF-8")
        return UNSOUND
    try:
        parse_all(text)
    except RecordError as error:
        complain(f"{name}:{error.line}:{error.column}: {error.sentence}")
        return UNSOUND
    return 0
