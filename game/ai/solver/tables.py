"""Lookup tables of the solver: values, strengths and owners of whole sets of cards of a suit."""

from __future__ import annotations

from array import array
from functools import cache

from game.cards.card import card_of
from game.cards.rank import RANK_LETTERS, RANKS
from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.rules.strength import PLAIN_ORDER, TRUMP_ORDER, points_of

SUITS = NO_TRUMPS = 4
ALL_TRUMPS = 5
EIGHT = 8

PLAIN_RANKS = tuple([RANK_LETTERS.index(letter) for letter in PLAIN_ORDER])
"""The ranks (0 the seven, 7 the ace) of a plain suit from the lowest to the highest."""
TRUMP_RANKS = tuple([RANK_LETTERS.index(letter) for letter in TRUMP_ORDER])
"""The ranks of a trump suit in the same way."""


ONES = tuple([number.bit_count() for number in range(256)])
"""By set of cards of a suit: how many they are."""
TOP = tuple([number.bit_length() - 1 for number in range(256)])
"""By set of cards of a suit: the highest; -1 where there is none."""


@cache
def worths(is_high: int, king: int) -> tuple[int, ...]:
    """Return what the cards of a suit count, from the lowest to the highest; `is_high`: as trumps.

    `king` is `ScoreRules.scale`.
    """
    ranks, trumps = (TRUMP_RANKS, Trumps.ALL) if is_high else (PLAIN_RANKS, Trumps.NONE)
    return tuple([points_of(card_of(Suit.CLUBS, RANKS[rank]), trumps, king) for rank in ranks])


@cache
def all_inward(trumps: int) -> array[int]:
    """Return, by public suit and its eight bits, the cards in the solver's numbering, trumps as suit 0."""
    found = array("I", [0] * (256 * SUITS))
    for suit in range(SUITS):
        place = suit if trumps >= SUITS else 0 if suit == trumps else suit + (suit < trumps)
        order = TRUMP_RANKS if trumps in (suit, ALL_TRUMPS) else PLAIN_RANKS
        for cards in range(256):
            inner = sum(1 << height for height, rank in enumerate(order) if cards >> rank & 1)
            found[256 * suit + cards] = inner << EIGHT * place
    return found


@cache
def lost_worth(is_high: int, king: int) -> array[int]:
    """Return, by two sets of equally many cards of a suit (now times 256, plus then), what then counted more.

    The places are compared from the top; a place that counts more now adds nothing.
    """
    worth = worths(is_high, king)
    found = array("B", bytes(1 << 16))
    for now in range(1, 256):
        top = now.bit_length() - 1
        below = (now ^ 1 << top) << EIGHT
        for then in range(1, 256):
            if now.bit_count() == then.bit_count():
                other = then.bit_length() - 1
                more = max(0, worth[other] - worth[top])
                found[now << EIGHT | then] = more + found[below | then ^ 1 << other]
    return found


@cache
def packed_owners() -> array[int]:
    """Return, by cards times 256 plus chosen ones, those packed below a bit that marks the number."""
    found = array("H", bytes(2 << 16))
    for cards in range(256):
        places = [place for place in range(EIGHT) if cards >> place & 1]
        for chosen in range(256):
            pushed = sum(1 << number for number, place in enumerate(places) if chosen >> place & 1)
            found[cards << EIGHT | chosen] = 1 << len(places) | pushed
    return found
