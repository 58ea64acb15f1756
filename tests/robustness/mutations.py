"""Bytes are changed as hasty hands, bad disks and bad intentions change them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

ODD: Final = (
    *(b"", b"\x00", b"\xff", b"\xef\xbb\xbf", b"\r\n", b"\t", b'"', b"\\", b"{", b"}", b"[", b"]", b"%s"),
    *(b"-1", b"0", b"1e999", b"NaN", b"9" * 30, b"9" * 5000, b"1_0", b"true", b"null", b"none"),
    *("٣".encode(), "²".encode(), "İ".encode(), "ß".encode(), "🂡".encode(), b"\xed\xa0\x80"),
    *(b"../../x", b"/etc/passwd", b"[" * 3000, b"1979-05-27", b"inf", b"-nan"),
)
WORD: Final = re.compile(rb"[A-Za-z0-9_.+-]+|[^\sA-Za-z0-9]")
MOST: Final = 40_000
"""Bytes; longer ones are cut."""


def mutated(content: bytes, others: list[bytes], lot: random.Random) -> bytes:
    """The same with one to a few things changed; `others` are what pieces are taken from."""
    for _ in range(lot.choice((1, 1, 1, 2, 2, 3, 6))):
        content = lot.choice(WAYS)(content, lot.choice(others), lot)
    return content[:MOST]


def _bit(content: bytes, _: bytes, lot: random.Random) -> bytes:
    if not content:
        return b"\x01"
    place = lot.randrange(len(content))
    return content[:place] + bytes([content[place] ^ (1 << lot.randrange(8))]) + content[place + 1 :]


def _cut(content: bytes, _: bytes, lot: random.Random) -> bytes:
    return content[: lot.randrange(len(content) + 1)]


def _gap(content: bytes, _: bytes, lot: random.Random) -> bytes:
    start = lot.randrange(len(content) + 1)
    return content[:start] + content[start + lot.choice((1, 1, 2, 5, 20, 512)) :]


def _odd(content: bytes, _: bytes, lot: random.Random) -> bytes:
    start = lot.randrange(len(content) + 1)
    return content[:start] + lot.choice(ODD) + content[start + lot.choice((0, 0, 1, 4)) :]


def _word(content: bytes, other: bytes, lot: random.Random) -> bytes:
    """A word gives way to another one, from here or elsewhere, or to something odd."""
    words, elsewhere = list(WORD.finditer(content)), WORD.findall(lot.choice((content, other)))
    if not words or not elsewhere:
        return content
    place = lot.choice(words)
    new = lot.choice(ODD) if lot.random() < 0.25 else lot.choice(elsewhere)
    return content[: place.start()] + new + content[place.end() :]


def _number(content: bytes, _: bytes, lot: random.Random) -> bytes:
    found = list(re.finditer(rb"\d+", content))
    if not found:
        return content
    place = lot.choice(found)
    value = int(place[0][:18]) + lot.choice((-1, 1, 1, 10, 100, -100, 2**31, 2**63))
    return content[: place.start()] + str(value).encode() + content[place.end() :]


def _lines(content: bytes, other: bytes, lot: random.Random) -> bytes:
    """A line is left out, said twice, moved, or comes from elsewhere."""
    lines = content.split(b"\n")
    line, place = lot.choice(lines), lot.randrange(len(lines) + 1)
    match lot.randrange(4):
        case 0:
            lines.remove(line)
        case 1:
            lines.insert(place, line)
        case 2:
            lines.remove(line)
            lines.insert(place, line)
        case _:
            lines.insert(place, lot.choice(other.split(b"\n")))
    return b"\n".join(lines)


def _splice(content: bytes, other: bytes, lot: random.Random) -> bytes:
    return content[: lot.randrange(len(content) + 1)] + other[lot.randrange(len(other) + 1) :]


WAYS: Final[tuple[Callable[[bytes, bytes, random.Random], bytes], ...]] = (
    *(_bit, _cut, _gap, _odd, _word, _word, _word, _number, _number, _lines, _lines, _splice),
)
