# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The values of ends that are known, in a hash table: each different end is valued once.

An end of a world is a number as `game.ai.end_code` says.
"""

from __future__ import annotations

from array import array

LONG = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FREE = 0xFFFFFFFFFFFFFFFF
"""The key of a slot where nothing lies; no end has all these bits."""
SLOTS = 1024
"""At first; always a power of two, and at most half of them are taken."""


class KnownEnds:
    """A hash table of ends and their values; for one thread at a time."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.slots, self.known = 0, 0
        self.keys = array("Q")
        self.worth = array("d")
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
