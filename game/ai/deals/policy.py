# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How likely a master plays each card of a hand, as a small network learned it from what masters played.

Plain Python that Cython compiles as it stands; the C types are in `policy.pxd`. Everything is a whole number,
so that it comes out the same everywhere. Cards are in the inner numbering of `InnerTable`. What is looked at
is a row of noughts and ones (`policy_rows`). A layer of units follows, none below nought, and a layer of one
sum for each card; the chances of the lawful ones are as the powers of e of their sums.
"""

from __future__ import annotations

import math
from array import array

from game.ai.deals.policy_rows import (
    ABOVE,
    BEST,
    CARDS,
    COUNTS,
    DRY,
    GAMES,
    GONE,
    HEARING,
    INPUTS,
    LACKS,
    MOST_UNITS,
    NAMED,
    OPENED,
    OUTSIDE,
    PAIRS,
    PLACE,
    RANKS,
    SUITS,
    SURE,
    TABLE,
    TAKER,
    WINNING,
    WON,
    WON_SHIFT,
    WON_STEPS,
)

COMPILED = __file__.endswith((".so", ".pyd"))
"""Whether this is the compiled module."""

SHIFT = 7
"""Weights and units are in 128ths, so sums in 16384ths; so many bits less are steps of the table."""
STEPS = 1280
"""Of the table; what is that much lower has no chance."""
WHOLE = 1 << 24
"""What the table says of the highest."""
SIDES = 3 * PAIRS + SUITS
TRICK = SIDES + 2 * PAIRS
KEPT = TRICK + 5
"""Where the sides and the trick lie in what is kept, and how long that is."""
DEEPEST = 12
"""Tables that can be kept."""
WORD = 0xFFFFFFFF
BYTE = 0xFF


class Policy:
    """One network, and the plays of one deal as it sees them."""

    def __init__(self) -> None:
        """Nothing has been learned yet."""
        self.units = self.hears = self.reckons = 0
        self.first = array("h", [0])
        self.second = array("h", [0])
        self.start = array("h", [0])
        self.last = array("h", [0])
        self.seen = array("h", [0] * MOST_UNITS)
        self.felt = array("h", [0] * MOST_UNITS)
        self.powers = array(
            "i", [round(WHOLE * math.exp(-float(step) / float(1 << SHIFT))) for step in range(STEPS)]
        )
        self.gone = array("I", [0] * PAIRS)
        self.table = array("i", [-1] * PAIRS)
        self.lacks = array("i", [0] * PAIRS)
        self.opened = array("i", [-1] * SUITS)
        self.named = array("i", [0] * PAIRS)
        self.players, self.taker, self.suited, self.place, self.led = PAIRS, 0, 1, 0, 0
        self.points = array("i", [0] * CARDS)
        self.won = array("i", [0] * PAIRS)
        self.dry = array("i", [1] * PAIRS)
        self.best_card = self.winner = self.lying = self.out = 0
        self.kept = array("q", [0] * (KEPT * DEEPEST))

    def learn(self, first: array[int], start: array[int], second: array[int], last: array[int]) -> None:
        """Take over a network, in 128ths.

        In order: the weights of every input by unit, what units start from, the weights of every card by
        unit, what the sums start from. It listens to the calls if it has inputs for them, and reckons if it
        has more.
        """
        self.first, self.start, self.second, self.last = first, start, second, last
        self.units = len(start)
        self.hears = int(len(first) > INPUTS * self.units)
        self.reckons = int(len(first) > HEARING * self.units)

    def value(self, points: array[int]) -> None:
        """What each card counts, for what reckons."""
        for card in range(CARDS):
            self.points[card] = points[card]

    def hear(self, named: tuple[int, ...]) -> None:
        """By seat, which games it has named: a bit for each, numbered as in `policy_rows`."""
        for seat, games in enumerate(named):
            self.named[seat] = games

    def begin(self, players: int, taker: int, suited: int) -> None:
        """The table before the first card; `suited` is whether there is one suit of trumps."""
        self.players, self.taker, self.suited, self.place = players, taker, suited, 0
        for seat in range(PAIRS):
            self.gone[seat] = 0
            self.table[seat] = -1
            self.lacks[seat] = self.won[seat] = 0
            self.dry[seat] = 1
        for suit in range(SUITS):
            self.opened[suit] = -1

    def bring(self, seat: int, card: int) -> None:
        """A card comes to the table; a complete trick goes when the next begins."""
        suit = card >> 3
        if self.place == self.players:
            self.place = 0
        if self.place == 0:
            for other in range(PAIRS):
                self.table[other] = -1
            self.led = suit
            if self.opened[suit] < 0:
                self.opened[suit] = seat
        elif suit != self.led:
            self.lacks[seat] |= 1 << self.led
            if suit and self.suited:
                self.lacks[seat] |= 1
        self.gone[seat] |= 1 << card
        self.table[seat] = card
        self.place += 1
        if self.reckons:
            self._reckon(seat, card)

    def _reckon(self, seat: int, card: int) -> None:
        """Who wins the trick, and what it brings."""
        if self.place == 1:
            self.best_card, self.winner, self.lying = card, seat, 0
        elif card >> 3 == self.best_card >> 3:
            if card > self.best_card:
                self.best_card, self.winner = card, seat
        elif self.suited and card < RANKS:
            self.best_card, self.winner = card, seat
        self.lying += self.points[card]
        if self.place == self.players:
            side = self._side(self.winner)
            self.won[side] += self.lying
            self.dry[side] = 0

    def _side(self, seat: int) -> int:
        return seat & 1 if self.players == PAIRS else seat

    def keep(self, at: int) -> None:
        """Keep the present table for `come_back`, in one of `DEEPEST` places."""
        base = at * KEPT
        for seat in range(PAIRS):
            self.kept[base + seat], self.kept[base + PAIRS + seat] = self.gone[seat], self.table[seat]
            self.kept[base + 2 * PAIRS + seat] = self.lacks[seat]
        for suit in range(SUITS):
            self.kept[base + 3 * PAIRS + suit] = self.opened[suit]
        for seat in range(PAIRS):
            self.kept[base + SIDES + seat] = self.won[seat]
            self.kept[base + SIDES + PAIRS + seat] = self.dry[seat]
        base += TRICK
        self.kept[base], self.kept[base + 1] = self.place, self.led
        self.kept[base + 2], self.kept[base + 3] = self.best_card, self.winner
        self.kept[base + 4] = self.lying

    def come_back(self, at: int) -> None:
        """The table that was kept there."""
        base = at * KEPT
        for seat in range(PAIRS):
            self.gone[seat], self.table[seat] = self.kept[base + seat], self.kept[base + PAIRS + seat]
            self.lacks[seat] = self.kept[base + 2 * PAIRS + seat]
        for suit in range(SUITS):
            self.opened[suit] = self.kept[base + 3 * PAIRS + suit]
        for seat in range(PAIRS):
            self.won[seat] = self.kept[base + SIDES + seat]
            self.dry[seat] = self.kept[base + SIDES + PAIRS + seat]
        base += TRICK
        self.place, self.led = self.kept[base], self.kept[base + 1]
        self.best_card, self.winner = self.kept[base + 2], self.kept[base + 3]
        self.lying = self.kept[base + 4]

    def look(self, player: int) -> None:
        """What everybody sees, before the player's card; for `chance`."""
        for unit in range(self.units):
            self.seen[unit] = self.start[unit]
        place = self.place if self.place < self.players else 0
        self._add(PLACE + place)
        for turn in range(self.players):
            seat = (player + turn) % self.players
            cards, card = self.gone[seat], 0
            while cards:
                if cards & 1:
                    self._add(GONE + CARDS * turn + card)
                cards >>= 1
                card += 1
            if seat == self.taker:
                self._add(TAKER + turn)
            if turn:
                if place and self.table[seat] >= 0:
                    self._add(TABLE + CARDS * (turn - 1) + self.table[seat])
                for suit in range(SUITS):
                    if self.lacks[seat] >> suit & 1:
                        self._add(LACKS + SUITS * (turn - 1) + suit)
            for suit in range(SUITS):
                if self.opened[suit] == seat:
                    self._add(OPENED + PAIRS * suit + turn)
            if self.hears:
                for suit in range(GAMES):
                    if self.named[seat] >> suit & 1:
                        self._add(NAMED + GAMES * turn + suit)
        if self.reckons:
            self._look_on(player, place)

    def _look_on(self, player: int, place: int) -> None:
        """What follows from what everybody sees."""
        self.out = WORD ^ (self.gone[0] | self.gone[1] | self.gone[2] | self.gone[3])
        if place:
            self._add(WINNING + (self.winner + self.players - player) % self.players - 1)
            self._add(BEST + self.best_card)
        for turn in range(2):
            side = self._side((player + turn) % self.players)
            self._add(WON + WON_STEPS * turn + min(self.won[side] >> WON_SHIFT, WON_STEPS - 1))
            if self.dry[side]:
                self._add(DRY + turn)

    def _add(self, row: int) -> None:
        start = row * self.units
        for unit in range(self.units):
            self.seen[unit] += self.first[start + unit]

    def chance(self, hand: int, legal: int, card: int) -> float:
        """How likely the player whose turn was looked at plays the card from this hand."""
        self._feel(hand)
        mine = self._sum(card)
        total = WHOLE
        cards, place = legal & ~(1 << card), 0
        more = 0
        while cards:
            if cards & 1:
                more = (self._sum(place) - mine) >> SHIFT
                if more >= STEPS:
                    return 0.0
                if more > 0:
                    total += WHOLE * WHOLE // self.powers[more]
                elif more > -STEPS:
                    total += self.powers[-more]
            cards >>= 1
            place += 1
        return float(WHOLE) / float(total)

    def best(self, hand: int, legal: int) -> int:
        """The card that this player is likeliest to play; of equals the first."""
        self._feel(hand)
        found, most, place = -1, 0, 0
        while legal:
            if legal & 1:
                mine = self._sum(place)
                if found < 0 or mine > most:
                    found, most = place, mine
            legal >>= 1
            place += 1
        return found

    def _feel(self, hand: int) -> None:
        for unit in range(self.units):
            self.felt[unit] = self.seen[unit]
        cards, place = hand, 0
        while cards:
            if cards & 1:
                self._know(place)
            cards >>= 1
            place += 1
        if self.reckons:
            self._count(hand)
        for unit in range(self.units):
            self.felt[unit] = max(self.felt[unit], 0)

    def _count(self, hand: int) -> None:
        """What follows for the player's cards."""
        for suit in range(SUITS):
            outside = (self.out & (WORD ^ hand)) >> (suit << 3) & BYTE
            mine = hand >> (suit << 3) & BYTE
            count, top, place = 0, -1, 0
            while outside >> place:
                if outside >> place & 1:
                    count += 1
                    top = place
                place += 1
            self._know(OUTSIDE + COUNTS * suit + count)
            if count:
                self._know(ABOVE + (suit << 3) + top)
            for place in range(top + 1, RANKS):
                if mine >> place & 1:
                    self._know(SURE + (suit << 3) + place)

    def _know(self, row: int) -> None:
        start = row * self.units
        for unit in range(self.units):
            self.felt[unit] += self.first[start + unit]

    def _sum(self, card: int) -> int:
        found, start = self.last[card] << SHIFT, card * self.units
        for unit in range(self.units):
            found += self.felt[unit] * self.second[start + unit]
        return found
