"""The features of a policy before a card, as a row of zeros and ones."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.ai.deals.inner_table import InnerTable
from game.ai.deals.policy_rows import CARDS, INPUTS, PAIRS, RECKONING
from tests.ai.forms import loaded

POLICY = "game.ai.deals.policy"
PLAIN = loaded([POLICY], compiled=False)[POLICY.rpartition(".")[2]].Policy
"""The policy as plain Python, whose steps a subclass can see."""
SUITED = 4
"""Codes of trumps below it are suits."""


class Inputs(PLAIN):
    """A policy that lists the inputs that are one instead of adding their weights."""

    def __init__(self) -> None:
        super().__init__()
        self._ones: list[int] = []

    def inputs_of(self, seat: int, cards: int) -> list[int]:
        """The inputs that are one before the seat plays from these cards, which have the inner numbering."""
        self._ones.clear()
        self.look(seat)
        self._feel(cards)
        return self._ones

    def _add(self, row: int) -> None:
        self._ones.append(row)

    def _know(self, row: int) -> None:
        self._ones.append(row)


class Looking:
    """One deal as a policy sees it; cards come in as in `game.cards`, rows are in the inner numbering."""

    def __init__(self, trumps: int, players: int, taker: int, named: tuple[int, ...] = ()) -> None:
        """`trumps` is a code; if games are `named`, rows have the features of calls and of reckoning, too."""
        table = InnerTable()
        table.set_up(trumps, 0, PAIRS, (0, 0, 0, 0), 0, 10, 4)
        self.inner = [table.inner(card) for card in range(CARDS)]
        self._policy = Inputs()
        self._policy.hears = self._policy.reckons = int(bool(named))
        self._policy.value(table.points)
        self._policy.hear(named)
        self._policy.begin(players, taker, int(trumps < SUITED))
        self._length = RECKONING if named else INPUTS

    def row(self, seat: int, hand: int) -> NDArray[np.uint8]:
        """The features before the seat plays from this hand."""
        found = np.zeros(self._length, np.uint8)
        cards = sum(1 << self.inner[card] for card in range(CARDS) if hand >> card & 1)
        found[self._policy.inputs_of(seat, cards)] = 1
        return found

    def set(self, cards: int) -> NDArray[np.uint8]:
        """The cards of a mask as a row."""
        found = np.zeros(CARDS, np.uint8)
        for card in range(CARDS):
            if cards >> card & 1:
                found[self.inner[card]] = 1
        return found

    def bring(self, seat: int, card: int) -> None:
        """The seat plays the card."""
        self._policy.bring(seat, self.inner[card])
