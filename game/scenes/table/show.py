"""What the table shows: the cards, what the View tells of the match, and what is being said."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.rank import Rank
from game.rules import events
from game.rules.auction import course_of
from game.rules.call import Call
from game.rules.declaration import Kind
from game.rules.events import Event
from game.rules.fault import Fault
from game.rules.options.declarations import DeclarationTiming
from game.rules.result import DealResult
from game.rules.seats import Seat
from game.rules.view import View
from game.scenes.table.account import Account, account_of, told
from game.scenes.table.board import Board, board_of
from game.scenes.table.moves import move


@dataclass(frozen=True, slots=True)
class Called:
    """A call in the auction."""

    call: Call
    is_forced: bool = False
    is_bare: bool = False
    """Only the name of the game is said, as where each names a higher one."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A value said in the contest of declarations."""

    value: int
    kind: Kind | None
    top: Rank | None
    is_answer: bool
    """Somebody had said a value before."""


@dataclass(frozen=True, slots=True)
class Knocked:
    """The cutter does not cut."""


@dataclass(frozen=True, slots=True)
class Bela:
    """King and queen of trumps."""

    is_second: bool = False
    """It is "rebelote"."""


@dataclass(frozen=True, slots=True)
class Enough:
    """A side says that it has what it needs to win the match."""

    is_right: bool


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Somebody lays the seven of trumps down for the turned card."""


@dataclass(frozen=True, slots=True)
class Accused:
    """A fault was called."""

    offender: Seat
    accuser: Seat
    fault: Fault | None


@dataclass(frozen=True, slots=True)
class Aside:
    """Something that has no meaning in the game, in the words of the menus."""

    words: str


Speech = Called | Announced | Knocked | Bela | Accused | Enough | Exchanged | Aside
"""The content of a bubble; what belongs to the game is worded when it is drawn."""


@dataclass(slots=True)
class Bubble:
    """Something said aloud, for a while."""

    speech: Speech
    left: float
    age: float = 0.0


class Show:
    """The picture of the match as far as its events have been shown."""

    def __init__(self, view: View) -> None:
        """Begin with what the seat knows, nothing moving and nothing said."""
        self.players = view.rules.players
        self.viewer = view.seat
        self.board: Board = board_of(view)
        self.account: Account = account_of(view)
        """Who deals, what was called, what counts."""
        self.version = 0
        """Grows with every event that is shown."""
        self.bubbles: dict[Seat, Bubble] = {}
        self.result: DealResult | None = None
        """The deal that is being counted."""

    def is_unsaid(self, event: Event) -> bool:
        """Whether nobody hears it: with the first card only what somebody has is said, or "good" to it."""
        if not isinstance(event, events.DeclarationAnnounced) or event.value:
            return False
        rules = self.account.rules.declarations
        is_answer = rules.names_only and self.account.has_declaration
        return rules.timing is not DeclarationTiming.BEFORE_LEAD and not is_answer

    def called(self, call: Call, *, is_forced: bool = False) -> Called:
        """A call as it is said in this game."""
        return Called(call, is_forced, is_bare=course_of(self.account.rules).is_bare)

    def say(self, seat: Seat, speech: Speech, seconds: float) -> None:
        """Let a bubble appear."""
        self.bubbles[seat] = Bubble(speech, seconds)

    def pass_time(self, seconds: float) -> bool:
        """Let bubbles grow old and burst; whether any did."""
        for bubble in self.bubbles.values():
            bubble.age += seconds
            bubble.left -= seconds
        late = [seat for seat, bubble in self.bubbles.items() if bubble.left <= 0]
        for seat in late:
            del self.bubbles[seat]
        return bool(late)

    def apply(self, event: Event, after: Account, bubble_seconds: float = 1.6) -> None:
        """Let the event have happened; `after` is the account of the View after the action that caused it."""
        self.version += 1
        move(self.board, event, self.account.rules)
        if isinstance(event, events.DealBegun):
            self.result = None
            self.bubbles.clear()
        elif isinstance(event, events.DealScored):
            self.result = event.result
        self._speak(event, bubble_seconds)
        self.account = told(event, self.account, after)

    def _speak(self, event: Event, seconds: float) -> None:
        """Let a bubble say what the event says; an answer is one to what was said before the event."""
        match event:
            case events.DeckCut(seat=seat, place=0):
                self.say(seat, Knocked(), seconds)
            case events.CallMade(seat=seat, call=call, is_forced=is_forced):
                self.say(seat, self.called(call, is_forced=is_forced), seconds)
            case events.SevenExchanged(seat=seat):
                self.say(seat, Exchanged(), seconds)
            case events.Claimed(seat=seat, is_right=is_right):
                self.say(seat, Enough(is_right), seconds * 2)
            case events.DeclarationAnnounced(seat=seat, value=value, kind=kind, top=top):
                if not self.is_unsaid(event):
                    speech = Announced(value, kind, top, self.account.has_declaration)
                    self.say(seat, speech, seconds * 1.5)
            case events.BeloteCalled(seat=seat, is_rebelote=is_rebelote):
                self.say(seat, Bela(is_rebelote), seconds)
            case events.FaultCalled(offender=offender, accuser=int(accuser), fault=fault):
                self.say(accuser, Accused(offender, accuser, fault), seconds * 2)
            case _:
                return  # nothing is said
