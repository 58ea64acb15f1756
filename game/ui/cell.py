"""A figure in a table of figures, typed by keys that stand elsewhere."""

from __future__ import annotations

import pygame

from game.ui.fonts import Typeface
from game.ui.plaques import pill
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, WOOD_NIGHT
from game.ui.widgets import Brush, Signal, Widget
from game.ui.writing import Style


class Cell(Widget):
    """`is_active` while the keys go into it."""

    def __init__(
        self, name: str, text: str, *, owner: str = "", hint: str = "", is_derived: bool = False
    ) -> None:
        """`hint` shows while it is empty; a derived figure follows from others and is written thinner.

        `owner` is whose figure it is, for who hears the page.
        """
        super().__init__(name)
        self.text = text
        self.owner = owner
        self.is_active = False
        self._hint = hint
        self._is_derived = is_derived

    def draw(self, brush: Brush) -> None:
        """The groove, and what stands in it."""
        edge = BRASS_LIGHT if self.is_active or self.warmth > 0.5 else BRASS
        brush.blit(pill(self.box.ints[2:], brush.page.scale, WOOD_NIGHT, edge), self.box.ints[:2])
        room = self.box.inset(brush.px(12), 0)
        if not self.is_enabled:
            return
        if not self.text:
            style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5)
            brush.pen.write(brush.screen, self._hint, room, style)
        face, ink = (Typeface.TEXT, CREAM_DIM) if self._is_derived else (Typeface.MEDIUM, CREAM)
        inked = (
            brush.pen.write(brush.screen, self.text, room, Style(face, brush.px(20), ink, across=0.5))
            if self.text
            else self.box.place(0, 0)
        )
        if self.is_active:
            x = round(min(inked.right + brush.px(3), self.box.right - brush.px(8)))
            if not self.text:
                x = round(self.box.x + brush.px(14))
            top, bottom = self.box.y + self.box.h * 0.24, self.box.y + self.box.h * 0.76
            pygame.draw.line(brush.screen, BRASS_LIGHT, (x, top), (x, bottom), max(1, brush.px(2)))

    def release(self, point: tuple[float, float]) -> Signal | None:
        """A click only chooses it; Enter goes on to the next one."""
        self.is_pressed = False
        return None
