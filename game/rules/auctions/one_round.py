"""Each seat once names trumps or passes, and the first name stands: Bela in four and in three (A5, C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.auctions.auction import SUIT_BIDS, Auction, Calls
from game.rules.auctions.course import SUITS_OFFERED, Course
from game.rules.auctions.doubling import doubling
from game.rules.call import Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Contract
from game.rules.options.auction import AuctionKind, ThreeHandBidding
from game.rules.seats import after, in_order

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

THREE = 3


def _one_round(calls: Calls, dealer: Seat, rules: Rules, _: Card | None) -> Auction:
    for place, (seat, call) in enumerate(calls):
        if isinstance(call, Bid):
            return doubling(calls[place + 1 :], Contract(trumps=call.trumps, taker=seat), rules)
    players = rules.players
    if len(calls) == players:
        return Auction()
    turn = in_order(after(dealer, players), players)[len(calls)]
    must = _first_must_call(rules) or (turn == dealer and rules.auction.mus)
    return Auction(turn, SUIT_BIDS if must else (*SUIT_BIDS, Word.PASS))


def _first_must_call(rules: Rules) -> bool:
    """In three nobody may pass ([003] "must call trump", C-01)."""
    return rules.players == THREE and rules.auction.three_hand is ThreeHandBidding.FORCED


ONE_ROUND: Final = Course(
    kind=AuctionKind.ONE_ROUND,
    auction=_one_round,
    trumps=TRUMPS_OF_SUIT,
    offered=SUITS_OFFERED,
    first_must_call=_first_must_call,
)
