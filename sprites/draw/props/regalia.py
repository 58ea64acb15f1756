"""The signs of a ruler's office."""

from __future__ import annotations

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, rectangle, star
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.pips import hungarian_pip
from sprites.draw.shading import CONTOUR


def sceptre(palette: Palette, top: str = "acorn", length: float = 190) -> Drawing:
    """Return a sceptre, shaft down, its head about the origin; top: a suit's letter, orb or lys."""
    drawing = Drawing()
    ink = palette.ink
    drawing.fill(rectangle(-5, 20, 10, length), palette.gold)
    drawing.fill(rectangle(1, 20, 4, length), palette.gold_dark)
    drawing.stroke(rectangle(-5, 20, 10, length), ink, 3.8)
    for y in (30, 70):
        drawing.paint(rectangle(-9, y, 18, 9, 3), palette.gold_light, ink, 3)

    if top in ("C", "S", "H", "D"):
        drawing.add(
            placed(hungarian_pip(top, palette, 6.5, is_detailed=False), 0, -6, 0.56, 180 if top == "C" else 0)
        )
    elif top == "orb":
        drawing.paint(ellipse(0, 0, 20), palette.gold, ink, CONTOUR)
        drawing.stroke(path("M-20 0Q0 8 20 0"), ink, 3)
        drawing.paint(path("M-4 -18V-26H-11V-34H-4V-41H4V-34H11V-26H4V-18Z"), palette.gold_light, ink, 3)
    elif top == "lys":
        drawing.paint(
            spline("0,-34! 12,-14 6,2! 22,-12 26,8 8,16! 10,24! -10,24! -8,16! -26,8 -22,-12 -6,2! -12,-14"),
            palette.gold,
            ink,
            CONTOUR * 0.9,
        )
    return drawing


def sealed_roll(palette: Palette) -> Drawing:
    """Return a rolled order with a red seal, upright, held in the middle."""
    ink = palette.ink
    drawing = Drawing()
    body = rectangle(-13, -62, 26, 118, 4)
    drawing.fill(body, palette.cream)
    drawing.fill(rectangle(3, -62, 10, 118, 3), palette.cream_dark)
    drawing.stroke(body, ink, 4)
    drawing.paint(ellipse(0, -62, 13, 6), palette.white, ink, 3.6)
    drawing.stroke(spline("-5,-62 0,-65 5,-62 0,-60", closed=False), ink, 2.4)
    drawing.paint(rectangle(-14, 30, 28, 9, 2), palette.red, ink, 3)
    drawing.paint(spline("8,36! 20,52 16,62! 10,56 6,60! 2,50"), palette.red, ink, 3)
    drawing.paint(star(12, 40, 11, 9, 0, 8.6), palette.red_dark, ink, 3)
    drawing.fill(ellipse(12, 40, 4), palette.red_light)
    return drawing
