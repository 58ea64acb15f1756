"""How trumps are found: from the calls so far follows who speaks, what he may say, and whether it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.auctions.auction import Auction, Calls
from game.rules.auctions.courses import course_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

__all__ = ["Auction", "Calls", "auction_of", "course_of"]


def auction_of(calls: Calls, dealer: Seat, rules: Rules, turned: Card | None = None) -> Auction:
    """The auction after these calls; raises LookupError where a turned card is needed and missing."""
    return course_of(rules).auction(calls, dealer, rules, turned)
