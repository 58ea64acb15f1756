"""Flowers of wreaths, baskets and hands."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import rotation, scaling
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, tone

INK = PAINT.ink


def flower(k: float = 1, colour: str = PAINT.red, middle: str = PAINT.gold, petals: int = 6) -> Drawing:
    """Return a round flower."""
    drawing = Drawing()
    for i in range(petals):
        drawing.paint(ellipse(0, -12, 7.4, 10.5).mapped(rotation(360 * i / petals)), colour, INK, 3)
    drawing.paint(ellipse(0, 0, 7.6), middle, INK, 3)
    return drawing.mapped(scaling(k))


def blossom(k: float = 1, colour: str = "#F6C9C4") -> Drawing:
    """Return a blossom of five petals."""
    drawing = Drawing()
    for i in range(5):
        drawing.paint(ellipse(0, -9, 7.4, 8).mapped(rotation(72 * i)), colour, INK, 2.8)
    drawing.paint(ellipse(0, 0, 4.4), PAINT.gold, INK, 2.2)
    return drawing.mapped(scaling(k))


def tulip(k: float = 1, colour: str | None = None, dark: str | None = None) -> Drawing:
    """Return a tulip on its stem."""
    drawing = Drawing()
    colour = colour or PAINT.red
    dark = dark or PAINT.red_dark
    drawing.stroke(path("M0 10C-3 40 3 60 0 100"), INK, 8.4)
    drawing.stroke(path("M0 10C-3 40 3 60 0 100"), PAINT.green, 4)
    drawing.paint(spline("0,80! -22,60 -26,30! -10,44 0,70"), PAINT.green, INK, 3.2)
    drawing.paint(spline("0,90! 22,66 26,40! 12,50 1,78"), PAINT.green_dark, INK, 3.2)
    cup = spline("-20,-20! -14,-8 -8,-22! 0,-10 8,-22! 14,-8 20,-20! 22,2 14,16 0,20 -14,16 -22,2")
    tone(drawing, cup, colour, dark, "4,-30 10,0 2,24", PAINT, reach=8, gap=5, contour=3.8)
    return drawing.mapped(scaling(k))


def basket(content: Drawing) -> Drawing:
    """Return a basket about 120 wide; the middle of its rim is the origin."""
    drawing = Drawing()
    handle = path("M-52 0C-50 -86 50 -86 52 0")
    drawing.stroke(handle, INK, 15)
    drawing.stroke(handle, PAINT.brown_light, 8)
    drawing.add(content)
    body = spline("-60,0! -54,34 -42,60! 0,66 42,60! 54,34 60,0! 0,10")
    drawing.fill(body, PAINT.brown_light)
    area = body.area()
    weave = Drawing()
    for row in range(5):
        for column in range(-5, 6):
            if (row + column) % 2:
                weave.fill(rectangle(column * 13 - 6, 4 + row * 14, 13, 12, 3), PAINT.brown)
    drawing.add(weave.clipped(area))
    weave = Drawing()
    for row in range(1, 5):
        weave.stroke(path(f"M-70 {2 + row * 14}Q0 {12 + row * 14} 70 {2 + row * 14}"), INK, 2.2)
    drawing.add(weave.clipped(area))
    drawing.stroke(body, INK, CONTOUR)
    rim = spline("-64,-6! 0,6 64,-6! 66,8 0,20 -66,8")
    tone(drawing, rim, PAINT.brown_light, PAINT.brown, "16,-20 20,10 14,30", PAINT, reach=10, gap=6)
    return drawing
