"""How the score of the match makes a seat bolder or more careful in the auction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.line import sheet_unit
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.ai.rule_based.bid_weights import BidWeights
    from game.rules.seats import Side
    from game.rules.view import View


def for_the_match(view: View, weights: BidWeights) -> float:
    """How much more, or less, is wanted because a side is about to reach the target, in card points."""
    return wanted_by(side_of(view.seat, view.rules.players), view, weights)


def wanted_by(own: Side, view: View, weights: BidWeights) -> float:
    """The same for a seat of any side: the score is known to all."""
    unit = sheet_unit(view.rules.score)
    missing = [unit * (view.rules.match.target - score) for score in view.scores]
    mine, theirs = missing[own], min(value for side, value in enumerate(missing) if side != own)
    if theirs <= weights.by_defending and mine > weights.by_calling:
        return weights.let_them
    if mine <= weights.by_defending and theirs > weights.by_calling:
        return weights.sit_still
    if weights.by_defending < theirs <= weights.by_calling and mine > theirs:
        return weights.stop_them
    return 0.0
