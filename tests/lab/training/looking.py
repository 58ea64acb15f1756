"""The features of a policy before a card, as a row of zeros and ones."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from game.ai.coding import cards_of, mask_of
from game.ai.policy.features import CARDS, INPUTS, RECKONING
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.play import legal_cards
from game.rules.trick import Trick
from tests.ai.forms import loaded

MODULES = loaded(
    ["game.ai.trick_rules", "game.ai.deal_state", "game.ai.policy.network_policy"], compiled=False
)
DealState, PLAIN = MODULES["deal_state"].DealState, MODULES["network_policy"].NetworkPolicy
"""Deal and policy as plain Python; a subclass can see the steps of the policy."""


def lawful_mask(hand: int, trick: Trick, trumps: Trumps, rules: Rules) -> int:
    """The cards of the player to move that he may play, as masks."""
    return mask_of(legal_cards(cards_of(hand), trick, trumps, rules.play, rules.players))


class Inputs(PLAIN):
    """A policy that lists the inputs that are one instead of adding their weights."""

    def __init__(self, *, has_calls: bool) -> None:
        super().__init__(DealState())
        self.hears_calls = self.counts_points = int(has_calls)
        self._ones: list[int] = []

    def inputs_of(self, seat: int, cards: int) -> list[int]:
        """The inputs that are one before the seat plays from these cards, which have the inner numbering."""
        self._ones.clear()
        self.encode(seat)
        self._encode_hand(cards)
        return self._ones

    def _add(self, row: int) -> None:
        self._ones.append(row)

    def _add_own(self, row: int) -> None:
        self._ones.append(row)


class Looking:
    """One deal as a policy sees it; cards come in as in `game.cards`, rows are in the inner numbering."""

    def __init__(self, trumps: int, players: int, taker: int, named: tuple[int, ...] = ()) -> None:
        """`trumps` is a code; if games are `named`, rows have the features of calls and points, too."""
        self._policy = Inputs(has_calls=bool(named))
        self._policy.hear(named)
        self._deal = self._policy.deal
        self._deal.set_up(trumps, 0, players, (0,) * players, taker, 10, 4)
        self._deal.clear(0)
        self.inner = [self._deal.inner(card) for card in range(CARDS)]
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
        self._deal.play(seat, self.inner[card])
