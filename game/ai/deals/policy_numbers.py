"""What policies learned lies in `game.ai.deals.policies`, a module for each kind of game.

A module holds `UNITS` and `LEARNED`, as `game.ai.learned` takes them. `tests/bench/teach.py` writes those
that masters taught, `tests/bench/teach_cards.py` those of players who taught themselves (`PRACTISED`).
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from game.ai.deals.policy_rows import CARDS, HEARING, INPUTS
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
    "four": "practised_suits",
    "no_trumps": "practised_no_trumps",
    "all_trumps": "practised_all_trumps",
    "four_raising": "practised_raising",
}
"""By the module that masters taught: three for Bulgaria, one for Bela in four; these listen to the calls."""


def name_of(trumps: Trumps, rules: Rules) -> str:
    """The module for a contract."""
    if trumps.suit is None:
        return "no_trumps" if trumps is Trumps.NONE else "all_trumps"
    return OF_SUITS[rules.players, rules.play.raise_plain]


@lru_cache(maxsize=16)
def numbers_of(name: str) -> Numbers:
    """What the module of that name holds, unpacked once."""
    module = import_module(f"{PACKAGE}.{name}")
    inputs = HEARING if name in PRACTISED.values() else INPUTS
    return unpacked(module.LEARNED, inputs, module.UNITS, CARDS)
