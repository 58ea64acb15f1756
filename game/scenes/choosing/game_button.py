"""One game of the list: its name, how many play it and how far."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaque_widget import PlaqueWidget
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, mix
from game.ui.vector import circle, drawing, path
from game.ui.widgets import Brush
from game.ui.writing import Style


class GameButton(PlaqueWidget):
    """A plaque with a name, a line, and as many heads as there are players."""

    def __init__(self, name: str, title: str, line: str, players: int) -> None:
        """`name` is the game's name in records; title and line are worded already."""
        super().__init__(name)
        self.title = title
        self.line = line
        self.players = players

    def draw(self, brush: Brush) -> None:
        """Draw the plaque, the words and the heads."""
        inner = self.lay(brush).inset(brush.px(18), brush.px(6))
        side = brush.px(15)
        heads = side * self.players
        upper, lower = inner.rows([0.55, 0.45])
        ink = mix(CREAM, BRASS_LIGHT, self.warmth)
        brush.pen.write(brush.screen, self.title, upper, Style(Typeface.MEDIUM, brush.px(19), ink))
        words = Rect(lower.x, lower.y, lower.w - heads - brush.px(8), lower.h)
        brush.pen.write(brush.screen, self.line, words, Style(Typeface.TEXT, brush.px(15), CREAM_DIM))
        top = lower.y + (lower.h - side) / 2
        for place in range(self.players):
            brush.blit(_head(side), (inner.right - heads + place * side, top))


@lru_cache(maxsize=4)
def _head(side: int) -> pygame.Surface:
    """Head and shoulders."""
    return drawing(
        (side, side),
        circle(10, 6, 4.2, fill=BRASS),
        path("M2.5 19Q2.5 11.5 10 11.5Q17.5 11.5 17.5 19Z", fill=BRASS),
        view=(20, 20),
    )
