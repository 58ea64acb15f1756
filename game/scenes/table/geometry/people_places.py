"""Where the people at the table are: portraits grow with the window as far as nothing else needs the room."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Protocol

from game.scenes.table.geometry.places import ASPECT, Place
from game.scenes.table.geometry.pose import joined
from game.ui.layout import Page, Rect

FACE: Final = 72
"""Design units of a portrait, at least."""
MOST_FACE: Final = 3 * FACE
"""The same where there is room."""
FIGURE: Final = 2.0
"""From so many times `FACE` on a portrait is a half figure."""
PLATE: Final = (132, 38)
"""Design units of a name plate."""
TUCKED: Final = 6
"""So far a plate lies over its portrait."""
TAG: Final = 38
"""What the last call needs above a portrait at the side."""
NOTE: Final = 10
"""What is left free above the own hand."""
SPEECH: Final = 76
"""What a bubble needs above the own portrait."""
OPPOSITE: Final = 108
"""A portrait opposite is no larger where its plate is below it."""
ASKED: Final = 320
"""So high the middle stays below it, with the air around."""
MIDDLE: Final = 600
"""So wide the middle stays for questions and declarations."""
TRICK_ACROSS: Final = 3.35
"""How many cards wide a full trick is, with the air around."""
MARK: Final = 32
MARKED: Final = (0.77, 0.64)
"""Where a mark is, in radii of the portrait beside and below its middle: hardly further out than that."""
MARKED_BESIDE: Final = (0.92, 0.4)
"""The same where the plate is beside the portrait."""
BUTTONS: Final = 6
"""The small buttons in two rows."""


@dataclass(frozen=True, slots=True)
class Person:
    """The boxes of one player."""

    whole: Rect
    """Portrait and plate."""
    portrait: Rect
    plate: Rect


class Ground(Protocol):
    """What people have to leave free: the layout of the table, in pixels."""

    page: Page
    people: Page
    """The page with the scale of portraits and plates."""
    rim: int

    @property
    def field(self) -> Rect:
        """The felt that is used."""
        ...

    @property
    def side_level(self) -> float:
        """The middle of the hands at the sides."""
        ...

    @property
    def score(self) -> Rect:
        """The panel in the upper left corner."""
        ...

    @property
    def hand_zone(self) -> Rect:
        """The own hand."""
        ...

    @property
    def free_trick_height(self) -> float:
        """How high a card of the trick is as long as people leave it the room."""
        ...

    @property
    def talon_top(self) -> float:
        """So far down the talons at the sides leave room."""
        ...

    @property
    def growing(self) -> Collection[Place]:
        """Where somebody sits who may be larger than `FACE`."""
        ...

    def fan_zone(self, place: Place) -> Rect:
        """What somebody's hand covers."""
        ...

    def button(self, number: int) -> Rect:
        """A small button in the upper right corner."""
        ...


def _buttons(ground: Ground) -> Rect:
    """Return the two rows of small buttons together."""
    return joined([ground.button(number) for number in range(BUTTONS)])


def person_at(place: Place, ground: Ground) -> Person:
    """Return where a player of that place is."""
    if place is Place.BOTTOM:
        return _own(ground)
    return _opposite(ground) if place is Place.TOP else _beside(place, ground)


def is_half_figure(ground: Ground, portrait: Rect) -> bool:
    """Whether a player in that box is seen down to the hands and not only the head."""
    return portrait.w >= FIGURE * ground.people.px(FACE)


def mark_box(ground: Ground, person: Person, number: int) -> Rect:
    """Return a round mark at the portrait's shoulder: 0 at the right, 1 at the left."""
    radius = person.portrait.w / 2
    size = ground.people.px(MARK) * min(1.4, 0.6 + 0.4 * person.portrait.w / ground.people.px(FACE))
    away, (x, y) = radius + 0.18 * size, person.portrait.centre
    across, down = MARKED if person.plate.x < person.portrait.centre[0] else MARKED_BESIDE
    x += (across if number == 0 else -across) * away
    left = max(x - size / 2, ground.page.px(2))
    return Rect(left, y + down * away - size / 2, size, size)


def _stacked(x: float, y: float, face: float, ground: Ground) -> Person:
    """Return a portrait with its plate below."""
    wide, high = ground.people.px(PLATE[0]), ground.people.px(PLATE[1])
    whole = Rect(x, y, max(wide, face), face + high - ground.people.px(TUCKED))
    return Person(whole, whole.place(face, face, down=0), whole.place(wide, high, down=1))


def _own(ground: Ground) -> Person:
    """Return the own place, in the corner beside the hand."""
    px, gap = ground.people.px, ground.page.px(6)
    face = float(px(FACE))
    if Place.BOTTOM in ground.growing:
        room = ground.field.bottom - ground.hand_zone.y - px(PLATE[1]) - ground.page.px(SPEECH)
        face = max(face, min(px(PLATE[0]), room))
    high = face + px(PLATE[1]) - px(TUCKED)
    return _stacked(ground.field.x + gap, ground.field.bottom - high - gap, face, ground)


def _opposite(ground: Ground) -> Person:
    """Return the place opposite: where there is room the plate is beside the portrait, not below."""
    px, gap = ground.people.px, ground.page.px(6)
    x, y = ground.fan_zone(Place.TOP).right + gap * 2, gap / 2
    usual = _stacked(x, y, px(FACE), ground)
    if Place.TOP not in ground.growing:
        return usual
    face, (wide, high) = usual.whole.h, (px(PLATE[0]), px(PLATE[1]))
    whole = Rect(x, y, face + wide - px(TUCKED), face)
    if whole.right > _buttons(ground).x - gap:
        room = ground.hand_zone.y - ground.page.px(ASKED) - y - high
        return _stacked(x, y, max(px(FACE), min(px(OPPOSITE), room)), ground)
    return Person(whole, whole.place(face, face, 0, 0), whole.place(wide, high, 1, 1))


def _beside(place: Place, ground: Ground) -> Person:
    """Return a place at the left or the right, between the corner above and the own hand."""
    px, page, fan = ground.people.px, ground.page, ground.fan_zone(place)
    gap, face = page.px(6), float(px(FACE))
    above = max(ground.score.bottom, _buttons(ground).bottom)  # both sides are alike
    top, bottom = above + page.px(TAG + 8), min(ground.hand_zone.y - page.px(NOTE), ground.talon_top - gap)
    if place in ground.growing:
        face = max(face, min(px(MOST_FACE), bottom - top - px(PLATE[1]) + px(TUCKED), _spare_width(ground)))
    high = face + px(PLATE[1]) - px(TUCKED)
    y = ground.side_level - high / 2
    if face > px(FACE):
        y = min(max(y, top), bottom - high)
    wide = max(px(PLATE[0]), face)
    return _stacked(fan.right + gap if place is Place.LEFT else fan.x - gap - wide, y, face, ground)


def _spare_width(ground: Ground) -> float:
    """Return how wide people at the sides may be."""
    gap = ground.page.px(6)
    free = ground.fan_zone(Place.RIGHT).x - ground.fan_zone(Place.LEFT).right - 2 * gap
    need = max(ground.page.px(MIDDLE), ground.free_trick_height * ASPECT * TRICK_ACROSS + 2 * gap)
    return (free - need) / 2
