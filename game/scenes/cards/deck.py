"""Which deck is drawn."""

from __future__ import annotations

from enum import StrEnum

from game.scenes.preferences import DeckFace
from game.variants.families import family_of


class Deck(StrEnum):
    """A complete set of 32 faces; the value is its folder."""

    HUNGARIAN = "hungarian"
    """Acorns, bells, hearts and leaves, with Tell's people; the deck of Bela."""
    FRENCH = "french"


def deck_for(face: DeckFace, game: str) -> Deck:
    """The deck a player wants to see: with AUTO the usual one of that game."""
    if face is DeckFace.AUTO:
        return Deck(family_of(game).deck)
    return Deck(face.value)
