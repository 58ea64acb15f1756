# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Possible deals are played on until a player's next turn, and those that look alike to him from there.

Plain Python that Cython compiles as it stands; the C types are in `branching.pxd`. What the others play
between two turns of one player is a number: a one, then five bits for each card in the inner numbering.
"""

from __future__ import annotations

from array import array

from game.ai.deals import playout

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

PAIRS = 4
BITS = 5
"""Of a card."""
PLACE = 26
"""Numbers that make a position: four by seat, and ten for the table."""


class Branching(playout.Playout):
    """A table that can be played on in some deals only, and come back to."""

    def position(self) -> array[int]:
        """The position from which deals are played out, for `come_back`."""
        found = array("q", [0] * PLACE)
        for seat in range(PAIRS):
            found[seat], found[PAIRS + seat] = self.base_lacks[seat], self.base_counts[seat]
            found[2 * PAIRS + seat], found[3 * PAIRS + seat] = self.base_points[seat], self.base_opened[seat]
        found[16], found[17], found[18] = self.base_gone, self.base_tricks, self.base_last
        found[19], found[20], found[21] = self.base_place, self.base_led, self.base_best
        found[22], found[23], found[24] = self.base_winner, self.base_table, self.base_now
        found[25] = self.base_taken
        return found

    def come_back(self, position: array[int]) -> None:
        """Play deals out from there again."""
        for seat in range(PAIRS):
            self.base_lacks[seat], self.base_counts[seat] = position[seat], position[PAIRS + seat]
            self.base_points[seat] = position[2 * PAIRS + seat]
            self.base_opened[seat] = position[3 * PAIRS + seat]
        self.base_gone, self.base_tricks, self.base_last = position[16], position[17], position[18]
        self.base_place, self.base_led, self.base_best = position[19], position[20], position[21]
        self.base_winner, self.base_table, self.base_now = position[22], position[23], position[24]
        self.base_taken = position[25]

    def go_on(self, me: int, card: int, answers: int) -> None:
        """Move the position to the player's next turn, after his card and what the others answered."""
        self.restore()
        self.now, self.tricks_taken = self.base_now, self.base_taken
        self._bring(me, card)
        count = 0
        while answers >> BITS * (count + 1):
            count += 1
        player = me
        for place in range(count):
            player = self.winner if self.place == 0 else (player + 1) % self.players
            self._bring(player, answers >> BITS * (count - 1 - place) & 31)
        self.start(tuple([self.won[seat] for seat in range(PAIRS)]), self.base_tricks, self.base_last)

    def _bring(self, player: int, card: int) -> None:
        self.put(player, card)
        self.now += 1
        if self.place == self.players:
            side = self.winner & 1 if self.players == PAIRS else self.winner
            self.won[side] += self.on_table
            self.base_tricks |= 1 << side
            self.base_last = side
            self.tricks_taken += 1
            self.place = 0

    def may_play(self, me: int, hand: int) -> int:
        """The cards of this hand that the rules allow in the position."""
        self.restore()
        return self.legal(me, hand)

    def run_some(  # noqa: PLR0917 - numbers instead of objects
        self,
        worlds: array[int],
        some: array[int],
        marks: array[int],
        player: int,
        choices: array[int],
        number: int,
        out: array[int],
    ) -> None:
        """As `run`, of the worlds with these numbers only; the marks of each world are set in its ends."""
        with cython.nogil:
            for place in range(len(some)):
                self._choose_players(some[place], player)
                for choice in range(number):
                    self._begin(worlds, some[place])
                    out[place * number + choice] = self._play(player, choices[choice]) | marks[some[place]]

    def follow(self, worlds: array[int], some: array[int], me: int, card: int, out: array[int]) -> None:
        """What the others play in each of these worlds after the player's card until his next turn."""
        with cython.nogil:
            for place in range(len(some)):
                self._choose_players(some[place], me)
                self._begin(worlds, some[place])
                out[place] = self._answers(me, card)

    def _answers(self, me: int, card: int) -> int:
        player, found = me, 1
        while True:
            self.bring(player, card)
            if player != me:
                found = found << BITS | card
            if self.place:
                player = (player + 1) % self.players
            else:
                player = self.winner
                if not self.hands[player]:
                    break
            if player == me:
                break
            card = self.choose_by_rules(player) if self.ruled >> player & 1 else self.choose(player)
        return found
