"""What pages leave behind goes back to the system; the C library would keep it for the next ones."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

QUIET: Final = 1.0
"""Seconds after the last change of pages in which their pictures are made and their motions end."""


def give_back() -> None:
    """Have glibc let go of the memory that nobody uses: 3 ms for 40 MiB, nothing where there is none."""
    if not sys.platform.startswith("linux"):
        return  # Windows and macOS give back by themselves
    import ctypes  # not before the first picture

    with suppress(OSError, AttributeError):  # another C library than glibc
        ctypes.CDLL(None).malloc_trim(0)


class Thrift:
    """Sees which page is on top, and gives back once after each change."""

    def __init__(self, giving: Callable[[], None] = give_back) -> None:
        """`giving` is called with long pauses between, and may take a few milliseconds."""
        self._giving = giving
        self._top = 0
        self._left = 0.0
        """Seconds until memory is given back; nothing is left of them when it was."""

    def look(self, top: object, seconds: float) -> None:
        """So much time has passed, and that page is on top."""
        if id(top) != self._top:  # the page itself is not held, or it could not go
            self._top, self._left = id(top), QUIET
        elif self._left > 0.0:
            self._left -= seconds
            if self._left <= 0.0:
                self._giving()
