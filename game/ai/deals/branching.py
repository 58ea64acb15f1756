# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Possible deals are played on until a player's next turn, and those that look alike to him from there.

Plain Python that Cython compiles as it stands; the C types are in `branching.pxd`. What the others play
between two turns of one player is a number: a one, then five bits for each card in the inner numbering.
"""

from __future__ import annotations

from array import array

from game.ai.deals import playout

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

PAIRS = 4
BITS = 5
"""Of a card."""
PLACE = 24
"""Numbers that make a position: four by seat, and eight for the table."""
DEEPEST = 12
"""Positions that can be kept."""


class Branching(playout.Playout):
    """A table that can be played on, and come back to."""

    def __init__(self) -> None:
        """Make room for positions to come back to."""
        playout.Playout.__init__(self)
        self.kept = array("q", [0] * (PLACE * DEEPEST))
        self.watching = 0

    def watch(self) -> None:
        """From here on policies see what is played on, so that they may be asked there; after `start`."""
        self.stage = self.watching = 0
        if self.policy.units:
            self.watching |= playout.OF_IMITATION
        if self.self_play.units:
            self.watching |= playout.OF_SELF_PLAY
        self._keep_seen(self.watching)

    def keep(self, at: int) -> None:
        """Keep the position from which deals are played out, for `come_back`."""
        base = at * PLACE
        for seat in range(PAIRS):
            self.kept[base + seat] = self.base_lacks[seat]
            self.kept[base + PAIRS + seat] = self.base_counts[seat]
            self.kept[base + 2 * PAIRS + seat] = self.base_points[seat]
            self.kept[base + 3 * PAIRS + seat] = self.base_opened[seat]
        base += 4 * PAIRS
        self.kept[base] = self.base_gone
        self.kept[base + 1], self.kept[base + 2] = self.base_tricks, self.base_last
        self.kept[base + 3], self.kept[base + 4] = self.base_place, self.base_led
        self.kept[base + 5], self.kept[base + 6] = self.base_best, self.base_winner
        self.kept[base + 7] = self.base_table

    def come_back(self, at: int) -> None:
        """Play deals out from there again."""
        base = at * PLACE
        if self.watching:
            self.stage = at
        for seat in range(PAIRS):
            self.base_lacks[seat] = self.kept[base + seat]
            self.base_counts[seat] = self.kept[base + PAIRS + seat]
            self.base_points[seat] = self.kept[base + 2 * PAIRS + seat]
            self.base_opened[seat] = self.kept[base + 3 * PAIRS + seat]
        base += 4 * PAIRS
        self.base_gone = self.kept[base]
        self.base_tricks, self.base_last = self.kept[base + 1], self.kept[base + 2]
        self.base_place, self.base_led = self.kept[base + 3], self.kept[base + 4]
        self.base_best, self.base_winner = self.kept[base + 5], self.kept[base + 6]
        self.base_table = self.kept[base + 7]

    def go_on(self, me: int, card: int, answers: int) -> None:
        """Move the position to the player's next turn, after his card and what the others answered."""
        self.restore()
        self._see_again(self.watching)
        self._bring(me, card)
        count = 0
        while answers >> BITS * (count + 1):
            count += 1
        player = me
        for place in range(count):
            player = self.winner if self.place == 0 else (player + 1) % self.players
            self._bring(player, answers >> BITS * (count - 1 - place) & 31)
        for seat in range(PAIRS):
            self.base_lacks[seat], self.base_counts[seat] = self.lacks[seat], self.counts[seat]
            self.base_points[seat], self.base_opened[seat] = self.won[seat], self.opened[seat]
        self.base_gone, self.base_place, self.base_led = self.gone, self.place, self.led
        self.base_best, self.base_winner, self.base_table = self.best, self.winner, self.on_table
        if self.watching:
            self.stage += 1
            self._keep_seen(self.watching)

    def _bring(self, player: int, card: int) -> None:
        self.put(player, card)
        self._see(self.watching, player, card)
        if self.place == self.players:
            side = self.winner & 1 if self.players == PAIRS else self.winner
            self.won[side] += self.on_table
            self.base_tricks |= 1 << side
            self.base_last = side
            self.place = 0

    def answers(self, worlds: array[int], world: int, me: int, card: int) -> int:
        """What the others play in this world after the player's card until his next turn."""
        self._choose_players(world, me)
        self.followers = 0
        self._begin(worlds, world)
        player, found = me, 1
        while True:
            self.bring(player, card)
            self._see(self.asked, player, card)
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
            card = self._chosen(player)
        return found
