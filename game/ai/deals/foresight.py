# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a card brings where the seat's own later cards are chosen by what it will have seen by then.

There are some ways to play: of the cards that any of these would play one is chosen, and at last one of the
ways goes on.
Plain Python that Cython compiles as it stands; the C types are in `foresight.pxd`. Imagined deals part when
the others play different cards; those that do not have one choice.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from game.ai.deals import branching
from game.ai.deals.tally import Tally
from game.ai.pausing import give_way

if TYPE_CHECKING:
    from collections.abc import Callable

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

FORCED = 2
"""With so many cards in hand the next one leaves no choice."""
WORD = 0xFFFFFFFF
ROOMS = 13
"""Of values: one more than positions that can be kept."""
LIGHT, TAUGHT, SELF_PLAY, WAYS = range(4)
"""Ways to play: light players, imitation of masters, self-play."""


class Foresight(branching.Branching):
    """A table that looks ahead from where it stands."""

    def __init__(self) -> None:
        """Nothing is looked at yet."""
        branching.Branching.__init__(self)
        self.looked, self.count, self.me = array("I"), 0, 0
        self.marks, self.told = array("Q"), array("Q")
        self.times, self.order = array("i"), array("i")
        self.values = array("d")
        self.tally = Tally()
        self.valued: Callable[[array[int]], array[float]] | None = None
        self.ways = 0

    def imagine(self, worlds: array[int], times: array[int], marks: array[int], me: int) -> None:
        """These deals may be, and came up so many times each; `me` has to play.

        `marks` are what is to be marked in the ends of each.
        """
        self.looked, self.times, self.marks, self.count, self.me = worlds, times, marks, len(times), me
        self.order, self.told = array("i", range(self.count)), array("Q", [0]) * self.count
        self.values = array("d", [0.0]) * (self.count * ROOMS)
        self._forget()

    def foresee(
        self,
        hand: int,
        cards: array[int],
        later: int,
        tally: Tally,
        valued: Callable[[array[int]], array[float]],
    ) -> array[float]:
        """After `imagine`: what each card brings in each deal, side by side, with so many later ones chosen.

        Later cards are chosen among those that the ways to play would play; then the best way goes on. The
        opponent follows the policy of self-play in every second deal, if there is one. What ends are worth is
        in `tally`, or else `valued` says it. Cards, and the hand they are from, are in the inner numbering.
        """
        self.ways = 1 << LIGHT
        if self.policy.units:
            self.ways |= 1 << TAUGHT
        if self.self_play.units:
            self.ways |= 1 << SELF_PLAY
            self.schools = 1
        self.watch()
        number = len(cards)
        out = array("d", [0.0]) * (self.count * number)
        self.tally, self.valued, found = tally, valued, out
        with cython.nogil:
            for choice in range(number):
                self._after(0, 0, self.count, hand, cards[choice], later)
                for world in range(self.count):
                    found[world * number + choice] = self.values[self.count + world]
        self.valued = None
        self._see_again(self.watching)
        self._forget()
        return out

    def _forget(self) -> None:
        """No way to play is thought of."""
        self.ways = self.watching = self.stage = self.followers = self.schools = 0

    def _after(self, depth: int, first: int, count: int, hand: int, card: int, later: int) -> int:
        """Write one deeper what the card brings in some worlds, so many of the order from `first` on; 0."""
        if self.size(hand) <= FORCED:
            return self._played_out(depth, first, count, card)
        return self._parted(depth, first, count, hand, card, later)

    def _played_out(self, depth: int, first: int, count: int, card: int) -> int:
        base = (depth + 1) * self.count
        for place in range(first, first + count):
            world = self.order[place]
            self._choose_players(world, self.me)
            self._begin(self.looked, world)
            self.values[base + world] = self._worth(self._play(self.me, card) | self.marks[world])
        return 0

    def _parted(self, depth: int, first: int, count: int, hand: int, card: int, later: int) -> int:
        """The worlds in which the others answer the card alike are looked at together."""
        end = first + count
        for place in range(first, end):
            world = self.order[place]
            self.told[world] = self.answers(self.looked, world, self.me, card)
        self.keep(depth)
        while first < end:
            answers, rest = self.told[self.order[first]], first + 1
            for place in range(rest, end):
                world = self.order[place]
                if self.told[world] == answers:
                    self.order[place] = self.order[rest]
                    self.order[rest] = world
                    rest += 1
            self.go_on(self.me, card, answers)
            if later:
                self._best(depth + 1, first, rest - first, hand & (WORD ^ (1 << card)), later - 1)
            else:
                self._best_way(depth + 1, first, rest - first)
            self.come_back(depth)
            first = rest
        return 0

    def _best(self, depth: int, first: int, count: int, hand: int, later: int) -> int:
        """Write what the card that is best on their average brings in each of some worlds; 0."""
        legal = self._liked(first)
        most, is_first = 0.0, 1
        deeper = (depth + 1) * self.count
        for card in range(32):
            if not legal >> card & 1:
                continue
            self._after(depth, first, count, hand, card, later)
            total = 0.0
            for place in range(first, first + count):
                world = self.order[place]
                total += self.times[world] * self.values[deeper + world]
            if is_first or total > most:
                most, is_first = total, 0
                self._take(depth, first, count)
        return 0

    def _liked(self, first: int) -> int:
        """The cards that the ways would play in the worlds from there on; the hand is the same in all."""
        found = 0
        for way in range(WAYS):
            if self.ways >> way & 1:
                self._set_out(way, self.order[first])
                found |= 1 << self._chosen(self.me)
        return found

    def _best_way(self, depth: int, first: int, count: int) -> int:
        """Write what each of some worlds brings if the way goes on that is best on their average; 0."""
        most, is_first = 0.0, 1
        deeper = (depth + 1) * self.count
        for way in range(WAYS):
            if not self.ways >> way & 1:
                continue
            total = 0.0
            for place in range(first, first + count):
                world = self.order[place]
                self._set_out(way, world)
                value = self._worth(self._play(self.me, self._chosen(self.me)) | self.marks[world])
                self.values[deeper + world] = value
                total += self.times[world] * value
            if is_first or total > most:
                most, is_first = total, 0
                self._take(depth, first, count)
        return 0

    def _take(self, depth: int, first: int, count: int) -> None:
        """What was written one deeper of these worlds is the best so far."""
        here, deeper = depth * self.count, (depth + 1) * self.count
        for place in range(first, first + count):
            world = self.order[place]
            self.values[here + world] = self.values[deeper + world]

    def _set_out(self, way: int, world: int) -> None:
        """The position in this world, where the seat is to go on this way."""
        self._choose_players(world, self.me)
        self.followers = 0
        if way != LIGHT:
            self.followers, self.by_self_play = 1 << self.me, 1 if way == SELF_PLAY else 0
        self._begin(self.looked, world)

    def _worth(self, end: int) -> float:
        place = self.tally.slot(end)
        return self.tally.worth[place] if place >= 0 else self._settled(end)

    def _settled(self, end: int) -> float:
        give_way()
        valued = self.valued
        assert valued is not None  # noqa: S101 - set while the table looks ahead
        value: float = valued(array("Q", [end]))[0]
        return value
