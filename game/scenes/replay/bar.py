"""The bar below the table of a past deal: forwards and backwards, whose eyes, and where one is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.ui.layout import Rect
from game.ui.plaques import knob, pill
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, WOOD_NIGHT, Colour, mix
from game.ui.vector import drawing, path
from game.ui.widgets import Brush, Button, Signal, Widget

SIGNS: Final = {
    "first": ("M6 4V20", "M20 4L9 12L20 20Z"),
    "back": ("", "M17 4L6 12L17 20Z"),
    "play": ("", "M7 3L20 12L7 21Z"),
    "pause": ("M8.5 4.5V19.5M15.5 4.5V19.5", ""),
    "forward": ("", "M7 4L18 12L7 20Z"),
    "last": ("M18 4V20", "M4 4L15 12L4 20Z"),
    "earlier": ("M15 4L7 12L15 20M21 4L13 12L21 20", ""),
    "moment": ("M12 4V14M12 19.5V20", ""),
    "later": ("M9 4L17 12L9 20M3 4L11 12L3 20", ""),
}
"""Lines and filled shapes in a box of 24 by 24."""


class SignButton(Button):
    """A plaque with a sign instead of a word."""

    def __init__(self, name: str, sign: str, *, is_main: bool = False) -> None:
        """`sign` is one of SIGNS."""
        super().__init__(name, "", is_main=is_main)
        self.sign = sign

    def draw(self, brush: Brush) -> None:
        """Draw the plaque and the sign."""
        super().draw(brush)
        side = round(min(self.box.h, self.box.w) * 0.5)
        ink = mix(CREAM, BRASS_LIGHT, self.warmth)
        if self.is_main:
            ink = WOOD_NIGHT
        elif not self.is_enabled:
            ink = mix(CREAM_DIM, WOOD_NIGHT, 0.6)
        spot = self.box.place(side, side)
        drop = brush.px(2) if self.is_pressed else 0
        brush.blit(_sign(self.sign, side, ink), (spot.x, spot.y + drop))


@lru_cache(maxsize=48)
def _sign(sign: str, side: int, ink: Colour) -> pygame.Surface:
    lines, shape = SIGNS[sign]
    parts = []
    if lines:
        parts.append(
            path(
                lines,
                fill="none",
                stroke=ink,
                stroke_width=3,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
        )
    if shape:
        parts.append(path(shape, fill=ink, stroke=ink, stroke_width=1.5, stroke_linejoin="round"))
    return drawing((side, side), *parts, view=(24, 24))


class Scrubber(Widget):
    """The whole deal as a groove: a mark where each trick begins, the knob at what is shown."""

    def __init__(self, name: str, count: int, marks: Sequence[int]) -> None:
        """`count` steps; `marks` are those with which a trick begins."""
        super().__init__(name)
        self.count = count
        self.marks = tuple(marks)
        self.value = 0

    def draw(self, brush: Brush) -> None:
        """Draw the groove, the marks and the knob."""
        unit = brush.page.scale
        groove = self.box.place(self.box.w, brush.px(10))
        brush.blit(pill(groove.ints[2:], unit, WOOD_NIGHT, BRASS), groove.ints[:2])
        for mark in self.marks:
            x = round(self._x(mark))
            tone = BRASS_LIGHT if mark <= self.value else mix(BRASS, WOOD_NIGHT, 0.25)
            top, bottom = groove.y - brush.px(6), groove.bottom + brush.px(6)
            pygame.draw.line(brush.screen, tone, (x, top), (x, bottom), max(1, brush.px(2)))
        side = brush.px(26)
        spot = (self._x(self.value) - side / 2, self.box.centre[1] - side / 2)
        brush.blit(knob(side, is_hot=self.warmth > 0.5), spot)

    def press(self, point: tuple[float, float]) -> Signal | None:
        """Go to where the mouse is."""
        self.is_pressed = True
        return self._at(point)

    def drag(self, point: tuple[float, float]) -> Signal | None:
        """Follow the mouse."""
        return self._at(point)

    def release(self, point: tuple[float, float]) -> Signal | None:
        """Stay there."""
        self.is_pressed = False
        return None

    def use(self) -> Signal | None:
        """Enter does nothing here."""
        return None

    def _x(self, step: int) -> float:
        return self._room.x + self._room.w * step / max(1, self.count - 1)

    @property
    def _room(self) -> Rect:
        """Where the middle of the knob may be."""
        return self.box.inset(self.box.h * 0.4, 0)

    def _at(self, point: tuple[float, float]) -> Signal:
        share = (point[0] - self._room.x) / max(1.0, self._room.w)
        self.value = max(0, min(self.count - 1, round(share * (self.count - 1))))
        return Signal(self.name, float(self.value))
