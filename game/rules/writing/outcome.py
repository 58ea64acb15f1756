"""Whether the taker has made his contract (A12, D, E-03, F-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.options.score import ScoreRules, Tie, Writing
from game.rules.result import Outcome

if TYPE_CHECKING:
    from game.rules.writing.count import Count, Points


def outcome_of(count: Count, totals: Points, score: ScoreRules) -> Outcome:
    """Half and one is needed: strictly more than all others together.

    Where nobody falls (dedans=False) a contra still makes it a contest. A taker without a trick has fallen,
    whatever he declared ([001] "вторият взима всички точки", D-13). A doubled deal that is level hangs in
    Bulgaria only (OFF "всички точки … остават за отбора, спечелил следващото раздаване").
    """
    if not score.can_fall and not count.is_doubled:
        return Outcome.MADE
    if not count.tricks[count.taker]:
        return Outcome.FELL
    lead = 2 * totals[count.taker] - sum(totals)
    if lead > 0:
        return Outcome.MADE
    if lead < 0:
        return Outcome.FELL
    if score.tie is Tie.HANG and (not count.is_doubled or score.writing is Writing.TENS):
        return Outcome.HUNG
    return Outcome.MADE if score.tie is Tie.TAKER_WINS else Outcome.FELL
