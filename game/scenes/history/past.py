"""What the pages of the history work with: all matches, and a folder for what the player wants to keep."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.table.history.history import History


class Past(Protocol):
    """Called, it answers the one history there is."""

    @property
    def pictures(self) -> Path | None:
        """Where score sheets are usually put; None: nowhere."""
        ...

    @property
    def stand_in(self) -> Path | None:
        """Where they are put if no other folder takes them."""
        ...

    def __call__(self) -> History:
        """The history; it is opened when it is first asked for."""
        ...


class BarePast:
    """A past that nobody keeps."""

    pictures = None
    stand_in = None

    def __init__(self) -> None:
        """Begin with nothing."""
        self._history: History | None = None

    def __call__(self) -> History:
        """An empty history."""
        if self._history is None:
            from game.table.history.history import History

            self._history = History(None)
        return self._history
