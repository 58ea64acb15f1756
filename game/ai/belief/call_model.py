"""Worlds are weighed by what was called and declared.

First and single calls are read by fitted lines (`CallLikelihood`). How likely a seat with a hand makes any
other call, a double or one when it speaks again, is read off the bidders of simulated auctions: the more
better another call looks to them, the less likely it is.
"""

from __future__ import annotations

import math
from array import array
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from game.ai.belief.likelihood import CallLikelihood
from game.ai.bidding.auction_setup import AuctionSetup, hand_table
from game.ai.bidding.reading import Reading
from game.ai.coding import cards_of, mask_of, union
from game.ai.deal_state import DealState
from game.ai.end_code import ROW
from game.ai.knowledge import trumps_named
from game.ai.profile import Belief
from game.ai.rollout.batch import outside
from game.ai.rollout.dealing import Dealing
from game.ai.rollout.setup import inner_denomination
from game.ai.rule_based.hand_value import Role
from game.cards.card import card_of
from game.cards.rank import RANKS
from game.cards.suit import SUITS
from game.rules.call import Word
from game.rules.contract import Trumps
from game.rules.declaration import Kind
from game.rules.declarations import are_allowed, runs
from game.rules.options.declarations import Announce, DeclarationRules
from game.rules.options.pack import TurnedTo
from game.rules.options.rules import Rules
from game.rules.seats import after, side_of
from game.rules.view import View

SIXTEENTHS: Final = 16
WHOLE: Final = 1 << 20
WIDE: Final = 40.0
"""Points of the widest slope (`Said.slope`); a slope of two is half as wide."""
SOFTMAX_TEMPERATURE: Final = 10.0
"""Points by which a denomination must be worse to be chosen e times less often."""
SLOPE: Final = 1 / 144
"""A call that is 1 / sqrt(SLOPE) points worse than another is a quarter as likely."""
LATER_FLOOR: Final = 0.25
"""How likely any call is; with less, few of the worlds are left.

The mean log chance of the true owner of a hidden card, 70 views each: belot_bg -0.951 without these calls,
-0.945 with them; coinche -0.948 and -0.943, but -0.968 with a tenth.
"""
LATER_TRIES: Final = 2
"""Guesses which of a hand's cards came first, where others came later."""

Row = tuple[int, int, int, int]
"""A call as `CallLikelihood` takes it."""


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
        """Fill the tables of how willing a seat is to call, and of its preferences."""
        self._likelihood = CallLikelihood()
        self._auction, self._dealing = AuctionSetup(), Dealing()
        steps = len(self._likelihood.accept_table)
        for place in range(steps):
            points = 2 * (place - steps // 2) / SIXTEENTHS
            self._likelihood.accept_table[place] = round(WHOLE / (1 + math.exp(-points / WIDE)))
            self._likelihood.softmax_table[place] = round(
                WHOLE * min(1.0, math.exp(points / SOFTMAX_TEMPERATURE))
            )

    def weigh(self, what: Weighing, belief: Belief) -> None:
        """Multiply the weights by the likelihood of calls and declarations, as far as they are believed."""
        if belief.declared:
            self._weigh_declared(what)
        if belief.calls:
            rows, read = _rows(what.view, belief.reading)
            self._weigh_calls(what, rows)
            self._weigh_later(what, read)

    def _weigh_calls(self, what: Weighing, rows: dict[int, list[Row]]) -> None:
        likelihood, rules, turned = self._likelihood, what.view.rules, what.view.proposed
        is_taken = turned is not None and rules.pack.turned_to is TurnedTo.TAKER
        likelihood.turned_mask = 1 << what.deal.inner(turned) if turned is not None and is_taken else 0
        likelihood.worth, bases = _inner_tables(rules, tuple(what.deal.outer()))
        eldest = after(what.view.dealer, rules.players)
        for seat, said in rows.items():
            for denomination, (base, leads) in enumerate(bases):
                likelihood.base[denomination] = base + leads * (seat == eldest)
            likelihood.call_count = len(said)
            for place, value in enumerate(chain.from_iterable(said)):
                likelihood.calls[place] = value
            first = rules.pack.first_hand
            likelihood.weigh_calls(what.worlds, seat, what.played[seat], first, what.weights)

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
            likelihood.weigh_declared(what.worlds, seat, what.played[seat], least, most, what.weights)

    def _weigh_later(self, what: Weighing, read: int) -> None:
        """Multiply by the likelihood of the calls whose place has no bit in `read`."""
        view, weights, count = what.view, what.weights, len(what.weights)
        if all(read >> place & 1 or seat == view.seat for place, (seat, _) in enumerate(view.calls)):
            return
        pack, gone = view.rules.pack, what.played
        whole = array("I", [cards | gone[place % ROW] for place, cards in enumerate(what.worlds)])
        hands = outside(whole, what.deal.outer())
        taken = view.proposed if view.rules.taker_gets_turned else None
        later = 0 if taken is None else 1 << taken
        tries = LATER_TRIES if pack.hand > pack.first_hand else 1
        rows = array("I", [0]) * (ROW * count * tries)
        self._dealing.first_cards(hands, pack.first_hand, later, tries, rows)
        self._auction.prepare(view)
        calling = self._auction.auction
        for number, place in enumerate(self._auction.places):
            calling.is_ignored[number] = int(place < 0) or read >> place & 1
        chances = array("d", [1.0]) * (count * tries)
        calling.weigh(rows, view.seat, SLOPE, LATER_FLOOR, chances)
        for world in range(count):
            weights[world] *= sum(chances[world * tries : (world + 1) * tries]) / tries


def _rows(view: View, reading: Reading) -> tuple[dict[int, list[Row]], int]:
    """By seat what it called, as far as it is understood, and a bit for the place of each such call."""
    played = Trumps.NONE if view.contract is None else view.contract.trumps
    rows, read = dict[int, list[Row]](), 0
    for place, (seat, call) in enumerate(view.calls):
        trumps = trumps_named(view, call)
        if seat == view.seat or (trumps is None and call is not Word.PASS):
            continue
        said = reading(view, place)
        if said is not None:
            denomination = -1 if trumps is None else inner_denomination(trumps, played)
            among = union(1 << inner_denomination(one, played) for one in said.among)
            row = (denomination, round(SIXTEENTHS * said.asked), among, said.slope)
            rows.setdefault(seat, []).append(row)
            read |= 1 << place
    return rows, read


@lru_cache(maxsize=64)
def _inner_tables(rules: Rules, outer: tuple[int, ...]) -> tuple[array[int], list[tuple[int, int]]]:
    """The tables of `CallLikelihood` by denomination, inner suit and inner ranks; bases and leads.

    `outer` holds the public number of each card in the inner numbering.
    """
    values, bases, orders = array("i"), [], [_public_ranks(outer, suit) for suit in range(4)]
    for denomination, trumps in enumerate((*[Trumps.CLUBS] * 4, Trumps.NONE, Trumps.ALL)):
        known = hand_table(rules, trumps, Role.TAKER)
        bases.append((known.base, known.leads))
        for suit in range(4):
            table = known.within if denomination in {suit, 4, 5} else known.beside
            values.extend(table[ranks] for ranks in orders[suit])
    return values, bases


def _public_ranks(outer: tuple[int, ...], suit: int) -> list[int]:
    """By inner ranks of an inner suit: the same cards as ranks from the seven up."""
    bits = [1 << (card & 7) for card in outer[8 * suit : 8 * suit + 8]]
    return [sum(bit for place, bit in enumerate(bits) if ranks >> place & 1) for ranks in range(256)]


@lru_cache(maxsize=64)
def _run_values(outer: tuple[int, ...], rules: DeclarationRules) -> array[int]:
    """By inner suit and inner ranks: what the longest run counts."""
    inner = [ranks for suit in range(4) for ranks in _public_ranks(outer, suit)]
    found = [max((one.value for one in runs(cards_of(ranks), rules)), default=0) for ranks in range(256)]
    return array("i", [found[ranks] for ranks in inner])
