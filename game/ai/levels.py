"""The levels of the computer players: which player a level is. README.md beside this file describes them.

No level knows a card that its seat has not seen, and none is dealt better or worse cards. Chance comes from
the seed alone; a budget counts sampled deals, never time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.ai.character import NOBODY
from game.ai.character_player import CharacterPlayer
from game.ai.easy_player import EasyPlayer
from game.ai.random_player import RandomPlayer
from game.ai.rule_player import RulePlayer
from game.ai.search.search_player import HARD, MASTER, SearchPlayer

if TYPE_CHECKING:
    from game.ai.character import Character
    from game.ai.decision import Mind

LEVELS: Final = ("easy", "medium", "hard", "master")
"""The levels there are, each beating the one before by a measured interval."""

MEASURES: Final = ("random",)
"""No level for anybody to play against: a measure for the others."""


class UnknownLevelError(ValueError):
    """A level that does not exist, or not yet."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no level {name!r}; there is {', '.join((*LEVELS, *MEASURES))}")
        self.name = name


def make_mind(level: str, worlds: int = 0, character: Character | None = None) -> Mind:
    """A new mind of that level; raise UnknownLevelError if there is none.

    `worlds` makes a searching mind imagine so many deals instead of its usual number. Without a character it
    plays what is best; one decides only between what is about as good, and never sees more.
    """
    who = character or NOBODY
    match level:
        case "random":
            return RandomPlayer()
        case "easy":
            return EasyPlayer(who)
        case "medium":
            return RulePlayer(character=who)
        case "hard" | "master":
            budget = HARD if level == "hard" else MASTER
            mind = SearchPlayer(replace(budget, worlds=worlds, bela_in_four=1) if worlds else budget)
            return mind if who is NOBODY else CharacterPlayer(mind, who)
    raise UnknownLevelError(level)
