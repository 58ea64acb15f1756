"""Braids and buns, the same in every view."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR

LINKS, STEP, LEAN = 7, 17, 1.2


def braid(
    palette: Palette, x: float, y: float, side: int, colour: str, dark: str, *, tuft: float = 10
) -> Drawing:
    """Return a braid that hangs from (x, y) outwards to its tuft; the right one (1) lies in shadow."""
    shade, line = (colour, dark) if side < 0 else (dark, palette.ink)
    drawing = Drawing()
    for i in range(LINKS):
        drawing.add(_link(palette, x + side * (2 + i * LEAN), y + i * STEP, 12 - i * 0.5, shade, line))
    return drawing.add(_end(palette, x + side * tuft, y + LINKS * STEP, colour))


def _link(palette: Palette, x: float, y: float, r: float, colour: str, line: str) -> Drawing:
    link = spline(
        f"{x - r},{y - 4} {x},{y - 9} {x + r},{y - 2} {x + r * 0.6},{y + 12} {x},{y + 16} "
        f"{x - r * 0.6},{y + 10}"
    )
    drawing = Drawing().paint(link, colour, palette.ink, CONTOUR * 0.8)
    return drawing.fill(ribbon([(x - r * 0.5, y - 2), (x, y + 4), (x + r * 0.3, y + 11)], 2.4, 5), line)


def _end(palette: Palette, x: float, y: float, colour: str) -> Drawing:
    tuft = spline(f"{x - 7},{y + 4}! {x - 10},{y + 22} {x},{y + 32}! {x + 10},{y + 22} {x + 7},{y + 4}!")
    drawing = Drawing().paint(rectangle(x - 8, y - 6, 16, 10, 3), palette.red, palette.ink, 3)
    return drawing.paint(tuft, colour, palette.ink, CONTOUR * 0.8)


def bun(palette: Palette, x: float, y: float, colour: str) -> Drawing:
    """Return a coil of hair over the ear, with its golden pin."""
    coil = ellipse(x, y, 20, 22)
    turns = Drawing().fill(ribbon([(x - 12, y + 8), (x - 2, y - 12), (x + 12, y - 4)], 3, 8), palette.ink)
    turns.fill(ribbon([(x - 6, y + 14), (x + 4, y - 2), (x + 14, y + 6)], 3, 8), palette.ink)
    drawing = Drawing().paint(coil, colour, palette.ink, CONTOUR * 0.9).add(turns.clipped(coil))
    return drawing.paint(ellipse(x, y, 5), palette.gold, palette.ink, 2.6)
