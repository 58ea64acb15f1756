"""The deck that deals given hands, so that a deal can be written down as people see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import DECK, Card
from game.rules.seats import after, in_order

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


def deck_of_hands(
    hands: Mapping[Seat, tuple[tuple[Card, ...], tuple[Card, ...]]], dealer: Seat, rules: Rules
) -> tuple[Card, ...] | None:
    """The deck that gives every seat these first cards and this talon when the cutter only knocks.

    None if the hands are not as large as the game deals them or not all cards differ. Cards that nobody
    gets lie at the bottom in listing order.
    """
    order = in_order(after(dealer, rules.players), rules.players)
    packets = rules.pack.packets
    if any(len(hand) != sum(packets) or len(talon) != rules.pack.talon for hand, talon in hands.values()):
        return None
    deck: list[Card] = []
    for turn, size in enumerate(packets):
        start = sum(packets[:turn])
        for seat in order:
            deck += hands[seat][0][start : start + size]
    for seat in order:
        deck += hands[seat][1]
    if len(set(deck)) != len(deck):
        return None
    return (*deck, *(card for card in DECK if card not in set(deck)))
