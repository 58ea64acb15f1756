"""A portrait is clipped to a disc with a golden ring."""

from __future__ import annotations

import math

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, polygon
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import tone

INK = PAINT.ink


def portrait(backdrop: str, ray: str, bust: Drawing) -> Drawing:
    """Return a bust clipped to its disc, in a golden ring."""
    drawing = Drawing()
    disc = ellipse(0, 0, 112)
    drawing.fill(disc, backdrop)
    rays = Drawing()
    for i in range(18):
        first = 2 * math.pi * i / 18
        second = first + math.pi / 18
        rays.fill(
            polygon(
                (0, 20),
                (300 * math.cos(first), 20 + 300 * math.sin(first)),
                (300 * math.cos(second), 20 + 300 * math.sin(second)),
            ),
            ray,
        )
    drawing.add(rays.clipped(disc))
    drawing.add(bust.outline(1.6, INK).clipped(disc))
    drawing.add(bust.clipped(disc))
    drawing.stroke(disc, INK, 4.6)
    rim = Drawing().stroke(ellipse(0, 0, 118), INK, 13).stroke(ellipse(0, 0, 118), PAINT.gold, 7.4)
    for i in range(32):
        angle = 2 * math.pi * i / 32
        rim.fill(ellipse(118 * math.cos(angle), 118 * math.sin(angle), 1.9), PAINT.gold_dark)
    return drawing.add(rim)


def bust(colour: str, dark: str, half: float = 104, top: float = 62) -> tuple[Drawing, Path]:
    """Return shoulders and their shape."""
    shape = spline(
        f"-34,{top}! -72,{top + 16} -{half},{top + 48} -{half + 8},{top + 110}! "
        f"{half + 12},{top + 110}! {half + 6},{top + 48} 78,{top + 16} 40,{top}!"
    )
    drawing = Drawing()
    tone(drawing, shape, colour, dark, f"22,{top - 30} 40,{top + 40} 36,{top + 120}", PAINT, reach=22, gap=8)
    return drawing, shape


def glasses(colour: str) -> Drawing:
    """Return round glasses."""
    drawing = Drawing()
    for x, half in ((-25, 12), (10, 15)):
        drawing.stroke(ellipse(x, -9, half, 13), INK, 5.4)
        drawing.stroke(ellipse(x, -9, half, 13), colour, 2.4)
    drawing.stroke(path("M-13 -11Q-9 -14 -5 -11"), INK, 4)
    drawing.stroke(path("M25 -11L42 -13"), INK, 4)
    return drawing
