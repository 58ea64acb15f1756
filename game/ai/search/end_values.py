"""The values of finished deals, and of the ends of sampled worlds, which count as those of played deals."""

from __future__ import annotations

from array import array
from typing import Final

from game.ai.end_code import BELOTE_BITS, BELOTES_AT, DECLARED_AT, HELPED, LAST_AT, POINT_BITS, TRICKS_AT
from game.ai.pausing import PAUSING
from game.ai.rollout import batch
from game.ai.weights.match_odds import MatchOdds
from game.rules.contract import Contract
from game.rules.declarations import are_allowed, held
from game.rules.line import sheet_unit
from game.rules.match import Gain, verdict
from game.rules.options.rules import Rules
from game.rules.result import Outcome
from game.rules.scoring import settle, whole_game
from game.rules.seats import Side, side_of, sides
from game.rules.view import View
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

    def with_outcome(self, count: Count) -> tuple[float, Outcome]:
        """Return the value of the deal, and the outcome of the contract."""
        match = self._rules.match
        settled = settle(count, self._rules.score, self._hung)
        scores = tuple(before + more for before, more in zip(self._scores, settled.written, strict=True))
        fallen, unit = count.taker if settled.outcome is Outcome.FELL else None, sheet_unit(self._rules.score)
        over = verdict(
            scores,
            count.taker,
            match,
            capot=count.capot,
            hung=settled.hung,
            gain=Gain(settled.written, tuple(one // unit for one in count.belote), fallen),
            winner=settled.match_winner,
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


MOST_POINTS: Final = (1 << POINT_BITS) - 1
MOST_BELOTES: Final = (1 << BELOTE_BITS) - 1


class EndValues:
    """Values the ends of one deal for the side of a seat; each different end is valued once."""

    def __init__(self, view: View, contract: Contract, odds: MatchOdds | None) -> None:
        """Take declarations, hanging points and the scores from the view."""
        self._rules, self.contract = view.rules, contract
        self._sides, own = sides(view.rules.players), side_of(view.seat, view.rules.players)
        self.declared = _declared(view, contract, self._sides)
        """What is declared where an end has no mark, in points by side."""
        self._ways, self._declared_in = {self.declared: 0}, [self.declared]
        self._worth = DealValue(view.rules, own, view.scores, view.hung, odds)
        self._known: dict[int, float] = {}

    def mark(self, ends: array[int], declared: list[tuple[int, ...]]) -> None:
        """Write declarations into the ends: `declared` holds points by side for each world.

        `ends` holds equally many ends for each world.
        """
        for one in set(declared).difference(self._ways):
            self._ways[one] = len(self._declared_in)
            self._declared_in.append(one)
        batch.mark(ends, array("Q", [self._ways[one] for one in declared]), DECLARED_AT)

    def of(self, end: int) -> float:
        """Return the value of an end as `Rollout` writes it, with its belotes marked."""
        return self.values(array("Q", [end]))[0]

    def values(self, ends: array[int]) -> array[float]:
        """Return the values of many ends."""
        known = self._known
        for end in set(ends).difference(known):
            PAUSING.wait()
            known[end] = self._value(end)
        return array("d", map(known.__getitem__, ends))

    def _value(self, end: int) -> float:
        each = self._rules.declarations.belote_value
        belote = tuple(
            each * (end >> BELOTES_AT + BELOTE_BITS * side & MOST_BELOTES) for side in range(self._sides)
        )
        declared = self._declared_in[end >> DECLARED_AT]
        return self._worth.with_outcome(count_of(self._rules, self.contract, end, declared, belote))[0]


def _declared(view: View, contract: Contract, count: int) -> tuple[int, ...]:
    """Return what is shown by side; before anything is, what the seat holds if nobody announced more."""
    declared, players = [0] * count, view.rules.players
    if not are_allowed(contract.trumps, view.rules.declarations):
        return tuple(declared)
    for one in view.shown:
        declared[side_of(one.seat, players)] += one.declaration.value
    if not view.shown and not view.tricks:
        own = held(view.hand, view.rules.declarations.under(contract.trumps))
        most = max((one.value for one in view.announced if one.seat != view.seat), default=0)
        if own and own[0].value > most:
            declared[side_of(view.seat, players)] = sum(one.value for one in own)
    return tuple(declared)


def count_of(
    rules: Rules, contract: Contract, end: int, declared: tuple[int, ...], belote: tuple[int, ...]
) -> Count:
    """Return the count of an end as `Rollout` writes it; declarations and belotes are points by side."""
    number, taker = sides(rules.players), side_of(contract.taker, rules.players)
    points = [end >> POINT_BITS * side & MOST_POINTS for side in range(number)]
    if rules.pack.extra:
        # The taker's discard counts for the taker, and nobody sees it.
        points[taker] += whole_game(contract.trumps, rules.score) - sum(points)
    return Count(
        taker=taker,
        cards=tuple(points),
        declared=declared,
        belote=belote,
        tricks=tuple(end >> TRICKS_AT + side & 1 for side in range(number)),
        last=end >> LAST_AT & 3,
        trumps=contract.trumps,
        multiplier=contract.multiplier,
        stake=rules.stake(contract.multiplier),
        goal=contract.goal,
        has_helped=bool(end >> TRICKS_AT & HELPED),
    )
