"""The easy player: knows the rules and the values, but forgets, miscounts trumps, and overlooks things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.chance import happens, random_bytes
from game.ai.characters.character import NOBODY
from game.ai.characters.preference import bids_of, by_preference
from game.ai.decision import Decision, Reason
from game.ai.rule_based.assessment import assess
from game.ai.rule_based.bid_weights import PLAIN
from game.ai.rule_based.bidder import bid
from game.ai.rule_based.blunders import MISJUDGES, OVERLOOKS, REMEMBERED, miscounted
from game.ai.rule_based.card_choice import options, reason_for
from game.ai.rule_based.card_weights import weights_for
from game.ai.rule_based.routine import play_of, routine_decision
from game.cards.shuffle import pick

if TYPE_CHECKING:
    from game.ai.characters.character import Character
    from game.rules.view import View


class EasyPlayer:
    """A mind with human faults, never with luck: it sees less than the rule player, not more."""

    def __init__(self, character: Character = NOBODY) -> None:
        """The character bends the bids, and decides between cards that seem about as good."""
        self._character = character
        self._bids = bids_of(character, PLAIN)

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the seed decides when it errs."""
        done = routine_decision(view, seed)
        if done is not None:
            return done
        numbers = random_bytes(view, seed)
        if view.choices.calls:
            return bid(view, self._bids, pick(numbers, 2 * MISJUDGES + 1) - MISJUDGES)
        cards = view.choices.cards
        if len(cards) == 1:
            return Decision(play_of(view, cards[0]), Reason.ONLY_CHOICE)
        sight = assess(view, weights_for(view.rules), view.tricks[-REMEMBERED:], miscounted(view))
        ranked = by_preference(self._character, sight.know, view, options(sight, cards))
        if happens(numbers, OVERLOOKS):
            return Decision(play_of(view, ranked[1].card), Reason.OVERSIGHT)
        return Decision(play_of(view, ranked[0].card), reason_for(sight, ranked[0], cards))
