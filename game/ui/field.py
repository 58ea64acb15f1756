"""A line of text that can be typed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.ui.fonts import Typeface
from game.ui.plaques import pill
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, WOOD_NIGHT
from game.ui.widgets import Brush, Signal, Widget
from game.ui.writing import LEGIBLE, Style

LEAST: Final = 15
"""Design units of letters below which the beginning of a long text gives way."""


class Field(Widget):
    """Letters go to its end; Backspace takes the last one away, Ctrl+V brings what was copied."""

    def __init__(
        self,
        name: str,
        text: str = "",
        *,
        hint: str = "",
        most: int = 40,
        pasted: Callable[[], str] = str,
        signs: str = "",
    ) -> None:
        """`hint` shows while it is empty, `most` is the largest number of letters.

        `signs` are offered to who types with a controller or a finger; empty: the letters of the language.
        """
        super().__init__(name)
        self.text = text
        self._hint = hint
        self._most = most
        self._pasted = pasted
        self.signs = signs
        self.is_current = False
        """Whether the caret shows."""

    def take(self, event: pygame.Event) -> bool:
        """Take what belongs into the field; answer whether it was for it."""
        if event.type == pygame.TEXTINPUT:
            self._add(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE:
            self.text = "" if event.mod & pygame.KMOD_CTRL else self.text[:-1]
            return True
        if event.key == pygame.K_v and event.mod & pygame.KMOD_CTRL:
            self._add(self._pasted())
            return True
        return bool(event.key == pygame.K_SPACE and "button" not in event.dict)

    def draw(self, brush: Brush) -> None:
        """Draw the groove, the text and the caret."""
        edge = BRASS_LIGHT if self.is_current or self.warmth > 0.5 else BRASS
        brush.blit(pill(self.box.ints[2:], brush.page.scale, WOOD_NIGHT, edge), self.box.ints[:2])
        room = self.box.inset(brush.px(18), 0)
        shown, ink = (self.text, CREAM) if self.text else (self._hint, CREAM_DIM)
        if self.is_current and not self.text:
            room = self.box.inset(brush.px(24), 0)
        shown = self._end_of(brush, shown, room.w)
        inked = brush.pen.write(brush.screen, shown, room, Style(Typeface.TEXT, brush.px(18), ink))
        if self.is_current:
            x = round(inked.right + brush.px(2) if self.text else room.x - brush.px(4))
            top, bottom = self.box.y + self.box.h * 0.24, self.box.y + self.box.h * 0.76
            pygame.draw.line(brush.screen, BRASS_LIGHT, (x, top), (x, bottom), max(1, brush.px(2)))

    def draw_focus(self, brush: Brush) -> None:
        """The caret and the bright edge are enough."""

    def use(self) -> Signal | None:
        """Enter: what was typed is meant."""
        return Signal(self.name, self.text)

    def release(self, point: tuple[float, float]) -> Signal | None:
        """A click only puts the caret here."""
        self.is_pressed = False
        return None

    def _end_of(self, brush: Brush, text: str, wide: float) -> str:
        """As much of the end of the text as the field holds in letters that can be read."""
        first, size, least = 0, brush.pen.fonts.size, max(LEGIBLE, round(brush.px(LEAST)))
        while first < len(text) and size(f"…{text[first:]}", Typeface.TEXT, least)[0] > wide:
            first += 4
        return f"…{text[first:]}" if first else text

    def _add(self, text: str) -> None:
        line = "".join(sign if sign.isprintable() else " " for sign in text)
        self.text = (self.text + line)[: self._most]
