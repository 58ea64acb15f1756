"""Firs, and the fire that warms the old man of winter."""

from __future__ import annotations

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.ribbon import limb
from sprites.draw.geometry.shapes import rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import tone

INK = PAINT.ink


def fir(
    x: float,
    y: float,
    height: float,
    colour: str,
    dark: str,
    snow: str | None = None,
    *,
    contour: float = 3.6,
) -> Drawing:
    """Return a fir whose foot is at (x, y), with snow on its tiers if a colour for it is given."""
    drawing = Drawing()
    width = height * 0.42
    drawing.paint(
        rectangle(x - height * 0.035, y - height * 0.16, height * 0.07, height * 0.2),
        PAINT.brown_dark,
        INK,
        contour * 0.8,
    )
    tiers = []
    for upper, lower, share in ((0, 0.46, 0.56), (0.26, 0.70, 0.80), (0.5, 0.92, 1.0)):
        y0 = y - height + upper * height
        y1 = y - height + lower * height
        half = width * share / 2 * 1.15
        tier = spline(
            f"{x},{y0}! {x + half * 0.45},{y0 + (y1 - y0) * 0.62} {x + half},{y1}! "
            f"{x + half * 0.5},{y1 - height * 0.03} {x},{y1 + height * 0.015} "
            f"{x - half * 0.5},{y1 - height * 0.03} {x - half},{y1}! "
            f"{x - half * 0.45},{y0 + (y1 - y0) * 0.62}"
        )
        tiers.append((tier, y0, y1, half))
    for tier, y0, y1, half in tiers[::-1]:
        tone(
            drawing,
            tier,
            colour,
            dark,
            [(x + half * 0.05, y0 - 4), (x + half * 0.3, (y0 + y1) / 2), (x + half * 0.25, y1 + 6)],
            PAINT,
            reach=half * 0.35,
            gap=5,
            contour=0,
        )
        if snow:
            cap = spline(
                f"{x},{y0}! {x + half * 0.38},{y0 + (y1 - y0) * 0.55} "
                f"{x + half * 0.6},{y0 + (y1 - y0) * 0.78}! {x + half * 0.3},{y0 + (y1 - y0) * 0.62} "
                f"{x + half * 0.12},{y0 + (y1 - y0) * 0.8}! {x - half * 0.1},{y0 + (y1 - y0) * 0.6} "
                f"{x - half * 0.34},{y0 + (y1 - y0) * 0.82}! {x - half * 0.5},{y0 + (y1 - y0) * 0.74} "
                f"{x - half * 0.95},{y1 - 1}! {x - half * 0.45},{y0 + (y1 - y0) * 0.58}"
            )
            drawing.add(Drawing().fill(cap, snow).clipped(tier))
        drawing.stroke(tier, INK, contour)
    return drawing


def fire(x: float, y: float, k: float = 1) -> Drawing:
    """Return a wood fire."""
    drawing = Drawing()
    outer = spline("0,-74! 10,-52 26,-40 30,-16 24,6 0,14 -24,6 -31,-14 -26,-36! -18,-28 -14,-44 -8,-54")
    middle = spline("2,-46! 8,-32 18,-22 18,-6 12,8 0,11 -13,8 -18,-6 -12,-22! -6,-18 -2,-30")
    inner = spline("0,-22! 8,-10 8,4 0,9 -9,4 -8,-8")
    drawing.paint(outer, PAINT.red, INK, 4.2)
    drawing.fill(middle, PAINT.gold)
    drawing.fill(inner, PAINT.gold_light)
    for s in (-1, 1):
        log = limb([(-34 * s, 20), (30 * s, 6)], [11, 11], count=4)
        drawing.paint(log, PAINT.brown if s > 0 else PAINT.brown_dark, INK, 3.6)
    return placed(drawing, x, y, k)
