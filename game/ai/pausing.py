"""Wherever plain Python thinks for long, it asks often whether it should wait; nothing is decided by that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


def _go_on() -> None:
    """Nobody asks for a pause."""


class Courtesy:
    """What thinking does when it may have to wait."""

    def __init__(self) -> None:
        """Never wait."""
        self.wait: Callable[[], None] = _go_on


COURTESY: Final = Courtesy()
"""Whoever thinks beside a window sets it, to wait while a picture is drawn."""


def give_way() -> None:
    """Wait if somebody else should go first."""
    COURTESY.wait()
