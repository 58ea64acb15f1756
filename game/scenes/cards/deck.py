"""Which deck is drawn."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from game.scenes.preferences import DeckFace


class Deck(StrEnum):
    """A complete set of 32 faces; the value is its folder."""

    HUNGARIAN = "hungarian"
    """Acorns, bells, hearts and leaves, with Tell's people; the deck of Bela."""
    FRENCH = "french"


_HUNGARIAN_GAMES: Final = ("bela",)


def deck_for(face: DeckFace, game: str) -> Deck:
    """The deck a player wants to see: with AUTO the usual one of that game."""
    if face is DeckFace.AUTO:
        return Deck.HUNGARIAN if game.startswith(_HUNGARIAN_GAMES) else Deck.FRENCH
    return Deck(face.value)
