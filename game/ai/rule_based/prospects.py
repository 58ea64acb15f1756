"""What a contract is expected to bring, and what a seat asks of a hand before it makes a call."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from game.ai.weights.rule_player import PLAIN, BidWeights
from game.rules.auction import course_of
from game.rules.call import CAPOT_GOAL
from game.rules.contract import Trumps
from game.rules.line import sheet_unit
from game.rules.options.rules import Rules
from game.rules.options.score import DoubledPart, Writing
from game.rules.scoring import factors_of, whole_game
from game.rules.seats import Side
from game.rules.view import View

FAILED_BID: Final = 160
"""What the defence writes besides the number (FFB), or two more."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The distribution of what a game brings the taker's side, taken as normal."""

    trumps: Trumps
    mean: float
    """The expected difference to the other side, in points."""
    spread: float
    """The standard deviation of the difference."""
    goal: int = 0
    """The number bid; 0 where no numbers are bid."""


def chance_above(level: float, prospect: Prospect) -> float:
    """Return the chance that the taker's side is ahead by more than `level`."""
    return 0.5 * math.erfc((level - prospect.mean) / prospect.spread / math.sqrt(2))


def gain(prospect: Prospect, rules: Rules, multiplier: int = 1) -> float:
    """Return the expected gain of the taker's side in the sheet, in card points also where tens are written.

    Deals above the needed level are written as they are, the others cost the whole game.
    """
    score, factor = rules.score, factors_of(prospect.trumps, rules.score).cards
    if not score.can_fall and multiplier == 1:
        return prospect.mean
    whole = whole_game(prospect.trumps, score) // factor
    level, bonus, lost = 0.0, 0, whole
    is_bid_alone = score.writing is Writing.BID and score.doubled_part is DoubledPart.BID
    if score.writing is Writing.BID:
        bonus = score.bid_points(prospect.goal, prospect.trumps) * (multiplier if is_bid_alone else 1)
        level, lost = 2.0 * prospect.goal - whole, FAILED_BID + bonus
        if not score.bid_is_enough:
            level = max(0.0, level)
        if prospect.goal >= CAPOT_GOAL:
            level += PLAIN.capot_caution
    made = chance_above(level, prospect)
    if multiplier > 1 and not is_bid_alone:
        return factor * multiplier * (made * (whole + bonus) - (1 - made) * lost)
    place = (level - prospect.mean) / prospect.spread
    density = math.exp(-place * place / 2) / math.sqrt(2 * math.pi)
    ahead = prospect.mean * made + prospect.spread * density
    return factor * (ahead + made * bonus - (1 - made) * lost)


def asked_at(rules: Rules, place: int, weights: BidWeights, *, takes: bool) -> float:
    """Return the least value of a hand for call number `place`, where games are named once.

    `takes`: the call takes the turned card, if there is one.
    """
    if course_of(rules).turns_card:
        if rules.score.can_fall:
            return weights.take if takes else weights.name
        return weights.take_freely if takes else weights.name_freely
    if place == rules.players - 1:
        return weights.dealer
    return (weights.eldest, weights.second, weights.third)[min(place, 2)]


def asked_by_score(view: View, own: Side, weights: BidWeights) -> float:
    """Return how many more card points a seat of that side asks for because a side is close to the target."""
    unit = sheet_unit(view.rules.score)
    missing = [unit * (view.rules.match.target - score) for score in view.scores]
    mine, theirs = missing[own], min(value for side, value in enumerate(missing) if side != own)
    if theirs <= weights.by_defending and mine > weights.by_calling:
        return weights.let_them
    if mine <= weights.by_defending and theirs > weights.by_calling:
        return weights.sit_still
    if weights.by_defending < theirs <= weights.by_calling and mine > theirs:
        return weights.stop_them
    return 0.0
