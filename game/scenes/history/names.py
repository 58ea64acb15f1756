"""What the people of a record are called, and what they look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.scenes.table.people import PORTRAITS, portrait_of

if TYPE_CHECKING:
    from game.records.record import Record
    from game.text.catalogue import Words

TAG: Final = "Portraits"
"""The tag of a record with the portraits by seat."""


def faces_of(record: Record) -> tuple[str, ...]:
    """The portraits by seat; where none is noted the one of that name, or the usual one of the seat."""
    noted = dict(record.tags).get(TAG, "").split()
    return tuple(
        noted[seat] if seat < len(noted) and noted[seat] in PORTRAITS else portrait_of(seated.name, seat)
        for seat, seated in enumerate(record.players)
    )


def spoken(say: Words, name: str) -> str:
    """A name as it stands in a record, in the player's language; without one it is he himself."""
    if not name:
        return say("title.you")
    face = portrait_of(name, 0)
    is_drawn = name.casefold().replace("ž", "z") == face
    return say(f"character.{face}") if is_drawn else name


def names_of(record: Record, say: Words) -> tuple[str, ...]:
    """What everybody is called, by seat."""
    return all_spoken(say, [seated.name for seated in record.players])


def all_spoken(say: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Several names, by seat."""
    return tuple(spoken(say, name) for name in names)
