"""All courses that an auction can take, by the name that stands in the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from game.rules.auctions.numbers import NUMBERS, numbers_of
from game.rules.auctions.one_round import ONE_ROUND
from game.rules.auctions.rising import RISING
from game.rules.auctions.turned_card import TURNED_CARD
from game.rules.options.auction import AuctionKind

if TYPE_CHECKING:
    from game.rules.auctions.course import Course
    from game.rules.options.rules import Rules


def _named(kind: AuctionKind) -> Course:
    match kind:
        case AuctionKind.ONE_ROUND:
            return ONE_ROUND
        case AuctionKind.TURNED_CARD:
            return TURNED_CARD
        case AuctionKind.RISING:
            return RISING
        case AuctionKind.NUMBERS:
            return NUMBERS
        case _:
            assert_never(kind)


COURSES: Final = {kind: _named(kind) for kind in AuctionKind}


def course_of(rules: Rules) -> Course:
    """The course that auctions take under these rules."""
    kind = rules.auction_kind
    return numbers_of(rules.auction) if kind is AuctionKind.NUMBERS else COURSES[kind]
