"""Men's hair of the three-quarter view, as a layer behind the face and one before it."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.cuts import Cut, before, behind
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, strands

CUTS = {
    "short": Cut(
        "", "-38,-46! -41,-30 -38,-18 -32,-34 -29,-42! 28,-46! 35,-30 37,-14 40,-2! 46,-6 52,-22 52,-46!"
    ),
    "mid": Cut(
        "-40,-34 -47,-4 -46,18 -38,34! 44,44! 58,26 62,-4 54,-36",
        "-40,-44! -43,-26 -39,-8 -34,-18 -31,-40! 28,-46! 36,-30 37,-12 42,10! 50,28 57,24! 60,0 56,-46!",
        (("42,-38 48,-16 49,10", 3), ("51,-36 55,-14 54,8", 3)),
    ),
    "long": Cut(
        "-40,-40 -50,-6 -54,30 -60,56! -40,60 -20,70! 40,78! 64,70 76,58! 66,30 62,-6 54,-40",
        "-40,-46! -46,-20 -46,6 -52,34 -60,54! -42,46 -36,20 -34,-12 -31,-40! 28,-46! 37,-26 "
        "40,4 42,30 50,54 "
        "72,64! 66,40 63,10 61,-20 56,-46!",
        (("-40,-30 -42,0 -48,34", 3.4), ("42,-38 48,0 52,42", 3.6), ("52,-36 56,0 62,46", 3.6)),
    ),
    "page": Cut(
        "-42,-40 -54,-6 -56,30 -46,50! 44,56! 66,44 70,10 62,-34",
        "-42,-52! -51,-20 -53,14 -55,34 -46,49 -35,40! -38,20 -38,-10 -33,-34! 28,-42! 36,-20 "
        "37,8 38,34 48,55 "
        "64,48 69,30 66,0 62,-26 54,-50!",
        (
            ("-43,-40 -45,-6 -46,34", 3.4),
            ("-38,-36 -42,-8 -42,20", 2.4),
            ("40,-36 46,0 46,44", 3.6),
            ("48,-36 54,0 54,44", 3.4),
        ),
        "52,-60 58,-10 60,60",
    ),
}
FRINGE = Cut(
    "",
    (
        "-44,-60! -44,-36 -36,-28 -26,-33! -20,-28 -10,-34! -2,-28 10,-33! 18,-28 30,-32! "
        "38,-30 42,-24 46,-32! 52,-60!"
    ),
    (
        ("-30,-60 -33,-44 -32,-33", 3),
        ("-8,-60 -9,-44 -6,-34", 3),
        ("16,-60 16,-44 20,-33", 3),
        ("34,-60 36,-46 38,-34", 3),
    ),
)
CURLS_BACK = Cut("-42,-40 -56,-16 -58,8 -52,28 -44,40! 44,48! 60,42 72,18 70,-10 60,-38", "")
# Middle and radius.
TEMPLES = (
    *((-42, -34, 11), (-47, -16, 11), (-49, 3, 11), (-48, 22, 11), (-42, 38, 9)),
    *((46, -36, 12), (54, -18, 13), (58, 2, 13), (56, 22, 13), (48, 40, 11)),
)
FOREHEAD = ((-32, -46, 10), (-16, -50, 10), (2, -52, 10), (20, -52, 10), (36, -48, 11))


def hair(palette: Palette, colour: str, dark: str, kind: str) -> tuple[Drawing, Drawing]:
    """Return back and front of the hair: short, mid, long, page or curls."""
    if kind == "curls":
        return behind(palette, CURLS_BACK, dark), _curls(palette, colour, dark)
    cut = CUTS[kind]
    back = behind(palette, cut, dark)
    if kind in {"short", "mid"}:
        shape = spline(cut.front)
        front = Drawing().paint(shape, colour, palette.ink, CONTOUR * 0.85)
        return back, front.add(strands(cut.strokes, dark).clipped(shape))
    front = before(palette, cut, colour, dark, dark)
    if kind == "page":
        front.add(before(palette, FRINGE, colour, dark, dark))
    return back, front


def _curls(palette: Palette, colour: str, dark: str) -> Drawing:
    drawing = Drawing()
    for x, y, r in TEMPLES:
        drawing.paint(ellipse(x, y, r), colour, palette.ink, CONTOUR * 0.8)
        line = [(x - r * 0.5, y + r * 0.2), (x, y - r * 0.45), (x + r * 0.5, y + r * 0.1)]
        drawing.fill(ribbon(line, 3, 6), dark)
    for x, y, r in FOREHEAD:
        drawing.paint(ellipse(x, y, r), colour, palette.ink, CONTOUR * 0.8)
        line = [(x - r * 0.5, y + r * 0.3), (x, y - r * 0.4), (x + r * 0.5, y + r * 0.2)]
        drawing.fill(ribbon(line, 3, 6), dark)
    return drawing
