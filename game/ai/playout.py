# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Possible deals are played to the end by light players in all seats, each seeing its own cards only.

Plain Python that Cython compiles as it stands; the C types are in `playout.pxd`. A world is the cards that
every seat holds now, in the inner numbering of `LightPlayer`. What came of each card in each world is one
number: points by side nine bits each, then a bit for each side that has a trick, then who took the last.
"""

from __future__ import annotations

from array import array

from game.ai import light_player
from game.ai.end_code import POINT_BITS

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

WORD = 0xFFFFFFFF
PAIRS = 4
PLAYS = 40
STEEP = 512
"""Entries of the table by which a worse grade makes a card less likely."""
GOLDEN = 0x9E3779B1
MEMO_BITS = 12
"""Two to this power hands are remembered with the chance of a play."""


class Playout(light_player.LightPlayer):
    """Plays worlds out, and weighs them by what was played."""

    def __init__(self) -> None:
        """Make room; `start` sets the position."""
        light_player.LightPlayer.__init__(self)
        self.base_lacks = array("I", [0] * 4)
        self.base_counts = array("i", [0] * 4)
        self.base_points = array("i", [0] * 4)
        self.base_opened = array("i", [0] * 4)
        self.won = array("i", [0] * 4)
        self.plays = array("i", [0] * (2 * PLAYS))
        self.steep = array("i", [0] * STEEP)
        self.memo_hand = array("I", [0]) * (1 << MEMO_BITS)
        self.memo_chance = array("d", [0.0]) * (1 << MEMO_BITS)
        self.base_gone = self.base_tricks = self.base_place = self.base_led = self.base_best = 0
        self.base_winner = self.base_table = self.base_last = 0
        self.play_count = 0

    def start(self, taken: tuple[int, ...], tricks: int, last_taker: int) -> None:
        """Play from the present table; points by side, a bit for each side with a trick."""
        for seat in range(PAIRS):
            self.base_lacks[seat] = self.lacks[seat]
            self.base_counts[seat] = self.counts[seat]
            self.base_points[seat] = taken[seat] if seat < len(taken) else 0
            self.base_opened[seat] = self.opened[seat]
        self.base_gone, self.base_tricks, self.base_last = self.gone, tricks, last_taker
        self.base_place, self.base_led, self.base_best = self.place, self.led, self.best
        self.base_winner, self.base_table = self.winner, self.on_table

    def run(
        self, worlds: array[int], count: int, player: int, choices: array[int], number: int, out: array[int]
    ) -> None:
        """Play every world out after every choice; `out[world * number + choice]` is what came of it."""
        with cython.nogil:
            self._run(worlds, count, player, choices, number, out)

    def _run(
        self, worlds: array[int], count: int, player: int, choices: array[int], number: int, out: array[int]
    ) -> None:
        for world in range(count):
            for choice in range(number):
                self._begin(worlds, world)
                out[world * number + choice] = self._play(player, choices[choice])

    def finish(self, worlds: array[int], count: int, player: int, out: array[int]) -> None:
        """Play every world out from the present position, this player to move."""
        with cython.nogil:
            for world in range(count):
                self._begin(worlds, world)
                out[world] = self._play(player, self.choose(player))

    def _begin(self, worlds: array[int], world: int) -> None:
        """The position again, with the hands of this world."""
        for seat in range(PAIRS):
            self.hands[seat] = worlds[world * PAIRS + seat]
            self.lacks[seat] = self.base_lacks[seat]
            self.counts[seat] = self.base_counts[seat]
            self.won[seat] = self.base_points[seat]
            self.opened[seat] = self.base_opened[seat]
        self.gone = self.base_gone
        self.place, self.led, self.best = self.base_place, self.base_led, self.base_best
        self.winner, self.on_table = self.base_winner, self.base_table

    def _play(self, player: int, card: int) -> int:
        """Play on from the player's card; what came of it."""
        tricks, last = self.base_tricks, self.base_last
        while True:
            self.put(player, card)
            if self.place == self.players:
                side = self.winner & 1 if self.players == PAIRS else self.winner
                self.won[side] += self.on_table
                tricks |= 1 << side
                last = side
                self.place = 0
                player = self.winner
                if not self.hands[player]:
                    self.won[side] += self.last
                    break
            else:
                player += 1
                if player == self.players:
                    player = 0
            card = self.choose(player)
        found = last
        found = found << 4 | tricks
        found = found << POINT_BITS | self.won[3]
        found = found << POINT_BITS | self.won[2]
        found = found << POINT_BITS | self.won[1]
        return found << POINT_BITS | self.won[0]

    def remember(self, seat: int, card: int) -> None:
        """A card that was played, in order, for `weigh`."""
        self.plays[2 * self.play_count] = seat
        self.plays[2 * self.play_count + 1] = card
        self.play_count += 1

    def weigh(self, worlds: array[int], count: int, me: int, weights: array[float], floor: float) -> None:
        """Multiply each world's weight by how likely light players would have played what was played.

        The worlds hold the present hands; the table must be as it was before the first card. The chance of a
        play depends on the player's own hand only, so worlds with the same hand share it.
        """
        with cython.nogil:
            self._weigh_plays(worlds, count, me, weights, floor)

    def _weigh_plays(
        self, worlds: array[int], count: int, me: int, weights: array[float], floor: float
    ) -> None:
        for number in range(self.play_count):
            player, card = self.plays[2 * number], self.plays[2 * number + 1]
            if player != me:
                later = 0
                for other in range(number, self.play_count):
                    if self.plays[2 * other] == player:
                        later |= 1 << self.plays[2 * other + 1]
                for place in range(1 << MEMO_BITS):
                    self.memo_hand[place] = 0
                for world in range(count):
                    hand = worlds[world * PAIRS + player] | later
                    place = (hand * GOLDEN & WORD) >> 32 - MEMO_BITS
                    if self.memo_hand[place] != hand:
                        self.hands[player] = hand
                        self.memo_hand[place] = hand
                        self.memo_chance[place] = self._likely(player, card, floor)
                    weights[world] = weights[world] * self.memo_chance[place]
                self.hands[player] = 0
            self.put(player, card)
            if self.place == self.players:
                self.place = 0

    def _likely(self, player: int, card: int, floor: float) -> float:
        """The chance that the player plays this card, by the grades of all that he may play."""
        count = self.grade(player)
        if count < 2:
            return 1.0
        best = self.scores[0]
        for place in range(1, count):
            best = max(best, self.scores[place])
        total = mine = 0
        for place in range(count):
            behind = (best - self.scores[place]) >> 11
            if behind >= STEEP:
                behind = STEEP - 1
            total += self.steep[behind]
            if self.cards[place] == card:
                mine = self.steep[behind]
        chance = float(mine) / float(total)
        return floor + (1.0 - floor) * chance

    def resample(
        self, worlds: array[int], count: int, weights: array[float], out: array[int], wanted: int
    ) -> None:
        """Fill `out` with so many of the worlds, each about as often as its weight says."""
        total = 0.0
        for world in range(count):
            total += weights[world]
        step = total / float(wanted)
        reached, world = weights[0], 0
        for place in range(wanted):
            aim = (float(place) + 0.5) * step
            while reached < aim and world < count - 1:
                world += 1
                reached += weights[world]
            for seat in range(PAIRS):
                out[place * PAIRS + seat] = worlds[world * PAIRS + seat]
