"""The simulated auction is prepared for a view; calls and contracts become its numbers and back."""

from __future__ import annotations

from array import array
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from game.ai.bidding import call_code
from game.ai.bidding.auction_tables import AuctionTables, auction_tables, goals_known, place_of
from game.ai.bidding.simulated_auction import SimulatedAuction
from game.ai.coding import TRUMP_CODES
from game.ai.course_skill import skill_of
from game.ai.rule_based.bid_weights import PLAIN
from game.ai.rule_based.prospects import asked_by_score
from game.rules.auction import course_of
from game.rules.call import Word
from game.rules.contract import Contract, Trumps
from game.rules.options.pack import SevenExchange
from game.rules.seats import after, side_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.rules.auction import Calls
    from game.rules.call import Call
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.view import View

ALL_DENOMINATIONS: Final = tuple(Trumps)
"""By the number of a denomination in a contract's number."""
CODES: Final = {
    Word.PASS: call_code.PASS,
    Word.CONTRA: call_code.CONTRA,
    Word.RECONTRA: call_code.RECONTRA,
    Word.TAKE: call_code.TAKE,
}


class AuctionSetup:
    """One simulated auction that can be prepared for any view."""

    def __init__(self) -> None:
        """Make the compiled part once; its tables are large."""
        self.auction = SimulatedAuction()
        self.places: tuple[int, ...] = ()
        """For each call that the auction remembers its place among the view's, as `in_turn` yields it."""
        self._tables: tuple[Rules, AuctionTables] | None = None

    def prepare(self, view: View) -> None:
        """Set the rules, the bidders' thresholds, the score and all calls so far.

        Raises LookupError for a course that the compiled bidders do not know (`can_simulate`).
        """
        rules, auction = view.rules, self.auction
        course, code = course_of(rules), skill_of(rules).code
        if code is None:
            raise LookupError(f"no auction can be simulated that takes the course {course.kind.value}")
        if self._tables is None or self._tables[0] is not rules:
            self._tables = (rules, auction_tables(rules))
        for table in fields(AuctionTables):
            setattr(auction, table.name, getattr(self._tables[1], table.name))
        options, pack = rules.auction, rules.pack
        auction.kind, auction.players, auction.dealer = code, rules.players, view.dealer
        auction.dealer_must_bid = int(options.mus)
        auction.first_must = int(course.first_must_call(rules))
        auction.has_contra, auction.has_recontra = int(options.contra), int(options.recontra)
        auction.all_ends, auction.runs = int(options.all_trumps_ends), int(options.run_from_contra)
        auction.turned = -1 if view.proposed is None else int(view.proposed)
        auction.adds_turned = int(rules.taker_gets_turned)
        auction.swaps_seven = int(pack.seven_exchange is not SevenExchange.OFF)
        auction.highest = len(course.trumps)
        for seat in range(rules.players):
            auction.threshold_shift[seat] = round(
                16 * asked_by_score(view, side_of(seat, rules.players), PLAIN)
            )
        made = tuple(in_turn(view.calls, view.dealer, rules))
        self.places = tuple(place for place, _ in made)
        auction.remember(array("i", [code_of(call) for _, call in made]))
        auction.pass_out_every = 0


def in_turn(calls: Calls, dealer: Seat, rules: Rules) -> Iterator[tuple[int, Call]]:
    """Yield the calls, each with its place among them, as if each seat had waited for its turn.

    A double at an opponent's turn counts as made at the partner's at the latest: the side says the same. The
    place is -1 where the seat that is imagined to call has not made that call.
    """
    if not rules.auction.doubles_out_of_turn:
        yield from enumerate(call for _, call in calls)
        return
    turn = imagined = after(dealer, rules.players)
    for place, (seat, call) in enumerate(calls):
        if side_of(turn, rules.players) != side_of(seat, rules.players):
            yield -1, Word.PASS
            imagined = after(imagined, rules.players)
        yield (place if seat == imagined else -1), call
        turn, imagined = after(seat, rules.players), after(imagined, rules.players)


def code_of(call: Call) -> int:
    """Return the call as a number."""
    if isinstance(call, Word):
        return CODES[call]
    return call_code.BID + 8 * place_of(call.goal) + TRUMP_CODES[call.trumps]


def contract_of(rules: Rules, code: int) -> Contract:
    """Return the contract that `SimulatedAuction` writes as a number."""
    goals = goals_known(rules)
    return Contract(
        trumps=ALL_DENOMINATIONS[code & 7],
        taker=code >> call_code.TAKER_AT & 3,
        multiplier=rules.auction.multipliers[code >> call_code.MULTIPLIER_AT],
        goal=goals[code >> call_code.GOAL_AT & 15] if goals else 0,
    )
