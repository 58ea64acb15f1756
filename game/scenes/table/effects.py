"""The effects of the table: `update` returns them, the shell carries them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from game.cards.card import Card
from game.records.record import Record
from game.rules.result import MatchResult
from game.rules.seats import Seat
from game.rules.view import View
from game.scenes.preferences import Preferences, Sitter
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


@dataclass(frozen=True, slots=True)
class Sound:
    """Play the sound of that name."""

    name: str
    volume: float = 1.0


@dataclass(frozen=True, slots=True)
class Speak:
    """Speak the sentence if speech is switched on; `cuts` drops what waits to be spoken."""

    sentence: str
    cuts: bool = False


@dataclass(frozen=True, slots=True)
class Announce:
    """Show the sentence over the whole screen for a while."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Change:
    """Change the preferences."""

    change: Callable[[Preferences], Preferences]


@dataclass(frozen=True, slots=True)
class Rumble:
    """Let the controller shake."""

    pad: int


@dataclass(frozen=True, slots=True)
class Photograph:
    """Take a picture of the next frame under that name."""

    name: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn the picture by half, or back."""

    is_turned: bool


@dataclass(frozen=True, slots=True)
class ThinkHint:
    """Think about what the seat of the view should do."""

    view: View
    seed: int


@dataclass(frozen=True, slots=True)
class ThinkBack:
    """Think again what was thought before the action at that place of the record."""

    record: Record
    place: int


@dataclass(frozen=True, slots=True)
class Reseat:
    """These sit down now, between two deals."""

    company: tuple[Sitter, ...]


# --- pages over the table


@dataclass(frozen=True, slots=True)
class ShowCurtain:
    """The curtain falls for that seat."""

    seat: Seat
    mark: Mark
    is_first: bool


@dataclass(frozen=True, slots=True)
class ShowCode:
    """The hand of a seat as a code for its phone."""

    seat: Seat
    told: tuple[tuple[int, Card], ...]
    """The cards with their numbers."""


@dataclass(frozen=True, slots=True)
class ShowEnd:
    """The end of the match."""

    result: MatchResult


Over = Page | ShowCurtain | ShowCode | ShowEnd
"""A page comes over the table, or the table is left."""
Doing = Sound | Speak | Announce | Change | Rumble | Photograph | Turn | ThinkHint | ThinkBack | Reseat
Effect = Over | Order | Doing
