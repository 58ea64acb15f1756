"""The intents of the table: input creates them, `update` carries them out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from game.rules.actions import Action, MakeCall, Play
from game.rules.fault import Fault
from game.rules.seats import Seat
from game.scenes.preferences import Sitter
from game.scenes.table.advice import Advice
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Point
from game.scenes.table.offers import Offer
from game.table.hindsight import Hindsight


class Command(Enum):
    """Intents without details."""

    TOUCH = auto()
    """Somebody is there: any event of any device."""
    HURRY = auto()
    """Finish what is being shown."""
    SKIP = auto()
    """Do not wait any longer for the computer whose turn it is."""
    DESELECT = auto()
    """Choose no card."""
    CUT_PACK = auto()
    """The pack is cut where it was pointed at."""
    GO_BACK = auto()
    """Return to the question before."""
    TAKE_BACK = auto()
    """Undo the last decision, where the match allows it."""
    TOGGLE_HINT = auto()
    """Ask for a hint, or close the hint that is shown."""
    FORGET_HINT = auto()
    """Close the hint."""
    TOGGLE_FIGURES = auto()
    """Show what the hint weighed, or fold it away."""
    TOGGLE_OLD_TRICKS = auto()
    """Show the last trick, or close it."""
    CLOSE_OLD_TRICKS = auto()
    """Close the old trick."""
    STEP_WHY = auto()
    """Open or fold the figures of a hint; else explain the latest act of a computer, then the one before."""
    FORGET_WHY = auto()
    """Close the explanation."""
    REPEAT = auto()
    """Say the latest sentences once more."""
    TELL_TABLE = auto()
    """Say what lies on the table."""
    TELL_HAND = auto()
    """Say the own cards."""
    TELL_SCORE = auto()
    """Say the score."""
    COVER_HAND = auto()
    """Cover all hands."""
    LEAVE_SCREEN = auto()
    """The window has lost the focus or was minimised: somebody else may come to it."""
    TOGGLE_HAND = auto()
    """Cover the open hand, or show the hand once more before calling."""
    LET_GO_SHOULDER = auto()
    """The shoulder of the controller that shows the cards is let go."""
    HOLD_HAND = auto()
    """The mouse or a finger is held down on the own hand."""
    FORGET_HOLD = auto()
    """Ignore the press on the hand, because cards are moving."""
    OPEN_MENU = auto()
    """The menu over the table."""
    OPEN_RULES = auto()
    """The rules of the moment."""
    OPEN_LOG = auto()
    """What has happened in this deal."""
    TOGGLE_SOUND = auto()
    """Switch all sounds off, or on again."""
    RELAYOUT = auto()
    """Place all cards for a new size of the window."""
    ASK_AGAIN = auto()
    """Language or deck may have changed: place all cards and ask the question again."""
    CLOSE_PAGE = auto()
    """The page over the table has gone."""


# --- pointing


class PointAt(NamedTuple):
    """The mouse is at that point."""

    where: Point


class RestMouse(NamedTuple):
    """Something was moved or pressed; the tip of a corner button appears only after the mouse rests there."""

    is_finger: bool | None = None
    """Whether a finger did it; None: it was a key."""
    is_press: bool = False


class FocusButton(NamedTuple):
    """The keys have come to that button, counted over prompt and extras; None: back to the hand."""

    place: int | None


class StepCard(NamedTuple):
    """An arrow key: the next card on that side that may be played, or the next one at all."""

    way: int
    is_any: bool


@dataclass(frozen=True, slots=True)
class SpreadTo:
    """The pack is to be cut so that so many cards are lifted."""

    count: int


class LiftPack(NamedTuple):
    """The mouse holds the upper part of the pack there."""

    where: Point


# --- the cards of the hand


class Grab(NamedTuple):
    """The mouse is held down on that card, which may be pulled from there."""

    token: Token
    where: Point
    plays: bool
    """Whether the card is played when it is let go above the hand."""


class Pull(NamedTuple):
    """The mouse pulls the card that it holds."""

    where: Point


class LetGo(NamedTuple):
    """The mouse lets go of the card that it holds."""

    where: Point


class Tap(NamedTuple):
    """That card was tapped, or its digit typed."""

    token: Token


class TakeCard(NamedTuple):
    """That card is meant: it is laid away, played, or out of turn."""

    token: Token


class Commit(NamedTuple):
    """A fault that costs ten points; the second press commits it."""

    fault: Fault


# --- answers


class Use(NamedTuple):
    """A button of the question, or a small one, is pressed."""

    offer: Offer


class ChooseNumber(NamedTuple):
    """Choose the number to bid."""

    goal: int


class Act(NamedTuple):
    """The player does this."""

    action: Action


# --- what is told


class BrowseOldTricks(NamedTuple):
    """Look at the next old trick, or the one before."""

    way: int


class AskWhy(NamedTuple):
    """Ask why that was done, or close the explanation."""

    done: Play | MakeCall


# --- several people at one screen


class OpenHand(NamedTuple):
    """That seat's cards are shown; `pad` is the controller whose shoulder is held for it."""

    seat: Seat
    pad: int | None = None


class SitDown(NamedTuple):
    """The person of that seat has come to the screen."""

    seat: Seat
    pad: int | None = None
    """The controller whose shoulder is held to look."""


class TurnPage(NamedTuple):
    """The person of that seat sits at the other long edge."""

    seat: Seat


class Refuse(NamedTuple):
    """Somebody pressed a controller that may not act for `seat`; it is the turn of `seat`."""

    seat: Seat


class DragHand(NamedTuple):
    """While the hand is held the pointer lies on that card, or on none."""

    token: Token | None


class DropHand(NamedTuple):
    """The hand that was held is let go there."""

    where: Point


# --- hands on phones


class ChooseNumbered(NamedTuple):
    """The card at that place of the numbered hand is meant, or none."""

    place: int | None


class PlayNumbered(NamedTuple):
    """The card at that place of the numbered hand is played."""

    place: int


class MakeCode(NamedTuple):
    """The cards of that seat are to be shown as a code for its phone."""

    seat: Seat


class Scanned(NamedTuple):
    """That seat has its cards on its phone."""

    seat: Seat


# --- pages and the corner


class OpenScore(NamedTuple):
    """The score so far; `at` is where two fingers asked for it, 0 to 1 across and down."""

    at: Point | None = None


class WantCompany(NamedTuple):
    """From the next deal on these sit at the table; None: nobody changes."""

    company: tuple[Sitter, ...] | None


class Reseated(NamedTuple):
    """Others sit at the table now."""

    names: tuple[str, ...]
    portraits: tuple[str, ...]
    people: frozenset[Seat]


# --- what was thought out in the background


class HintFound(NamedTuple):
    """The hint was computed; None: the mind failed."""

    advice: Advice | None


class ThoughtFound(NamedTuple):
    """What a computer thought was computed; None: nothing is known."""

    found: Hindsight | None


Pointing = PointAt | RestMouse | FocusButton | StepCard | SpreadTo | LiftPack
Handling = Grab | Pull | LetGo | Tap | TakeCard | Commit | DragHand | DropHand
Answering = Use | ChooseNumber | Act | BrowseOldTricks | AskWhy | ChooseNumbered | PlayNumbered
Looking = OpenHand | SitDown | TurnPage | Refuse | MakeCode | Scanned
Settling = OpenScore | WantCompany | Reseated | HintFound | ThoughtFound
Intent = Command | Pointing | Handling | Answering | Looking | Settling
