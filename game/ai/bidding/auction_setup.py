"""The bidders of imagined auctions sit at the table of a view, and have heard what was said there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.bidding import call_code
from game.ai.bidding.auction_tables import AuctionTables, auction_tables, place_of
from game.ai.bidding.simulated_auction import SimulatedAuction
from game.ai.coding import TRUMP_CODES
from game.ai.course_skill import skill_of
from game.ai.end_code import ROW
from game.ai.rule_based.bid_weights import PLAIN
from game.ai.rule_based.match_score import wanted_by
from game.rules.auction import course_of
from game.rules.call import Word
from game.rules.options.pack import SevenExchange
from game.rules.seats import after, side_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.rules.auction import Calls
    from game.rules.call import Call
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.view import View

CODES: Final = {
    Word.PASS: call_code.PASS,
    Word.CONTRA: call_code.CONTRA,
    Word.RECONTRA: call_code.RECONTRA,
    Word.TAKE: call_code.TAKE,
}


class AuctionSetup:
    """One auction that can be set up for any view."""

    def __init__(self) -> None:
        """Make the compiled part once, its tables are large."""
        self.calling = SimulatedAuction()
        self._tables: tuple[Rules, AuctionTables] | None = None

    def lay(self, view: View) -> None:
        """Set the rules, the figures, the score and every call so far; none of them is skipped.

        Raises LookupError for a course that the compiled bidders do not know (`can_imagine`).
        """
        rules, calling_ = view.rules, self.calling
        course, code = course_of(rules), skill_of(rules).code
        if code is None:
            raise LookupError(f"no auction can be imagined that takes the course {course.kind.value}")
        if self._tables is None or self._tables[0] is not rules:
            # Whoever asks keeps them: to hash all house rules takes long.
            self._tables = (rules, auction_tables(rules))
        tables = self._tables[1]
        calling_.worth, calling_.base, calling_.leads = tables.worth, tables.base, tables.leads
        calling_.averages, calling_.gains, calling_.figures = tables.averages, tables.gains, tables.figures
        overs = tables.overs
        calling_.over_course, calling_.over_within = overs.course, overs.within
        calling_.over_beside, calling_.over_theirs, calling_.backed = overs.beside, overs.theirs, overs.backed
        auction, pack = rules.auction, rules.pack
        calling_.kind, calling_.players, calling_.dealer = code, rules.players, view.dealer
        calling_.mus = int(auction.mus)
        calling_.first_must = int(course.first_must_call(rules))
        calling_.has_contra, calling_.has_recontra = int(auction.contra), int(auction.recontra)
        calling_.all_ends, calling_.runs = int(auction.all_trumps_ends), int(auction.run_from_contra)
        calling_.turned = -1 if view.proposed is None else int(view.proposed)
        calling_.adds_turned = int(rules.taker_gets_turned)
        calling_.swaps_seven = int(pack.seven_exchange is not SevenExchange.OFF)
        calling_.lowest, calling_.highest = 0, len(course.trumps)
        for seat in range(ROW):
            more = wanted_by(side_of(seat, rules.players), view, PLAIN) if seat < rules.players else 0
            calling_.asked[seat] = round(16 * more)
        calling_.said_count = 0
        for call in in_turn(view.calls, view.dealer, rules.players):
            calling_.remember(code_of(call))
        calling_.silent, calling_.skipped = 0, 0


def in_turn(calls: Calls, dealer: Seat, players: int) -> Iterator[Call]:
    """The calls as if each seat had waited for its turn.

    Whoever doubled at an opponent's turn waited for his partner's at the latest: his own side says the same.
    """
    turn = after(dealer, players)
    for seat, call in calls:
        if side_of(turn, players) != side_of(seat, players):
            yield Word.PASS
        yield call
        turn = after(seat, players)


def code_of(call: Call) -> int:
    """The call as `SimulatedAuction` takes it."""
    if isinstance(call, Word):
        return CODES[call]
    return call_code.BID + 8 * place_of(call.goal) + TRUMP_CODES[call.trumps]
