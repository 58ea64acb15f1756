# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How likely a seat with the hand of a world would have called and declared as it did.

Plain Python that Cython compiles as it stands; the C types are in `call_likelihood.pxd`. Games are numbered
0 to 3 for a suit by its place in the inner numbering, 4 no trumps, 5 all trumps. What a hand is worth in a
game is the sum of what its cards of each suit are, in sixteenths of a point.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

LONG = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
BYTE = 0xFF
ROW = 4
SUITS = 4
GAMES = 6
FIELDS = 4
"""Of a call: the game or -1 for a pass, the worth that is wanted, the games to choose from, the slope."""
MOST_CALLS = 24
STEPS = 2048
"""Entries of the tables, the middle one for a difference of nought."""
NEVER = 1.0 / 1024.0
"""What is left of a world that contradicts what was said: little, so that something always is."""
WHOLE = 1048576.0


class CallLikelihood:
    """Tables for one game, and the calls of one seat."""

    def __init__(self) -> None:
        """Make room."""
        self.worth = array("i", [0] * (GAMES * SUITS * 256))
        self.base = array("i", [0] * GAMES)
        self.run = array("i", [0] * (SUITS * 256))
        self.fours = array("I", [0] * 8)
        self.four_values = array("i", [0] * 8)
        self.calls = array("i", [0] * (MOST_CALLS * FIELDS))
        self.call_count = self.games = 0
        self.willing = array("i", [0] * STEPS)
        self.shares = array("i", [0] * STEPS)
        self.cards = array("i", [0] * 16)
        self.values = array("i", [0] * GAMES)
        self.added = 0
        self.state = 0

    def weigh_calls(  # noqa: PLR0917 - numbers instead of objects
        self,
        worlds: array[int],
        count: int,
        seat: int,
        played: int,
        first: int,
        tries: int,
        floor: float,
        weights: array[float],
    ) -> None:
        """Multiply each world's weight by how likely the seat's calls are with its first cards of that world.

        Which of its cards came first nobody knows: `tries` guesses of `first` cards are averaged.
        """
        self.state = GOLDEN
        self.games = 0
        for number in range(self.call_count):
            self.games |= self.calls[number * FIELDS + 2]
            if self.calls[number * FIELDS] >= 0:
                self.games |= 1 << self.calls[number * FIELDS]
        with cython.nogil:
            for world in range(count):
                chance = self._called(worlds[world * ROW + seat] | played, first, tries)
                weights[world] = weights[world] * (floor + (1.0 - floor) * chance)

    def _called(self, cards: int, first: int, tries: int) -> float:
        held = 0
        cards &= LONG ^ self.added
        for card in range(32):
            if cards >> card & 1:
                self.cards[held] = card
                held += 1
        if held <= first:
            return self._chance(cards)
        total = 0.0
        for turn in range(tries):  # noqa: B007
            hand = 0
            for place in range(first):
                self.state = (self.state + GOLDEN) & LONG
                lot = ((self.state ^ self.state >> 30) * MIX) & LONG
                other = place + (lot >> 40) % (held - place)
                card = self.cards[other]
                self.cards[other] = self.cards[place]
                self.cards[place] = card
                hand |= 1 << card
            total += self._chance(hand)
        return total / float(tries)

    def _chance(self, hand: int) -> float:
        """The chance of all calls of the seat with this hand."""
        hand |= self.added
        for game in range(GAMES):
            if not self.games >> game & 1:
                continue
            value = self.base[game]
            for suit in range(SUITS):
                value += self.worth[(game * SUITS + suit) * 256 + (hand >> (suit << 3) & BYTE)]
            self.values[game] = value
        chance = 1.0
        for number in range(self.call_count):
            game, wanted = self.calls[number * FIELDS], self.calls[number * FIELDS + 1]
            choice, slope = self.calls[number * FIELDS + 2], self.calls[number * FIELDS + 3]
            best = -1000000
            for other in range(GAMES):
                if choice >> other & 1 and self.values[other] > best:
                    best = self.values[other]
            if game < 0:
                chance = chance * self._at_willing((wanted - best) * slope)
                continue
            chance = chance * self._at_willing((self.values[game] - wanted) * slope)
            total = 0.0
            for other in range(GAMES):
                if choice >> other & 1:
                    total += self._at_shares(self.values[other] - best)
            if total > 0.0:
                chance = chance * (self._at_shares(self.values[game] - best) / total)
        return chance

    def _at_willing(self, difference: int) -> float:
        return float(self.willing[self._step(difference)]) / WHOLE

    def _at_shares(self, difference: int) -> float:
        return float(self.shares[self._step(difference)]) / WHOLE

    def _step(self, difference: int) -> int:
        """The place in a table by a difference in sixteenths of a point; two of them are a step."""
        place = (difference >> 1) + STEPS // 2
        if place < 0:
            return 0
        return place if place < STEPS else STEPS - 1

    def weigh_declared(  # noqa: PLR0917 - as above
        self,
        worlds: array[int],
        count: int,
        seat: int,
        played: int,
        least: int,
        most: int,
        weights: array[float],
    ) -> None:
        """Worlds in which the seat's best declaration is not worth `least` to `most` hardly count."""
        with cython.nogil:
            for world in range(count):
                best = self._best(worlds[world * ROW + seat] | played)
                if best < least or best > most:
                    weights[world] = weights[world] * NEVER

    def _best(self, cards: int) -> int:
        best = 0
        for suit in range(SUITS):
            best = max(best, self.run[suit * 256 + (cards >> (suit << 3) & BYTE)])
        for place in range(8):
            four = self.fours[place]
            if four and cards & four == four:
                best = max(best, self.four_values[place])
        return best
