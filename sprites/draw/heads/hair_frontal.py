"""Hair of the frontal view, as a layer behind the face and one before it."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, scaling, translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, symmetric
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.braids import braid, bun
from sprites.draw.heads.cuts import Strokes
from sprites.draw.heads.frontal_features import AXIS
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, strands

# Half of the back hair (empty: none), the right lock, its strokes.
MENS: dict[str, tuple[str, str, Strokes]] = {
    "short": ("", "28,-50! 33,-32 37,-16 40,0! 45,-6 49,-24 47,-50!", ()),
    "mid": (
        "0,-50 46,-40 58,-6 58,20 48,36! 0,38",
        "30,-50! 34,-30 38,-10 40,14! 46,28 54,26! 59,2 54,-30 50,-50!",
        (("42,-42 46,-16 47,12", 3), ("48,-40 52,-14 52,14", 2.6)),
    ),
    "long": (
        "0,-50 48,-40 60,-2 62,34 72,66! 52,76 0,80",
        "30,-50! 35,-28 39,2 41,30 48,54 68,66! 66,40 61,10 58,-20 52,-50!",
        (("41,-40 46,0 50,42", 3.4), ("50,-36 53,0 58,44", 3)),
    ),
    "page": (
        "0,-50 50,-40 62,-6 64,30 54,50! 0,54",
        "28,-50! 35,-28 38,8 38,34 46,52 60,46 66,30 64,0 58,-30 50,-54!",
        (("40,-36 45,0 45,42", 3.4), ("47,-36 54,0 54,42", 3)),
    ),
}
PARTED: Strokes = (("4,-70 30,-54 44,-24 46,12", 3.2), ("4,-64 26,-48 38,-26", 2.4))
# Women's hair is parted in the middle.
WOMENS: dict[str, tuple[str, str, Strokes]] = {
    "wavy": (
        "0,-60 50,-46 60,-8 66,30 78,72 70,112! 30,122 0,116",
        "0,-84! 26,-80 46,-58 56,-22 56,12 64,46 76,78 68,114! 52,98 54,72 44,42 38,12 39,-14 31,-36 0,-60!",
        (*PARTED, ("50,20 60,54 64,88", 3)),
    ),
    "braids": (
        "0,-60 50,-46 60,-8 54,32 40,40! 0,46",
        "0,-84! 26,-80 46,-58 52,-24 49,6 42,8! 38,-14 30,-38 0,-60!",
        PARTED,
    ),
    "bun": (
        "0,-60 50,-46 60,-8 54,14 40,22! 0,28",
        "0,-84! 26,-80 46,-58 52,-24 49,6 42,16! 38,-14 30,-38 0,-60!",
        PARTED,
    ),
}
FRINGE = "0,-66 50,-60! 46,-32 38,-26 28,-32! 20,-27 10,-33! 5,-28 0,-28"
TEMPLES = ((45, -36, 12), (52, -17, 12), (55, 3, 12.5), (53, 23, 12), (46, 39, 10))


def frontal_hair(palette: Palette, colour: str, dark: str, kind: str) -> tuple[Drawing, Drawing]:
    """Return back and front of the hair: short, mid, long, page, curls; wavy, braids, bun."""
    if kind == "curls":
        back = Drawing().paint(symmetric("0,-50 54,-40 66,-10 66,16 56,42! 0,46"), dark, palette.ink, CONTOUR)
        return back, _curls(palette, colour, dark)
    half, lock, strokes = (MENS | WOMENS)[kind]
    back = Drawing().paint(symmetric(half), dark, palette.ink, CONTOUR) if half else Drawing()
    front = _locks(palette, lock, strokes, colour, dark)
    if kind == "page":
        front.add(_fringe(palette, colour, dark))
    if kind == "bun":
        front.add(bun(palette, AXIS - 54, 8, colour)).add(bun(palette, AXIS + 54, 8, dark))
    elif kind == "braids":
        front.add(braid(palette, AXIS - 45, 0, -1, colour, dark, tuft=12))
        front.add(braid(palette, AXIS + 45, 0, 1, colour, dark, tuft=12))
    return back, front


def _locks(palette: Palette, half: str, strokes: Strokes, colour: str, dark: str) -> Drawing:
    drawing = Drawing()
    for side in (-1, 1):
        place = compose(translation(AXIS, 0), scaling(side, 1))
        lock = spline(half).mapped(place)
        area = lock.area()
        drawing.fill(lock, colour)
        if side > 0:
            drawing.fill(area.intersection(box(AXIS + 46, -100, AXIS + 146, 140)), dark)
        lines = strands(strokes, dark if side < 0 else palette.ink).mapped(place)
        drawing.add(lines.clipped(area)).stroke(lock, palette.ink, CONTOUR * 0.85)
    return drawing


def _fringe(palette: Palette, colour: str, dark: str) -> Drawing:
    shape = symmetric(FRINGE)
    x0 = AXIS
    lines = strands(
        [([(x0 + x, -60), (x0 + x * 1.05, -46), (x0 + x * 1.1, -34)], 3) for x in (-34, -16, 0, 16, 34)], dark
    )
    return Drawing().fill(shape, colour).add(lines.clipped(shape)).stroke(shape, palette.ink, CONTOUR * 0.85)


def _curls(palette: Palette, colour: str, dark: str) -> Drawing:
    drawing = Drawing()
    for side in (-1, 1):
        for reach, y, r in TEMPLES:
            x = AXIS + side * reach
            drawing.paint(ellipse(x, y, r), colour, palette.ink, CONTOUR * 0.8)
            shine = [(x - r * 0.5, y + r * 0.2), (x, y - r * 0.45), (x + r * 0.5, y + r * 0.1)]
            drawing.fill(ribbon(shine, 3, 6), dark)
    for reach in (-36, -19, 0, 19, 36):
        x, y = AXIS + reach, -51 if abs(reach) < 20 else -49
        drawing.paint(ellipse(x, y, 10.5), colour, palette.ink, CONTOUR * 0.8)
        drawing.fill(ribbon([(x - 5, -46), (x, -53), (x + 5, -47)], 3, 6), dark)
    return drawing
