"""Where discarding loses belotes, king and queen of a suit in one hand are worth more than their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.belote import can_be_lost, is_discard
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner

if TYPE_CHECKING:
    from game.ai.rule_based.card_weights import CardWeights
    from game.cards.card import Card
    from game.rules.view import View


def royal_bonus(view: View, card: Card, weights: CardWeights) -> float:
    """What the card gains in points, or costs, for the belote: said now, or less sure to be said ([001])."""
    if not is_half(view, card):
        return 0.0
    if is_thrown(view, card):
        return -weights.belote_risk
    return weights.belote_said if _other(view, card) in view.hand else weights.belote_saved


def is_half(view: View, card: Card) -> bool:
    """Whether a belote could be said with the card that discarding could lose."""
    other = _other(view, card)
    if other is None:
        return False
    is_pair = other in view.hand or (view.seat, other) in _played(view)
    return is_pair and (view.seat, other) not in view.belotes


def is_thrown(view: View, card: Card) -> bool:
    """Whether the card would neither lead nor follow suit now."""
    return view.trick is not None and is_discard(card, view.trick, Trumps.ALL)


def _other(view: View, card: Card) -> Card | None:
    """The other half, where it can be lost."""
    trumps = None if view.contract is None else view.contract.trumps
    if trumps is None or not can_be_lost(trumps, view.rules.declarations):
        return None
    return belote_partner(card, trumps)


def _played(view: View) -> set[tuple[int, Card]]:
    players = view.rules.players
    return {one for trick in view.tricks for one in trick.played(players)}
