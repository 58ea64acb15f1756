"""How good a hand is with certain trumps: the points by which its side should beat the other if it calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.cards.rank import Rank
from game.rules.declarations import held

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.rules.options.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class HandWeights:
    """What each feature of the cards seen before the call adds, in points of difference."""

    base: float = -180.0
    jack: float = 100.0
    nine: float = 65.0
    ace: float = 37.0
    ten: float = 37.0
    other: float = 31.0
    """Each smaller trump."""
    jack_and_nine: float = 3.0
    lone_nine: float = -12.0
    """A nine without the jack and fewer than two other trumps."""
    side_ace: float = 32.0
    side_ten: float = 15.0
    """With the ace or another card of the suit."""
    side_void: float = 5.0
    belote: float = 30.0
    declared: float = 1.4
    """Each point that the hand can declare."""


FITTED: Final = HandWeights()


def strength(hand: tuple[Card, ...], suit: Suit, rules: Rules, weights: HandWeights = FITTED) -> float:
    """The expected difference (own side minus the other) if the hand's owner calls this suit."""
    return sum(value * count for value, count in features(hand, suit, rules, weights))


def features(
    hand: tuple[Card, ...], suit: Suit, rules: Rules, weights: HandWeights
) -> tuple[tuple[float, float], ...]:
    """Each weight with how often it counts."""
    trumps = {card.rank for card in hand if card.suit is suit}
    sides = [{card.rank for card in hand if card.suit is other} for other in _others(suit)]
    has_belote = rules.declarations.belote and {Rank.KING, Rank.QUEEN} <= trumps
    has_jack, has_nine = Rank.JACK in trumps, Rank.NINE in trumps
    return (
        (weights.base, 1),
        (weights.jack, has_jack),
        (weights.nine, has_nine),
        (weights.ace, Rank.ACE in trumps),
        (weights.ten, Rank.TEN in trumps),
        (weights.other, len(trumps - {Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN})),
        (weights.jack_and_nine, has_jack and has_nine),
        (weights.lone_nine, has_nine and not has_jack and len(trumps) < 3),
        (weights.side_ace, sum(Rank.ACE in side for side in sides)),
        (weights.side_ten, sum(Rank.TEN in side and len(side) > 1 for side in sides)),
        (weights.side_void, sum(not side for side in sides)),
        (weights.belote, has_belote),
        (weights.declared, sum(one.value for one in held(hand, rules.declarations))),
    )


def _others(suit: Suit) -> list[Suit]:
    return [other for other in type(suit) if other is not suit]
