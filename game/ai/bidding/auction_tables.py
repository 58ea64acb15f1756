"""The tables and figures of the bidders in imagined auctions, made for the rules of a game."""

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
from game.cards.suit import SUITS as SUITS_OF_CARDS
from game.rules.auction import course_of
from game.rules.call import CAPOT_GOAL
from game.rules.contract import Trumps
from game.rules.scoring import whole_game

if TYPE_CHECKING:
    from game.ai.rule_based.bid_weights import BidWeights
    from game.ai.rule_based.estimates import Judged
    from game.rules.options.rules import Rules

SIXTEENTHS: Final = 16
SUITS: Final = 4
ROLES: Final = (Role.TAKER, Role.PARTNER, Role.OPPONENT)
SUIT_OF_TABLES: Final = SUITS_OF_CARDS[0]
CLASS_OF: Final = {Trumps.CLUBS: 0, Trumps.NONE: 1, Trumps.ALL: 2}
LOWEST: Final = 80
STEP: Final = 2
"""Points between two entries of a table of gains."""


def goals_known(rules: Rules) -> tuple[int, ...]:
    """The numbers that imagined bidders know, by their places: up to 160 and the capot."""
    goals = [goal for goal in course_of(rules).goals if goal <= CAPOT_GOAL]
    return (*goals[: call_code.GOALS - 1], *goals[-1:])


def place_of(goal: int) -> int:
    """The place of a number in `goals_known`.

    One above 160 is taken for that, no number for the first, a générale for a capot.
    """
    if goal >= CAPOT_GOAL:
        return call_code.GOALS - 1
    return min(max(0, goal - LOWEST) // 10, call_code.GOALS - 2)


@dataclass(frozen=True, slots=True)
class AuctionTables:
    """What `SimulatedAuction` takes over for a game; whoever asks keeps them as long as the rules stay."""

    worth: array[int]
    base: array[int]
    leads: array[int]
    averages: array[int]
    gains: array[int]
    figures: array[int]
    overs: OverTables


@dataclass(frozen=True, slots=True)
class OverTables:
    """What calls above another's game gain (`overcall`) by the rows of `SimulatedAuction`, in 16ths."""

    course: array[int]
    within: array[int]
    beside: array[int]
    theirs: array[int]
    backed: array[int]
    """By ranks of a suit, whether a seat may name it."""


@lru_cache(maxsize=16)
def auction_tables(rules: Rules, weights: BidWeights = PLAIN) -> AuctionTables:
    """The tables of these rules, for bidders who ask for so much."""
    size = call_code.ROLES * call_code.GAMES
    worth, base = array("i", [0] * (size * SUITS * 256)), array("i", [call_code.NEVER] * size)
    leads, averages = array("i", [0] * size), array("i", [0] * size)
    for trumps in course_of(rules).trumps:
        code = TRUMP_CODES[trumps]
        figures = judged(rules, trumps)
        for number, role in enumerate(ROLES):
            if role not in figures:
                continue
            found = hand_table(rules, Trumps.CLUBS if trumps.suit is not None else trumps, role)
            place = number * call_code.GAMES + code
            base[place], leads[place] = found.base, found.leads
            averages[place] = round(SIXTEENTHS * figures[role].average)
            for suit in range(SUITS):
                start = (place * SUITS + suit) * 256
                worth[start : start + 256] = found.within if code in {suit, 4, 5} else found.beside
    return AuctionTables(worth, base, leads, averages, _gains(rules), _figures(rules, weights), _overs(rules))


@dataclass(frozen=True, slots=True)
class HandTable:
    """What a hand is worth in a game, suit by suit, in sixteenths of a point."""

    base: int
    leads: int
    within: array[int]
    """By ranks of a trump suit, in sixteenths of a point."""
    beside: array[int]
    """The same beside the trumps."""


@lru_cache(maxsize=32)
def hand_table(rules: Rules, trumps: Trumps, role: Role) -> HandTable:
    """The table by `judged`; any suit stands for all."""
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
    """What a game promises by what the side should be ahead, in the places of `SimulatedAuction`."""
    rows = call_code.CLASSES * call_code.ROLES * call_code.GOALS * call_code.MULTIPLIERS
    found = array("i", [0] * (rows * call_code.STEPS))
    course, times = course_of(rules), rules.auction.multipliers
    if not course.outbids:
        return found
    goals = goals_known(rules) or (0,)
    classes = [trumps for trumps in CLASS_OF if trumps in course.trumps]
    middle = call_code.STEPS // 2
    for trumps in classes:
        figures: Judged = judged(rules, trumps)
        for place, role in enumerate(ROLES):
            for goal_place, goal in enumerate(goals):
                for doubled, factor in enumerate(times[: call_code.MULTIPLIERS]):
                    start = (CLASS_OF[trumps] * call_code.ROLES + place) * call_code.GOALS + goal_place
                    start = (start * call_code.MULTIPLIERS + doubled) * call_code.STEPS
                    for step in range(call_code.STEPS):
                        prospect = Prospect(trumps, STEP * (step - middle) + 1.0, figures[role].spread, goal)
                        found[start + step] = round(SIXTEENTHS * gain(prospect, rules, factor))
    return found


def _figures(rules: Rules, weights: BidWeights) -> array[int]:
    falls, is_number = rules.score.can_fall, bool(course_of(rules).goals)
    figures = {
        call_code.ELDEST: weights.eldest,
        call_code.SECOND: weights.second,
        call_code.THIRD: weights.third,
        call_code.DEALER: weights.dealer,
        call_code.TAKES: weights.take if falls else weights.take_freely,
        call_code.NAMES: weights.name if falls else weights.name_freely,
        call_code.WAITS: weights.waits,
        call_code.CONTRAS: weights.contra,
        call_code.RECONTRAS: weights.recontra,
        call_code.OPENS: weights.opens,
        call_code.FLOOR: weights.floor,
        call_code.OVER_PARTNER: weights.over_partner,
        call_code.OVER_OPPONENTS: weights.over_opponents,
        call_code.DOUBLES: weights.doubles_number if is_number else weights.doubles,
        call_code.PARTNER_BID: weights.partner_bid,
        call_code.OPPONENT_BID: weights.opponent_number if is_number else weights.opponent_bid,
        call_code.MARGIN: weights.margin,
        call_code.MEASURED_PARTNER: weights.measured_partner,
        call_code.MEASURED_OPPONENTS: weights.measured_opponents,
        call_code.WHOLE: whole_game(None, rules.score),
    }
    return array("i", [round(SIXTEENTHS * figures[place]) for place in range(call_code.FIGURES)])


def _overs(rules: Rules) -> OverTables:
    course = array("i", [0] * (call_code.OVERS * call_code.COURSE))
    within, beside, theirs = (array("i", [0] * (call_code.OVERS * 256)) for _ in range(3))
    backed = array("b", [is_backed(cards_of(ranks), SUIT_OF_TABLES) for ranks in range(256)])
    tables = OverTables(course, within, beside, theirs, backed)
    if not skill_of(rules).knows_rising:
        return tables
    for is_own, known in enumerate((OVER_OPPONENTS, OVER_PARTNER)):
        for (standing, named), figures in known.items():
            row = (2 * is_own + (standing is Trumps.NONE)) * call_code.CLASSES + CLASS_OF[named]

            def value(ranks: int, beside: int, *, leads: bool = False) -> int:
                cards = cards_of(ranks | beside << 8)
                found = features(cards, named, rules, leads=leads)  # noqa: B023 - called in this turn only
                total = sum(figures.get(name, 0.0) * often for name, often in found.items())  # noqa: B023
                return round(SIXTEENTHS * total)

            base, start = value(0, 0), row * call_code.COURSE
            course[start + call_code.BASE] = base
            course[start + call_code.LEADS] = value(0, 0, leads=True) - base
            course[start + call_code.AGAIN] = round(SIXTEENTHS * figures.get("again", 0.0))
            course[start + call_code.BY_PARTNER] = round(SIXTEENTHS * figures.get("partner", 0.0))
            course[start + call_code.TWICE] = round(SIXTEENTHS * figures.get("they_twice", 0.0))
            course[start + call_code.KNOWN] = 1
            for ranks in range(256):
                within[row * 256 + ranks] = value(ranks, 0) - base
                beside[row * 256 + ranks] = value(0, ranks) - base
                if standing is not Trumps.NONE:
                    held = held_features(cards_of(ranks), SUIT_OF_TABLES)
                    total = sum(figures.get(name, 0.0) * often for name, often in held.items())
                    theirs[row * 256 + ranks] = round(SIXTEENTHS * total)
    return tables
