"""The levels of the computer by name, and the minds behind them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from game.ai.easy_player import EasyPlayer
from game.ai.random_player import RandomPlayer
from game.ai.rule_player import RulePlayer
from game.ai.search_player import MASTER, SearchPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.decision import Mind

_MINDS: Final[dict[str, Callable[[], Mind]]] = {
    "easy": EasyPlayer,
    "hard": SearchPlayer,
    "master": partial(SearchPlayer, MASTER),
    "medium": RulePlayer,
    "random": RandomPlayer,
}

LEVELS: Final = ("easy", "medium", "hard", "master")
"""The levels there are, each beating the one before by a measured interval."""

MEASURES: Final = ("random",)
"""No level for anybody to play against: a measure for the others."""


class UnknownLevelError(ValueError):
    """A level that does not exist, or not yet."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no level {name!r}; there is {', '.join((*LEVELS, *MEASURES))}")
        self.name = name


def make_mind(level: str, worlds: int = 0) -> Mind:
    """A new mind of that level; raise UnknownLevelError if there is none.

    `worlds` makes a searching mind imagine so many deals instead of its usual number.
    """
    try:
        mind = _MINDS[level]()
    except KeyError:
        raise UnknownLevelError(level) from None
    if worlds and isinstance(mind, SearchPlayer):
        return SearchPlayer(replace(mind.budget, worlds=worlds))
    return mind
