"""A short sentence at the top of the window, over whatever is there, for a few seconds."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.fonts import Typeface
from game.ui.layout import Page, Rect
from game.ui.plaques import plaque
from game.ui.theme import CREAM
from game.ui.writing import Pen, Style

STAYS: Final = 4.0
"""Seconds."""


class Toast:
    """What was under it comes back when it goes, so that the scenes need not know of it."""

    def __init__(self) -> None:
        """Nothing is said."""
        self.text = ""
        self._left = 0.0
        self._under: tuple[pygame.Surface, tuple[int, int]] | None = None
        self.is_stale = False
        """Whether it has come or gone since it was drawn."""

    def say(self, text: str) -> None:
        """Say this instead of what was said before."""
        self.text, self._left, self.is_stale = text, STAYS, True

    def pass_time(self, seconds: float) -> None:
        """Let it go when it has stayed long enough."""
        if self.text:
            self._left -= seconds
            if self._left <= 0:
                self.text, self.is_stale = "", True

    def lift(self, surface: pygame.Surface) -> None:
        """Take it off the surface, before the scenes draw on it."""
        if self._under is not None:
            picture, spot = self._under
            surface.blit(picture, spot)
            self._under = None

    def forget(self) -> None:
        """The surface is another one: nothing of it is left to be taken off."""
        self._under = None

    def lay(self, surface: pygame.Surface, pen: Pen, page: Page) -> None:
        """Lay it on the finished picture."""
        self.is_stale = False
        if not self.text:
            return
        px = page.px
        style = Style(Typeface.MEDIUM, px(18), CREAM, across=0.5, wraps=True)
        words = pen.fonts.size(self.text, style.face, style.px)[0]
        width = min(words + px(52), px(720), page.width - px(32))
        height = pen.height(self.text, width - px(48), style) + px(22)
        box = Rect((page.width - width) / 2, px(10), width, height)
        spot = pygame.Rect(box.ints).inflate(4, 4).clip(surface.get_rect())
        self._under = (surface.subsurface(spot).copy(), spot.topleft)
        surface.blit(plaque(box.ints[2:], page.scale), box.ints[:2], special_flags=pygame.BLEND_PREMULTIPLIED)
        pen.write(surface, self.text, box.inset(px(24), px(11)), style)
