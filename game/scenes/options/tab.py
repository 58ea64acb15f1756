"""The name of a group on the options page, lit while its options are shown."""

from __future__ import annotations

from typing import Final

from game.ui.fonts import Typeface
from game.ui.plaques import plaque
from game.ui.theme import BRASS_LIGHT, CREAM, mix
from game.ui.widgets import Brush, Widget
from game.ui.writing import LEGIBLE, Style

EDGE: Final = 20
"""Design units between the word and the ends of its plaque, at least; a longer word is written smaller."""


class Tab(Widget):
    """One of several below each other, of which at most one is chosen."""

    def __init__(self, name: str, label: str, *, is_chosen: bool) -> None:
        """`label` is what stands on it."""
        super().__init__(name)
        self.label = label
        self.is_chosen = is_chosen

    def draw(self, brush: Brush) -> None:
        """Draw the word, the chosen one on a plaque and in heavier letters."""
        if self.is_chosen:
            brush.blit(plaque(self.box.ints[2:], brush.page.scale, is_hot=True), self.box.ints[:2])
        ink = mix(CREAM, BRASS_LIGHT, 1.0 if self.is_chosen else self.warmth)
        face = Typeface.MEDIUM if self.is_chosen else Typeface.TEXT
        room = self.box.inset(brush.px(EDGE), 0)
        px = brush.pen.fonts.fitted(self.label, Typeface.MEDIUM, brush.px(17), room.w, LEGIBLE)
        brush.pen.write(brush.screen, self.label, room, Style(face, px, ink))
