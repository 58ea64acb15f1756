"""Each seat bids a higher number than the one before, doubles, or passes (rule book H)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from game.rules.auctions.course import SUITS_OFFERED, Course
from game.rules.auctions.outbidding import Bids, outbidding
from game.rules.call import Bid, Call
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.rules.options.auction import AuctionKind, AuctionRules

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.auctions.auction import Auction, Calls
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


def numbers_of(rules: AuctionRules) -> Course:
    """The course in which the numbers and the trumps of these rules can be bid."""
    return _course(rules.goals, rules.all_and_none)


@lru_cache(maxsize=16)
def _course(goals: tuple[int, ...], all_and_none: bool) -> Course:  # noqa: FBT001 - as the rule has it
    """A number in each suit, perhaps at no trumps and all trumps as well; none of them is higher."""
    trumps = tuple(Trumps) if all_and_none else TRUMPS_OF_SUIT
    every: tuple[Call, ...] = tuple(Bid(one, goal) for goal in goals for one in trumps)
    ladder = Bids(every, {goal: every[len(trumps) * (place + 1) :] for place, goal in enumerate(goals)})

    def auction(calls: Calls, dealer: Seat, rules: Rules, _: Card | None) -> Auction:
        return outbidding(calls, dealer, rules, ladder)

    return Course(
        kind=AuctionKind.NUMBERS,
        auction=auction,
        trumps=trumps,
        offered=(*SUITS_OFFERED, *trumps[len(SUITS_OFFERED) :]),
        goals=goals,
        outbid_by=dict.fromkeys(trumps, trumps),
    )


NUMBERS: Final = numbers_of(AuctionRules(kind=AuctionKind.NUMBERS))
"""80 to 160 by tens and the capot, in each suit."""
