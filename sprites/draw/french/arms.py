"""Axe, bow and arrow."""

from __future__ import annotations

import math

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import rotation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.shading import CONTOUR, shade

INK = PAINT.ink


def axe(length: float = 170) -> Drawing:
    """Return a battle axe; the hand grips it at the origin."""
    drawing = Drawing()
    drawing.fill(rectangle(-5, -length, 10, length + 70), PAINT.brown)
    drawing.fill(rectangle(1, -length, 4, length + 70), PAINT.brown_dark)
    drawing.stroke(rectangle(-5, -length, 10, length + 70), INK, 3.8)
    blade = spline(
        f"-4,{-length + 12}! -30,{-length + 8} -58,{-length - 10}! -72,{-length + 26} "
        f"-62,{-length + 66}! -34,{-length + 48} -4,{-length + 50}!"
    )
    drawing.fill(blade, PAINT.steel)
    drawing.fill(
        blade.area().intersection(
            spline(
                f"-46,{-length - 20}! -52,{-length + 26} -44,{-length + 70}! -90,{-length + 70}! "
                f"-90,{-length - 20}!"
            ).area()
        ),
        PAINT.white,
    )
    drawing.stroke(blade, INK, CONTOUR)
    drawing.paint(
        spline(f"4,{-length + 14}! 24,{-length + 18} 34,{-length + 30}! 24,{-length + 42} 4,{-length + 46}!"),
        PAINT.steel_dark,
        INK,
        3.8,
    )
    drawing.paint(rectangle(-8, -length + 4, 16, 52, 3), PAINT.gold, INK, 3.6)
    drawing.paint(ellipse(0, -length - 4, 8), PAINT.gold_light, INK, 3.2)
    return drawing


def bow() -> Drawing:
    """Return a recurve bow at rest, string to the right; its grip is the origin."""
    drawing = Drawing()
    string = "M40 -104V104"
    drawing.stroke(path(string), INK, 4.6)
    drawing.stroke(path(string), PAINT.cream, 1.8)

    def width_at(share: float) -> float:
        return 5 + 9 * math.pow(math.sin(math.pi * share), 0.7)

    shape = ribbon("48,-112 40,-104 24,-84 6,-44 0,0 6,44 24,84 40,104 48,112", width_at, count=40)
    area = shape.area()
    drawing.fill(shape, PAINT.brown_light)
    drawing.add(shade(area, 4, 3, PAINT.brown_dark))
    drawing.stroke(shape, INK, 4)
    for y in (-66, 66):
        drawing.paint(
            rectangle(8, y - 5, 16, 10, 2).mapped(rotation(-26 if y > 0 else 26, 16, y)), PAINT.gold, INK, 2.8
        )
    drawing.paint(rectangle(-8, -22, 16, 44, 4), PAINT.red, INK, 3.6)
    return drawing


def arrow() -> Drawing:
    """Return a hunting arrow that points up; its middle is the origin."""
    drawing = Drawing()
    drawing.paint(rectangle(-3, -84, 6, 190), PAINT.brown_light, INK, 3.2)
    drawing.paint(spline("0,-120! 13,-84 4,-78! -4,-78! -13,-84"), PAINT.steel, INK, 3.8)
    drawing.fill(spline("0,-114! 10,-86 3,-81! 0,-81!"), PAINT.steel_dark)
    drawing.paint(rectangle(-5, -80, 10, 10, 2), PAINT.gold, INK, 3)
    return drawing
