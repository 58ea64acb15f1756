"""One family of games as a large picture: its cards, its name and where it is played."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaque_widget import PlaqueWidget
from game.ui.theme import BRASS_LIGHT, CREAM_DIM, OUTLINE
from game.ui.widgets import Brush
from game.ui.writing import Style


class FamilyButton(PlaqueWidget):
    """The whole picture can be pressed; whoever owns the cards draws them into `picture`."""

    def __init__(self, name: str, title: str, where: str) -> None:
        """`name` is the family's; title and country are worded already."""
        super().__init__(name)
        self.title = title
        self.where = where

    def picture(self, px: Callable[[float], int]) -> Rect:
        """The room for the cards."""
        inner = self.box.inset(px(18), px(16))
        return inner.take_top(inner.h - px(80))[0]

    def draw(self, brush: Brush) -> None:
        """Draw the plaque and the words."""
        inner = self.lay(brush).inset(brush.px(18), brush.px(14))
        _, words = inner.take_top(inner.h - brush.px(72))
        upper, lower = words.rows([0.62, 0.38])
        style = Style(Typeface.HEADING, brush.px(32), BRASS_LIGHT, across=0.5, shadow=OUTLINE)
        brush.pen.write(brush.screen, self.title, upper, style)
        style = Style(Typeface.TEXT, brush.px(16), CREAM_DIM, across=0.5)
        brush.pen.write(brush.screen, self.where, lower, style)
