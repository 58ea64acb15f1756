"""When a match was begun and ended stands in its record; both together with its seed are its name."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from game.records.lexing import quoted

if TYPE_CHECKING:
    from game.records.record import Record

BEGUN: Final = "Begun"
ENDED: Final = "Ended"
"""Tags of a record: local time, `2026-11-22 01:34:12`."""

PRIVATE: Final = "Private"
"""The tag of what only the saved match keeps, such as what stands on people's phones."""

PRACTICE: Final = "Practice"
"""The tag of a match that is practice: neither figures nor lists count it."""

LINE: Final = "Line"
THEN: Final = "Then"
FRIENDS: Final = "Friends"
"""Tags of practice: see `once_more.py`."""

PORTRAITS: Final = "Portraits"
"""The tag with the portraits by seat."""

ENDING: Final = ".belot"
"""By it a desktop knows a record, and opens it with this program."""

OLDER_ENDING: Final = ".txt"
"""That of records filed before version 1.0."""


def now() -> str:
    """The local time, to the second."""
    return datetime.now().astimezone().strftime("%Y-%m-%d %H:%M:%S")


def tag_of(record: Record, name: str) -> str:
    """The text of a tag, or nothing."""
    return dict(record.tags).get(name, "")


def begun(record: Record, when: str) -> Record:
    """The record with the time of its beginning; one that has it already keeps it."""
    if tag_of(record, BEGUN):
        return record
    return replace(record, tags=(*record.tags, (BEGUN, when)))


def afresh(record: Record) -> Record:
    """The same people and rules before a new match: nothing played, no times, no practice."""
    gone = (BEGUN, ENDED, PRIVATE, PRACTICE, LINE, THEN, FRIENDS)
    tags = tuple(tag for tag in record.tags if tag[0] not in gone)
    return replace(record, seed=None, actions=(), take_backs=0, tags=tags)


def reopened(record: Record) -> Record:
    """A match that was left goes on: it has not ended yet."""
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != ENDED))


def public(record: Record) -> Record:
    """The record as anybody may have it."""
    return replace(record, tags=tuple(tag for tag in record.tags if tag[0] != PRIVATE))


def private(text: str, note: str) -> str:
    """The text of a public record, not sealed, with a private note at the end of its head."""
    head, gap, rest = text.partition("\n\n")
    return f"{head}\n[{PRIVATE} {quoted(note)}]{gap}{rest}" if note else text


def ended(text: str, when: str) -> str:
    """The text of a record, not sealed, with the time of its end below that of its beginning."""
    head = text.partition("\n\n")[0]
    if f"\n[{ENDED} " in head:
        return text
    found = re.search(rf"^\[{BEGUN} .*\]$", head, re.MULTILINE)
    if found is None:
        return text
    return f"{text[: found.end()]}\n[{ENDED} {quoted(when)}]{text[found.end() :]}"


def file_name(record: Record) -> str:
    """The name of the record's file: the same for one match however far it has come."""
    digits = re.sub(r"[^0-9]", "", tag_of(record, BEGUN))[:14].ljust(14, "0")
    mark = sha256(f"{tag_of(record, BEGUN)}|{record.seed}".encode()).hexdigest()[:6]
    return f"{digits[:8]}-{digits[8:]}-{record.game}-{mark}{ENDING}"
