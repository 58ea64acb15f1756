"""Cards or calls race: all are compared in the same sampled worlds, cards that may be best in further ones.

A card drops out as soon as knowing more of it would save too little in the mean; the deals in which it would
have been played go to the others. The measure is the expected opportunity cost, by which simulations choose
among systems (Chick and Inoue, "New two-stage and sequential procedures for selecting the best simulated
system", 2001).
"""

from __future__ import annotations

from array import array
from typing import Final, Generic, TypeVar

from game.ai.profile import Budget
from game.ai.rollout import batch

LOST: Final = 0.08
"""A card drops out if further deals would save fewer points of the cards than these in the mean."""
STEP: Final = 0.25
# fmt: off
SAVED: Final = (
    0.3989, 0.2863, 0.1978, 0.1312, 0.0833, 0.0506, 0.0293, 0.0162, 0.0085, 0.0042, 0.0020, 0.0009,
)
# fmt: on
"""The expected opportunity cost in errors of the difference, by the difference in steps of `STEP` errors.

It is the mean excess of a standard normal variable over that difference.
"""

FEWEST: Final = 50
"""Worlds of the first batch, unless the budget is smaller: an error must be known before it counts."""
FIRST: Final = 4
"""The first batch takes `Budget.worlds` divided by this."""
TRICKS: Final = 96
"""All batches play at most this many tricks for each of `Budget.worlds`: 1.5 full hands of eight cards."""

Estimate = tuple[float, float, int]
"""The mean value of a card or call, its standard error, and in how many worlds no other has more.

A card that dropped out stays as far behind the best as it was then; later worlds compare the others only.
"""
Choice = TypeVar("Choice")
"""Cards or calls."""


class Race(Generic[Choice]):
    """The values of the choices of one decision in the worlds in which they were played."""

    def __init__(self, choices: tuple[Choice, ...], unit: int = 1, share: float = 1.0) -> None:
        """Start without worlds.

        `unit` points of the cards are one of the sheet. The samples have a share in the values by which it is
        decided; a prior has the rest.
        """
        self.left = choices
        """The choices still in the race."""
        self.worlds = 0
        """The number of worlds so far, in which these were played."""
        self._values = {choice: array("d") for choice in choices}
        self._best_in = dict.fromkeys(choices, 0)
        self._times = array("i")
        self._unit, self._share, self._spent = unit, share, 0

    def add(self, values: array[float], times: array[int]) -> None:
        """Add worlds: the values of the choices in the race, world by world, and how often each counts."""
        number, worlds = len(self.left), sum(times)
        summed = batch.sum_up(values, times)
        for place, (choice, (_, _, best_in)) in enumerate(zip(self.left, summed, strict=True)):
            self._values[choice].extend(values[place::number])
            self._best_in[choice] += best_in
        self._times.extend(times)
        self.worlds += worlds
        self._spent += worlds * number

    def next_batch(self, budget: Budget, held: int) -> int:
        """Return how many worlds to sample next, with `held` cards in hand; 0 ends the race.

        Each batch takes as many as all before it, within the limits of the budget. Without
        `Budget.max_batches_factor` there is one batch.
        """
        first = min(budget.worlds, max(budget.worlds // FIRST, FEWEST))
        if not self.worlds:
            return first if budget.max_batches_factor else budget.worlds
        most = budget.worlds * budget.max_batches_factor - self.worlds
        left = budget.worlds * TRICKS // held - self._spent
        found = min(self.worlds, most, left // len(self.left))
        return found if len(self.left) > 1 and found >= first else 0

    def estimates(self) -> dict[Choice, Estimate]:
        """Return what is known of each choice."""
        found: dict[Choice, Estimate] = {}
        for choice, values in self._values.items():
            ((mean, error, _),) = batch.sum_up(values, self._times[: len(values)])
            found[choice] = mean, error, self._best_in[choice]
        leader = max(self.left, key=lambda choice: found[choice][0])
        best = found[leader][0]
        for choice, (_, error, best_in) in found.items():
            if choice not in self.left:
                found[choice] = best - self.gap(leader, choice)[0], error, best_in
        return found

    def drop_losers(self, values: dict[Choice, float]) -> None:
        """Drop the choices that are too far behind by these values."""
        leader = max(self.left, key=lambda choice: values[choice])
        self.left = tuple(
            choice
            for choice in self.left
            if choice == leader
            or _saved(values[leader] - values[choice], self.difference_error(leader, choice))
            > LOST / self._unit
        )

    def difference_error(self, best: Choice, other: Choice) -> float:
        """Return the standard error of how far the other's value is behind the best one's."""
        return self._share * self.gap(best, other)[1]

    def gap(self, leader: Choice, other: Choice) -> tuple[float, float]:
        """Return how far the other is behind in the worlds of both, and the standard error."""
        if other == leader:
            return 0.0, 0.0
        both = min(len(self._values[leader]), len(self._values[other]))
        ahead, behind = self._values[leader][:both], self._values[other][:both]
        return batch.gap(ahead, behind, self._times[:both])


def _saved(behind: float, error: float) -> float:
    """Return the expected opportunity cost of a choice that is so far behind."""
    if not error:
        return 0.0
    step = int(behind / error / STEP)
    return error * SAVED[step] if step < len(SAVED) else 0.0
