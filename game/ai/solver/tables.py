"""What the solver looks up instead of counting: worths, distances and owners of whole sets of cards."""

from __future__ import annotations

from array import array
from functools import cache

SUITS = NO_TRUMPS = 4
ALL_TRUMPS = 5
EIGHT = 8

KING_AT = 6
PLAIN_RANKS = (0, 1, 2, 4, 5, 6, 3, 7)
"""The ranks (0 the seven, 7 the ace) of a plain suit from the lowest: 7 8 9 J Q K T A."""
TRUMP_RANKS = (0, 1, 5, 6, 3, 7, 2, 4)
"""As trumps: 7 8 Q K T A 9 J."""
PLAIN_WORTH = (0, 0, 0, 10, 2, 3, 4, 11)
"""What each rank counts."""
TRUMP_WORTH = (0, 0, 14, 10, 20, 3, 4, 11)
EVEN_PLAIN_WORTH = (0, 0, 0, 10, 2, 3, 4, 19)
EVEN_TRUMP_WORTH = (0, 0, 9, 5, 13, 2, 3, 6)
"""The same at no trumps and at all trumps where the whole deck counts 152."""


def worths(is_high: int, king: int) -> tuple[int, ...]:
    """What the cards of a suit count, from the lowest to the highest; `is_high` as trumps.

    `king` is what a king counts, 0 where the whole deck counts 152 at all trumps and at no trumps.
    """
    if not king:
        order, worth = (TRUMP_RANKS, EVEN_TRUMP_WORTH) if is_high else (PLAIN_RANKS, EVEN_PLAIN_WORTH)
        return tuple([worth[rank] for rank in order])
    order, worth = (TRUMP_RANKS, TRUMP_WORTH) if is_high else (PLAIN_RANKS, PLAIN_WORTH)
    return tuple([king if rank == KING_AT else worth[rank] for rank in order])


@cache
def all_inward(trumps: int) -> array[int]:
    """By public suit and its eight bits: the same cards in the solver's numbering, trumps as suit 0."""
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
    """By two sets of equally many cards of a suit (now times 256, plus then): what then counted more.

    Place by place from the top; a place that counts more now adds nothing.
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
    """By cards times 256 plus the chosen ones: those pushed together, below a mark of how many there are."""
    found = array("H", bytes(2 << 16))
    for cards in range(256):
        places = [place for place in range(EIGHT) if cards >> place & 1]
        for chosen in range(256):
            pushed = sum(1 << number for number, place in enumerate(places) if chosen >> place & 1)
            found[cards << EIGHT | chosen] = 1 << len(places) | pushed
    return found
