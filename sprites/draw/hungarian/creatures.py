"""People and animals of the small scenes."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import HUNGARIAN as PAINT

INK = PAINT.ink


def sheep(x: float, y: float, k: float = 1, *, is_mirrored: bool = False) -> Drawing:
    """Return a sheep."""
    drawing = Drawing()
    for leg_x in (-12, -5, 8, 14):
        drawing.stroke(path(f"M{leg_x} 4V14"), INK, 3.4)
    drawing.paint(
        spline("-20,-4 -18,-14 -8,-17 0,-15 8,-18 18,-13 20,-2 14,6 4,7 -6,7 -15,6"), PAINT.white, INK, 3
    )
    drawing.paint(spline("-18,-14 -24,-16 -31,-8! -27,-3 -19,-5"), PAINT.cream_dark, INK, 2.8)
    return placed(drawing, x, y, k, is_mirrored=is_mirrored)


def rider(x: float, y: float, k: float = 1) -> Drawing:
    """Return Gessler on his horse, small."""
    drawing = Drawing()
    coat = PAINT.brown
    coat_dark = PAINT.brown_dark
    for points in ("26,8 18,26 30,44", "36,6 46,24 40,44"):
        drawing.stroke(spline(points, closed=False), INK, 9).stroke(
            spline(points, closed=False), coat_dark, 4.4
        )
    drawing.stroke(spline("40,-2 56,6 56,28", closed=False), INK, 10).stroke(
        spline("40,-2 56,6 56,28", closed=False), coat_dark, 5
    )
    for points in ("-30,10 -52,18 -48,34", "-22,12 -24,28 -20,44"):
        drawing.stroke(spline(points, closed=False), INK, 9).stroke(spline(points, closed=False), coat, 4.4)
    body = spline(
        "-44,-2! -54,-28 -54,-44! -46,-50 -60,-40 -80,-24 -78,-16! -68,-18 -58,-20! -48,-2 "
        "-46,8 -34,18 0,18 28,18 42,12 44,-2 34,-10 0,-8 -22,-8 -34,-22 -42,-44 -47,-52! "
        "-52,-44!"
    )
    body = spline(
        "-40,-48! -54,-44 -68,-32 -82,-20 -78,-12! -66,-16 -56,-16! -48,0 -40,14 -26,18 4,17 "
        "30,18 42,10 44,-4 32,-11 4,-9 -18,-8 -26,-22 -34,-38"
    )
    drawing.fill(body, coat)
    drawing.fill(body.area().intersection(box(-100, 8, 100, 40)), coat_dark)
    drawing.stroke(body, INK, 3.6)
    drawing.fill(ellipse(-60, -32, 2.4), INK)
    drawing.fill(ribbon("-38,-46 -26,-30 -18,-10", [3, 8, 3]), coat_dark)
    drawing.paint(spline("-12,-11! 14,-12! 18,2 0,6 -14,2!"), PAINT.gold, INK, 2.8)
    drawing.stroke(spline("2,-6 -6,10 -12,24", closed=False), INK, 11).stroke(
        spline("2,-6 -6,10 -12,24", closed=False), PAINT.black, 5
    )
    drawing.paint(spline("-8,-8! -12,-32 -2,-42 10,-40 14,-24 12,-8!"), PAINT.red, INK, 3.4)
    drawing.stroke(spline("-2,-32 -18,-24 -26,-20", closed=False), INK, 9).stroke(
        spline("-2,-32 -18,-24 -26,-20", closed=False), PAINT.red_dark, 4
    )
    drawing.paint(ellipse(-2, -51, 8.4), PAINT.skin, INK, 3)
    drawing.paint(spline("-16,-55! -4,-66 12,-64 14,-54!"), PAINT.black, INK, 3)
    drawing.fill(ribbon("6,-64 22,-72 32,-62", [3, 8, 1]), PAINT.white)
    return placed(drawing, x, y, k)


def person(
    x: float,
    y: float,
    k: float,
    body: str,
    hat: str | None = None,
    hat_colour: str = "",
    *,
    apron: str | None = None,
    has_skirt: bool = False,
) -> Drawing:
    """Return a small standing figure."""
    drawing = Drawing()
    if has_skirt:
        drawing.paint(spline("-8,-34! -11,-18 -22,2! 22,2! 11,-18 8,-34! 0,-38"), body, INK, 3.2)
    else:
        drawing.paint(
            spline("-9,-36! -12,-16 -10,2! -1,2! 0,-10! 1,2! 10,2! 12,-16 9,-36! 0,-39"), body, INK, 3.2
        )
    if apron:
        drawing.paint(spline("-6,-20! 6,-20! 10,0! -10,0!"), apron, INK, 2.4)
    drawing.paint(ellipse(0, -46, 8), PAINT.skin, INK, 3)
    if hat == "hat":
        drawing.paint(spline("-17,-47! -8,-51! -7,-60 0,-64 8,-60 9,-51! 17,-47! 0,-49"), hat_colour, INK, 3)
    elif hat == "scarf":
        drawing.paint(
            spline("-10,-42! -10,-52 0,-58 10,-52 11,-40! 6,-48 0,-51 -6,-48"), hat_colour, INK, 2.8
        )
    elif hat:
        drawing.paint(spline("-8,-48! -7,-54 0,-57 7,-54 8,-48! 0,-51"), hat_colour, INK, 2.6)
    return placed(drawing, x, y, k)


def stag(x: float, y: float, k: float = 1) -> Drawing:
    """Return a stag."""
    drawing = Drawing()
    for points in ("-18,8 -22,24 -20,38", "-10,10 -10,26 -12,38", "18,8 22,22 18,38", "26,6 30,22 28,38"):
        drawing.stroke(spline(points, closed=False), INK, 6.6).stroke(
            spline(points, closed=False), PAINT.brown_dark, 2.6
        )
    body = spline(
        "-22,-36! -32,-33 -40,-24! -34,-20 -27,-20! -27,-4 -22,10 -4,13 18,12 29,8 31,-4 "
        "22,-9 0,-8 -12,-14 -16,-26"
    )
    drawing.paint(body, PAINT.brown_light, INK, 3.4)
    drawing.fill(body.area().intersection(box(-60, 4, 60, 30)), PAINT.brown)
    drawing.fill(ellipse(-30, -28, 1.9), INK)
    for points in (
        "-22,-36 -26,-50 -38,-60",
        "-25,-48 -34,-50 -40,-46",
        "-18,-36 -12,-50 -4,-60",
        "-13,-48 -4,-48 0,-44",
        "-27,-53 -26,-62",
        "-11,-53 -14,-62",
    ):
        drawing.stroke(spline(points, closed=False), INK, 3.4)
    return placed(drawing, x, y, k)


def cow(x: float, y: float, k: float = 1) -> Drawing:
    """Return a spotted cow with its bell."""
    drawing = Drawing()
    for leg_x in (-18, -10, 18, 26):
        drawing.stroke(path(f"M{leg_x} 8V24"), INK, 6.6).stroke(path(f"M{leg_x} 8V22"), PAINT.cream, 2.6)
    body = spline("-24,-14! -4,-15 28,-14 34,-4 32,10 20,14 -12,14 -24,8 -28,-4")
    drawing.fill(body, PAINT.cream)
    drawing.add(
        Drawing()
        .fill(ellipse(6, -6, 12, 9), PAINT.brown)
        .fill(ellipse(28, 6, 8, 8), PAINT.brown)
        .fill(ellipse(-18, 8, 7, 6), PAINT.brown)
        .clipped(body)
    )
    drawing.stroke(body, INK, 3.4)
    drawing.stroke(spline("33,-8 38,4 36,16", closed=False), INK, 3)
    drawing.paint(spline("-24,-18! -34,-22 -40,-14 -48,-4 -44,4! -34,2 -26,-4"), PAINT.brown, INK, 3.2)
    drawing.stroke(path("M-34 -21Q-38 -30 -44 -30M-28 -20Q-28 -30 -22 -32"), INK, 3)
    drawing.fill(ellipse(-37, -10, 1.9), INK)
    drawing.paint(ellipse(-27, 10, 4.6, 5.4), PAINT.gold, INK, 2.4)
    return placed(drawing, x, y, k)
