"""The rule player's call, where games are named once, or above one another on better hands only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.ai.rule_based.bid_higher import bid_higher
from game.ai.rule_based.bid_weights import PLAIN, BidWeights
from game.ai.rule_based.estimates import Role
from game.ai.rule_based.fitted import judged, strength
from game.ai.rule_based.hand_features import cards_with, leads_first
from game.ai.rule_based.prospects import asked_by_score
from game.ai.rule_based.reasons import doubts, is_double
from game.rules.actions import MakeCall
from game.rules.auction import auction_of, course_of
from game.rules.call import Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.rules.scoring import factors_of
from game.rules.seats import partner_of, side_of

if TYPE_CHECKING:
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.seats import Seat
    from game.rules.view import View


def bid(view: View, weights: BidWeights = PLAIN, noise: float = 0.0) -> Decision:
    """Return the call of the seat on turn; `noise` is added to the points that it expects of its hand."""
    course = course_of(view.rules)
    # `_bid_once` also knows the turned card that comes with a name, and the few names above another.
    choose = bid_higher if course.outbids and not course.turns_card else _bid_once
    return choose(view, weights, noise)


def _bid_once(view: View, weights: BidWeights, noise: float) -> Decision:
    calls = view.choices.calls
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    if standing is not None:
        return _overbid(view, standing, weights, noise) or _double(view, standing, weights, noise)
    offers = [(_value(view, trumps) + noise, call) for call in calls if (trumps := _trumps(view, call))]
    worth, best = max(offers, key=_first, default=(0.0, calls[-1]))
    if Word.PASS not in calls:
        return Decision(MakeCall(view.seat, best), Reason.STRONG_ENOUGH if worth > 0 else Reason.LEAST_EVIL)
    if worth < _asked(view, best, weights) or (best is Word.TAKE and _waits(view, worth - noise, weights)):
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    spares = worth < 0 and partner_of(view.seat, view.rules.players) == view.dealer
    return Decision(MakeCall(view.seat, best), Reason.SPARES_PARTNER if spares else Reason.STRONG_ENOUGH)


def _first(offer: tuple[float, Call]) -> float:
    return offer[0]


def _trumps(view: View, call: Call) -> Trumps | None:
    """Return the trumps that a call names, None for a pass and a double."""
    if call is Word.TAKE and view.proposed is not None:
        return TRUMPS_OF_SUIT[view.proposed.suit]
    return call.trumps if isinstance(call, Bid) else None


def _strength(view: View, trumps: Trumps, taker: Seat | None = None) -> float:
    return strength(cards_with(view, trumps, taker), trumps, view.rules, leads=leads_first(view))


def _value(view: View, trumps: Trumps) -> float:
    """Return the strength times the factor by which card points count with these trumps."""
    return factors_of(trumps, view.rules.score).cards * _strength(view, trumps)


def _asked(view: View, best: Call, weights: BidWeights) -> float:
    """Return the least value with which the seat makes the call, by its place and the score."""
    rules, place = view.rules, len(view.calls)
    if course_of(rules).turns_card:
        if rules.score.can_fall:
            asked = weights.take if best is Word.TAKE else weights.name
        else:
            asked = weights.take_freely if best is Word.TAKE else weights.name_freely
    elif place == rules.players - 1:
        asked = weights.dealer
    else:
        asked = (weights.eldest, weights.second, weights.third)[min(place, 2)]
    return asked + asked_by_score(view, side_of(view.seat, rules.players), weights)


def _waits(view: View, worth: float, weights: BidWeights) -> bool:
    """Whether another suit is so much better that the seat hopes to name it in the second round."""
    others = (trumps for trumps in TRUMPS_OF_SUIT if trumps is not _trumps(view, Word.TAKE))
    return max(_strength(view, trumps) for trumps in others) > worth + weights.waits


def _overbid(view: View, standing: Contract, weights: BidWeights, noise: float) -> Decision | None:
    """Return a higher call on a hand better than the average of the standing contract's takers, or None."""
    rules, bids = view.rules, [call for call in view.choices.calls if isinstance(call, Bid)]
    offers: list[tuple[float, Call]] = [(_value(view, bid.trumps) + noise, bid) for bid in bids]
    worth, best = max(offers, key=_first, default=(0.0, Word.PASS))
    if not isinstance(best, Bid):
        return None
    usual = judged(rules, standing.trumps)[Role.TAKER].average
    usual *= factors_of(standing.trumps, rules.score).cards
    is_own = side_of(standing.taker, rules.players) == side_of(view.seat, rules.players)
    asked = usual + weights.over_partner if is_own else weights.over_opponents - usual
    if worth < max(asked, _asked(view, best, weights)):
        return None
    return Decision(MakeCall(view.seat, best), Reason.BETTER_GAME if is_own else Reason.STRONG_ENOUGH)


def _double(view: View, standing: Contract, weights: BidWeights, noise: float) -> Decision:
    """Double on a hand that would have called the same trumps; each further double asks for a better hand."""
    word = next((call for call in view.choices.calls if is_double(call)), Word.PASS)
    said = view.rules.auction.doubled(standing.multiplier)
    asked = weights.recontra + (said - 1) * (weights.recontra - weights.contra) if said else weights.contra
    if word is Word.PASS or _strength(view, standing.trumps, standing.taker) + noise < asked:
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    reason = Reason.DOUBTS_CONTRACT if doubts(view, word) else Reason.STRONG_ENOUGH
    return Decision(MakeCall(view.seat, word), reason)
