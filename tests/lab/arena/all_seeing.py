"""A player who sees all hands: how far it is ahead shows what hidden cards cost a player who does not."""

from __future__ import annotations

from game.ai.decision import Decision, Reason
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.card_choice import options
from game.ai.rule_based.players import RulePlayer
from game.ai.rule_based.reasons import reason_for_card
from game.ai.rule_based.routine import play_of, routine_decision
from game.ai.solver.double_dummy import DoubleDummy, side_against_all
from game.ai.solver.solver import Solver
from game.ai.weights.rule_player import STANDARD
from game.rules.state import MatchState
from game.rules.view import View


class AllSeeing:
    """Plays the best card of the double dummy solver; of equal cards the one that the rule player prefers.

    It counts card points only, not the sheet. It calls and discards as the rule player does.
    """

    def __init__(self) -> None:
        """Begin without a table."""
        self._others = RulePlayer()
        self._solver = Solver()
        self._state: MatchState | None = None

    def look(self, state: MatchState) -> None:
        """Take the open table; called before every decision."""
        self._state = state

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the view must be of the table that `look` took last."""
        done = routine_decision(view, seed)
        cards = view.choices.cards
        if done is not None or len(cards) <= 1:
            return done or self._others.decide(view, seed)
        state = self._state
        assert state is not None, "look was not called"
        deal, rules = state.the_deal, state.rules
        contract, play = deal.the_contract, deal.the_play
        assert play.hands[view.seat] == view.hand, "look was called with another table"
        side = side_against_all(view.seat, contract, rules)
        values = DoubleDummy(rules, contract.trumps, side, self._solver).values(play.hands, play.trick)
        sight = Assessment(view, STANDARD)
        best = max(options(sight, cards), key=lambda one: values[one.card])
        return Decision(play_of(view, best.card), reason_for_card(sight, best, cards) or Reason.ONLY_CHOICE)
