"""The deals of many records added up: had, expected, and what chance alone gives."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, sqrt
from typing import TYPE_CHECKING, Final

from game.table.fairness.course import Count, Party
from game.table.fairness.features import Feature

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.table.fairness.course import Fallen

MOST: Final = 500
"""So many deals are looked at, the latest."""

USUAL: Final = 1.96
"""Standard errors: 19 of 20 figures lie nearer to what was expected."""

STRANGE: Final = 4.5
"""Standard errors that chance exceeds in fewer than one of a hundred thousand figures ..."""

SLACK: Final = 2.5
"""... and things besides, for what is rare is not spread evenly about what was expected."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One figure."""

    feature: Feature
    party: Party
    had: int
    expected: float
    error: float
    """The standard error of what chance gives, in things."""

    @property
    def band(self) -> tuple[int, int]:
        """What chance alone gives in 19 of 20 cases, both ends included."""
        reach = USUAL * self.error
        return max(0, floor(self.expected - reach + 0.5)), ceil(self.expected + reach - 0.5)

    @property
    def is_usual(self) -> bool:
        """Whether it lies there."""
        low, high = self.band
        return low <= self.had <= high

    @property
    def is_strange(self) -> bool:
        """Whether it lies so far off that chance is no explanation."""
        return abs(self.had - self.expected) > STRANGE * self.error + SLACK


@dataclass(frozen=True, slots=True)
class Fairness:
    """How the cards fell in some deals."""

    deals: int
    bars: tuple[Bar, ...]
    """By feature, then by party; only what chance had a say in."""

    @property
    def features(self) -> tuple[Feature, ...]:
        """What there is a figure of."""
        return tuple(dict.fromkeys(bar.feature for bar in self.bars))

    @property
    def unusual(self) -> int:
        """How many figures lie outside of what chance gives in 19 of 20 cases."""
        return sum(not bar.is_usual for bar in self.bars)

    @property
    def strange(self) -> tuple[Bar, ...]:
        """The figures that chance does not explain."""
        return tuple(bar for bar in self.bars if bar.is_strange)

    def bar(self, feature: Feature, party: Party) -> Bar | None:
        """That figure, if there is one."""
        return next((one for one in self.bars if (one.feature, one.party) == (feature, party)), None)


def fairness(deals: Iterable[Fallen]) -> Fairness:
    """Add up; a deck that was dealt before, as when the same match is played again, counts once.

    Two hands of one party are taken for independent, but for single cards: what one has of runs and fours
    hardly changes what the other gets.
    """
    sums: dict[tuple[Feature, Party], Count] = {}
    seen = set()
    for deal in deals:
        if deal.deck in seen:
            continue
        seen.add(deal.deck)
        for key, count in deal.counts.items():
            total = sums.setdefault(key, Count())
            total.had += count.had
            total.mean += count.mean
            total.variance += count.variance
    bars = [
        Bar(feature, party, total.had, total.mean, sqrt(total.variance))
        for (feature, party), total in sums.items()
        if total.variance > 1e-9
    ]
    order = {party: place for place, party in enumerate(Party)}
    ranks = {feature: place for place, feature in enumerate(Feature)}
    bars.sort(key=lambda bar: (ranks[bar.feature], order[bar.party]))
    return Fairness(len(seen), tuple(bars))
