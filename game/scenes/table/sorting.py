"""How a player holds his own cards: suits in alternating colours, trumps and high cards at the right."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations
from typing import Final

from game.cards.card import Card
from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.rules.strength import HEIGHT

RED: Final = (Suit.DIAMONDS, Suit.HEARTS)
USUAL: Final = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
"""The order from the left while nothing speaks for another one."""


def in_hand_order(cards: Iterable[Card], trumps: Trumps | None) -> tuple[Card, ...]:
    """The cards from left to right; before the call every suit stands in plain order."""
    held = tuple(cards)
    suits = suit_order({card.suit for card in held}, None if trumps is None else trumps.suit)
    height = HEIGHT[trumps or Trumps.NONE]
    return tuple(sorted(held, key=lambda card: (suits.index(card.suit), height[card])))


def suit_order(suits: Iterable[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """The suits from left to right: trumps last, as few neighbours of one colour as possible."""
    held = [suit for suit in USUAL if suit in set(suits)]
    orders = [order for order in permutations(held) if trump not in held or order[-1] is trump]
    return min(orders, key=lambda order: (_clashes(order), [USUAL.index(suit) for suit in order]), default=())


def _clashes(order: tuple[Suit, ...]) -> int:
    return sum((left in RED) == (right in RED) for left, right in pairwise(order))
