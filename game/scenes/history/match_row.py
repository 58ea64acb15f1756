"""A match in the list: when, which game, with whom, how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

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
    faces: tuple[str, ...] = ()
    """Portraits of the others."""


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
        left = side + brush.px(12)
        rest = Rect(inner.x + left, inner.y, inner.w - left, inner.h)
        step = round(side * 0.8)
        crowd = side + step * max(0, len(words.faces) - 1) if words.faces else 0
        names, result = Rect(rest.x, rest.y, rest.w - crowd - brush.px(14), rest.h).columns(
            [0.6, 0.4], brush.px(12)
        )
        result = result.moved(crowd + brush.px(14), 0)
        for place, face in enumerate(words.faces):
            spot = (names.right + brush.px(14) + place * step, inner.y + (inner.h - side) / 2)
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
