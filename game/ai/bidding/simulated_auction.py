# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Simulated auctions: in sampled worlds bidders who see only their own first cards call to the end."""

from __future__ import annotations

from array import array

from game.ai.bidding import simulated_bidder
from game.ai.bidding.call_code import (
    BID,
    CONTRA,
    DENOMINATIONS,
    GOAL_AT,
    MULTIPLIER_AT,
    PASS,
    RECONTRA,
    RISING,
    TAKER_AT,
    THROWN_IN,
    TURNED_CARD,
)

try:
    import cython
except ImportError:
    from game.ai import without_cython as cython

ROW = 4
ALL_TRUMPS = 5


class SimulatedAuction(simulated_bidder.SimulatedBidder):
    """One auction: the calls that were made, and what bidders would call next."""

    def remember(self, calls: array[int], imagined: array[int]) -> None:
        """Take the calls so far, in order, and 1 for each that does not count when worlds are weighed."""
        self.said, self.is_imagined = calls, imagined

    def run(self, worlds: array[int], choices: array[int], out: array[int]) -> None:
        """Finish the auction of every world after every choice of the seat on turn.

        `worlds` holds the first cards of every seat; `out` gets the contracts, world by world. In one of
        `pass_out_every` worlds all pass once trumps are named: so results depend less on the bidders.
        """
        with cython.nogil:
            for world in range(len(worlds) // ROW):
                self._value_hands(worlds, world * ROW, -1)
                self.is_silent = 1 if self.pass_out_every and world % self.pass_out_every == 0 else 0
                for choice in range(len(choices)):
                    out[world * len(choices) + choice] = self._end(choices[choice])

    def weigh(self, worlds: array[int], me: int, slope: float, floor: float, weights: array[float]) -> None:
        """Multiply each world's weight by the likelihood of the others' calls.

        `game.ai.profile` says what slope and floor are (`Belief`, `AuctionSampling`).
        """
        with cython.nogil:
            for world in range(len(weights)):
                self._value_hands(worlds, world * ROW, me)
                weights[world] = weights[world] * self._likely(me, slope, floor)

    def _likely(self, me: int, slope: float, floor: float) -> float:
        chance = 1.0
        self._begin()
        for place in range(len(self.said)):
            call, seat = self.said[place], self._turn()
            if seat < 0:
                break
            if seat != me and not self.is_imagined[place]:
                behind = self._behind(seat, call)
                each = 1.0 / (1.0 + slope * behind * behind) if behind > 0.0 else 1.0
                chance = chance * (floor + (1.0 - floor) * each * each)
            self._step(seat, call)
        return chance

    def _behind(self, seat: int, call: int) -> float:
        """Return by how many points the call is worse than the seat's best one."""
        best = self._best_call(seat)
        if best == call:
            return 0.0
        return float(self.best_surplus - self._surplus(seat, call)) / 16.0

    def _end(self, first: int) -> int:
        """Return the contract after the calls made, this call, and the bidders' calls to the end."""
        self._begin()
        for place in range(len(self.said)):
            self._step(self._turn(), self.said[place])
        call = first
        while True:
            seat = self._turn()
            if seat < 0:
                break
            if call < 0:
                call = PASS if self.is_silent and self.denomination >= 0 else self._best_call(seat)
            self._step(seat, call)
            call = -1
        if self.denomination < 0:
            return THROWN_IN
        found = self.denomination | self.taker << TAKER_AT | self.goal << GOAL_AT
        return found | self.doubled << MULTIPLIER_AT

    def _begin(self) -> None:
        self.count, self.denomination, self.goal, self.taker, self.doubled, self.answers = 0, -1, 0, 0, 0, 0
        self.doubler, self.passes = 0, 0
        for place in range(2 * DENOMINATIONS):
            self.first_namer[place] = -1
        for seat in range(ROW):
            self.bids[seat] = 0

    def _turn(self) -> int:
        """Return the seat on turn, -1 when the auction is over."""
        if self.kind >= RISING:
            return self._turn_above()
        next_seat = (self.dealer + 1 + self.count) % self.players
        if self.denomination < 0:
            rounds = 2 if self.kind == TURNED_CARD else 1
            return -1 if self.count == rounds * self.players else next_seat
        if not self.has_contra or self.doubled == 2 or (self.doubled == 1 and not self.has_recontra):
            return -1
        first = self.taker if self.doubled == 0 else self.doubler + 1
        asked = 0
        for step in range(self.players):
            seat = (first + step) % self.players
            is_own = self._side(seat) == self._side(self.taker)
            if is_own == (self.doubled == 1):
                if asked == self.answers:
                    return seat
                asked += 1
        return -1

    def _turn_above(self) -> int:
        if self.denomination < 0:
            if self.passes == self.players:
                return -1
        elif self.passes == self.players - 1 or self._is_closed():
            return -1
        return (self.dealer + 1 + self.count) % self.players

    def _is_closed(self) -> int:
        """Whether only passes are possible."""
        if self.all_ends and self.denomination == ALL_TRUMPS:
            return 1
        if self._has_higher():
            return 0
        if self.doubled == 0:
            return 0 if self.has_contra else 1
        return 0 if self.doubled == 1 and self.has_recontra else 1

    def _step(self, seat: int, call: int) -> None:
        """Make the call of the seat."""
        self.count += 1
        if call == PASS:
            self.passes += 1
            self.answers += 1
            return
        self.passes = self.answers = 0
        if call == CONTRA:
            self.doubled, self.doubler = 1, seat
        elif call == RECONTRA:
            self.doubled = 2
        else:
            self.taker, self.doubled = seat, 0
            self.goal = (call - BID) >> 3 if call >= BID else 0
            self.denomination = (call - BID) & 7 if call >= BID else self.turned >> 3
            self.bids[seat] += 1
            place = (seat & 1) * DENOMINATIONS + self.denomination
            if self.first_namer[place] < 0:
                self.first_namer[place], self.first_goal[place] = seat, self.goal
