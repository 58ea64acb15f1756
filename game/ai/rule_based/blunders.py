"""How people err at cards: they forget what was played, lose count of the trumps, and overlook a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.chance import bytes_of_deal, happens
from game.cards.card import DECK
from game.cards.rank import RANKS
from game.cards.shuffle import pick

if TYPE_CHECKING:
    from game.rules.view import View

REMEMBERED: Final = 1
"""Only so many of the last tricks: cards of earlier ones may, as it thinks, still come."""
OVERLOOKS: Final = 25
"""How often in a hundred it takes the second card that came to its mind."""
MISJUDGES: Final = 30
"""By how many points it may take its hand for better or worse than it is."""
MISCOUNTS: Final = 50
"""In how many of a hundred deals it takes a trump for gone that it does not remember."""


def miscounted(view: View) -> int:
    """The trump, as a set of one card, that the seat believes to have fallen in a trick it forgot; or none.

    It is the same one all the deal through, follows from the cards the seat was dealt, and may have fallen.
    """
    contract = view.contract
    if contract is None or contract.trumps.suit is None or len(view.tricks) <= REMEMBERED:
        return 0
    numbers = bytes_of_deal(view)
    if not happens(numbers, MISCOUNTS):
        return 0
    card = DECK[8 * contract.trumps.suit + pick(numbers, len(RANKS))]
    return 0 if card in view.hand else 1 << card
