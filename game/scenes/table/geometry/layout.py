"""Where everything on the table has its place, at every window size."""

from __future__ import annotations

from functools import cached_property
from math import cos, radians, sin
from typing import Final

from game.scenes.table.geometry.people_places import PLATE, TRICK_ACROSS, Person, mark_box, person_at
from game.scenes.table.geometry.places import (
    ASPECT,
    FAN_ANGLE,
    HAND_ANGLE,
    THREE,
    TRICK_ANGLES,
    TWO,
    Place,
    facing,
)
from game.scenes.table.geometry.pose import Pose, joined
from game.scenes.table.geometry.surface import Surface
from game.ui.focus import FINGERTIP
from game.ui.layout import Rect

HAND_YIELDS: Final = 0.25
"""The own cards get smaller by that part of an enlargement of the words, which need the room."""

BOW: Final = 0.1
"""How far a card that may not be played is bowed, as a share of its height."""
LOW: Final = 0.385
"""The middle of the own hand lies so many card heights above the lower edge of the window."""
TALL: Final = 2.04
TALL_OF_THREE: Final = 1.64
"""The height of a trick with the air round it, in cards; where nobody sits opposite no card lies there."""
TRICK_BY_HAND: Final = 0.78
"""The height of a card in the trick by that of one in the own hand, where there is room."""

USUAL_HAND: Final = 8
"""More cards than this in a hand are held closer together."""

ROW, ROW_IN_ROOM = 112, 100
"""The height of the row of the pack opposite, in design units."""

OUT_OF_SIGHT: Final = 0.7
"""How far the upper edge of the window cuts the backs opposite, in widths of the rim."""

IN_A_ROW: Final = 3
"""Small round buttons in the upper right corner."""
LEFTMOST: Final = 2 * IN_A_ROW - 1
"""The number of the one at the lower left of them."""


class TableLayout(Surface):
    """Pure geometry of one window size; all lengths in pixels."""

    # --- the room -----------------------------------------------------------------------------------

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The point round which the trick is laid, and where the emblem is."""
        upper, lower = self.upper_edge, self.hand_zone.y
        return self.page.width / 2, (upper + lower) / 2

    @cached_property
    def upper_edge(self) -> float:
        """Where the free felt begins, below the hand opposite or, with three players, below the pack."""
        if self.players == THREE:
            return self.pack_zone.bottom
        return self.fan_zone(Place.TOP).bottom

    # --- the own hand -------------------------------------------------------------------------------

    @cached_property
    def corner_width(self) -> float:
        """What the own name plate, and the pile opposite, need beside the hand."""
        return self.plate_size[0] + self.page.px(18)

    @cached_property
    def hand_height(self) -> int:
        """The height of a card in the own hand; it leaves room to words that are enlarged."""
        zoom = self.page.zoom
        scale = zoom if zoom < 1 else 1 - (zoom - 1) * HAND_YIELDS
        return round(min(self.page.height / 3, self.field.w * 0.215) * scale)

    @cached_property
    def lift(self) -> float:
        """How far the own hand is moved up so that the lower edge of the window cuts no card, in pixels."""
        high, half, outer = self.hand_height, radians(HAND_ANGLE), radians(3.5 * HAND_ANGLE)
        sag = self.hand_step / half * (1 - cos(outer))
        return high * (cos(outer) / 2 - LOW) + high * ASPECT * sin(outer) / 2 + sag + high * BOW

    @cached_property
    def hand_step(self) -> float:
        """The distance between neighbours of a hand of eight."""
        width = self.hand_height * ASPECT
        lean = radians(3.5 * HAND_ANGLE)
        ends = width * cos(lean) + self.hand_height * sin(lean)
        room = self.field.w - 2 * self.corner_width - ends
        return min(width * 0.64, room / 7)

    @cached_property
    def hand_zone(self) -> Rect:
        """What the own hand may cover, raised and chosen cards included."""
        cards = [self.own_card(place, 8) for place in range(8)]
        bounds = joined([card.bounds for card in cards])
        top = bounds.y - self.raised - self.page.px(5)
        return Rect(bounds.x, top, bounds.w, self.page.height - top)

    @cached_property
    def raised(self) -> float:
        """How far a legal card is raised, in pixels."""
        return 8 * self.unit

    @cached_property
    def hovered(self) -> float:
        """How much further the chosen card is raised."""
        return 18 * self.unit

    def own_card(self, place: int, count: int, raised: float = 0.0) -> Pose:
        """The pose of the place-th of `count` cards in the own hand, counted from the left."""
        step = self.hand_step if count <= 8 else self.hand_step * 7 / (count - 1)
        swing = HAND_ANGLE * step / self.hand_step
        radius = self.hand_step / radians(HAND_ANGLE)
        turn = radians((place - (count - 1) / 2) * swing)
        middle_y = self.page.height - self.hand_height * LOW - self.lift
        return Pose(
            self.page.width / 2 + radius * sin(turn) + raised * sin(turn),
            middle_y + radius * (1 - cos(turn)) - raised * cos(turn),
            -(place - (count - 1) / 2) * swing,
            self.hand_height,
            8,
        )

    # --- the others' hands --------------------------------------------------------------------------

    @cached_property
    def fan_height(self) -> int:
        """The height of a card in another player's hand."""
        return round(96 * self.unit * min(1.0, self.page.zoom))

    @cached_property
    def side_level(self) -> float:
        """The y of the middle of the hands at the left and the right."""
        half = 1.5 * self.fan_height
        return max(
            self.rim + (self.hand_zone.y + self.lift - self.rim) * 0.52,
            self.score.bottom + self.page.px(10) + half,
        )

    def fan_middle(self, place: Place) -> tuple[float, float]:
        """The middle of a player's hand of backs."""
        field, depth = self.field, self.fan_height * 0.44
        if place is Place.TOP:
            return self.page.width / 2, depth - self.rim * OUT_OF_SIGHT
        if place is Place.LEFT:
            return field.x + depth - self.rim * 0.2, self.side_level
        return field.right - depth + self.rim * 0.2, self.side_level

    def fan_card(self, place: Place, index: int, count: int) -> Pose:
        """The pose of one card of another player's hand."""
        base = {Place.TOP: 180.0, Place.LEFT: 90.0, Place.RIGHT: 270.0}[place]
        x, y = self.fan_middle(place)
        radius = 264 * self.unit
        swing = FAN_ANGLE if count <= USUAL_HAND else FAN_ANGLE * (USUAL_HAND - 1) / (count - 1)
        turn = radians(base + (index - (count - 1) / 2) * swing)
        root = radians(base)
        return Pose(
            x + radius * (sin(turn) - sin(root)),
            y - radius * (cos(turn) - cos(root)),
            -(base + (index - (count - 1) / 2) * swing),
            self.fan_height,
            3,
            0,
        )

    def fan_zone(self, place: Place) -> Rect:
        """What a player's hand of eight backs covers."""
        return self._far_zone if place is Place.TOP else self._side_zones[place]

    @cached_property
    def _far_zone(self) -> Rect:
        """The hand opposite, on which the own one depends."""
        return self._fan_zone(Place.TOP)

    @cached_property
    def _side_zones(self) -> dict[Place, Rect]:
        """The hands at the sides, which depend on the own one."""
        return {place: self._fan_zone(place) for place in (Place.RIGHT, Place.LEFT)}

    def _fan_zone(self, place: Place) -> Rect:
        return joined([self.fan_card(place, index, 8).bounds for index in range(8)])

    # --- people -------------------------------------------------------------------------------------

    @property
    def plate_size(self) -> tuple[float, float]:
        """Width and height of a name plate."""
        return self.people.px(PLATE[0]), self.people.px(PLATE[1])

    @property
    def growing(self) -> tuple[Place, ...]:
        """The places where portraits grow: where words are enlarged these need the room."""
        is_roomy = self.has_large_people and not self.faces_players and self.page.zoom <= 1
        return self.places if is_roomy else ()

    @cached_property
    def _persons(self) -> dict[Place, Person]:
        return {place: person_at(place, self) for place in Place}

    def person(self, place: Place) -> Rect:
        """A portrait with its name plate."""
        return self._persons[place].whole

    def portrait(self, place: Place) -> Rect:
        """The round picture of a player."""
        return self._persons[place].portrait

    def plate(self, place: Place) -> Rect:
        """The name plate of a player."""
        return self._persons[place].plate

    def mark(self, place: Place, number: int) -> Rect:
        """A round mark at the portrait's shoulder: 0 the dealer's chip, 1 the taker's trump."""
        return mark_box(self, self._persons[place], number)

    @cached_property
    def talon_top(self) -> float:
        """The least y of talons at the sides, where a room pushes them before people; else the end."""
        if not self.has_room:
            return self.page.height
        sides = (Place.LEFT, Place.RIGHT)
        return min(self.talon_card(place, index).bounds.y for place in sides for index in (0, 1))

    # --- the middle ---------------------------------------------------------------------------------

    @cached_property
    def free_trick_height(self) -> float:
        """How high these cards are if the people at the sides leave room."""
        free = self.hand_zone.y - self.upper_edge
        return min(
            self.hand_height * TRICK_BY_HAND, free / (TALL_OF_THREE if self.players == THREE else TALL)
        )

    @cached_property
    def trick_height(self) -> int:
        """The height of a card in the trick."""
        sides = self.person(Place.RIGHT).x - self.person(Place.LEFT).right
        return round(min(self.free_trick_height, sides / TRICK_ACROSS / ASPECT))

    def trick_card(self, place: Place) -> Pose:
        """Where the card of that player lies in the trick."""
        x, y = self.middle
        dx, dy = self.trick_height * ASPECT * 1.07, self.trick_height * 0.48
        across = {Place.LEFT: -dx, Place.RIGHT: dx}.get(place, 0.0)
        down = {Place.TOP: -dy, Place.BOTTOM: dy}.get(place, 0.0) - (dy / 2 if self.players == THREE else 0.0)
        angle = TRICK_ANGLES[place] + facing(place, is_on=self.faces_players)
        return Pose(x + across, y + down, angle, self.trick_height, 6)

    @cached_property
    def centre_zone(self) -> Rect:
        """The free felt between the players: panels and cards laid open stay inside."""
        gap = self.page.px(8)
        left, right = self.person(Place.LEFT).right + gap, self.person(Place.RIGHT).x - gap
        top = self.upper_edge + gap
        if Place.TOP in self.places:
            top = max(top, self.person(Place.TOP).bottom + gap)
        if self.score.right > left:
            top = max(top, self.score.bottom + gap)
        if self.button(LEFTMOST).x < right:
            top = max(top, self.button(LEFTMOST).bottom + gap)
        bottom = self.hand_zone.y - gap
        return Rect(left, top, right - left, bottom - top)

    # --- cards apart --------------------------------------------------------------------------------

    def talon_card(self, place: Place, index: int) -> Pose:
        """A card of a player's talon, put apart face down."""
        shift = min(index, 1) * self.fan_height * 0.16 + max(0, index - 1) * 2 * self.unit
        index = min(index, 1)
        if place is Place.BOTTOM:
            x, y = self.pile_middle(Place.BOTTOM)
            return Pose(x - shift + shift / 2, y, 9 - index * 9, self.fan_height, 3, 0)
        zone = self.fan_zone(place)
        if place is Place.TOP:
            return Pose(
                zone.x - self.fan_height * 0.55 - shift,
                max(zone.y + zone.h * 0.45, self.on_cloth.y),
                183 - index * 9,
                self.fan_height,
                3,
                0,
            )
        x = max(self.on_cloth.x, min(self.fan_middle(place)[0], self.on_cloth.right))
        return Pose(x, zone.bottom + self.fan_height * 0.1 + shift, 93 - index * 9, self.fan_height, 3, 0)

    def pile_middle(self, place: Place) -> tuple[float, float]:
        """Where a side lays its tricks: beside its hand, or with three players in the upper corners."""
        if place is Place.BOTTOM:
            x, y = self.field.right - self.corner_width * 0.5, self.field.bottom - self.fan_height * 0.62
            clear = self.hand_zone.right + self.fan_height * 0.58
            return min(x, max(clear, self.on_cloth.right)), min(y, self.on_cloth.bottom)
        zone = self.fan_zone(place)
        if place is Place.TOP:
            return zone.x - self.fan_height * 0.62, self.cloth.y + self.fan_height * 0.5
        row, reach = self.pack_zone, self.fan_height * 0.62
        across = row.x + reach if place is Place.LEFT else row.right - reach
        return across, row.y + row.h / 2 + self.page.px(8)

    def pile_card(self, index: int, place: Place) -> Pose:
        """The index-th card of a pile: each trick lies across the one below it."""
        x, y = self.pile_middle(place)
        trick, card = divmod(index, self.players)
        step = 1.4 * self.unit
        return Pose(
            x + card * step * 0.4,
            y - trick * step - card * step * 0.3,
            (trick % 2) * 90 + card * 1.5,
            self.fan_height,
            2 if card == 0 else 0,
            0,
        )

    @cached_property
    def pack_zone(self) -> Rect:
        """Where the rest of the pack lies with the turned card: where nobody sits.

        With two players at the left, with three opposite; with four it lies in the middle, above the panel
        of calls, and is dealt before the first trick.
        """
        gap = self.page.px(8)
        if self.players == TWO:
            top, bottom = self.score.bottom + gap, self.person(Place.BOTTOM).y - self.page.px(40)
            left, right = max(self.field.x, self.cloth.x) + gap, self.person(Place.LEFT).right
            if right > self.hand_zone.x:
                bottom = min(bottom, self.hand_zone.y - gap)
            return Rect(left, top, right - left, bottom - top)
        if self.players == THREE:
            left, right = self.button(2 * IN_A_ROW).right + gap, self.button(LEFTMOST).x - gap
            high = self.page.px(ROW_IN_ROOM if self.has_room else ROW)
            return Rect(left, self.cloth.y + gap / 2, right - left, high)
        zone = self.centre_zone
        return Rect(zone.x, zone.y, zone.w, zone.h - self._calls_height - gap)

    @property
    def _calls_height(self) -> float:
        """The height of the panel of calls with two rows of buttons; it gives way to the turned card."""
        px, free = self.page.px, self.centre_zone.h - self.fan_height
        return min(px(190), max(px(140), free - px(8)))

    @property
    def asked_height(self) -> float:
        """What a question with one row of buttons takes below the turned card."""
        return self.page.px(148)

    # --- panels -------------------------------------------------------------------------------------

    @cached_property
    def score(self) -> Rect:
        """The panel with the score, the trumps and the taker."""
        gap = self.page.px(8)
        return Rect(
            self.field.x + gap,
            2 * gap,
            self.page.px(196),
            self.page.px(134 if self.players == THREE else 106),
        )

    @cached_property
    def panel_zone(self) -> Rect:
        """Where questions are asked: the middle of the table, below the pack where that lies there."""
        zone, gap = self.centre_zone, self.page.px(8)
        if self.players in (TWO, THREE):
            return zone
        top = self.pack_zone.bottom + gap
        return Rect(zone.x, top, zone.w, zone.bottom - top)

    def button(self, number: int) -> Rect:
        """A small round button: two rows of three in the upper right corner, the last beside the score."""
        # no window is so small that a fingertip misses it
        size, gap = max(FINGERTIP, self.page.px(44)), self.page.px(8)
        row, column = divmod(number, IN_A_ROW)
        if row == TWO:
            return Rect(self.score.right + self.page.px(3), 2 * gap, size, size)
        across = self.field.right - gap - size - column * (size + gap)
        return Rect(across, 2 * gap + row * (size + gap), size, size)

    @cached_property
    def note(self) -> Rect:
        """A line of explanation where the own card of the trick will lie."""
        zone = self.centre_zone
        height = self.page.px(46)
        return Rect(zone.x, zone.bottom - height, zone.w, height)
