"""What to say where each call must be higher than the one before: the one that promises most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.ai.estimates import Judged, Role
from game.ai.fitted import judged
from game.ai.match_score import for_the_match
from game.ai.prospects import Prospect, gain
from game.ai.seen_cards import leads_first
from game.rules.actions import MakeCall
from game.rules.auction import auction_of
from game.rules.call import Bid, Word
from game.rules.contract import Contract
from game.rules.seats import partner_of, side_of

if TYPE_CHECKING:
    from game.ai.bid_weights import BidWeights
    from game.rules.call import Call
    from game.rules.contract import Trumps
    from game.rules.view import View


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

    def own(self, bid: Bid) -> Prospect:
        """The prospect of playing what the seat would bid."""
        return self._prospect(bid.trumps, bid.goal, self._mean(bid.trumps) + self.noise, Role.TAKER)

    def of_standing(self, standing: Contract) -> Prospect:
        """The prospect of the game that would be played, from its taker's side."""
        role = Role.PARTNER if self.has_standing else Role.OPPONENT
        if standing.taker == self.view.seat:
            return self.own(Bid(standing.trumps, standing.goal))
        mean = self._supported(standing, role)
        mean += self.noise if self.has_standing else -self.noise
        return self._prospect(standing.trumps, standing.goal, mean, role)

    def _mean(self, trumps: Trumps) -> float:
        """What playing these trumps should bring, by the hand and by what was called before."""
        weights, rules = self.weights, self.view.rules
        partner = partner_of(self.view.seat, rules.players)
        bids = {seat: call for seat, call in self.view.calls if isinstance(call, Bid)}
        partners = bids.get(partner) if partner is not None else None
        if partners is not None and partners.trumps is trumps and partner is not None:
            return self._supported(Contract(trumps=trumps, taker=partner, goal=partners.goal), Role.PARTNER)
        mean = self._estimate(trumps, Role.TAKER)
        if partners is not None:
            mean += weights.partner_bid
        if any(side_of(seat, rules.players) != side_of(self.view.seat, rules.players) for seat in bids):
            mean += weights.opponent_bid
        return mean

    def _supported(self, contract: Contract, role: Role) -> float:
        """What another's game should bring, by his call and by this hand."""
        estimate = self._judged(contract.trumps)[role]
        mean = self._estimate(contract.trumps, role)
        if not contract.goal:
            return mean + self.weights.partner_bid
        # A number tells more than the average taker's cards do: 2 * points - 162 is the difference.
        told = 2.0 * (contract.goal + self.weights.margin) - 162
        return told + mean - estimate.average

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
    offers: list[tuple[float, Call]] = []
    for call in view.choices.calls:
        if isinstance(call, Bid):
            offers.append((gain(bidding.own(call), view.rules) - _asked(bidding), call))
        elif call is not Word.PASS and standing is not None:
            offers.append((_doubled(bidding, standing), call))
    promised, best = max(offers, key=_first, default=(0.0, Word.PASS))
    if best is Word.PASS or (Word.PASS in view.choices.calls and promised <= _passing(bidding)):
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
    asked = for_the_match(bidding.view, weights)
    if bidding.standing is None:
        return asked + weights.opens
    return asked + (weights.over_partner if bidding.has_standing else weights.over_opponents)


def _doubled(bidding: Bidding, standing: Contract) -> float:
    """What contra or recontra should bring, less what makes it worth the risk."""
    value = gain(bidding.of_standing(standing), bidding.view.rules, 2 * standing.multiplier)
    return (value if bidding.has_standing else -value) - bidding.weights.doubles


def _reason(bidding: Bidding, call: Call) -> Reason:
    if call is Word.CONTRA:
        return Reason.DOUBTS_CONTRACT
    standing = bidding.standing
    if standing is None or not bidding.has_standing or not isinstance(call, Bid):
        return Reason.STRONG_ENOUGH
    return Reason.RAISES_PARTNER if call.trumps is standing.trumps else Reason.BETTER_GAME
