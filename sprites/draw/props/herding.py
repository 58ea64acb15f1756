"""Crook and hunting horn."""

from __future__ import annotations

import math

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon, sampled
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, shade

INK = PAINT.ink


def crook(x: float, y0: float, y1: float) -> Drawing:
    """Return a shepherd's crook."""
    drawing = Drawing()
    shape = path(
        f"M{x} {y1}V{y0 + 58}C{x} {y0 + 10} {x + 10} {y0} {x + 30} {y0}C{x + 52} {y0} "
        f"{x + 58} {y0 + 30} {x + 44} {y0 + 42}C{x + 34} {y0 + 50} {x + 22} {y0 + 40} "
        f"{x + 27} {y0 + 29}"
    )
    drawing.stroke(shape, INK, 17).stroke(shape, PAINT.brown, 9)
    drawing.stroke(shape.mapped(translation(2, 0)), PAINT.brown_dark, 3)
    for y in (y0 + 90, y0 + 104):
        drawing.stroke(path(f"M{x - 6} {y}L{x + 6} {y + 5}"), PAINT.gold, 4)
    return drawing


def horn(colour: str = "#E9DCC0", dark: str = "#BFA77A") -> Drawing:
    """Return a hunting horn about 120 wide: mouthpiece right, bell left."""
    drawing = Drawing()
    points = "56,-34 40,4 4,24 -34,14 -58,-18"
    shape = ribbon(points, [9, 13, 19, 27, 38], count=24)
    drawing.fill(shape, colour)
    area = shape.area()
    drawing.add(shade(area, 4, 9, dark))
    drawing.stroke(shape, INK, CONTOUR)
    samples = sampled(points, 24)
    for i, width in ((4, 17), (13, 26), (21, 37)):
        x, y, normal_x, normal_y = samples[i]
        degrees = math.degrees(math.atan2(-normal_x, normal_y))
        drawing.paint(
            rectangle(-5, -width / 2, 10, width, 2).mapped(compose(translation(x, y), rotation(degrees))),
            PAINT.gold,
            INK,
            3.2,
        )
    x, y, normal_x, normal_y = samples[-1]
    degrees = math.degrees(math.atan2(-normal_x, normal_y))
    drawing.paint(
        ellipse(0, 0, 7, 19).mapped(compose(translation(x, y), rotation(degrees))), PAINT.brown_dark, INK, 3.6
    )
    x, y, normal_x, normal_y = samples[0]
    degrees = math.degrees(math.atan2(-normal_x, normal_y))
    drawing.paint(
        rectangle(-11, -6, 13, 12, 3).mapped(compose(translation(x, y), rotation(degrees))),
        PAINT.gold_light,
        INK,
        3,
    )
    return drawing
