"""Pictures of the screen that scenes ask for and the loop takes."""

from __future__ import annotations


class Photographs:
    """By default there is no folder for them, and what is asked for is forgotten."""

    def __init__(self) -> None:
        """Nothing has been asked for."""
        self.are_wanted = False
        """Whether there is a folder for pictures."""
        self._names: list[str] = []

    def ask(self, name: str) -> None:
        """Ask for a picture of the next frame, kept under that name if pictures are wanted."""
        self._names.append(name)

    @property
    def are_due(self) -> bool:
        """Whether the next frame will be kept as a picture."""
        return bool(self._names)

    def taken(self) -> list[str]:
        """The names asked for since the last call; the loop takes the pictures."""
        names, self._names = self._names, []
        return names
