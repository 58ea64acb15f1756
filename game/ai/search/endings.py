"""The last tricks of sampled worlds, solved double dummy."""

from __future__ import annotations

from array import array
from typing import Final

from game.ai.coding import TRUMP_CODES, duties_of, packed
from game.ai.deal_state import DealState
from game.ai.end_code import LAST_AT, POINT_BITS, ROW, TRICKS_AT
from game.ai.rollout.tally import Tally
from game.ai.solver.solver import Solver
from game.cards.card import Card
from game.rules.contract import Contract
from game.rules.seats import side_of
from game.rules.trick import trick_points
from game.rules.view import View

TWO_SIDES: Final = 2


class Endings:
    """Solves the ends of sampled worlds for one seat."""

    def __init__(self) -> None:
        """Make the solver later, when it is needed."""
        self._solver: Solver | None = None
        self._tally = Tally()

    def can(self, view: View) -> bool:
        """Whether card points alone decide: there are two sides, and each has a trick."""
        players = view.rules.players
        return len({side_of(taker, players) for taker in view.takers}) == TWO_SIDES

    def ends(
        self, view: View, contract: Contract, deal: DealState, worlds: array[int], cards: tuple[Card, ...]
    ) -> array[int]:
        """Return the end after each card in each world by perfect play, as `Rollout.run` writes it."""
        assert view.trick is not None  # noqa: S101 - a card is to be played
        if self._solver is None:
            self._solver = Solver()
        rules, solver, players = view.rules, self._solver, view.rules.players
        own = side_of(view.seat, players)
        ours = sum(1 << seat for seat in range(players) if side_of(seat, players) == own)
        score, trumps = rules.score, contract.trumps
        solver.prepare(
            TRUMP_CODES[trumps], duties_of(rules.play), players, ours, score.last_trick, score.scale(trumps)
        )
        hands = array("I", [0]) * len(worlds)
        self._tally.outside(worlds, deal.outer(), hands)
        legal = sum(1 << card for card in cards)
        found = array("i", [0]) * (len(worlds) // ROW * len(cards))
        trick = view.trick
        solver.solve_worlds(hands, trick.leader, packed(trick.cards), len(trick.cards), legal, found, -1)
        table = trick_points(trick.cards, trumps, score.scale(trumps)) + score.last_trick
        ends = array("Q", [0]) * len(found)
        fixed = own << LAST_AT | 0b11 << TRICKS_AT
        for side, points in enumerate(view.card_points):
            fixed += points << POINT_BITS * side
        fixed += table << POINT_BITS * (1 - own)
        self._tally.write_ends(worlds, deal.points, found, own, fixed, ends)
        return ends
