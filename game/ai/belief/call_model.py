"""Worlds are weighed by what was called and declared.

How likely a seat with a hand makes a call is read off the bidders of simulated auctions: the more better
another call looks to them, the less likely it is.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final, NamedTuple

from game.ai.belief.likelihood import DeclarationLikelihood
from game.ai.bidding.auction_setup import AuctionSetup
from game.ai.coding import cards_of, mask_of
from game.ai.deal_state import DealState
from game.ai.end_code import ROW
from game.ai.profile import Belief
from game.ai.rollout.batch import outside
from game.ai.rollout.dealing import Dealing
from game.cards.card import card_of
from game.cards.rank import RANKS
from game.cards.suit import SUITS
from game.rules.declaration import Kind
from game.rules.declarations import are_allowed, runs
from game.rules.options.declarations import Announce, DeclarationRules
from game.rules.seats import side_of
from game.rules.view import View

ORDERS: Final = 2
"""Guesses which of a hand's cards came first, where others came after the auction."""


class Weighing(NamedTuple):
    """Worlds to be weighed, which the seat of a view has sampled; cards are in the inner numbering."""

    view: View
    deal: DealState
    played: array[int]
    """By seat the cards that it has played."""
    worlds: array[int]
    weights: array[float]
    """The weight of each world, which is multiplied by its likelihood."""


class CallModel:
    """Weighs worlds by the calls and declarations of the other seats."""

    def __init__(self) -> None:
        """Make the compiled parts once, their tables are large."""
        self._likelihood = DeclarationLikelihood()
        self._auction, self._dealing = AuctionSetup(), Dealing()

    def weigh(self, what: Weighing, belief: Belief) -> None:
        """Multiply the weights by the likelihood of calls and declarations, as far as they are believed."""
        if belief.declared:
            self._weigh_declared(what)
        if belief.calls and any(seat != what.view.seat for seat, _ in what.view.calls):
            self._weigh_calls(what, belief)

    def _weigh_declared(self, what: Weighing) -> None:
        view, deal, rules = what.view, what.deal, what.view.rules.declarations
        contract, players = view.contract, view.rules.players
        if contract is None or not view.announced or rules.announce is Announce.MANUAL:
            return
        if not are_allowed(contract.trumps, rules):
            return
        rules, likelihood = rules.under(contract.trumps), self._likelihood
        likelihood.run = _run_values(tuple(deal.outer()), rules)
        likelihood.fours = array("I", [0] * len(RANKS))
        for place, (rank, value) in enumerate(rules.fours):
            likelihood.fours[place] = deal.inside(mask_of(card_of(suit, rank) for suit in SUITS))
            likelihood.four_values[place] = value
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
            likelihood.weigh(what.worlds, seat, what.played[seat], least, most, what.weights)

    def _weigh_calls(self, what: Weighing, belief: Belief) -> None:
        view, weights, count = what.view, what.weights, len(what.weights)
        pack, gone = view.rules.pack, what.played
        whole = array("I", [cards | gone[place % ROW] for place, cards in enumerate(what.worlds)])
        hands = outside(whole, what.deal.outer())
        taken = view.proposed if view.rules.taker_gets_turned else None
        later = 0 if taken is None else 1 << taken
        orders = ORDERS if pack.hand > pack.first_hand else 1
        rows = array("I", [0]) * (ROW * count * orders)
        self._dealing.first_cards(hands, pack.first_hand, later, orders, rows)
        self._auction.prepare(view)
        chances = array("d", [1.0]) * (count * orders)
        self._auction.auction.weigh(rows, view.seat, belief.call_slope, belief.call_floor, chances)
        for world in range(count):
            weights[world] *= sum(chances[world * orders : (world + 1) * orders]) / orders


@lru_cache(maxsize=64)
def _run_values(outer: tuple[int, ...], rules: DeclarationRules) -> array[int]:
    """By inner suit and inner ranks: what the longest run counts.

    `outer` holds the public number of each card in the inner numbering.
    """
    found = [max((one.value for one in runs(cards_of(ranks), rules)), default=0) for ranks in range(256)]
    suits = [[1 << (card & 7) for card in outer[first : first + 8]] for first in range(0, len(outer), 8)]
    public = (
        sum(bit for place, bit in enumerate(bits) if ranks >> place & 1)
        for bits in suits
        for ranks in range(256)
    )
    return array("i", [found[ranks] for ranks in public])
