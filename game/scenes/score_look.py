"""How sheets look: ruled paper and a hand that writes, or print on a plain ground, which some read better."""

from __future__ import annotations

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.preferences import SheetLook
from game.ui.fonts import Typeface
from game.ui.handwriting import width_of, written
from game.ui.layout import Rect
from game.ui.paper import sheet_of_paper
from game.ui.render.patience import unhurried
from game.ui.theme import INK_DIM, PAPER, PENCIL, mix
from game.ui.vector import drawing, path, rounded
from game.ui.widgets import Brush
from game.ui.writing import Style


def is_plain(desk: PageDesk) -> bool:
    """Whether the player wishes print."""
    return desk.preferences.sheet_look is SheetLook.PLAIN


def hand_of(desk: PageDesk) -> Typeface:
    """The face of everything that a hand writes on paper."""
    return Typeface.TEXT if is_plain(desk) else Typeface.HAND


def width_of_figure(desk: PageDesk, brush: Brush, text: str, units: float) -> float:
    """The pixels from left to right of a number written that high."""
    if is_plain(desk):
        return desk.fonts.size(text, Typeface.MEDIUM, brush.px(units - 4))[0]
    return width_of(text, brush.px(units))


def ground(
    desk: PageDesk, size: tuple[int, int], unit: float, lines: tuple[float, ...], margins: tuple[float, ...]
) -> pygame.Surface:
    """The sheet itself, with lines at those heights and margins at those distances from the left."""
    return _plain(size, unit, lines) if is_plain(desk) else sheet_of_paper(size, unit, lines, margins)


def write_figure(
    desk: PageDesk, brush: Brush, text: str, cell: Rect, ends: float, *, share: float, seed: int, units: float
) -> None:
    """Write a number that ends at a given x, resting a little above the line."""
    height = brush.px(units)
    if is_plain(desk):
        room = Rect(cell.x, cell.y, ends - cell.x, cell.h)
        style = Style(Typeface.MEDIUM, brush.px(units - 4), PENCIL, across=1, down=0.55)
        brush.pen.write(brush.screen, text if share > 0 else "", room, style)
        return
    surface = written(text, height, seed=seed, share=share)
    brush.blit(surface, (ends - surface.width, cell.bottom - height - brush.px(4)))


@unhurried(4)
def _plain(size: tuple[int, int], unit: float, lines: tuple[float, ...]) -> pygame.Surface:
    width, height = size
    thin = mix(PAPER, INK_DIM, 0.35)
    return drawing(
        size,
        rounded(0.5, (width, height), 4 * unit, fill=PAPER, stroke=INK_DIM, stroke_width=unit),
        *(path(f"M{8 * unit} {y}H{width - 8 * unit}", stroke=thin, stroke_width=unit) for y in lines),
    )
