"""The eight ranks, in the natural order in which sequences run."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """A rank; a larger one stands higher in a sequence, which says nothing about tricks."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    """Jack, Unter, dečko, вале."""
    QUEEN = 5
    """Queen, Ober, baba, дама."""
    KING = 6
    ACE = 7
    """Ace, Daus, the season cards of the Hungarian deck."""

    @property
    def letter(self) -> str:
        """The letter used in records: 7 8 9 T J Q K A."""
        return RANK_LETTERS[self]


RANK_LETTERS: Final = "789TJQKA"
RANKS: Final = tuple(Rank)
