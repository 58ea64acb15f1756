"""The effects of the table: `update` returns them, the shell carries them out."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from game.cards.card import Card
from game.records.record import Record
from game.rules.result import DealResult, MatchResult
from game.rules.seats import Seat
from game.rules.view import View
from game.scenes.preferences import Preferences, Sitter
from game.scenes.setpiece.keepsake import Kind
from game.scenes.table.news import Mark


class Order(Enum):
    """Effects without details."""

    SAVE = auto()
    """Something of the match has changed."""
    FORGET_FACES = auto()
    """Drop all pictures of cards that were open."""
    DROP_HINT = auto()
    """Cancel the hint that is being computed."""
    DROP_THOUGHT = auto()
    """Cancel the explanation that is being computed."""


class Page(Enum):
    """A page that comes over the table and needs no further details, or the end of the program."""

    MENU = auto()
    """The menu."""
    SCORE = auto()
    """The score so far."""
    TRICKS = auto()
    """The tricks of the deal, to be counted before it is written."""
    COUNT = auto()
    """The sheet after a deal."""
    RULES = auto()
    """The rules of the moment."""
    LOG = auto()
    """What has happened in this deal."""
    AFTERWARDS = auto()
    """The page after the one deal of a lesson."""
    END_PROGRAM = auto()
    """End the program, because the wished number of deals has been played."""


class Sound(NamedTuple):
    """Play the sound of that name, from -1 (left) to 1 (right)."""

    name: str
    volume: float = 1.0
    pan: float = 0.0


class Speak(NamedTuple):
    """Speak the sentence if speech is switched on; `cuts` drops what waits to be spoken."""

    sentence: str
    cuts: bool = False


class Announce(NamedTuple):
    """Show the sentence over the whole screen for a while."""

    sentence: str


class Change(NamedTuple):
    """Change the preferences."""

    change: Callable[[Preferences], Preferences]


class Rumble(NamedTuple):
    """Let the controller shake."""

    pad: int


class Photograph(NamedTuple):
    """Take a picture of the next frame under that name."""

    name: str


class Turn(NamedTuple):
    """Turn the picture by half, or back."""

    is_turned: bool


class ThinkHint(NamedTuple):
    """Think about what the seat of the view should do."""

    view: View
    seed: int


class ThinkBack(NamedTuple):
    """Think again what was thought before the action at that place of the record."""

    record: Record
    place: int


class Reseat(NamedTuple):
    """These sit down now, between two deals."""

    company: tuple[Sitter, ...]


# --- pages over the table


class ShowCurtain(NamedTuple):
    """The curtain falls for that seat."""

    seat: Seat
    mark: Mark
    key: str
    """Of the sentence that says why that seat is called."""


class ShowCode(NamedTuple):
    """The hand of a seat as a code for its phone."""

    seat: Seat
    told: tuple[tuple[int, Card], ...]
    """The cards with their numbers."""


class ShowEnd(NamedTuple):
    """The end of the match."""

    result: MatchResult


class ShowSetPiece(NamedTuple):
    """A great moment of the deal that was just scored, shown large."""

    kind: Kind
    result: DealResult


Over = Page | ShowCurtain | ShowCode | ShowEnd | ShowSetPiece
"""A page comes over the table, or the table is left."""
Doing = Sound | Speak | Announce | Change | Rumble | Photograph | Turn | ThinkHint | ThinkBack | Reseat
Effect = Over | Order | Doing
