"""A match in the list: when, which game, with whom, how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.scenes.medal import medal
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaque_widget import PlaqueWidget
from game.ui.render.svg import rasterised_or_plain
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, mix
from game.ui.widgets import Brush
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
    has_medals: bool = True
    """Whether the list leaves room for medals in front of its rows."""
    faces: tuple[str, ...] = ()
    """Portraits of the others."""


ROW, STACKED = 63, 116
"""Design units from one row to the next, and where the page is narrow, the result below the names."""
BESIDE: Final = 680
"""Design units of a page in which they stand beside each other."""


def foot_cells(foot: Rect, gap: float, *, is_stacked: bool) -> list[Rect]:
    """Places of: back, earlier, where one is, later, on; two lines where the page is narrow."""
    if not is_stacked:
        return foot.columns([1.1, 0.35, 0.9, 0.35, 1.1], gap)
    high = (foot.h - gap) / 2
    upper, lower = foot.take_top(high, gap)
    earlier, count, later = upper.columns([0.5, 1.2, 0.5], gap)
    back, on = lower.columns([1, 1], gap)
    return [back, earlier, count, later, on]


class MatchRow(PlaqueWidget):
    """A plaque that opens the match."""

    def __init__(self, name: str, words: RowWords, sprites: Path) -> None:
        """Everything is worded already; the portraits are among the sprites."""
        super().__init__(name)
        self.words = words
        self._sprites = sprites

    def draw(self, brush: Brush) -> None:
        """Draw the plaque, the medal and the words."""
        words = self.words
        inner = self.lay(brush).inset(brush.px(20), brush.px(8))
        side = round(min(inner.h, brush.px(40)))
        if words.is_won is not None:
            at = inner.place(side, side, 0, 0.5)
            brush.blit(medal(side, is_won=words.is_won), (at.x, at.y))
        left = side + brush.px(12) if words.has_medals else 0
        rest = Rect(inner.x + left, inner.y, inner.w - left, inner.h)
        step = round(side * 0.8)
        crowd = side + step * max(0, len(words.faces) - 1) if words.faces else 0
        names, result = Rect(rest.x, rest.y, rest.w - crowd - brush.px(14), rest.h).columns(
            [0.6, 0.4], brush.px(12)
        )
        result = result.moved(crowd + brush.px(14), 0)
        seen = Rect(names.right + brush.px(14), inner.y, crowd, inner.h)
        if inner.h > brush.px(ROW):
            names, result = rest.rows([1, 1], brush.px(2))
            seen = Rect(rest.right - crowd, rest.y, crowd, names.h)
            names = Rect(names.x, names.y, names.w - crowd - brush.px(8), names.h)
        for place, face in enumerate(words.faces):
            spot = (seen.x + place * step, seen.y + (seen.h - side) / 2)
            brush.blit(_portrait(self._sprites, face, side), spot)
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


@lru_cache(maxsize=24)
def _portrait(sprites: Path, face: str, side: int) -> pygame.Surface:
    return rasterised_or_plain(sprites / "avatars" / f"{face}.svg", (side, side))
