# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Worlds that agree with what a seat knows are drawn exactly uniformly: each of them equally often.

Unknown cards that the same seats may hold form a group; the ways to share out the groups are counted, and
each draw decides group by group with the exact chances. The numbers come from a seed by splitmix64, so a draw
can be repeated anywhere.
"""

from __future__ import annotations

from array import array
from math import comb

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

LONG = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB

BINS = 3
GROUPS = 8
"""A group for each set of bins; the empty one is not used."""
SIZE = 33
ROW = 4
"""Hands of a world, by seat; the own one and those of seats not there stay empty."""


class UniformSampler:
    """All worlds that agree with one seat's knowledge, to be counted and drawn from."""

    def __init__(self) -> None:
        """Make the tables that depend on nothing."""
        self.choose = [0] * 1089
        for place in range(SIZE * SIZE):
            self.choose[place] = comb(place // SIZE, place % SIZE)
        self.ways = [0] * 9801
        self.cards = [0] * 256
        self.ordered = [0] * 256
        self.left = [0] * 9
        self.kept = [0] * 4
        self.state = 0

    def prepare(self, may: dict[int, int], counts: dict[int, int], out: int) -> int:
        """Set the knowledge, and return in how many ways the cards may lie.

        By seat: the cards that it may hold, and how many it does; `out` is the set of cards that may be out
        of play. Together these are all unknown cards; those that nobody holds are out.
        """
        unknown = out
        for cards in may.values():
            unknown |= cards
        self.sizes = [0] * 8
        lying = unknown.bit_count() - sum(counts.values())
        self.bins = [-1] * 3
        self.room = [0] * 3
        self.masks = [0] * 3
        for place, (seat, cards) in enumerate(may.items()):
            self.bins[place], self.room[place], self.masks[place] = seat, counts[seat], cards
        place = len(may)
        if lying:
            if lying < 0 or place == BINS:
                return 0
            self.room[place], self.masks[place] = lying, out
        for card in range(32):
            if unknown >> card & 1:
                group = 0
                for place in range(BINS):
                    group |= (self.masks[place] >> card & 1) << place
                self.ordered[group * 32 + self.sizes[group]] = card
                self.sizes[group] += 1
        return 0 if self.sizes[0] else self._count()

    def _count(self) -> int:
        """Fill the table of ways from the last group to the first; return the ways of all."""
        for place in range(SIZE * SIZE):
            self.ways[GROUPS * SIZE * SIZE + place] = 0
        self.ways[GROUPS * SIZE * SIZE] = 1
        self.left[GROUPS] = 0
        for step in range(1, GROUPS):
            group = GROUPS - step
            size = self.sizes[group]
            self.left[group] = self.left[group + 1] + size
            for first in range(self.room[0] + 1):
                for second in range(self.room[1] + 1):
                    third = self.left[group] - first - second
                    found = 0
                    if 0 <= third <= self.room[2]:
                        for one in range(size + 1 if group & 1 else 1):
                            for two in range(size - one + 1 if group & 2 else 1):
                                if one > first or two > second or size - one - two > third:
                                    continue
                                if not group & 4 and one + two != size:
                                    continue
                                found += self._share(group, size, one, two, first, second)
                    self.ways[(group * SIZE + first) * SIZE + second] = found
        return self.ways[(SIZE + self.room[0]) * SIZE + self.room[1]]

    def _share(self, group: int, size: int, one: int, two: int, first: int, second: int) -> int:
        """The ways in which so many cards of a group go to the first two bins, the rest to the third."""
        return (
            self.choose[size * SIZE + one]
            * self.choose[(size - one) * SIZE + two]
            * self.ways[((group + 1) * SIZE + first - one) * SIZE + second - two]
        )

    def draw(self, seed: int, worlds: array[int], kept: tuple[int, ...]) -> None:
        """Fill `worlds`, four hands each; `kept` are cards by four seats that are in every one of them."""
        self.state = seed & LONG
        for seat in range(ROW):
            self.kept[seat] = kept[seat]
        with cython.nogil:
            for place in range(GROUPS * 32):
                self.cards[place] = self.ordered[place]
            for world in range(len(worlds) // ROW):
                self._draw(worlds, world * ROW)

    def _draw(self, worlds: array[int], base: int) -> None:
        for seat in range(ROW):
            worlds[base + seat] = self.kept[seat]
        first, second = self.room[0], self.room[1]
        for group in range(1, GROUPS):
            size = self.sizes[group]
            if not size:
                continue
            third = self.left[group] - first - second
            lot = self._below(self.ways[(group * SIZE + first) * SIZE + second])
            one = two = 0
            is_found = 0
            for one in range(size + 1 if group & 1 else 1):
                for two in range(size - one + 1 if group & 2 else 1):
                    if one > first or two > second or size - one - two > third:
                        continue
                    if not group & 4 and one + two != size:
                        continue
                    share = self._share(group, size, one, two, first, second)
                    if lot < share:
                        is_found = 1
                        break
                    lot -= share
                if is_found:
                    break
            first -= one
            second -= two
            self._hand_out(worlds, base, group, size, one, two)

    def _hand_out(self, worlds: array[int], base: int, group: int, size: int, one: int, two: int) -> None:
        """Shuffle a group and give its first cards to the first bin, the next to the second."""
        start = group * 32
        for place in range(size):
            other = place
            if place < one + two and group & (group - 1):
                other = place + self._below(size - place)
            card = self.cards[start + other]
            self.cards[start + other] = self.cards[start + place]
            self.cards[start + place] = card
            chosen = 0 if place < one else 1 if place < one + two else 2
            seat = self.bins[chosen]
            if seat >= 0:
                worlds[base + seat] |= 1 << card

    def _below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        if limit < 2:
            return 0
        refused = (LONG - limit + 1) % limit
        while True:
            self.state = (self.state + GOLDEN) & LONG
            number = self.state
            number = ((number ^ number >> 30) * MIX_1) & LONG
            number = ((number ^ number >> 27) * MIX_2) & LONG
            number ^= number >> 31
            if number >= refused:
                return number % limit
