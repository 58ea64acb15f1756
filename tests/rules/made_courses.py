"""A course of the auction that no game has: a turned card, and no trumps above every suit."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from game.rules.auctions import courses
from game.rules.auctions.auction import Auction, Calls
from game.rules.auctions.turned_card import TURNED_CARD
from game.rules.contract import Trumps
from game.rules.options.auction import AuctionKind
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.variants.catalogue import GAMES

GAME: Final = "belote4_fr"
"""A game of the course that `with_no_trumps` replaces."""
RULES: Final = GAMES[GAME].rules


def with_no_trumps(monkeypatch: pytest.MonkeyPatch, auction: Auction) -> None:
    """Let the games with a turned card have such a course, in which every auction stands as given."""

    def stands(_calls: Calls, _dealer: Seat, _rules: Rules, _turned: object) -> Auction:
        return auction

    course = replace(
        TURNED_CARD,
        auction=stands,
        trumps=(*TURNED_CARD.trumps, Trumps.NONE),
        offered=(*TURNED_CARD.offered, Trumps.NONE),
        outbid_by=dict.fromkeys(TURNED_CARD.trumps, (Trumps.NONE,)),
    )
    monkeypatch.setitem(courses.COURSES, AuctionKind.TURNED_CARD, course)
