"""What a searching mind says unless another call is better: what players taught themselves, or rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.bidding.call_policy import is_for_the_match, is_learned, learned_call
from game.ai.decision import Decision, Reason
from game.ai.rule_based.bidder import bid
from game.ai.rule_based.doubling import doubts
from game.rules.actions import MakeCall
from game.rules.call import Word

if TYPE_CHECKING:
    from game.rules.actions import SeatAction
    from game.rules.view import View


def usual_call(view: View) -> Decision:
    """The call of a seat on turn, with a rule player's reason where both say the same."""
    plain = bid(view)
    if not is_learned(view.rules):
        return plain
    action = MakeCall(view.seat, learned_call(view))
    if is_for_the_match(view):
        return Decision(action, Reason.MATCH_SCORE)
    return plain if action == plain.action else Decision(action, called_reason(view, action))


def called_reason(view: View, action: SeatAction) -> Reason:
    """Why a call of the view's seat may be better than what a rule player would say."""
    call = action.call if isinstance(action, MakeCall) else Word.PASS
    if call is Word.PASS:
        return Reason.TOO_WEAK
    return Reason.DOUBTS_CONTRACT if doubts(view, call) else Reason.STRONG_ENOUGH
