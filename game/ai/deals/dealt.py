# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The first cards of imagined deals are filled up to whole hands, and what these hands declare is counted.

Plain Python that Cython compiles as it stands; the C types are in `dealt.pxd`. Hands are sets of public
cards.
"""

from __future__ import annotations

from array import array

from game.ai.bidding.call_code import KEEP_SEVEN, NEVER

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

LONG = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
WORD = 0xFFFFFFFF
BYTE = 0xFF
ROW = 4
SUITS = 4
BELOTE = 20


class Dealt:
    """The pack of one game, and tables of what combinations count."""

    def __init__(self) -> None:
        """Make room."""
        self.runs = array("i", [0] * 256)
        self.run_sums = array("i", [0] * 256)
        self.fours = array("i", [0] * 8)
        self.worth_kept = array("i", [0] * (2 * 256))
        self.order = array("i", [0] * 32)
        self.inner = array("i", [0] * 32)
        self.pairs = array("I", [0] * SUITS)
        self.friends = array("i", [0] * ROW)
        self.best = array("i", [0] * ROW)
        self.hands = array("I", [0] * ROW)
        self.players, self.eldest, self.hand, self.extra = ROW, 0, 8, 0
        self.turned, self.is_taken, self.exchange = -1, 0, 0
        self.declares, self.ties_cancel, self.suit = 1, 0, -1
        self.state = 0

    def draw(  # noqa: PLR0917 - numbers instead of objects
        self, own: int, seat: int, unknown: int, first: int, count: int, seed: int, worlds: array[int]
    ) -> None:
        """So many worlds in which every other seat has `first` of the unknown cards, each equally likely."""
        self.state = (seed * GOLDEN) & LONG
        with cython.nogil:
            for world in range(count):
                self._shuffle(unknown)
                reached = 0
                for other in range(ROW):
                    worlds[world * ROW + other] = own if other == seat else 0
                    if other == seat or other >= self.players:
                        continue
                    for _turn in range(first):
                        worlds[world * ROW + other] |= 1 << self.order[reached]
                        reached += 1

    def first_cards(  # noqa: PLR0917 - numbers instead of objects
        self, hands: array[int], count: int, first: int, later: int, tries: int, seed: int, out: array[int]
    ) -> None:
        """Guesses, `tries` a world, which `first` of a seat's cards came first; those in `later` did not."""
        self.state = (seed * GOLDEN) & LONG
        with cython.nogil:
            for place in range(count):
                for turn in range(tries):
                    for seat in range(ROW):
                        cards = hands[place * ROW + seat] & (WORD ^ later)
                        found = cards
                        if self._size(cards) > first:
                            self._shuffle(cards)
                            found = 0
                            for number in range(first):
                                found |= 1 << self.order[number]
                        out[(place * tries + turn) * ROW + seat] = found

    def fill(  # noqa: PLR0917 - numbers instead of objects
        self,
        worlds: array[int],
        chosen: array[int],
        count: int,
        taker: int,
        seed: int,
        out: array[int],
        declared: array[int],
        belotes: array[int],
    ) -> None:
        """The chosen worlds with whole hands in the inner numbering, and their points by seat.

        The same world and seed are dealt alike for every taker, as far as the rules let them be.
        """
        with cython.nogil:
            for place in range(count):
                self._deal(worlds, chosen[place] * ROW, taker, seed + chosen[place])
                self._count(declared, belotes, place * ROW)
                for seat in range(ROW):
                    out[place * ROW + seat] = self._inside(self.hands[seat])

    def _deal(self, worlds: array[int], base: int, taker: int, seed: int) -> None:
        """Everybody's rest of the cards, the turned card, the exchange, and what the taker lays away."""
        rest = WORD
        if self.turned >= 0:
            rest ^= 1 << self.turned
        for seat in range(ROW):
            self.hands[seat] = worlds[base + seat] if seat < self.players else 0
            rest &= WORD ^ self.hands[seat]
        self.state = (seed * GOLDEN) & LONG
        self._shuffle(rest)
        reached = 0
        for step in range(self.players):
            seat = (self.eldest + step) % self.players
            wanted = self.hand - self._size(self.hands[seat])
            if seat == taker:
                wanted += self.extra
                if self.is_taken and self.turned >= 0:
                    self.hands[seat] |= 1 << self.turned
                    wanted -= 1
            for _turn in range(wanted):
                self.hands[seat] |= 1 << self.order[reached]
                reached += 1
        if self.exchange and self.turned >= 0 and self.suit == self.turned >> 3:
            self._swap(taker)
        if self.extra == 2:
            self.hands[taker] = self._lay_away(self.hands[taker])

    def _shuffle(self, cards: int) -> None:
        """Lay these cards in any order."""
        number = 0
        for card in range(32):
            if cards >> card & 1:
                self.order[number] = card
                number += 1
        for place in range(number):
            self.state = (self.state + GOLDEN) & LONG
            lot = ((self.state ^ self.state >> 30) * MIX) & LONG
            other = place + (lot >> 40) % (number - place)
            card = self.order[other]
            self.order[other] = self.order[place]
            self.order[place] = card

    def _swap(self, taker: int) -> None:
        """Whoever has the seven of trumps gets the turned card for it, unless his partner has that one."""
        seven = 1 << (self.suit << 3)
        for seat in range(self.players):
            if self.hands[seat] & seven:
                if self.exchange == KEEP_SEVEN:
                    self.hands[seat] ^= seven | 1 << self.turned
                elif not self.friends[taker] >> seat & 1:
                    self.hands[seat] ^= seven | 1 << self.turned
                    self.hands[taker] ^= seven | 1 << self.turned
                return

    def _lay_away(self, hand: int) -> int:
        """The hand without the two cards that it needs least (`game.ai.discard`)."""
        number = 0
        for card in range(32):
            if hand >> card & 1:
                self.order[number] = card
                number += 1
        best, kept = NEVER, hand
        for first in range(number):
            for second in range(first + 1, number):
                left = hand ^ (1 << self.order[first] | 1 << self.order[second])
                value = self._sum(left)
                for suit in range(SUITS):
                    table = 256 if suit == self.suit else 0
                    if hand >> (suit << 3) & BYTE:
                        value += self.worth_kept[table + (left >> (suit << 3) & BYTE)]
                if value > best:
                    best, kept = value, left
        return kept

    def _size(self, cards: int) -> int:
        found = 0
        while cards:
            cards &= cards - 1
            found += 1
        return found

    def _inside(self, cards: int) -> int:
        found = 0
        for card in range(32):
            if cards >> card & 1:
                found |= 1 << self.inner[card]
        return found

    def _sum(self, hand: int) -> int:
        """What all combinations of the hand count."""
        found = 0
        for suit in range(SUITS):
            found += self.run_sums[hand >> (suit << 3) & BYTE]
        for rank in range(8):
            if self.fours[rank] and not (0x01010101 << rank) & (WORD ^ hand):
                found += self.fours[rank]
        return found

    def _most(self, hand: int) -> int:
        """What the best of them counts; a four is above a sequence that counts as much."""
        found = 0
        for suit in range(SUITS):
            found = max(found, 2 * self.runs[hand >> (suit << 3) & BYTE])
        for rank in range(8):
            if self.fours[rank] and not (0x01010101 << rank) & (WORD ^ hand):
                found = max(found, 2 * self.fours[rank] + 1)
        return found

    def _count(self, declared: array[int], belotes: array[int], base: int) -> None:
        """Points of declarations and belotes by seat; the side of the best combination counts all its own."""
        winner, most, is_level = -1, 0, 0
        for step in range(self.players):
            seat = (self.eldest + step) % self.players
            self.best[seat] = self._most(self.hands[seat]) if self.declares else 0
            if self.best[seat] > most:
                winner, most, is_level = seat, self.best[seat], 0
            elif most and self.best[seat] == most and not self.friends[winner] >> seat & 1:
                is_level = 1
        if is_level and self.ties_cancel:
            winner = -1
        for seat in range(ROW):
            declared[base + seat] = belotes[base + seat] = 0
        for seat in range(self.players):
            if winner >= 0 and self.friends[winner] >> seat & 1:
                declared[base + seat] = self._sum(self.hands[seat])
            for suit in range(SUITS):
                pair = self.pairs[suit]
                if pair and self.hands[seat] & pair == pair:
                    belotes[base + seat] += BELOTE
