"""The history of matches, imported and opened when it is first asked for: the first picture need not wait."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.paths import SHEETS

if TYPE_CHECKING:
    from game.table.history.history import History


class Past:
    """Called, it answers the one history of this program."""

    def __init__(self, data: Path, pictures: Path) -> None:
        """Keep it in the player's folder, and put score sheets into the other one."""
        self.pictures = pictures
        self.stand_in = data / SHEETS
        self._data = data
        self._lock = threading.Lock()
        self._history: History | None = None

    def __call__(self) -> History:
        """The history; any thread may ask."""
        with self._lock:
            if self._history is None:
                from game.table.history.history import History

                self._history = History(self._data)
            return self._history

    def close(self) -> None:
        """Let go of the database, if it was ever opened."""
        with self._lock:
            if self._history is not None:
                self._history.close()
