"""What pages leave behind goes back to the system; the C library would keep it for the next ones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

QUIET: Final = (1.0, 4.0)
"""Seconds after the last change of pages: its first pictures are made by then, and at last all its cards."""

M_ARENA_MAX: Final = -8
"""The number of this wish in glibc's malloc.h."""


def give_back() -> None:
    """Have glibc let go of the memory that nobody uses: 3 ms for 40 MiB, nothing where there is none."""
    if not sys.platform.startswith("linux"):
        return  # Windows and macOS give back by themselves
    import ctypes  # not before the first picture

    with suppress(OSError, AttributeError):  # another C library than glibc
        ctypes.CDLL(None).malloc_trim(0)


def use_one_pool() -> None:
    """Have glibc serve all threads from one pool; with one for each, what a thread leaves nobody else gets.

    The threads that draw mostly wait for one another anyway. It saves some 10 of 119 MiB at a table in use.
    Nothing where there is no glibc.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes  # not before the first picture

    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


class Thrift:
    """Sees which page is on top, and gives back twice after each change."""

    def __init__(self, giving: Callable[[], None] = give_back) -> None:
        """`giving` is called with long pauses between, and may take a few milliseconds."""
        self._giving = giving
        self._top = 0
        self._passed = 0.0
        """Seconds since that page is on top."""

    def look(self, top: object, seconds: float) -> None:
        """So much time has passed, and that page is on top."""
        if id(top) != self._top:  # the page itself is not held, or it could not go
            self._top, self._passed = id(top), 0.0
            return
        before, self._passed = self._passed, self._passed + seconds
        if any(before < moment <= self._passed for moment in QUIET):
            self._giving()
