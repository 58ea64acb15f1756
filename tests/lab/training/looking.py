"""What a policy looks at before a card, as a row of noughts and ones."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.ai.deals.inner_table import InnerTable
from game.ai.deals.policy_rows import CARDS, INPUTS, PAIRS, RECKONING
from tests.ai.forms import loaded

POLICY = "game.ai.deals.policy"
PLAIN = loaded([POLICY], compiled=False)[POLICY.rpartition(".")[2]].Policy
"""It tells which inputs it adds; the compiled one adds them where nobody sees it."""
SUITED = 4
"""Codes of trumps below it are suits."""


class Looking:
    """One deal as a policy sees it; public cards come in, rows are in the inner numbering."""

    def __init__(self, trumps: int, players: int, taker: int, named: tuple[int, ...] = ()) -> None:
        """`trumps` by its code; with games `named` by seat it listens to the calls, and reckons."""
        table = InnerTable()
        table.set_up(trumps, 0, PAIRS, (0, 0, 0, 0), 0, 10, 4)
        self.inner = [table.inner(card) for card in range(CARDS)]
        self._policy, self._added = PLAIN(), list[int]()
        self._policy._add = self._policy._know = self._added.append
        self._policy.hears = self._policy.reckons = int(bool(named))
        self._policy.value(table.points)
        self._policy.hear(named)
        self._policy.begin(players, taker, int(trumps < SUITED))
        self._length = RECKONING if named else INPUTS

    def row(self, seat: int, hand: int) -> NDArray[np.uint8]:
        """Before the seat plays from this hand."""
        self._added.clear()
        self._policy.look(seat)
        self._policy._feel(sum(1 << self.inner[card] for card in range(CARDS) if hand >> card & 1))
        found = np.zeros(self._length, np.uint8)
        found[self._added] = 1
        return found

    def set(self, cards: int) -> NDArray[np.uint8]:
        """A set of cards."""
        found = np.zeros(CARDS, np.uint8)
        for card in range(CARDS):
            if cards >> card & 1:
                found[self.inner[card]] = 1
        return found

    def bring(self, seat: int, card: int) -> None:
        """The seat plays the card."""
        self._policy.bring(seat, self.inner[card])
