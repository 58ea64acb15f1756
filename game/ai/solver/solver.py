# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The double dummy solver: what a side still takes when all hands are open and all play perfectly.

Plain Python that Cython compiles as it stands; the C types are in `solver.pxd`. `position` describes the
inner numbering, `search` the search.
"""

from __future__ import annotations

from array import array

from game.ai.solver.search import Search

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""


class Solver:
    """A search with its position and table; for one thread at a time."""

    def __init__(self) -> None:
        """Make the search; `prepare` sets the game."""
        self.search = Search()
        self.position = self.search.position

    @property
    def nodes(self) -> int:
        """How many positions have been searched so far."""
        return self.search.nodes

    def prepare(self, trumps: int, duties: int, players: int, ours: int, last: int, king: int) -> None:
        """Set the game, as `Position.prepare` does; another game empties the table."""
        self.search.prepare(trumps, duties, players, ours, last, king)

    def forget(self) -> None:
        """Empty the table."""
        self.search.table.forget()

    def rest(self, leader: int, left: int, guess: int) -> int:
        """Return our side's points of those left in the hands and of the last trick, this player leading."""
        self.search.table.age = self.search.table.age + 1 & 63
        if not self.search.table.age:
            self.search.ordering.fade()
        return self.search.exact(self.position.players - 1, leader, 0, 0, leader, 0, left, guess)

    def values(
        self, hands: tuple[int, ...], leader: int, trick: tuple[int, ...], legal: int, guess: int = -1
    ) -> dict[int, int]:
        """Return by card of `legal` (a public mask) of the player to move what our side takes from now on.

        The points of the trick on the table are included, and the last trick's. `hands` are public masks of
        all cards still held, by seat; `trick` are public cards, the first of them `leader`'s.
        """
        candidates = [card for card in range(32) if legal >> card & 1]
        found = array("i", [0] * len(candidates))
        packed = sum([card << 8 * place for place, card in enumerate(trick)])
        self.solve_worlds(array("I", [*hands, 0, 0][:4]), leader, packed, len(trick), legal, found, guess)
        return dict(zip(candidates, found, strict=True))

    def solve_worlds(
        self,
        hands: array[int],
        leader: int,
        trick: int,
        played: int,
        legal: int,
        found: array[int],
        guess: int,
    ) -> int:
        """Solve many worlds for the same player to move, without the interpreter's lock.

        `hands` holds four public masks a world, `trick` the `played` cards on the table, eight bits each, the
        lead in the lowest. `found` gets, world by world, what our side takes after each card of `legal`, in
        the order of their numbers. `guess` is for the first value, or -1. Returns the number of worlds.
        """
        worlds = len(hands) >> 2
        with cython.nogil:
            for world in range(worlds):
                for seat in range(4):
                    self.position.hands[seat] = self.position.inside(hands[(world << 2) + seat])
                self._world(world, leader, trick, played, legal, found, guess)
        return worlds

    def _world(
        self, world: int, leader: int, trick: int, played: int, legal: int, found: array[int], guess: int
    ) -> int:
        """Fill in one world's values; each guess comes from the last value and from the world before."""
        self.search.table.age = self.search.table.age + 1 & 63
        self.search.ordering.fade()
        best, winner, points, led, table = -1, leader, 0, 0, 0
        for place in range(played):
            card = self.position.inner(trick >> (place << 3) & 31)
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
        at, before, previous = world * width, guess, -1
        if world:
            before = found[at - width]
        elif guess < 0:
            before = left >> 1
        for place in range(32):
            if not legal >> place & 1:
                continue
            card = self.position.inner(place)
            if world and previous >= 0:
                before = found[at - 1] + found[at - width] - found[at - width - 1]
            elif previous >= 0:
                before = found[at - 1]
            if previous >= 0 and self._are_equal(card, previous, others):
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

    def _are_equal(self, card: int, other: int, others: int) -> int:
        """Whether two cards of a hand are equal: no card between them, and the same points."""
        if card >> 3 != other >> 3 or self.position.points[card] != self.position.points[other]:
            return 0
        between = ((1 << card) - 1) ^ ((1 << other) - 1)
        return 0 if others & between else 1
