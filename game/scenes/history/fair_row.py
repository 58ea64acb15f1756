"""A row of the page about fairness: what is counted, and a bar for each party."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaque_widget import PlaqueWidget
from game.ui.plaques import pill
from game.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE, WOOD_NIGHT, mix
from game.ui.widgets import Brush
from game.ui.writing import Style

LABEL: Final = 0.25
"""The share of a row for what is counted."""

REACH: Final = 4.5
"""Standard errors from the middle of a bar's place to its ends; what lies farther out is drawn at the end."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One bar: what came, and in standard errors from what was expected where that lies."""

    had: int
    off: float
    low: float
    """Where what chance alone gives begins, and where it ends."""
    high: float
    is_usual: bool


class FairRow(PlaqueWidget):
    """Pressed or led to by the arrows it is told in words below."""

    def __init__(self, name: str, label: str, measures: Sequence[Measure | None], spoken: str) -> None:
        """`measures` has one entry a party, None where nothing counts; `spoken` is the row in a sentence."""
        super().__init__(name)
        self.label = label
        self.measures = tuple(measures)
        self.spoken = spoken
        self.is_told = False
        """Whether it is this one that is told in words."""

    def draw(self, brush: Brush) -> None:
        """Draw the plaque, the word and the bars."""
        inner = self.lay(brush).inset(brush.px(14), brush.px(4))
        name, *cells = columns(inner, len(self.measures), brush)
        ink = mix(BRASS_LIGHT if self.is_told else CREAM, BRASS_LIGHT, self.warmth)
        brush.pen.write(brush.screen, self.label, name, Style(Typeface.MEDIUM, brush.px(17), ink))
        for measure, cell in zip(self.measures, cells, strict=True):
            if measure is not None:
                _bar(brush, cell, measure)


def columns(box: Rect, parties: int, brush: Brush) -> list[Rect]:
    """The place of the word and those of the bars."""
    return box.columns([LABEL, *[(1 - LABEL) / parties] * parties], brush.px(16))


def halves(cell: Rect, brush: Brush) -> tuple[Rect, Rect]:
    """The places of the figure and of its bar."""
    figure, field = cell.columns([0.24, 0.76], brush.px(10))
    return figure, field


def _bar(brush: Brush, cell: Rect, measure: Measure) -> None:
    """The figure, and beside it the bar with a line where it was expected and a dot where it came.

    Each is drawn in its own standard errors, so that all are about equally long, but for what is rare. A dot
    outside is a diamond.
    """
    px, screen = brush.px, brush.screen
    figure, field = halves(cell, brush)
    tone = CREAM if measure.is_usual else BRASS_LIGHT
    style = Style(Typeface.MEDIUM, px(17), tone, across=1)
    brush.pen.write(screen, str(measure.had), figure, style)
    radius = max(3.5, px(5))
    field = field.inset(radius + 1, 0)
    middle, level = field.centre
    y, step = round(level), field.w / 2 / REACH
    pygame.draw.line(screen, mix(WOOD_NIGHT, BRASS, 0.5), (field.x, y), (field.right, y), max(1, px(1)))
    high = max(8, px(12))
    first, last = (middle + step * _within(end) for end in (measure.low, measure.high))
    band = Rect(first - radius, level - high / 2, last - first + 2 * radius, high).ints
    brush.blit(pill(band[2:], brush.page.scale, BRASS_DARK, BRASS), band[:2])
    pygame.draw.line(screen, CREAM_DIM, (middle, band[1] - px(2)), (middle, band[1] + band[3] + px(2)), px(2))
    x = middle + step * _within(measure.off)
    if measure.is_usual:
        pygame.draw.aacircle(screen, OUTLINE, (x, y), radius + max(1, px(1.5)))
        pygame.draw.aacircle(screen, CREAM, (x, y), radius)
        return
    for size, ink in ((radius * 1.5 + max(1, px(2)), OUTLINE), (radius * 1.5, BRASS_LIGHT)):
        pygame.draw.polygon(screen, ink, [(x - size, y), (x, y - size), (x + size, y), (x, y + size)])


def _within(errors: float) -> float:
    return max(-REACH, min(REACH, errors))
