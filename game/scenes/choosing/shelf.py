"""Where house rules lie that the player has given a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.variants.presets import Preset


class Shelf(Protocol):
    """All of them, in the order in which they were made."""

    @property
    def presets(self) -> tuple[Preset, ...]:
        """All of them, in the order in which they were made."""
        ...

    @property
    def complaint(self) -> str:
        """What is wrong with the shelf: a key of the catalogue, or nothing."""
        ...

    def put(self, presets: tuple[Preset, ...]) -> None:
        """Keep these from now on."""
        ...


class BareShelf:
    """A shelf that forgets everything when the program ends."""

    complaint = ""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.presets: tuple[Preset, ...] = ()

    def put(self, presets: tuple[Preset, ...]) -> None:
        """Keep these until the end."""
        self.presets = presets
