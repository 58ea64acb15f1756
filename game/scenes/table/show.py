"""What the table shows besides the cards: who deals, what is trumps, what was just said, the score."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, assert_never

from game.cards.card import Card
from game.cards.rank import Rank
from game.rules import events
from game.rules.auction import Calls, auction_of, course_of
from game.rules.call import Call
from game.rules.contract import Contract
from game.rules.declaration import Kind
from game.rules.events import Event
from game.rules.fault import Fault
from game.rules.options.declarations import DeclarationTiming
from game.rules.result import DealResult
from game.rules.seats import Seat, side_of, sides
from game.rules.trick import Trick
from game.rules.view import View
from game.scenes.table.board import Board, board_of


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
    """The word of the queen, where each has its own."""


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


@dataclass(frozen=True, slots=True)
class Points:
    """The points of one moment by side, as a View tells them."""

    card_points: tuple[int, ...]
    """Of the tricks of this deal."""
    declared: tuple[int, ...]
    """Declarations and belotes that count so far."""
    scores: tuple[int, ...]
    """The totals of the sheet."""
    hung: int
    """What waits for the winner of the deal."""


def points_of(view: View) -> Points:
    """The points that the view tells."""
    none = (0,) * sides(view.rules.players)
    return Points(view.card_points or none, _declared(view), view.scores, view.hung)


class Show:
    """The picture of the match that the events have painted so far."""

    def __init__(self, view: View) -> None:
        """Begin with what the seat knows, nothing moving and nothing said."""
        self.players = view.rules.players
        self.viewer = view.seat
        self.board: Board = board_of(view)
        self.dealer: Seat = view.dealer
        self.deal_number = view.deal_number
        self.contract: Contract | None = view.contract
        self.proposed: Card | None = view.proposed
        """The card that was turned up in this deal."""
        self.calls: Calls = view.calls if view.contract is None else ()
        """What has been said in the auction that is going on."""
        self.points: Points = points_of(view)
        self.last_trick: tuple[Trick, Seat] | None = None
        if view.tricks:
            self.last_trick = (view.tricks[-1], view.takers[-1])
        self.version = 0
        """Grows with every event that is shown."""
        self.bubbles: dict[Seat, Bubble] = {}
        self.result: DealResult | None = None
        """The deal that is being counted."""
        self._is_announced = any(one.value for one in view.announced)
        """Whether a declaration was announced: players with less then answer "good"."""
        self.rules = view.rules
        """The rules of the match."""

    @property
    def standing(self) -> Contract | None:
        """The contract, or the highest bid so far."""
        if self.contract is not None or not self.calls:
            return self.contract
        return auction_of(self.calls, self.dealer, self.rules, self.proposed).standing

    def is_unsaid(self, event: Event) -> bool:
        """Whether nobody hears it: with the first card only what somebody has is said, or "good" to it."""
        if not isinstance(event, events.DeclarationAnnounced) or event.value:
            return False
        rules = self.rules.declarations
        is_answer = rules.names_only and self._is_announced
        return rules.timing is not DeclarationTiming.BEFORE_LEAD and not is_answer

    def called(self, call: Call, *, is_forced: bool = False) -> Called:
        """A call as it is said in this game."""
        return Called(call, is_forced, is_bare=course_of(self.rules).is_bare)

    def last_calls(self) -> dict[Seat, Call]:
        """What every seat said last in the auction that is going on."""
        return dict(self.calls)

    @property
    def has_hand_to_take_up(self) -> bool:
        """Whether the viewer's cards have been dealt and still lie face down."""
        return bool(self.board.hands[self.viewer]) and not self.board.is_hand_up

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

    def apply(  # noqa: C901, PLR0912, PLR0915
        self, event: Event, bubble_seconds: float = 1.6, points: Points | None = None
    ) -> None:
        """Let the event have happened; `points` are those of the View after its action, if it changes any."""
        board = self.board
        self.version += 1
        if points is not None:
            self.points = _told(event, self.points, points)
        if self.has_hand_to_take_up and not isinstance(event, events.HandDealt | events.CardTurned):
            board.take_up()
        match event:
            case events.MatchBegun(dealer=dealer):
                self.dealer = dealer
            case events.DealBegun(number=number, dealer=dealer):
                self._begin_deal(number, dealer)
            case events.DeckCut():
                self._cut(event, bubble_seconds)
            case events.HandDealt(seat=seat, count=count, is_talon=is_talon, cards=cards):
                board.deal(seat, count, cards, is_talon=is_talon)
            case events.HandSeen(seat=seat, cards=cards):
                board.see(seat, cards)
            case events.CallMade(seat=seat, call=call, is_forced=is_forced):
                self.say(seat, self.called(call, is_forced=is_forced), bubble_seconds)
                self.calls = (*self.calls, (seat, call))
            case events.ContractMade(contract=contract):
                self.contract = contract
                self.calls = ()
                board.call_trumps(contract.trumps, takes_turned=self.rules.taker_gets_turned)
            case events.Redeal() | events.PointsHung() | events.DeclarationsResolved() | events.MatchWon():
                return
            case events.CardTurned(card=card, is_bottom=is_bottom):
                board.turn_up(card, is_bottom=is_bottom)
                self.proposed = self.proposed if is_bottom else card
            case events.TurnedTaken(seat=seat, card=card):
                board.take_turned(seat, card)
            case events.SevenExchanged(seat=seat, seven=seven, turned=turned, receiver=receiver):
                board.exchange(seat, seven, turned, receiver)
                self.say(seat, Exchanged(), bubble_seconds)
            case events.CardsDiscarded(seat=seat, count=count, cards=cards):
                board.discard(seat, count, cards)
            case events.Claimed(seat=seat, is_right=is_right):
                self.say(seat, Enough(is_right), bubble_seconds * 2)
            case events.TalonTaken(seat=seat, cards=cards, count=count):
                board.take_talon(seat, cards, count)
            case events.DeclarationAnnounced(seat=seat, value=value, kind=kind, top=top):
                if not self.is_unsaid(event):
                    speech = Announced(value, kind, top, self._is_announced)
                    self.say(seat, speech, bubble_seconds * 1.5)
                self._is_announced = self._is_announced or value > 0
            case events.DeclarationShown(seat=seat, declaration=declaration):
                board.lay_open(seat, declaration)
            case events.BeloteCalled(seat=seat, card=card):
                # where both words are needed each belongs to its card
                is_twice = self.rules.declarations.belote_twice
                self.say(seat, Bela(is_second=is_twice and card.rank is Rank.QUEEN), bubble_seconds)
            case events.CardPlayed(seat=seat, card=card):
                board.play(seat, card)
            case events.TrickTaken(seat=seat):
                self.last_trick = (Trick(event.leader, event.cards), seat)
                board.collect(seat)
            case events.FaultCalled(offender=offender, accuser=accuser, fault=fault):
                if accuser is not None:
                    self.say(accuser, Accused(offender, accuser, fault), bubble_seconds * 2)
            case events.DealScored(result=result):
                self.result = result
            case _:
                assert_never(event)

    def _begin_deal(self, number: int, dealer: Seat) -> None:
        self.deal_number = number
        self.dealer = dealer
        self.contract = self.proposed = None
        self.calls = ()
        self.result = None
        self.last_trick = None
        self._is_announced = False
        self.bubbles.clear()
        self.board.gather()

    def _cut(self, event: events.DeckCut, bubble_seconds: float) -> None:
        self.board.cut(event.place)
        if event.place == 0:
            self.say(event.seat, Knocked(), bubble_seconds)


TELLS: Final[dict[type[Event], tuple[str, ...]]] = {
    events.DealBegun: ("card_points", "declared"),
    events.TrickTaken: ("card_points",),
    events.DeclarationsResolved: ("declared",),
    events.DeclarationShown: ("declared",),
    events.BeloteCalled: ("declared",),
    events.DealScored: ("scores", "hung"),
}
"""The points that change for who watches when such an event is shown."""


def _told(event: Event, before: Points, after: Points) -> Points:
    """The points once that event has been shown: what a later event of its action tells is not known yet."""
    return replace(before, **{name: getattr(after, name) for name in TELLS.get(type(event), ())})


def _declared(view: View) -> tuple[int, ...]:
    """The declarations and belotes that count so far, by side."""
    points = [0] * sides(view.rules.players)
    for counted in view.shown:
        points[side_of(counted.seat, view.rules.players)] += counted.declaration.value
    # where both words are needed one alone counts nothing
    for seat, _ in view.rebelotes if view.rules.declarations.belote_twice else view.belotes:
        points[side_of(seat, view.rules.players)] += view.rules.declarations.belote_value
    return tuple(points)
