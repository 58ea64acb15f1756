"""An end of an imagined deal is counted as a played deal is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.end_code import LAST_AT, POINT_BITS, TRICKS_AT
from game.rules.scoring import whole_game
from game.rules.seats import side_of, sides
from game.rules.writing.count import Count

if TYPE_CHECKING:
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules

MOST_POINTS: Final = (1 << POINT_BITS) - 1


def count_of(
    rules: Rules, contract: Contract, end: int, declared: tuple[int, ...], belote: tuple[int, ...]
) -> Count:
    """What an end as `Playout` writes it comes to; declarations and belotes are points by side."""
    number, taker = sides(rules.players), side_of(contract.taker, rules.players)
    points = [end >> POINT_BITS * side & MOST_POINTS for side in range(number)]
    if rules.pack.extra:
        # What the taker laid away is his, and nobody sees it.
        points[taker] += whole_game(contract.trumps, rules.score) - sum(points)
    return Count(
        taker=taker,
        cards=tuple(points),
        declared=declared,
        belote=belote,
        tricks=tuple(end >> TRICKS_AT + side & 1 for side in range(number)),
        last=end >> LAST_AT & 3,
        trumps=contract.trumps,
        multiplier=contract.multiplier,
        stake=rules.stake(contract.multiplier),
        goal=contract.goal,
    )
