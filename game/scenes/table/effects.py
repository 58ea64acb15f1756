"""What the table asks of the world outside; `update` answers these, the shell carries them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.records.record import Record
from game.rules.result import MatchResult
from game.rules.seats import Seat
from game.rules.view import View
from game.scenes.preferences import Preferences, Sitter
from game.scenes.table.news import Mark


@dataclass(frozen=True, slots=True)
class Save:
    """Something of the match has changed."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Play the sound of that name."""

    name: str
    volume: float = 1.0


@dataclass(frozen=True, slots=True)
class Speak:
    """Say it aloud, where that is wished; `cuts` leaves out what has not been said yet."""

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
    """The screen lies so from now on."""

    is_turned: bool


@dataclass(frozen=True, slots=True)
class ForgetFaces:
    """No picture of a card that was open may be kept."""


@dataclass(frozen=True, slots=True)
class ThinkHint:
    """Think about what the seat of the view should do."""

    view: View


@dataclass(frozen=True, slots=True)
class ThinkBack:
    """Think again what was thought before the action at that place of the record."""

    record: Record
    place: int


@dataclass(frozen=True, slots=True)
class DropHint:
    """Nobody wants to know the hint any more."""


@dataclass(frozen=True, slots=True)
class DropThought:
    """Nobody wants to know the thought any more."""


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
class ShowMenu:
    """The menu."""


@dataclass(frozen=True, slots=True)
class ShowScore:
    """The score so far."""


@dataclass(frozen=True, slots=True)
class ShowCount:
    """The sheet after a deal."""


@dataclass(frozen=True, slots=True)
class ShowEnd:
    """The end of the match."""

    result: MatchResult


@dataclass(frozen=True, slots=True)
class ShowRules:
    """The rules of the moment."""


@dataclass(frozen=True, slots=True)
class ShowLog:
    """What has happened in this deal."""


@dataclass(frozen=True, slots=True)
class ShowAfterwards:
    """What comes after the one deal of a lesson."""


@dataclass(frozen=True, slots=True)
class EndProgram:
    """So many deals as were wished have been played."""


Page = (
    ShowCurtain | ShowMenu | ShowScore | ShowCount | ShowEnd
    | ShowRules | ShowLog | ShowAfterwards | EndProgram
)  # fmt: skip
"""A page comes over the table, or the table is left."""
Thinking = ThinkHint | ThinkBack | DropHint | DropThought | Reseat
Doing = Save | Sound | Speak | Announce | Change | Rumble | Photograph | Turn | ForgetFaces
Effect = Page | Thinking | Doing
