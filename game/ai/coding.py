"""From the values of the rules to numbers, and back; from lines of weights to numbers.

A set of cards is a mask: the bits of its cards' numbers 0 to 31 (eight to a suit, 7 to A).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from operator import or_
from typing import Final

from game.ai.end_code import ROW
from game.cards.card import DECK, Card
from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.rules.options.play import PlayRules, Ruff, UnderPartner, Undertrump
from game.rules.seats import Seat, seats_of, sides
from game.rules.strength import HEIGHT, beats
from game.rules.trick import Trick
from game.rules.view import View

WHOLE_DECK: Final = 0xFFFFFFFF
WHOLE_SUIT: Final = 0xFF
"""The first suit; shifted left by eight for each further one."""
ROYAL: Final = 1 << Rank.KING | 1 << Rank.QUEEN
"""King and queen of the first suit, shifted in the same way."""

TRUMP_CODES: Final = {trumps: code for code, trumps in enumerate(Trumps)}
"""0 to 3 for C D H S, 4 for no trumps, 5 for all trumps."""

RAISE_PLAIN, OVERTRUMP, UNDERTRUMP, SPARE_UNDER_PARTNER = 1, 2, 4, 8
"""Duties, a bit each: to beat plain cards, to overtrump, to undertrump, and not to undertrump the partner."""
RUFF_SHIFT: Final = 4
"""From this bit the place of `PlayRules.ruff` among the members of its enum, which are the next four."""
ALWAYS, UNLESS_PARTNER, OPTIONAL, NEVER = range(4)


def mask_of(cards: Iterable[Card]) -> int:
    """The cards as a set of bits."""
    return union(1 << card for card in cards)


def union(masks: Iterable[int]) -> int:
    """All cards of several sets of bits."""
    return reduce(or_, masks, 0)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set of bits, in listing order."""
    found = []
    while mask:
        found.append(DECK[(mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return tuple(found)


@cache
def higher(card: Card, trumps: Trumps) -> int:
    """All cards of the card's own suit that beat it."""
    height = HEIGHT[trumps]
    return mask_of(other for other in DECK if other.suit is card.suit and height[other] > height[card])


@cache
def beaters(card: Card, trumps: Trumps) -> int:
    """All cards that beat it when they are played after it."""
    return mask_of(other for other in DECK if beats(other, card, trumps))


def packed(cards: Iterable[Card]) -> int:
    """Cards in order of play, eight bits each, the first in the lowest."""
    return union(card << 8 * place for place, card in enumerate(cards))


def tricks_of(view: View) -> tuple[Trick, ...]:
    """All tricks so far, with the one on the table."""
    return view.tricks if view.trick is None else (*view.tricks, view.trick)


def plays_of(view: View) -> list[tuple[Seat, Card]]:
    """Who played what in the deal so far, in order."""
    return [play for trick in tricks_of(view) for play in trick.played(view.rules.players)]


def masks_of_plays(view: View) -> list[int]:
    """The cards that each of four seats has played, as sets of bits; none where nobody sits."""
    found = [0] * ROW
    for seat, card in plays_of(view):
        found[seat] |= 1 << card
    return found


def by_side(points: Sequence[int], players: int) -> tuple[int, ...]:
    """The points of seats, summed by side."""
    return tuple([sum([points[seat] for seat in seats_of(side, players)]) for side in range(sides(players))])


def duties_of(play: PlayRules) -> int:
    """The duties of play as one number."""
    duties = RAISE_PLAIN * play.raise_plain | OVERTRUMP * play.overtrump
    duties |= UNDERTRUMP * (play.undertrump is Undertrump.FORCED)
    duties |= SPARE_UNDER_PARTNER * (play.under_partner is UnderPartner.FORBIDDEN)
    return duties | list(Ruff).index(play.ruff) << RUFF_SHIFT


def figures_of(text: str) -> dict[str, float]:
    """Return the coefficients written as `base -49.1, jack 59.9`; raise ValueError for anything else."""
    pairs = (entry.split() for entry in text.split(","))
    return {name: float(value) for name, value in pairs}
