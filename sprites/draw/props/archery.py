"""Crossbow, bow and what they shoot at."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette


def apple(palette: Palette, radius: float = 27) -> Drawing:
    """Return an apple with stem and leaf."""
    drawing = Drawing()
    shape = spline(
        f"0,{-radius * 0.72} {radius * 0.5},{-radius * 0.98} {radius * 1.02},{-radius * 0.45} "
        f"{radius * 0.92},{radius * 0.4} {radius * 0.42},{radius * 0.96} 0,{radius * 0.86} "
        f"{-radius * 0.42},{radius * 0.96} {-radius * 0.92},{radius * 0.4} "
        f"{-radius * 1.02},{-radius * 0.45} {-radius * 0.5},{-radius * 0.98}"
    )
    drawing.fill(shape, palette.red)
    area = shape.area()
    drawing.fill(
        area.intersection(
            path(
                f"M{radius * 0.2} {-radius * 1.2}C{radius * 0.75} {-radius * 0.4} {radius * 0.65} "
                f"{radius * 0.6} {radius * 0.05} {radius * 1.2}H{radius * 1.4}V{-radius * 1.2}Z"
            ).area()
        ),
        palette.red_dark,
    )
    drawing.fill(
        ribbon(
            [
                (-radius * 0.68, -radius * 0.05),
                (-radius * 0.6, -radius * 0.45),
                (-radius * 0.32, -radius * 0.66),
            ],
            radius * 0.2,
            count=6,
        ),
        palette.red_light,
    )
    drawing.stroke(shape, palette.ink, 4.0)
    drawing.fill(
        ribbon(
            [(0, -radius * 0.68), (radius * 0.06, -radius * 1.0), (radius * 0.2, -radius * 1.28)],
            [2.4, 3.6, 5],
            count=6,
        ),
        palette.ink,
    )
    leaf = spline(
        f"{radius * 0.1},{-radius * 1.0}! {radius * 0.35},{-radius * 1.42} "
        f"{radius * 0.85},{-radius * 1.35}! {radius * 0.6},{-radius * 1.02}"
    )
    drawing.paint(leaf, palette.green, palette.ink, 3)
    return drawing


def bolt(palette: Palette, length: float = 120, *, is_fletched: bool = True) -> Drawing:
    """Return a crossbow bolt that points up; its middle is the origin."""
    drawing = Drawing()
    drawing.paint(rectangle(-2.6, -length / 2 + 8, 5.2, length - 12), palette.brown_light, palette.ink, 3)
    drawing.paint(
        polygon((0, -length / 2 - 14), (9, -length / 2 + 10), (0, -length / 2 + 5), (-9, -length / 2 + 10)),
        palette.steel,
        palette.ink,
        3,
    )
    if is_fletched:
        for s in (-1, 1):
            drawing.paint(
                polygon(
                    (s * 2.6, length / 2 - 34),
                    (s * 11, length / 2 - 24),
                    (s * 11, length / 2 + 2),
                    (s * 2.6, length / 2 - 6),
                ),
                palette.red,
                palette.ink,
                2.8,
            )
    return drawing


def crossbow(palette: Palette, length: float = 260) -> Drawing:
    """Return an upright crossbow, stock down; the middle of the prod is the origin."""
    drawing = Drawing()
    ink = palette.ink
    # the prod, which is the bow
    prod = spline("-84,34! -60,8 -30,-6 0,-10 30,-6 60,8 84,34! 80,38! 56,20 28,10 0,8 -28,10 -56,20 -80,38!")
    # string drawn to the nut
    drawing.stroke(path("M-80 34L0 96L80 34"), ink, 6.2)
    drawing.stroke(path("M-80 34L0 96L80 34"), palette.cream, 2.6)
    # stock
    stock = path(f"M-9 -34L9 -34L11 120L16 {length - 40}L18 {length}H-18L-16 {length - 40}L-11 120Z")
    drawing.fill(stock, palette.brown)
    stock_area = stock.area()
    drawing.fill(stock_area.intersection(box(2, -60, 40, length + 20)), palette.brown_dark)
    drawing.fill(rectangle(-2, -20, 4, 108), palette.brown_dark)
    drawing.stroke(stock, ink, 4.4)
    drawing.paint(prod, palette.steel, ink, 4.2)
    drawing.fill(
        prod.area().intersection(path("M0 -14C40 -8 66 14 90 40H70C50 16 20 2 0 0Z").area()),
        palette.steel_dark,
    )
    drawing.stroke(prod, ink, 4.2)
    for s in (-1, 1):
        drawing.paint(spline(f"{s * 80},30 {s * 88},32 {s * 89},41 {s * 80},42"), palette.steel_dark, ink, 3)
    # binding
    drawing.paint(rectangle(-14, -12, 28, 24, 4), palette.cream, ink, 3.4)
    drawing.stroke(path("M-13 -8L13 0M-13 0L13 8M13 -8L-13 0M13 0L-13 8"), palette.brown_dark, 2.4)
    # stirrup
    drawing.stroke(path("M-9 -34C-20 -40 -18 -58 0 -58C18 -58 20 -40 9 -34"), ink, 8.5)
    drawing.stroke(path("M-9 -34C-20 -40 -18 -58 0 -58C18 -58 20 -40 9 -34"), palette.steel_dark, 3.4)
    # nut and bolt
    drawing.paint(ellipse(0, 98, 8), palette.cream, ink, 3)
    drawing.paint(rectangle(-2.5, -46, 5, 138), palette.cream, ink, 2.6)
    drawing.paint(polygon((0, -78), (9, -52), (0, -57), (-9, -52)), palette.steel, ink, 3)
    return drawing
