"""Levels and profiles with some values changed, as tests need them."""

from __future__ import annotations

from game.ai import levels
from game.ai.levels import pure
from game.ai.profile import Profile
from game.ai.search.search_player import Level, SearchPlayer
from game.ai.trick_rules import COMPILED
from game.rules.options.rules import Rules

hard, master = (levels.hard, levels.master) if COMPILED else (pure, pure)
"""The levels as they are here; plain Python plays both with few deals."""


def changed(level: Level, **changes: object) -> Level:
    """The level with these values instead of its own in every game."""
    return lambda rules: level(rules).but(**changes)


def searching(level: Level, **changes: object) -> SearchPlayer:
    """A mind of the level with these values instead of its own."""
    return SearchPlayer(changed(level, **changes))


def plain(rules: Rules, **changes: object) -> Profile:
    """The simplest profile under these rules: it believes what it hears and sees, and solves nothing."""
    return pure(rules).but(**changes)
