# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""First cards are drawn and completed to whole hands; what hands declare is counted, and weighs worlds.

Hands are sets of public cards.
"""

from __future__ import annotations

from array import array

from game.ai.bidding.call_code import KEEP_SEVEN, NEVER

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

LONG = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
WORD = 0xFFFFFFFF
BYTE = 0xFF
ROW = 4
SUITS = 4
RANKS = 8
SAME = 0x01010101
"""The lowest rank of all suits."""
RUNS, FOURS = 1, 2
"""Kinds of declarations, a bit each."""
ABOVE_RUNS = 1 << 20
"""The place of a four; that of a sequence is less."""
CONTRADICTION_WEIGHT = 1.0 / 1024.0
"""Weight factor of a deal that contradicts a declaration; positive, so that the sum is never 0."""


class Dealing:
    """Deals cards as one game does, and counts what hands declare; `tell_declarations` sets its tables."""

    def __init__(self) -> None:
        """Make room."""
        self.run_places = array("i", [0] * 256)
        self.run_sums = array("i", [0] * 256)
        self.run_values = array("i", [0] * 256)
        self.fours = array("i", [0] * 8)
        self.four_places = array("i", [0] * 8)
        self.worth_kept = array("i", [0] * (2 * 256))
        self.order = array("i", [0] * 32)
        self.pairs = array("I", [0] * SUITS)
        self.friends = array("i", [0] * ROW)
        self.best = array("i", [0] * ROW)
        self.hands = array("I", [0] * ROW)
        self.players, self.eldest, self.hand, self.extra = ROW, 0, 8, 0
        self.turned, self.is_taken, self.exchange = -1, 0, 0
        self.declares, self.ties_cancel, self.is_apart, self.trumps_first, self.suit = 1, 0, 0, 0, -1
        self.is_shared, self.belote = 1, 0
        self.state = 0

    def draw(self, own: int, seat: int, unknown: int, first: int, seed: int, worlds: array[int]) -> None:
        """Fill `worlds`; every other seat gets `first` of the unknown cards, each equally likely."""
        self.state = (seed * GOLDEN) & LONG
        with cython.nogil:
            for world in range(len(worlds) // ROW):
                self._shuffle(unknown)
                reached = 0
                for other in range(ROW):
                    worlds[world * ROW + other] = own if other == seat else 0
                    if other == seat or other >= self.players:
                        continue
                    for _turn in range(first):
                        worlds[world * ROW + other] |= 1 << self.order[reached]
                        reached += 1

    def first_cards(self, hands: array[int], first: int, later: int, tries: int, out: array[int]) -> None:
        """Guesses, `tries` a world, which `first` of a seat's cards came first; those in `later` did not."""
        self.state = GOLDEN
        with cython.nogil:
            for place in range(len(hands) // ROW):
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
        taker: int,
        seed: int,
        out: array[int],
        declared: array[int],
        belotes: array[int],
    ) -> None:
        """The chosen worlds with whole hands, and their points by seat.

        The same world and seed are dealt alike for every taker, as far as the rules let them be.
        """
        with cython.nogil:
            for place in range(len(chosen)):
                self._deal(worlds, chosen[place] * ROW, taker, seed + chosen[place])
                self._count(declared, belotes, place * ROW)
                for seat in range(ROW):
                    out[place * ROW + seat] = self.hands[seat]

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
        """The hand without the two cards that it needs least (`game.ai.rule_based.discard`)."""
        number = 0
        for card in range(32):
            if hand >> card & 1:
                self.order[number] = card
                number += 1
        best, kept = NEVER, hand
        for first in range(number):
            for second in range(first + 1, number):
                left = hand ^ (1 << self.order[first] | 1 << self.order[second])
                value = self._sum(left, RUNS | FOURS)
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

    def count(self, hands: array[int], declared: array[int], belotes: array[int]) -> None:
        """Points of declarations and belotes of whole deals, by seat."""
        with cython.nogil:
            for place in range(len(hands) // ROW):
                for seat in range(ROW):
                    self.hands[seat] = hands[place * ROW + seat]
                self._count(declared, belotes, place * ROW)

    def weigh(self, hands: array[int], seat: int, least: int, most: int, weights: array[float]) -> None:
        """Multiply the weight of each deal by how well it agrees with what the seat declared.

        The seat's best combination counts `least` to `most`.
        """
        with cython.nogil:
            for place in range(len(weights)):
                best = self._best_value(hands[place * ROW + seat])
                if best < least or best > most:
                    weights[place] = weights[place] * CONTRADICTION_WEIGHT

    def _best_value(self, hand: int) -> int:
        found = 0
        for suit in range(SUITS):
            found = max(found, self.run_values[hand >> (suit << 3) & BYTE])
        for rank in range(RANKS):
            if not (SAME << rank) & (WORD ^ hand):
                found = max(found, self.fours[rank])
        return found

    def _sum(self, hand: int, kinds: int) -> int:
        """What the combinations of the hand count."""
        fours = self._fours(hand)
        return self._points(self._beside(hand, fours) if kinds & RUNS else 0, fours if kinds & FOURS else 0)

    def _points(self, cards: int, fours: int) -> int:
        """Sequences of these cards, and these fours, a bit for each rank."""
        found = 0
        for suit in range(SUITS):
            found += self.run_sums[cards >> (suit << 3) & BYTE]
        for rank in range(RANKS):
            if fours >> rank & 1:
                found += self.fours[rank]
        return found

    def _most(self, hand: int, kinds: int) -> int:
        """The place of the best of them, higher for the better; level ones have the same."""
        fours = self._fours(hand)
        return self._place(self._beside(hand, fours) if kinds & RUNS else 0, fours if kinds & FOURS else 0)

    def _place(self, cards: int, fours: int) -> int:
        found = place = 0
        for suit in range(SUITS):
            place = 2 * self.run_places[cards >> (suit << 3) & BYTE]
            if place and self.trumps_first and suit == self.suit:
                place += 1
            found = max(found, place)
        for rank in range(RANKS):
            if fours >> rank & 1:
                found = max(found, 2 * (ABOVE_RUNS + self.four_places[rank]))
        return found

    def _fours(self, hand: int) -> int:
        """Which it declares: all, or where a card serves but once those with which it has most."""
        held = 0
        for rank in range(RANKS):
            if self.fours[rank] and not (SAME << rank) & (WORD ^ hand):
                held |= 1 << rank
        if not held or self.is_shared:
            return held
        found, most, best, fours = 0, -1, 0, held
        while True:
            cards = self._beside(hand, fours)
            points, place = self._points(cards, fours), self._place(cards, fours)
            if points > most or (points == most and place > best):
                found, most, best = fours, points, place
            if not fours:
                return found
            fours = (fours - 1) & held

    def _beside(self, hand: int, fours: int) -> int:
        """The cards that may stand in sequences beside these fours."""
        if self.is_shared:
            return hand
        for rank in range(RANKS):
            if fours >> rank & 1:
                hand &= WORD ^ (SAME << rank)
        return hand

    def _count(self, declared: array[int], belotes: array[int], base: int) -> None:
        """Points of declarations and belotes by seat."""
        for seat in range(ROW):
            declared[base + seat] = belotes[base + seat] = 0
        if self.declares and self.is_apart:
            self._contest(declared, base, RUNS)
            self._contest(declared, base, FOURS)
        elif self.declares:
            self._contest(declared, base, RUNS | FOURS)
        for seat in range(self.players):
            for suit in range(SUITS):
                pair = self.pairs[suit]
                if pair and self.hands[seat] & pair == pair:
                    belotes[base + seat] += self.belote

    def _contest(self, declared: array[int], base: int, kinds: int) -> None:
        """The side of the best combination counts all its own."""
        winner, most, is_level = -1, 0, 0
        for step in range(self.players):
            seat = (self.eldest + step) % self.players
            self.best[seat] = self._most(self.hands[seat], kinds)
            if self.best[seat] > most:
                is_level = 0
                winner, most = seat, self.best[seat]
            elif most and self.best[seat] == most and not self.friends[winner] >> seat & 1:
                is_level = 1
        if winner < 0 or (is_level and self.ties_cancel):
            return
        for seat in range(self.players):
            if self.friends[winner] >> seat & 1:
                declared[base + seat] += self._sum(self.hands[seat], kinds)
