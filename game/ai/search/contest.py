"""Cards are compared in the same imagined deals, and those that may still be best in further ones.

A card drops out as soon as it would save too little in the mean to know more of it; the deals in which it
would have been played go to the others. The measure is the expected opportunity cost by which simulations
are told to choose among systems (Chick and Inoue, "New two-stage and sequential procedures for selecting the
best simulated system", 2001).
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.ai.profile import Budget
    from game.ai.rollout.tally import Tally
    from game.cards.card import Card

LOST: Final = 0.08
"""Points of the cards; a card whose further deals would save less than that in the mean is asked no more."""
STEP: Final = 0.25
SAVED: Final = (
    0.3989,
    0.2863,
    0.1978,
    0.1312,
    0.0833,
    0.0506,
    0.0293,
    0.0162,
    0.0085,
    0.0042,
    0.0020,
    0.0009,
)
"""What knowing the truth at once would save, in errors of the difference, by how many of them it is.

In steps; of a normal variable with error one, the mean of what is above so much.
"""

FEWEST: Final = 50
"""Worlds of the first look, if no fewer are allowed: an error must be known before it counts."""
FIRST: Final = 4
"""The first look takes a part of `Budget.worlds`, one of so many."""
TRICKS: Final = 96
"""Half as many again as eight cards of a full hand take, each played to the end."""

Weighed = tuple[float, float, int]
"""A card's mean value, the standard error of it, and in how many worlds no other card has more.

A card that dropped out is as far behind the best as it was then, and after that the others are compared
without it.
"""


class Contest:
    """What each card is worth in the deals that it was played in; the last ones only if it stayed."""

    def __init__(self, tally: Tally, cards: tuple[Card, ...], unit: int) -> None:
        """Nothing was imagined yet; so many points of the cards are one of the sheet."""
        self.cards = cards
        """Those that stayed."""
        self._tally = tally
        self._values = {card: array("d") for card in cards}
        self._best_in = dict.fromkeys(cards, 0)
        self._times = array("i")
        self._unit, self._spent = unit, 0

    def add(self, values: array[float], times: array[int]) -> None:
        """Further worlds: what each card that stayed brings, side by side, and how often a world counts."""
        number = len(self.cards)
        told = self._tally.sum_up(values, times, number)
        for place, (card, (_, _, best_in)) in enumerate(zip(self.cards, told, strict=True)):
            self._values[card].extend(values[place::number])
            self._best_in[card] += best_in
        self._times.extend(times)
        self._spent += sum(times) * number

    @property
    def worlds(self) -> int:
        """In how many deals the cards that stayed were played."""
        return sum(self._times)

    def wanted(self, budget: Budget, held: int) -> int:
        """How many deals to imagine next, with so many cards in hand; 0: enough were.

        Each look takes as many as all before it, and all together play no more than `TRICKS` for each of
        `Budget.worlds`.
        """
        first = min(budget.worlds, max(budget.worlds // FIRST, FEWEST))
        if not self.worlds:
            return first
        most = budget.worlds * budget.closer - self.worlds
        left = budget.worlds * TRICKS // held - self._spent
        found = min(self.worlds, most, left // len(self.cards))
        return found if len(self.cards) > 1 and found >= first else 0

    def weighed(self) -> dict[Card, Weighed]:
        """What is known of each card."""
        found: dict[Card, Weighed] = {}
        for card, values in self._values.items():
            ((mean, error, _),) = self._tally.sum_up(values, self._times[: len(values)], 1)
            found[card] = mean, error, self._best_in[card]
        leader = max(self.cards, key=lambda card: found[card][0])
        best = found[leader][0]
        for card, (_, error, best_in) in found.items():
            if card not in self.cards:
                found[card] = best - self._gap(leader, card)[0], error, best_in
        return found

    def narrow(self, judged: dict[Card, float], told: float) -> None:
        """Let the cards go that are too far behind.

        By what they are judged to be worth, in which what was imagined has a part of `told`.
        """
        leader = max(self.cards, key=lambda card: judged[card])
        self.cards = tuple(
            card
            for card in self.cards
            if card == leader
            or _saved(judged[leader] - judged[card], told * self._gap(leader, card)[1]) > LOST / self._unit
        )

    def doubts(self, best: Card, told: float) -> dict[Card, float]:
        """For each card the standard error of how far it is judged to be behind the best."""
        return {card: told * self._gap(best, card)[1] for card in self._values}

    def _gap(self, leader: Card, card: Card) -> tuple[float, float]:
        """How far it is behind in the same worlds, and the standard error of that."""
        if card == leader:
            return 0.0, 0.0
        both = min(len(self._values[leader]), len(self._values[card]))
        ahead, behind = self._values[leader][:both], self._values[card][:both]
        return self._tally.gap(ahead, behind, self._times[:both])


def _saved(behind: float, error: float) -> float:
    """What it would save in the mean to know whether a card is behind."""
    if not error:
        return 0.0
    step = int(behind / error / STEP)
    return error * SAVED[step] if step < len(SAVED) else 0.0
