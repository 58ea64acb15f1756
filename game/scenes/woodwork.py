"""A wooden board, and a heading in brass: what every menu and page is drawn on."""

from __future__ import annotations

import pygame

from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import board
from game.ui.render.shadow import soft_box
from game.ui.theme import BRASS, BRASS_LIGHT, OUTLINE
from game.ui.vector import Attribute, drawing, path
from game.ui.widgets import Brush
from game.ui.writing import Style


def draw_board(brush: Brush, box: Rect) -> None:
    """The board with its shadow."""
    whole, lift = box.ints, brush.px(12)
    brush.blit(soft_box(whole[2:], brush.px(16), lift, alpha=150), (whole[0] - 2 * lift, whole[1] - lift))
    brush.blit(board(whole[2:], brush.page.scale), whole[:2])


def draw_heading(brush: Brush, text: str, box: Rect, units: float = 36) -> None:
    """A heading in brass, with a line and a diamond below it."""
    style = Style(Typeface.HEADING, brush.px(units), BRASS_LIGHT, across=0.5, shadow=OUTLINE)
    words, line = heading_places(box)
    brush.pen.write(brush.screen, text, words, style)
    draw_flourish(brush, line)


def heading_places(box: Rect) -> list[Rect]:
    """Return the places of a heading's words and of the line below them."""
    return box.rows([1, 0.22])


def draw_flourish(brush: Brush, line: Rect, share: float = 1) -> None:
    """The line and the diamond below a heading, seen from the middle by the share."""
    width = round(min(line.w, brush.px(260)))
    height = max(6, brush.px(12))
    seen = round(width * share)
    spot = line.place(seen, height)
    part = _flourish((width, height)).subsurface(((width - seen) // 2, 0, seen, height))
    brush.blit(part, (spot.x, spot.y))


def _flourish(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    middle, y, radius = width / 2, height / 2, height * 0.42
    gap, thick = height * 0.9, max(1.0, height / 9)
    diamond = f"M{middle} {y - radius}L{middle + radius} {y}L{middle} {y + radius}L{middle - radius} {y}Z"
    line: dict[str, Attribute] = {"stroke": BRASS, "stroke_width": thick, "stroke_linecap": "round"}
    return drawing(
        size,
        path(f"M2 {y}H{middle - gap}", **line),
        path(f"M{middle + gap} {y}H{width - 2}", **line),
        path(diamond, fill=BRASS_LIGHT),
    )
