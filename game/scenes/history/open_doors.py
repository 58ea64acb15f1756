"""What the page of open matches asks of the program; every answer comes from a thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from concurrent.futures import Future

    from game.table.open_matches import OpenList
    from game.table.save import Loaded


class OpenDoors(Protocol):
    """The open matches: list them, read one, put one away."""

    def open_list(self) -> Future[OpenList]:
        """The open matches, the saved one first."""
        ...

    def load_open(self, name: str) -> Future[Loaded]:
        """The record of an open match, by the name of its line."""
        ...

    def put_away(self, name: str) -> Future[bool]:
        """Put an open match into the history; False if it stays open."""
        ...
