# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Values of cards when the seat chooses its next card from what it will have seen.

Worlds are played on to the seat's next turn. Those in which the others play the same cards look alike to the
seat, so they have one choice there: among the cards that any policy would play. From then on one policy
plays. To choose in each world apart would be strategy fusion (Frank and Basin, "Search in games with
incomplete information: a case study using bridge card play", 1998). What the others play between two turns of
the seat is a number: a one, then five bits for each card in the inner numbering.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from game.ai.pausing import PAUSING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.rollout.rollout import Rollout

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

HEURISTIC, IMITATION, SELF_PLAY, POLICIES = range(4)
"""The policies by which the seat may go on, and how many there are."""
BITS = 5
"""Of a card."""
LONG = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MEMO_BITS = 14
"""Two to this power ends are remembered with their values."""
NO_END = LONG
"""No end has all these bits."""


class Lookahead:
    """Looks ahead from the position at which a rollout starts."""

    def __init__(self, rollout: Rollout) -> None:
        """Look ahead with the deal and the policies of this rollout."""
        self.rollout, self.deal = rollout, rollout.deal
        self.worlds, self.count, self.me = array("I"), 0, 0
        self.marks, self.replies = array("Q"), array("Q")
        self.times, self.order = array("i"), array("i")
        self.level_values = array("d")
        self.memo_end, self.memo_value = array("Q"), array("d")
        self.value_ends: Callable[[array[int]], array[float]] | None = None
        self.policies = 0

    def prepare(self, worlds: array[int], times: array[int], marks: array[int], me: int) -> None:
        """Take these worlds, which came up `times` times each; `me` has to play.

        `marks` are what is to be marked in the ends of each.
        """
        self.worlds, self.times, self.marks, self.count, self.me = worlds, times, marks, len(times), me
        self.order, self.replies = array("i", range(self.count)), array("Q", [0]) * self.count

    def values(
        self, cards: array[int], later: int, value_ends: Callable[[array[int]], array[float]]
    ) -> array[float]:
        """After `prepare`: the value of each card in each world, row by row, with `later` more chosen.

        Later cards are chosen among those that the policies would play; then the best policy goes on. The
        next seat follows the policy of self-play in every second world, if that is loaded. Cards are in the
        inner numbering. `value_ends` returns the values of ends; its exceptions are passed on. Raises
        ValueError if the hand has fewer than `later` + 2 cards.
        """
        held = self.deal.size(self.worlds[self.me])
        if held < later + 2:
            raise ValueError(f"a hand of {held} cards, {later} later ones to choose")
        # One level for each chosen card, one for the last position, one for what is tried there.
        self.level_values = array("d", [0.0]) * (self.count * (later + 3))
        self.policies = 1 << HEURISTIC
        if self.rollout.imitation.units:
            self.policies |= 1 << IMITATION
        if self.rollout.self_play.units:
            self.policies |= 1 << SELF_PLAY
        number = len(cards)
        out = array("d", [0.0]) * (self.count * number)
        self.memo_end = array("Q", [NO_END]) * (1 << MEMO_BITS)
        self.memo_value = array("d", [0.0]) * (1 << MEMO_BITS)
        self.value_ends, values = value_ends, out
        try:
            with cython.nogil:
                for choice in range(number):
                    self._split(0, 0, self.count, cards[choice], later)
                    for world in range(self.count):
                        values[world * number + choice] = self.level_values[self.count + world]
        finally:
            self.value_ends = None
            self.deal.restore(0)
            self.rollout.start()
        return out

    def _split(self, depth: int, first: int, count: int, card: int, later: int) -> int:
        """Write one level deeper what the card brings in `count` worlds of the order from `first` on.

        Worlds in which the others answer the card alike share the next choice. Returns 0.
        """
        end = first + count
        for place in range(first, end):
            world = self.order[place]
            self.replies[world] = self._replies(world, card)
        while first < end:
            replies, rest = self.replies[self.order[first]], first + 1
            for place in range(rest, end):
                world = self.order[place]
                if self.replies[world] == replies:
                    self.order[place] = self.order[rest]
                    self.order[rest] = world
                    rest += 1
            self._advance(depth, card, replies)
            if later:
                self._best_card(depth + 1, first, rest - first, later - 1)
            else:
                self._best_policy(depth + 1, first, rest - first)
            self.rollout.start_at = depth
            first = rest
        return 0

    def _replies(self, world: int, card: int) -> int:
        """What the others play in this world after the seat's card until its next turn."""
        self._enter(HEURISTIC, world)
        found = 1
        player = self.deal.play(self.me, card)
        while player != self.me and self.deal.hands[player]:
            card = self.rollout.choice(player)
            found = found << BITS | card
            player = self.deal.play(player, card)
        return found

    def _advance(self, depth: int, card: int, replies: int) -> None:
        """Start one deeper, at the seat's next turn after its card and what the others answered."""
        self.deal.restore(depth)
        player = self.deal.play(self.me, card)
        count = 0
        while replies >> BITS * (count + 1):
            count += 1
        for place in range(count):
            player = self.deal.play(player, replies >> BITS * (count - 1 - place) & 31)
        self.rollout.start_at = depth + 1
        self.deal.save(depth + 1)

    def _best_card(self, depth: int, first: int, count: int, later: int) -> int:
        """Write what the card that is best on their average brings in each of some worlds. Returns 0."""
        legal = self._proposed(first)
        most, is_first = 0.0, 1
        deeper = (depth + 1) * self.count
        for card in range(32):
            if not legal >> card & 1:
                continue
            self._split(depth, first, count, card, later)
            total = 0.0
            for place in range(first, first + count):
                world = self.order[place]
                total += self.times[world] * self.level_values[deeper + world]
            if is_first or total > most:
                most, is_first = total, 0
                self._keep_best(depth, first, count)
        return 0

    def _proposed(self, first: int) -> int:
        """The cards that the policies would play in the worlds from there on; the hand is the same in all."""
        found = 0
        for policy in range(POLICIES):
            if self.policies >> policy & 1:
                self._enter(policy, self.order[first])
                found |= 1 << self.rollout.choice(self.me)
        return found

    def _best_policy(self, depth: int, first: int, count: int) -> int:
        """Write the value of some worlds if the policy plays on that is best on their average. Returns 0."""
        most, is_first = 0.0, 1
        deeper = (depth + 1) * self.count
        for policy in range(POLICIES):
            if not self.policies >> policy & 1:
                continue
            total = 0.0
            for place in range(first, first + count):
                world = self.order[place]
                self._enter(policy, world)
                end = self.rollout.play_out(self.me, self.rollout.choice(self.me)) | self.marks[world]
                value = self._worth(end)
                self.level_values[deeper + world] = value
                total += self.times[world] * value
            if is_first or total > most:
                most, is_first = total, 0
                self._keep_best(depth, first, count)
        return 0

    def _keep_best(self, depth: int, first: int, count: int) -> None:
        """What was written one deeper of these worlds is the best so far."""
        here, deeper = depth * self.count, (depth + 1) * self.count
        for place in range(first, first + count):
            world = self.order[place]
            self.level_values[here + world] = self.level_values[deeper + world]

    def _enter(self, policy: int, world: int) -> None:
        """Enter this world, where the seat is to follow the policy."""
        me, next_seat = self.me, (self.me + 1) % self.deal.players
        self.rollout.imitating = 1 << me if policy == IMITATION else 0
        self.rollout.self_playing = 1 << me if policy == SELF_PLAY else 0
        if world & 1 and self.rollout.self_play.units:
            self.rollout.self_playing |= 1 << next_seat
        self.rollout.load_world(self.worlds, world)

    def _worth(self, end: int) -> float:
        place = ((end * GOLDEN) & LONG) >> 64 - MEMO_BITS
        if self.memo_end[place] != end:
            self.memo_value[place] = self._settled(end)
            self.memo_end[place] = end
        return self.memo_value[place]

    def _settled(self, end: int) -> float:
        PAUSING.wait()
        value_ends = self.value_ends
        assert value_ends is not None  # noqa: S101 - set during `values`
        value: float = value_ends(array("Q", [end]))[0]
        return value
