"""A shuffle that anybody can repeat from its seed, every order equally likely."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from itertools import chain, count
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

T = TypeVar("T")

BYTE_VALUES = 256


def byte_stream(seed: bytes) -> Iterator[int]:
    """An endless stream of bytes: SHA-256 of the seed followed by an eight-byte counter."""
    return chain.from_iterable(map(partial(_block, seed), count()))


def _block(seed: bytes, number: int) -> bytes:
    return sha256(seed + number.to_bytes(8, "big")).digest()


def pick(numbers: Iterator[int], choices: int) -> int:
    """A number below `choices` (1 to 256), by rejection, so that none is likelier than another."""
    fair = BYTE_VALUES - BYTE_VALUES % choices
    return next(number for number in numbers if number < fair) % choices


def shuffled(items: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """The items in the order that the seed gives (Fisher-Yates, last place first); at most 256 items.

    Not `random.shuffle`: its order is promised by no version of Python, this one by SHA-256.
    """
    rest, numbers = list(items), byte_stream(seed)
    for last in range(len(rest) - 1, 0, -1):
        other = pick(numbers, last + 1)
        rest[last], rest[other] = rest[other], rest[last]
    return tuple(rest)
