"""Beards and moustaches of the frontal view."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import symmetric
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.frontal_features import AXIS
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, INNER, strands

JAWLINE = "0,27 12,27! 22,25 33,19 38,6 41,-16! 48,-6"
# The right half.
MOUSTACHES = {
    "full": "0,25 10,24 21,28 28,41! 18,41 8,37 0,33",
    "handle": "0,25 11,24 22,31 31,31 35,22! 37,33 29,40 17,38 7,35 0,33",
    "droop": "0,25 10,24 20,30 25,46 27,64! 19,56 16,42 8,37 0,34",
    "broad": "0,24 12,22 26,26 38,38! 28,42 16,42 7,39 0,36",
    "thin": "0,28 9,28 18,31 26,31! 19,36 8,35 0,32",
}


def frontal_beard(
    palette: Palette, colour: str, dark: str, light: str = "", length: float = 0, kind: str = "full"
) -> Drawing:
    """Return a beard with the mouth in it: full, fork, square, long or short."""
    shape = symmetric(_half(kind, length))
    area = shape.area()
    below = max(0, length)
    x, y = AXIS, length
    shadow = spline(
        f"{x + 60},-30! {x + 36},-10 {x + 30},22 {x + 20},44 {x + 13},{70 + below} {x + 4},{120 + below}! "
        f"{x + 80},{130 + below}!"
    )
    drawing = Drawing().fill(shape, colour).fill(shadow.area().intersection(area), dark)
    drawing.add(_strands(palette, kind, y).clipped(area))
    if light:
        shine = [
            (f"{x - 32},26 {x - 32},44 {x - 25},60", 3),
            (f"{x - 21},44 {x - 20},60 {x - 14},{76 + y}", 3),
        ]
        drawing.add(strands(shine, light).clipped(area))
    drawing.fill(spline(f"{x - 10},37.5! {x},36 {x + 10},37.5! {x + 5},44 {x - 5},44"), palette.lip)
    mouth = [(x - 13, 37.5), (x, 38.8), (x + 13, 37.5)]
    drawing.fill(ribbon(mouth, [0.8, 3, 0.8], 6), palette.ink)
    return drawing.stroke(shape, palette.ink, CONTOUR * 0.9)


def _half(kind: str, y: float) -> str:
    return {
        "full": f"{JAWLINE} 47,20 43,42 33,{62 + y * 0.7} 18,{80 + y} 0,{90 + y}!",
        "fork": f"{JAWLINE} 48,18 44,42 37,{68 + y} 27,{92 + y} 18,{106 + y}! 9,{88 + y} 0,{74 + y}!",
        "square": f"{JAWLINE} 49,20 46,44 42,{70 + y} 32,{84 + y} 16,{86 + y} 0,{88 + y}",
        "long": f"{JAWLINE} 49,22 47,48 42,{72 + y} 29,{92 + y} 14,{104 + y} 0,{114 + y}!",
        "short": "0,27 12,27! 24,24 34,16 38,2 40,-16! 46,-6 46,16 42,38 31,56 16,67 0,71",
    }[kind]


def _strands(palette: Palette, kind: str, y: float) -> Drawing:
    x = AXIS
    reach = 22 if kind == "fork" else 20
    lines: list[tuple[str, float]] = []
    for s in (-1, 1):
        lines += [
            (f"{x + s * 37},18 {x + s * 37},36 {x + s * 29},{54 + y * 0.6}", 3.2),
            (f"{x + s * 27},34 {x + s * 27},52 {x + s * reach},{74 + y}", 3.4),
            (f"{x + s * 15},48 {x + s * 14},62 {x + s * 8},{82 + y}", 3.4),
        ]
    lines.append((f"{x},54 {x + 1},64 {x},{74 + y}", 3.2))
    return strands(lines, palette.ink)


def frontal_moustache(palette: Palette, colour: str, dark: str, kind: str = "full") -> Drawing:
    """Return a moustache: full, handle, droop, broad or thin."""
    shape = symmetric(MOUSTACHES[kind])
    drawing = Drawing().paint(shape, colour, palette.ink, INNER)
    drawing.fill(shape.area().intersection(box(AXIS + 3, 0, AXIS + 60, 80)), dark)
    drawing.stroke(shape, palette.ink, INNER)
    if kind in {"full", "droop", "broad"}:
        lines = [(f"{AXIS + s * 4},30 {AXIS + s * 12},31 {AXIS + s * 20},38", 2) for s in (-1, 1)]
        drawing.add(strands(lines, palette.ink).clipped(shape))
    return drawing
