"""What a series of duplicate deals showed."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

PLAYERS = 4
CARDS_AT_THE_CALL = 6


@dataclass
class Findings:
    """Differences, what became of the contracts, and what deciding cost."""

    differences: list[float] = field(default_factory=list)
    """First minus second level in points of the sheet, a duplicate deal each (the mean of its two plays)."""
    taken: Counter[int] = field(default_factory=Counter)
    """Contracts by the number of passes before them; three are a forced dealer's."""
    made: Counter[int] = field(default_factory=Counter)
    """Those of them that were made."""
    lengths: list[int] = field(default_factory=list)
    """Trumps among the cards on which the taker called."""
    times: list[float] = field(default_factory=list)
    """Seconds a decision."""

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
        last = PLAYERS - 1
        wished, wished_made = played - self.taken[last], made - self.made[last]
        by_place = (
            f"{place}: {share(self.taken[place], played)}, made {share(self.made[place], self.taken[place])}"
            for place in range(PLAYERS)
        )
        errors = self.mean / self.error if self.error else 0.0
        length = sum(self.lengths) / len(self.lengths)
        usual, longest = 1000 * sum(self.times) / len(self.times), 1000 * max(self.times)
        return "\n".join(
            (
                f"difference {self.mean:+.2f} +- {self.error:.2f} a deal ({errors:.1f} errors)",
                f"contracts made {share(made, played)}, of those called freely {share(wished_made, wished)}",
                "called after so many passes, " + "; ".join(by_place),
                f"called on {length:.2f} trumps of {CARDS_AT_THE_CALL} cards",
                f"{len(self.times)} decisions of {usual:.3f} ms, the longest {longest:.2f} ms",
            )
        )


def share(part: int, whole: int) -> str:
    """A share of a hundred, a stroke where there is nothing to share."""
    return f"{part / whole:.1%}" if whole else "-"
