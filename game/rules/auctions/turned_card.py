"""A turned card proposes trumps: one round to take its suit, one to name another (rule book B, E, F, G)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.auctions.auction import SUIT_BIDS, Auction, Calls
from game.rules.auctions.course import SUITS_OFFERED, Course
from game.rules.auctions.doubling import doubling
from game.rules.call import Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Contract
from game.rules.options.auction import AuctionKind
from game.rules.seats import after, in_order

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

ROUNDS: Final = 2


def _turned_card(calls: Calls, dealer: Seat, rules: Rules, turned: Card | None) -> Auction:
    if turned is None:
        raise LookupError("this auction is about a turned card, and there is none")
    proposed, players = TRUMPS_OF_SUIT[turned.suit], rules.players
    for place, (seat, call) in enumerate(calls):
        if call is Word.TAKE or isinstance(call, Bid):
            trumps = call.trumps if isinstance(call, Bid) else proposed
            return doubling(calls[place + 1 :], Contract(trumps=trumps, taker=seat), rules)
    if len(calls) == ROUNDS * players:
        return Auction()
    turn = in_order(after(dealer, players), players)[len(calls) % players]
    if len(calls) < players:
        return Auction(turn, (Word.TAKE, Word.PASS))
    others = tuple(bid for bid in SUIT_BIDS if bid.trumps is not proposed)
    # [003] "This time the dealer must determine the trump card among the three remaining suits"
    return Auction(turn, others if turn == dealer and rules.auction.mus else (*others, Word.PASS))


TURNED_CARD: Final = Course(
    kind=AuctionKind.TURNED_CARD,
    auction=_turned_card,
    trumps=TRUMPS_OF_SUIT,
    offered=SUITS_OFFERED,
    rounds=ROUNDS,
    turns_card=True,
)
