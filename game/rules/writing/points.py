"""Card points as they are: Bela and belote, in pairs, in two and in three (A12, C-08, F)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.options.score import ScoreRules, ThreeHandFall
from game.rules.result import Outcome
from game.rules.writing.count import best_of_the_others, plus
from game.rules.writing.premium import multiplied

if TYPE_CHECKING:
    from game.rules.writing.count import Count, Points


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What the totals of a deal are made of, after the rule for a side without a trick; by side."""

    totals: Points
    declared: Points
    """Without belote."""
    belote: Points
    bonus: Points


def written_in_points(
    count: Count, parts: Parts, outcome: Outcome, factor: int, score: ScoreRules
) -> tuple[Points, int]:
    """What each side writes, and what hangs.

    Made: each its own. Fallen: the other side everything, in three by fall3. Level: the taker's points
    hang, without a belote that stays ("jamais perdue", F). Doubled and made: the taker everything. A belote
    that stays with a loser is never multiplied.
    """
    totals, taker = parts.totals, count.taker
    if outcome is Outcome.HUNG:
        waiting = totals[taker] - parts.belote[taker] * score.belote_stays
        return plus(totals, taker, -waiting), waiting
    if outcome is Outcome.MADE and not count.is_doubled:
        return totals, 0
    if outcome is Outcome.FELL and len(totals) > 2:
        return _fallen_in_three(count, parts, factor, score), 0
    winner = taker if outcome is Outcome.MADE else best_of_the_others(totals, taker)
    kept = tuple(value * score.belote_stays * (side != winner) for side, value in enumerate(parts.belote))
    pot = multiplied(sum(totals) - sum(kept), sum(parts.bonus), sum(parts.declared), factor, score)
    return plus(kept, winner, pot), 0


def _fallen_in_three(count: Count, parts: Parts, factor: int, score: ScoreRules) -> Points:
    """The others write their own; the taker's points vanish, or go to one of them, or to both (C-08).

    Between equal opponents the one who plays first after the taker is the higher.
    """
    taker = count.taker
    kept = parts.belote[taker] * score.belote_stays
    lost = multiplied(parts.totals[taker] - kept, parts.bonus[taker], parts.declared[taker], factor, score)
    higher = best_of_the_others(parts.totals, taker)
    written = []
    for side, total in enumerate(parts.totals):
        gains = score.three_hand_fall is ThreeHandFall.BOTH_OPPONENTS or (
            score.three_hand_fall is ThreeHandFall.HIGHER_OPPONENT and side == higher
        )
        own = multiplied(total, parts.bonus[side], parts.declared[side], factor, score)
        written.append(kept if side == taker else own + lost * gains)
    return tuple(written)
