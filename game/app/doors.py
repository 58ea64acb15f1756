"""How a match is begun and continued: the session comes from the table room, its picture from the scenes."""

from __future__ import annotations

from pathlib import Path

from game.app.launch import Launch
from game.scenes.desk import Desk
from game.scenes.scene import Scene


class MatchDoors:
    """Makes the table scenes."""

    def __init__(self, launch: Launch, data: Path) -> None:
        """Matches follow the command line; they are saved in the data folder."""
        self._launch = launch
        self._data = data

    @property
    def has_saved_match(self) -> bool:
        """Whether there is a match to continue."""
        return False

    def new_match(self, desk: Desk) -> Scene:
        """A table with a fresh match."""
        raise NotImplementedError

    def saved_match(self, desk: Desk) -> Scene:
        """A table where the saved match goes on."""
        raise NotImplementedError

    def asked_for(self, desk: Desk) -> Scene | None:
        """The table, if the command line wants it at once, without the title."""
        return None

    def record(self) -> str:
        """The match in progress as text, for a crash report."""
        return ""
