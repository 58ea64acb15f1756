"""What to say where each call must be higher than the one before: the one that promises most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.decision import Decision, Reason
from game.ai.rule_based.estimates import Judged, Role
from game.ai.rule_based.fitted import judged
from game.ai.rule_based.hand_features import leads_first
from game.ai.rule_based.overcall import beside_pass
from game.ai.rule_based.prospects import Prospect, asked_by_score, gain
from game.ai.rule_based.reasons import doubts
from game.rules.actions import MakeCall
from game.rules.auction import auction_of
from game.rules.call import Bid, Word
from game.rules.scoring import whole_game
from game.rules.seats import partner_of, side_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.rule_based.bid_weights import BidWeights
    from game.rules.call import Call
    from game.rules.contract import Contract, Trumps
    from game.rules.seats import Seat, Side
    from game.rules.view import View

HIGHEST_TOLD: Final = 120
"""Higher numbers are driven up by the others and tell no more."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """One seat's view of an auction."""

    view: View
    weights: BidWeights
    noise: float
    standing: Contract | None

    @property
    def has_standing(self) -> bool:
        """Whether the game that would be played is the own side's."""
        players = self.view.rules.players
        taker = None if self.standing is None else self.standing.taker
        return taker is not None and side_of(taker, players) == side_of(self.view.seat, players)

    @property
    def named_by_opponents(self) -> set[Trumps]:
        """The trumps that an opponent wants; whoever has them, too, doubles."""
        players, seat = self.view.rules.players, self.view.seat
        return self._named_by(lambda other: side_of(other, players) != side_of(seat, players))

    @property
    def named_by_partner(self) -> set[Trumps]:
        """The trumps that the partner wants."""
        partner = partner_of(self.view.seat, self.view.rules.players)
        return self._named_by(lambda other: other == partner)

    def _named_by(self, is_one: Callable[[Seat], bool]) -> set[Trumps]:
        return {call.trumps for seat, call in self.view.calls if isinstance(call, Bid) and is_one(seat)}

    def own(self, bid: Bid) -> Prospect:
        """The prospect of playing what the seat would bid."""
        own_side = side_of(self.view.seat, self.view.rules.players)
        mean = self._mean(bid.trumps, own_side) + self.noise
        return self._prospect(bid.trumps, bid.goal, mean, Role.TAKER)

    def of_standing(self, standing: Contract) -> Prospect:
        """The prospect of the game that would be played, from its taker's side."""
        side = side_of(standing.taker, self.view.rules.players)
        mean = self._mean(standing.trumps, side) + (self.noise if self.has_standing else -self.noise)
        role = Role.PARTNER if self.has_standing else Role.OPPONENT
        return self._prospect(standing.trumps, standing.goal, mean, role)

    def _mean(self, trumps: Trumps, side: Side) -> float:
        """What a side should be ahead by if it plays these trumps, by this hand and by what was called."""
        weights, players = self.weights, self.view.rules.players
        bids = [(seat, call) for seat, call in self.view.calls if isinstance(call, Bid)]
        of_side = [(seat, call) for seat, call in bids if side_of(seat, players) == side]
        named = [(seat, call) for seat, call in of_side if call.trumps is trumps]
        is_own = side_of(self.view.seat, players) == side
        first = named[0][0] if named else self.view.seat if is_own else None
        if first == self.view.seat:
            mean = self._estimate(trumps, Role.TAKER)
            mean += weights.partner_bid * any(seat != first for seat, _ in of_side)
        else:
            mean = self._told(trumps, named[0][1].goal, Role.PARTNER if is_own else Role.OPPONENT)
        if len(bids) == len(of_side):
            return mean
        return mean + (weights.opponent_number if bids[0][1].goal else weights.opponent_bid)

    def _told(self, trumps: Trumps, goal: int, role: Role) -> float:
        """What another's first call of these trumps lets expect, together with this hand."""
        mean = self._estimate(trumps, role)
        if not goal:
            return mean + self.weights.partner_bid
        # A number tells more than that its bidder is a usual taker: it promises twice itself less all points.
        usual, whole = self._judged(trumps)[role].average, whole_game(trumps, self.view.rules.score)
        return 2.0 * (min(goal, HIGHEST_TOLD) + self.weights.margin) - whole + mean - usual

    def _estimate(self, trumps: Trumps, role: Role) -> float:
        view = self.view
        estimate = self._judged(trumps)[role]
        return estimate.of(view.hand, trumps, view.rules, leads=leads_first(view))

    def _prospect(self, trumps: Trumps, goal: int, mean: float, role: Role) -> Prospect:
        return Prospect(trumps, mean, self._judged(trumps)[role].spread, goal)

    def _judged(self, trumps: Trumps) -> Judged:
        return judged(self.view.rules, trumps)


def bid_higher(view: View, weights: BidWeights, noise: float) -> Decision:
    """The best of passing, doubling and every higher game; `noise` bends what the hand seems worth."""
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    bidding = Bidding(view, weights, noise, standing)
    theirs, must = bidding.named_by_opponents, Word.PASS not in view.choices.calls
    offers: list[tuple[float, Call]] = []
    for call in view.choices.calls:
        if isinstance(call, Bid):
            if call.trumps in theirs:
                continue
            measured = None if standing is None else beside_pass(view, standing, call)
            if measured is not None:
                offers.append((_passing(bidding) + measured + noise - _asked_measured(bidding), call))
                continue
            promised = gain(bidding.own(call), view.rules)
            if promised >= weights.floor or must:
                offers.append((promised - _asked(bidding), call))
        elif call is not Word.PASS and standing is not None:
            offers.append((_doubled(bidding, standing), call))
    most, best = max(offers, key=_first, default=(0.0, Word.PASS))
    if best is Word.PASS or (not must and most <= _passing(bidding)):
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    return Decision(MakeCall(view.seat, best), _reason(bidding, best))


def _first(offer: tuple[float, Call]) -> float:
    return offer[0]


def _passing(bidding: Bidding) -> float:
    """What the own side gains if nobody speaks any more."""
    standing = bidding.standing
    if standing is None:
        return 0.0
    value = gain(bidding.of_standing(standing), bidding.view.rules, standing.multiplier)
    return value if bidding.has_standing else -value


def _asked(bidding: Bidding) -> float:
    """How much more than passing a higher game must promise."""
    weights = bidding.weights
    view = bidding.view
    asked = asked_by_score(view, side_of(view.seat, view.rules.players), weights)
    if bidding.standing is None:
        return asked + weights.opens
    return asked + (weights.over_partner if bidding.has_standing else weights.over_opponents)


def _asked_measured(bidding: Bidding) -> float:
    """The same of a call whose gain was measured."""
    weights = bidding.weights
    return _asked(bidding) + (
        weights.measured_partner if bidding.has_standing else weights.measured_opponents
    )


def _doubled(bidding: Bidding, standing: Contract) -> float:
    """What contra or recontra should bring, less what makes it worth the risk."""
    rules = bidding.view.rules
    times = rules.auction.multipliers[rules.auction.doubled(standing.multiplier) + 1]
    value = gain(bidding.of_standing(standing), rules, times)
    risk = bidding.weights.doubles_number if standing.goal else bidding.weights.doubles
    return (value if bidding.has_standing else -value) - risk


def _reason(bidding: Bidding, call: Call) -> Reason:
    if doubts(bidding.view, call):
        return Reason.DOUBTS_CONTRACT
    partners = bidding.named_by_partner
    if not isinstance(call, Bid) or not partners:
        return Reason.STRONG_ENOUGH
    return Reason.RAISES_PARTNER if call.trumps in partners else Reason.BETTER_GAME
