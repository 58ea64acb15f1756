"""The value of a finished deal to a side: by the chance to win the match if known, else by the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.match import verdict
from game.rules.scoring import settle

if TYPE_CHECKING:
    from game.ai.match_odds import MatchOdds
    from game.rules.options.rules import Rules
    from game.rules.result import Outcome
    from game.rules.seats import Side
    from game.rules.writing.count import Count

CARD_POINT: Final = 1 / 64
"""A card point besides the sheet, so that a lost or a won deal is still played well."""
MATCH: Final = 0.5
"""The value of winning the match by the sheet, as a part of the target."""


class DealValue:
    """Values deals for one side at one score of the match, in points of the sheet.

    With odds a point is one of the sheet as it is worth when a match begins: later it may be worth more, and
    beyond the target it is worth nothing. Odds are for two sides.
    """

    def __init__(
        self, rules: Rules, own: Side, scores: tuple[int, ...], hung: int, odds: MatchOdds | None = None
    ) -> None:
        """Take the scores and the hanging points before the deal; without odds the sheet counts."""
        self._rules, self._own, self._scores, self._hung = rules, own, scores, hung
        self.odds = odds

    def of(self, count: Count) -> float:
        """Return the value of the deal."""
        return self.with_outcome(count)[0]

    def with_outcome(self, count: Count) -> tuple[float, Outcome]:
        """Return the value of the deal, and the outcome of the contract."""
        match = self._rules.match
        settled = settle(count, self._rules.score, self._hung)
        scores = tuple(before + more for before, more in zip(self._scores, settled.written, strict=True))
        over = verdict(
            scores, count.taker, match, capot=count.capot, hung=settled.hung, winner=settled.match_winner
        )
        matches = None if over is None else over.match_points
        if self.odds is None:
            value = self._ahead(settled.written)
            won = 0.0 if matches is None else MATCH * match.target * self._ahead(matches)
            return value + CARD_POINT * self._ahead(count.cards) + won, settled.outcome
        chance = self._chance(self.odds, scores) if matches is None else matches[self._own]
        gained = (chance - self._chance(self.odds, self._scores)) / self.odds.point(match.target)
        return gained + CARD_POINT * self._ahead(count.cards), settled.outcome

    def _ahead(self, amounts: tuple[float, ...]) -> float:
        """Return the side's amount less the mean of the others'."""
        own = amounts[self._own]
        return own - (sum(amounts) - own) / (len(amounts) - 1)

    def _chance(self, odds: MatchOdds, scores: tuple[int, ...]) -> float:
        return odds.chance(scores[self._own], scores[1 - self._own], self._rules.match.target)
