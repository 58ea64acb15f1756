"""Where discarding loses belotes, king and queen of a suit in one hand are worth more than their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.belote import is_discard
from game.rules.contract import Trumps
from game.rules.declarations import belote_partner

if TYPE_CHECKING:
    from game.ai.cardplay.sight import Sight
    from game.cards.card import Card


def royal_bonus(sight: Sight, card: Card) -> float:
    """What the card gains in points, or costs, for the belote: said now, or less sure to be said ([001])."""
    view, trumps, weights = sight.view, sight.contract.trumps, sight.weights
    rules = view.rules.declarations
    other = belote_partner(card, trumps)
    if trumps is not Trumps.ALL or other is None or not rules.belote or rules.belote_when_discarded:
        return 0.0
    is_pair = other in view.hand
    if (view.seat, other) in view.belotes or not (is_pair or _was_mine(sight, other)):
        return 0.0
    if is_discard(card, sight.trick, trumps):
        return -weights.belote_risk
    return weights.belote_said if is_pair else weights.belote_saved


def _was_mine(sight: Sight, card: Card) -> bool:
    players, seat = sight.view.rules.players, sight.view.seat
    return any((seat, card) in trick.played(players) for trick in sight.view.tricks)
