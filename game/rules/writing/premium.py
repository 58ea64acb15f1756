"""What all tricks are worth, and what a side without a trick keeps of its declarations (A11, A-12, D-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.options.score import CapotFor, ContraCapot, ScoreRules, Trickless
from game.rules.writing.count import best_of_the_others

if TYPE_CHECKING:
    from game.rules.seats import Side
    from game.rules.writing.count import Count, Points


def premiums(count: Count, score: ScoreRules) -> Points:
    """What is paid for tricks that others did not take, by side.

    Where the capot replaces the last trick's points they are taken off again. With EACH_TRICKLESS one
    player without a trick pays half of a capot to each of the two others, two pay a whole one to the third
    (ADP "sauf dans les cas de capote").
    """
    paid = sum(map(bool, count.tricks))
    if paid == len(count.tricks) or (paid > 1 and score.capot_for is CapotFor.ALL_TRICKS):
        return (0,) * len(count.tricks)
    replaced = score.replaced_by_capot
    return tuple(
        score.capot // paid * bool(tricks) - replaced * (side == count.last)
        for side, tricks in enumerate(count.tricks)
    )


def left_without_trick(
    declared: Points, belote: Points, tricks: Points, taker: Side, rule: Trickless
) -> tuple[Points, Points]:
    """Declarations and belotes after the rule for sides without a trick; in three each player is a side.

    With TO_OPPONENTS they become declarations of the taker, those of the taker of the player with most
    tricks against him.
    """
    if rule is Trickless.KEEP or all(tricks):
        return declared, belote
    kept = [points * bool(won) for points, won in zip(declared, tricks, strict=True)]
    if rule is Trickless.TO_OPPONENTS:
        for side, won in enumerate(tricks):
            if not won:
                gainer = taker if tricks[taker] else best_of_the_others(tricks, side)
                kept[gainer] += declared[side] + belote[side]
    return tuple(kept), tuple(points * bool(won) for points, won in zip(belote, tricks, strict=True))


def factor_of(count: Count, score: ScoreRules) -> int:
    """By how much the deal is multiplied: a capot may cancel it (NIK, D-12)."""
    if count.capot is not None and score.contra_capot is ContraCapot.CANCELS_MULTIPLIER:
        return 1
    return count.multiplier


def multiplied(points: int, premium: int, declared: int, factor: int, score: ScoreRules) -> int:
    """The points so many times, but perhaps only once what a capot (D-12) and declarations added to them."""
    flat = premium if score.contra_capot is ContraCapot.FLAT_90 else 0
    flat += 0 if score.doubles_declarations else declared
    return (points - flat) * factor + flat
