"""Which measured figures judge a hand in which game, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.ai.rule_based.hand_features import features

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.cards.card import Card
    from game.rules.contract import Trumps
    from game.rules.options.rules import Rules


class Role(Enum):
    """Where a hand stands to the contract."""

    TAKER = "taker"
    PARTNER = "partner"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A line through what many deals brought the taker's side."""

    figures: Mapping[str, float]
    """By feature of the hand (`game.ai.rule_based.hand_features`), in points."""
    spread: float
    """The standard deviation of what the line leaves unexplained."""
    average: float = 0.0
    """What all the deals brought."""

    def of(self, hand: tuple[Card, ...], trumps: Trumps, rules: Rules, *, leads: bool) -> float:
        """What is expected with this hand."""
        found = features(hand, trumps, rules, leads=leads)
        return sum(self.figures.get(name, 0.0) * often for name, often in found.items())


def figures_of(text: str) -> dict[str, float]:
    """Figures written as `base -49.1, jack 59.9`; raise ValueError for anything else."""
    pairs = (entry.split() for entry in text.split(","))
    return {name: float(value) for name, value in pairs}


Judged = dict[Role, Estimate]
"""A game with certain trumps, judged from each place."""
