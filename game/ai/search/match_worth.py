"""What a settled deal is worth to a side by the match: what it adds to the chance to win it, in points."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from game.ai.search.deal_worth import CARD_POINT, DealWorth
from game.rules.match import verdict
from game.rules.scoring import settle

if TYPE_CHECKING:
    from game.rules.result import Outcome
    from game.rules.writing.count import Count

AHEAD: Final = 0.28
"""A side is as if it were short of so much of the target more."""
POWER: Final = 3.9
"""Of the odds: where players call as masters do in Bulgaria it errs by 0.007 in the mean, by 0.04 at most.

At the scores of 3,000 such matches, from 400,000 deals played at every score (`tests/bench/stakes.py`).
"""


class MatchWorth(DealWorth):
    """One side's way of valuing deals at a score of the match, where two sides play in Bulgaria.

    A point is one of the sheet as it is worth when a match begins: later it may be worth more, beyond the
    target it is worth nothing.
    """

    def judged(self, count: Count) -> tuple[float, Outcome]:
        """In points, and what became of the contract."""
        settled = settle(count, self._rules.score, self._hung)
        scores = tuple(before + more for before, more in zip(self._scores, settled.written, strict=True))
        match = self._rules.match
        over = verdict(scores, count.taker, match, capot=count.capot, hung=settled.hung)
        chance = self._chance(scores) if over is None else over.match_points[self._own]
        gained = (chance - self._chance(self._scores)) / self._point
        return gained + CARD_POINT * self._ahead(count.cards), settled.outcome

    def _chance(self, scores: tuple[int, ...]) -> float:
        """To win from there."""
        target = self._rules.match.target
        own, other = (max(1.0, target - scores[side]) + AHEAD * target for side in (self._own, 1 - self._own))
        return 1.0 / (1.0 + math.pow(own / other, POWER))

    @property
    def _point(self) -> float:
        """What a point adds when a match begins."""
        return POWER / (4 * (1 + AHEAD) * self._rules.match.target)
