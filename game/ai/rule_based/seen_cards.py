"""The cards on which a seat judges a game before it is called: its hand, and the turned card it would get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import card_of
from game.cards.rank import Rank
from game.rules.options.pack import SevenExchange
from game.rules.seats import after

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Trumps
    from game.rules.view import View


def cards_with(view: View, trumps: Trumps) -> tuple[Card, ...]:
    """The hand as it would be if the seat played with these trumps."""
    hand, turned, pack = view.hand, view.turned, view.rules.pack
    if turned is None:
        return hand
    if view.rules.taker_gets_turned:
        return tuple(sorted((*hand, turned)))
    seven = card_of(turned.suit, Rank.SEVEN)
    if pack.seven_exchange is SevenExchange.OFF or trumps.suit is not turned.suit or seven not in hand:
        return hand
    return tuple(sorted((turned, *(card for card in hand if card is not seven))))


def leads_first(view: View) -> bool:
    """Whether the seat leads to the first trick: it sits after the dealer."""
    return view.seat == after(view.dealer, view.rules.players)
