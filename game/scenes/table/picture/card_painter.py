"""The pictures of the cards on the table: careful where they lie, quick where they move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.cards.card import Card
from game.scenes.cards.pictures import CardPictures, Key, Look, resting_key
from game.scenes.table.board import Token
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.flight import Flight
from game.scenes.table.motion.flights import Flights
from game.scenes.table.motion.hover import LEVEL, Lean
from game.scenes.table.picture.easel import centred
from game.scenes.table.picture.light import UNLIT, Light
from game.ui.render.patience import is_late
from game.ui.render.rotation import CROWD_STEP, FLIGHT_STEP, flight_angle, flight_scale
from game.ui.render.shadow import faded
from game.ui.render.stage import Picture

POLISHED_EACH_FRAME: Final = 1
"""How many cards get their careful picture in one frame; the others keep the quick one a little longer."""

MADE_EACH_FRAME: Final = 1.0
"""New pictures of cards in one frame, in cards of the own hand; the others wait a frame or two."""

CLOSE: Final = 0.1
"""A card in motion keeps its last picture only if that is at most so much smaller or larger, as a share."""

FLOATING: Final = 11.0
"""The one lift of a card among many in the air, in design units: a single shadow serves the whole flight."""

MOST_WAITED: Final = 30
"""No light waits for more frames than this."""

CROWD: Final = 6
"""More cards than this in the air are a crowd, of which nobody follows a single one."""

SMALL_SWING: Final = 12.0
"""Degrees that a card of a crowd may jump when it leaves its place: it moves too fast for anybody to see."""

SHADOW_FALLS: Final = 0.3
"""How far the shadow of a card in the air moves away from it, as a share of the card's rise."""


@dataclass(frozen=True, slots=True)
class Last:
    """The picture that a card had last."""

    surface: pygame.Surface
    face: Card | None
    height: int
    """As it is seen, in pixels: a card that grows on its way is still smaller than at its end."""
    angle: float
    has_shadow: bool = True
    width: float = 1.0
    """The share of its width that is seen: a card that turns over is narrow."""

    def is_near(self, face: Card | None, height: int, angle: float, degrees: float) -> bool:
        """Whether it shows that face whole, in that size, turned by no more than so many degrees."""
        swing = abs((angle - self.angle + 180) % 360 - 180)
        is_same = self.has_shadow and self.face == face and (self.height, self.width) == (height, 1.0)
        return is_same and swing <= degrees

    def is_close(self, face: Card | None, height: int) -> bool:
        """Whether it shows that face in about that size: nobody sees that it serves once more."""
        return self.face == face and abs(self.height - height) <= CLOSE * height


@dataclass(frozen=True, slots=True)
class Resting:
    """A card at rest with its careful picture, and all that the picture depends on."""

    pose: Pose
    look: Look
    face: Card | None
    key: Key
    picture: Picture


class CardPainter:
    """Draws cards of one deck for one size of window."""

    def __init__(self, cards: CardPictures, layout: TableLayout) -> None:
        """Take the pictures from these."""
        self.cards = cards
        self.layout = layout
        self.is_polished = True
        """Whether in the last frame every card lay still and had its careful picture."""
        self._budget = 0
        self._area = 0.0
        self._is_crowd = False
        self.light = UNLIT
        """How the own hand was lit last."""
        self._waited = 0
        """For so many frames another light has waited for the pictures of all cards."""
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
        self._is_crowd = flights.in_air > CROWD
        self.is_polished = True

    def forget_faces(self) -> None:
        """No card keeps the picture that it had last."""
        self._last.clear()
        self._resting.clear()

    def tokens(self, tokens: Iterable[Token], flights: Flights, light: Light = UNLIT) -> list[Picture]:
        """The cards in that order."""
        return [picture for drawn in self.each(tokens, flights, light) for picture in drawn]

    def each(self, tokens: Iterable[Token], flights: Flights, light: Light = UNLIT) -> list[list[Picture]]:
        """The pictures of each card."""
        return [self._card(token, flights, light.look(token)) for token in tokens]

    def hand(
        self, tokens: Sequence[Token], flights: Flights, light: Light, lean: Lean = LEVEL
    ) -> list[list[Picture]]:
        """The pictures of each card of the own hand, from left to right.

        All cards are lit and dimmed in the same frame: when the pictures of all are there.
        """
        before = self.light
        is_same = (light.lit, light.is_on, light.dims) == (before.lit, before.is_on, before.dims)
        self._waited = 0 if is_same else self._waited + 1
        ready = [self._can_be_lit(token, flights, light.look(token)) for token in tokens]
        if is_same or all(ready) or self._waited > MOST_WAITED:
            self.light = light
        else:
            self.is_polished = False
        shown = replace(self.light, chosen=light.chosen)
        return [self._card(token, flights, shown.look(token), lean.of(token)) for token in tokens]

    def _can_be_lit(self, token: Token, flights: Flights, look: Look) -> bool:
        """Whether the card has its careful picture, so that another light on it costs little.

        If there is time, the card is turned with care now.
        """
        pose, flight = flights.rest(token), flights.flight(token)
        angle = flight.start.angle if flight is not None and flight.is_slide else pose.angle
        face, height = _face(token, pose.turn), round(pose.height)
        key = resting_key(face, height, angle, self._lift(pose.lift), look)
        if self.cards.is_turned(face, height, angle) or self.cards.rested(key) is not None:
            return True
        if not self._may_polish(face, height, angle):
            return False
        self.cards.turn(face, height, angle)
        return True

    def _card(self, token: Token, flights: Flights, look: Look, lean: float = 0.0) -> list[Picture]:
        flight = flights.flight(token)
        if flights.sways(token) and (flight is None or flight.is_slide):
            return [self._swaying(token, flights.pose(token), flights.rest(token).height, look, lean)]
        if flight is None or not flight.has_begun:
            return [self._lying(token, flights.pose(token), look, lean)]
        if flight.fades:
            lying = self._lying(token, flight.end, look)
            return [lying._replace(surface=faded(lying.surface, max(1, round(flight.share * 4)) / 4))]
        if flight.is_slide:
            # turned as at its start, for which there are pictures: so all cards change their light at once
            return [self._lying(token, replace(flight.pose, angle=flight.start.angle), look, lean)]
        is_back = flight.start.turn == flight.end.turn == 0  # all backs share their pictures
        return self._in_crowd(token, flight) if self._is_crowd or is_back else self._flying(token, flight)

    def _lying(self, token: Token, pose: Pose, look: Look, lean: float = 0.0) -> Picture:
        face, angle = _face(token, pose.turn), pose.angle + lean
        known = self._resting.get(token)
        is_same = known is not None and (known.look, known.face) == (look, face) and not lean
        if known is not None and is_same and known.pose is pose:
            picture = known.picture
            if self.cards.rested(known.key) is picture.surface:
                return picture
        height, lift = round(pose.height), self._lift(pose.lift)
        key = resting_key(face, height, angle, lift, look)
        surface = self.cards.rested(key)
        if surface is None and self._may_polish(face, height, angle):
            surface = self.cards.resting(face, height, angle, lift, look)
        if surface is None:
            self.is_polished = False
            if lean:
                return self._swaying(token, pose, height, look, lean)
            quick = self._quick(token, face, height, angle, lift, near=FLIGHT_STEP)
            return centred(quick, (pose.x, pose.y))
        self._last[token] = Last(surface, face, height, angle)
        picture = centred(surface, (pose.x, pose.y))
        if not lean:
            self._resting[token] = Resting(pose, look, face, key, picture)
        return picture

    def _may_polish(self, face: Card | None, height: int, angle: float) -> bool:
        """Whether this frame has time for a careful picture; to unpack the card takes a frame of its own.

        Another light on a card that was turned with care costs little.
        """
        if self.cards.is_turned(face, height, angle):
            return True
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

    def _swaying(self, token: Token, pose: Pose, base: float, look: Look, lean: float) -> Picture:
        """A card that was pushed or pressed, or leans to the pointer; its light stays on it."""
        self.is_polished = False
        face, height = _face(token, pose.turn), round(base)
        last = self._last.get(token)
        if last is not None and last.has_shadow and self._area <= 0:
            return centred(last.surface, (pose.x, pose.y))
        self._area -= height**2
        angle, lift = pose.angle + lean, self._lift(pose.lift)
        surface = self.cards.swaying(face, height, angle, lift, look, pose.height / base)
        self._last[token] = Last(surface, face, height, angle)
        return centred(surface, (pose.x, pose.y))

    def _flying(self, token: Token, flight: Flight) -> list[Picture]:
        """A card that somebody follows with his eyes, above its shadow."""
        self.is_polished = False
        if flight.is_under:
            return []
        pose, base = flight.pose, round(flight.height)
        face, last = _seen_face(token, flight, pose), self._last.get(token)
        spot, width = (pose.x, pose.y - pose.rise), abs(2 * pose.turn - 1)
        if last is not None and last.face == face and self._has_unpacked(face, base):
            return [centred(last.surface, spot)]
        surface = self.cards.thrown(face, base, pose.angle, pose.height / base, width)
        self._last[token] = Last(surface, face, base, pose.angle, has_shadow=False)
        return [*self._shadow(pose), centred(surface, spot)]

    def _shadow(self, pose: Pose) -> list[Picture]:
        """The shadow on the cloth, further away and softer below a card that is high."""
        lift = self._lift(pose.lift)
        if not lift:
            return []
        away = lift + SHADOW_FALLS * pose.rise
        width = abs(2 * pose.turn - 1)
        shade = self.cards.shadow(round(pose.height), pose.angle, lift, width)
        return [centred(shade, (pose.x + away * 0.35, pose.y + away))]

    def _in_crowd(self, token: Token, flight: Flight) -> list[Picture]:
        pose, base = flight.pose, flight.height
        face, height, angle = _seen_face(token, flight, pose), round(base), _angle(flight, pose)
        lift = self._lift(FLOATING if pose.lift > FLOATING / 2 + flight.end.lift / 2 else flight.end.lift)
        scale, width = flight_scale(pose.height / base, CROWD_STEP), abs(2 * pose.turn - 1)
        self.is_polished, is_under = False, flight.is_under
        if is_under:  # the picture that it will have when it comes out
            face, angle, lift, scale, width = token.face, flight.end.angle, self._lift(flight.end.lift), 1, 1
        surface = self._quick(token, face, height, angle, lift, scale=scale, width=width)
        return [] if is_under else [centred(surface, (pose.x, pose.y - pose.rise))]

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

        That must be of the same face and about the same size: a card that grows on its way never lags behind
        its neighbours. With `near` it must be of exactly that size, and turned by no more degrees.
        """
        seen = round(height * scale)
        if not self.cards.is_flying_ready(face, height, angle, lift, scale=scale, width=width):
            last = self._last.get(token)
            can_wait = last is not None and last.is_close(face, seen)
            if near is not None:
                can_wait = last is not None and last.is_near(face, seen, angle, near)
            if last is not None and can_wait and (self._area <= 0 or self._has_unpacked(face, height)):
                return last.surface
            self._area -= (height * scale) ** 2
        surface = self.cards.flying(face, height, angle, lift, scale=scale, width=width)
        self._last[token] = Last(surface, face, seen, angle, width=width)
        return surface

    def _lift(self, units: float) -> int:
        return max(1, round(units * self.layout.unit)) if units else 0


def _angle(flight: Flight, pose: Pose) -> float:
    """Where a card hardly turns on the last part of its way it has its last angle; others go in steps."""
    before = flight.legs[-2].end if len(flight.legs) > 1 else flight.start
    swing = abs((flight.end.angle - before.angle + 180) % 360 - 180)
    return flight.end.angle if swing <= SMALL_SWING and flight.is_on_last else flight_angle(pose.angle)


def _face(token: Token, turn: float) -> Card | None:
    return token.face if turn > 0.5 else None


def _seen_face(token: Token, flight: Flight, pose: Pose) -> Card | None:
    """The face that is up now; a card that turns over shows it although it is forgotten afterwards."""
    return (flight.face or token.face) if pose.turn > 0.5 else None
