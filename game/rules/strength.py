"""Which card is higher, and what it counts (rule book, section 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.rules.options.score import EVEN_SCALE

if TYPE_CHECKING:
    from game.cards.card import Card

TRUMP_ORDER: Final = "78QKTA9J"
PLAIN_ORDER: Final = "789JQKTA"
TRUMP_POINTS: Final = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
PLAIN_KING: Final = 4
EVEN_TRUMP_POINTS: Final = {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2, "8": 0, "7": 0}
"""At all trumps where the whole deck counts 152 (FFB coinche 11.3)."""
EVEN_PLAIN_POINTS: Final = {"A": 19, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
"""The same at no trumps (FFB coinche 11.2; its copy prints 0 for the jack, with which nothing adds up)."""

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
    """What the card counts; `king` as `ScoreRules.scale` has it.

    It is 10 only under the misprint of one rule sheet (option kingValue), and EVEN_SCALE for cards that count
    otherwise at all trumps or no trumps (option cardScale).
    """
    if king == EVEN_SCALE:
        return (EVEN_TRUMP_POINTS if trumps is Trumps.ALL else EVEN_PLAIN_POINTS)[card.rank.letter]
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
