# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What came of many worlds is valued and averaged without asking Python for each of them.

Worlds are four hands each in the inner numbering; ends are written as `game.ai.end_code` says, `number` of
them a world, side by side.
"""

from __future__ import annotations

import math
from array import array

from game.ai.end_code import BELOTE_BITS, BELOTES_AT, EVERY_SUIT, POINT_BITS, ROW

LONG = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FREE = 0xFFFFFFFFFFFFFFFF
"""The key of a slot where nothing lies; no end has all these bits."""
SLOTS = 1024
"""At first; always a power of two, and at most half of them are taken."""
FOUR_PLAYERS = 4
SUITS = 4


class Tally:
    """Remembers what ends are worth, and sums up worlds; for one thread at a time."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.slots, self.known = 0, 0
        self.keys = array("Q")
        self.worth = array("d")
        self.firsts = array("i")
        self.of_pair = [0] * 4
        self._widen(SLOTS)

    def _widen(self, slots: int) -> None:
        """Make room for `slots` slots, and keep what was known."""
        keys, worth = self.keys, self.worth
        self.slots = slots
        self.keys = array("Q", [FREE]) * slots
        self.worth = array("d", [0.0]) * slots
        for old in range(len(keys)):
            if keys[old] != FREE:
                place = self._slot(keys[old])
                self.keys[place] = keys[old]
                self.worth[place] = worth[old]

    def _slot(self, end: int) -> int:
        """Where the end lies, or would lie."""
        place = ((end * GOLDEN) & LONG) >> 40 & (self.slots - 1)
        while self.keys[place] != FREE and self.keys[place] != end:
            place = (place + 1) & (self.slots - 1)
        return place

    def slot(self, end: int) -> int:
        """Where the end lies; below nought, what it is worth is not known."""
        place = self._slot(end)
        return place if self.keys[place] == end else -1

    def look(self, ends: array[int], values: array[float], unknown: array[int]) -> int:
        """Write the values of the ends; list those not yet known, each once, and return how many there are.

        What is listed must be told by `learn` before the next look.
        """
        slots, missing = self.slots, 0
        while slots < 2 * (self.known + len(ends)):
            slots *= 2
        if slots > self.slots:
            self._widen(slots)
        for place in range(len(ends)):
            found = self._slot(ends[place])
            if self.keys[found] == FREE:
                self.keys[found] = ends[place]
                unknown[missing] = ends[place]
                missing += 1
            values[place] = self.worth[found]
        self.known += missing
        return missing

    def learn(self, end: int, value: float) -> None:
        """The value of an end that was listed as unknown."""
        self.worth[self._slot(end)] = value

    def distinct(self, worlds: array[int], out: array[int], times: array[int]) -> int:
        """Write each world once, as they come, and how often it is there; return how many those are."""
        slots, kept = SLOTS, 0
        while slots < 2 * len(times):
            slots *= 2
        self.firsts = array("i", [-1]) * slots
        for world in range(len(times)):
            base = world * ROW
            key = 0
            for seat in range(ROW):
                key = ((key ^ worlds[base + seat]) * GOLDEN) & LONG
                key ^= key >> 32
            place = key & (slots - 1)
            while True:
                first = self.firsts[place]
                if first < 0:
                    self.firsts[place] = kept
                    for seat in range(ROW):
                        out[kept * ROW + seat] = worlds[base + seat]
                    times[kept] = 1
                    kept += 1
                    break
                if self._is_same(worlds, base, out, first * ROW):
                    times[first] += 1
                    break
                place = (place + 1) & (slots - 1)
        return kept

    def _is_same(self, worlds: array[int], base: int, out: array[int], other: int) -> int:
        for seat in range(ROW):
            if worlds[base + seat] != out[other + seat]:
                return 0
        return 1

    def resample(self, worlds: array[int], weights: array[float], out: array[int]) -> None:
        """Fill `out` with worlds, each about as often as its weight says."""
        total, count, wanted = 0.0, len(weights), len(out) // ROW
        for world in range(count):
            total += weights[world]
        step = total / float(wanted)
        reached, world = weights[0], 0
        for place in range(wanted):
            aim = (float(place) + 0.5) * step
            while reached < aim and world < count - 1:
                world += 1
                reached += weights[world]
            for seat in range(ROW):
                out[place * ROW + seat] = worlds[world * ROW + seat]

    def mark_belotes(
        self, worlds: array[int], players: int, played: array[int], pairs: array[int], ends: array[int]
    ) -> None:
        """Write into the ends which side has king and queen of trumps: `pairs`, one for each suit.

        `played` are the cards that each seat has played. Those that an end says are lost by discarding do not
        count (`Rollout`); the bits that said so are gone then.
        """
        one, count = 1, len(worlds) // ROW
        number = len(ends) // max(1, count)
        for world in range(count):
            for pair in range(len(pairs)):
                self.of_pair[pair] = 0
                for seat in range(players):
                    cards = worlds[world * ROW + seat] | played[seat]
                    side = seat & 1 if players == FOUR_PLAYERS else seat
                    if cards & pairs[pair] == pairs[pair]:
                        self.of_pair[pair] = one << BELOTES_AT + BELOTE_BITS * side
            for place in range(world * number, (world + 1) * number):
                lost, code = ends[place] >> BELOTES_AT & EVERY_SUIT, 0
                for pair in range(len(pairs)):
                    if not lost >> pair & 1:
                        code += self.of_pair[pair]
                ends[place] = ends[place] - (lost << BELOTES_AT) + code

    def mark(self, ends: array[int], codes: array[int], at: int) -> None:
        """Write each world's code into all its ends, from this bit on."""
        number = len(ends) // max(1, len(codes))
        for place in range(len(ends)):
            ends[place] |= codes[place // number] << at

    def write_ends(
        self,
        worlds: array[int],
        points: array[int],
        taken: array[int],
        own: int,
        fixed: int,
        ends: array[int],
    ) -> None:
        """Ends of two sides, from what our side, `own`, still takes in each.

        `points` are those of the cards. All that lie in the hands are shared out on top of `fixed`, which is
        an end where the other side takes everything else.
        """
        count = len(worlds) // ROW
        number = len(taken) // count
        for world in range(count):
            left = 0
            for seat in range(ROW):
                cards = worlds[world * ROW + seat]
                for card in range(32):
                    if cards >> card & 1:
                        left += points[card]
            whole = fixed + (left << POINT_BITS * (1 - own))
            for place in range(world * number, (world + 1) * number):
                mine = taken[place]
                ends[place] = whole + (mine << POINT_BITS * own) - (mine << POINT_BITS * (1 - own))

    def outside(self, worlds: array[int], numbers: array[int], out: array[int]) -> None:
        """The hands with other numbers of the cards."""
        for place in range(len(worlds)):
            mask, found, bit = worlds[place], 0, 1
            for card in range(32):
                if mask >> card & 1:
                    found |= bit << numbers[card]
            out[place] = found

    def blend(self, values: array[float], others: array[float]) -> None:
        """Each value becomes the mean of itself and the other."""
        for place in range(len(values)):
            values[place] = (values[place] + others[place]) / 2.0

    def gap(self, ahead: array[float], behind: array[float], times: array[int]) -> tuple[float, float]:
        """How much more the first is worth in the mean of the same worlds, and the standard error of that."""
        mean = square = 0.0
        total = 0
        for world in range(len(times)):
            total += times[world]
            mean += times[world] * (ahead[world] - behind[world])
        mean /= total
        for world in range(len(times)):
            far = ahead[world] - behind[world] - mean
            square += times[world] * far * far
        return mean, math.sqrt(square / max(1, total - 1) / total)

    def sum_up(self, values: array[float], times: array[int]) -> list[tuple[float, float, int]]:
        """For each choice: its mean, the standard error of it, and in how many worlds no other has more.

        `values` are those of all choices, world by world; each world counts as often as `times` says.
        """
        count, total = len(times), 0
        number = len(values) // count
        means, squares = array("d", [0.0]) * number, array("d", [0.0]) * number
        best_in = array("i", [0]) * number
        for world in range(count):
            base = world * number
            total += times[world]
            most = values[base]
            for choice in range(number):
                means[choice] += times[world] * values[base + choice]
                most = max(most, values[base + choice])
            for choice in range(number):
                if values[base + choice] == most:
                    best_in[choice] += times[world]
        for choice in range(number):
            means[choice] /= total
        for world in range(count):
            for choice in range(number):
                far = values[world * number + choice] - means[choice]
                squares[choice] += times[world] * far * far
        return [
            (means[choice], math.sqrt(squares[choice] / max(1, total - 1) / total), best_in[choice])
            for choice in range(number)
        ]
