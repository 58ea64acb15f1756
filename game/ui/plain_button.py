"""A word that can be pressed, without a plaque round it: for what should be there and not in the way."""

from __future__ import annotations

import pygame

from game.ui.fonts import Typeface
from game.ui.theme import BRASS_LIGHT, CREAM, NIGHT, mix
from game.ui.widgets import Brush, Widget
from game.ui.writing import Style


class PlainButton(Widget):
    """Underlined where it names what holds now."""

    def __init__(self, name: str, label: str, *, is_on: bool = False, px: int = 16) -> None:
        """`px` is the height of the word in design units."""
        super().__init__(name)
        self.label = label
        self.is_on = is_on
        self.px = px

    def draw(self, brush: Brush) -> None:
        """Write the word; the line below it tells without colour that it holds."""
        ink = BRASS_LIGHT if self.is_on else mix(CREAM, BRASS_LIGHT, self.warmth)
        face = Typeface.MEDIUM if self.is_on else Typeface.TEXT
        style = Style(face, brush.px(self.px), ink, across=0.5, shadow=NIGHT)
        inked = brush.pen.write(brush.screen, self.label, self.box.inset(brush.px(4), 0), style)
        if self.is_on or self.warmth > 0:
            thick = max(1, brush.px(2))
            line = (round(inked.x), round(inked.bottom) + brush.px(1), round(inked.w), thick)
            pygame.draw.rect(brush.screen, mix(NIGHT, BRASS_LIGHT, 1.0 if self.is_on else self.warmth), line)
