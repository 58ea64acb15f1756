"""What a settled deal is worth to a side by the match: what it adds to the chance to win it, in points."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.bela_in_two import is_bela_in_two
from game.ai.bidding.learned_bidder import is_learned
from game.ai.search.deal_worth import CARD_POINT, DealWorth
from game.rules.match import verdict
from game.rules.scoring import settle

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.result import Outcome
    from game.rules.seats import Side
    from game.rules.writing.count import Count


@dataclass(frozen=True, slots=True)
class Odds:
    """How what both sides are short of the target makes the odds to win."""

    ahead: float
    """A side is as if it were short of so much of the target more."""
    power: float
    """Of what the other is short of over what the own side is."""

    def chance(self, own: int, other: int, target: int) -> float:
        """To win from these scores."""
        mine, theirs = (max(1.0, target - score) + self.ahead * target for score in (own, other))
        return 1.0 / (1.0 + math.pow(mine / theirs, self.power))

    def point(self, target: int) -> float:
        """What a point adds when a match begins."""
        return self.power / (4 * (1 + self.ahead) * target)


OF_RISING: Final = Odds(0.28, 3.9)
"""Where players call as masters do in Bulgaria it errs by 0.007 in the mean, by 0.04 at most.

At the scores of 3,000 such matches, from 400,000 deals played at every score (`tests.lab.training.stakes`).
"""
OF_BELA_IN_TWO: Final = Odds(0.40, 3.8)
"""It errs by 0.007 in the mean, at all pairs of scores, from 4,000 deals of medium players."""


def odds_of(rules: Rules) -> Odds | None:
    """Where they are known."""
    if is_learned(rules):
        return OF_RISING
    return OF_BELA_IN_TWO if is_bela_in_two(rules) else None


def worth_of_calls(rules: Rules, own: Side, scores: tuple[int, ...], hung: int) -> DealWorth:
    """What a side calls for; `scores` and what hangs are those before the deal."""
    odds = odds_of(rules)
    return DealWorth(rules, own, scores, hung) if odds is None else MatchWorth(rules, own, scores, hung, odds)


def worth_of_cards(rules: Rules, own: Side, scores: tuple[int, ...], hung: int) -> DealWorth:
    """What a side plays for: the match in Bela in two; in Bulgaria it was not measured."""
    if is_bela_in_two(rules):
        return MatchWorth(rules, own, scores, hung, OF_BELA_IN_TWO)
    return DealWorth(rules, own, scores, hung)


class MatchWorth(DealWorth):
    """One side's way of valuing deals at a score of the match, between two sides.

    A point is one of the sheet as it is worth when a match begins: later it may be worth more, beyond the
    target it is worth nothing.
    """

    def __init__(self, rules: Rules, own: Side, scores: tuple[int, ...], hung: int, odds: Odds) -> None:
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
