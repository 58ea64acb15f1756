"""The simulated auction is prepared for a view: its tables, and calls and contracts as numbers and back."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from game.ai.bidding import call_code
from game.ai.bidding.simulated_auction import SimulatedAuction
from game.ai.coding import TRUMP_CODES, cards_of
from game.ai.course_skill import skill_of
from game.ai.rule_based.hand_value import (
    GAINS,
    Role,
    features,
    held_features,
    is_backed,
    judged,
    kind_of,
    summed,
)
from game.ai.rule_based.prospects import Prospect, asked_by_score, gain
from game.ai.weights.rule_player import PLAIN
from game.cards.suit import Suit
from game.rules.auction import Calls, course_of
from game.rules.call import CAPOT_GOAL, GENERALE_GOAL, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.options.pack import SevenExchange
from game.rules.options.rules import Rules
from game.rules.scoring import whole_game
from game.rules.seats import Seat, after, side_of
from game.rules.view import View

SIXTEENTHS: Final = 16
SUITS: Final = 4
ROLES: Final = (Role.TAKER, Role.PARTNER, Role.OPPONENT)
CLASS_OF: Final = {Trumps.CLUBS: 0, Trumps.NONE: 1, Trumps.ALL: 2}
LOWEST: Final = 80
CALLS_BEFORE: Final = ("again", "partner", "they_twice")
STEP: Final = 2
"""Points between two entries of a table of gains."""
ASKED: Final = (
    *("eldest", "second", "third", "dealer", "take", "name", "waits", "contra", "recontra"),
    *("opens", "floor", "over_partner", "over_opponents", "doubles"),
    *("partner_bid", "opponent_bid", "margin", "measured_partner", "measured_opponents"),
)
"""The fields of `BidWeights` that `SimulatedBidder.ask` takes; the points of a whole game follow."""


def goals_known(rules: Rules) -> tuple[int, ...]:
    """Return the numbers that simulated bidders know, by their places: up to 160 and the capot."""
    goals = [goal for goal in course_of(rules).goals if goal <= CAPOT_GOAL]
    return (*goals[: call_code.GOALS - 1], *goals[-1:])


def place_of(goal: int) -> int:
    """Return the place of a number in `goals_known`.

    One above 160 is taken for that, no number for the first, a générale for a capot.
    """
    if goal >= CAPOT_GOAL:
        return call_code.GOALS - 1
    return min(max(0, goal - LOWEST) // 10, call_code.GOALS - 2)


@lru_cache(maxsize=16)
def auction_tables(rules: Rules) -> dict[str, array[int]]:
    """Return the tables of `SimulatedBidder` under these rules, by the names of its attributes.

    `worth`: by role, game, suit and ranks of the suit, what these cards add; `base`, `leads` and `averages`:
    by role and game, the value without a card, what the first lead adds, and the average value of a hand;
    `gains`: by class of game, role, goal, doubling and expected difference, the expected gain.
    """
    size = call_code.ROLES * call_code.DENOMINATIONS
    worth, base = array("i", [0] * (size * SUITS * 256)), array("i", [call_code.NEVER] * size)
    leads, averages = array("i", [0] * size), array("i", [0] * size)
    for trumps in course_of(rules).trumps:
        code = TRUMP_CODES[trumps]
        for role, model in judged(rules, trumps).items():
            found = _hand_table(rules, kind_of(trumps), role)
            place = ROLES.index(role) * call_code.DENOMINATIONS + code
            base[place], leads[place] = found.base, found.leads
            averages[place] = round(SIXTEENTHS * model.average)
            for suit in range(SUITS):
                start = (place * SUITS + suit) * 256
                worth[start : start + 256] = found.within if code in {suit, 4, 5} else found.beside
    known = {"worth": worth, "base": base, "leads": leads, "averages": averages, "gains": _gains(rules)}
    return known | _overcalls(rules)


class HandTable(NamedTuple):
    """What a hand is worth in a game, suit by suit."""

    base: int
    leads: int
    within: array[int]
    """By ranks of a trump suit."""
    beside: array[int]
    """By ranks of another suit."""


@lru_cache(maxsize=32)
def _hand_table(rules: Rules, trumps: Trumps, role: Role) -> HandTable:
    """Return the table by `judged`; clubs stand for every suit."""
    estimate = judged(rules, trumps)[role]
    base = estimate.of((), trumps, rules, leads=False)
    leads = estimate.of((), trumps, rules, leads=True) - base

    def worth_of(ranks: int) -> int:
        return round(SIXTEENTHS * (estimate.of(cards_of(ranks), trumps, rules, leads=False) - base))

    return HandTable(
        base=round(SIXTEENTHS * base),
        leads=round(SIXTEENTHS * leads),
        within=array("i", [worth_of(ranks) for ranks in range(256)]),
        beside=array("i", [worth_of(ranks << 8) for ranks in range(256)]),
    )


def _gains(rules: Rules) -> array[int]:
    rows = call_code.CLASSES * call_code.ROLES * call_code.GOALS * call_code.MULTIPLIERS
    found = array("i", [0] * (rows * call_code.STEPS))
    course, middle = course_of(rules), call_code.STEPS // 2
    goals = enumerate(goals_known(rules) or (0,))
    times = enumerate(rules.auction.multipliers[: call_code.MULTIPLIERS])
    classes = [(trumps, place) for trumps, place in CLASS_OF.items() if trumps in course.trumps]
    for (trumps, kind), role, (at, goal), (doubled, factor) in product(
        classes if course.outbids else (), ROLES, goals, times
    ):
        row = (kind * call_code.ROLES + ROLES.index(role)) * call_code.GOALS + at
        start = (row * call_code.MULTIPLIERS + doubled) * call_code.STEPS
        spread = judged(rules, trumps)[role].spread
        for step in range(call_code.STEPS):
            prospect = Prospect(trumps, STEP * (step - middle) + 1.0, spread, goal)
            found[start + step] = round(SIXTEENTHS * gain(prospect, rules, factor))
    return found


def _asked(rules: Rules) -> tuple[int, ...]:
    """Return what bidders ask for (`SimulatedBidder.ask`)."""
    names = {} if rules.score.can_fall else {"take": "take_freely", "name": "name_freely"}
    if course_of(rules).goals:
        names |= {"doubles": "doubles_number", "opponent_bid": "opponent_number"}
    asked = [getattr(PLAIN, names.get(name, name)) for name in ASKED]
    return tuple(round(SIXTEENTHS * points) for points in (*asked, whole_game(None, rules.score)))


def _overcalls(rules: Rules) -> dict[str, array[int]]:
    """Return the tables of calls above another's game, by their names; empty ones where none was measured.

    By row of such a call, `overcall_course` says what it gains whatever the cards are; by row and ranks of a
    suit, what the cards add in a suit that becomes trumps (`overcall_within`), in another suit
    (`overcall_beside`), and in that of the standing game (`overcall_theirs`). `backed` tells by ranks of a
    suit whether a seat may name it.
    """
    course = array("i", [0] * (call_code.OVERCALLS * call_code.COURSE))
    within, beside, theirs = (array("i", [0] * (call_code.OVERCALLS * 256)) for _ in range(3))
    known = GAINS if skill_of(rules).knows_rising else {}
    for is_own, by in enumerate(("opponents", "partner")):
        for (standing, named), figures in known.get(by, {}).items():
            row = (2 * is_own + (standing is Trumps.NONE)) * call_code.CLASSES + CLASS_OF[named]
            base, leads = (_sixteenths(figures, named, rules, leads=leads) for leads in (False, True))
            before = [round(SIXTEENTHS * figures.get(name, 0.0)) for name in CALLS_BEFORE]
            start = row * call_code.COURSE
            course[start : start + call_code.COURSE] = array("i", [base, leads - base, *before, 1])
            for ranks in range(256):
                within[row * 256 + ranks] = _sixteenths(figures, named, rules, ranks) - base
                beside[row * 256 + ranks] = _sixteenths(figures, named, rules, ranks << 8) - base
                if standing is not Trumps.NONE:
                    held = held_features(cards_of(ranks), Suit.CLUBS)
                    theirs[row * 256 + ranks] = round(SIXTEENTHS * summed(figures, held))
    return {
        "overcall_course": course,
        "overcall_within": within,
        "overcall_beside": beside,
        "overcall_theirs": theirs,
        "backed": array("b", [is_backed(cards_of(ranks), Suit.CLUBS) for ranks in range(256)]),
    }


def _sixteenths(
    figures: Mapping[str, float], trumps: Trumps, rules: Rules, cards: int = 0, *, leads: bool = False
) -> int:
    """Return what the model says of a hand, given as a mask."""
    return round(SIXTEENTHS * summed(figures, features(cards_of(cards), trumps, rules, leads=leads)))


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

    def prepare(self, view: View) -> None:
        """Set the rules, the bidders' thresholds, the score and all calls so far.

        Raises LookupError for a course that the compiled bidders do not know (`can_simulate`).
        """
        rules, auction = view.rules, self.auction
        course, code = course_of(rules), skill_of(rules).code
        if code is None:
            raise LookupError(f"no auction can be simulated that takes the course {course.kind.value}")
        for name, table in auction_tables(rules).items():
            setattr(auction, name, table)
        auction.ask(_asked(rules))
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
            asked = asked_by_score(view, side_of(seat, rules.players), PLAIN)
            auction.threshold_shift[seat] = round(SIXTEENTHS * asked)
        made = tuple(in_turn(view.calls, view.dealer, rules))
        said = array("i", [code_of(call) for call, _ in made])
        auction.remember(said, array("b", [is_imagined for _, is_imagined in made]))
        auction.pass_out_every = 0


def in_turn(calls: Calls, dealer: Seat, rules: Rules) -> Iterator[tuple[Call, bool]]:
    """Yield the calls as if each seat had waited for its turn, each with whether it is imagined.

    A double at an opponent's turn counts as made at the partner's at the latest: the side says the same. A
    call is imagined where the seat whose turn it would be has not made it.
    """
    if not rules.auction.doubles_out_of_turn:
        yield from ((call, False) for _, call in calls)
        return
    turn = imagined = after(dealer, rules.players)
    for seat, call in calls:
        if side_of(turn, rules.players) != side_of(seat, rules.players):
            yield Word.PASS, True
            imagined = after(imagined, rules.players)
        yield call, seat != imagined
        turn, imagined = after(seat, rules.players), after(imagined, rules.players)


def code_of(call: Call) -> int:
    """Return the call as a number."""
    if isinstance(call, Word):
        return CODES[call]
    return call_code.BID + 8 * place_of(call.goal) + TRUMP_CODES[call.trumps]


def contract_of(rules: Rules, code: int) -> Contract:
    """Return the contract that `SimulatedAuction` writes as a number, or a générale with its bit set."""
    goals = (GENERALE_GOAL,) * call_code.GOALS if code & call_code.GENERALE else goals_known(rules)
    return Contract(
        trumps=tuple(Trumps)[code & 7],
        taker=code >> call_code.TAKER_AT & 3,
        multiplier=rules.auction.multipliers[code >> call_code.MULTIPLIER_AT & 3],
        goal=goals[code >> call_code.GOAL_AT & 15] if goals else 0,
    )
