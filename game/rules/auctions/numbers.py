"""Each seat bids a higher number than the one before, doubles, or passes (rule book H)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.auctions.course import SUITS_OFFERED, Course
from game.rules.auctions.outbidding import Bids, outbidding
from game.rules.call import GOALS, Bid, Call
from game.rules.contract import TRUMPS_OF_SUIT
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.auctions.auction import Auction, Calls
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

EVERY: Final[tuple[Call, ...]] = tuple(Bid(trumps, goal) for goal in GOALS for trumps in TRUMPS_OF_SUIT)
"""80 to 160 by tens and the capot, in each suit; a suit is not higher than another."""
LADDER: Final = Bids(
    EVERY, {goal: EVERY[len(TRUMPS_OF_SUIT) * (place + 1) :] for place, goal in enumerate(GOALS)}
)


def _numbers(calls: Calls, dealer: Seat, rules: Rules, _: Card | None) -> Auction:
    return outbidding(calls, dealer, rules, LADDER)


NUMBERS: Final = Course(
    kind=AuctionKind.NUMBERS,
    auction=_numbers,
    trumps=TRUMPS_OF_SUIT,
    offered=SUITS_OFFERED,
    goals=GOALS,
    outbid_by=dict.fromkeys(TRUMPS_OF_SUIT, TRUMPS_OF_SUIT),
)
