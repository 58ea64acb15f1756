"""What the light player looks up: the order of the cards, their points, and the chances of drawing none."""

from __future__ import annotations

from functools import cache
from math import comb

TRUMP_RANKS = (0, 1, 5, 6, 3, 7, 2, 4)
"""By strength of a trump 7 8 Q K T A 9 J: its rank; below the same of a plain card 7 8 9 J Q K T A."""
PLAIN_RANKS = (0, 1, 2, 4, 5, 6, 3, 7)
TRUMP_WORTH = (0, 0, 3, 4, 10, 11, 14, 20)
PLAIN_WORTH = (0, 0, 0, 2, 3, 4, 10, 11)

EVEN_TRUMP_WORTH = (0, 0, 2, 3, 5, 6, 9, 13)
EVEN_PLAIN_WORTH = (0, 0, 0, 2, 3, 4, 10, 19)
"""The same at all trumps and at no trumps where the whole deck counts 152."""
KING = 6


def worths_by_strength(is_high: int, king: int) -> tuple[int, ...]:
    """What the cards of a suit count, from the lowest; `is_high` as trumps, `king` as `ScoreRules.scale`."""
    if not king:
        return EVEN_TRUMP_WORTH if is_high else EVEN_PLAIN_WORTH
    ranks, worths = (TRUMP_RANKS, TRUMP_WORTH) if is_high else (PLAIN_RANKS, PLAIN_WORTH)
    return tuple([king if rank == KING else worth for rank, worth in zip(ranks, worths, strict=True)])


@cache
def chances_of_none(cards: int, hands: int) -> tuple[int, ...]:
    """By cards that may be held, cards held, and how many are asked for: the chance (0 to 1024) of none.

    Each of the three is below what is given for it.
    """
    found = []
    for out in range(cards):
        for held in range(hands):
            taken = min(held, out)
            whole = comb(out, taken)
            found += [1024 * comb(max(0, out - asked), taken) // whole for asked in range(cards)]
    return tuple(found)
