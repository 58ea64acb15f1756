"""The table in the window: who sits at which side, and how much of the window is felt, rim and room."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Final

from game.rules.seats import Seat
from game.scenes.table.geometry.places import THREE, Place
from game.ui.layout import DESIGN, Page, Rect

WIDEST: Final = 2.1
"""In wider windows the players do not move further apart than this many window heights."""

PEOPLE_FOLLOW: Final = 0.6
"""The same for portraits and name plates."""

ASIDE, ABOVE, ABOVE_NOBODY = 46, 50, 40
"""Units of the window that a room takes beside the table, above it, and above it where nobody sits there."""
SMALL_CARD: Final = 52
"""Half the height of a card of the others, and a little more, in units of the window."""


class Surface:
    """All lengths in pixels."""

    def __init__(
        self,
        page: Page,
        *,
        players: int = 4,
        is_clockwise: bool = False,
        faces_players: bool = False,
        has_room: bool = False,
        has_large_people: bool = True,
    ) -> None:
        """Lay it out on at least 800 x 600 pixels; what `faces_players` is turned to whom it belongs.

        With `has_room` the table leaves a part of the window to the room in which it stands.
        With `has_large_people` portraits grow where there is room.
        """
        self.page = page
        self.players = players
        self.is_clockwise = is_clockwise
        self.faces_players = faces_players
        self.unit = min(page.width / DESIGN[0], page.height / DESIGN[1])
        self.rim = round(22 * self.unit)
        self.has_room = has_room
        self.has_large_people = has_large_people
        self.people = replace(page, zoom=page.zoom if page.zoom < 1 else 1 + (page.zoom - 1) * PEOPLE_FOLLOW)

    def place(self, seat: Seat, viewer: Seat, players: int = 4) -> Place:
        """Where a seat is drawn when the viewer sits at the bottom."""
        steps = (seat - viewer) % players
        if players == 2:
            return (Place.BOTTOM, Place.TOP)[steps]
        if players == 3:
            order = (Place.BOTTOM, Place.RIGHT, Place.LEFT)
            return order[-steps % 3 if self.is_clockwise else steps]
        return Place(-steps % 4 if self.is_clockwise else steps)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The sides of the table where somebody sits."""
        return tuple(sorted(self.place(seat, 0, self.players) for seat in range(self.players)))

    @cached_property
    def field(self) -> Rect:
        """The felt that is used, centred in very wide windows."""
        width = min(self.page.width, round(self.page.height * WIDEST))
        return Rect((self.page.width - width) / 2, 0, width, self.page.height).inset(self.rim)

    @cached_property
    def table(self) -> Rect:
        """The table with its rim; where there is no room it is the whole window."""
        page = self.page
        if not self.has_room:
            return Rect(0, 0, page.width, page.height)
        left = round(self.field.x - self.rim + ASIDE * self.unit)
        top = round((ABOVE_NOBODY if self.players == THREE else ABOVE) * self.unit)
        return Rect(left, top, page.width - 2 * left, page.height - top)

    @property
    def cloth(self) -> Rect:
        """The felt inside the rim."""
        return self.table.inset(self.rim)

    @property
    def on_cloth(self) -> Rect:
        """Where the middle of a small card may be; at the bare table cards may lie on the rim as well."""
        return self.cloth.inset(SMALL_CARD * self.unit) if self.has_room else self.page.area
