"""What to say in the auction: each course of an auction has its own way of weighing the calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.ai.bidding.bid_weights import PLAIN, BidWeights
from game.ai.bidding.higher_bidder import bid_higher
from game.ai.bidding.once_bidder import bid_once
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.ai.decision import Decision
    from game.rules.view import View


def bid(view: View, weights: BidWeights = PLAIN, noise: float = 0.0) -> Decision:
    """The call of a seat on turn; `noise` is added to what it thinks its hand is worth."""
    match view.rules.auction_kind:
        case AuctionKind.ONE_ROUND | AuctionKind.TURNED_CARD:
            return bid_once(view, weights, noise)
        case AuctionKind.RISING | AuctionKind.NUMBERS:
            return bid_higher(view, weights, noise)
        case _:
            assert_never(view.rules.auction_kind)
