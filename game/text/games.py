"""What each game of the family is called, and one line that says where and how it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.text.catalogue import Words


def game_name(say: Words, game: str) -> str:
    """The name for a button; `game` is the name in records (`bela4`)."""
    return say(f"game.{game}")


def game_line(say: Words, game: str) -> str:
    """One sentence with the country, the number of players and what is special about the game."""
    return say(f"game.{game}.line")
