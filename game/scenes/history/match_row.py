"""A match in the list: when, which game, with whom, how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.medal import medal
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import plaque
from game.ui.render.shadow import faded
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, mix
from game.ui.widgets import Brush, Widget
from game.ui.writing import Style


@dataclass(frozen=True, slots=True, kw_only=True)
class RowWords:
    """What the row says."""

    game: str
    company: str
    date: str
    score: str
    ending: str
    is_won: bool | None
    """None: neither won nor lost."""


class MatchRow(Widget):
    """A plaque that opens the match."""

    def __init__(self, name: str, words: RowWords) -> None:
        """Everything is worded already."""
        super().__init__(name)
        self.words = words

    def draw(self, brush: Brush) -> None:
        """Draw the plaque, the medal and the words."""
        size, unit, words = self.box.ints[2:], brush.page.scale, self.words
        drop = brush.px(2) if self.is_pressed else 0
        spot = (self.box.x, self.box.y + drop)
        brush.blit(plaque(size, unit), spot)
        if self.warmth > 0:
            hot = plaque(size, unit, is_hot=True)
            brush.blit(hot if self.warmth >= 1 else faded(hot, self.warmth), spot)
        inner = self.box.inset(brush.px(20), brush.px(8)).moved(0, drop)
        side = round(min(inner.h, brush.px(40)))
        if words.is_won is not None:
            at = inner.place(side, side, 0, 0.5)
            brush.blit(medal(side, is_won=words.is_won), (at.x, at.y))
        left = side + brush.px(12)
        rest = Rect(inner.x + left, inner.y, inner.w - left, inner.h)
        names, result = rest.columns([0.66, 0.34], brush.px(12))
        upper, lower = names.rows([0.53, 0.47])
        ink = mix(CREAM, BRASS_LIGHT, self.warmth)
        pen, screen, px = brush.pen, brush.screen, brush.px
        pen.write(screen, words.game, upper, Style(Typeface.MEDIUM, px(18), ink))
        pen.write(screen, words.company, lower, Style(Typeface.TEXT, px(15), CREAM_DIM))
        upper, lower = result.rows([0.53, 0.47])
        tone = BRASS_LIGHT if words.is_won else CREAM
        pen.write(
            screen, f"{words.ending}  {words.score}", upper, Style(Typeface.MEDIUM, px(17), tone, across=1)
        )
        pen.write(screen, words.date, lower, Style(Typeface.TEXT, px(15), CREAM_DIM, across=1))
