"""Perfect information Monte Carlo: sampled worlds are solved double dummy from the first card on.

The measure of what rollouts by players who do not see all cards are worth.
"""

from __future__ import annotations

from array import array
from itertools import islice

from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.decision import Candidate, Decision, Reason
from game.ai.end_code import LAST_AT, POINT_BITS, ROW, TRICKS_AT
from game.ai.random_stream import random_bytes
from game.ai.rollout.batch import renumbered
from game.ai.rule_based.routine import play_of, routine_decision
from game.ai.search.end_values import EndValues
from game.ai.search.search_player import Level, SearchPlayer
from game.ai.solver.double_dummy import DoubleDummy
from game.ai.solver.solver import Solver
from game.cards.card import DECK
from game.rules.call import GENERALE_GOAL
from game.rules.seats import side_of, sides
from game.rules.trick import trick_points
from game.rules.view import View

TWO = 2


class ExactPlayer:
    """Plays the card with the best mean of exact values, and else as `SearchPlayer`; for two sides.

    A générale is left to the search: exact values do not say which partner takes a trick.
    """

    def __init__(self, level: Level) -> None:
        """Sample as the level does, and leave calls and discards to the search."""
        self._others = SearchPlayer(level)
        self._sampler = Sampler()
        self._solver = Solver()

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`."""
        cards, rules, contract = view.choices.cards, view.rules, view.contract
        is_alone = contract is not None and contract.goal == GENERALE_GOAL
        if len(cards) <= 1 or is_alone or routine_decision(view, seed) is not None:
            return self._others.decide(view, seed)
        players = rules.players
        if sides(players) != TWO:
            raise ValueError("exact values do not say how two other sides share their points")
        trick = view.trick
        assert contract is not None
        assert trick is not None
        own_seed = int.from_bytes(bytes(islice(random_bytes(view, seed), 8)))
        profile = self._others.level(rules)
        worlds = self._sampler.worlds(view, contract, own_seed, profile)
        count = len(worlds) // ROW
        own, king = side_of(view.seat, players), rules.score.scale(contract.trumps)
        side = tuple(seat for seat in range(players) if side_of(seat, players) == own)
        hands = renumbered(worlds, self._sampler.deal.outer())
        solved = DoubleDummy(rules, contract.trumps, side, self._solver)
        found = solved.worlds(hands, trick, mask_of(cards))
        # Cards of the talon, which nobody holds, count for nobody.
        points_of = [trick_points((card,), contract.trumps, king) for card in DECK]
        table = sum(points_of[card] for card in trick.cards) + rules.score.last_trick
        won = {side_of(seat, players) for seat in view.takers}
        value = EndValues(view, contract, profile.rollout.card_odds)
        ends = array("Q")
        for world in range(count):
            held = 0
            for mask in hands[world * ROW : (world + 1) * ROW]:
                held |= mask
            left = table + sum(points_of[card] for card in range(32) if held >> card & 1)
            for place in range(len(cards)):
                mine = found[world * len(cards) + place]
                points = list(view.card_points)
                points[own] += mine
                points[1 - own] += left - mine
                tricks = (own in won or mine > 0) << own | (1 - own in won or left > mine) << 1 - own
                ends.append(own << LAST_AT | tricks << TRICKS_AT | points[0] | points[1] << POINT_BITS)
        self._sampler.mark_belotes(view, contract, worlds, ends)
        values = value.values(ends)
        totals = [sum(values[place :: len(cards)]) for place in range(len(cards))]
        ranked = sorted(
            zip(sorted(cards), totals, strict=True), key=lambda one: (-one[1], points_of[one[0]], one[0])
        )
        candidates = tuple(Candidate(play_of(view, card), total / count, 0.0) for card, total in ranked)
        return Decision(candidates[0].action, Reason.LEADS_LOW, candidates, count)
