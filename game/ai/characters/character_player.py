"""A searching player with a character: of about equal actions it takes what the character likes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.ai.characters.preference import bids_of, preferred_candidate
from game.ai.rule_based.bid import bid
from game.ai.rule_based.bid_weights import PLAIN
from game.ai.rule_based.reasons import reason_of

if TYPE_CHECKING:
    from game.ai.characters.character import Character
    from game.ai.decision import Decision, Mind
    from game.rules.view import View


class CharacterPlayer:
    """A mind that lets the mind of a level search and then chooses as its character likes."""

    def __init__(self, mind: Mind, character: Character) -> None:
        """Decide as `mind` does wherever it searched nothing, apart from calls."""
        self._mind = mind
        self._character = character

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the candidates stay as they were searched, the best first."""
        decision = self._mind.decide(view, seed)
        if not decision.candidates:
            return bid(view, bids_of(self._character, PLAIN)) if view.choices.calls else decision
        chosen = preferred_candidate(self._character, view, decision).action
        if chosen == decision.action:
            return decision
        return replace(decision, action=chosen, reason=reason_of(view, chosen, decision.reason))
