"""Wheat, vine and the tools of harvest."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import scaling
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, shade, strands, tone

INK = PAINT.ink


def ear_of_wheat(length: float = 90, k: float = 1, grains: int = 6) -> Drawing:
    """Return an ear of wheat."""
    drawing = Drawing()
    drawing.stroke(spline(f"0,{length} 2,30 0,0", closed=False), INK, 6)
    drawing.stroke(spline(f"0,{length} 2,30 0,0", closed=False), PAINT.gold, 2.8)
    for i in range(grains):
        y = 6 - i * 11
        for s in (-1, 1):
            grain = spline(
                f"{s * 1},{y + 8}! {s * 10},{y + 2} {s * 12},{y - 9} {s * 7},{y - 15}! {s * 1},{y - 4}"
            )
            drawing.paint(grain, PAINT.gold if s > 0 else PAINT.gold_light, INK, 2.8)
            drawing.stroke(path(f"M{s * 8} {y - 15}L{s * 14} {y - 30}"), INK, 1.8)
    y = 6 - grains * 11
    drawing.paint(spline(f"0,{y + 8}! 6,{y - 2} 0,{y - 14}! -6,{y - 2}"), PAINT.gold_light, INK, 2.8)
    drawing.stroke(path(f"M0 {y - 12}V{y - 28}"), INK, 1.8)
    return drawing.mapped(scaling(k))


def sheaf() -> Drawing:
    """Return a sheaf of wheat bound with a red band."""
    drawing = Drawing()
    for degrees in (-30, 26, -18, 16, -8, 6):
        drawing.add(
            placed(ear_of_wheat(120, 0.92), degrees * 0.9, -60 + abs(degrees) * 0.55, 1, degrees * 1.0)
        )
    straw = spline("-34,-10! -20,30 -16,44 -26,90 -40,130! 40,130! 26,90 16,44 20,30 34,-10! 0,-20")
    tone(drawing, straw, PAINT.gold, PAINT.gold_dark, "8,-30 10,44 16,140", PAINT, reach=12, gap=7)
    drawing.add(
        strands(
            [
                ("-20,0 -10,40 -22,120", 2.6),
                ("-8,0 -4,44 -8,126", 2.6),
                ("8,0 5,44 10,124", 2.6),
                ("20,0 10,44 24,118", 2.6),
            ],
            INK,
        ).clipped(straw)
    )
    drawing.stroke(straw, INK, CONTOUR)
    tie = spline("-19,34! 0,42 19,34! 18,50! 0,58 -18,50!")
    drawing.paint(tie, PAINT.red, INK, 3.8)
    return drawing


def sickle() -> Drawing:
    """Return a sickle; the end of its handle is the origin, the blade turns left."""
    drawing = Drawing()
    blade = spline(
        "-6,-40! -14,-62 -12,-98 14,-126 48,-132 78,-112 88,-82! 70,-104 44,-114 20,-106 4,-84 4,-60 6,-40!"
    )
    drawing.fill(blade, PAINT.steel)
    drawing.add(shade(blade, -5, 5, PAINT.steel_dark))
    drawing.stroke(blade, INK, 4)
    drawing.paint(spline("-9,-42! -10,-10 -7,26! 7,26! 10,-10 9,-42!"), PAINT.brown, INK, 4)
    drawing.paint(rectangle(-10, -46, 20, 9, 3), PAINT.steel_dark, INK, 3.2)
    return drawing


def vine_leaf(
    k: float = 1, colour: str | None = None, dark: str | None = None, light: str | None = None
) -> Drawing:
    """Return a vine leaf."""
    drawing = Drawing()
    colour = colour or PAINT.green
    dark = dark or PAINT.green_dark
    light = light or PAINT.green_light
    shape = spline(
        "0,30! -16,38 -34,30! -30,16 -46,10 -52,-6! -36,-12 -38,-28 -34,-42! -18,-36 -8,-46 "
        "0,-60! 8,-46 18,-36 34,-42! 38,-28 36,-12 52,-6! 46,10 30,16 34,30! 16,38"
    )
    drawing.fill(shape, colour)
    drawing.fill(shape.area().intersection(box(0, -80, 80, 80)), dark)
    for vein in (
        "0,30 0,-10 0,-48",
        "0,22 -18,10 -40,-4",
        "0,22 18,10 40,-4",
        "0,10 -14,-12 -28,-32",
        "0,10 14,-12 28,-32",
    ):
        drawing.fill(ribbon(vein, [4, 3, 0.6], count=6), light)
    drawing.stroke(shape, INK, 4 / k if k < 0.7 else 4)
    return drawing.mapped(scaling(k))


def grapes(k: float = 1) -> Drawing:
    """Return a bunch of grapes with a leaf."""
    drawing = Drawing()
    colour = PAINT.purple
    dark = PAINT.purple_dark
    drawing.stroke(path("M0 -40C-2 -52 4 -58 8 -66"), INK, 9)
    drawing.stroke(path("M0 -40C-2 -52 4 -58 8 -66"), PAINT.brown, 4)
    rows = [(-30, 4), (-13, 5), (4, 4), (21, 3), (38, 2), (53, 1)]
    for y, count in rows:
        for i in range(count):
            x = (i - (count - 1) / 2) * 19.5 + (1.5 if count % 2 else -1)
            drawing.paint(ellipse(x, y, 12), colour if i < count * 0.6 else dark, INK, 3.4)
            drawing.fill(ribbon([(x - 6, y + 1), (x - 4, y - 5), (x + 1, y - 6.5)], 3, count=5), "#B58AB5")
    drawing.add(placed(vine_leaf(0.48), -24, -50, 1, -30))
    return drawing.mapped(scaling(k))


def goblet() -> Drawing:
    """Return a golden goblet full of red wine."""
    drawing = Drawing()
    cup = spline("-26,-44! -26,-16 -12,4 0,8 12,4 26,-16 26,-44!")
    tone(drawing, cup, PAINT.gold, PAINT.gold_dark, "6,-50 12,-20 0,12", PAINT, reach=12, gap=6)
    drawing.paint(ellipse(0, -44, 26, 7), PAINT.red_dark, INK, 3.6)
    drawing.paint(spline("-6,6! -5,24 -18,36 -20,42! 20,42! 18,36 5,24 6,6!"), PAINT.gold, INK, 3.8)
    drawing.paint(ellipse(0, 16, 9, 6), PAINT.gold_light, INK, 3)
    for x in (-14, 0, 14):
        drawing.paint(ellipse(x, -22 + abs(x) * -0.1, 4), PAINT.red, INK, 2.4)
    return drawing
