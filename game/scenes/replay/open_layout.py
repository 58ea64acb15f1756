"""The table of a past deal: upright cards where all hands are turned up, so that every index can be read."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Final

from game.scenes.table.geometry.layout import USUAL_HAND, TableLayout
from game.scenes.table.geometry.places import ASPECT, Place
from game.scenes.table.geometry.pose import Pose
from game.ui.layout import DESIGN, Page

ROWS: Final = 2
"""At the sides a hand lies in so many rows."""

ACROSS: Final = 0.56
"""From one card to the next, in card widths."""

DOWN: Final = 0.54
"""From one row to the next, in card heights: the index above stays free."""


LARGER, MOST = 1.22, 1.2
"""How much higher an open card is than one of a hand of backs, and how far it follows a larger table."""


LARGER_PAGE: Final = 1.2
"""The bar below takes a sixth of the window: with this, words are as large as on the table itself."""
WIDE: Final = 0.99 * DESIGN[0] / DESIGN[1]
"""From this width by height on there is room beside the table."""


def table_page(page: Page, bar: int, room: tuple[float, float]) -> Page:
    """The page above a bar so many pixels high, for a table that needs `room` design units."""
    upper = Page(page.width, page.height - bar, page.zoom)
    if page.width / page.height < WIDE:
        return upper
    scale = min(upper.scale * LARGER_PAGE, upper.width / room[0], upper.height / room[1])
    return upper if scale <= upper.scale else replace(upper, zoom=scale / upper.fit)


class OpenLayout(TableLayout):
    """As the table, but the others' hands face up; everybody else makes room."""

    @property
    def growing(self) -> tuple[Place, ...]:
        """Nobody grows: open hands need the room."""
        return ()

    @cached_property
    def fan_height(self) -> int:
        """The height of a card in another player's hand."""
        return round(super().fan_height * LARGER * min(MOST, max(1.0, self.page.zoom)))

    @cached_property
    def upper_edge(self) -> float:
        """Where the free felt begins: an upright row ends more sharply than a fan."""
        return super().upper_edge + self.page.px(8)

    @property
    def asked_height(self) -> float:
        """Nothing is asked here; a note has its place below the turned card."""
        return self.page.px(54)

    def talon_card(self, place: Place, index: int) -> Pose:
        """A card of a player's talon; at the sides it lies below the player, where it covers nothing."""
        pose = super().talon_card(place, index)
        if place not in {Place.LEFT, Place.RIGHT}:
            return pose
        person, away = self.person(place), min(index, 1) * self.page.px(5)
        y = person.bottom + self.page.px(4) + self.fan_height / 2 + away
        return replace(pose, x=person.centre[0] + away, y=y, angle=0)

    def fan_card(self, place: Place, index: int, count: int) -> Pose:
        """The pose of one card of another player's hand, face up."""
        high = self.fan_height
        wide, gap = high * ASPECT, self.page.px(6)
        if place is Place.TOP:
            step = wide * ACROSS * min(1.0, (USUAL_HAND - 1) / max(1, count - 1))
            x = self.page.width / 2 + (index - (count - 1) / 2) * step
            return Pose(x, self.rim + gap + high / 2, 0, high, 3, 1)
        columns = max(USUAL_HAND, count) // ROWS
        row, column = divmod(index, columns)
        step = wide * ACROSS * (USUAL_HAND / ROWS - 1) / (columns - 1)
        first = -(columns - 1) / 2 * step
        reach = (wide + (columns - 1) * step) / 2 + gap
        middle = self.field.x + reach if place is Place.LEFT else self.field.right - reach
        y = self.side_level + (row - 0.5) * high * DOWN
        return Pose(middle + first + column * step, y, 0, high, 3, 1)
