"""Worlds are weighed by what was called and declared.

How likely a seat with a hand makes a call is read off the bidders of simulated auctions: the more better
another call looks to them, the less likely it is. `tests/lab/strength.md` says what the calls tell of the
hidden cards, in each game.
"""

from __future__ import annotations

from array import array
from typing import Final

from game.ai.bidding.auction_setup import AuctionSetup
from game.ai.end_code import ROW
from game.ai.profile import Belief
from game.ai.rollout.dealing import Dealing
from game.ai.rollout.setup import tell_declarations
from game.cards.card import card_of
from game.cards.rank import Rank
from game.rules.contract import Contract
from game.rules.declaration import Kind
from game.rules.declarations import are_allowed
from game.rules.options.declarations import Announce
from game.rules.seats import Seat, side_of
from game.rules.view import View

ORDERS: Final = 2
"""Guesses which of a hand's cards came first, where others came after the auction."""


class CallModel:
    """Weighs worlds by the calls and declarations of the other seats."""

    def __init__(self, dealing: Dealing) -> None:
        """Make the bidders once, their tables are large."""
        self._auction, self._dealing = AuctionSetup(), dealing

    def weigh(self, view: View, belief: Belief, hands: array[int], weights: array[float]) -> None:
        """Multiply each world's weight by how likely its hands make what others called and declared.

        `hands` are sets of public cards, with those that were played.
        """
        if belief.declared and view.contract is not None and view.announced:
            self._weigh_declared(view, view.contract, hands, weights)
        if belief.calls and any(seat != view.seat for seat, _ in view.calls):
            self._weigh_calls(view, belief, hands, weights)

    def _weigh_declared(
        self, view: View, contract: Contract, hands: array[int], weights: array[float]
    ) -> None:
        rules, players = view.rules.declarations, view.rules.players
        if rules.announce is Announce.MANUAL or not are_allowed(contract.trumps, rules):
            return
        rules = rules.under(contract.trumps)
        tell_declarations(self._dealing, view.rules, contract)
        for seat in range(players):
            said_at = [place for place, one in enumerate(view.announced) if one.seat == seat]
            if seat == view.seat or not said_at:
                continue
            said = [view.announced[place] for place in said_at]
            side, before = side_of(seat, players), view.announced[: said_at[0]]
            heard = max((one.value for one in before if side_of(one.seat, players) != side), default=0)
            best = max(one.value for one in said)
            least, most = best, best or heard
            if rules.names_only and any(one.kind is Kind.FOUR for one in said):
                most = max((value for _, value in rules.fours), default=most)
            self._dealing.weigh(hands, seat, least, most, weights)

    def _weigh_calls(self, view: View, belief: Belief, hands: array[int], weights: array[float]) -> None:
        pack, count = view.rules.pack, len(weights)
        turned = 0 if view.proposed is None else 1 << view.proposed
        if view.exchanged is not None and view.proposed is not None:
            seven = 1 << card_of(view.proposed.suit, Rank.SEVEN)
            hands = before_exchange(hands, view.exchanged, seven, turned)
        orders = ORDERS if pack.hand > pack.first_hand else 1
        rows = array("I", [0]) * (ROW * count * orders)
        self._dealing.first_cards(hands, pack.first_hand, turned, orders, rows)
        self._auction.prepare(view)
        chances = array("d", [1.0]) * (count * orders)
        self._auction.auction.weigh(rows, view.seat, belief.call_slope, belief.call_floor, chances)
        for world in range(count):
            weights[world] *= sum(chances[world * orders : (world + 1) * orders]) / orders


def before_exchange(hands: array[int], seat: Seat, seven: int, turned: int) -> array[int]:
    """Return the hands of each world as they were before the seat laid down the seven for the turned card."""
    return array(
        "I",
        [
            cards & ~turned | seven if place % ROW == seat else cards & ~seven
            for place, cards in enumerate(hands)
        ],
    )
