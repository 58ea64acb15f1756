"""Where the sheets of matches with real cards lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.table.real_match import RealMatch


class Sheets(Protocol):
    """All of them; the one that was written on last comes first."""

    @property
    def matches(self) -> tuple[RealMatch, ...]:
        """All of them."""
        ...

    @property
    def complaint(self) -> str:
        """What is wrong with them: a key of the catalogue, or nothing."""
        ...

    def put(self, matches: tuple[RealMatch, ...]) -> None:
        """Keep these from now on; the disk is not waited for."""
        ...

    def close(self) -> None:
        """Wait until they are on the disk."""
        ...


class BareSheets:
    """Sheets that are gone when the program ends."""

    complaint = ""

    def __init__(self) -> None:
        """Begin with none."""
        self.matches: tuple[RealMatch, ...] = ()

    def put(self, matches: tuple[RealMatch, ...]) -> None:
        """Keep these until the end."""
        self.matches = matches

    def close(self) -> None:
        """There is nothing to wait for."""
