"""Cards race: all are compared in the same sampled worlds, and those that may still be best in further ones.

A card drops out as soon as knowing more of it would save too little in the mean; the deals in which it would
have been played go to the others. The measure is the expected opportunity cost, by which simulations choose
among systems (Chick and Inoue, "New two-stage and sequential procedures for selecting the best simulated
system", 2001).
"""

from __future__ import annotations

from array import array
from typing import Final

from game.ai.profile import Budget
from game.ai.rollout.tally import Tally
from game.cards.card import Card

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

CardEstimate = tuple[float, float, int]
"""A card's mean value, its standard error, and in how many worlds no other card has more.

A card that dropped out stays as far behind the best as it was then; later worlds compare the others only.
"""


class Race:
    """The values of the cards of one decision in the worlds in which they were played."""

    def __init__(self, tally: Tally, cards: tuple[Card, ...], unit: int) -> None:
        """Start without worlds; `unit` points of the cards are one of the sheet."""
        self.cards = cards
        """The cards still in the race."""
        self._tally = tally
        self._values = {card: array("d") for card in cards}
        self._best_in = dict.fromkeys(cards, 0)
        self._times = array("i")
        self._unit, self._spent = unit, 0

    def add(self, values: array[float], times: array[int]) -> None:
        """Add worlds: the values of the cards in the race, world by world, and how often each counts."""
        number = len(self.cards)
        summed = self._tally.sum_up(values, times, number)
        for place, (card, (_, _, best_in)) in enumerate(zip(self.cards, summed, strict=True)):
            self._values[card].extend(values[place::number])
            self._best_in[card] += best_in
        self._times.extend(times)
        self._spent += sum(times) * number

    @property
    def worlds(self) -> int:
        """The number of worlds so far, in which the cards in the race were played."""
        return sum(self._times)

    def next_batch(self, budget: Budget, held: int) -> int:
        """Return how many worlds to sample next, with `held` cards in hand; 0 ends the race.

        Each batch takes as many as all before it, within the limits of the budget.
        """
        first = min(budget.worlds, max(budget.worlds // FIRST, FEWEST))
        if not self.worlds:
            return first
        most = budget.worlds * budget.max_batches_factor - self.worlds
        left = budget.worlds * TRICKS // held - self._spent
        found = min(self.worlds, most, left // len(self.cards))
        return found if len(self.cards) > 1 and found >= first else 0

    def estimates(self) -> dict[Card, CardEstimate]:
        """Return what is known of each card."""
        found: dict[Card, CardEstimate] = {}
        for card, values in self._values.items():
            ((mean, error, _),) = self._tally.sum_up(values, self._times[: len(values)], 1)
            found[card] = mean, error, self._best_in[card]
        leader = max(self.cards, key=lambda card: found[card][0])
        best = found[leader][0]
        for card, (_, error, best_in) in found.items():
            if card not in self.cards:
                found[card] = best - self._gap(leader, card)[0], error, best_in
        return found

    def drop_losers(self, values: dict[Card, float], share: float) -> None:
        """Drop the cards that are too far behind by these values; the samples have a share in them."""
        leader = max(self.cards, key=lambda card: values[card])
        self.cards = tuple(
            card
            for card in self.cards
            if card == leader
            or _saved(values[leader] - values[card], share * self._gap(leader, card)[1]) > LOST / self._unit
        )

    def errors_behind(self, best: Card, share: float) -> dict[Card, float]:
        """Return by card the standard error of how far its value is behind the best one's."""
        return {card: share * self._gap(best, card)[1] for card in self._values}

    def _gap(self, leader: Card, card: Card) -> tuple[float, float]:
        """Return how far the card is behind in the worlds of both, and the standard error."""
        if card == leader:
            return 0.0, 0.0
        both = min(len(self._values[leader]), len(self._values[card]))
        ahead, behind = self._values[leader][:both], self._values[card][:both]
        return self._tally.gap(ahead, behind, self._times[:both])


def _saved(behind: float, error: float) -> float:
    """Return the expected opportunity cost of a card that is so far behind."""
    if not error:
        return 0.0
    step = int(behind / error / STEP)
    return error * SAVED[step] if step < len(SAVED) else 0.0
