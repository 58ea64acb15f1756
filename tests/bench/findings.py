"""What a series of duplicate deals or matches showed."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field


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
    """Answers that could not be done; there must be none."""
    declared: int = 0
    """Points of declarations in all deals."""
    times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    """Seconds for a decision, of the first mind and the second; a busy machine shows in it."""

    def note(self, kind: str, *, made: bool, multiplier: int, passes: int) -> None:
        """Count a contract."""
        self.taken[kind] += 1
        self.made[kind] += made
        self.after_passes[passes] += 1
        if multiplier > 1:
            self.doubled[made] += 1

    def add(self, other: Findings) -> None:
        """Take in what another part of the series showed."""
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
        for own, others in zip(self.times, other.times, strict=True):
            own.extend(others)

    @property
    def mean(self) -> float:
        """The mean difference."""
        return mean_of(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return error_of(self.differences)

    def report(self) -> str:
        """The figures, a line each."""
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
        for name, times in zip(("first", "second"), self.times, strict=True):
            if times:
                usual, longest = 1000 * mean_of(times), 1000 * max(times)
                lines.append(
                    f"  {name}: {len(times)} decisions of {usual:.3f} ms, the longest {longest:.2f} ms"
                )
        if self.illegal:
            lines.append(f"  {self.illegal} ANSWERS COULD NOT BE DONE")
        return "\n".join(lines)


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
    """By how many standard errors the mean is off that level."""
    error = error_of(values)
    return (mean_of(values) - level) / error if error else 0.0


def told(values: list[float], digits: int = 2, sign: str = "+") -> str:
    """The mean with its standard error."""
    return f"{mean_of(values):{sign}.{digits}f} +- {error_of(values):.{digits}f}"


def share(part: int, whole: int) -> str:
    """A share of a hundred, a stroke where there is nothing to share."""
    return f"{part / whole:.1%}" if whole else "-"
