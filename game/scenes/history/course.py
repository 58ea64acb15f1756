"""A small plot: matches won less matches lost, from the first match to the last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

import pygame

from game.ui.layout import Rect
from game.ui.plaques import plaque
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM_DIM, WOOD_NIGHT, mix
from game.ui.widgets import Brush

DOTS: Final = 60
"""Up to so many matches each has its dot."""


def draw_course(brush: Brush, box: Rect, shares: Sequence[float]) -> None:
    """The line of the balance on a dark plaque; a share of 1 goes one up, of 0 one down."""
    brush.blit(plaque(box.ints[2:], brush.page.scale), box.ints[:2])
    field = box.inset(brush.px(20), brush.px(16))
    levels = [0.0, *accumulate(2 * share - 1 for share in shares)]
    low, high = min(-1.0, *levels), max(1.0, *levels)

    def place(index: int, level: float) -> tuple[float, float]:
        x = field.x + field.w * index / max(1, len(shares))
        return x, field.bottom - field.h * (level - low) / (high - low)

    grid = mix(WOOD_NIGHT, BRASS, 0.35)
    for level in _lines(low, high):
        y = round(place(0, level)[1])
        tone = CREAM_DIM if level == 0 else grid
        pygame.draw.line(brush.screen, tone, (field.x, y), (field.right, y), max(1, brush.px(1)))
    points = [place(index, level) for index, level in enumerate(levels)]
    for one, other in pairwise(points):
        pygame.draw.aaline(brush.screen, BRASS_LIGHT, one, other, max(2, brush.px(2)))
    if len(shares) <= DOTS:
        for share, point in zip(shares, points[1:], strict=True):
            radius = max(3.5, brush.px(4.5))
            pygame.draw.aacircle(brush.screen, BRASS_LIGHT, point, radius)
            if share < 1:  # lost and shared ones are hollow
                pygame.draw.aacircle(brush.screen, WOOD_NIGHT, point, radius * 0.6)


def _lines(low: float, high: float) -> list[float]:
    """Whole numbers between the two, few enough to be told apart, the nought among them."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / step <= 7)
    first = -(int(-low) // step) * step
    return [float(level) for level in range(first, int(high) + 1, step)]
