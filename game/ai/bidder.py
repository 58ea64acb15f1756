"""What to say in the auction, on the cards seen so far, by seat, score and what the others said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.decision import Decision, Reason
from game.ai.hand_strength import strength
from game.rules.actions import MakeCall
from game.rules.call import BIDS, Bid, Word
from game.rules.seats import partner_of, side_of

if TYPE_CHECKING:
    from game.rules.call import Call
    from game.rules.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class BidWeights:
    """The least expected difference with which a seat calls, in points."""

    eldest: float = -15.0
    second: float = -20.0
    third: float = -15.0
    dealer: float = 0.0
    """Only where the dealer may pass, too."""
    stop_them: float = -20.0
    """Added when the others would win the match by making a contract, but not by defending one."""
    let_them: float = 30.0
    """Added when defending would be enough for them: only a contract of theirs that falls can stop them."""
    sit_still: float = 30.0
    """Added when defending is enough for the own side."""
    by_defending: int = 35
    """Points that a side usually gets at least against a contract."""
    by_calling: int = 110
    """Points that a made contract usually brings."""
    contra: float = 40.0
    recontra: float = 60.0


PLAIN: Final = BidWeights()
NEVER: Final = 1000.0


def bid(view: View, weights: BidWeights = PLAIN, noise: float = 0.0) -> Decision:
    """The call of a seat on turn; `noise` is added to what it thinks its hand is worth."""
    calls = view.choices.calls
    if view.contract is None and any(isinstance(call, Bid) for _, call in view.calls):
        return _answer(view, weights, noise)
    worth, best = max(
        ((_worth(view, call) + noise, call) for call in calls if isinstance(call, Bid)), key=_first
    )
    if Word.PASS not in calls:
        return Decision(MakeCall(view.seat, best), Reason.STRONG_ENOUGH if worth > 0 else Reason.LEAST_EVIL)
    if worth < _wanted(view, weights):
        return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
    spares = worth < 0 and partner_of(view.seat, view.rules.players) == view.dealer
    return Decision(MakeCall(view.seat, best), Reason.SPARES_PARTNER if spares else Reason.STRONG_ENOUGH)


def _first(graded: tuple[float, Call]) -> float:
    return graded[0]


def _worth(view: View, call: Bid) -> float:
    suit = call.trumps.suit
    if suit is None:  # no trumps, all trumps: not offered in a game whose auction this bidder knows
        return -NEVER
    return strength(view.hand, suit, view.rules)


def _wanted(view: View, weights: BidWeights) -> float:
    """The difference that is enough in this seat and at this score."""
    players = view.rules.players
    place = len(view.calls)
    wanted = (weights.eldest, weights.second, weights.third)[min(place, 2)]
    if place == players - 1:
        wanted = weights.dealer
    return wanted + _for_the_match(view, weights)


def _for_the_match(view: View, weights: BidWeights) -> float:
    """How much more, or less, is wanted because a side is about to reach the target."""
    own = side_of(view.seat, view.rules.players)
    missing = [view.rules.match.target - score for score in view.scores]
    mine, theirs = missing[own], min(value for side, value in enumerate(missing) if side != own)
    if theirs <= weights.by_defending and mine > weights.by_calling:
        return weights.let_them
    if mine <= weights.by_defending and theirs > weights.by_calling:
        return weights.sit_still
    if weights.by_defending < theirs <= weights.by_calling and mine > theirs:
        return weights.stop_them
    return 0.0


def _answer(view: View, weights: BidWeights, noise: float) -> Decision:
    """Contra or recontra with a hand that would have called the same trumps itself, and gladly."""
    trumps = next(call.trumps for _, call in view.calls if isinstance(call, Bid))
    word = Word.RECONTRA if Word.RECONTRA in view.choices.calls else Word.CONTRA
    wanted = weights.recontra if word is Word.RECONTRA else weights.contra
    if word in view.choices.calls and _worth(view, BIDS[trumps]) + noise >= wanted:
        reason = Reason.STRONG_ENOUGH if word is Word.RECONTRA else Reason.DOUBTS_CONTRACT
        return Decision(MakeCall(view.seat, word), reason)
    return Decision(MakeCall(view.seat, Word.PASS), Reason.TOO_WEAK)
