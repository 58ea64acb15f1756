"""How the cards of each event go to their places: thrown, dealt, collected, shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.rules import events
from game.rules.events import Event
from game.scenes.table.board import Board, Token
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.pack_places import raised_card
from game.scenes.table.geometry.pose import Pose, between
from game.scenes.table.motion.flight import Leg
from game.scenes.table.motion.flights import STRAIGHT, Course
from game.scenes.table.motion.riffle import Riffle
from game.scenes.table.motion.ways import DEAL, LAY, PUSH, TURN, throw_of

TOGETHER: Final = 0.32
"""The share of its time in which a trick slides together, face up; at normal speed 140 ms."""
OVER: Final = 0.26
"""The share in which it then turns over, as one packet."""
SQUARED: Final = 0.25
"""The share of its time in which the own hand is squared before it is opened."""
TURNED: Final = 0.28
"""The share in which it then turns over."""
TOWARDS: Final = 0.4
"""How far the packet lies from the middle towards the card that took the trick."""
LIFTED: Final = 0.45
"""The share of its time in which the packet of a cut is lifted."""
LOOSE: Final = 0.012
"""How far the cards of the packet lie apart, in card heights."""


def course_of(
    event: Event, board: Board, layout: TableLayout, portraits: Sequence[str], shuffle: float
) -> Course:
    """The course of an event that the board has not been told of yet.

    `portraits` are those of the players by seat, `shuffle` the seconds of a riffle.
    """
    match event:
        case events.CardPlayed(seat=seat):
            portrait = portraits[seat] if portraits else ""
            near = tuple(token for _, token in board.trick)
            return Course(throw_of(portrait, is_own=seat == board.viewer), near=near)
        case events.TrickTaken(seat=winner):
            return _collected(board, layout, winner)
        case events.HandDealt():
            return Course(DEAL)
        case events.DeckCut(place=place) if place:
            return Course(PUSH, legs=Lifting(tuple(board.pack[-place:]), board, layout).legs)
        case events.DealBegun(is_shuffled=True) if shuffle > 0:
            return Course(PUSH, legs=Riffle(board.tokens(), shuffle).legs)
        case _:
            return STRAIGHT


def _collected(board: Board, layout: TableLayout, winner: int) -> Course:
    """The trick slides together face up, turns over as a packet and goes to its side."""
    trick = [token for _, token in board.trick]
    faces = {token: token.face for token in trick if token.face is not None}
    taking = layout.trick_card(layout.place(winner, board.viewer, board.players))
    heap = between(replace(taking, x=layout.middle[0], y=layout.middle[1]), taking, TOWARDS)
    return Course(faces=faces, legs=Packet(tuple(trick), heap).legs)


def opened(board: Board, layout: TableLayout) -> Course:
    """The own cards are squared, turned over as a packet and opened as a fan from left to right."""
    hand = tuple(board.hands[board.viewer])
    packet = replace(layout.own_card(0, len(hand)), angle=0.0, turn=0.0) if hand else None
    return STRAIGHT if packet is None else Course(legs=Opening(hand, packet).legs)


@dataclass(frozen=True, slots=True)
class Opening:
    """The own hand as it is taken up: a packet at the place of its left card, then a fan."""

    tokens: tuple[Token, ...]
    packet: Pose

    def legs(self, token: Token, start: Pose, end: Pose, seconds: float) -> tuple[Leg, ...]:
        """The parts of the way of a card of the hand; none for other cards."""
        if token not in self.tokens:
            return ()
        is_under = token is not self.tokens[-1]
        squared = replace(self.packet, lift=0 if is_under else end.lift)
        over = replace(squared, turn=end.turn)
        return (
            Leg(squared, seconds * SQUARED, PUSH),
            Leg(over, seconds * TURNED, TURN, is_under=is_under),
            Leg(end, seconds * (1 - SQUARED - TURNED), PUSH),
        )


@dataclass(frozen=True, slots=True)
class Lifting:
    """The upper cards of the pack, which are lifted off as a packet and laid beside the others."""

    tokens: tuple[Token, ...]
    board: Board
    layout: TableLayout

    def legs(self, token: Token, start: Pose, end: Pose, seconds: float) -> tuple[Leg, ...]:
        """Up over the pack, and down beside it; none for the lower cards, which stay or are squared."""
        if token not in self.tokens:
            return ()
        board, layout = self.board, self.layout
        lowest = len(board.pack) - len(self.tokens)
        dealer = None if board.dealer is None else layout.place(board.dealer, board.viewer, board.players)
        raised = raised_card(layout, lowest + self.tokens.index(token), lowest, dealer)
        return (
            Leg(raised, seconds * LIFTED, PUSH),
            Leg(end, seconds * (1 - LIFTED), LAY),
        )


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards that come together at one place, turn over there and go on as one."""

    tokens: tuple[Token, ...]
    heap: Pose

    def legs(self, token: Token, start: Pose, end: Pose, seconds: float) -> tuple[Leg, ...]:
        """The three parts of the way of one of them; none for other cards."""
        if token not in self.tokens:
            return ()
        place = self.tokens.index(token)
        loose = LOOSE * self.heap.height * place
        heap = replace(
            self.heap,
            x=self.heap.x + loose,
            y=self.heap.y - loose,
            angle=self.heap.angle + place,
            height=start.height,
            lift=0 if place else start.lift,
            turn=start.turn,
        )
        away = 1 - TOGETHER - OVER
        return (
            Leg(heap, seconds * TOGETHER, PUSH),
            Leg(replace(heap, turn=end.turn), seconds * OVER, TURN),
            Leg(end, seconds * away, PUSH),
        )
