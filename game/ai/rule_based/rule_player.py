"""The medium level: it counts cards, values each legal one in points, and takes the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.characters.character import NOBODY
from game.ai.characters.preference import bids_of, by_preference
from game.ai.decision import Decision, Reason
from game.ai.rule_based.assessment import assess
from game.ai.rule_based.bid import bid
from game.ai.rule_based.bid_weights import PLAIN, BidWeights
from game.ai.rule_based.card_choice import options
from game.ai.rule_based.card_weights import weights_for
from game.ai.rule_based.reasons import reason_for_card
from game.ai.rule_based.routine import play_of, routine_decision

if TYPE_CHECKING:
    from game.ai.characters.character import Character
    from game.ai.rule_based.card_weights import CardWeights
    from game.rules.view import View


class RulePlayer:
    """A mind that plays by readable rules, forgets nothing and never errs on purpose."""

    def __init__(
        self, weights: CardWeights | None = None, bids: BidWeights = PLAIN, character: Character = NOBODY
    ) -> None:
        """Play with this character; other weights than those of the game are for measuring."""
        self._weights = weights
        self._character = character
        self._bids = bids_of(character, bids)

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; chance decides only where the deck is cut."""
        done = routine_decision(view, seed)
        if done is not None:
            return done
        if view.choices.calls:
            return bid(view, self._bids)
        cards = view.choices.cards
        if len(cards) == 1:
            return Decision(play_of(view, cards[0]), Reason.ONLY_CHOICE)
        position = assess(view, self._weights or weights_for(view.rules))
        best = by_preference(self._character, position.know, view, options(position, cards))[0]
        return Decision(play_of(view, best.card), reason_for_card(position, best, cards))
