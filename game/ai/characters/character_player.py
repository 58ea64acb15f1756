"""A searching player with a character: it weighs as its level does, and chooses among equals as it likes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.ai.bidding.usual import called_reason
from game.ai.characters.preference import bids_of, preferred_candidate
from game.ai.rule_based.assessment import assess
from game.ai.rule_based.bid_weights import PLAIN
from game.ai.rule_based.bidder import bid
from game.ai.rule_based.card_choice import options, reason_for
from game.ai.rule_based.card_weights import STANDARD
from game.rules.actions import MakeCall, Play

if TYPE_CHECKING:
    from game.ai.characters.character import Character
    from game.ai.decision import Decision, Mind, Reason
    from game.rules.actions import SeatAction
    from game.rules.view import View


class CharacterPlayer:
    """A mind that lets another weigh, and takes what its character likes among what is about as good."""

    def __init__(self, mind: Mind, character: Character) -> None:
        """The mind is the level's; what it does not weigh, it does as it would without a character."""
        self._mind = mind
        self._character = character

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the candidates stay as they were weighed, the best first."""
        decision = self._mind.decide(view, seed)
        if not decision.candidates:
            return bid(view, bids_of(self._character, PLAIN)) if view.choices.calls else decision
        chosen = preferred_candidate(self._character, view, decision).action
        if chosen == decision.action:
            return decision
        return replace(decision, action=chosen, reason=_reason(view, chosen, decision.reason))


def _reason(view: View, action: SeatAction, otherwise: Reason) -> Reason:
    if isinstance(action, MakeCall):
        return called_reason(view, action)
    if not isinstance(action, Play):
        return otherwise
    cards = view.choices.cards
    sight = assess(view, STANDARD)
    option = next(one for one in options(sight, cards) if one.card == action.card)
    return reason_for(sight, option, cards)
