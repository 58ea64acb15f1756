"""What chance promises a hand that gets k of n cards: the exact mean and variance of whatever is counted.

A thing that is counted stands in groups of cards that share none with each other, such as the four suits for
runs, and the number of things in a hand is the sum over the groups. How many cards of a group come is then
hypergeometric, and which of them is even; no dealing has to be tried out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.cards.card import Card

Mask = int
"""A set of cards: bit n for the card n of the deck."""

PACK: Final[Mask] = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Group:
    """Some cards and what a hand counts that holds certain ones of them."""

    cards: Mask
    count: Callable[[Mask], int]
    """Of the cards of the group that are held: how many things they are; nothing for none."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What chance promises."""

    mean: float = 0.0
    variance: float = 0.0


def mask_of(cards: Iterable[Card]) -> Mask:
    """The cards as a set."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def counted(groups: tuple[Group, ...], hand: Mask) -> int:
    """How many things a hand holds."""
    return sum(group.count(hand & group.cards) for group in groups)


@lru_cache(maxsize=1 << 14)
def outlook(groups: tuple[Group, ...], hand: Mask, stock: Mask, size: int) -> Outlook:
    """What a hand gains by `size` cards of the stock, each set of them as likely as every other."""
    total = stock.bit_count()
    ways = comb(total, size)
    if not ways:
        return Outlook()
    gains = [_gains_of(group, hand & group.cards, stock & group.cards) for group in groups]
    gains = [gain for gain in gains if any(gain[1])]
    rooms = [len(sums) - 1 for sums, _ in gains]
    mean = square = 0.0
    for place, (sums, squares) in enumerate(gains):
        for taken, (once, twice) in enumerate(zip(sums, squares, strict=True)):
            share = _ways(total - rooms[place], size - taken) / ways
            mean += once * share
            square += twice * share
        for other in range(place):
            left = total - rooms[place] - rooms[other]
            square += 2 * _together(sums, gains[other][0], left, size) / ways
    return Outlook(mean, max(0.0, square - mean * mean))


def _together(sums: tuple[int, ...], others: tuple[int, ...], left: int, size: int) -> float:
    """The product of what two groups gain, summed over all ways to get the cards."""
    return sum(
        one * other * _ways(left, size - taken - more)
        for taken, one in enumerate(sums)
        for more, other in enumerate(others)
    )


def _ways(cards: int, size: int) -> int:
    return comb(cards, size) if 0 <= size <= cards else 0


@lru_cache(maxsize=1 << 14)
def _gains_of(group: Group, held: Mask, free: Mask) -> tuple[tuple[int, ...], tuple[int, ...]]:
    before, room = group.count(held), free.bit_count()
    sums, squares = [0] * (room + 1), [0] * (room + 1)
    some = free
    while True:
        gain = group.count(held | some) - before
        sums[some.bit_count()] += gain
        squares[some.bit_count()] += gain * gain
        if not some:
            return tuple(sums), tuple(squares)
        some = (some - 1) & free
