"""The intents of the table: input creates them, `update` carries them out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.rules.actions import Action, MakeCall, Play
from game.rules.fault import Fault
from game.rules.seats import Seat
from game.scenes.preferences import Sitter
from game.scenes.table.advice import Advice
from game.scenes.table.board import Token
from game.scenes.table.offers import Offer
from game.scenes.table.picture.pose import Point
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


@dataclass(frozen=True, slots=True)
class PointAt:
    """The mouse is at that point."""

    where: Point


@dataclass(frozen=True, slots=True)
class RestMouse:
    """Something was moved or pressed; the tip of a corner button appears only after the mouse rests there."""

    is_finger: bool | None = None
    """Whether a finger did it; None: it was a key."""
    is_press: bool = False


@dataclass(frozen=True, slots=True)
class FocusButton:
    """The keys have come to that button, counted over prompt and extras; None: back to the hand."""

    place: int | None


@dataclass(frozen=True, slots=True)
class StepCard:
    """An arrow key: the next card on that side."""

    way: int


@dataclass(frozen=True, slots=True)
class SpreadTo:
    """The pack is to be cut so that so many cards are lifted."""

    count: int


# --- the cards of the hand


@dataclass(frozen=True, slots=True)
class Grab:
    """The mouse is held down on that card, which may be pulled from there."""

    token: Token
    where: Point
    plays: bool
    """Whether the card is played when it is let go above the hand."""


@dataclass(frozen=True, slots=True)
class Pull:
    """The mouse pulls the card that it holds."""

    where: Point


@dataclass(frozen=True, slots=True)
class LetGo:
    """The mouse lets go of the card that it holds."""

    where: Point


@dataclass(frozen=True, slots=True)
class Tap:
    """That card was tapped, or its digit typed."""

    token: Token


@dataclass(frozen=True, slots=True)
class TakeCard:
    """That card is meant: it is laid away, played, or out of turn."""

    token: Token


@dataclass(frozen=True, slots=True)
class Commit:
    """A fault that costs ten points; the second press commits it."""

    fault: Fault


# --- answers


@dataclass(frozen=True, slots=True)
class Use:
    """A button of the question, or a small one, is pressed."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class ChooseNumber:
    """Choose the number to bid."""

    goal: int


@dataclass(frozen=True, slots=True)
class Act:
    """The player does this."""

    action: Action


# --- what is told


@dataclass(frozen=True, slots=True)
class BrowseOldTricks:
    """Look at the next old trick, or the one before."""

    way: int


@dataclass(frozen=True, slots=True)
class AskWhy:
    """Ask why that was done, or close the explanation."""

    done: Play | MakeCall


# --- several people at one screen


@dataclass(frozen=True, slots=True)
class OpenHand:
    """That seat's cards are shown; `pad` is the controller whose shoulder is held for it."""

    seat: Seat
    pad: int | None = None


@dataclass(frozen=True, slots=True)
class SitDown:
    """The person of that seat has come to the screen."""

    seat: Seat
    pad: int | None = None
    """The controller whose shoulder is held to look."""


@dataclass(frozen=True, slots=True)
class TurnPage:
    """The person of that seat sits at the other long edge."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refuse:
    """A controller was pressed that may not act for that seat, whose turn it is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DragHand:
    """While the hand is held the pointer lies on that card, or on none."""

    token: Token | None


@dataclass(frozen=True, slots=True)
class DropHand:
    """The hand that was held is let go there."""

    where: Point


# --- hands on phones


@dataclass(frozen=True, slots=True)
class ChooseNumbered:
    """The card at that place of the numbered hand is meant, or none."""

    place: int | None


@dataclass(frozen=True, slots=True)
class PlayNumbered:
    """The card at that place of the numbered hand is played."""

    place: int


@dataclass(frozen=True, slots=True)
class MakeCode:
    """The cards of that seat are to be shown as a code for its phone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scanned:
    """That seat has its cards on its phone."""

    seat: Seat


# --- pages and the corner


@dataclass(frozen=True, slots=True)
class OpenScore:
    """The score so far; `at` is where two fingers asked for it, 0 to 1 across and down."""

    at: Point | None = None


@dataclass(frozen=True, slots=True)
class WantCompany:
    """From the next deal on these sit at the table; None: nobody changes."""

    company: tuple[Sitter, ...] | None


@dataclass(frozen=True, slots=True)
class Reseated:
    """Others sit at the table now."""

    names: tuple[str, ...]
    portraits: tuple[str, ...]
    people: frozenset[Seat]


# --- what was thought out in the background


@dataclass(frozen=True, slots=True)
class HintFound:
    """The hint was computed; None: the mind failed."""

    advice: Advice | None


@dataclass(frozen=True, slots=True)
class ThoughtFound:
    """What a computer thought was computed; None: nothing is known."""

    found: Hindsight | None


Pointing = PointAt | RestMouse | FocusButton | StepCard | SpreadTo
Handling = Grab | Pull | LetGo | Tap | TakeCard | Commit | DragHand | DropHand
Answering = Use | ChooseNumber | Act | BrowseOldTricks | AskWhy | ChooseNumbered | PlayNumbered
Looking = OpenHand | SitDown | TurnPage | Refuse | MakeCode | Scanned
Settling = OpenScore | WantCompany | Reseated | HintFound | ThoughtFound
Intent = Command | Pointing | Handling | Answering | Looking | Settling
