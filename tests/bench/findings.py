"""What a series of duplicate deals showed."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Findings:
    """Differences, what became of the contracts, and what deciding cost."""

    differences: list[float] = field(default_factory=list)
    """First level minus the others' mean in points of the sheet, one for each deal, however often played."""
    taken: Counter[str] = field(default_factory=Counter)
    """Contracts by kind: a suit, no trumps, all trumps, or the number bid."""
    made: Counter[str] = field(default_factory=Counter)
    """Those of them that were made; where none can fall, in which the taker had most."""
    after_passes: Counter[int] = field(default_factory=Counter)
    """Contracts by the number of calls before the last."""
    doubled: Counter[bool] = field(default_factory=Counter)
    """Doubled contracts by whether they were made."""
    thrown_in: int = 0
    declared: int = 0
    """Points of declarations in all deals."""
    times: list[float] = field(default_factory=list)
    """Seconds a decision."""

    def note(self, kind: str, *, made: bool, multiplier: int, passes: int) -> None:
        """Count a contract."""
        self.taken[kind] += 1
        self.made[kind] += made
        self.after_passes[passes] += 1
        if multiplier > 1:
            self.doubled[made] += 1

    @property
    def mean(self) -> float:
        """The mean difference."""
        return sum(self.differences) / len(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        mean, count = self.mean, len(self.differences)
        return math.sqrt(sum((one - mean) ** 2 for one in self.differences) / (count - 1) / count)

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
        errors = self.mean / self.error if self.error else 0.0
        usual, longest = 1000 * sum(self.times) / len(self.times), 1000 * max(self.times)
        return "\n".join(
            (
                f"  difference {self.mean:+.2f} +- {self.error:.2f} a deal ({errors:.1f} errors)",
                f"  contracts made {share(made, played)}: {'; '.join(kinds)}",
                f"  {contra}; thrown in {self.thrown_in}",
                f"  calls before the last, {'; '.join(places)}",
                f"  {len(self.times)} decisions of {usual:.3f} ms, the longest {longest:.2f} ms",
            )
        )


def share(part: int, whole: int) -> str:
    """A share of a hundred, a stroke where there is nothing to share."""
    return f"{part / whole:.1%}" if whole else "-"
