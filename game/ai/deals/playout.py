# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Possible deals are played to the end by players who see their own cards only: light ones in all seats.

Seats may follow a policy. Where it is asked for, the last tricks are not played but solved, as if all
saw all cards then.
Plain Python that Cython compiles as it stands; the C types are in `playout.pxd`. A world is the cards that
every seat holds now, in the inner numbering of `LightPlayer`. What came of each card in each world is one
number: points by side nine bits each, then a bit for each side that has a trick, then who took the last, and
where belote must not be discarded a bit for each suit in which king and queen both were.
"""

from __future__ import annotations

from array import array

from game.ai.deals import weighing
from game.ai.end_code import POINT_BITS
from game.ai.solver.solver import Solver

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

WORD = 0xFFFFFFFF
BYTE = 0xFF
SUITS = PAIRS = 4
OF_IMITATION, OF_SELF_PLAY = 1, 2
"""A bit for each policy: imitation of masters, self-play."""
GOLDEN = 0x9E3779B1


class Playout(weighing.Weighing):
    """Plays worlds out."""

    def __init__(self) -> None:
        """Make room; `start` sets the position."""
        weighing.Weighing.__init__(self)
        self.base_lacks = array("I", [0] * 4)
        self.base_counts = array("i", [0] * 4)
        self.base_points = array("i", [0] * 4)
        self.base_opened = array("i", [0] * 4)
        self.won = array("i", [0] * 4)
        self.base_gone = self.base_tricks = self.base_place = self.base_led = self.base_best = 0
        self.base_winner = self.base_table = self.base_last = 0
        self.royal = self.spoken = self.base_spoken = 0
        self.solver = Solver()
        self.exact = self.guess = self.both = self.as_solved = 0
        self.solved = array("Q", [0])
        self.followers = self.by_self_play = self.stage = self.schooled = self.schools = self.asked = 0

    def solve_from(self, cards: int, duties: int = 0, king: int = 0) -> None:
        """Solve a deal between two sides as soon as its hands have so many cards or fewer; 0: play it out.

        The game has been set by `prepare`, with the same duties and worth of the king of trumps.
        """
        self.exact = cards
        if not cards:
            return
        ours = sum([1 << seat for seat in range(0, self.players, 2)])
        self.solver.prepare(self.trumps, duties, self.players, ours, self.last, king)

    def mind_belotes(self, cards: int) -> None:
        """In the game that has been set belote counts only with one of these that leads or follows suit."""
        self.royal = cards

    def start(self, taken: tuple[int, ...], tricks: int, last_taker: int) -> None:
        """Play from the present table, after what was played; points by side, a bit for each with a trick."""
        for seat in range(PAIRS):
            self.base_lacks[seat] = self.lacks[seat]
            self.base_counts[seat] = self.counts[seat]
            self.base_points[seat] = taken[seat] if seat < len(taken) else 0
            self.base_opened[seat] = self.opened[seat]
        self.base_gone, self.base_tricks, self.base_last = self.gone, tricks, last_taker
        self.base_place, self.base_led, self.base_best = self.place, self.led, self.best
        self.base_winner, self.base_table = self.winner, self.on_table
        self.followers, self.stage, self.base_spoken = 0, 0, self._spoken_so_far()

    def _spoken_so_far(self) -> int:
        """A bit for each suit of which king or queen has led or followed."""
        spoken = led = 0
        for number in range(self.play_count):
            card = self.plays[2 * number + 1]
            if number % self.players == 0:
                led = card >> 3
            if self.royal >> card & 1 and card >> 3 == led:
                spoken |= 1 << led
        return spoken

    def follow(self, players: int) -> None:
        """Let these seats, a bit for each, follow the policy of self-play; after `weigh` and `start`."""
        self.by_self_play = 1 if self.self_play.units else 0
        if self.by_self_play or self.policy.units:
            self.followers = players
            self._keep_seen(self._who_are_asked())

    def run(
        self, worlds: array[int], count: int, player: int, choices: array[int], number: int, out: array[int]
    ) -> None:
        """Play every world out after every choice; `out[world * number + choice]` is what came of it."""
        with cython.nogil:
            self._run(worlds, count, player, choices, number, out)
            if self.followers:
                self._see_again(self._who_are_asked())

    def run_both(  # noqa: PLR0917 - as `run`, with one room more
        self,
        worlds: array[int],
        count: int,
        player: int,
        choices: array[int],
        number: int,
        out: array[int],
        solved: array[int],
    ) -> None:
        """Play to the very end into `out`; what comes of it with the last tricks `solved` goes there."""
        self.solved, self.both = solved, 1
        self.run(worlds, count, player, choices, number, out)
        self.both = 0

    def _run(
        self, worlds: array[int], count: int, player: int, choices: array[int], number: int, out: array[int]
    ) -> None:
        for world in range(count):
            self._choose_players(world, player)
            for choice in range(number):
                self._begin(worlds, world)
                out[world * number + choice] = self._play(player, choices[choice])
                if self.both:
                    self.solved[world * number + choice] = self.as_solved

    def finish(self, worlds: array[int], count: int, player: int, out: array[int]) -> None:
        """Play every world out from the present position, this player to move."""
        with cython.nogil:
            for world in range(count):
                self._begin(worlds, world)
                out[world] = self._play(player, self._chosen(player))

    def _choose_players(self, world: int, me: int) -> None:
        """If `schools`, the next seat follows the policy of self-play in every second world."""
        self.schooled = 0
        if self.schools and world & 1:
            self.schooled = 1 << (me + 1) % self.players

    def _begin(self, worlds: array[int], world: int) -> None:
        """The position again, with the hands of this world."""
        for seat in range(PAIRS):
            self.hands[seat] = worlds[world * PAIRS + seat] & (WORD ^ self.base_gone)
        self.restore()
        self.asked = self._who_are_asked()
        self._see_again(self.asked)

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
        self.spoken = self.base_spoken

    def _play(self, player: int, card: int) -> int:
        """Play on from the player's card; what came of it."""
        tricks, last, is_solved = self.base_tricks, self.base_last, 0
        while True:
            if self.royal >> card & 1 and (self.place == 0 or card >> 3 == self.led):
                self.spoken |= 1 << (card >> 3)
            self.put(player, card)
            self._see(self.asked, player, card)
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
                if self._can_solve(player) and not is_solved:
                    if not self.both:
                        tricks |= self._solve(player)
                        break
                    is_solved = 1
                    self._solve_beside(player, tricks, last)
            else:
                player += 1
                if player == self.players:
                    player = 0
            card = self._chosen(player)
        if not is_solved:
            self.as_solved = self._end(tricks, last)
        return self._end(tricks, last)

    def _can_solve(self, leader: int) -> int:
        return 1 if self.exact and self.size(self.hands[leader]) <= self.exact else 0

    def _solve_beside(self, leader: int, tricks: int, last: int) -> None:
        """What comes of it if the rest is solved, while it is played."""
        ours, theirs = self.won[0], self.won[1]
        self.as_solved = self._end(tricks | self._solve(leader), last)
        self.won[0], self.won[1] = ours, theirs

    def _end(self, tricks: int, last: int) -> int:
        """One number for it."""
        found = self._lost()
        found = found << 2 | last
        found = found << 4 | tricks
        found = found << POINT_BITS | self.won[3]
        found = found << POINT_BITS | self.won[2]
        found = found << POINT_BITS | self.won[1]
        return found << POINT_BITS | self.won[0]

    def _lost(self) -> int:
        """A bit for each suit of which king and queen have gone and neither led nor followed."""
        lost = 0
        if self.royal:
            for suit in range(SUITS):
                pair = self.royal & (BYTE << (suit << 3))
                if pair and not self.spoken >> suit & 1 and pair & self.gone == pair:
                    lost |= 1 << suit
        return lost

    def _chosen(self, player: int) -> int:
        return (
            self._as_taught(player) if (self.followers | self.schooled) >> player & 1 else self.choose(player)
        )

    def _as_taught(self, player: int) -> int:
        hand, legal = self.hands[player], self.legal(player, self.hands[player])
        if self.by_self_play or self.schooled >> player & 1:
            self.self_play.look(player)
            return self.self_play.best(hand, legal)
        self.policy.look(player)
        return self.policy.best(hand, legal)

    def _who_are_asked(self) -> int:
        """The policies of the players in this world."""
        asked = OF_SELF_PLAY if self.schooled else 0
        if self.followers:
            asked |= OF_SELF_PLAY if self.by_self_play else OF_IMITATION
        return asked

    def _keep_seen(self, policies: int) -> None:
        """What these have seen is kept at this stage."""
        if policies & OF_IMITATION:
            self.policy.keep(self.stage)
        if policies & OF_SELF_PLAY:
            self.self_play.keep(self.stage)

    def _see_again(self, policies: int) -> None:
        """They have seen what was kept at this stage, and nothing after it."""
        if policies & OF_IMITATION:
            self.policy.come_back(self.stage)
        if policies & OF_SELF_PLAY:
            self.self_play.come_back(self.stage)

    def _see(self, policies: int, player: int, card: int) -> None:
        """They see a card that is played."""
        if policies & OF_IMITATION:
            self.policy.bring(player, card)
        if policies & OF_SELF_PLAY:
            self.self_play.bring(player, card)

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
