"""When a match is over, and who has won it (rule book, A13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.options.match import MatchRules, MatchTie
from game.rules.result import MatchResult

if TYPE_CHECKING:
    from game.rules.seats import Side


def verdict(scores: tuple[int, ...], taker: Side | None, rules: MatchRules) -> MatchResult | None:
    """The result after a scored deal, or None while the match goes on.

    `taker` is the side that took the last contract, None if a fault came before the call.
    """
    best = max(scores)
    if best < rules.target:
        return None
    leaders = tuple(side for side, score in enumerate(scores) if score == best)
    if len(leaders) > 1:
        if rules.tie is MatchTie.EXTRA_DEAL:
            return None
        if rules.tie is MatchTie.CALLER_WINS and taker in leaders:
            leaders = (taker,)
    return won_by(leaders, scores)


def won_by(winners: tuple[Side, ...], scores: tuple[int, ...]) -> MatchResult:
    """A match that these sides win or share."""
    share = 1 / len(winners)
    return MatchResult(
        scores=scores,
        winners=winners,
        match_points=tuple(share * (side in winners) for side in range(len(scores))),
    )
