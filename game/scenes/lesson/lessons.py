"""Which games have a lesson: names alone, so that the title can ask before anything else is loaded."""

from __future__ import annotations

from typing import Final

LESSONS: Final[frozenset[str]] = frozenset(
    {"bela4", "belot_bg", "belot_bg_official", "belote2_es", "belote4_fr", "coinche_fr"}
)
"""The names in records of the games that guided deals teach; `scripts.py` has the lessons themselves."""


def has_lesson(game: str) -> bool:
    """Whether guided deals teach the game of that name."""
    return game in LESSONS
