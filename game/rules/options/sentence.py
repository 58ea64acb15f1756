"""A rule sheet: what its sentences say of the options of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.rules.options.rules import Rules


class Sentence(NamedTuple):
    """What a sheet says of one option."""

    option: str
    """The id of the option."""
    value: bool | int | str
    """What the sentence makes of it, as `options_from` takes it."""
    quote: str
    """The name of the quoted words in the catalogues; other languages than that of the sheet translate."""
    is_explained: bool = False
    """Whether the book says why the game is usually played otherwise."""


class Manner(NamedTuple):
    """What a sheet says of a habit at the table that a player of the program sets for all games."""

    habit: str
    """The name of the player's option; it is worded by `options.HABIT`."""
    is_on: bool
    """What the sentence makes of it."""
    quote: str
    """As in `Sentence`."""


class Sheet(NamedTuple):
    """The rules of a game by the letter of its sheet."""

    rules: Rules
    sentences: tuple[Sentence, ...]
    language: str
    """The language in which the sheet is written."""
    manners: tuple[Manner, ...] = ()


class Custom(NamedTuple):
    """The rules of a game as a club or a country plays it."""

    name: str
    """In keys of the catalogues: `club.NAME`."""
    usual: Rules
    """The rules of the game elsewhere."""
    sentences: tuple[Sentence, ...]
    """What differs; their quotes are the words of the source."""
    is_second_hand: bool = False
    """Whether some of the words were read only where others quote the source."""
