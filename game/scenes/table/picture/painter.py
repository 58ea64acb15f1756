"""One frame of the table as a list of pictures, from the felt upwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.cards.card import Card
from game.rules.contract import Contract
from game.rules.seats import Seat
from game.rules.trick import best_place
from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures, Key, Look, resting_key
from game.scenes.table.board import Board, Token
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place, facing
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.geometry.poses import laid_cells
from game.scenes.table.motion.flights import Flight, Flights
from game.scenes.table.picture.bubbles import Said, bubble_picture, phrase, tag_picture
from game.scenes.table.picture.easel import Easel, centred, laid, turned
from game.scenes.table.picture.note_places import NoteStand
from game.scenes.table.picture.panels import label_picture
from game.scenes.table.picture.people import Person, person_pictures
from game.scenes.table.picture.speech_places import turned_box
from game.scenes.table.show import Bubble, Show
from game.text.calls import declaration_phrase
from game.text.catalogue import Words
from game.ui.layout import Rect
from game.ui.render.patience import is_late
from game.ui.render.rotation import CROWD_STEP, FLIGHT_STEP, SCALE_STEP, flight_angle, flight_scale
from game.ui.render.shadow import faded
from game.ui.render.stage import Picture

POLISHED_EACH_FRAME: Final = 1
"""How many cards get their careful picture in one frame; the others keep the quick one a little longer."""


MADE_EACH_FRAME: Final = 1.0
"""New pictures of cards in one frame, in cards of the own hand; the others wait a frame or two."""

FLOATING: Final = 11.0
"""The one lift of a card in the air, in design units: a single shadow serves the whole flight."""

CROWD: Final = 6
"""More cards than this in the air are a crowd."""

SMALL_SWING: Final = 12.0
"""Degrees that a card may jump when it leaves its place: it moves too fast for anybody to see."""


@dataclass(frozen=True, slots=True)
class Light:
    """How the own hand is lit."""

    lit: frozenset[Token] = frozenset()
    chosen: Token | None = None
    is_on: bool = False
    """False: no card is lit or dimmed."""
    dims: bool = True
    """Whether the cards that are not lit are darkened."""

    def look(self, token: Token) -> Look:
        """How that card is drawn."""
        if not self.is_on:
            return Look.PLAIN
        if token is self.chosen:
            return Look.CHOSEN if token in self.lit else Look.REFUSED
        if token in self.lit:
            return Look.LIT
        return Look.DIMMED if self.dims else Look.PLAIN


UNLIT: Final = Light()


def trick_light(show: Show) -> Light:
    """In a full trick the card that takes it shines."""
    trick, contract = show.board.trick, show.account.contract
    cards = tuple(token.face for _, token in trick if token.face is not None)
    if len(cards) < show.players or contract is None:
        return UNLIT
    return shining(trick[best_place(cards, contract.trumps)][1])


def shining(token: Token) -> Light:
    """That card shines and no other one is dark."""
    return Light(frozenset({token}), is_on=True, dims=False)


@dataclass(frozen=True, slots=True)
class Last:
    """The picture that a card had last."""

    surface: pygame.Surface
    face: Card | None
    height: int
    angle: float

    def is_near(self, face: Card | None, height: int, angle: float, degrees: float) -> bool:
        """Whether it shows that face in that size, turned by no more than so many degrees."""
        swing = abs((angle - self.angle + 180) % 360 - 180)
        return self.face == face and self.height == height and swing <= degrees


@dataclass(frozen=True, slots=True)
class Resting:
    """A card at rest with its careful picture, and all that the picture depends on."""

    pose: Pose
    look: Look
    face: Card | None
    key: Key
    picture: Picture


class Painter:
    """Turns the show into pictures for one window size, deck and language."""

    def __init__(
        self,
        easel: Easel,
        cards: CardPictures,
        layout: TableLayout,
        deck: Deck,
        stands: tuple[NoteStand, NoteStand] | None = None,
    ) -> None:
        """Paint with these; the `stands` remember where the note and the hint lie."""
        self.note_stand, self.hint_stand = stands or (NoteStand(), NoteStand())
        self.easel = easel
        self.cards = cards
        self.layout = layout
        self.deck = deck
        self.is_polished = True
        """Whether in the last frame every card lay still and had its careful picture."""
        self._budget = 0
        self._area = 0.0
        self._scale_step = SCALE_STEP
        self._beside: dict[Seat, tuple[Bubble, tuple[Rect, ...]]] = {}
        """For each bubble where others stood when it came: it stays where it is when they go."""
        self._last: dict[Token, Last] = {}
        """The picture that each card had last: it serves once more when a frame has made enough."""
        self._resting: dict[Token, Resting] = {}
        """The cards that lay still: most of them do in every frame."""

    def begin(self, flights: Flights) -> None:
        """A new frame; only while nothing moves and nobody waits there is time for careful pictures."""
        self._budget = POLISHED_EACH_FRAME if flights.are_still and not is_late() else 0
        self._area = MADE_EACH_FRAME * self.layout.hand_height**2
        if flights.are_still and self.is_polished:
            self.forget_faces()
        self._scale_step = CROWD_STEP if flights.count > CROWD else SCALE_STEP
        self.is_polished = True

    def forget_faces(self) -> None:
        """No card keeps the picture that it had last."""
        self._last.clear()
        self._resting.clear()

    def tokens(self, tokens: Iterable[Token], flights: Flights, light: Light = UNLIT) -> list[Picture]:
        """The cards in that order; only the own hand is lit."""
        return [self._card(token, flights, light.look(token)) for token in tokens]

    def people(self, show: Show, people: Sequence[Person]) -> list[Picture]:
        """All portraits with their plates."""
        board, contract = show.board, show.account.standing
        shown = (self.layout, board.viewer, people, contract, self.deck)
        return self.easel.group("people", shown, lambda: self._people(board, people, contract))

    def _people(self, board: Board, people: Sequence[Person], contract: Contract | None) -> list[Picture]:
        easel, layout, pictures = self.easel, self.layout, list[Picture]()
        for seat, person in enumerate(people):
            place = self.place(seat, board)
            drawn = person_pictures(easel, layout, place, person, contract, self.deck)
            angle = facing(place, is_on=layout.faces_players)
            pictures += turned(easel, drawn, layout.person(place).centre, angle) if angle else drawn
        return pictures

    def said(self, show: Show, aloud: Words, names: Sequence[str]) -> list[Said]:
        """Everything that is being said, and small what was said before in the auction."""
        easel, layout, deck, found = self.easel, self.layout, self.deck, list[Said]()
        for seat, call in show.account.last_calls.items():
            if seat not in show.bubbles:
                place, words = self.place(seat, show.board), phrase(show.called(call), aloud, names, deck)
                tag = self._faced(tag_picture(easel, layout, place, words, deck), place)
                found.append(Said(seat, tag, tag.box))
        self._beside = {seat: one for seat, one in self._beside.items() if one[0] is show.bubbles.get(seat)}
        for seat, bubble in show.bubbles.items():
            place, words = self.place(seat, show.board), phrase(bubble.speech, aloud, names, deck)
            _, others = self._beside.setdefault(seat, (bubble, tuple(one.box for one in found)))
            picture, box = bubble_picture(easel, layout, place, bubble, words, deck, others=others)
            faced = self._faced(picture, place)
            found.append(Said(seat, faced, box if faced is picture else faced.box))
        return found

    def _faced(self, said: Picture, place: Place) -> Picture:
        """What is said, turned to its speaker where the screen lies flat."""
        angle = facing(place, is_on=self.layout.faces_players)
        if not angle:
            return said
        made = self.easel.kept(
            ("faced", said.surface, angle), lambda: pygame.transform.rotate(said.surface, angle)
        )
        return laid(made, turned_box(self.layout, place, said.surface.width, said.surface.height))

    def labels(self, board: Board, say: Words, names: Sequence[str]) -> list[Picture]:
        """What is written above the declarations laid open: whose each is, and what."""
        pictures = []
        for shown, cell in zip(board.laid, laid_cells(board, self.layout), strict=True):
            what = declaration_phrase(say, shown.declaration, self.deck)
            text = say("table.declaration", name=names[shown.seat], declaration=what)
            pictures.append(label_picture(self.easel, self.layout, text, cell))
        return pictures

    def place(self, seat: Seat, board: Board) -> Place:
        """Where that seat is drawn."""
        return self.layout.place(seat, board.viewer, board.players)

    def _card(self, token: Token, flights: Flights, look: Look) -> Picture:
        flight = flights.flight(token)
        if flight is None or flight.passed < flight.delay:
            return self._lying(token, flights.pose(token), look)
        if flight.fades:
            lying = self._lying(token, flight.end, look)
            return lying._replace(surface=faded(lying.surface, max(1, round(flight.share * 4)) / 4))
        if (
            flight.rise == 0
            and flight.start.angle == flight.end.angle
            and flight.start.turn == flight.end.turn
        ):
            return self._lying(token, flight.pose, look)
        return self._flying(token, flight)

    def _lying(self, token: Token, pose: Pose, look: Look) -> Picture:
        face = _face(token, pose.turn)
        known = self._resting.get(token)
        if known is not None and known.pose is pose and known.look is look and known.face is face:
            picture = known.picture
            if self.cards.rested(known.key) is picture.surface:
                return picture
        height, lift = round(pose.height), self._lift(pose.lift)
        key = resting_key(face, height, pose.angle, lift, look)
        surface = self.cards.rested(key)
        if surface is None and self._may_polish(face, height, pose.angle):
            surface = self.cards.resting(face, height, pose.angle, lift, look)
        if surface is None:
            self.is_polished = False
            quick = self._quick(token, face, height, pose.angle, lift, near=FLIGHT_STEP)
            return centred(quick, (pose.x, pose.y))
        self._last[token] = Last(surface, face, height, pose.angle)
        picture = centred(surface, (pose.x, pose.y))
        self._resting[token] = Resting(pose, look, face, key, picture)
        return picture

    def _may_polish(self, face: Card | None, height: int, angle: float) -> bool:
        """Whether this frame has time for a careful picture; to unpack the card takes a frame of its own."""
        if self._budget <= 0:
            return False
        self._budget -= 1
        self._area = 0.0
        return not self.cards.unpack(face, height, angle)

    def _has_unpacked(self, face: Card | None, height: int) -> bool:
        """Whether the card had to be unpacked; what else can wait this frame leaves for the next."""
        if not self.cards.unpack(face, height):
            return False
        self._area = 0.0
        return True

    def _flying(self, token: Token, flight: Flight) -> Picture:
        pose = flight.pose
        base = max(flight.start.height, flight.end.height)
        face, height, angle = _face(token, pose.turn), round(base), _angle(flight, pose)
        lift = self._lift(FLOATING if pose.lift > FLOATING / 2 + flight.end.lift / 2 else flight.end.lift)
        scale, width = flight_scale(pose.height / base, self._scale_step), abs(2 * pose.turn - 1)
        surface = self._quick(token, face, height, angle, lift, scale=scale, width=width)
        self.is_polished = False
        return centred(surface, (pose.x, pose.y))

    def _quick(
        self,
        token: Token,
        face: Card | None,
        height: int,
        angle: float,
        lift: int,
        *,
        scale: float = 1.0,
        width: float = 1.0,
        near: float | None = None,
    ) -> pygame.Surface:
        """A picture as of a card in motion; when the frame has made enough, its last one.

        With `near` that must be of the same face and size, and turned by no more degrees.
        """
        if not self.cards.is_flying_ready(face, height, angle, lift, scale=scale, width=width):
            last = self._last.get(token)
            can_wait = last is not None and (near is None or last.is_near(face, height, angle, near))
            if last is not None and can_wait and (self._area <= 0 or self._has_unpacked(face, height)):
                return last.surface
            self._area -= (height * scale) ** 2
        surface = self.cards.flying(face, height, angle, lift, scale=scale, width=width)
        self._last[token] = Last(surface, face, height, angle)
        return surface

    def _lift(self, units: float) -> int:
        return max(1, round(units * self.layout.unit)) if units else 0


def _angle(flight: Flight, pose: Pose) -> float:
    """A card that hardly turns has its last angle from the start; the others go in steps."""
    swing = abs((flight.end.angle - flight.start.angle + 180) % 360 - 180)
    return flight.end.angle if swing <= SMALL_SWING else flight_angle(pose.angle)


def _face(token: Token, turn: float) -> Card | None:
    return token.face if turn > 0.5 else None
