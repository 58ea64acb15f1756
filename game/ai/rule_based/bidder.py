"""What to say in the auction: calls are weighed in one way where bids climb, in another where names stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.rule_based.bid import bid_once
from game.ai.rule_based.bid_higher import bid_higher
from game.ai.rule_based.bid_weights import PLAIN, BidWeights
from game.rules.auction import course_of

if TYPE_CHECKING:
    from game.ai.decision import Decision
    from game.rules.view import View


def bid(view: View, weights: BidWeights = PLAIN, noise: float = 0.0) -> Decision:
    """The call of a seat on turn; `noise` is added to what it thinks its hand is worth."""
    course = course_of(view.rules)
    # `bid_once` also knows the turned card that comes with a name, and the few names above another.
    weigh = bid_higher if course.outbids and not course.turns_card else bid_once
    return weigh(view, weights, noise)
