"""A game that the title offers on a first start: some of its cards, its name, and a line about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaque_widget import PlaqueWidget
from game.ui.theme import BRASS_LIGHT, CREAM, INK, OUTLINE
from game.ui.widgets import Brush
from game.ui.writing import Style

PREFIX: Final = "offer."
"""Before the name of the game in the name of the button."""
EMBLEM, EMBLEM_SHARE = 104, 0.28
"""Design units of the room for the cards, at the left; its share of the width at most."""


class OfferButton(PlaqueWidget):
    """The whole plaque can be pressed; whoever owns the cards draws them into `emblem`."""

    def __init__(self, game: str, title: str, line: str, *, is_main: bool) -> None:
        """`game` is the name of the game in records; title and line are worded already.

        `is_main` makes the plaque brass.
        """
        super().__init__(PREFIX + game)
        self.is_main = is_main
        self.title = title
        self.line = line

    def emblem(self, px: Callable[[float], int]) -> Rect:
        """The room for the cards."""
        inner = self.box.inset(px(14), px(11))
        return Rect(inner.x, inner.y, min(px(EMBLEM), EMBLEM_SHARE * self.box.w), inner.h)

    def draw(self, brush: Brush) -> None:
        """Draw the plaque and the words."""
        inner = self.lay(brush).inset(brush.px(16), brush.px(12))
        left = self.emblem(brush.px).w + brush.px(6)
        words = Rect(inner.x + left, inner.y, inner.w - left, inner.h)
        upper, lower = words.rows([0.44, 0.56])
        name, line = (INK, INK) if self.is_main else (BRASS_LIGHT, CREAM)
        shadow = None if self.is_main else OUTLINE
        style = Style(Typeface.HEADING, brush.px(28), name, shadow=shadow)
        brush.pen.write(brush.screen, self.title, upper, style)
        style = Style(Typeface.TEXT, brush.px(15), line, down=0.2, wraps=True)
        brush.pen.write(brush.screen, self.line, lower, style)
