"""Coinche: what was made and what was bid, "faits + demandés" (section H, FFB)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.options.score import BidRounding, DoubledPart, FallenBid, ScoreRules, Tie
from game.rules.result import Outcome
from game.rules.writing.count import best_of_the_others, plus
from game.rules.writing.premium import multiplied

if TYPE_CHECKING:
    from game.rules.seats import Side
    from game.rules.writing.count import Count, Points
    from game.rules.writing.points import Parts

FALLEN: Final = 160
"""What the cards count for the defenders when the contract has failed (FFB; 162 in belote)."""

ALL_TRICKS: Final = 250
"""What the cards of a capot count where those of a doubled deal are not counted (DoubledPart.ROUND)."""

_ROUNDED_UP: Final = {BidRounding.FIVE_UP: 5, BidRounding.SIX_UP: 4}
"""What is added before the last digit is cut off."""


def outcome_of_bid(count: Count, totals: Points, score: ScoreRules) -> Outcome:
    """Whether the bid was made, declarations and belote included.

    At least as many points as were bid, and more than the defenders (FFB coinche, "les deux conditions");
    as many as they is enough only with tie=takerWins, and nothing hangs. With bidEnough the first condition
    is the only one. A capot needs all tricks and nothing else, a générale all of them by the taker alone.
    """
    taker = count.taker
    if count.goal >= CAPOT_GOAL:
        is_made = count.capot == taker and not (count.goal == GENERALE_GOAL and count.has_helped)
        return Outcome.MADE if is_made else Outcome.FELL
    lead = 2 * totals[taker] - sum(totals)
    leads = score.bid_is_enough or lead > 0 or (lead == 0 and score.tie is Tie.TAKER_WINS)
    return Outcome.MADE if leads and totals[taker] >= count.goal else Outcome.FELL


def written_with_bid(
    count: Count, parts: Parts, outcome: Outcome, factor: int, score: ScoreRules
) -> tuple[Points, int]:
    """What each side writes, each line rounded where tens are written (bidRounding); nothing hangs."""
    points = _points_with_bid(count, parts, outcome, factor, score)
    more = _ROUNDED_UP.get(score.bid_rounding)
    return (points if more is None else tuple((one + more) // 10 * 10 for one in points)), 0


def _points_with_bid(count: Count, parts: Parts, outcome: Outcome, factor: int, score: ScoreRules) -> Points:
    """What each side made with the bid.

    Made: the taker his points and the bid, the defenders their points, but nothing in a doubled deal.
    Failed: the defenders 160 or all card points (fallenBid), the bid and all declarations. Both so many times
    after a contra; where that multiplies the bid alone (coincheDoubles) a made one is written as an undoubled
    one. A belote belongs to its owner (belaStays), or to whoever wins ("prenable") when it would be lost; it
    is multiplied, for who wins, only where the cards of a doubled deal are not counted.
    """
    taker, belote, totals = count.taker, parts.belote, parts.totals
    bid_alone, is_round = (score.doubled_part is part for part in (DoubledPart.BID, DoubledPart.ROUND))
    bid = score.bid_points(count.goal, count.trumps)
    if outcome is Outcome.MADE and (bid_alone or not count.is_doubled):
        return plus(totals, taker, bid * factor)
    if outcome is Outcome.MADE:
        winner = taker
        made = totals[taker] - belote[taker]
        if is_round:
            made = cards_of_doubled(count.capot) + parts.declared[taker]
        pot = multiplied(made + bid, parts.bonus[taker], parts.declared[taker], factor, score)
    else:
        winner = best_of_the_others(totals, taker)
        declared = sum(parts.declared)
        is_whole = score.fallen_bid is FallenBid.WHOLE
        cards = sum(totals) - sum(belote) - declared if is_whole else FALLEN
        if bid_alone:
            pot = cards + declared + bid * factor
        else:
            pot = multiplied(cards + bid + declared, 0, declared, factor, score)
    kept = belote if score.belote_stays else plus((0,) * len(totals), winner, sum(belote))
    return plus(kept, winner, pot + kept[winner] * (factor - 1) * is_round)


def cards_of_doubled(capot: Side | None) -> int:
    """What the cards of a doubled contract count that was made, where they are not counted."""
    return FALLEN if capot is None else ALL_TRICKS
