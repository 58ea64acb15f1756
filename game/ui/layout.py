"""Rectangles, rows and columns, and the one scale that all sizes are multiplied by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import floor

DESIGN = (1280, 720)
"""The window size, in pixels, at which one design unit is one pixel."""

SMALLEST = (800, 600)
"""The smallest window that is offered; everything must be readable here."""

SCALE_FLOOR = 0.75
"""Below this a 16 unit text would be under 12 pixels (Steam Deck legibility advice)."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in pixels, y downwards; sides may be fractions until `ints`."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just behind the last column."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just below the last row."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def ints(self) -> tuple[int, int, int, int]:
        """Whole pixels (x, y, w, h); neighbours that touch still touch."""
        left, top = round(self.x), round(self.y)
        return left, top, round(self.right) - left, round(self.bottom) - top

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether the point lies inside; the right and bottom edges are outside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share any area; touching edges do not."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    def shared(self, other: Rect) -> float:
        """The area that the two share."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def encloses(self, other: Rect, slack: float = 0.0) -> bool:
        """Whether the other lies inside, with `slack` pixels of forgiveness."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by dx on the left and right, by dy (or dx) at top and bottom; never negative."""
        dy = dx if dy is None else dy
        dx, dy = min(dx, self.w / 2), min(dy, self.h / 2)
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def place(self, w: float, h: float, across: float = 0.5, down: float = 0.5) -> Rect:
        """A w by h rectangle anchored inside: 0 = left or top, 0.5 = middle, 1 = right or bottom."""
        return Rect(self.x + (self.w - w) * across, self.y + (self.h - h) * down, w, h)

    def columns(self, parts: Sequence[float], gap: float = 0.0) -> list[Rect]:
        """Cut into columns whose widths stand in the ratio of `parts`, with gaps between them."""
        unit = (self.w - gap * (len(parts) - 1)) / sum(parts)
        cells, x = [], self.x
        for part in parts:
            cells.append(Rect(x, self.y, unit * part, self.h))
            x += unit * part + gap
        return cells

    def rows(self, parts: Sequence[float], gap: float = 0.0) -> list[Rect]:
        """Cut into rows whose heights stand in the ratio of `parts`, with gaps between them."""
        unit = (self.h - gap * (len(parts) - 1)) / sum(parts)
        cells, y = [], self.y
        for part in parts:
            cells.append(Rect(self.x, y, self.w, unit * part))
            y += unit * part + gap
        return cells

    def take_top(self, h: float, gap: float = 0.0) -> tuple[Rect, Rect]:
        """The upper h pixels, and what is left below the gap."""
        h = min(h, self.h)
        rest = max(0.0, self.h - h - gap)
        return replace(self, h=h), Rect(self.x, self.bottom - rest, self.w, rest)


NEARLY = 1.04
"""A page that is so much too large is made smaller instead of being pushed about."""

LEAST_ROOM = (SMALLEST[0] / SCALE_FLOOR, 720.0)
"""The design units, across and down, that a screen may count on at its usual size in every window."""


@dataclass(frozen=True)
class Page:
    """What is laid out: the whole window, or more than it shows; in pixels, with the scale of everything."""

    width: int
    height: int
    zoom: float = 1.0
    """How much larger everything is than this window would have it."""
    window: tuple[int, int] | None = None
    """The size of the window in pixels where the page is larger, so that only a part of it is seen."""
    shift: tuple[int, int] = (0, 0)
    """The pixels of such a page that lie left of and above what is seen."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        return self.window or (self.width, self.height)

    @cached_property
    def scale(self) -> float:
        """Pixels per design unit."""
        return max(SCALE_FLOOR, self.fit * self.zoom)

    @property
    def fit(self) -> float:
        """Pixels per design unit where the design just fits into the window."""
        width, height = self.size
        return min(width / DESIGN[0], height / DESIGN[1])

    def zoomed(self, wish: float, room: tuple[float, float] = LEAST_ROOM) -> Page:
        """The same window with everything `wish` times as large, as far as it keeps `room` design units.

        What is larger than usual for want of space is never made smaller than that.
        """
        fit = self.fit
        usual = max(SCALE_FLOOR, fit)
        most = max(usual, min(self.width / room[0], self.height / room[1]))
        scale = max(SCALE_FLOOR, min(usual * wish, most))
        zoom = 1.0 if scale == usual else scale / fit
        return self if zoom == self.zoom else replace(self, zoom=zoom)

    def spread(self, wish: float, room: tuple[float, float], view: Rect, shift: tuple[float, float]) -> Page:
        """`wish` times as large without compromise: what finds no room in the view lies outside of it.

        The page is as large as the view, or as `room` design units need; `shift` is how far it has been
        pushed to the left and upwards. What nearly fits is made a little smaller instead.
        """
        usual = max(SCALE_FLOOR, self.fit)
        most = max(usual, min(view.w / room[0], view.h / room[1]))
        scale = max(SCALE_FLOOR, usual * wish)
        if scale <= most * NEARLY:
            scale = min(scale, most)
        width, height = (
            max(round(seen), floor(units * scale)) for seen, units in zip((view.w, view.h), room, strict=True)
        )
        beyond = (width - round(view.w), height - round(view.h))
        pushed = [max(0, min(far, round(wanted))) for far, wanted in zip(beyond, shift, strict=True)]
        zoom = 1.0 if scale == usual and usual == self.fit else scale / self.fit
        return Page(width, height, zoom, self.size, (pushed[0], pushed[1]))

    @property
    def area(self) -> Rect:
        """All of it."""
        return Rect(-self.shift[0], -self.shift[1], self.width, self.height)

    @property
    def safe(self) -> Rect:
        """All of it but the margin that the wooden rim takes."""
        return self.area.inset(self.px(40))

    def px(self, units: float) -> int:
        """Design units as whole pixels; what is not zero stays at least one pixel."""
        pixels = round(units * self.scale)
        return pixels or (0 if units == 0 else (1 if units > 0 else -1))
