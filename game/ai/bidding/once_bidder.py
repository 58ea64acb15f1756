"""What to say where the first who names trumps has them, with a turned card or without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.bidding.hand_strength import strength
from game.ai.bidding.match_score import for_the_match
from game.ai.bidding.seen_cards import cards_with, leads_first
from game.ai.decision import Decision, Reason
from game.rules.actions import MakeCall
from game.rules.auction import auction_of, course_of
from game.rules.call import Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.rules.seats import partner_of

if TYPE_CHECKING:
    from game.ai.bidding.bid_weights import BidWeights
    from game.rules.call import Call
    from game.rules.view import View


def bid_once(view: View, weights: BidWeights, noise: float) -> Decision:
    """Name or take trumps, pass, or answer what was named; `noise` bends what the hand seems worth."""
    calls = view.choices.calls
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    if standing is not None:
        return _answer(view, standing.trumps, weights, noise)
    offers = [(_worth(view, trumps) + noise, call) for call in calls if (trumps := _trumps(view, call))]
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


def _answer(view: View, named: Trumps, weights: BidWeights, noise: float) -> Decision:
    """Contra or recontra with a hand that would have called the same trumps itself, and gladly."""
    word = Word.RECONTRA if Word.RECONTRA in view.choices.calls else Word.CONTRA
    wanted = weights.recontra if word is Word.RECONTRA else weights.contra
    if word in view.choices.calls and _worth(view, named) + noise >= wanted:
        reason = Reason.STRONG_ENOUGH if word is Word.RECONTRA else Reason.DOUBTS_CONTRACT
        return Decision(MakeCall(view.seat, word), reason)
    return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
