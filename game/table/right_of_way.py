"""Thinking waits while a picture is drawn: two threads that want Python's one lock hold each other up.

Compiled searches go on, they need no lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, get_ident
from typing import Final

LONGEST: Final = 0.02
"""Seconds that anybody waits at most: a window that is held up itself must not stop the thinking."""


class RightOfWay:
    """Who draws, and whether others may go on meanwhile."""

    def __init__(self) -> None:
        """Nobody draws."""
        self._drawer = 0
        self._is_free = Event()
        self._is_free.set()

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """In here this thread goes first."""
        self._drawer = get_ident()
        self._is_free.clear()
        try:
            yield
        finally:
            self._is_free.set()

    def wait(self) -> None:
        """Wait until nobody else draws."""
        if not self._is_free.is_set() and self._drawer != get_ident():
            self._is_free.wait(LONGEST)


RIGHT_OF_WAY: Final = RightOfWay()
"""There is one window."""
