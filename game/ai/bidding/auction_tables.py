"""The tables by which the bidders of simulated auctions judge hands, made for the rules of a game.

Values are in sixteenths of a card point. `call_code` numbers roles, games and thresholds.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from game.ai.bidding import call_code
from game.ai.coding import TRUMP_CODES, cards_of
from game.ai.course_skill import skill_of
from game.ai.rule_based.bid_weights import PLAIN
from game.ai.rule_based.estimates import Role
from game.ai.rule_based.fitted import judged
from game.ai.rule_based.hand_features import features, held_features, is_backed
from game.ai.rule_based.overcall import OVER_OPPONENTS, OVER_PARTNER
from game.ai.rule_based.prospects import Prospect, gain
from game.cards.suit import Suit
from game.rules.auction import course_of
from game.rules.call import CAPOT_GOAL
from game.rules.contract import Trumps
from game.rules.scoring import whole_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.options.rules import Rules

SIXTEENTHS: Final = 16
SUITS: Final = 4
ROLES: Final = (Role.TAKER, Role.PARTNER, Role.OPPONENT)
CLASS_OF: Final = {Trumps.CLUBS: 0, Trumps.NONE: 1, Trumps.ALL: 2}
LOWEST: Final = 80
STEP: Final = 2
"""Points between two entries of a table of gains."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionTables:
    """The tables of `SimulatedBidder`, by the names of its attributes."""

    worth: array[int]
    """By role, game, suit and ranks of the suit: what these cards add."""
    base: array[int]
    """By role and game: the value without a card."""
    leads: array[int]
    """By role and game: what the first lead adds."""
    averages: array[int]
    """By role and game: the average value of a hand."""
    gains: array[int]
    """By class of game, role, goal, doubling and expected difference: the expected gain."""
    thresholds: array[int]
    """What bidders ask for."""
    overcall_course: array[int]
    """By row of a call above another's game (`overcall`): what it gains whatever the cards are."""
    overcall_within: array[int]
    """By row and ranks of a suit that becomes trumps: what these cards add."""
    overcall_beside: array[int]
    """By row and ranks of another suit."""
    overcall_theirs: array[int]
    """By row and ranks of the suit of the standing game."""
    backed: array[int]
    """By ranks of a suit: whether a seat may name it."""


@lru_cache(maxsize=16)
def auction_tables(rules: Rules) -> AuctionTables:
    """Return the tables of these rules. Hashing the rules takes long, so callers keep the tables."""
    size = call_code.ROLES * call_code.DENOMINATIONS
    worth, base = array("i", [0] * (size * SUITS * 256)), array("i", [call_code.NEVER] * size)
    leads, averages = array("i", [0] * size), array("i", [0] * size)
    for trumps in course_of(rules).trumps:
        code = TRUMP_CODES[trumps]
        models = judged(rules, trumps)
        for number, role in enumerate(ROLES):
            if role not in models:
                continue
            found = hand_table(rules, Trumps.CLUBS if trumps.suit is not None else trumps, role)
            place = number * call_code.DENOMINATIONS + code
            base[place], leads[place] = found.base, found.leads
            averages[place] = round(SIXTEENTHS * models[role].average)
            for suit in range(SUITS):
                start = (place * SUITS + suit) * 256
                worth[start : start + 256] = found.within if code in {suit, 4, 5} else found.beside
    return AuctionTables(
        worth=worth,
        base=base,
        leads=leads,
        averages=averages,
        gains=_gains(rules),
        thresholds=_thresholds(rules),
        **_overs(rules),
    )


@dataclass(frozen=True, slots=True)
class HandTable:
    """What a hand is worth in a game, suit by suit."""

    base: int
    leads: int
    within: array[int]
    """By ranks of a trump suit."""
    beside: array[int]
    """By ranks of another suit."""


@lru_cache(maxsize=32)
def hand_table(rules: Rules, trumps: Trumps, role: Role) -> HandTable:
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
    course, times = course_of(rules), rules.auction.multipliers
    if not course.outbids:
        return found
    goals = goals_known(rules) or (0,)
    middle = call_code.STEPS // 2
    for trumps in [one for one in CLASS_OF if one in course.trumps]:
        models = judged(rules, trumps)
        for place, role in enumerate(ROLES):
            for goal_place, goal in enumerate(goals):
                for doubled, factor in enumerate(times[: call_code.MULTIPLIERS]):
                    start = (CLASS_OF[trumps] * call_code.ROLES + place) * call_code.GOALS + goal_place
                    start = (start * call_code.MULTIPLIERS + doubled) * call_code.STEPS
                    for step in range(call_code.STEPS):
                        prospect = Prospect(trumps, STEP * (step - middle) + 1.0, models[role].spread, goal)
                        found[start + step] = round(SIXTEENTHS * gain(prospect, rules, factor))
    return found


def _thresholds(rules: Rules) -> array[int]:
    falls, is_number = rules.score.can_fall, bool(course_of(rules).goals)
    thresholds = {
        call_code.ELDEST: PLAIN.eldest,
        call_code.SECOND: PLAIN.second,
        call_code.THIRD: PLAIN.third,
        call_code.DEALER: PLAIN.dealer,
        call_code.TAKES: PLAIN.take if falls else PLAIN.take_freely,
        call_code.NAMES: PLAIN.name if falls else PLAIN.name_freely,
        call_code.WAITS: PLAIN.waits,
        call_code.CONTRAS: PLAIN.contra,
        call_code.RECONTRAS: PLAIN.recontra,
        call_code.OPENS: PLAIN.opens,
        call_code.FLOOR: PLAIN.floor,
        call_code.OVER_PARTNER: PLAIN.over_partner,
        call_code.OVER_OPPONENTS: PLAIN.over_opponents,
        call_code.DOUBLES: PLAIN.doubles_number if is_number else PLAIN.doubles,
        call_code.PARTNER_BID: PLAIN.partner_bid,
        call_code.OPPONENT_BID: PLAIN.opponent_number if is_number else PLAIN.opponent_bid,
        call_code.MARGIN: PLAIN.margin,
        call_code.MEASURED_PARTNER: PLAIN.measured_partner,
        call_code.MEASURED_OPPONENTS: PLAIN.measured_opponents,
        call_code.WHOLE: whole_game(None, rules.score),
    }
    return array("i", [round(SIXTEENTHS * thresholds[place]) for place in range(call_code.THRESHOLDS)])


def _overs(rules: Rules) -> dict[str, array[int]]:
    """Return the tables of calls above another's game, by their names; empty ones where none was measured."""
    course = array("i", [0] * (call_code.OVERCALLS * call_code.COURSE))
    within, beside, theirs = (array("i", [0] * (call_code.OVERCALLS * 256)) for _ in range(3))
    if skill_of(rules).knows_rising:
        for is_own, known in enumerate((OVER_OPPONENTS, OVER_PARTNER)):
            for (standing, named), figures in known.items():
                row = (2 * is_own + (standing is Trumps.NONE)) * call_code.CLASSES + CLASS_OF[named]
                base, start = _sixteenths(figures, named, rules), row * call_code.COURSE
                course[start + call_code.BASE] = base
                course[start + call_code.LEADS] = _sixteenths(figures, named, rules, leads=True) - base
                course[start + call_code.AGAIN] = round(SIXTEENTHS * figures.get("again", 0.0))
                course[start + call_code.BY_PARTNER] = round(SIXTEENTHS * figures.get("partner", 0.0))
                course[start + call_code.TWICE] = round(SIXTEENTHS * figures.get("they_twice", 0.0))
                course[start + call_code.KNOWN] = 1
                for ranks in range(256):
                    within[row * 256 + ranks] = _sixteenths(figures, named, rules, ranks) - base
                    beside[row * 256 + ranks] = _sixteenths(figures, named, rules, ranks << 8) - base
                    if standing is not Trumps.NONE:
                        held = held_features(cards_of(ranks), Suit.CLUBS)
                        total = sum(figures.get(name, 0.0) * often for name, often in held.items())
                        theirs[row * 256 + ranks] = round(SIXTEENTHS * total)
    backed = array("b", [is_backed(cards_of(ranks), Suit.CLUBS) for ranks in range(256)])
    return {
        "overcall_course": course,
        "overcall_within": within,
        "overcall_beside": beside,
        "overcall_theirs": theirs,
        "backed": backed,
    }


def _sixteenths(
    figures: Mapping[str, float], trumps: Trumps, rules: Rules, cards: int = 0, *, leads: bool = False
) -> int:
    """Return what the model says of a hand, given as a mask."""
    found = features(cards_of(cards), trumps, rules, leads=leads)
    return round(SIXTEENTHS * sum(figures.get(name, 0.0) * often for name, often in found.items()))
