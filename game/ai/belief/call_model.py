"""Worlds are weighed by what was called and declared.

First and single calls are read by fitted lines (`CallLikelihood`). How likely a seat with a hand makes any
other call, a double or one when it speaks again, is read off the bidders of simulated auctions: the more
better another call looks to them, the less likely it is.
"""

from __future__ import annotations

import math
from array import array
from functools import lru_cache
from typing import Final

from game.ai.belief.likelihood import CallLikelihood
from game.ai.bidding.auction_setup import AuctionSetup, hand_table
from game.ai.coding import cards_of, mask_of
from game.ai.deal_state import DealState
from game.ai.end_code import ROW
from game.ai.profile import Belief, Reading
from game.ai.rollout.dealing import Dealing
from game.ai.rollout.tally import Tally
from game.ai.rule_based.hand_value import Role, trumps_named
from game.ai.rule_based.prospects import PLAIN, asked_at
from game.cards.card import card_of
from game.cards.rank import RANKS
from game.cards.suit import SUITS
from game.rules.auction import course_of
from game.rules.call import Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.rules.declaration import Kind
from game.rules.declarations import are_allowed, runs
from game.rules.options.declarations import Announce, DeclarationRules
from game.rules.options.pack import TurnedTo
from game.rules.options.rules import Rules
from game.rules.scoring import whole_game
from game.rules.seats import after, side_of
from game.rules.view import View

SIXTEENTHS: Final = 16
WHOLE: Final = 1 << 20
WIDE: Final = 40.0
"""Points of the widest slope; a slope of two is half as wide."""
SOFTMAX_TEMPERATURE: Final = 10.0
"""Points by which a denomination must be worse to be chosen e times less often."""
TRIES: Final = 8
FLOOR: Final = 0.05
EVERY_SUIT: Final = 0b1111
EVERY_DENOMINATION: Final = 0b111111
FORCED: Final = -2000
STEEP, MIDDLING, GENTLE = 3, 2, 1
OPENS: Final = 15
OVERCALLS: Final = 45
HIGHEST_TOLD: Final = 120

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


class CallModel:
    """Weighs worlds by the calls and declarations of the other seats."""

    def __init__(self) -> None:
        """Fill the tables of how willing a seat is to call, and of its preferences."""
        self._likelihood = CallLikelihood()
        self._auction, self._dealing, self._tally = AuctionSetup(), Dealing(), Tally()
        self._tables: tuple[Rules, tuple[int, ...], array[int], list[tuple[int, int]]] | None = None
        self._runs: tuple[DeclarationRules, tuple[int, ...], array[int]] | None = None
        steps = len(self._likelihood.accept_table)
        for place in range(steps):
            points = 2 * (place - steps // 2) / SIXTEENTHS
            self._likelihood.accept_table[place] = round(WHOLE / (1 + math.exp(-points / WIDE)))
            self._likelihood.softmax_table[place] = round(
                WHOLE * min(1.0, math.exp(points / SOFTMAX_TEMPERATURE))
            )

    def weigh(
        self,
        view: View,
        belief: Belief,
        deal: DealState,
        played: list[int],
        worlds: array[int],
        weights: array[float],
    ) -> None:
        """Change the weights; `played` are the cards that each seat has played, in the inner numbering."""
        if belief.declared:
            self._weigh_declared(view, deal, played, worlds, weights)
        if not belief.calls:
            return
        rows, read = _rows(view, deal, belief.reading)
        self._weigh_calls(view, rows, deal, played, worlds, weights)
        self._weigh_later(view, read, deal, played, worlds, weights)

    def _inner_tables(
        self, rules: Rules, places: tuple[int, ...]
    ) -> tuple[array[int], list[tuple[int, int]]]:
        """The last ones again where nothing has changed: to hash all house rules takes long."""
        if self._tables is None or self._tables[0] is not rules or self._tables[1] != places:
            self._tables = (rules, places, *_inner_tables(rules, places))
        return self._tables[2:]

    def _run_values(self, rules: DeclarationRules, places: tuple[int, ...]) -> array[int]:
        if self._runs is None or self._runs[0] is not rules or self._runs[1] != places:
            self._runs = (rules, places, _run_values(places, rules))
        return self._runs[2]

    def _weigh_calls(
        self,
        view: View,
        rows: dict[int, list[Row]],
        deal: DealState,
        played: list[int],
        worlds: array[int],
        weights: array[float],
    ) -> None:
        if not rows:
            return
        likelihood, rules = self._likelihood, view.rules
        likelihood.turned_mask = 0
        if view.proposed is not None and rules.pack.turned_to is TurnedTo.TAKER:
            likelihood.turned_mask = 1 << deal.inner(view.proposed)
        places = tuple(deal.inner(card) for card in range(32))
        values, bases = self._inner_tables(rules, places)
        likelihood.worth = values
        eldest = after(view.dealer, rules.players)
        for seat, said in rows.items():
            for denomination, (base, leads) in enumerate(bases):
                likelihood.base[denomination] = base + leads * (seat == eldest)
            likelihood.call_count = len(said)
            for number, row in enumerate(said):
                for field, value in enumerate(row):
                    likelihood.calls[4 * number + field] = value
            likelihood.weigh_calls(
                worlds, len(weights), seat, played[seat], rules.pack.first_hand, TRIES, FLOOR, weights
            )

    def _weigh_declared(
        self, view: View, deal: DealState, played: list[int], worlds: array[int], weights: array[float]
    ) -> None:
        rules, players = view.rules.declarations, view.rules.players
        contract = view.contract
        if contract is None or not view.announced or rules.announce is Announce.MANUAL:
            return
        if not are_allowed(contract.trumps, rules):
            return
        rules = rules.under(contract.trumps)
        likelihood = self._likelihood
        places = tuple(deal.inner(card) for card in range(32))
        likelihood.run = self._run_values(rules, places)
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
            likelihood.weigh_declared(worlds, len(weights), seat, played[seat], least, most, weights)

    def _weigh_later(
        self,
        view: View,
        read: int,
        deal: DealState,
        played: list[int],
        worlds: array[int],
        weights: array[float],
    ) -> None:
        """Change the weights; `read` has a bit for the place of each call that counts already."""
        if all(read >> place & 1 or seat == view.seat for place, (seat, _) in enumerate(view.calls)):
            return
        pack, count = view.rules.pack, len(weights)
        gone = (*played, *[0] * (ROW - len(played)))
        whole = array("I", [cards | gone[place % ROW] for place, cards in enumerate(worlds)])
        hands = array("I", [0]) * len(whole)
        self._tally.outside(whole, deal.outer(), hands)
        taken = view.proposed if view.rules.taker_gets_turned else None
        later = 0 if taken is None else 1 << taken
        tries = LATER_TRIES if pack.hand > pack.first_hand else 1
        rows = array("I", [0]) * (ROW * count * tries)
        self._dealing.first_cards(hands, count, pack.first_hand, later, tries, 1, rows)
        self._auction.prepare(view)
        calling = self._auction.auction
        for number, place in enumerate(self._auction.places):
            calling.is_ignored[number] = int(place < 0) or read >> place & 1
        chances = array("d", [1.0]) * (count * tries)
        calling.weigh(rows, count * tries, view.seat, SLOPE, LATER_FLOOR, chances)
        for world in range(count):
            weights[world] *= sum(chances[world * tries : (world + 1) * tries]) / tries


def _rows(view: View, deal: DealState, reading: Reading) -> tuple[dict[int, list[Row]], int]:
    """By seat what it called, as far as the lines for it go, and a bit for the place of each such call."""
    rules, turned, read, has_bid = view.rules, view.proposed, 0, False
    rows: dict[int, list[Row]] = {}
    for place, (seat, call) in enumerate(view.calls):
        trumps = trumps_named(view, call)
        if trumps is None and call is not Word.PASS:
            continue
        row: Row | None = None
        denomination = -1 if trumps is None else _denomination(trumps, deal)
        if reading is not Reading.OPENING:
            choice = EVERY_SUIT
            if turned is not None and reading is Reading.TURNED:
                choice = 1 << _denomination(Trumps.of(turned.suit), deal)
                choice = choice if place < rules.players else EVERY_SUIT & ~choice
            row = (denomination, _wanted(view, place), choice, STEEP)
        elif seat not in rows:
            choice = EVERY_SUIT if course_of(rules).trumps == TRUMPS_OF_SUIT else EVERY_DENOMINATION
            wanted, slope = (OVERCALLS, GENTLE) if has_bid else (OPENS, MIDDLING)
            if isinstance(call, Bid):
                wanted, slope = OPENS, MIDDLING
                if call.goal:
                    wanted = 2 * min(call.goal, HIGHEST_TOLD) - whole_game(call.trumps, rules.score) + 20
            row = (denomination, SIXTEENTHS * wanted, choice, slope)
        has_bid = has_bid or denomination >= 0
        if row is not None and seat != view.seat:
            rows.setdefault(seat, []).append(row)
            read |= 1 << place
    return rows, read


def _denomination(trumps: Trumps, deal: DealState) -> int:
    """Its number in the likelihood."""
    if trumps.suit is not None:
        return deal.inner(8 * trumps.suit) >> 3
    return 4 if trumps is Trumps.NONE else 5


def _wanted(view: View, place: int) -> int:
    """Return the threshold of call number `place`, in sixteenths, where games are named once."""
    rules, course = view.rules, course_of(view.rules)
    takes, rounds = place < rules.players, 2 if course.turns_card else 1
    if course.first_must_call(rules) or (rules.auction.mus and place == rounds * rules.players - 1):
        return FORCED * SIXTEENTHS
    return round(SIXTEENTHS * asked_at(rules, place, PLAIN, takes=takes))


@lru_cache(maxsize=64)
def _inner_tables(rules: Rules, places: tuple[int, ...]) -> tuple[array[int], list[tuple[int, int]]]:
    """The tables of `CallLikelihood` by denomination, inner suit and inner ranks; bases and leads."""
    allowed = course_of(rules).trumps
    values: list[int] = []
    bases = []
    orders = [_public_ranks(places, suit) for suit in range(4)]
    for denomination in range(6):
        trumps = Trumps.CLUBS if denomination < 4 else Trumps.NONE if denomination == 4 else Trumps.ALL
        if trumps not in allowed:
            values += [0] * 1024
            bases.append((-10000 * SIXTEENTHS, 0))
            continue
        known = hand_table(rules, trumps, Role.TAKER)
        bases.append((known.base, known.leads))
        for suit in range(4):
            table = known.within if denomination in {suit, 4, 5} else known.beside
            values += [table[ranks] for ranks in orders[suit]]
    return array("i", values), bases


def _public_ranks(places: tuple[int, ...], suit: int) -> list[int]:
    """By inner ranks of an inner suit: the same cards as ranks from the seven up."""
    rank_at = [0] * 8
    for card, place in enumerate(places):
        if place >> 3 == suit:
            rank_at[place & 7] = card & 7
    return [sum(1 << rank_at[bit] for bit in range(8) if ranks >> bit & 1) for ranks in range(256)]


@lru_cache(maxsize=64)
def _run_values(places: tuple[int, ...], rules: DeclarationRules) -> array[int]:
    """By inner suit and inner ranks: what the longest run counts."""
    found = []
    for suit in range(4):
        for ranks in _public_ranks(places, suit):
            best = runs(cards_of(ranks), rules)
            found.append(max((one.value for one in best), default=0))
    return array("i", found)
