"""The rule player's call, where games are named once, or one above the other."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import Final

from game.ai.decision import Decision, Reason
from game.ai.knowledge import is_own, standing_of
from game.ai.rule_based.hand_value import (
    Role,
    cards_with,
    gain_over_pass,
    judged,
    leads_first,
    strength,
    trumps_named,
)
from game.ai.rule_based.prospects import PLAIN, BidWeights, Prospect, asked_at, asked_by_score, gain
from game.ai.rule_based.reasons import doubts, is_double
from game.rules.actions import MakeCall
from game.rules.auction import course_of
from game.rules.call import Bid, Call, Word
from game.rules.contract import TRUMPS_OF_SUIT, Contract, Trumps
from game.rules.scoring import factors_of, whole_game
from game.rules.seats import Seat, Side, partner_of, side_of
from game.rules.view import View


def bid(view: View, weights: BidWeights = PLAIN, noise: float = 0.0) -> Decision:
    """Return the call of the seat on turn; `noise` is added to the points that it expects of its hand."""
    course = course_of(view.rules)
    # `_bid_once` also knows the turned card that comes with a name, and the few names above another.
    choose = bid_higher if course.outbids and not course.turns_card else _bid_once
    return choose(view, weights, noise)


def _bid_once(view: View, weights: BidWeights, noise: float) -> Decision:
    calls = view.choices.calls
    standing = standing_of(view)
    if standing is not None:
        return _overbid(view, standing, weights, noise) or _double(view, standing, weights, noise)
    offers = [(_value(view, trumps) + noise, call) for call in calls if (trumps := trumps_named(view, call))]
    worth, best = max(offers, key=itemgetter(0), default=(0.0, calls[-1]))
    if Word.PASS not in calls:
        return Decision(MakeCall(view.seat, best), Reason.STRONG_ENOUGH if worth > 0 else Reason.LEAST_EVIL)
    if worth < _asked(view, best, weights) or (best is Word.TAKE and _waits(view, worth - noise, weights)):
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    spares = worth < 0 and partner_of(view.seat, view.rules.players) == view.dealer
    return Decision(MakeCall(view.seat, best), Reason.SPARES_PARTNER if spares else Reason.STRONG_ENOUGH)


def _strength(view: View, trumps: Trumps, taker: Seat | None = None) -> float:
    return strength(cards_with(view, trumps, taker), trumps, view.rules, leads=leads_first(view))


def _value(view: View, trumps: Trumps) -> float:
    """Return the strength times the factor by which card points count with these trumps."""
    return factors_of(trumps, view.rules.score).cards * _strength(view, trumps)


def _asked(view: View, best: Call, weights: BidWeights) -> float:
    """Return the least value with which the seat makes the call, by its place and the score."""
    asked = asked_at(view.rules, len(view.calls), weights, takes=best is Word.TAKE)
    return asked + asked_by_score(view, side_of(view.seat, view.rules.players), weights)


def _waits(view: View, worth: float, weights: BidWeights) -> bool:
    """Whether another suit is so much better that the seat hopes to name it in the second round."""
    others = (trumps for trumps in TRUMPS_OF_SUIT if trumps is not trumps_named(view, Word.TAKE))
    return max(_strength(view, trumps) for trumps in others) > worth + weights.waits


def _overbid(view: View, standing: Contract, weights: BidWeights, noise: float) -> Decision | None:
    """Return a higher call on a hand better than the average of the standing contract's takers, or None."""
    rules, bids = view.rules, [call for call in view.choices.calls if isinstance(call, Bid)]
    offers: list[tuple[float, Call]] = [(_value(view, bid.trumps) + noise, bid) for bid in bids]
    worth, best = max(offers, key=itemgetter(0), default=(0.0, Word.PASS))
    if not isinstance(best, Bid):
        return None
    usual = judged(rules, standing.trumps)[Role.TAKER].average
    usual *= factors_of(standing.trumps, rules.score).cards
    is_ours = is_own(view, standing.taker)
    asked = usual + weights.over_partner if is_ours else weights.over_opponents - usual
    if worth < max(asked, _asked(view, best, weights)):
        return None
    return Decision(MakeCall(view.seat, best), Reason.BETTER_GAME if is_ours else Reason.STRONG_ENOUGH)


def _double(view: View, standing: Contract, weights: BidWeights, noise: float) -> Decision:
    """Double on a hand that would have called the same trumps; each further double asks for a better hand."""
    word = next((call for call in view.choices.calls if is_double(call)), Word.PASS)
    said = view.rules.auction.doubled(standing.multiplier)
    asked = weights.recontra + (said - 1) * (weights.recontra - weights.contra) if said else weights.contra
    if word is Word.PASS or _strength(view, standing.trumps, standing.taker) + noise < asked:
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    reason = Reason.DOUBTS_CONTRACT if doubts(view, word) else Reason.STRONG_ENOUGH
    return Decision(MakeCall(view.seat, word), reason)


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
    standing = standing_of(view)
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
                offers.append((passing + measured + noise - _asked_above(auction, is_measured=True), call))
                continue
            promised = gain(auction.prospect(call), view.rules)
            if promised >= weights.floor or must:
                offers.append((promised - _asked_above(auction), call))
        elif call is not Word.PASS and standing is not None:
            offers.append((_double_above(auction, standing), call))
    most, best = max(offers, key=itemgetter(0), default=(0.0, Word.PASS))
    if best is Word.PASS or (not must and most <= passing):
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    return Decision(MakeCall(view.seat, best), _reason(auction, best))


def _asked_above(auction: Auction, *, is_measured: bool = False) -> float:
    """Return how much more than a pass a higher game must promise; less or more if its gain was measured."""
    weights, is_own = auction.weights, auction.is_own_standing
    asked = asked_by_score(auction.view, auction.own, weights)
    if auction.standing is None:
        return asked + weights.opens
    asked += weights.over_partner if is_own else weights.over_opponents
    if is_measured:
        asked += weights.measured_partner if is_own else weights.measured_opponents
    return asked


def _double_above(auction: Auction, standing: Contract) -> float:
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
