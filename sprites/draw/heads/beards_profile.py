"""Beards and moustaches of the profile."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, INNER, strands

MOUSTACHES = {
    "full": "-46,25! -40,22 -30,24 -20,31 -14,42! -26,40 -36,35",
    "handle": "-46,26! -38,23 -28,27 -18,30 -10,22! -10,34 -20,39 -32,36 -42,32!",
}


def profile_beard(palette: Palette, colour: str, dark: str, length: float) -> Drawing:
    """Return a full beard; `length` is added to its usual one."""
    y = length
    shape = spline(
        f"-47,28! -38,24 -26,26 -16,30! -6,24 4,8 9,-12! 20,-6 26,8 28,30 24,{54 + y * 0.3} 8,{78 + y} "
        f"-12,{98 + y} -26,{110 + y}! -40,{92 + y} -48,{66 + y * 0.5} -46,48 -41,42! -30,40! -38,36!"
    )
    area = shape.area()
    shadow = spline(f"40,-20! 12,-14 14,20 4,44 -8,{70 + y} -20,{120 + y}! 60,{120 + y}!")
    lines = (
        ("16,4 18,26 12,50", 3.2),
        (f"4,30 4,50 -6,{76 + y}", 3.4),
        (f"-10,40 -10,60 -18,{88 + y}", 3.4),
        (f"-24,46 -26,66 -27,{92 + y}", 3.4),
        (f"-36,52 -38,68 -34,{84 + y}", 3),
    )
    drawing = Drawing().fill(shape, colour).fill(shadow.area().intersection(area), dark)
    drawing.add(strands(lines, palette.ink).clipped(area))
    return drawing.stroke(shape, palette.ink, CONTOUR * 0.9)


def profile_goatee(palette: Palette, colour: str, dark: str) -> Drawing:
    """Return a small pointed beard."""
    shape = spline("-41,46! -36,44 -29,47! -24,56 -22,64 -30,76 -42,88! -47,74 -44,58")
    drawing = Drawing().paint(shape, colour, palette.ink, INNER)
    drawing.fill(shape.area().intersection(box(-32, 40, 10, 100)), dark)
    return drawing.stroke(shape, palette.ink, INNER)


def profile_moustache(palette: Palette, colour: str, kind: str = "full") -> Drawing:
    """Return a full or a handlebar moustache."""
    return Drawing().paint(spline(MOUSTACHES[kind]), colour, palette.ink, INNER)
