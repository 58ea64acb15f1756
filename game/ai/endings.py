"""The last tricks of imagined deals, solved exactly instead of being played out."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from game.ai.coding import TRUMP_CODES, cards_of, duties_of, packed
from game.ai.end_code import LAST_AT, POINT_BITS, ROW, TRICKS_AT
from game.ai.solver import Solver
from game.rules.seats import side_of
from game.rules.trick import trick_points

if TYPE_CHECKING:
    from game.ai.playout import Playout
    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.view import View

TWO_SIDES: Final = 2


class Endings:
    """Solves the ends of imagined deals for one seat."""

    def __init__(self) -> None:
        """The solver's table is made when it is needed."""
        self._solver: Solver | None = None

    def can(self, view: View) -> bool:
        """Whether points alone tell everything: two sides, and each of them has a trick."""
        players = view.rules.players
        return len({side_of(taker, players) for taker in view.takers}) == TWO_SIDES and players != 3

    def ends(
        self, view: View, contract: Contract, playout: Playout, worlds: array[int], cards: tuple[Card, ...]
    ) -> array[int]:
        """What comes of each card in each world when all play perfectly; written as by `Playout.run`."""
        assert view.trick is not None  # noqa: S101 - a card is to be played
        if self._solver is None:
            self._solver = Solver()
        rules, solver, players = view.rules, self._solver, view.rules.players
        own = side_of(view.seat, players)
        ours = sum(1 << seat for seat in range(players) if side_of(seat, players) == own)
        score, trumps = rules.score, contract.trumps
        solver.prepare(
            TRUMP_CODES[trumps], duties_of(rules.play), players, ours, score.last_trick, score.king
        )
        hands = _outside(playout, worlds)
        legal = sum(1 << card for card in cards)
        found = array("i", [0]) * (len(worlds) // ROW * len(cards))
        trick = view.trick
        solver.solve_worlds(hands, trick.leader, packed(trick.cards), len(trick.cards), legal, found, -1)
        table = trick_points(trick.cards, trumps, score.king) + score.last_trick
        ends = array("Q", [0]) * len(found)
        fixed = own << LAST_AT
        fixed |= 0b11 << TRICKS_AT
        left = table
        for place, mine in enumerate(found):
            if not place % len(cards):
                base = place // len(cards) * ROW
                held = [card for mask in hands[base : base + ROW] for card in cards_of(mask)]
                left = table + trick_points(tuple(held), trumps, score.king)
            points = list(view.card_points)
            points[own] += mine
            points[1 - own] += left - mine
            ends[place] = fixed | points[0] | points[1] << POINT_BITS
        return ends


def _outside(playout: Playout, worlds: array[int]) -> array[int]:
    """The hands with the public numbers of the cards."""
    public = [0] * 32
    for card in range(32):
        public[playout.inner(card)] = card
    found = array("I")
    for mask in worlds:
        rest, outside = mask, 0
        while rest:
            bit = rest & -rest
            rest ^= bit
            outside |= 1 << public[bit.bit_length() - 1]
        found.append(outside)
    return found
