"""Coinche: what was made and what was bid, "faits + demandés" (section H, FFB)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.call import CAPOT_GOAL
from game.rules.options.score import DoubledPart, FallenBid, ScoreRules, Tie
from game.rules.result import Outcome
from game.rules.writing.count import best_of_the_others, plus
from game.rules.writing.premium import multiplied

if TYPE_CHECKING:
    from game.rules.writing.count import Count, Points
    from game.rules.writing.points import Parts

FALLEN: Final = 160
"""What the cards count for the defenders when the contract has failed (FFB; 162 in belote)."""


def outcome_of_bid(count: Count, totals: Points, score: ScoreRules) -> Outcome:
    """Whether the bid was made, declarations and belote included.

    At least as many points as were bid, and more than the defenders (FFB coinche, "les deux conditions");
    as many as they is enough only with tie=takerWins, and nothing hangs. A capot needs all tricks and
    nothing else.
    """
    taker = count.taker
    if count.goal == CAPOT_GOAL:
        return Outcome.MADE if count.capot == taker else Outcome.FELL
    lead = 2 * totals[taker] - sum(totals)
    leads = lead > 0 or (lead == 0 and score.tie is Tie.TAKER_WINS)
    return Outcome.MADE if leads and totals[taker] >= count.goal else Outcome.FELL


def written_with_bid(
    count: Count, parts: Parts, outcome: Outcome, factor: int, score: ScoreRules
) -> tuple[Points, int]:
    """What each side writes; nothing hangs.

    Made: the taker his points and the bid, the defenders their points, but nothing in a doubled deal.
    Failed: the defenders 160 or all card points (fallenBid), the bid and all declarations. Both so many times
    after a contra; where that multiplies the bid alone (coincheDoubles) a made one is written as an undoubled
    one. A belote is never multiplied and belongs to its owner (belaStays), or to whoever wins ("prenable")
    when it would be lost.
    """
    taker, belote, totals = count.taker, parts.belote, parts.totals
    bid_alone = score.doubled_part is DoubledPart.BID
    if outcome is Outcome.MADE and (bid_alone or not count.is_doubled):
        return plus(totals, taker, count.goal * factor), 0
    if outcome is Outcome.MADE:
        winner = taker
        made = totals[taker] - belote[taker] + count.goal
        pot = multiplied(made, parts.bonus[taker], parts.declared[taker], factor, score)
    else:
        winner = best_of_the_others(totals, taker)
        declared = sum(parts.declared)
        is_whole = score.fallen_bid is FallenBid.WHOLE
        cards = sum(totals) - sum(belote) - declared if is_whole else FALLEN
        if bid_alone:
            pot = cards + declared + count.goal * factor
        else:
            pot = multiplied(cards + count.goal + declared, 0, declared, factor, score)
    kept = belote if score.belote_stays else plus((0,) * len(totals), winner, sum(belote))
    return plus(kept, winner, pot), 0
