"""Exact values of cards when all hands are open, for the command line and the laboratory; no player asks."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from game.ai.coding import TRUMP_CODES, duties_of, mask_of, packed
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


class OpenHands:
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
        found = self.worlds(array("I", [mask_of(hand) for hand in hands]), trick, mask_of(legal))
        by_card = dict(zip(sorted(legal), found, strict=True))
        return {card: by_card[card] for card in legal}

    def worlds(self, hands: array[int], trick: Trick, candidates: int, guess: int = -1) -> array[int]:
        """Values of many worlds at once, without the interpreter's lock where the solver is compiled.

        `hands`: for each world one mask of cards for each seat. `candidates`: the mask of the cards of the
        player to move that are weighed, legal in every world. Returns, world by world, a value for each
        candidate in listing order. `guess` of the first value only saves time.
        """
        rules, solver = self._rules, self._solver
        players = rules.players
        solver.prepare(
            TRUMP_CODES[self._trumps],
            duties_of(rules.play),
            players,
            self._ours,
            rules.score.last_trick,
            rules.score.scale(self._trumps),
        )
        count = len(hands) // players
        if players < 4:
            four = array("I", bytes(16 * count))
            for seat in range(players):
                four[seat::4] = hands[seat::players]
            hands = four
        found = array("i", bytes(4 * count * candidates.bit_count()))
        solver.solve_worlds(
            hands, trick.leader, packed(trick.cards), len(trick.cards), candidates, found, guess
        )
        return found
