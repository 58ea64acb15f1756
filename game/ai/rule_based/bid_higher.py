"""The rule player's call where each call must be higher than the one before: the one that promises most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.decision import Decision, Reason
from game.ai.rule_based.estimates import Role
from game.ai.rule_based.fitted import judged
from game.ai.rule_based.hand_features import leads_first
from game.ai.rule_based.overcall import gain_over_pass
from game.ai.rule_based.prospects import Prospect, asked_by_score, gain
from game.ai.rule_based.reasons import doubts
from game.rules.actions import MakeCall
from game.rules.auction import auction_of
from game.rules.call import Bid, Word
from game.rules.scoring import whole_game
from game.rules.seats import partner_of, side_of

if TYPE_CHECKING:
    from game.ai.rule_based.bid_weights import BidWeights
    from game.rules.call import Call
    from game.rules.contract import Contract, Trumps
    from game.rules.seats import Seat, Side
    from game.rules.view import View

HIGHEST_TOLD: Final = 120
"""Higher numbers are driven up by the others and tell no more of a hand."""


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction as one seat sees it."""

    view: View
    weights: BidWeights
    noise: float
    standing: Contract | None

    @property
    def own(self) -> Side:
        """The seat's side."""
        return self.side_of(self.view.seat)

    @property
    def is_own_standing(self) -> bool:
        """Whether the standing contract is the own side's."""
        return self.standing is not None and self.side_of(self.standing.taker) == self.own

    @property
    def bids(self) -> list[tuple[Seat, Bid]]:
        """All bids so far, with their seats."""
        return [(seat, call) for seat, call in self.view.calls if isinstance(call, Bid)]

    def side_of(self, seat: Seat) -> Side:
        """Return the side of a seat."""
        return side_of(seat, self.view.rules.players)

    def prospect(self, bid: Bid) -> Prospect:
        """Return the prospect of playing the seat's own bid."""
        mean = self._mean(bid.trumps, self.own) + self.noise
        return Prospect(bid.trumps, mean, self._spread(bid.trumps, Role.TAKER), bid.goal)

    def standing_gain(self, multiplier: int) -> float:
        """Return what the own side gains by the standing contract, doubled so often; 0 without one."""
        if self.standing is None:
            return 0.0
        value = gain(self.standing_prospect(self.standing), self.view.rules, multiplier)
        return value if self.is_own_standing else -value

    def standing_prospect(self, standing: Contract) -> Prospect:
        """Return the prospect of the standing contract for its taker's side."""
        is_own, trumps = self.is_own_standing, standing.trumps
        mean = self._mean(trumps, self.side_of(standing.taker)) + (self.noise if is_own else -self.noise)
        spread = self._spread(trumps, Role.PARTNER if is_own else Role.OPPONENT)
        return Prospect(trumps, mean, spread, standing.goal)

    def _mean(self, trumps: Trumps, side: Side) -> float:
        """Return the difference expected if a side plays these trumps, by this hand and the calls."""
        weights, bids = self.weights, self.bids
        of_side = [(seat, call) for seat, call in bids if self.side_of(seat) == side]
        named = [(seat, call) for seat, call in of_side if call.trumps is trumps]
        first = named[0][0] if named else self.view.seat if self.own == side else None
        if first == self.view.seat:
            mean = self._estimate(trumps, Role.TAKER)
            mean += weights.partner_bid * any(seat != first for seat, _ in of_side)
        else:
            mean = self._told(trumps, named[0][1].goal, Role.PARTNER if self.own == side else Role.OPPONENT)
        if len(bids) == len(of_side):
            return mean
        return mean + (weights.opponent_number if bids[0][1].goal else weights.opponent_bid)

    def _told(self, trumps: Trumps, goal: int, role: Role) -> float:
        """Return the difference expected by another seat's first call of these trumps and by this hand."""
        mean = self._estimate(trumps, role)
        if not goal:
            return mean + self.weights.partner_bid
        # A number tells more than an average hand: it promises twice itself less all points.
        view = self.view
        usual, whole = judged(view.rules, trumps)[role].average, whole_game(trumps, view.rules.score)
        return 2.0 * (min(goal, HIGHEST_TOLD) + self.weights.margin) - whole + mean - usual

    def _estimate(self, trumps: Trumps, role: Role) -> float:
        view = self.view
        estimate = judged(view.rules, trumps)[role]
        return estimate.of(view.hand, trumps, view.rules, leads=leads_first(view))

    def _spread(self, trumps: Trumps, role: Role) -> float:
        return judged(self.view.rules, trumps)[role].spread


def bid_higher(view: View, weights: BidWeights, noise: float) -> Decision:
    """Return the best of passing, doubling and every higher game; `noise` is added to the hand's value."""
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    auction = Auction(view, weights, noise, standing)
    # Whoever wants the opponents' trumps doubles instead of naming them.
    theirs = {call.trumps for seat, call in auction.bids if auction.side_of(seat) != auction.own}
    passing = 0.0 if standing is None else auction.standing_gain(standing.multiplier)
    must = Word.PASS not in view.choices.calls
    offers: list[tuple[float, Call]] = []
    for call in view.choices.calls:
        if isinstance(call, Bid):
            if call.trumps in theirs:
                continue
            measured = None if standing is None else gain_over_pass(view, standing, call)
            if measured is not None:
                offers.append((passing + measured + noise - _asked(auction, is_measured=True), call))
                continue
            promised = gain(auction.prospect(call), view.rules)
            if promised >= weights.floor or must:
                offers.append((promised - _asked(auction), call))
        elif call is not Word.PASS and standing is not None:
            offers.append((_double(auction, standing), call))
    most, best = max(offers, key=_first, default=(0.0, Word.PASS))
    if best is Word.PASS or (not must and most <= passing):
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    return Decision(MakeCall(view.seat, best), _reason(auction, best))


def _first(offer: tuple[float, Call]) -> float:
    return offer[0]


def _asked(auction: Auction, *, is_measured: bool = False) -> float:
    """Return how much more than a pass a higher game must promise; less or more if its gain was measured."""
    weights, is_own = auction.weights, auction.is_own_standing
    asked = asked_by_score(auction.view, auction.own, weights)
    if auction.standing is None:
        return asked + weights.opens
    asked += weights.over_partner if is_own else weights.over_opponents
    if is_measured:
        asked += weights.measured_partner if is_own else weights.measured_opponents
    return asked


def _double(auction: Auction, standing: Contract) -> float:
    """Return what the next double should bring, less what makes it worth the risk."""
    rules = auction.view.rules.auction
    times = rules.multipliers[rules.doubled(standing.multiplier) + 1]
    risk = auction.weights.doubles_number if standing.goal else auction.weights.doubles
    return auction.standing_gain(times) - risk


def _reason(auction: Auction, call: Call) -> Reason:
    if doubts(auction.view, call):
        return Reason.DOUBTS_CONTRACT
    partner = partner_of(auction.view.seat, auction.view.rules.players)
    partners = {named.trumps for seat, named in auction.bids if seat == partner}
    if not isinstance(call, Bid) or not partners:
        return Reason.STRONG_ENOUGH
    return Reason.RAISES_PARTNER if call.trumps in partners else Reason.BETTER_GAME
