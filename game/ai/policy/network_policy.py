# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A policy that a small network learned: the chance that a player plays each card of a hand.

Everything is a whole number, so that it comes out the same everywhere. Cards are in the inner numbering of
`DealState`. The input is a row of zeros and ones (`features`). A hidden layer of rectified units follows, and
one output for each card; the chances of the lawful cards are the softmax of their outputs.
"""

from __future__ import annotations

import math
from array import array
from typing import TYPE_CHECKING

from game.ai.network import MOST_UNITS
from game.ai.policy.features import (
    ABOVE,
    BEST,
    CARDS,
    COUNTS,
    DENOMINATIONS,
    DRY,
    GONE,
    HEARING,
    INPUTS,
    NAMED,
    OPENED,
    OUTSIDE,
    PLACE,
    RANKS,
    SEATS,
    SUITS,
    SURE,
    TABLE,
    TAKER,
    VOIDS,
    WINNING,
    WON,
    WON_SHIFT,
    WON_STEPS,
)

if TYPE_CHECKING:
    from game.ai.deal_state import DealState

SHIFT = 7
"""Weights and units are in 128ths, so sums in 16384ths; so many bits less are steps of the table."""
STEPS = 1280
"""Of the table; what is that much lower has no chance."""
WHOLE = 1 << 24
"""What the table says of the highest."""
WORD = 0xFFFFFFFF
BYTE = 0xFF


class NetworkPolicy:
    """One network, which plays one deal."""

    def __init__(self, deal: DealState) -> None:
        """Make room; no network is loaded yet."""
        self.deal = deal
        self.units = self.hears_calls = self.counts_points = 0
        self.first = array("h", [0])
        self.second = array("h", [0])
        self.start = array("h", [0])
        self.last = array("h", [0])
        self.public_sums = array("h", [0] * MOST_UNITS)
        self.hidden = array("h", [0] * MOST_UNITS)
        self.powers = array(
            "i", [round(WHOLE * math.exp(-float(step) / float(1 << SHIFT))) for step in range(STEPS)]
        )
        self.named = array("i", [0] * SEATS)
        self.unseen = 0

    def unload(self) -> None:
        """Forget the network: `units` is 0."""
        self.units = 0

    def load(self, first: array[int], start: array[int], second: array[int], last: array[int]) -> None:
        """Take over a network, in 128ths.

        In order: the weights of every input by unit, the biases of the units, the weights of every card by
        unit, the biases of the outputs. The number of inputs tells the kind of features.
        """
        self.first, self.start, self.second, self.last = first, start, second, last
        self.units = len(start)
        self.hears_calls = int(len(first) > INPUTS * self.units)
        self.counts_points = int(len(first) > HEARING * self.units)

    def hear(self, named: tuple[int, ...]) -> None:
        """By seat, which games it has named: a bit for each, numbered as in `features`."""
        for seat, games in enumerate(named):
            self.named[seat] = games

    def encode(self, player: int) -> None:
        """Take the position before the player's card as input, but for the hand; for `chance` and `best`."""
        for unit in range(self.units):
            self.public_sums[unit] = self.start[unit]
        place = self.deal.place
        self._add(PLACE + place)
        for turn in range(self.deal.players):
            seat = (player + turn) % self.deal.players
            cards, card = self.deal.played[seat], 0
            while cards:
                if cards & 1:
                    self._add(GONE + CARDS * turn + card)
                cards >>= 1
                card += 1
            if seat == self.deal.taker:
                self._add(TAKER + turn)
            if turn:
                at = (seat - self.deal.leader + self.deal.players) % self.deal.players
                if at < place:
                    self._add(TABLE + CARDS * (turn - 1) + self.deal.trick[at])
                for suit in range(SUITS):
                    if self.deal.voids[seat] >> suit & 1:
                        self._add(VOIDS + SUITS * (turn - 1) + suit)
            for suit in range(SUITS):
                if self.deal.opened[suit] == seat:
                    self._add(OPENED + SEATS * suit + turn)
            if self.hears_calls:
                for suit in range(DENOMINATIONS):
                    if self.named[seat] >> suit & 1:
                        self._add(NAMED + DENOMINATIONS * turn + suit)
        if self.counts_points:
            self._encode_points(player)

    def _encode_points(self, player: int) -> None:
        """Add who wins the trick, and what each side has taken."""
        self.unseen = WORD
        for turn in range(SEATS):
            self.unseen ^= self.deal.played[turn]
        if self.deal.place:
            self._add(WINNING + (self.deal.winner + self.deal.players - player) % self.deal.players - 1)
            self._add(BEST + self.deal.best)
        for turn in range(2):
            side = self.deal.side_of((player + turn) % self.deal.players)
            self._add(WON + WON_STEPS * turn + min(self.deal.won[side] >> WON_SHIFT, WON_STEPS - 1))
            if not self.deal.tricks >> side & 1:
                self._add(DRY + turn)

    def _add(self, row: int) -> None:
        start = row * self.units
        for unit in range(self.units):
            self.public_sums[unit] += self.first[start + unit]

    def chance(self, hand: int, legal: int, card: int) -> float:
        """The chance that the player of `encode` plays the card from this hand."""
        self._encode_hand(hand)
        mine = self._output(card)
        total = WHOLE
        cards, place = legal & ~(1 << card), 0
        more = 0
        while cards:
            if cards & 1:
                more = (self._output(place) - mine) >> SHIFT
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
        """The card that the player of `encode` is likeliest to play; of equals the first."""
        self._encode_hand(hand)
        found, most, place = -1, 0, 0
        while legal:
            if legal & 1:
                mine = self._output(place)
                if found < 0 or mine > most:
                    found, most = place, mine
            legal >>= 1
            place += 1
        return found

    def _encode_hand(self, hand: int) -> None:
        for unit in range(self.units):
            self.hidden[unit] = self.public_sums[unit]
        cards, place = hand, 0
        while cards:
            if cards & 1:
                self._add_own(place)
            cards >>= 1
            place += 1
        if self.counts_points:
            self._encode_suits(hand)
        for unit in range(self.units):
            self.hidden[unit] = max(self.hidden[unit], 0)

    def _encode_suits(self, hand: int) -> None:
        """Add by suit how many cards are out, the best of them, and own cards that none of them beats."""
        for suit in range(SUITS):
            outside = (self.unseen & (WORD ^ hand)) >> (suit << 3) & BYTE
            mine = hand >> (suit << 3) & BYTE
            count, top, place = 0, -1, 0
            while outside >> place:
                if outside >> place & 1:
                    count += 1
                    top = place
                place += 1
            self._add_own(OUTSIDE + COUNTS * suit + count)
            if count:
                self._add_own(ABOVE + (suit << 3) + top)
            for place in range(top + 1, RANKS):
                if mine >> place & 1:
                    self._add_own(SURE + (suit << 3) + place)

    def _add_own(self, row: int) -> None:
        start = row * self.units
        for unit in range(self.units):
            self.hidden[unit] += self.first[start + unit]

    def _output(self, card: int) -> int:
        found, start = self.last[card] << SHIFT, card * self.units
        for unit in range(self.units):
            found += self.hidden[unit] * self.second[start + unit]
        return found
