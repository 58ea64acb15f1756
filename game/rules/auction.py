"""How trumps are found: from the calls so far follows who speaks, what he may say, and whether it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.rules.auctions.auction import Auction, Calls
from game.rules.auctions.one_round import one_round
from game.rules.auctions.rising import rising
from game.rules.auctions.turned_card import turned_card
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

__all__ = ["Auction", "Calls", "auction_of"]


def auction_of(calls: Calls, dealer: Seat, rules: Rules, turned: Card | None = None) -> Auction:
    """The auction after these calls; raises LookupError where a turned card is needed and missing."""
    match rules.auction_kind:
        case AuctionKind.ONE_ROUND:
            return one_round(calls, dealer, rules)
        case AuctionKind.TURNED_CARD:
            if turned is None:
                raise LookupError("this auction is about a turned card, and there is none")
            return turned_card(calls, dealer, turned, rules)
        case AuctionKind.RISING | AuctionKind.NUMBERS:
            return rising(calls, dealer, rules)
        case _:
            assert_never(rules.auction_kind)
