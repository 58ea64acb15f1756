"""Which games have a lesson: names alone, so that the title can ask before anything else is loaded."""

from __future__ import annotations

from typing import Final

LESSONS: Final[frozenset[str]] = frozenset({"bela4"})
"""The names in records of the games that a guided deal teaches."""


def has_lesson(game: str) -> bool:
    """Whether a guided deal teaches the game of that name."""
    return game in LESSONS
