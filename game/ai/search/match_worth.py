"""What a settled deal is worth to a side by the match: what it adds to the chance to win it, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.search.deal_value import CARD_POINT, DealValue
from game.rules.match import verdict
from game.rules.scoring import settle

if TYPE_CHECKING:
    from game.ai.match_odds import MatchOdds
    from game.rules.options.rules import Rules
    from game.rules.result import Outcome
    from game.rules.seats import Side
    from game.rules.writing.count import Count


def worth_of(
    rules: Rules, odds: MatchOdds | None, own: Side, scores: tuple[int, ...], hung: int
) -> DealValue:
    """What a side plays for: the match if its odds are known, or else the sheet.

    `scores` and what hangs are those before the deal.
    """
    return DealValue(rules, own, scores, hung) if odds is None else MatchWorth(rules, own, scores, hung, odds)


class MatchWorth(DealValue):
    """One side's way of valuing deals at a score of the match, between two sides.

    A point is one of the sheet as it is worth when a match begins: later it may be worth more, beyond the
    target it is worth nothing.
    """

    def __init__(self, rules: Rules, own: Side, scores: tuple[int, ...], hung: int, odds: MatchOdds) -> None:
        """`scores` and what hangs are those before the deal."""
        super().__init__(rules, own, scores, hung)
        self._odds, self._point = odds, odds.point(rules.match.target)
        self._before = self._chance(scores)

    def judged(self, count: Count) -> tuple[float, Outcome]:
        """In points, and what became of the contract."""
        settled = settle(count, self._rules.score, self._hung)
        scores = tuple(before + more for before, more in zip(self._scores, settled.written, strict=True))
        match = self._rules.match
        over = verdict(
            scores, count.taker, match, capot=count.capot, hung=settled.hung, winner=settled.match_winner
        )
        chance = self._chance(scores) if over is None else over.match_points[self._own]
        gained = (chance - self._before) / self._point
        return gained + CARD_POINT * self._ahead(count.cards), settled.outcome

    def _chance(self, scores: tuple[int, ...]) -> float:
        return self._odds.chance(scores[self._own], scores[1 - self._own], self._rules.match.target)
