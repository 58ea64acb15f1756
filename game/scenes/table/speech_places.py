"""Where bubbles and tags stand: beside their speaker, off the hand, the score and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from game.scenes.table.places import TWO, Place
from game.ui.layout import Rect

if TYPE_CHECKING:
    from game.scenes.table.layout import TableLayout


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble stands, and at which corner its tail is."""

    box: Rect
    is_right: bool = False
    """At the right end, else at the left one."""
    is_up: bool = False
    """Above the bubble, which is below its speaker."""


class SpeechPlaces:
    """Pure geometry, a part of the table's layout; all lengths in pixels."""

    def __init__(self, layout: TableLayout) -> None:
        """Find the room that the layout leaves."""
        self._layout = layout

    def bubble_room(self, place: Place) -> float:
        """The width that a speech bubble may have: it covers neither the own hand nor the buttons."""
        if place is Place.BOTTOM:
            return self._layout.hand_zone.x - self._layout.page.px(8)
        if place is Place.TOP:
            beside = self._layout.button(1).x - self._layout.portrait(place).right
            below = self._layout.field.right - self._layout.portrait(place).right
            return min(self._layout.page.px(300), beside if self._has_room_above else below)
        return self._layout.page.px(300)

    @cached_property
    def _has_room_above(self) -> bool:
        """Whether a bubble fits between the portrait opposite and the buttons; otherwise it is below them."""
        return self._layout.button(1).x - self._layout.portrait(Place.TOP).right >= self._layout.page.px(200)

    def bubble(self, place: Place, width: float, height: float, others: Sequence[Rect] = ()) -> Spot:
        """Where a speech bubble of that size stands, if it can be off the `others`: what is said besides."""
        spots = self.spots(place, width, height)
        return next((spot for spot in spots if not any(spot.box.overlaps(one) for one in others)), spots[0])

    def spots(self, place: Place, width: float, height: float) -> list[Spot]:
        """Where a speech bubble of that size may stand, the best place first."""
        px, face = self._layout.page.px, self._layout.portrait(place)
        gap, centre, above = px(2), face.centre[0], face.y - height - px(2)
        if place is Place.BOTTOM:
            return [self._spot(place, centre - px(20), above, width, height)]
        if place is Place.TOP:
            if self._has_room_above or self._layout.faces_players:
                return [self._spot(place, face.right - px(4), face.y - gap, width, height)]
            return self._below(width, height)
        if place is Place.LEFT:
            lowest = self._layout.score.bottom
            beside = self._spot(place, face.right - px(4), max(face.y - gap, lowest + gap), width, height)
            over = self._spot(place, centre - px(20), above, width, height)
            return [beside] if above < lowest + gap else [over, beside]
        lowest = self._layout.button(TWO).bottom
        x, y = face.x + px(4) - width, max(face.y - gap, lowest + gap)
        beside = self._spot(place, x, y, width, height, is_right=True)
        over = self._spot(place, centre + px(20) - width, above, width, height, is_right=True)
        return [beside] if above < lowest else [over, beside]

    def _below(self, width: float, height: float) -> list[Spot]:
        """Below the plate opposite, the tail above, to the right or to the left; or left of the portrait."""
        layout, px, face = self._layout, self._layout.page.px, self._layout.portrait(Place.TOP)
        centre, under = face.centre[0], layout.person(Place.TOP).bottom + px(2)
        right, left = centre - px(30), centre + px(16) - width
        below_buttons = max(under, layout.button(TWO).bottom + px(2))
        is_beside = right + width <= layout.button(4).x - px(2)
        return [
            self._spot(Place.TOP, right, under if is_beside else below_buttons, width, height, is_up=True),
            self._spot(Place.TOP, left, under, width, height, is_right=True, is_up=True),
            self._spot(Place.TOP, face.x + px(4) - width, face.y - px(2), width, height, is_right=True),
        ]

    def _spot(
        self,
        place: Place,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        is_right: bool = False,
        is_up: bool = False,
    ) -> Spot:
        """The spot, pushed into the window."""
        room = self._layout.page.area.inset(self._layout.page.px(6))
        if place is Place.BOTTOM:
            room = Rect(room.x, room.y, self._layout.hand_zone.x - room.x, room.h)
        x, y = max(min(x, room.right - width), room.x), max(y, room.y)
        return Spot(Rect(x, y, width, height), is_right=is_right, is_up=is_up)

    def tag_room(self, place: Place) -> float:
        """The width that a tag with the last call may have."""
        if place is Place.TOP:
            return min(
                self._layout.page.px(190),
                self._layout.button(1).x - self._layout.portrait(place).right - self._layout.page.px(10),
            )
        room = self._layout.plate_size[0] + self._layout.page.px(30)
        if place is Place.BOTTOM:
            room = min(room, self._layout.hand_zone.x - self._layout.field.x - self._layout.page.px(10))
        return room

    def tag(self, place: Place, width: float, height: float) -> Rect:
        """A tag with the last call: above the portrait, opposite beside it."""
        face, gap = self._layout.portrait(place), self._layout.page.px(4)
        if place is Place.TOP:
            return Rect(face.right + gap, face.y, width, height)
        x = face.centre[0] - width / 2
        if place is Place.LEFT:
            x = max(self._layout.person(place).x, x)
        if place is Place.RIGHT:
            x = min(self._layout.person(place).right - width, x)
        if place is Place.BOTTOM:
            x = max(self._layout.field.x + gap, min(x, self._layout.hand_zone.x - gap - width))
        return Rect(x, face.y - gap - height, width, height)

    def turned(self, place: Place, width: float, height: float) -> Rect:
        """Where a bubble or a tag stands on a flat screen: before its speaker, turned to him as he is.

        Width and height are those of the upright picture; the tail comes to lie at the portrait.
        """
        layout = self._layout
        (x, y), gap, lead = layout.person(place).centre, layout.page.px(4), layout.page.px(20)
        reach = layout.person(place).h / 2 + gap
        room = layout.page.area.inset(layout.page.px(6))
        lowest = layout.hand_zone.y - layout.page.px(6)
        if place is Place.TOP:
            left = min(max(x + lead - width, room.x), room.right - width)
            return Rect(left, y + reach, width, height)
        top = max(min(y - lead, lowest - width), room.y)
        return Rect(x + reach if place is Place.LEFT else x - reach - height, top, height, width)
