"""The four suits, under their French names whatever deck is drawn."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """A suit; the order C D H S is the order in which cards are listed, not a rank."""

    CLUBS = 0
    """Clubs, acorns, žir, makk."""
    DIAMONDS = 1
    """Diamonds, bells, bundeva, tök."""
    HEARTS = 2
    """Hearts in both decks, srce, piros."""
    SPADES = 3
    """Spades, leaves, list, zöld."""

    @property
    def letter(self) -> str:
        """The letter used in records: C, D, H or S."""
        return SUIT_LETTERS[self]


SUIT_LETTERS: Final = "CDHS"
SUITS: Final = tuple(Suit)
