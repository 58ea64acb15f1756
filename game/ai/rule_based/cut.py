"""Where to cut the deck: anywhere, by lot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.chance import random_bytes
from game.ai.decision import Decision, Reason
from game.cards.card import DECK
from game.cards.shuffle import pick
from game.rules.actions import Cut, Knock

if TYPE_CHECKING:
    from game.rules.view import View

KNOCKS: Final = 8
"""One cutter in so many knocks instead."""
LEAST: Final = 4
"""Nobody lifts fewer cards than that, or leaves fewer."""


def cut(view: View, seed: int) -> Decision:
    """A cut somewhere in the deck, sometimes a knock."""
    numbers = random_bytes(view, seed)
    if not pick(numbers, KNOCKS):
        return Decision(Knock(view.seat), Reason.BY_CHANCE)
    return Decision(Cut(view.seat, LEAST + pick(numbers, len(DECK) - 2 * LEAST + 1)), Reason.BY_CHANCE)
