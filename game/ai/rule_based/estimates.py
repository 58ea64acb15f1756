"""Linear models of what a hand is worth."""

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
    """The role of a hand's owner in the contract."""

    TAKER = "taker"
    PARTNER = "partner"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A linear model of what a hand brings the taker's side, fitted to many deals."""

    figures: Mapping[str, float]
    """The coefficients in points, by feature of the hand (`game.ai.rule_based.hand_features`)."""
    spread: float
    """The standard deviation of the residuals."""
    average: float = 0.0
    """The mean of all deals."""

    def of(self, hand: tuple[Card, ...], trumps: Trumps, rules: Rules, *, leads: bool) -> float:
        """Return the expected difference between the taker's side and the other one, in points."""
        found = features(hand, trumps, rules, leads=leads)
        return sum(self.figures.get(name, 0.0) * often for name, often in found.items())


def figures_of(text: str) -> dict[str, float]:
    """Return the coefficients written as `base -49.1, jack 59.9`; raise ValueError for anything else."""
    pairs = (entry.split() for entry in text.split(","))
    return {name: float(value) for name, value in pairs}


def estimate(text: str) -> Estimate:
    """Return the model written as `spread 85.6, average 21.3: base -49.1`; may raise ValueError."""
    summary, figures = text.split(":")
    return Estimate(figures=figures_of(figures), **figures_of(summary))


Judged = dict[Role, Estimate]
"""The models of one kind of contract, by the role of the hand's owner."""
