"""How a player holds his cards: usually suits in alternating colours, trumps and high cards at the right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Final

from game.cards.card import Card
from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.rules.strength import HEIGHT
from game.scenes.preferences import HighAt, Preferences, SuitOrder, TrumpsAt

RED: Final = (Suit.DIAMONDS, Suit.HEARTS)
USUAL: Final = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
"""The order from the left while nothing speaks for another one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sorting:
    """How the player likes to hold his cards."""

    suits: SuitOrder = SuitOrder.COLOURS
    trumps: TrumpsAt = TrumpsAt.RIGHT
    high: HighAt = HighAt.RIGHT
    own: tuple[Card, ...] = ()
    """With an order of his own: the cards as he has pulled them; empty: he has pulled none yet."""


def sorting_of(likes: Preferences, own: tuple[Card, ...] = ()) -> Sorting:
    """What the player wishes, with the order that he has made."""
    made = own if likes.suit_order is SuitOrder.OWN else ()
    return Sorting(suits=likes.suit_order, trumps=likes.trumps_at, high=likes.high_at, own=made)


def in_hand_order(
    cards: Iterable[Card], trumps: Trumps | None, sorting: Sorting | None = None
) -> tuple[Card, ...]:
    """The cards from left to right; before the call every suit stands in plain order."""
    held, sorting = tuple(cards), sorting or Sorting()
    if sorting.suits is SuitOrder.DEALT:
        return held
    suits = suit_order({card.suit for card in held}, None if trumps is None else trumps.suit, sorting)
    height = HEIGHT[trumps or Trumps.NONE]
    up = 1 if sorting.high is HighAt.RIGHT else -1
    order = sorted(held, key=lambda card: (suits.index(card.suit), up * height[card]))
    kept = [card for card in sorting.own if card in held]
    return (*kept, *(card for card in order if card not in kept))


def suit_order(suits: Iterable[Suit], trump: Suit | None, sorting: Sorting | None = None) -> tuple[Suit, ...]:
    """The suits from left to right: trumps at their end, as few neighbours of one colour as possible."""
    sorting = sorting or Sorting()
    held = [suit for suit in USUAL if suit in set(suits)]
    end = {TrumpsAt.RIGHT: -1, TrumpsAt.LEFT: 0}.get(sorting.trumps)
    orders = list(permutations(held))
    if trump in held and end is not None:
        orders = [order for order in orders if order[end] is trump]
    is_fixed = sorting.suits is SuitOrder.FIXED
    return min(
        orders,
        key=lambda order: (0 if is_fixed else _clashes(order), [USUAL.index(suit) for suit in order]),
        default=(),
    )


def _clashes(order: tuple[Suit, ...]) -> int:
    return sum((left in RED) == (right in RED) for left, right in pairwise(order))
