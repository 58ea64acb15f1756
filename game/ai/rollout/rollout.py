# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Worlds are played to the end by policies that see the cards of their own seat only.

Seats play by the heuristic policy or by a network. Where it is asked for, the last tricks are not played but
solved double dummy. A world is the cards that every seat holds now, in the inner numbering of `DealState`.
The end of a world is one number: points by side, nine bits each, then a bit for each side that has a trick,
then who took the last, and where belote must not be discarded a bit for each suit in which king and queen
both were (`end_code`).
"""

from __future__ import annotations

from array import array

from game.ai.deal_state import DealState
from game.ai.end_code import POINT_BITS
from game.ai.policy.heuristic_policy import HeuristicPolicy
from game.ai.policy.network_policy import NetworkPolicy
from game.ai.solver.solver import Solver

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

SEATS = 4


class Rollout:
    """Plays worlds out from a position of one deal, with the policies of that deal.

    `imitating` and `self_playing` are the seats, a bit for each, that play by these networks; all others play
    by the heuristic policy. Worlds are played out from the saved position `start_at`.
    """

    def __init__(self) -> None:
        """Make the parts; `setup.set_up` sets the contract and the weights."""
        self.deal = DealState()
        self.heuristic = HeuristicPolicy(self.deal)
        self.imitation, self.self_play = NetworkPolicy(self.deal), NetworkPolicy(self.deal)
        self.solver = Solver()
        self.imitating = self.self_playing = self.start_at = 0
        self.solve_from_cards = self.first_guess = self.is_solved_beside = self.solved_end = 0

    def solve_from(self, cards: int, trumps: int, duties: int, king: int) -> None:
        """Solve a deal between two sides once each hand has at most `cards` cards; 0: never.

        The other arguments are those of `DealState.set_up`.
        """
        self.solve_from_cards = cards
        if cards:
            ours = sum([1 << seat for seat in range(0, self.deal.players, 2)])
            self.solver.prepare(trumps, duties, self.deal.players, ours, self.deal.last, king)

    def start(self) -> None:
        """Take the present position of the deal as the one from which worlds are played out."""
        self.imitating = self.self_playing = self.start_at = 0
        self.deal.save(0)

    def use_network(self, seats: int) -> None:
        """Let these seats, a bit for each, play by a network: by that of self-play if one is loaded."""
        self.self_playing = seats if self.self_play.units else 0
        self.imitating = seats if self.imitation.units and not self.self_play.units else 0

    def run(
        self,
        worlds: array[int],
        player: int,
        choices: array[int],
        out: array[int],
        solved: array[int] | None = None,
    ) -> None:
        """Play every world out after every choice; `out` gets the ends, world by world.

        With `solved`, worlds that would be solved are also played on: `out` gets the ends of playing on,
        `solved` those by the solver.
        """
        self.is_solved_beside = 0 if solved is None else 1
        with cython.nogil:
            for world in range(len(worlds) // SEATS):
                for choice in range(len(choices)):
                    self.load_world(worlds, world)
                    out[world * len(choices) + choice] = self.play_out(player, choices[choice])
                    if solved is not None:
                        solved[world * len(choices) + choice] = self.solved_end
            self.deal.restore(self.start_at)
        self.is_solved_beside = 0

    def play_from_here(self, worlds: array[int], player: int, out: array[int]) -> None:
        """Play every world out from the present position, this player to move; `out` gets the ends."""
        with cython.nogil:
            for world in range(len(worlds) // SEATS):
                self.load_world(worlds, world)
                out[world] = self.play_out(player, self.choice(player))
            self.deal.restore(self.start_at)

    def load_world(self, worlds: array[int], world: int) -> None:
        """Return to the position from which worlds are played out, with the hands of this world."""
        self.deal.restore(self.start_at)
        for seat in range(SEATS):
            self.deal.hands[seat] = worlds[world * SEATS + seat] & ~self.deal.gone

    def play_out(self, player: int, card: int) -> int:
        """Play on from the player's card; return the end."""
        is_solved = 0
        while True:
            player = self.deal.play(player, card)
            if not self.deal.place:
                if not self.deal.hands[player]:
                    self.deal.won[self.deal.last_taker] += self.deal.last
                    break
                if (
                    not is_solved
                    and self.solve_from_cards
                    and self.deal.size(self.deal.hands[player]) <= self.solve_from_cards
                ):
                    if not self.is_solved_beside:
                        self._solve(player)
                        break
                    is_solved = 1
                    self._solve_beside(player)
            card = self.choice(player)
        if not is_solved:
            self.solved_end = self._end()
        return self._end()

    def choice(self, player: int) -> int:
        """The card that the player's policy plays now."""
        if not (self.self_playing | self.imitating) >> player & 1:
            return self.heuristic.best(player)
        hand, legal = self.deal.hands[player], self.deal.legal(player, self.deal.hands[player])
        if self.self_playing >> player & 1:
            self.self_play.encode(player)
            return self.self_play.best(hand, legal)
        self.imitation.encode(player)
        return self.imitation.best(hand, legal)

    def _solve_beside(self, leader: int) -> None:
        """Note the end of the solved rest; the deal goes on as it was."""
        ours, theirs, tricks = self.deal.won[0], self.deal.won[1], self.deal.tricks
        self._solve(leader)
        self.solved_end = self._end()
        self.deal.won[0], self.deal.won[1], self.deal.tricks = ours, theirs, tricks

    def _end(self) -> int:
        """The end as one number."""
        found = self.deal.belotes_lost()
        found = found << 2 | self.deal.last_taker
        found = found << 4 | self.deal.tricks
        found = found << POINT_BITS | self.deal.won[3]
        found = found << POINT_BITS | self.deal.won[2]
        found = found << POINT_BITS | self.deal.won[1]
        return found << POINT_BITS | self.deal.won[0]

    def _solve(self, leader: int) -> None:
        """Add the double dummy result of the remaining cards.

        The solver tells points only, so a side that takes only worthless tricks counts as trickless.
        `search.card_search` solves the last tricks only once each side has a trick: there that cannot matter.
        """
        cards = 0
        for seat in range(SEATS):
            cards |= self.deal.hands[seat]
            self.solver.position.hands[seat] = self.deal.hands[seat]
        left = self.solver.position.total(cards) + self.deal.last
        mine = self.solver.rest(leader, left, self.first_guess)
        self.first_guess = mine
        self.deal.won[0] += mine
        self.deal.won[1] += left - mine
        self.deal.tricks |= (1 if mine else 0) | (2 if left > mine else 0)
