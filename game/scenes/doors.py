"""The ways into a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.scenes.history.open_doors import OpenDoors

if TYPE_CHECKING:
    from game.records.record import Record
    from game.scenes.preferences import Invitation
    from game.scenes.scene import Scene
    from game.scenes.table_desk import TableDesk
    from game.table.save import Loaded
    from game.text.catalogue import Words


class NextMatch(Protocol):
    """The match that is begun next."""

    pledge: str
    """The beginning of its pledge, as pages show it; empty as long as it is not made."""


class Doors(OpenDoors, Protocol):
    """The ways into a match; the program behind the scenes knows how matches are made and saved."""

    @property
    def has_saved_match(self) -> bool:
        """Whether there is a match to continue."""
        ...

    @property
    def has_open_matches(self) -> bool:
        """Whether other matches are open besides that one."""
        ...

    @property
    def next_match(self) -> NextMatch:
        """Has the pledge of the match that is begun next."""
        ...

    def complaint(self, say: Words) -> str:
        """A sentence about a match that cannot be saved, or not be used as it was saved; or nothing."""
        ...

    def new_match(self, desk: TableDesk, invitation: Invitation | None = None) -> Scene:
        """A table with a fresh match: of that invitation, or as the last one, or as the command line says."""
        ...

    def saved_match(self, desk: TableDesk) -> Scene:
        """A table where the saved match goes on."""
        ...

    def left_match_again(self, desk: TableDesk, record: Record) -> Scene:
        """A table where a match of the history goes on that was left."""
        ...

    def practice(self, desk: TableDesk, record: Record) -> Scene:
        """A table where a practice begins or goes on; the saved match stays as it is."""
        ...

    def keep_practice(self, record: Record) -> None:
        """Keep a practice that no table has."""
        ...

    def open_match(self, desk: TableDesk, name: str, loaded: Loaded) -> Scene:
        """A table where an open match goes on; the saved match stays open."""
        ...
