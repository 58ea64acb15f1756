"""Beards and moustaches of the three-quarter view: closed shapes from ear to ear with a few strands."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, INNER, strands

JAWLINE = "-36,2! -35,20 -30,23 -20,27 -14,26! -8,25 2,27 18,22 30,6 39,-16! 47,-8 46,18 42,40"
MOUSTACHES = {
    "full": "-14,25! -24,26 -32,33 -37,43! -28,42 -18,37 -13,34! -6,38 8,44 20,42! 14,31 2,25",
    "handle": "-14,25! -24,25 -31,31 -40,31 -43,24! -44,34 -36,39 -26,38 -18,35 -13,33! -5,36 6,40 "
    "18,40 28,32 "
    "26,24! 20,32 12,32 2,25",
    "thin": "-14,28! -22,28 -30,32 -37,32! -29,36 -20,35 -13,32! -4,35 8,37 18,33! 8,32 -2,28",
    "droop": "-14,25! -24,26 -31,33 -35,47 -37,60! -29,54 -26,42 -13,34! 0,40 8,50 9,64! 18,54 16,38 4,26",
}


def beard(
    palette: Palette,
    colour: str,
    dark: str,
    light: str = "",
    length: float = 0,
    *,
    is_forked: bool = False,
    is_relit: bool = False,
    has_lips: bool = True,
) -> Drawing:
    """Return a full beard with the mouth in it; `length` is added to its usual one."""
    y = length
    if is_forked:
        tip = (
            f"34,{64 + y} 20,{92 + y} 12,{104 + y}! 4,{84 + y} -2,{76 + y}! -8,{88 + y} -20,{100 + y}! "
            f"-26,{80 + y} -34,{54 + y * 0.5} -39,28"
        )
    else:
        tip = f"34,{60 + y * 0.7} 18,{80 + y} -3,{90 + y}! -18,{76 + y} -30,{58 + y * 0.6} -39,28"
    shape = spline(f"{JAWLINE} {tip}")
    area = shape.area()
    shadow = f"8,28! 26,20 34,0 39,-16! 60,-20! 60,140! 0,140! 2,{92 + y} 14,70 10,50"
    if is_relit:
        shadow = f"-60,-10! -34,16 -30,32 -24,56 -14,{80 + y * 0.8} -8,{110 + y}! -80,{120 + y}!"
    drawing = Drawing().fill(shape, colour).fill(spline(shadow).area().intersection(area), dark)
    drawing.add(_strands(palette, y).clipped(area))
    if light:
        shine = strands([("-29,30 -28,46 -20,62", 3), (f"-19,48 -16,62 -9,{78 + y}", 3)], light)
        drawing.add(shine.clipped(area))
    if has_lips:
        drawing.add(bearded_mouth(palette))
    return drawing.stroke(shape, palette.ink, CONTOUR * 0.9)


def bearded_mouth(palette: Palette) -> Drawing:
    """Return the mouth in a beard."""
    drawing = Drawing().fill(spline("-22,37! -12,35.5 0,37! -6,43.5 -16,43.5"), palette.lip)
    return drawing.fill(ribbon("-24,37.5 -12,38.5 2,37", [0.8, 3, 0.8], 6), palette.ink)


def _strands(palette: Palette, y: float) -> Drawing:
    return strands(
        [
            (f"-33,26 -32,42 -24,{58 + y * 0.6}", 3.2),
            (f"-25,40 -22,56 -12,{76 + y * 0.8}", 3.4),
            (f"-14,52 -10,66 -4,{84 + y}", 3.4),
            (f"2,54 4,66 1,{80 + y}", 3.4),
            ("38,4 39,24 30,46", 3.2),
            (f"30,26 30,44 18,{68 + y * 0.6}", 3.4),
            (f"18,44 18,58 9,{76 + y * 0.8}", 3.2),
        ],
        palette.ink,
    )


def moustache(palette: Palette, colour: str, dark: str, kind: str = "full") -> Drawing:
    """Return a moustache: full, handle, thin or droop."""
    shape = spline(MOUSTACHES[kind])
    drawing = _two_toned(palette, shape, colour, dark, -11)
    if kind in {"full", "droop"}:
        drawing.add(
            strands([("-16,29 -24,31 -31,38", 2), ("-10,30 0,34 12,39", 2)], palette.ink).clipped(shape)
        )
    return drawing


def goatee(palette: Palette, colour: str, dark: str) -> Drawing:
    """Return a small beard on the chin."""
    return _two_toned(
        palette, spline("-17,47! -11,45.5 -5,47! 2,52 4,60 -2,72 -7,80! -15,70 -20,58"), colour, dark, -7
    )


def _two_toned(palette: Palette, shape: Path, colour: str, dark: str, border: float) -> Drawing:
    drawing = Drawing().paint(shape, colour, palette.ink, INNER)
    drawing.fill(shape.area().intersection(box(border, 0, 60, 90)), dark)
    return drawing.stroke(shape, palette.ink, INNER)
