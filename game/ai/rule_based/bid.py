"""The rule player's call, where games are named once, or one above the other."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter

from game.ai.decision import Decision, Reason
from game.ai.knowledge import standing_of, trumps_named
from game.ai.rule_based.hand_value import Role, cards_with, gain_over_pass, judged, leads_first
from game.ai.rule_based.prospects import Prospect, asked_at, asked_by_score, gain
from game.ai.rule_based.reasons import doubts, is_double
from game.ai.weights.rule_player import PLAIN, BidWeights
from game.rules.actions import MakeCall
from game.rules.auction import course_of
from game.rules.call import CAPOT_GOAL, Bid, Call, Word
from game.rules.contract import TRUMPS_OF_SUIT, Contract, Trumps
from game.rules.scoring import factors_of, whole_game
from game.rules.seats import Seat, Side, partner_of, side_of
from game.rules.view import View


def bid(view: View, weights: BidWeights = PLAIN, noise: float = 0.0) -> Decision:
    """Return the call of the seat on turn; `noise` is added to the points that it expects of its hand."""
    course, standing = course_of(view.rules), standing_of(view)
    auction = Auction(view, weights, noise, standing)
    if course.outbids and not course.turns_card:
        return bid_higher(auction)
    # The others also know the turned card that comes with a name, and the few names above another.
    if standing is None:
        return _bid_once(auction)
    return _overbid(auction, standing) or _double(auction, standing)


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

    def say(self, call: Call, reason: Reason) -> Decision:
        """Return the decision to make this call."""
        return Decision(MakeCall(self.view.seat, call), reason)

    def estimate(self, trumps: Trumps, role: Role = Role.TAKER, taker: Seat | None = None) -> float:
        """Return the difference expected of this hand; `taker`, by default the seat, gets the turned card."""
        view = self.view
        hand = cards_with(view, trumps, taker)
        return judged(view.rules, trumps)[role].of(hand, trumps, view.rules, leads=leads_first(view))

    def value(self, trumps: Trumps) -> float:
        """Return the estimate times the factor by which card points count with these trumps."""
        return factors_of(trumps, self.view.rules.score).cards * self.estimate(trumps)

    def asked(self, call: Call) -> float:
        """Return the least value with which the seat makes the call, by its place and the score."""
        asked = asked_at(self.view.rules, len(self.view.calls), self.weights, takes=call is Word.TAKE)
        return asked + asked_by_score(self.view, self.own, self.weights)

    def prospect(self, bid: Bid) -> Prospect:
        """Return the prospect of playing the seat's own bid."""
        mean = self._mean(bid.trumps, self.own) + self.noise
        return Prospect(bid.trumps, mean, self._spread(bid.trumps, Role.TAKER), bid.goal)

    def standing_gain(self, standing: Contract, multiplier: int) -> float:
        """Return what the own side gains by the standing contract, doubled so often."""
        value = gain(self.standing_prospect(standing), self.view.rules, multiplier)
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
            mean = self.estimate(trumps)
            mean += weights.partner_bid * any(seat != first for seat, _ in of_side)
        else:
            is_capot = self.own != side and named[-1][1].goal >= CAPOT_GOAL
            goal = weights.capot_told if is_capot else min(named[0][1].goal, weights.highest_told)
            mean = self._told(trumps, goal, Role.PARTNER if self.own == side else Role.OPPONENT)
        if len(bids) == len(of_side):
            return mean
        return mean + (weights.opponent_number if bids[0][1].goal else weights.opponent_bid)

    def _told(self, trumps: Trumps, goal: int, role: Role) -> float:
        """Return the difference expected by another seat's first call of these trumps and by this hand."""
        mean = self.estimate(trumps, role)
        if not goal:
            return mean + self.weights.partner_bid
        # A number tells more than an average hand: it promises twice itself less all points.
        view = self.view
        usual, whole = judged(view.rules, trumps)[role].average, whole_game(trumps, view.rules.score)
        return 2.0 * (goal + self.weights.margin) - whole + mean - usual

    def _spread(self, trumps: Trumps, role: Role) -> float:
        return judged(self.view.rules, trumps)[role].spread


def _bid_once(auction: Auction) -> Decision:
    view, weights, noise, calls = auction.view, auction.weights, auction.noise, auction.view.choices.calls
    offers = [(auction.value(trumps) + noise, call) for call in calls if (trumps := trumps_named(view, call))]
    worth, best = max(offers, key=itemgetter(0), default=(0.0, calls[-1]))
    if Word.PASS not in calls:
        return auction.say(best, Reason.STRONG_ENOUGH if worth > 0 else Reason.LEAST_EVIL)
    # Another suit may be so much better that the seat hopes to name it in the second round.
    others = [trumps for trumps in TRUMPS_OF_SUIT if trumps is not trumps_named(view, Word.TAKE)]
    waits = best is Word.TAKE and max(map(auction.estimate, others)) > worth - noise + weights.waits
    if waits or worth < auction.asked(best):
        return auction.say(Word.PASS, Reason.TOO_WEAK)
    spares = worth < 0 and partner_of(view.seat, view.rules.players) == view.dealer
    return auction.say(best, Reason.SPARES_PARTNER if spares else Reason.STRONG_ENOUGH)


def _overbid(auction: Auction, standing: Contract) -> Decision | None:
    """Return a higher call on a hand better than the average of the standing contract's takers, or None."""
    rules, weights, is_ours = auction.view.rules, auction.weights, auction.is_own_standing
    bids = [call for call in auction.view.choices.calls if isinstance(call, Bid)]
    if not bids:
        return None
    worth, best = max(((auction.value(bid.trumps) + auction.noise, bid) for bid in bids), key=itemgetter(0))
    usual = judged(rules, standing.trumps)[Role.TAKER].average
    usual *= factors_of(standing.trumps, rules.score).cards
    asked = usual + weights.over_partner if is_ours else weights.over_opponents - usual
    if worth < max(asked, auction.asked(best)):
        return None
    return auction.say(best, Reason.BETTER_GAME if is_ours else Reason.STRONG_ENOUGH)


def _double(auction: Auction, standing: Contract) -> Decision:
    """Double on a hand that would have called the same trumps; each further double asks for a better hand."""
    view, weights = auction.view, auction.weights
    word = next((call for call in view.choices.calls if is_double(call)), Word.PASS)
    said = view.rules.auction.doubled(standing.multiplier)
    asked = weights.recontra + (said - 1) * (weights.recontra - weights.contra) if said else weights.contra
    worth = auction.estimate(standing.trumps, taker=standing.taker) + auction.noise
    if word is Word.PASS or worth < asked:
        return auction.say(Word.PASS, Reason.TOO_WEAK)
    return auction.say(word, Reason.DOUBTS_CONTRACT if doubts(view, word) else Reason.STRONG_ENOUGH)


def bid_higher(auction: Auction) -> Decision:
    """Return the best of passing, doubling and every higher game."""
    view, standing = auction.view, auction.standing
    # Whoever wants the opponents' trumps doubles instead of naming them.
    theirs = {call.trumps for seat, call in auction.bids if auction.side_of(seat) != auction.own}
    passing = 0.0 if standing is None else auction.standing_gain(standing, standing.multiplier)
    must = Word.PASS not in view.choices.calls
    offers: list[tuple[float, Call]] = []
    for call in view.choices.calls:
        if isinstance(call, Bid):
            if call.trumps in theirs:
                continue
            measured = None if standing is None else gain_over_pass(view, standing, call)
            if measured is not None:
                asked = _asked_above(auction, is_measured=True)
                offers.append((passing + measured + auction.noise - asked, call))
                continue
            promised = gain(auction.prospect(call), view.rules)
            if promised >= auction.weights.floor or must:
                offers.append((promised - _asked_above(auction), call))
        elif call is not Word.PASS and standing is not None:
            offers.append((_double_above(auction, standing), call))
    most, best = max(offers, key=itemgetter(0), default=(0.0, Word.PASS))
    if best is Word.PASS or (not must and most <= passing):
        return auction.say(Word.PASS, Reason.TOO_WEAK)
    return auction.say(best, _reason(auction, best))


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
    return auction.standing_gain(standing, times) - risk


def _reason(auction: Auction, call: Call) -> Reason:
    if doubts(auction.view, call):
        return Reason.DOUBTS_CONTRACT
    partner = partner_of(auction.view.seat, auction.view.rules.players)
    partners = {named.trumps for seat, named in auction.bids if seat == partner}
    if not isinstance(call, Bid) or not partners:
        return Reason.STRONG_ENOUGH
    return Reason.RAISES_PARTNER if call.trumps in partners else Reason.BETTER_GAME
