"""What masters taught the policies lies in `game.ai.deals.policies`, a module for each kind of game.

A module holds `UNITS` and `LEARNED`: a signed byte for each number of `Policy.learn`, in that order, deflated
and in base 85. `tests/bench/teach.py` writes them.
"""

from __future__ import annotations

from array import array
from base64 import b85decode
from functools import lru_cache
from importlib import import_module
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final
from zlib import decompress

from game.ai.deals.policy_rows import CARDS, INPUTS
from game.rules.contract import Trumps

if TYPE_CHECKING:
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

Numbers = tuple["array[int]", "array[int]", "array[int]", "array[int]"]
"""What the units and the sums are made of, as `Policy.learn` takes it."""


def name_of(trumps: Trumps, rules: Rules) -> str:
    """The module for a contract."""
    if trumps.suit is None:
        return "no_trumps" if trumps is Trumps.NONE else "all_trumps"
    return OF_SUITS[rules.players, rules.play.raise_plain]


@lru_cache(maxsize=16)
def numbers_of(name: str) -> Numbers:
    """What the module of that name holds, unpacked once."""
    module = import_module(f"{PACKAGE}.{name}")
    return unpacked(module.LEARNED, module.UNITS)


def unpacked(learned: str, units: int) -> Numbers:
    """The numbers of a policy with so many units; raises ValueError if there are more or fewer."""
    numbers = array("b", decompress(b85decode(learned.replace("\n", ""))))
    ends = list(accumulate((INPUTS * units, units, CARDS * units, CARDS), initial=0))
    if len(numbers) != ends[-1]:
        raise ValueError(f"a policy of {units} units has {ends[-1]} numbers, not {len(numbers)}")
    first, start, second, last = (array("h", numbers[begin:end]) for begin, end in pairwise(ends))
    return first, start, second, last
