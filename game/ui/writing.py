"""Text in a box: wrapped, shrunk before it is cut, aligned, and noted for whoever wants to check it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.fonts import Fonts, Typeface
from game.ui.layout import Rect
from game.ui.theme import CREAM, Colour

LEGIBLE = 11
"""No text is made smaller than this many pixels in order to fit."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks: face, height in pixels, colour, place in its box (0 left/top .. 1 right/bottom)."""

    face: Typeface = Typeface.TEXT
    px: int = 16
    colour: Colour = CREAM
    across: float = 0.0
    down: float = 0.5
    wraps: bool = False
    shadow: Colour | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """One text that was drawn: what, into which box, which pixels it took, whether words were lost."""

    text: str
    box: Rect
    inked: Rect
    px: int
    is_cut: bool


class Pen:
    """Writes into boxes; `written` lists what is on the page since the last `forget`."""

    def __init__(self, fonts: Fonts) -> None:
        """Write with these fonts."""
        self.fonts = fonts
        self.written: list[Written] = []

    def forget(self) -> None:
        """Begin a fresh list: the page is about to be drawn anew."""
        self.written.clear()

    def write(self, screen: pygame.Surface, text: str, box: Rect, style: Style) -> Rect:
        """Draw the text in the box and answer the pixels that it took."""
        px, lines, is_cut = self._lines(text, box, style)
        step = self.fonts.line_height(style.face, px)
        block = box.place(box.w, step * len(lines), down=style.down)
        inked: Rect | None = None
        for index, line in enumerate(lines):
            width, height = self.fonts.size(line, style.face, px)
            row = Rect(block.x, block.y + index * step, block.w, step)
            spot = row.place(width, height, across=style.across)
            if style.shadow is not None:
                drop = max(1, round(px / 18))
                dark = self.fonts.surface(line, style.face, px, style.shadow)
                screen.blit(
                    dark, (round(spot.x), round(spot.y) + drop), special_flags=pygame.BLEND_PREMULTIPLIED
                )
            surface = self.fonts.surface(line, style.face, px, style.colour)
            screen.blit(surface, (round(spot.x), round(spot.y)), special_flags=pygame.BLEND_PREMULTIPLIED)
            inked = spot if inked is None else _union(inked, spot)
        inked = inked or box.place(0, 0)
        self.written.append(Written(text, box, inked, px, is_cut))
        return inked

    def note(self, text: str, box: Rect) -> None:
        """Note a text that stands in the box as a drawing, for whoever reads the page."""
        self.written.append(Written(text, box, box, round(box.h), is_cut=False))

    def height(self, text: str, width: float, style: Style) -> int:
        """How many pixels high the text is when it may take that width."""
        lines = self.fonts.wrap(text, style.face, style.px, width) if style.wraps else [text]
        return self.fonts.line_height(style.face, style.px) * len(lines)

    def fitted(self, text: str, box: Rect, style: Style) -> int:
        """The height in pixels in which the text would be written into the box."""
        return self._lines(text, box, style)[0]

    def _lines(self, text: str, box: Rect, style: Style) -> tuple[int, list[str], bool]:
        if not style.wraps:
            px = self.fonts.fitted(text, style.face, style.px, box.w, LEGIBLE)
            short = self.fonts.cut(text, style.face, px, box.w)
            return px, [short], short != text
        px = style.px
        while True:
            lines = self.fonts.wrap(text, style.face, px, box.w)
            widest = max(self.fonts.size(line, style.face, px)[0] for line in lines)
            high = self.fonts.line_height(style.face, px) * len(lines)
            if (widest <= box.w and high <= box.h) or px <= LEGIBLE:
                return px, lines, widest > box.w or high > box.h
            px -= 1


def _union(one: Rect, other: Rect) -> Rect:
    left, top = min(one.x, other.x), min(one.y, other.y)
    return Rect(left, top, max(one.right, other.right) - left, max(one.bottom, other.bottom) - top)
