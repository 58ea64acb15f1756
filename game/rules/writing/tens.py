"""Bulgaria: points are compared as they are and written in tens (section D, D-07 to D-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.contract import Trumps
from game.rules.options.score import CardScale, RoundSplit, ScoreRules
from game.rules.result import Outcome
from game.rules.writing.count import best_of_the_others, plus
from game.rules.writing.premium import multiplied

if TYPE_CHECKING:
    from game.rules.seats import Side
    from game.rules.writing.count import Count, Points
    from game.rules.writing.points import Parts

TEN: Final = 10
SPLIT_IN_A_SUIT: Final = 6
SPLIT_AT_NO_TRUMPS: Final = 5
SPLIT_AT_ALL_TRUMPS: Final = 4
"""The last digit with which it depends on the other side whether one rounds up: both have it at once."""


def written_in_tens(
    count: Count, parts: Parts, outcome: Outcome, factor: int, score: ScoreRules
) -> tuple[Points, int]:
    """What each of two sides writes, and what hangs, in tens.

    Made: each its own, rounded. Fallen or doubled: the side with more points writes the rounded total so
    many times (first rounded, then multiplied, D-11). Level: the others write half, rounded down, and the
    rest hangs (OFF "нагоре закръгляме точките които висят"); doubled, everything hangs so many times.
    """
    totals, taker = parts.totals, count.taker
    premium, declared = rounded(sum(parts.bonus)), rounded(sum(parts.declared))
    whole = multiplied(rounded(sum(totals)), premium, declared, factor, score)
    if outcome is Outcome.HUNG:
        half = 0 if count.is_doubled else whole // 2
        return tuple(half * (side != taker) for side in range(len(totals))), whole - half
    if outcome is Outcome.MADE and not count.is_doubled:
        return tuple(_in_tens(side, count, totals, score) for side in range(len(totals))), 0
    winner = taker if outcome is Outcome.MADE else best_of_the_others(totals, taker)
    return plus((0,) * len(totals), winner, whole), 0


def rounded(points: int) -> int:
    """The nearest ten, in tens; a whole deal never ends in 5 (162, 258, 260 and tens of declarations)."""
    return (points + TEN // 2) // TEN


def _in_tens(side: Side, count: Count, totals: Points, score: ScoreRules) -> int:
    """One side's points in tens: 7 up and 5 down in a suit, 5 up and 3 down at all trumps, D-07 between."""
    tens, digit = divmod(totals[side], TEN)
    split = _split(count.trumps, score)
    if digit > split:
        return tens + 1
    if digit < split:
        return tens
    mine, his = totals[side], totals[best_of_the_others(totals, side)]
    if mine == his:
        return tens + (side == count.taker)
    return tens + ((mine > his) is (score.round_split is RoundSplit.WINNER_UP))


def _split(trumps: Trumps, score: ScoreRules) -> int:
    if score.card_scale is CardScale.EVEN:
        return SPLIT_IN_A_SUIT
    if trumps is Trumps.ALL:
        return SPLIT_AT_ALL_TRUMPS
    return SPLIT_AT_NO_TRUMPS if trumps is Trumps.NONE else SPLIT_IN_A_SUIT
