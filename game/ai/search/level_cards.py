"""Of cards that are level in every imagined deal the one is played that people expect at a table.

Nothing hangs on it but their trust: the dearest goes to a trick that is the partner's for sure, the cheapest
to one that is lost for sure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.rule_based.card_reasons import wins_so_far

if TYPE_CHECKING:
    from game.ai.rule_based.assessment import Assessment
    from game.ai.rule_based.card_choice import Option


def expected(sight: Assessment, level: list[Option]) -> Option:
    """One of the cards, of which the first is the rule player's: that one where neither is sure.

    It also goes to the trick of an ally where each of two writes his own points.
    """
    if not sight.trick.cards or any(wins_so_far(sight, one.card) for one in level):
        return level[0]
    chances = {one.forecast.ours for one in level}
    if chances == {0.0}:
        return min(level, key=lambda one: sight.points[one.card])
    if chances == {1.0} and sight.alone is None:
        return max(level, key=lambda one: sight.points[one.card])
    return level[0]
