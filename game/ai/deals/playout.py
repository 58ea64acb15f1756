# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Possible deals are played to the end by players who see their own cards only: light ones in all seats.

An opponent who is believed to play by the rule player's rules plays so in as many deals as is believed. Where
it is asked for, the last tricks are not played but solved, as if all saw all cards then.
Plain Python that Cython compiles as it stands; the C types are in `playout.pxd`. A world is the cards that
every seat holds now, in the inner numbering of `LightPlayer`. What came of each card in each world is one
number: points by side nine bits each, then a bit for each side that has a trick, then who took the last.
"""

from __future__ import annotations

from array import array

from game.ai.deals import by_rules
from game.ai.end_code import POINT_BITS
from game.ai.exact.solver import Solver

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


class Playout(by_rules.ByRules):
    """Plays worlds out, and weighs them by what was played."""

    def __init__(self) -> None:
        """Make room; `start` sets the position."""
        by_rules.ByRules.__init__(self)
        self.base_lacks = array("I", [0] * 4)
        self.base_counts = array("i", [0] * 4)
        self.base_points = array("i", [0] * 4)
        self.base_opened = array("i", [0] * 4)
        self.won = array("i", [0] * 4)
        self.plays = array("i", [0] * (2 * PLAYS))
        self.steep = array("i", [0] * STEEP)
        self.memo_hand = array("I", [0]) * (1 << MEMO_BITS)
        self.memo_laid = array("I", [0]) * (1 << MEMO_BITS)
        self.memo_chance = array("d", [0.0]) * (1 << MEMO_BITS)
        self.base_gone = self.base_tricks = self.base_place = self.base_led = self.base_best = 0
        self.base_winner = self.base_table = self.base_last = 0
        self.play_count = 0
        self.beliefs = array("d", [0.0, 0.0])
        self.believed = array("d", [0.0, 0.0])
        self.doubts = self.ruled = self.base_now = self.base_taken = self.was = 0
        self.solver = Solver()
        self.exact = self.guess = 0
        self.floor = 0.0

    def solve_from(self, cards: int, duties: int, king: int) -> None:
        """Solve a deal between two sides as soon as its hands have so many cards or fewer; 0: play it out.

        The game has been set by `prepare`, with the same duties and worth of the king of trumps.
        """
        self.exact = cards
        if not cards:
            return
        ours = sum([1 << seat for seat in range(0, self.players, 2)])
        self.solver.prepare(self.trumps, duties, self.players, ours, self.last, king)

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
        self.base_now, self.base_taken = self.now, self.tricks_taken

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
            self._choose_players(world, player)
            for choice in range(number):
                self._begin(worlds, world)
                out[world * number + choice] = self._play(player, choices[choice])

    def finish(self, worlds: array[int], count: int, player: int, out: array[int]) -> None:
        """Play every world out from the present position, this player to move."""
        self.ruled = 0
        with cython.nogil:
            for world in range(count):
                self._begin(worlds, world)
                out[world] = self._play(player, self.choose(player))

    def _choose_players(self, world: int, me: int) -> None:
        """Which neighbours play by the rules in this world: each as often as is believed of him."""
        self.ruled = 0
        for foe in range(2):
            lot = (world * GOLDEN + foe * WORD // 2) & WORD
            if float(lot) < self.believed[foe] * float(WORD):
                self.ruled |= 1 << (me + 1 + foe * (self.players - 2)) % self.players

    def _begin(self, worlds: array[int], world: int) -> None:
        """The position again, with the hands of this world."""
        for seat in range(PAIRS):
            self.hands[seat] = worlds[world * PAIRS + seat] & (WORD ^ self.base_gone)
        self.restore()
        self.now, self.tricks_taken, self.swept = self.base_now, self.base_taken, self.base_tricks
        if self.ruled:
            self.laid = self._laid(worlds, world * PAIRS, self.base_gone)

    def restore(self) -> None:
        """The position again, but for the hands."""
        for seat in range(PAIRS):
            self.lacks[seat] = self.base_lacks[seat]
            self.counts[seat] = self.base_counts[seat]
            self.won[seat] = self.base_points[seat]
            self.opened[seat] = self.base_opened[seat]
        self.gone = self.base_gone
        self.place, self.led, self.best = self.base_place, self.base_led, self.base_best
        self.winner, self.on_table = self.base_winner, self.base_table

    def _laid(self, worlds: array[int], base: int, played: int) -> int:
        """What the taker has laid away in this world, as far as that is in the game."""
        if not self.lays:
            return 0
        held = worlds[base] | worlds[base + 1] | worlds[base + 2] | worlds[base + 3]
        return WORD ^ (played | held)

    def _play(self, player: int, card: int) -> int:
        """Play on from the player's card; what came of it."""
        tricks, last = self.base_tricks, self.base_last
        while True:
            self.put(player, card)
            self.now += 1
            if self.place == self.players:
                side = self.winner & 1 if self.players == PAIRS else self.winner
                self.won[side] += self.on_table
                tricks |= 1 << side
                self.tricks_taken += 1
                self.swept = tricks
                last = side
                self.place = 0
                player = self.winner
                if not self.hands[player]:
                    self.won[side] += self.last
                    break
                if self.exact and not self.ruled and self.size(self.hands[player]) <= self.exact:
                    tricks |= self._solve(player)
                    break
            else:
                player += 1
                if player == self.players:
                    player = 0
            card = self.choose_by_rules(player) if self.ruled >> player & 1 else self.choose(player)
        found = last
        found = found << 4 | tricks
        found = found << POINT_BITS | self.won[3]
        found = found << POINT_BITS | self.won[2]
        found = found << POINT_BITS | self.won[1]
        return found << POINT_BITS | self.won[0]

    def _solve(self, leader: int) -> int:
        """Share out the rest as it falls when all see all cards; a bit for each side that gets some of it."""
        cards = 0
        for seat in range(PAIRS):
            cards |= self.hands[seat]
            self.solver.hands[seat] = self.hands[seat]
        left = self.solver.total(cards) + self.last
        mine = self.solver.rest(leader, left, self.guess)
        self.guess = mine
        self.won[0] += mine
        self.won[1] += left - mine
        return (1 if mine else 0) | (2 if left > mine else 0)

    def remember(self, seat: int, card: int) -> None:
        """A card that was played, in order, for `weigh`."""
        self.plays[2 * self.play_count] = seat
        self.plays[2 * self.play_count + 1] = card
        self.play_count += 1

    def trust(self) -> None:
        """Nobody plays by the rules, as long as nobody is doubted."""
        self.believed[0] = self.believed[1] = 0.0

    def doubt(self, beliefs: tuple[float, float], count: int) -> None:
        """In the next weighing of so many worlds neighbours may play by the rules, which have been told.

        `beliefs` are the chances of it before the deal, of whoever sits next and of whoever sits before;
        between two that is one player, and the first counts. What each of them played moves his, and as often
        as is believed then he plays by the rules in `run`. In four nobody else is an opponent, in three the
        ally of one deal is an opponent in the next.
        """
        self.beliefs[0], self.beliefs[1] = beliefs
        self.either = array("d", [1.0]) * (4 * count)
        self.doubts = 1

    def weigh(self, worlds: array[int], count: int, me: int, weights: array[float], floor: float) -> None:
        """Multiply each world's weight by how likely light players would have played what was played.

        The worlds hold the present hands; the table must be as it was before the first card. The chance of a
        play depends on the player's own hand only, so worlds with the same hand share it.
        """
        self.floor = floor
        with cython.nogil:
            self._weigh_plays(worlds, count, me, weights)
            if self.doubts:
                self._mix(count, weights)
        self.doubts = 0

    def _weigh_plays(self, worlds: array[int], count: int, me: int, weights: array[float]) -> None:
        self.was = self.gone
        for number in range(self.play_count):
            self.was |= 1 << self.plays[2 * number + 1]
        for number in range(self.play_count):
            player, card = self.plays[2 * number], self.plays[2 * number + 1]
            if player != me:
                later = 0
                for other in range(number, self.play_count):
                    if self.plays[2 * other] == player:
                        later |= 1 << self.plays[2 * other + 1]
                turn = (player + self.players - me) % self.players
                if self.doubts and (turn == 1 or turn == self.players - 1):
                    start = 0 if turn == 1 else 2 * count
                    self._weigh_play(worlds, count, player, card, later, self.either, start, 0)
                    self._weigh_play(worlds, count, player, card, later, self.either, start + count, 1)
                else:
                    self._weigh_play(worlds, count, player, card, later, weights, 0, 0)
            self.bring(player, card)

    def _weigh_play(  # noqa: PLR0917 - numbers instead of objects
        self,
        worlds: array[int],
        count: int,
        player: int,
        card: int,
        later: int,
        weights: array[float],
        start: int,
        is_ruled: int,
    ) -> None:
        """One play by the rules or as light players grade it; the weights begin at `start`."""
        laid = 0
        for place in range(1 << MEMO_BITS):
            self.memo_hand[place] = 0
        for world in range(count):
            hand = worlds[world * PAIRS + player] | later
            if is_ruled and player == self.taker:
                laid = self._laid(worlds, world * PAIRS, self.was)
            place = ((hand | laid) * GOLDEN & WORD) >> 32 - MEMO_BITS
            if self.memo_hand[place] != hand or self.memo_laid[place] != laid:
                self.memo_hand[place], self.memo_laid[place] = hand, laid
                if is_ruled:
                    self.laid = laid
                    self.memo_chance[place] = self.by_rules(player, hand, card)
                else:
                    self.hands[player] = hand
                    self.memo_chance[place] = self._likely(player, card)
            weights[start + world] = weights[start + world] * self.memo_chance[place]
        self.hands[player] = 0

    def _mix(self, count: int, weights: array[float]) -> None:
        """Each neighbour has played the whole deal in one of the two ways."""
        total = 0.0
        neighbours = 1 if self.players == 2 else 2
        self.believed[0] = self.believed[1] = 0.0
        for world in range(count):
            for foe in range(neighbours):
                light = self.either[2 * foe * count + world]
                rules = self.either[(2 * foe + 1) * count + world]
                rules = self.beliefs[foe] * rules
                either = rules + (1.0 - self.beliefs[foe]) * light
                weights[world] = weights[world] * either
                self.either[2 * foe * count + world] = rules / either
            total += weights[world]
        for world in range(count):
            for foe in range(neighbours):
                self.believed[foe] += weights[world] * self.either[2 * foe * count + world] / total

    def _likely(self, player: int, card: int) -> float:
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
        return self.floor + (1.0 - self.floor) * chance

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
