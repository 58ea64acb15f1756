"""What to say where the first who names trumps has them, unless another name may be said above his."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.ai.rule_based.doubling import doubts, is_double
from game.ai.rule_based.estimates import Role
from game.ai.rule_based.fitted import judged
from game.ai.rule_based.hand_strength import strength
from game.ai.rule_based.match_score import for_the_match
from game.ai.rule_based.seen_cards import cards_with, leads_first
from game.rules.actions import MakeCall
from game.rules.auction import auction_of, course_of
from game.rules.call import Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.rules.scoring import factors_of
from game.rules.seats import partner_of, side_of

if TYPE_CHECKING:
    from game.ai.rule_based.bid_weights import BidWeights
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.view import View


def bid_once(view: View, weights: BidWeights, noise: float) -> Decision:
    """Name or take trumps, pass, or answer what was named; `noise` bends what the hand seems worth."""
    calls = view.choices.calls
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    if standing is not None:
        return _above(view, standing, weights, noise) or _answer(view, standing, weights, noise)
    offers = [(_counted(view, trumps) + noise, call) for call in calls if (trumps := _trumps(view, call))]
    worth, best = max(offers, key=_first, default=(0.0, calls[-1]))
    if Word.PASS not in calls:
        return Decision(MakeCall(view.seat, best), Reason.STRONG_ENOUGH if worth > 0 else Reason.LEAST_EVIL)
    if worth < _wanted(view, best, weights) or (best is Word.TAKE and _waits(view, worth - noise, weights)):
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    spares = worth < 0 and partner_of(view.seat, view.rules.players) == view.dealer
    return Decision(MakeCall(view.seat, best), Reason.SPARES_PARTNER if spares else Reason.STRONG_ENOUGH)


def _first(graded: tuple[float, Call]) -> float:
    return graded[0]


def _trumps(view: View, call: Call) -> Trumps | None:
    """The trumps that a call names, None for pass, contra and recontra."""
    if call is Word.TAKE and view.proposed is not None:
        return TRUMPS_OF_SUIT[view.proposed.suit]
    return call.trumps if isinstance(call, Bid) else None


def _worth(view: View, trumps: Trumps) -> float:
    return strength(cards_with(view, trumps), trumps, view.rules, leads=leads_first(view))


def _counted(view: View, trumps: Trumps) -> float:
    """What these trumps are worth, as often as card points count with them."""
    return factors_of(trumps, view.rules.score).cards * _worth(view, trumps)


def _wanted(view: View, best: Call, weights: BidWeights) -> float:
    """The difference that is enough in this seat and at this score."""
    rules, place = view.rules, len(view.calls)
    if course_of(rules).turns_card:
        if rules.score.can_fall:
            wanted = weights.take if best is Word.TAKE else weights.name
        else:
            wanted = weights.take_freely if best is Word.TAKE else weights.name_freely
    elif place == rules.players - 1:
        wanted = weights.dealer
    else:
        wanted = (weights.eldest, weights.second, weights.third)[min(place, 2)]
    return wanted + for_the_match(view, weights)


def _waits(view: View, worth: float, weights: BidWeights) -> bool:
    """Whether another suit is so much better that the seat hopes to name it in the second round."""
    others = (trumps for trumps in TRUMPS_OF_SUIT if trumps is not _trumps(view, Word.TAKE))
    return max(_worth(view, trumps) for trumps in others) > worth + weights.waits


def _above(view: View, standing: Contract, weights: BidWeights, noise: float) -> Decision | None:
    """A name above the one that stands, with a hand that promises more than a usual hand of its taker's."""
    rules, bids = view.rules, [call for call in view.choices.calls if isinstance(call, Bid)]
    offers: list[tuple[float, Call]] = [(_counted(view, bid.trumps) + noise, bid) for bid in bids]
    worth, best = max(offers, key=_first, default=(0.0, Word.PASS))
    if not isinstance(best, Bid):
        return None
    usual = judged(rules, standing.trumps)[Role.TAKER].average
    usual *= factors_of(standing.trumps, rules.score).cards
    is_own = side_of(standing.taker, rules.players) == side_of(view.seat, rules.players)
    asked = usual + weights.over_partner if is_own else weights.over_opponents - usual
    if worth < max(asked, _wanted(view, best, weights)):
        return None
    return Decision(MakeCall(view.seat, best), Reason.BETTER_GAME if is_own else Reason.STRONG_ENOUGH)


def _answer(view: View, standing: Contract, weights: BidWeights, noise: float) -> Decision:
    """The next word of the ladder with a hand that would have called the same trumps itself, and gladly.

    The more has been doubled, the better the hand must be.
    """
    word = next((call for call in view.choices.calls if is_double(call)), Word.PASS)
    said = view.rules.auction.doubled(standing.multiplier)
    wanted = weights.recontra + (said - 1) * (weights.recontra - weights.contra) if said else weights.contra
    if word is Word.PASS or _worth(view, standing.trumps) + noise < wanted:
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    reason = Reason.DOUBTS_CONTRACT if doubts(view, word) else Reason.STRONG_ENOUGH
    return Decision(MakeCall(view.seat, word), reason)
