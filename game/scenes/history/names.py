"""Names as they stand in the index of matches, where no portrait is noted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.company import FACES, spoken_name

if TYPE_CHECKING:
    from game.text.catalogue import Words


def spoken(say: Words, name: str) -> str:
    """A name in the player's language; without one it is he himself."""
    face = next((face for face, drawn in FACES.items() if drawn == name), "")
    return spoken_name(say, name, face)


def all_spoken(say: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Several names, by seat."""
    return tuple(spoken(say, name) for name in names)
