# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The double dummy solver: what a side still takes when all hands are open and all play perfectly.

The inner numbering of cards is described in `trick_rules`.
"""

from __future__ import annotations

from array import array

from game.ai.solver.ordering import MoveOrdering
from game.ai.solver.position import Position
from game.ai.solver.quick_tricks import QuickTricks
from game.ai.solver.transposition import TranspositionTable

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

if not cython.compiled:  # the compiled one has it from the `.pxd`
    from game.ai.solver.ordering import LAST


class Search:
    """Finds what our side takes from a position on, by zero-window alpha-beta over whole tricks.

    `nodes` counts the positions searched so far.
    """

    def __init__(
        self, position: Position, quick: QuickTricks, table: TranspositionTable, ordering: MoveOrdering
    ) -> None:
        """Make room; the other parts are of the same position."""
        self.position, self.quick, self.table, self.ordering = position, quick, table, ordering
        self.lows = [0] * 1280
        self.highs = [0] * 1280
        self.firsts = [0] * 1280
        self.keys = [0] * 1280
        self.nodes = 0

    def exact(
        self, place: int, player: int, led: int, best: int, winner: int, points: int, left: int, guess: int
    ) -> int:
        """Return what our side takes after a card (see `after`).

        It searches zero windows from the guess on with growing steps.
        """
        low, high, step = 0, left, 2
        beta = min(max(guess, 1), left)
        while low < high:
            value = self.after(place, player, led, best, winner, points, beta, left, 0)
            if value >= beta:
                low = value
                beta = low + step
            else:
                high = value
                beta = high - step + 1
            if beta <= low or beta > high:
                beta = (low + high + 1) >> 1
            step += step
        return low

    def after(
        self,
        place: int,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        beta: int,
        left: int,
        ply: int,
    ) -> int:
        """Return a bound as `lead` does; the player has just played card number `place` (0: the lead).

        `led` is the suit led, `best` the best card so far, the `winner`'s, and `points` what the trick counts
        so far; `left` is that with all that is still to be taken.
        """
        if place + 1 < self.position.players:
            player += 1
            if player == self.position.players:
                player = 0
            return self.follow(place + 1, player, led, best, winner, points, beta, left, ply)
        gained = points if self.position.ours >> winner & 1 else 0
        return gained + self.lead(winner, beta - gained, left - points, ply)

    def lead(self, leader: int, beta: int, left: int, ply: int) -> int:
        """Return a bound of what our side takes of the points left, this player leading.

        Fail soft: a result of at least `beta` is a lower bound, a smaller one an upper bound.
        """
        value = self._bounds(leader, beta, left)
        if value >= 0:
            return value
        first, key = self.table.first, self.table.key
        return self._search(leader, beta, left, ply, self.table.low, self.table.high, first, key)

    def _bounds(self, leader: int, beta: int, left: int) -> int:
        """Return a bound that decides without a search, or -1 with bounds, key and lead in the table."""
        if left < beta:
            return left
        if beta <= 0:
            return 0
        mine, is_ours = self.position.hands[leader], self.position.ours >> leader & 1
        if not mine:
            return left if is_ours else 0
        if not mine & (mine - 1):
            return self.position.last_trick(leader, left)
        remaining = self.position.remaining()
        value = self.table.probe(leader, remaining, beta, left)
        if value >= 0 or self.table.is_same:
            return value
        if is_ours:
            sure = self.quick.of_leaders(leader, mine, remaining, left, beta)
            if sure >= beta:
                return sure
            self.table.narrow(sure, left)
            return -1
        sure = self.quick.of_leaders(leader, mine, remaining, left, left - beta + 1)
        if left - sure < beta:
            return left - sure
        self.table.narrow(0, left - sure)
        return -1

    def _search(
        self, leader: int, beta: int, left: int, ply: int, lower: int, upper: int, first: int, key: int
    ) -> int:
        """Return the same by a search, where the bounds passed in do not answer; store the result."""
        self.nodes += 1
        mine = self.position.hands[leader]
        remaining = self.position.remaining()
        is_ours = self.position.ours >> leader & 1
        need = left - beta + 1 if is_ours else beta
        count = self.ordering.leads(leader, mine, remaining, first, ply, left, need)
        value = self.ordering.given
        if is_ours:
            value = left - value
        chosen = -1
        for number in range(count):
            card = self.ordering.pick(ply, number, count)
            self.position.hands[leader] = mine ^ (1 << card)
            got = self.after(
                0, leader, card >> 3, card, leader, self.position.points[card], beta, left, ply + 1
            )
            if got > value if is_ours else got < value:
                value, chosen = got, card
            if (got >= beta) == is_ours:
                self.ordering.lead_cuts(mine, card)
                break
        self.position.hands[leader] = mine
        if value >= beta:
            lower = max(lower, value)
        else:
            upper = min(upper, value)
        self.table.store(key, remaining, lower, upper, chosen)
        return value

    def follow(
        self,
        place: int,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        beta: int,
        left: int,
        ply: int,
    ) -> int:
        """Return the same for a player who plays card number `place` of the trick."""
        mine = self.position.hands[player]
        legal = self.position.may_follow(player, mine, led, best, winner)
        self.nodes += 1
        if not legal & (legal - 1):
            card = self.position.lowest_of(legal)
            self.position.hands[player] = mine ^ legal
            if self.position.beats(card, best):
                best, winner = card, player
            points += self.position.points[card]
            value = self.after(place, player, led, best, winner, points, beta, left, ply + 1)
            self.position.hands[player] = mine
            return value
        wins = legal & (0xFF << (best & 24)) & ~((2 << best) - 1)
        if self.position.suited and best >= 8:
            wins |= legal & 0xFF
        if place + 1 == self.position.players:
            return self._last_hand(player, led, best, winner, points, beta, left, ply, legal, wins)
        is_ours = self.position.ours >> player & 1
        count = self.ordering.follows(place, player, led, best, winner, points, ply, legal, wins)
        value = -1 if is_ours else 1000
        for number in range(count):
            card = self.ordering.pick(ply, number, count)
            self.position.hands[player] = mine ^ (1 << card)
            worth = points + self.position.points[card]
            top, holder = (card, player) if wins >> card & 1 else (best, winner)
            got = self.after(place, player, led, top, holder, worth, beta, left, ply + 1)
            value = max(value, got) if is_ours else min(value, got)
            if (got >= beta) == is_ours:
                if count > 1:
                    self.ordering.card_cuts(place, legal, best, card)
                break
        self.position.hands[player] = mine
        return value

    def _last_hand(
        self,
        player: int,
        led: int,
        best: int,
        winner: int,
        points: int,
        beta: int,
        left: int,
        ply: int,
        legal: int,
        wins: int,
    ) -> int:
        """Return the same for the last card of a trick, of several legal ones, of which `wins` beat the best.

        Bounds of every card come before any search, and order the searches.
        """
        mine, is_ours = self.position.hands[player], self.position.ours >> player & 1
        others = self.position.remaining() ^ mine
        held_by_us = 1 if (self.position.ours >> winner & 1) == is_ours else 0
        cards = legal ^ wins
        cards = self.position.tops(cards, others) if held_by_us else self.position.bottoms(cards, others)
        cards |= self.position.tops(wins, others)
        searched = 0
        value = -1 if is_ours else 1000
        while cards:
            card = self.position.lowest_of(cards)
            cards &= cards - 1
            self.position.hands[player] = mine ^ (1 << card)
            worth = self.position.points[card]
            now_winner = player if wins >> card & 1 else winner
            gained = points + worth if self.position.ours >> now_winner & 1 else 0
            got = self._bounds(now_winner, beta - gained, left - points - worth)
            if got >= 0:
                got += gained
                if (got >= beta) == is_ours:
                    self.position.hands[player] = mine
                    return got
                value = max(value, got) if is_ours else min(value, got)
                continue
            at = ply << 5 | card
            searched |= 1 << card
            self.lows[at], self.highs[at] = self.table.low, self.table.high
            self.firsts[at], self.keys[at] = self.table.first, self.table.key
            self.ordering.expected[at] = gained + (self.table.low + self.table.high) // 2
        self.position.hands[player] = mine
        count = self.ordering.lasts(player, led, best, winner, points, ply, legal, wins, searched)
        for number in range(count):
            card = self.ordering.pick(ply, number, count)
            self.position.hands[player] = mine ^ (1 << card)
            worth = points + self.position.points[card]
            now_winner = player if wins >> card & 1 else winner
            gained = worth if self.position.ours >> now_winner & 1 else 0
            at = ply << 5 | card
            first, key = self.firsts[at], self.keys[at]
            got = gained + self._search(
                now_winner, beta - gained, left - worth, ply + 1, self.lows[at], self.highs[at], first, key
            )
            value = max(value, got) if is_ours else min(value, got)
            if (got >= beta) == is_ours:
                self.ordering.card_cuts(LAST, legal, best, card)
                break
        self.position.hands[player] = mine
        return value


class Solver:
    """A search with its position, table and move ordering; for one thread at a time."""

    def __init__(self) -> None:
        """Make the parts; `prepare` sets the game."""
        self.position = Position()
        quick = QuickTricks(self.position)
        self.table = TranspositionTable(self.position)
        self.ordering = MoveOrdering(self.position, quick)
        self.search = Search(self.position, quick, self.table, self.ordering)

    @property
    def nodes(self) -> int:
        """How many positions have been searched so far."""
        return self.search.nodes

    def prepare(self, trumps: int, duties: int, players: int, ours: int, last: int, king: int) -> None:
        """Set the game, as `Position.prepare` does; another game empties the table."""
        if self.position.prepare(trumps, duties, players, ours, last, king):
            self.table.prepare(trumps, king)
            self.ordering.prepare(trumps)

    def forget(self) -> None:
        """Empty the table."""
        self.table.forget()

    def rest(self, leader: int, left: int, guess: int) -> int:
        """Return our side's points of those left in the hands and of the last trick, this player leading."""
        self.table.begin_world()
        return self.search.exact(self.position.players - 1, leader, 0, 0, leader, 0, left, guess)

    def solve_worlds(
        self, hands: array[int], leader: int, trick: int, played: int, legal: int, found: array[int]
    ) -> int:
        """Solve many worlds for the same player to move, without the interpreter's lock.

        `hands` holds four public masks a world, `trick` the `played` cards on the table, eight bits each, the
        lead in the lowest. `found` gets, world by world, what our side takes after each card of `legal`, in
        the order of their numbers. Returns the number of worlds.
        """
        worlds = len(hands) >> 2
        with cython.nogil:
            for world in range(worlds):
                for seat in range(4):
                    self.position.hands[seat] = self.position.all_inside(hands[(world << 2) + seat])
                self._world(world, leader, trick, played, legal, found)
        return worlds

    def _world(self, world: int, leader: int, trick: int, played: int, legal: int, found: array[int]) -> int:
        """Fill in one world's values; each guess comes from the last value and from the world before."""
        self.table.begin_world()
        best, winner, points, led, table = -1, leader, 0, 0, 0
        for place in range(played):
            card = self.position.one_inside(trick >> (place << 3) & 31)
            table |= 1 << card
            if not place:
                led = card >> 3
            if best < 0 or self.position.beats(card, best):
                best, winner = card, (leader + place) % self.position.players
            points += self.position.points[card]
        remaining = self.position.remaining()
        left = self.position.total(remaining | table) + self.position.last
        player = (leader + played) % self.position.players
        mine = self.position.hands[player]
        others = (remaining ^ mine) | table
        width = 0
        for place in range(32):
            width += legal >> place & 1
        at, previous = world * width, -1
        before = found[at - width] if world else left >> 1
        for place in range(32):
            if not legal >> place & 1:
                continue
            card = self.position.one_inside(place)
            if world and previous >= 0:
                before = found[at - 1] + found[at - width] - found[at - width - 1]
            elif previous >= 0:
                before = found[at - 1]
            if previous >= 0 and self.position.are_equal(card, previous, others):
                found[at] = found[at - 1]
            else:
                suit, worth = led if played else card >> 3, points + self.position.points[card]
                top, holder = (
                    (card, player) if best < 0 or self.position.beats(card, best) else (best, winner)
                )
                self.position.hands[player] = mine ^ (1 << card)
                found[at] = self.search.exact(played, player, suit, top, holder, worth, left, before)
                self.position.hands[player] = mine
            previous = card
            at += 1
        return 0
