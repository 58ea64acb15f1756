"""What policies learned lies in `game.ai.deals.policies`, a module for each kind of game.

A module holds `INPUTS`, `UNITS` and `LEARNED`, as `game.ai.learned` takes them. In `tests/lab/training`
`teach.py` writes those that masters taught, `teach_cards.py` those of players who taught themselves
(`PRACTISED`).
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from game.ai.bidding.course_skill import skill_of
from game.ai.deals.policy_rows import CARDS, PAIRS
from game.ai.learned import unpacked
from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.ai.learned import Numbers
    from game.rules.options.rules import Rules

PACKAGE: Final = "game.ai.deals.policies"
OF_SUITS: Final = {
    (2, False): "two",
    (2, True): "two_raising",
    (3, False): "three",
    (3, True): "three_raising",
    (4, False): "four",
    (4, True): "four_raising",
}
"""By the number of players, and whether plain cards must be beaten."""
PRACTISED: Final = {
    "practised_suits": "four",
    "practised_four": "four",
    "practised_no_trumps": "no_trumps",
    "practised_all_trumps": "all_trumps",
    "practised_raising": "four_raising",
    "practised_three": "three",
    "practised_three_raising": "three_raising",
    "practised_two": "two",
    "practised_two_raising": "two_raising",
}
"""Modules of players who taught themselves and listen to the calls, and which of masters they began with."""


def name_of(trumps: Trumps, rules: Rules) -> str:
    """The module for a contract."""
    if trumps.suit is None:
        return "no_trumps" if trumps is Trumps.NONE else "all_trumps"
    return OF_SUITS[rules.players, rules.play.raise_plain]


def practised_name_of(trumps: Trumps, rules: Rules) -> str:
    """The module of those who practised; where games are named one above the other suits are played anew."""
    if trumps.suit is None or rules.players != PAIRS:
        return f"practised_{name_of(trumps, rules)}"
    if rules.play.raise_plain:
        return "practised_raising"
    return "practised_suits" if skill_of(rules).knows_rising else "practised_four"


@lru_cache(maxsize=16)
def numbers_of(name: str) -> Numbers:
    """What the module of that name holds, unpacked once."""
    module = import_module(f"{PACKAGE}.{name}")
    return unpacked(module.LEARNED, module.INPUTS, module.UNITS, CARDS)
