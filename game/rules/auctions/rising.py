"""Each seat names a higher game than the one before, doubles, or passes (rule book D)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.auctions.course import Course
from game.rules.auctions.outbidding import Bids, outbidding
from game.rules.call import BIDS, Call
from game.rules.contract import Trumps
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.auctions.auction import Auction, Calls
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

GAMES: Final = tuple(Trumps)
"""From the lowest: clubs, diamonds, hearts, spades, no trumps, all trumps ([001])."""
ABOVE: Final = {trumps: GAMES[place + 1 :] for place, trumps in enumerate(GAMES)}
EVERY: Final[tuple[Call, ...]] = tuple(BIDS[trumps] for trumps in GAMES)
LADDER: Final = Bids(EVERY, {trumps: tuple(BIDS[one] for one in above) for trumps, above in ABOVE.items()})


def _rising(calls: Calls, dealer: Seat, rules: Rules, _: Card | None) -> Auction:
    return outbidding(calls, dealer, rules, LADDER)


RISING: Final = Course(
    kind=AuctionKind.RISING, auction=_rising, trumps=GAMES, offered=GAMES, outbid_by=ABOVE, is_bare=True
)
