"""What the table shows besides the cards: who deals, what is trumps, what was just said, the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.cards.rank import Rank
from game.rules.call import Call
from game.rules.contract import Contract
from game.rules.declaration import Kind
from game.rules.events import (
    BeloteCalled,
    CallMade,
    CardPlayed,
    CardsDiscarded,
    CardTurned,
    Claimed,
    ContractMade,
    DealBegun,
    DealScored,
    DeckCut,
    DeclarationAnnounced,
    DeclarationShown,
    DeclarationsResolved,
    Event,
    FaultCalled,
    HandDealt,
    HandSeen,
    MatchBegun,
    MatchWon,
    PointsHung,
    Redeal,
    SevenExchanged,
    TalonTaken,
    TrickTaken,
    TurnedTaken,
)
from game.rules.fault import Fault
from game.rules.result import DealResult, MatchResult
from game.rules.seats import Seat, side_of, sides
from game.rules.trick import Trick
from game.rules.view import View
from game.scenes.table.board import Board, board_of


@dataclass(frozen=True, slots=True)
class Called:
    """A call in the auction."""

    call: Call
    is_forced: bool


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


@dataclass(frozen=True, slots=True)
class Accused:
    """A fault was called."""

    offender: Seat
    accuser: Seat | None
    fault: Fault | None


Speech = Called | Announced | Knocked | Bela | Accused
"""What a bubble says, still without words."""


@dataclass(slots=True)
class Bubble:
    """Something said aloud, for a while."""

    speech: Speech
    left: float
    age: float = 0.0


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
        self.scores: tuple[int, ...] = view.scores
        self.hung = view.hung
        self.card_points: tuple[int, ...] = view.card_points or (0,) * sides(self.players)
        self.declared: tuple[int, ...] = _declared(view)
        self.last_trick: tuple[Trick, Seat] | None = None
        if view.tricks:
            self.last_trick = (view.tricks[-1], view.takers[-1])
        self.bubbles: dict[Seat, Bubble] = {}
        self.result: DealResult | None = None
        """The deal that is being counted."""
        self.match_result: MatchResult | None = view.match_result
        self._is_announced = any(one.value for one in view.announced)
        """Whether somebody has said that he has something: who has less then answers "good"."""
        self._last_trick_points = view.rules.score.last_trick

    @property
    def has_hand_to_take_up(self) -> bool:
        """Whether the viewer's cards have been dealt and still lie face down before him."""
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

    def apply(self, event: Event, bubble_seconds: float = 1.6) -> None:  # noqa: C901
        """Let the event have happened."""
        board = self.board
        if self.has_hand_to_take_up and not isinstance(event, HandDealt):
            board.take_up()
        match event:
            case MatchBegun(dealer=dealer):
                self.dealer = dealer
            case DealBegun(number=number, dealer=dealer):
                self._begin_deal(number, dealer)
            case DeckCut():
                self._cut(event, bubble_seconds)
            case HandDealt(seat=seat, count=count, is_talon=is_talon, cards=cards):
                board.deal(seat, count, cards, is_talon=is_talon)
            case HandSeen(seat=seat, cards=cards):
                board.see(seat, cards)
            case CallMade(seat=seat, call=call, is_forced=is_forced):
                self.say(seat, Called(call, is_forced), bubble_seconds)
            case ContractMade(contract=contract):
                self.contract = contract
                board.call_trumps(contract.trumps)
            case Redeal() | PointsHung():
                return
            case CardTurned() | TurnedTaken() | SevenExchanged() | CardsDiscarded() | Claimed():
                return
            case TalonTaken(seat=seat, cards=cards):
                board.take_talon(seat, cards)
            case DeclarationAnnounced(seat=seat, value=value, kind=kind, top=top):
                self.say(seat, Announced(value, kind, top, self._is_announced), bubble_seconds * 1.5)
                self._is_announced = self._is_announced or value > 0
            case DeclarationsResolved(points=points):
                self.declared = points
            case DeclarationShown(seat=seat, declaration=declaration):
                board.lay_open(seat, declaration)
            case BeloteCalled(seat=seat):
                self.say(seat, Bela(), bubble_seconds)
                self._declare(seat, 20)
            case CardPlayed(seat=seat, card=card):
                board.play(seat, card)
            case TrickTaken(seat=seat):
                self._take_trick(event, seat)
            case FaultCalled(offender=offender, accuser=accuser, fault=fault):
                speaker = offender if accuser is None else accuser
                self.say(speaker, Accused(offender, accuser, fault), bubble_seconds * 2)
            case DealScored(result=result, scores=scores):
                self.result = result
                self.scores = scores
                self.hung = result.hung_after
            case MatchWon(result=match_result):
                self.match_result = match_result
            case _:
                assert_never(event)

    def _begin_deal(self, number: int, dealer: Seat) -> None:
        self.deal_number = number
        self.dealer = dealer
        self.contract = None
        self.result = None
        self.last_trick = None
        self._is_announced = False
        self.card_points = (0,) * sides(self.players)
        self.declared = (0,) * sides(self.players)
        self.bubbles.clear()
        self.board.gather()

    def _cut(self, event: DeckCut, bubble_seconds: float) -> None:
        self.board.cut(event.place)
        if event.place == 0:
            self.say(event.seat, Knocked(), bubble_seconds)

    def _take_trick(self, event: TrickTaken, seat: Seat) -> None:
        gained = event.points + (self._last_trick_points if event.is_last else 0)
        side = side_of(seat, self.players)
        self.card_points = tuple(
            points + gained * (one == side) for one, points in enumerate(self.card_points)
        )
        self.last_trick = (Trick(event.leader, event.cards), seat)
        self.board.collect(seat)

    def _declare(self, seat: Seat, value: int) -> None:
        side = side_of(seat, self.players)
        self.declared = tuple(points + value * (one == side) for one, points in enumerate(self.declared))


def _declared(view: View) -> tuple[int, ...]:
    """The declarations and belotes that count so far, by side."""
    points = [0] * sides(view.rules.players)
    for counted in view.shown:
        points[side_of(counted.seat, view.rules.players)] += counted.declaration.value
    for seat, _ in view.belotes:
        points[side_of(seat, view.rules.players)] += 20
    return tuple(points)
