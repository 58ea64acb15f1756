"""Calls that no line was fitted for: doubles, and what a seat says when it speaks again.

How likely a seat with an imagined hand makes one is read off the bidders of imagined auctions: the more
better another call looks to them, the less likely it is.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from game.ai.bidding.auction_setup import AuctionSetup
from game.ai.deals.dealt import Dealt
from game.ai.deals.tally import Tally
from game.ai.end_code import ROW

if TYPE_CHECKING:
    from game.ai.deals.playout import Playout
    from game.rules.view import View

SLOPE: Final = 1 / 144
"""A call that is so many points worse than another, squared, is a quarter as likely."""
FLOOR: Final = 0.25
"""How likely any call is; with less, few of the imagined deals are left.

The mean log chance of the true owner of a hidden card, 70 views each: belot_bg -0.951 without these calls,
-0.945 with them; coinche -0.948 and -0.943, but -0.968 with a tenth.
"""
TRIES: Final = 2
"""Guesses which of a hand's cards came first, where others came later."""


class LaterCalls:
    """Weighs imagined deals by the calls that are not read otherwise."""

    def __init__(self) -> None:
        """Make the compiled parts once."""
        self._auction, self._dealt, self._tally = AuctionSetup(), Dealt(), Tally()

    def weigh(
        self,
        view: View,
        read: int,
        playout: Playout,
        was: list[int],
        worlds: array[int],
        weights: array[float],
    ) -> None:
        """Change the weights; `read` has a bit for the place of each call that counts already."""
        if all(read >> place & 1 or seat == view.seat for place, (seat, _) in enumerate(view.calls)):
            return
        pack, count = view.rules.pack, len(weights)
        played = (*was, *[0] * (ROW - len(was)))
        whole = array("I", [cards | played[place % ROW] for place, cards in enumerate(worlds)])
        hands = array("I", [0]) * len(whole)
        self._tally.outside(whole, playout.outer(), hands)
        taken = view.proposed if view.rules.taker_gets_turned else None
        later = 0 if taken is None else 1 << taken
        tries = TRIES if pack.hand > pack.first_hand else 1
        rows = array("I", [0]) * (ROW * count * tries)
        self._dealt.first_cards(hands, count, pack.first_hand, later, tries, 1, rows)
        self._auction.prepare(view)
        calling = self._auction.auction
        calling.skipped = read
        chances = array("d", [1.0]) * (count * tries)
        calling.weigh(rows, count * tries, view.seat, SLOPE, FLOOR, chances)
        for world in range(count):
            weights[world] *= sum(chances[world * tries : (world + 1) * tries]) / tries
