# cython: annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A bidder of a simulated auction values its calls by its own first cards and the calls so far.

The bidder calls as `bid` and `bid_higher` do, with values from tables (`auction_setup`), in sixteenths of a
point: the value of a hand is the sum of the values of its suits. Denominations are numbered as in `coding`,
suits 0 to 3, then no trumps and all trumps. A call is a number: pass, contra, recontra, take, or BID + 8 *
(place of the goal) + denomination.
"""

from __future__ import annotations

from array import array

from game.ai.bidding.call_code import (
    AGAIN,
    BASE,
    BID,
    BY_PARTNER,
    CLASSES,
    CONTRA,
    COURSE,
    DENOMINATIONS,
    GOALS,
    KNOWN,
    LEADS,
    MULTIPLIERS,
    NEVER,
    NUMBERS,
    ONE_ROUND,
    PASS,
    RECONTRA,
    RISING,
    ROLES,
    STEPS,
    TAKE,
    TURNED_CARD,
    TWICE,
)

BYTE = 0xFF
ROW = 4
SUITS = 4
NO_TRUMPS = 4
ALL_TRUMPS = 5
TAKER, PARTNER, OPPONENT = 0, 1, 2
CAPOT = 9
HIGHEST_TOLD = 4
"""The place of `BidWeights.highest_told`."""
CAPOT_TOLD = 280
"""`BidWeights.capot_told`."""


class SimulatedBidder:
    """The rules, the tables, and the state of the auction."""

    def __init__(self) -> None:
        """Make room for hands and calls; `AuctionSetup.prepare` sets the tables."""
        self.worth = self.base = self.leads = self.averages = self.gains = array("i")
        self.overcall_course = self.overcall_within = self.overcall_beside = self.overcall_theirs = array("i")
        self.backed = array("b")
        self.hands = array("I", [0] * ROW)
        self.threshold_shift = array("i", [0] * ROW)
        self.values = array("i", [0] * (ROLES * ROW * DENOMINATIONS))
        self.first_namer = array("i", [0] * (2 * DENOMINATIONS))
        self.first_goal = array("i", [0] * (2 * DENOMINATIONS))
        self.bids = array("i", [0] * ROW)
        self.said, self.is_imagined = array("i"), array("b")
        self.kind, self.players, self.dealer = ONE_ROUND, ROW, 0
        self.dealer_must_bid = self.first_must = self.has_contra = self.has_recontra = 0
        self.all_ends = self.runs = self.adds_turned = self.swaps_seven = self.pass_out_every = 0
        self.turned, self.highest = -1, SUITS
        self.count = self.denomination = self.goal = self.taker = self.doubled = self.answers = 0
        self.doubler = self.passes = self.best_surplus = self.is_silent = 0

    def ask(self, asked: tuple[int, ...]) -> None:
        """Set what bidders ask for, in sixteenths of a point and in the order of `auction_setup.ASKED`."""
        self.w_eldest, self.w_second, self.w_third, self.w_dealer, self.w_take, self.w_name = asked[:6]
        self.w_waits, self.w_contra, self.w_recontra, self.w_opens, self.w_floor = asked[6:11]
        self.w_over_partner, self.w_over_opponents, self.w_doubles, self.w_partner_bid = asked[11:15]
        self.w_opponent_bid, self.w_margin = asked[15:17]
        self.w_measured_partner, self.w_measured_opponents, self.w_whole = asked[17:]

    def _value_hands(self, worlds: array[int], base: int, me: int) -> None:
        """Value the hands of a world for each seat, role and denomination; `me` is left out."""
        for seat in range(self.players):
            if seat == me:
                continue
            hand = worlds[base + seat]
            self.hands[seat] = hand
            for role in range(ROLES):
                for denomination in range(self.highest):
                    cards = hand
                    if self.turned >= 0 and role == TAKER:
                        suit = self.turned >> 3
                        if self.adds_turned:
                            cards |= 1 << self.turned
                        elif self.swaps_seven and denomination == suit and hand >> (suit << 3) & 1:
                            cards = (hand ^ (1 << (suit << 3))) | 1 << self.turned
                    value = self._hand_value(role * DENOMINATIONS + denomination, seat, cards)
                    self.values[(role * ROW + seat) * DENOMINATIONS + denomination] = value

    def _hand_value(self, place: int, seat: int, cards: int) -> int:
        """Return the value of the cards to the seat, by the row of the role and the denomination."""
        value = self.base[place]
        if seat == (self.dealer + 1) % self.players:
            value += self.leads[place]
        for suit in range(SUITS):
            value += self.worth[(place * SUITS + suit) * 256 + (cards >> (suit << 3) & BYTE)]
        return value

    def _side(self, seat: int) -> int:
        return seat & 1 if self.players == ROW else seat

    def _has_higher(self) -> int:
        if self.doubled and not self.runs:
            return 0
        if self.kind == NUMBERS:
            return 1 if self.goal < CAPOT else 0
        return 1 if self.denomination < ALL_TRUMPS else 0

    def _value(self, role: int, seat: int, denomination: int) -> int:
        return self.values[(role * ROW + seat) * DENOMINATIONS + denomination]

    def _best_call(self, seat: int) -> int:
        """Return the bidder's call; `best_surplus` becomes its surplus."""
        if self.kind >= RISING:
            return self._best_call_rising(seat)
        if self.denomination >= 0:
            word = CONTRA if self.doubled == 0 else RECONTRA
            return self._better(seat, word)
        best = TAKE
        if self.kind == ONE_ROUND or self.count >= self.players:
            best, most = BID, NEVER
            for denomination in range(SUITS):
                if self.kind == TURNED_CARD and denomination == self.turned >> 3:
                    continue
                if self._value(TAKER, seat, denomination) > most:
                    best, most = BID + denomination, self._value(TAKER, seat, denomination)
            if self._must(seat):
                self.best_surplus = self._surplus(seat, best)
                return best
        return self._better(seat, best)

    def _better(self, seat: int, call: int) -> int:
        """Return the call, or a pass if the call is worth less."""
        surplus = self._surplus(seat, call)
        self.best_surplus = max(surplus, 0)
        return call if surplus >= 0 else PASS

    def _must(self, seat: int) -> int:
        if self.kind >= RISING:
            return (
                1 if self.dealer_must_bid and self.denomination < 0 and self.passes == self.players - 1 else 0
            )
        if self.kind == ONE_ROUND and self.first_must:
            return 1
        rounds = 2 if self.kind == TURNED_CARD else 1
        return 1 if self.dealer_must_bid and self.count == rounds * self.players - 1 else 0

    def _surplus(self, seat: int, call: int) -> int:
        """Return the value of the call less its threshold; 0 for a pass."""
        if self.kind >= RISING:
            return self._surplus_rising(seat, call)
        if call == PASS:
            return NEVER if self.denomination < 0 and self._must(seat) else 0
        if CONTRA <= call <= RECONTRA:
            asked = self.w_contra if call == CONTRA else self.w_recontra
            if self.turned >= 0 and self.adds_turned and seat != self.taker:
                # The turned card goes to the taker.
                return self._hand_value(self.denomination, seat, self.hands[seat]) - asked
            return self._value(TAKER, seat, self.denomination) - asked
        denomination = self.turned >> 3 if call == TAKE else (call - BID) & 7
        worth = self._value(TAKER, seat, denomination)
        if self.kind == ONE_ROUND:
            asked = self.w_eldest if self.count == 0 else self.w_second if self.count == 1 else self.w_third
            if self.count == self.players - 1:
                asked = self.w_dealer
        else:
            asked = self.w_take if call == TAKE else self.w_name
        asked += self.threshold_shift[seat]
        if call == TAKE:
            for other in range(SUITS):
                if other != denomination:
                    asked = max(asked, self._value(TAKER, seat, other) - self.w_waits)
        return worth - asked

    def _best_call_rising(self, seat: int) -> int:
        """Return the best of passing, doubling and every higher denomination."""
        best, most = PASS, NEVER if self._must(seat) else 0
        if self.denomination < 0 or self._has_higher():
            least, first = 0, self.denomination + 1
            if self.kind == NUMBERS:
                least, first = self.goal + 1 if self.denomination >= 0 else 0, 0
            for goal in range(least, GOALS if self.kind == NUMBERS else 1):
                for denomination in range(first, self.highest if self.kind == NUMBERS else DENOMINATIONS):
                    surplus = self._surplus_rising(seat, BID + 8 * goal + denomination)
                    if surplus > most:
                        best, most = BID + 8 * goal + denomination, surplus
        word = PASS
        if self.denomination >= 0:
            is_own = self._side(seat) == self._side(self.taker)
            if self.doubled == 0 and self.has_contra and not is_own:
                word = CONTRA
            elif self.doubled == 1 and self.has_recontra and is_own:
                word = RECONTRA
        if word != PASS:
            surplus = self._surplus_rising(seat, word)
            if surplus > most:
                best, most = word, surplus
        self.best_surplus = most
        return best

    def _surplus_rising(self, seat: int, call: int) -> int:
        """Return the surplus of a call over a pass, less the threshold."""
        if call == PASS:
            return NEVER if self._must(seat) else 0
        is_own = 1 if self.denomination >= 0 and self._side(seat) == self._side(self.taker) else 0
        passing, role = 0, PARTNER if is_own else OPPONENT
        sign = 1 if is_own else -1
        mean = 0
        if self.denomination >= 0:
            mean = self._mean(seat, self.denomination, self.taker & 1)
            passing = sign * self._gain(role, self.denomination, self.goal, self.doubled, mean)
        if CONTRA <= call <= RECONTRA:
            gain = sign * self._gain(role, self.denomination, self.goal, self.doubled + 1, mean)
            return gain - passing - self.w_doubles
        denomination, goal = (call - BID) & 7, (call - BID) >> 3
        if self.first_namer[((seat & 1) ^ 1) * DENOMINATIONS + denomination] >= 0:
            return NEVER
        over = self._overcall_row(seat, denomination, is_own)
        if over >= 0:
            return self._gain_over_pass(seat, denomination, over, is_own)
        promised = self._gain(TAKER, denomination, goal, 0, self._mean(seat, denomination, seat & 1))
        if promised < self.w_floor and not self._must(seat):
            return NEVER
        asked = self.w_opens
        if self.denomination >= 0:
            asked = self.w_over_partner if is_own else self.w_over_opponents
        return promised - passing - asked - self.threshold_shift[seat]

    def _overcall_row(self, seat: int, denomination: int, is_own: int) -> int:
        """Return the row of this denomination above the standing one in the tables of `overcall`, or -1."""
        if self.kind != RISING or self.denomination < 0 or self.doubled or self.taker == seat:
            return -1
        if self.denomination == ALL_TRUMPS:
            return -1
        row = (is_own * 2 + (1 if self.denomination == NO_TRUMPS else 0)) * CLASSES
        row += 0 if denomination < NO_TRUMPS else denomination - NO_TRUMPS + 1
        return row if self.overcall_course[row * COURSE + KNOWN] else -1

    def _gain_over_pass(self, seat: int, denomination: int, row: int, is_own: int) -> int:
        hand, course = self.hands[seat], row * COURSE
        if denomination < NO_TRUMPS and not self.backed[hand >> (denomination << 3) & BYTE]:
            return NEVER
        value = self.overcall_course[course + BASE]
        if seat == (self.dealer + 1) % self.players:
            value += self.overcall_course[course + LEADS]
        if self.bids[seat]:
            value += self.overcall_course[course + AGAIN]
        if self.bids[seat ^ 2]:
            value += self.overcall_course[course + BY_PARTNER]
        if self.bids[seat ^ 1] + self.bids[seat ^ 3] > 1:
            value += self.overcall_course[course + TWICE]
        for suit in range(SUITS):
            ranks = row * 256 + (hand >> (suit << 3) & BYTE)
            value += (
                self.overcall_within[ranks]
                if denomination >= NO_TRUMPS or suit == denomination
                else self.overcall_beside[ranks]
            )
            if suit == self.denomination:
                value += self.overcall_theirs[ranks]
        asked = self.w_over_partner if is_own else self.w_over_opponents
        asked += self.w_measured_partner if is_own else self.w_measured_opponents
        return value - asked - self.threshold_shift[seat]

    def _gain(self, role: int, denomination: int, goal: int, doubled: int, mean: int) -> int:
        kind = 0 if denomination < NO_TRUMPS else denomination - NO_TRUMPS + 1
        place = (mean >> 5) + STEPS // 2
        if place < 0:
            place = 0
        elif place >= STEPS:
            place = STEPS - 1
        return self.gains[(((kind * ROLES + role) * GOALS + goal) * MULTIPLIERS + doubled) * STEPS + place]

    def _mean(self, seat: int, denomination: int, side: int) -> int:
        """Return the difference that the seat expects if a side plays this (`bid.Auction`)."""
        is_own = 1 if seat & 1 == side else 0
        first = self.first_namer[side * DENOMINATIONS + denomination]
        mate = seat ^ 2
        if first == seat or (first < 0 and is_own):
            mean = self._value(TAKER, seat, denomination)
            if self.bids[mate] and is_own:
                mean += self.w_partner_bid
        else:
            role = PARTNER if is_own else OPPONENT
            mean = self._value(role, seat, denomination)
            if self.kind == NUMBERS:
                told = 80 + 10 * min(self.first_goal[side * DENOMINATIONS + denomination], HIGHEST_TOLD)
                is_standing = denomination == self.denomination and side == self.taker & 1
                if self.goal == CAPOT and is_standing and not is_own:
                    told = CAPOT_TOLD
                mean += 32 * told - self.w_whole + 2 * self.w_margin
                mean -= self.averages[role * DENOMINATIONS + denomination]
            else:
                mean += self.w_partner_bid
        if self.bids[1 - side] or self.bids[3 - side]:
            mean += self.w_opponent_bid
        return mean
