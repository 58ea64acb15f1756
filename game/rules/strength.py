"""Which card is higher, and what it counts (rule book, section 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.cards.rank import Rank
from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.cards.card import Card

TRUMP_ORDER: Final = "78QKTA9J"
PLAIN_ORDER: Final = "789JQKTA"
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
PLAIN_KING: Final = 4

POINTS: Final = {
    trumps: tuple(
        (TRUMP_POINTS if trumps.is_trump(card.suit) else PLAIN_POINTS)[card.rank.letter] for card in DECK
    )
    for trumps in Trumps
}
"""Card points by trumps and card number."""

HEIGHT: Final = {
    trumps: tuple(
        (TRUMP_ORDER if trumps.is_trump(card.suit) else PLAIN_ORDER).index(card.rank.letter) for card in DECK
    )
    for trumps in Trumps
}
"""Place of each card within its own suit, 0 the lowest, 7 the highest, by trumps and card number."""


def points_of(card: Card, trumps: Trumps, king: int = PLAIN_KING) -> int:
    """What the card counts; `king` is 10 only under the misprint of one rule sheet (option kingValue)."""
    if card.rank is Rank.KING:
        return king
    return POINTS[trumps][card]


def beats(challenger: Card, holder: Card, trumps: Trumps) -> bool:
    """Whether `challenger`, played later in a trick, beats `holder`, which was the best card so far.

    At all trumps a card of another suit never wins (rule book, section 1).
    """
    if challenger.suit is holder.suit:
        height = HEIGHT[trumps]
        return height[challenger] > height[holder]
    return challenger.suit is trumps.suit
