"""Where the pack lies: dealt from, spread for the cut, and what is left of it with the turned card."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from game.scenes.table.places import ASPECT, THREE, TWO, Place
from game.scenes.table.pose import Pose
from game.ui.layout import Rect

if TYPE_CHECKING:
    from game.scenes.table.layout import TableLayout

OPEN_ROWS: Final = 3
"""With two players a pack that lies open is spread in so many rows."""


class PackPlaces:
    """Pure geometry, a part of the table's layout; all lengths in pixels."""

    def __init__(self, layout: TableLayout) -> None:
        """Find the room that the layout leaves."""
        self._layout = layout

    @cached_property
    def zone(self) -> Rect:
        """Where the rest of the pack lies with the turned card: where nobody sits.

        With two players at the left, with three opposite; with four it lies in the middle, above the panel
        of calls, and is dealt before the first trick.
        """
        gap = self._layout.page.px(8)
        if self._layout.players == TWO:
            top = self._layout.score.bottom + gap
            bottom = self._layout.person(Place.BOTTOM).y - self._layout.page.px(40)
            left, right = self._layout.field.x + gap, self._layout.person(Place.LEFT).right
            if right > self._layout.hand_zone.x:
                bottom = min(bottom, self._layout.hand_zone.y - gap)
            return Rect(left, top, right - left, bottom - top)
        if self._layout.players == THREE:
            left, right = self._layout.score.right + gap, self._layout.button(4).x - gap
            return Rect(left, self._layout.rim + gap / 2, right - left, self._layout.page.px(112))
        zone = self._layout.centre_zone
        return Rect(zone.x, zone.y, zone.w, zone.h - self.panel_height - gap)

    @cached_property
    def panel_height(self) -> float:
        """The height of the panel of calls with two rows of buttons; it gives way to the turned card."""
        px, free = self._layout.page.px, self._layout.centre_zone.h - self._layout.fan_height
        return min(px(190), max(px(140), free - px(8)))

    @cached_property
    def turned_height(self) -> int:
        """The height of the turned card and of the pack beside it."""
        zone, gap = self.zone, self._layout.page.px(10)
        wide = (zone.w - gap) / 2 / ASPECT if self._layout.players == TWO else (zone.w - 2 * gap) / 3 / ASPECT
        high = zone.h / 2.9 if self._layout.players == TWO else zone.h
        return round(min(wide, high, self._layout.trick_height if self._layout.players != THREE else high))

    def aside(self, column: int, row: int = 0) -> Pose:
        """Column 0 is the pack, 1 the turned card, 2 the bottom card; with two players that lies in row 1."""
        zone, high, gap = self.zone, self.turned_height, self._layout.page.px(10)
        step = high * ASPECT + gap
        if self._layout.players == TWO:
            column, row = (column, row) if column < TWO else (1, 1)
            middle = zone.centre[0] + (column - 0.5) * step
            return Pose(middle, zone.y + high / 2 + row * (high + gap), 0, high, 4)
        shift = 1.0 if self._layout.players == THREE else 0.5
        return Pose(zone.centre[0] + (column - shift) * step, zone.y + zone.h / 2, 0, high, 4)

    def rest_card(self, index: int, count: int, *, is_open: bool, is_alone: bool = False) -> Pose:
        """The index-th card from below of the rest of the pack: a pile, or spread when it lies open."""
        base, zone = self.aside(0), self.zone
        if is_alone and self._layout.players != TWO:
            base = replace(base, x=zone.centre[0])
        if not is_open:
            step = 0.5 * self._layout.unit
            return Pose(
                base.x - index * step / 2, base.y - index * step, 0, base.height, 3 if index == 0 else 0, 0
            )
        if self._layout.players == TWO:
            in_row = -(-count // OPEN_ROWS)
            row, column = divmod(index, max(1, in_row))
            left, right = zone.x + base.width / 2, zone.right - base.width / 2
            across = min(base.width * 0.5, (right - left) / max(1, in_row - 1))
            first = self.aside(0, 1).y
            down = (zone.bottom - base.height / 2 - first) / (OPEN_ROWS - 1)
            y = first + row * min(down, base.height * 0.45)
            return Pose(left + column * across, y, 0, base.height, 3)
        left, right = zone.x + self._layout.fan_height * 1.3 + base.width / 2, base.x
        step = min(base.width * 0.5, (right - left) / max(1, count - 1))
        return Pose(right - (count - 1 - index) * step, base.y, 0, base.height, 3)

    def pack_card(self, index: int) -> Pose:
        """The index-th card from below of the pack that is dealt from, in the middle of the table."""
        x, y = self._layout.middle
        step, height = 0.5 * self._layout.unit, self._layout.fan_height
        return Pose(x - index * step / 2, y - index * step, 0, height, 3 if index == 0 else 0, 0)

    def ribbon_card(self, index: int, count: int, *, is_lifted: bool = False) -> Pose:
        """The index-th card from below of the pack spread from left to right before the cutter."""
        zone, unit, fan = self._layout.centre_zone, self._layout.unit, self._layout.fan_height
        panel = self._layout.page.px(116)
        height = round(max(fan * 0.8, min(fan * 1.25, zone.h - panel - 36 * unit)))
        width = min(zone.w, self._layout.page.px(620)) - height
        share = index / max(1, count - 1) - 0.5
        lowest = zone.bottom - panel - height / 2 - 10 * unit
        y = max(zone.y + height / 2 + 10 * unit, min(zone.y + zone.h * 0.42, lowest))
        y += share * share * 40 * unit
        return Pose(
            self._layout.page.width / 2 + share * width,
            y - (22 * unit if is_lifted else 0),
            -share * 16,
            height,
            3,
            0,
        )
