"""Where bubbles and tags stand: beside their speaker, off the hand, the score and the buttons."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from game.scenes.table.places import TWO, Place
from game.ui.layout import Rect

if TYPE_CHECKING:
    from game.scenes.table.layout import TableLayout


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

    def bubble(self, place: Place, width: float, height: float) -> Rect:
        """A speech bubble of that size beside its speaker; the tail is at its lower edge."""
        face, gap = self._layout.portrait(place), self._layout.page.px(2)
        if place is Place.TOP:
            x, y = face.right - self._layout.page.px(4), face.y - gap
            if not self._has_room_above:
                # below its own plate, so that it does not lie on what is said at the right
                x, y = face.centre[0] - self._layout.page.px(50), self._layout.button(TWO).bottom + gap
        elif place is Place.LEFT and face.y - height - gap < self._layout.score.bottom + gap:
            x, y = face.right - self._layout.page.px(4), max(face.y - gap, self._layout.score.bottom + gap)
        elif place in (Place.BOTTOM, Place.LEFT):
            x, y = face.centre[0] - self._layout.page.px(20), face.y - height - gap
        elif face.y - height - gap < self._layout.button(TWO).bottom:
            below = self._layout.button(TWO).bottom + gap
            x, y = face.x + self._layout.page.px(4) - width, max(face.y - gap, below)
        else:
            x, y = face.centre[0] + self._layout.page.px(20) - width, face.y - height - gap
        room = self._layout.page.area.inset(self._layout.page.px(6))
        if place is Place.BOTTOM:
            room = Rect(room.x, room.y, self._layout.hand_zone.x - room.x, room.h)
        return Rect(max(min(x, room.right - width), room.x), max(y, room.y), width, height)

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
