"""Where a scene can ask to go: one plain value for each place. `routes.py` makes the scenes of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from game.scenes.counting.intents import OpenTrickCount
from game.scenes.deals.intents import DealPlaces
from game.scenes.history.intents import History
from game.scenes.once_more import intents as once_more
from game.scenes.replay.intents import OpenMoment
from game.scenes.scorer.intents import RealCards
from game.scenes.setpiece import intents as setpiece

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from game.cards.card import Card
    from game.records.record import Record
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.scenes.cards.deck import Deck
    from game.scenes.cards.pictures import CardPictures
    from game.scenes.preferences import Invitation, Sitter
    from game.scenes.setpiece.keepsake import Keepsake
    from game.scenes.sheet import Outcome, Sheet
    from game.scenes.table.intents import Intent as TableIntent
    from game.scenes.table.news import Mark
    from game.scenes.table.picture.easel import Easel
    from game.table.missed import Missed
    from game.table.save import Loaded

# --- matches ------------------------------------------------------------------------------------------


class NewMatch(NamedTuple):
    """A table with a fresh match, of that invitation; without one, of the last match or the command line."""

    invitation: Invitation | None = None


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The table where the saved match goes on."""


class LeftMatch(NamedTuple):
    """A table where a match of the history goes on that was left."""

    record: Record


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A table where an open match goes on."""

    name: str
    """Of its line in the list."""
    loaded: Loaded
    """Its record, and what was wrong with its file."""


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """A guided deal of a game."""

    game: str
    """Its name in records; one of those that have a lesson."""
    deal: int = 0
    """Which deal of the lesson, from 0."""
    said: frozenset[str] = frozenset()
    """The names of the sentences that the deals before have said."""


# --- choosing a game ----------------------------------------------------------------------------------


class FirstStep(Enum):
    """What follows when a game was chosen for the first time."""

    MATCH = auto()
    SEATS = auto()
    """The page of who sits where, which leads to a match."""
    LESSON = auto()
    """The lesson of that game; only games that have one are offered."""


class OpenFirstGame(NamedTuple):
    """The first choice of a game."""

    leads_to: FirstStep = FirstStep.MATCH


@dataclass(frozen=True, slots=True)
class OpenGames:
    """The list of all games."""


@dataclass(frozen=True, slots=True)
class OpenSetup:
    """The page of the chosen game."""


@dataclass(frozen=True, slots=True)
class OpenHouseRules:
    """The house rules of the chosen game."""


@dataclass(frozen=True, slots=True)
class OpenSharing:
    """The page of named house rules and their codes."""


@dataclass(frozen=True, slots=True)
class OpenPlayersWords:
    """The words that players add to the shuffle."""


class OpenSeats(NamedTuple):
    """The page of who sits where."""

    table: tuple[str, Rules] | None = None
    """The game and the rules of the table where it is asked; None: those that are chosen."""
    company: tuple[Sitter, ...] = ()
    """Who sits there at first; empty: as it was chosen last."""
    changed: Callable[[], None] | None = None
    """Called when the page is left."""
    begins: bool = False
    """Whether the page leads to a new match."""


# --- reading and setting ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenOptions:
    """The options page."""


@dataclass(frozen=True, slots=True)
class OpenKeyMap:
    """The page of keys and buttons."""


class OpenLetters(NamedTuple):
    """The page of letters, for somebody who types with a controller or with a finger."""

    text: Callable[[], str]
    """What stands in the field now."""
    send: Callable[[pygame.Event], object]
    """Takes each letter as if it had been typed."""
    signs: str = ""
    """What can be chosen; empty: the letters of the language."""


@dataclass(frozen=True, slots=True)
class OpenLicences:
    """The terms of what the game is made of."""


class OpenRules(NamedTuple):
    """The rule book, open at a game; by these rules if they are those of a table."""

    game: str = ""
    """Empty: the game that is chosen."""
    rules: Rules | None = None


class OpenBroke(NamedTuple):
    """The page that says that the program, or a scene, broke off."""

    report: Path | None
    is_now: bool
    """Whether it happened in this window; otherwise it happened last time."""


class OpenReport(NamedTuple):
    """The report of an error, to be read and copied."""

    path: Path


class OpenConfirm(NamedTuple):
    """A question before something is lost; its words are `KEY.heading`, `KEY.text`, `KEY.no`, `KEY.yes`."""

    key: str
    agreed: Intent | Callable[[], None]
    """What follows a yes: a match, which leaves all pages but the title; or a call, and the page below."""
    declined: Intent | None = None
    """The same after a no; None: the page below."""


# --- over the table -----------------------------------------------------------------------------------


class OpenPause(NamedTuple):
    """The menu over the table."""

    view: View | None = None
    """What the player knows; with it the menu leads to the rules of the moment."""
    game: str = ""
    ask_hint: Callable[[], None] | None = None
    """Called when a hint is asked for; None: no hint can be given now."""
    offers_hints: bool = False
    """Whether the button for a hint is shown even if none can be given now."""
    log: Intent | None = None
    """The page of what has happened."""
    seats: Callable[[], Intent] | None = None
    """Makes the page of who sits where, as it is when somebody goes there."""
    is_practice: bool = False
    """Whether the menu leads from the table back to where the practice was begun."""


class OpenRuleNow(NamedTuple):
    """The rules of the moment; `game` names the deck for the words of suits and ranks."""

    view: View
    game: str = ""


class OpenReplay(NamedTuple):
    """A deal of a record that is over, step by step. The route raises ValueError if no deal is over."""

    record: Record
    viewer: Seat | None = None
    """Who sits at the bottom; None: the first person."""
    deal: int | None = None
    """The line of the score sheet, from 0; None: the last deal."""
    place: int | None = None
    """Open it after so many actions of the record, the other hands covered; None: at the beginning."""
    may_go_on: bool = True
    """Whether the match may go on: then nobody looks into a deal that is not over."""
    moment: Missed | None = None
    """The key moment, which is told at once."""


class OpenScore(NamedTuple):
    """The score sheet."""

    sheet: Sheet
    free: float = 1.0
    """The upper share of the window that may be covered; below 1 the hand stays in sight."""
    look_back: OpenReplay | None = None
    """The deal that was written last; each line leads to its deal of that record."""
    text: Callable[[], str] | None = None
    """A sentence below the sheet, in the language of the moment."""
    seeks_moment: bool = False
    """Whether a moment of `look_back` is sought, and offered below the sheet, where the viewer erred."""
    table: TablePort | None = None
    """The table below; None: the sheet of a match with real cards."""
    stays: str = ""
    """The key of the sentence that says why nothing can be taken back; empty: the table tries."""
    once_more: once_more.OpenOnceMore | None = None
    """The page that plays the deal written last once more."""


class OpenMatchOver(NamedTuple):
    """The end of a match."""

    outcome: Outcome
    look_back: OpenReplay | None = None
    """The deal that was written last."""
    once_more: once_more.OpenOnceMore | None = None
    """The page that plays that deal once more."""
    keepsake: Keepsake | None = None
    """What the picture of the match shows; None: no picture is made."""


OpenSetPiece = setpiece.OpenSetPiece


class OpenLog(NamedTuple):
    """What has happened in a deal."""

    lines: Callable[[], tuple[str, ...]]
    """Its sentences in the language of the moment, the oldest first."""


class OpenCurtain(NamedTuple):
    """The curtain between people at one screen; it knows only what everybody may know."""

    seat: Seat
    """Who is called."""
    names: tuple[str, ...]
    portrait: str
    """That of who is called."""
    view: View
    mark: Mark
    """How far the deal had come when that seat last acted."""
    key: str
    """Of the sentence that says why that seat is called."""
    has_code: bool
    """Whether the cards may be taken on a phone."""
    may_undo: bool
    """Whether who decided last may still think better of it."""
    stays: str
    """The key of the sentence that says why nothing can be taken back."""
    speaks_of_us: bool
    """Whether all people at the screen play together."""
    deck: Deck
    cards: CardPictures
    easel: Easel
    table: TablePort


class OpenCode(NamedTuple):
    """A hand as a code for a phone's camera."""

    seat: Seat
    name: str
    told: tuple[tuple[int, Card], ...]
    """The cards with their numbers."""
    is_more: bool
    """Whether only the cards that have come since the last code are in it."""
    deck: Deck
    table: TablePort


class TablePort(NamedTuple):
    """What a page over the table may ask of it."""

    want: Callable[[TableIntent], None]
    """Carries out what somebody wants."""
    open: Callable[[TableIntent], Intent | None]
    """Carries it out as well, and returns the page that it opens, to stand in place of the page that asks."""
    is_refused: Callable[[pygame.Event, Seat], bool]
    """Whether an event comes from a controller that must not act for that seat; that is said."""
    menu: Callable[[], OpenPause]


@dataclass(frozen=True, slots=True)
class OpenLessonOver:
    """What comes after a guided deal: the next one, or a match. The fields are those of the deal."""

    lesson: OpenLesson
    said: frozenset[str]
    """The names of the sentences that have been said so far."""


# --- once more ----------------------------------------------------------------------------------------

PlayDeal = once_more.PlayDeal
PlayOn = once_more.PlayOn
Practise = once_more.Practise
OpenOnceMore = once_more.OpenOnceMore
OpenComparison = once_more.OpenComparison

Table = NewMatch | SavedMatch | LeftMatch | OpenMatch | PlayDeal | PlayOn | Practise | OpenLesson
Choosing = OpenFirstGame | OpenGames | OpenSetup | OpenHouseRules | OpenSharing | OpenPlayersWords | OpenSeats
Setting = OpenOptions | OpenKeyMap | OpenLetters
Reading = OpenLicences | OpenRules | OpenBroke | OpenReport | OpenConfirm
OverTable = OpenPause | OpenRuleNow | OpenReplay | OpenMoment | OpenScore | OpenMatchOver
BesideTable = OpenLog | OpenCurtain | OpenCode | OpenLessonOver | OpenSetPiece | OpenTrickCount
OnceMore = OpenOnceMore | OpenComparison
Further = OnceMore | History | RealCards | DealPlaces
Intent = Table | Choosing | Setting | Reading | OverTable | BesideTable | Further
"""All places. Whoever adds one adds its case to `routes.py`, or the type checker refuses it."""
