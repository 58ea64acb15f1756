"""What a series of duplicate deals or matches showed."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Times:
    """How long decisions took, in seconds of the clock: a busy machine shows."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        """Count one decision."""
        self.add(Times(1, seconds, seconds))

    def add(self, other: Times) -> None:
        """Count other decisions as well."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    @property
    def usual(self) -> float:
        """The mean, in milliseconds."""
        return 1000 * self.total / self.count if self.count else 0.0


@dataclass
class Findings:
    """Differences, what became of the contracts, and what deciding cost."""

    differences: list[float] = field(default_factory=list)
    """First mind minus the others' mean in points of the sheet, one for each deal, however often played."""
    cards: list[float] = field(default_factory=list)
    """The same in points of the cards, the last trick's included."""
    shares: list[float] = field(default_factory=list)
    """Of whole matches: the first mind's share of the match points, one for each, however often played."""
    taken: Counter[str] = field(default_factory=Counter)
    """Contracts by kind: a suit, no trumps, all trumps, or the number bid."""
    made: Counter[str] = field(default_factory=Counter)
    """Those of them that were made; where none can fall, in which the taker had most."""
    after_passes: Counter[int] = field(default_factory=Counter)
    """Contracts by the number of calls before the last."""
    doubled: Counter[bool] = field(default_factory=Counter)
    """Doubled contracts by whether they were made."""
    thrown_in: int = 0
    illegal: int = 0
    """Answers that were not legal; there must be none."""
    declared: int = 0
    """Points of declarations in all deals."""
    first: Times = field(default_factory=Times)
    """How long decisions of the first mind took."""
    second: Times = field(default_factory=Times)

    @property
    def content(self) -> dict[str, Any]:
        """Everything in values that JSON can hold."""
        return vars(self) | {"first": vars(self.first), "second": vars(self.second)}

    @classmethod
    def of(cls, content: dict[str, Any]) -> Findings:
        """The findings that have this content, which comes from JSON."""
        found = cls(**content)
        found.first, found.second = Times(**content["first"]), Times(**content["second"])
        found.taken, found.made = Counter(content["taken"]), Counter(content["made"])
        found.after_passes = Counter({int(key): value for key, value in content["after_passes"].items()})
        found.doubled = Counter({key == "true": value for key, value in content["doubled"].items()})
        return found

    @property
    def count(self) -> int:
        """The number of deals or matches."""
        return len(self.shares) or len(self.differences)

    def note(self, kind: str, *, made: bool, multiplier: int, passes: int) -> None:
        """Count a contract."""
        self.taken[kind] += 1
        self.made[kind] += made
        self.after_passes[passes] += 1
        if multiplier > 1:
            self.doubled[made] += 1

    def add(self, other: Findings) -> None:
        """Add what another part of the series showed."""
        self.differences += other.differences
        self.cards += other.cards
        self.shares += other.shares
        self.taken += other.taken
        self.made += other.made
        self.after_passes += other.after_passes
        self.doubled += other.doubled
        self.thrown_in += other.thrown_in
        self.illegal += other.illegal
        self.declared += other.declared
        self.first.add(other.first)
        self.second.add(other.second)

    @property
    def mean(self) -> float:
        """The mean difference."""
        return mean_of(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return error_of(self.differences)

    @property
    def figures(self) -> dict[str, tuple[float, float]]:
        """By name the mean and its standard error: percent of matches won, or points a deal."""
        if self.shares:
            return {"won": rounded([100 * share for share in self.shares])}
        return {"written": rounded(self.differences), "cards": rounded(self.cards)}

    def report(self) -> str:
        """The figures as text, a line each."""
        played, made = sum(self.taken.values()), sum(self.made.values())
        kinds = (
            f"{kind} {share(count, played)}, made {share(self.made[kind], count)}"
            for kind, count in sorted(self.taken.items())
        )
        places = (f"{place}: {share(count, played)}" for place, count in sorted(self.after_passes.items()))
        doubled = sum(self.doubled.values())
        contra = f"doubled {share(doubled, played)}, made {share(self.doubled[True], doubled)}"
        lines = [
            f"  difference {told(self.differences)} a deal ({errors(self.differences):.1f} errors)",
            f"  card points {told(self.cards)} a deal",
        ]
        if self.shares:
            lines = [f"  share of the matches {told(self.shares, 3, sign='')}"]
        else:
            lines += [
                f"  contracts made {share(made, played)}: {'; '.join(kinds)}",
                f"  {contra}; thrown in {self.thrown_in}",
                f"  calls before the last, {'; '.join(places)}",
            ]
        for name, times in (("first", self.first), ("second", self.second)):
            longest = 1000 * times.longest
            lines.append(
                f"  {name}: {times.count} decisions of {times.usual:.3f} ms, the longest {longest:.2f} ms"
            )
        if self.illegal:
            lines.append(f"  {self.illegal} ANSWERS COULD NOT BE DONE")
        return "\n".join(lines)


def rounded(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error, to three digits after the point."""
    return round(mean_of(values), 3), round(error_of(values), 3)


def mean_of(values: list[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def error_of(values: list[float]) -> float:
    """The standard error of the mean; 0 where there are too few values to tell."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = mean_of(values)
    return math.sqrt(sum((one - mean) ** 2 for one in values) / (count - 1) / count)


def errors(values: list[float], level: float = 0.0) -> float:
    """How many standard errors the mean is above the level."""
    error = error_of(values)
    return (mean_of(values) - level) / error if error else 0.0


def told(values: list[float], digits: int = 2, sign: str = "+") -> str:
    """The mean with its standard error as text."""
    return f"{mean_of(values):{sign}.{digits}f} +- {error_of(values):.{digits}f}"


def share(part: int, whole: int) -> str:
    """A part in percent; a dash if the whole is nothing."""
    return f"{part / whole:.1%}" if whole else "-"
