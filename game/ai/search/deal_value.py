"""What a settled deal is worth to a side: what it writes less what the others write, and a match won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.match import verdict
from game.rules.scoring import settle

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.result import Outcome
    from game.rules.seats import Side
    from game.rules.writing.count import Count

CARD_POINT: Final = 1 / 64
"""A card point besides the sheet, so that a lost or a won deal is still played well."""
MATCH: Final = 0.5
"""What winning the match is worth, as a part of its target."""


class DealValue:
    """One side's way of valuing deals at a score of the match."""

    def __init__(self, rules: Rules, own: Side, scores: tuple[int, ...], hung: int) -> None:
        """`scores` and what hangs are those before the deal."""
        self._rules, self._own, self._scores, self._hung = rules, own, scores, hung

    def of(self, count: Count) -> float:
        """In points of the sheet."""
        return self.judged(count)[0]

    def judged(self, count: Count) -> tuple[float, Outcome]:
        """The same, and what became of the contract."""
        settled = settle(count, self._rules.score, self._hung)
        value = self._ahead(settled.written) + CARD_POINT * self._ahead(count.cards)
        scores = tuple(before + more for before, more in zip(self._scores, settled.written, strict=True))
        match = self._rules.match
        over = verdict(
            scores, count.taker, match, capot=count.capot, hung=settled.hung, winner=settled.match_winner
        )
        if over is not None:
            value += MATCH * match.target * self._ahead(over.match_points)
        return value, settled.outcome

    def _ahead(self, amounts: tuple[float, ...]) -> float:
        own = amounts[self._own]
        return own - (sum(amounts) - own) / (len(amounts) - 1)
