"""The ground of a call: what the view and the samples say; where they say nothing, the mind's reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.bidding.call_policy import is_learned, usual_call
from game.ai.decision import Reason
from game.ai.explain.ground import Found, Ground
from game.ai.explain.ground_of_card import CLEAR, TOLD
from game.rules.actions import MakeCall
from game.rules.auction import auction_of
from game.rules.call import Bid, Word
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.ai.decision import Candidate
    from game.rules.view import View

HOPEFUL: Final = frozenset({Reason.STRONG_ENOUGH, Reason.RAISES_PARTNER, Reason.BETTER_GAME})
"""Reasons that expect a gain."""
HUNDRED: Final = 100
ENOUGH: Final = 30
"""Fewer samples give no percentage."""


def ground_of_call(view: View, call: MakeCall, reason: Reason, options: tuple[Candidate, ...]) -> Found:
    """Return the ground of a call; `options` were compared, the call itself first."""
    if len(view.choices.calls) == 1:
        return Found(Ground.ONLY_CALL)
    if reason is Reason.MATCH_SCORE:
        return Found(Ground.REASON)
    found = _from_samples(view, options, reason) if len(options) > 1 else None
    if found is not None and found.ground is not Ground.PASSES:
        return found
    is_behind = len(options) > 1 and options[1].value - options[0].value >= TOLD
    plain = Found(Ground.REASON) if is_behind else _from_reason(view, call, reason)
    return plain or found or Found(Ground.REASON)


def _from_reason(view: View, call: MakeCall, reason: Reason) -> Found | None:
    """Return the ground where the mind's reason says too much: after a bid, or where no contract falls."""
    if reason is Reason.STRONG_ENOUGH and not view.rules.score.can_fall:
        return Found(Ground.SUITS_HAND)
    if reason is Reason.RAISES_PARTNER and _was_own(view, call):
        return Found(Ground.SAME_GAME)
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    if call.call is not Word.PASS or reason is not Reason.TOO_WEAK or standing is None:
        return None
    players = view.rules.players
    is_own = side_of(standing.taker, players) == side_of(view.seat, players)
    return Found(Ground.OWN_STANDS if is_own else Ground.LETS_PLAY)


def _was_own(view: View, call: MakeCall) -> bool:
    """Whether the seat named the same trumps before, or names no suit."""
    if not isinstance(call.call, Bid):
        return False
    trumps, seat = call.call.trumps, view.seat
    named = [who for who, said in view.calls if isinstance(said, Bid) and said.trumps is trumps]
    return trumps.suit is None or seat in named


def _from_samples(view: View, options: tuple[Candidate, ...], reason: Reason) -> Found | None:
    """Return what the samples say of the mind's reason, or None."""
    best, other = options[:2]
    behind, is_hopeful = other.value - best.value, reason in HOPEFUL
    if behind >= TOLD:
        found = _behind(view, best, other)
        if found is not None:
            return found
    elif best.value < 0 and is_hopeful and behind <= -TOLD:
        return Found(Ground.LOSES_LESS, amount=-behind)
    if view.rules.score.can_fall:
        if is_hopeful and best.stands >= ENOUGH:
            return Found(Ground.MADE, _in_a_hundred(best))
        if reason is Reason.DOUBTS_CONTRACT and best.stands >= ENOUGH:
            return Found(Ground.FALLS, _in_a_hundred(best))
        is_better = reason is Reason.TOO_WEAK and behind <= -TOLD
        if is_better and other.stands >= ENOUGH and _names_a_game(other):
            return Found(Ground.PASSES, _in_a_hundred(other))
    return None


def _behind(view: View, best: Candidate, other: Candidate) -> Found | None:
    """Return the ground of the usual call though another looks better, or None."""
    behind = other.value - best.value
    if best.action != usual_call(view).action:
        return None
    # The error of a comparison within the same deals is never larger than both errors together.
    if behind <= CLEAR * (best.error + other.error):
        return Found(Ground.USUAL, amount=behind)
    return Found(Ground.EXPERIENCE, amount=behind) if is_learned(view.rules) else None


def _in_a_hundred(call: Candidate) -> int:
    """Return how often the call reaches its aim, in percent of the samples with its contract."""
    return round(HUNDRED * call.reached / call.stands)


def _names_a_game(call: Candidate) -> bool:
    action = call.action
    return isinstance(action, MakeCall) and (action.call is Word.TAKE or isinstance(action.call, Bid))
