"""What is counted: good cards, trumps and belotes that come after the call, runs and fours."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final

from game.cards.card import DECK
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.contract import Trumps
from game.rules.declarations import belote_suits, fours, runs
from game.rules.options.declarations import DeclarationRules
from game.table.fairness.outlook import Group, Mask, mask_of

if TYPE_CHECKING:
    from collections.abc import Callable


class Feature(Enum):
    """One thing that is counted; the value is its key in the catalogue."""

    JACKS = "jacks"
    NINES = "nines"
    ACES = "aces"
    TRUMPS = "trumps"
    """Cards of the trump suit among those that nobody had seen when it was called."""
    BELOTES = "belotes"
    """King and queen of trumps in one hand, where something came after the call."""
    RUNS_OF_THREE = "terces"
    RUNS_OF_FOUR = "fifties"
    RUNS_OF_FIVE = "hundreds"
    """Five cards in a row and more."""
    FOURS = "fours"


RANKS: Final = {Feature.JACKS: Rank.JACK, Feature.NINES: Rank.NINE, Feature.ACES: Rank.ACE}
LENGTHS: Final = {
    Feature.RUNS_OF_THREE: range(3, 4),
    Feature.RUNS_OF_FOUR: range(4, 5),
    Feature.RUNS_OF_FIVE: range(5, 9),
}
BY_TRUMPS: Final = frozenset({Feature.TRUMPS, Feature.BELOTES})
SINGLE: Final = frozenset({*RANKS, Feature.TRUMPS})
"""Each thing is one card, so that two hands can be counted as one."""


@cache
def groups_of(feature: Feature, trumps: Trumps | None = None) -> tuple[Group, ...]:
    """The cards that count; none for what depends on trumps as long as nothing is called."""
    if feature in RANKS:
        return tuple(_single(1 << card) for card in DECK if card.rank is RANKS[feature])
    if feature in LENGTHS:
        return tuple(Group(_suit(suit), _run_counter(feature)) for suit in SUITS)
    if feature is Feature.FOURS:
        alike = [mask_of(four.cards) for four in fours(DECK, DeclarationRules())]
        return tuple(Group(cards, _whole(cards)) for cards in alike)
    if trumps is None:
        return ()
    if feature is Feature.TRUMPS:
        return tuple(_single(1 << card) for card in DECK if card.suit is trumps.suit)
    couples = [mask_of(card for card in DECK if _is_royal(card.rank) and card.suit == suit) for suit in SUITS]
    return tuple(Group(couples[suit], _whole(couples[suit])) for suit in belote_suits(trumps))


def _is_royal(rank: Rank) -> bool:
    return rank in {Rank.QUEEN, Rank.KING}


def _suit(suit: int) -> Mask:
    return 0xFF << 8 * suit


def _single(card: Mask) -> Group:
    return Group(card, _whole(card))


def _whole(cards: Mask) -> Callable[[Mask], int]:
    """One if all are held."""

    def count(held: Mask) -> int:
        return int(held == cards)

    return count


@cache
def _run_counter(feature: Feature) -> Callable[[Mask], int]:
    lengths = LENGTHS[feature]
    rules = DeclarationRules()

    @cache
    def count(held: Mask) -> int:
        cards = [card for card in DECK if held >> card & 1]
        return sum(len(run.cards) in lengths for run in runs(cards, rules))

    return count
