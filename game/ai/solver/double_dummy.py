"""Exact values of cards when all hands are open: of real hands, or of the last tricks of sampled worlds."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from game.ai.coding import TRUMP_CODES, duties_of, mask_of, packed
from game.ai.end_code import ROW
from game.ai.knowledge import ally_of
from game.ai.solver.solver import Solver
from game.cards.card import Card
from game.rules.contract import Contract, Trumps
from game.rules.options.rules import Rules
from game.rules.play import legal_cards, seat_to_move
from game.rules.seats import Seat
from game.rules.trick import Trick


def side_against_all(seat: Seat, contract: Contract | None, rules: Rules) -> tuple[Seat, ...]:
    """Return the seats whose points are summed for this one; all others count as one side against them.

    Where all play each for himself this is the seat alone, so its value is what it takes even if all others
    play against it.
    """
    ally = ally_of(seat, contract, rules)
    return (seat,) if ally is None else (seat, ally)


class DoubleDummy:
    """Exact values under one game, trumps and side; one search, so not for two threads at once.

    A value is what the side takes from now on: the cards on the table and the last trick's points are
    counted, declarations and the premium for a capot are not. Cards in no hand are out of play.
    """

    def __init__(
        self, rules: Rules, trumps: Trumps, side: Sequence[Seat], solver: Solver | None = None
    ) -> None:
        """Keep the rules; a solver that is passed in may serve several, one after another."""
        self._rules, self._trumps = rules, trumps
        self._ours = sum(1 << seat for seat in side)
        self._solver = Solver() if solver is None else solver

    def values(self, hands: Sequence[tuple[Card, ...]], trick: Trick) -> dict[Card, int]:
        """The value of each card that the player to move may play, by hands of all seats, in his order."""
        rules = self._rules
        hand = hands[seat_to_move(trick, rules.players)]
        legal = legal_cards(hand, trick, self._trumps, rules.play, rules.players)
        masks = [mask_of(hand) for hand in hands]
        found = self.worlds(array("I", masks + [0] * (ROW - len(masks))), trick, mask_of(legal))
        by_card = dict(zip(sorted(legal), found, strict=True))
        return {card: by_card[card] for card in legal}

    def worlds(self, hands: array[int], trick: Trick, candidates: int) -> array[int]:
        """Values of many worlds at once, without the interpreter's lock where the solver is compiled.

        `hands`: `ROW` masks of cards a world. `candidates`: the mask of the cards of the player to move that
        are weighed, legal in every world. Returns, world by world, a value for each candidate in listing
        order.
        """
        play, score, players = self._rules.play, self._rules.score, self._rules.players
        code, king = TRUMP_CODES[self._trumps], score.scale(self._trumps)
        self._solver.prepare(code, duties_of(play), players, self._ours, score.last_trick, king)
        found = array("i", [0]) * (len(hands) // ROW * candidates.bit_count())
        cards = trick.cards
        self._solver.solve_worlds(hands, trick.leader, packed(cards), len(cards), candidates, found)
        return found
