"""The numbers that people play with: what the arrows of a number option step through."""

from __future__ import annotations

from typing import Final

from game.rules.options.rules import Rules
from game.rules.options.score import Writing
from game.variants.option_ids import option_value

TARGETS: Final = (301, 501, 701, 1001, 1501, 2001)
ROUND_TARGETS: Final = (500, 700, 1000, 1500, 2000, 3000)
TENS: Final = (51, 101, 151, 201, 301)

_STEPS: Final[dict[str, tuple[int, ...]]] = {
    "lastTrick": (0, 10, 20),
    "stiglja": (0, 90, 100, 152, 250),
    "kingValue": (4, 10),
}

MOST: Final = 99_999
"""No sheet has room for more."""


def steps_of(key: str, rules: Rules, usual: Rules) -> tuple[int, ...]:
    """The numbers that are offered, rising, among them the one that holds now and the game's own."""
    common = _targets(rules, usual) if key == "target" else _STEPS.get(key, ())
    here = [option_value(one, key) for one in (rules, usual)]
    return tuple(sorted({*common, *(number for number in here if isinstance(number, int))}))


def _targets(rules: Rules, usual: Rules) -> tuple[int, ...]:
    if rules.score.writing is Writing.TENS:
        return TENS
    return TARGETS if usual.match.target % 10 == 1 else ROUND_TARGETS
