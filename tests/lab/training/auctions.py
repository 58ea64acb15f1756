"""Thousands of auctions at once, of games that rise by naming a higher one (Bulgarian belot).

The last seat is the dealer. Arrays hold an auction in each row; calls are numbered as in `call_code`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from game.ai.bidding.call_code import BID, CONTRA, DENOMINATIONS, PASS, RECONTRA
from game.ai.bidding.call_policy import (
    AGAIN,
    CALLS,
    DOUBLED,
    GAME,
    HANGING,
    HUNG,
    INPUTS,
    NAMED,
    OWN,
    PASSES,
    PLACE,
    SEATS,
    SHORT,
    SPOKEN,
    TAKER,
    THEIRS,
)
from game.ai.coding import cards_of
from game.ai.rule_based.hand_value import is_meant
from game.cards.suit import SUITS

DEALER = SEATS - 1
CARDS = 32
NONE = -1
TWICE = 2
SIDES = 2
FAR = 1000
RANKS = CARDS // len(SUITS)
MEANT = np.array([is_meant(cards_of(ranks), SUITS[0]) for ranks in range(1 << RANKS)])
"""Whether a hand with these cards of a suit may name the suit."""

Numbers = NDArray[np.int64]
Bits = NDArray[np.bool_]
Says = Callable[["Auctions", Numbers], Numbers]
"""Chooses the calls of the seats to act, in the auctions with these places."""


@dataclass(frozen=True)
class Scores:
    """Scores of matches, one in each row: what each side is short of the target, and what hangs."""

    short: Numbers
    hung: Numbers

    def some(self, places: Numbers) -> Scores:
        """The scores in these rows."""
        return Scores(self.short[places], self.hung[places])


@dataclass
class Auctions:
    """First cards of all seats as masks, what was said, and the score of the match."""

    hands: Numbers
    named: Numbers
    """By seat the games it has named, as a mask."""
    game: Numbers
    taker: Numbers
    doubled: Numbers
    passes: Numbers
    count: Numbers
    short: Numbers
    """What each side lacks to the target, the side of the first seat first."""
    hung: Numbers

    @property
    def turn(self) -> Numbers:
        """The seat to act, or that would be if the auction went on."""
        return self.count % SEATS

    @property
    def is_over(self) -> Bits:
        """Whether the auction is over."""
        is_closed = (self.game == DENOMINATIONS - 1) & (self.doubled == TWICE)
        return np.where(self.game < 0, self.passes == SEATS, (self.passes == SEATS - 1) | is_closed)

    def some(self, places: Numbers) -> Auctions:
        """A copy of the auctions in these rows."""
        return Auctions(*(getattr(self, field.name)[places] for field in fields(self)))

    def lawful(self) -> Bits:
        """By call, whether it is legal for the seat to act."""
        found = np.zeros((len(self.game), CALLS), bool)
        found[:, PASS] = True
        found[:, BID:] = np.arange(DENOMINATIONS) > self.game[:, None]
        is_own = (self.turn - self.taker) % 2 == 0
        found[:, CONTRA] = (self.game >= 0) & (self.doubled == 0) & ~is_own
        found[:, RECONTRA] = (self.doubled == 1) & is_own
        return found

    def meant(self) -> Bits:
        """The legal calls without suits in which the hand is too weak to name them."""
        found = self.lawful()
        hands = self.hands[np.arange(len(self.game)), self.turn]
        for suit in SUITS:
            found[:, BID + suit] &= MEANT[hands >> RANKS * suit & (1 << RANKS) - 1]
        return found

    def say(self, places: Numbers, calls: Numbers) -> None:
        """The seats to act make these calls in these auctions."""
        is_pass = calls == PASS
        self.passes[places] = np.where(is_pass, self.passes[places] + 1, 0)
        names, doubles = calls >= BID, (calls == CONTRA) | (calls == RECONTRA)
        at, seats, games = places[names], self.turn[places][names], calls[names] - BID
        self.named[at, seats] |= 1 << games
        self.game[at], self.taker[at], self.doubled[at] = games, seats, 0
        self.doubled[places[doubles]] += 1
        self.count[places] += 1

    def rows(self, places: Numbers) -> NDArray[np.float32]:
        """The features of the seats to act, as in `call_rows`."""
        found = np.zeros((len(places), INPUTS), np.float32)
        me, each = self.turn[places], np.arange(len(places))
        found[:, :CARDS] = self.hands[places, me][:, None] >> np.arange(CARDS) & 1
        for turn in range(SEATS):
            seat = (me + turn) % SEATS
            named = self.named[places, seat]
            found[:, NAMED + DENOMINATIONS * turn : NAMED + DENOMINATIONS * (turn + 1)] = (
                named[:, None] >> np.arange(DENOMINATIONS) & 1
            )
            found[:, SPOKEN + turn] = (seat < self.count[places]) & (named == 0)
        stands, doubled = self.game[places] >= 0, self.doubled[places]
        found[each[stands], TAKER + ((self.taker[places] - me) % SEATS)[stands]] = 1
        found[each[stands], GAME + self.game[places][stands]] = 1
        found[each[doubled > 0], DOUBLED + doubled[doubled > 0] - 1] = 1
        found[each, PASSES + self.passes[places]] = 1
        found[each, PLACE + (me - DEALER) % SEATS] = 1
        found[:, AGAIN] = self.count[places] >= SEATS
        short = self.short[places]
        found[:, OWN:THEIRS] = short[each, me % 2][:, None] <= SHORT
        found[:, THEIRS:HUNG] = short[each, 1 - me % 2][:, None] <= SHORT
        found[:, HUNG:] = self.hung[places][:, None] >= HANGING
        return found

    def finish(self, says: Says) -> None:
        """Call all auctions to the end."""
        while len(open_ := np.flatnonzero(~self.is_over)):
            self.say(open_, says(self, open_))


def fresh(count: int, first: int, random: np.random.Generator, scores: Scores | None = None) -> Auctions:
    """New auctions with `first` cards in each hand; without scores both sides are far from the target."""
    order = np.argsort(random.random((count, CARDS)), 1)[:, : SEATS * first].reshape(count, SEATS, first)
    none = np.zeros(count, np.int64)
    return Auctions(
        hands=(1 << order).sum(2),
        named=np.zeros((count, SEATS), np.int64),
        game=none - 1,
        taker=none.copy(),
        doubled=none.copy(),
        passes=none.copy(),
        count=none.copy(),
        short=np.full((count, SIDES), FAR) if scores is None else scores.short,
        hung=none.copy() if scores is None else scores.hung,
    )
