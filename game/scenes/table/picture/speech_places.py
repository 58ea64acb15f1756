"""Where bubbles and tags stand: beside their speaker, off the hand, the score and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.scenes.table.geometry.layout import LEFTMOST, TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.note_places import Size
from game.scenes.table.show import Bubble
from game.ui.layout import Rect

TAIL: Final = 24
"""How high the tail of a bubble is, in design units."""
OVER_HEAD: Final = 0.12
"""The share of a portrait over which the body of a bubble above it may reach, so that it is off the rail."""

BELOW_SCORE: Final = 46
"""Design units below the score that a deal's seal takes."""

TAG: Final = 110
"""Design units of a tag of some length."""

LEAD: Final = 0.06
"""The share of a portrait over which the tail of a bubble beside it reaches."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble stands, and at which corner its tail is."""

    box: Rect
    is_right: bool = False
    """At the right end, else at the left one."""
    is_up: bool = False
    """Above the bubble, which is below its speaker."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a bubble hides only where there is no other place."""

    now: Sequence[Rect] = ()
    """What is to be seen."""
    soon: Sequence[Rect] = ()
    """Where the trick and the rail will lie."""


NOTHING: Final = Shown()


class BubbleStand:
    """Where one bubble stands: it stays there as long as it hides no more than when it came."""

    def __init__(self, bubble: Bubble) -> None:
        """It stands nowhere yet."""
        self.bubble = bubble
        self._spot: Spot | None = None
        self._seen_at: tuple[Place, Sequence[Size]] | None = None
        self._most = 0.0

    def place(self, layout: TableLayout, place: Place, shown: Shown, sizes: Sequence[Size]) -> Spot:
        """The spot of the bubble in one of the sizes, the best first."""
        is_elsewhere = (place, sizes) != self._seen_at  # another person sits at the bottom now
        if self._spot is None or is_elsewhere or hidden(layout, place, self._spot, shown)[0] > self._most:
            self._spot, self._seen_at = bubble_spot(layout, place, sizes, shown), (place, sizes)
            self._most = hidden(layout, place, self._spot, shown)[0]
        return self._spot


def bubble_room(layout: TableLayout, place: Place) -> float:
    """The width that a speech bubble may have: it covers neither the own hand nor the buttons."""
    if place is Place.BOTTOM:
        return layout.hand_zone.x - layout.page.px(8)
    if place is Place.TOP:
        beside = layout.button(LEFTMOST).x - layout.portrait(place).right
        below = layout.field.right - layout.portrait(place).right
        return min(layout.page.px(300), beside if _has_room_above(layout) else below)
    room = layout.page.px(300)
    if place is Place.RIGHT:
        return min(room, layout.page.width - layout.page.px(6) - _beyond_rail(layout))
    return room


def _beyond_rail(layout: TableLayout) -> float:
    """Where a bubble of the player at the right may begin, so that it is off the rail."""
    return layout.portrait(Place.RIGHT).x - layout.page.px(21)


def _has_room_above(layout: TableLayout) -> bool:
    """Whether a bubble fits between the portrait opposite and the buttons; otherwise it is below them."""
    is_beside = layout.plate(Place.TOP).x > layout.portrait(Place.TOP).centre[0]
    room = layout.button(LEFTMOST).x - layout.portrait(Place.TOP).right
    return room >= layout.page.px(200) and not is_beside


def bubble_spot(layout: TableLayout, place: Place, sizes: Sequence[Size], shown: Shown = NOTHING) -> Spot:
    """Where a speech bubble of one of the `sizes`, the best first, hides the least of what is `shown`.

    Its body stands off the own name as well; the tail may cross that.
    """
    spots = (spot for size in sizes for spot in bubble_spots(layout, place, *size))
    return min(spots, key=lambda spot: hidden(layout, place, spot, shown))


def hidden(layout: TableLayout, place: Place, spot: Spot, shown: Shown) -> tuple[float, float]:
    """How many pixels a bubble there hides of what is to be seen now, and soon."""
    box, tail = spot.box, layout.page.px(TAIL)
    body = Rect(box.x, box.y + (tail if spot.is_up else 0), box.w, box.h - tail)
    now, soon = (sum(box.shared(one) for one in boxes) for boxes in (shown.now, shown.soon))
    return now + body.shared(layout.plate(place)), soon


def bubble_spots(layout: TableLayout, place: Place, width: float, height: float) -> list[Spot]:
    """Where a speech bubble of that size may stand, the best place first."""
    return [*_usual_spots(layout, place, width, height), *_further_spots(layout, place, width, height)]


def _further_spots(layout: TableLayout, place: Place, width: float, height: float) -> list[Spot]:
    """Where else round its speaker it hides nothing that is always there."""
    px, face, person = layout.page.px, layout.portrait(place), layout.person(place)
    lead, step = face.w * LEAD, height / 2
    levels = [
        face.y - px(2) + step * at for at in range(1 + max(0, int((person.bottom - face.y) / step - 2)))
    ]
    found = [Spot(Rect(face.right - lead, y, width, height)) for y in levels]
    found += [Spot(Rect(face.x + lead - width, y, width, height), is_right=True) for y in levels]
    for across in (face.centre[0], face.x, face.right):
        for is_right in (False, True):
            x = across + (px(20) - width if is_right else -px(20))
            for top in (face.y - px(2), face.y + face.h * OVER_HEAD):
                found.append(Spot(Rect(x, top - height, width, height), is_right=is_right))
            found.append(Spot(Rect(x, person.bottom + px(2), width, height), is_right=is_right, is_up=True))
    room = layout.page.area.inset(px(6))
    taken = [layout.score, *(layout.button(number) for number in range(LEFTMOST + 1))]
    if place is not Place.BOTTOM:  # beside it there may be room: not every hand is of eight
        taken.append(layout.hand_zone)
    for other in layout.places:
        portrait = layout.portrait(other)
        taken += [portrait.inset(portrait.w * OVER_HEAD)]
        taken += [layout.plate(other)] if other is not place else []
    return [
        spot for spot in found if room.encloses(spot.box) and not any(spot.box.overlaps(box) for box in taken)
    ]


def _usual_spots(layout: TableLayout, place: Place, width: float, height: float) -> list[Spot]:
    """Where a bubble stands if nothing is in the way, the best place first."""
    px, face = layout.page.px, layout.portrait(place)
    gap, centre, above = px(2), face.centre[0], face.y - height - px(2)

    def spot(x: float, y: float, *, is_right: bool = False, is_up: bool = False) -> Spot:
        """The spot, pushed into the window."""
        room = layout.page.area.inset(px(6))
        last = layout.hand_zone.x if place is Place.BOTTOM else room.right
        x, y = max(min(x, last - width), room.x), max(y, room.y)
        return Spot(Rect(x, y, width, height), is_right=is_right, is_up=is_up)

    if place is Place.BOTTOM:
        return [spot(centre - px(20), above)]
    if place is Place.TOP and not (_has_room_above(layout) or layout.faces_players):
        # below the plate, the tail above, to the right or to the left; or left of the portrait
        under, right = layout.person(place).bottom + px(2), centre - px(30)
        is_beside = right + width <= layout.button(LEFTMOST).x - px(2)
        below_buttons = max(under, layout.button(LEFTMOST).bottom + px(2))
        over_name = spot(face.right - px(4), face.y - gap)
        return [
            *([over_name] if _is_over_name(layout, over_name.box) else []),
            spot(right, under if is_beside else below_buttons, is_up=True),
            spot(centre + px(16) - width, under, is_right=True, is_up=True),
            spot(face.x + px(4) - width, face.y - gap, is_right=True),
        ]
    if place is Place.TOP:
        return [spot(face.right - px(4), face.y - gap)]
    lowest = layout.score.bottom + gap if place is Place.LEFT else layout.button(LEFTMOST).bottom
    highest = max(face.y - gap, lowest if place is Place.LEFT else lowest + gap)
    lead = face.w * LEAD
    beside = [highest]
    if highest + 2 * height + gap < layout.person(place).bottom:  # a large portrait has room for a second one
        beside.append(highest + height + gap)
    if place is Place.LEFT:
        spots = [spot(face.right - lead, y) for y in beside]
        clear = max(centre - px(20), layout.score.right + px(6))
        if above >= lowest:
            return [spot(centre - px(20), above), *spots]
        return spots if clear + px(20) > face.right else [*spots, spot(clear, above)]
    spots = [spot(face.x + lead - width, y, is_right=True) for y in beside]
    above = max(above, lowest + gap)
    if above + height - px(TAIL) > face.y + face.h * OVER_HEAD:
        return spots
    return [spot(centre + px(20) - width, above, is_right=True), spot(_beyond_rail(layout), above), *spots]


def _is_over_name(layout: TableLayout, box: Rect) -> bool:
    """Whether a bubble beside the portrait opposite fits above the name plate but for its tail."""
    buttons = [layout.button(number) for number in range(LEFTMOST + 1)]
    body = box.bottom - layout.page.px(TAIL)
    return body <= layout.plate(Place.TOP).y and not any(box.overlaps(one) for one in buttons)


def tag_room(layout: TableLayout, place: Place) -> float:
    """The width that a tag with the last call may have."""
    if place is Place.TOP:
        beside = layout.button(LEFTMOST).x - layout.portrait(place).right - layout.page.px(10)
        is_below = beside < layout.page.px(TAG)
        return layout.page.px(160) if is_below else min(layout.page.px(190), beside)
    room = layout.plate_size[0] + layout.page.px(30)
    if place is Place.BOTTOM:
        return min(room, layout.hand_zone.x - layout.field.x - layout.page.px(10))
    return min(room, _beside_questions(layout, place).w)


def _beside_questions(layout: TableLayout, place: Place) -> Rect:
    """What is left, as high as a person at the side, between his outer edge and where questions stand."""
    person, middle = layout.person(place), layout.centre_zone
    gap = layout.page.px(2)
    left, right = (person.x, middle.x - gap) if place is Place.LEFT else (middle.right + gap, person.right)
    return Rect(left, person.y, right - left, person.h)


def tag_box(layout: TableLayout, place: Place, width: float, height: float) -> Rect:
    """A tag with the last call: above the portrait; opposite beside it, or below where buttons are.

    At the left it is beside the seal of the deal, or below the name where no room is left there. One that is
    too wide reaches over the backs.
    """
    face, gap = layout.portrait(place), layout.page.px(4)
    if place is Place.TOP:
        if face.right + gap + width <= layout.button(LEFTMOST).x:
            return Rect(face.right + gap, face.y, width, height)
        return Rect(face.centre[0] - width / 2, layout.person(place).bottom + gap, width, height)
    x, y = face.centre[0] - width / 2, face.y - gap - height
    if place is Place.BOTTOM:
        x = max(layout.field.x + gap, min(x, layout.hand_zone.x - gap - width))
        return Rect(x, y, width, height)
    free = _beside_questions(layout, place)
    if place is Place.RIGHT:
        return Rect(max(free.x, min(x, free.right - width)), y, width, height)
    x = min(max(free.x, x), free.right - width)
    below_seal = layout.score.bottom + layout.page.px(BELOW_SCORE)
    if y < below_seal and below_seal + height <= face.y:
        y = below_seal
    if y < below_seal:
        below, beside = Rect(x, free.bottom + gap, width, height), max(x, layout.score.right + gap)
        if beside + width > free.right and not below.overlaps(layout.hand_zone):
            return below
        x = beside
    return Rect(x, y, width, height)


def turned_box(layout: TableLayout, place: Place, width: float, height: float) -> Rect:
    """Where a bubble or a tag stands on a flat screen: before its speaker, turned to him as he is.

    Width and height are those of the upright picture; the tail comes to lie at the portrait.
    """
    (x, y), gap, lead = layout.person(place).centre, layout.page.px(4), layout.page.px(20)
    reach = layout.person(place).h / 2 + gap
    room = layout.page.area.inset(layout.page.px(6))
    lowest = layout.hand_zone.y - layout.page.px(6)
    if place is Place.TOP:
        left = min(max(x + lead - width, room.x), room.right - width)
        return Rect(left, y + reach, width, height)
    top = max(min(y - lead, lowest - width), room.y)
    return Rect(x + reach if place is Place.LEFT else x - reach - height, top, height, width)
