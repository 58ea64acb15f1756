"""How good a hand is with certain trumps: the points by which its side should beat the others if it calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.rule_based.estimates import Role
from game.ai.rule_based.fitted import judged

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Trumps
    from game.rules.options.rules import Rules


def strength(hand: tuple[Card, ...], trumps: Trumps, rules: Rules, *, leads: bool = False) -> float:
    """The expected difference (own side minus the others) if the hand's owner calls these trumps."""
    return judged(rules, trumps)[Role.TAKER].of(hand, trumps, rules, leads=leads)
