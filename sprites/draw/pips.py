"""Suit signs about 100 x 100 around the origin: French ones flat, Hungarian ones inked in two tones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shapely.geometry import box
from shapely.ops import unary_union

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.outline import traced
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import FRENCH, HUNGARIAN, Palette

if TYPE_CHECKING:
    from collections.abc import Callable

    from sprites.draw.geometry.path import Path

HEART = path(
    "M0 50C-9 34 -50 14 -50 -18C-50 -38 -36 -48 -23 -48C-11 -48 -3 -40 0 -29C3 -40 11 -48 23 -48"
    "C36 -48 50 -38 50 -18C50 14 9 34 0 50Z"
)
SPADE = path(
    "M0 -52C8 -34 48 -12 48 16C48 32 37 41 25 41C15 41 7 36 3.5 28C5 40 10 47 20 52H-20"
    "C-10 47 -5 40 -3.5 28C-7 36 -15 41 -25 41C-37 41 -48 32 -48 16C-48 -12 -8 -34 0 -52Z"
)
DIAMOND = path("M0 -55C9 -34 24 -14 41 0C24 14 9 34 0 55C-9 34 -24 14 -41 0C-24 -14 -9 -34 0 -55Z")


def _club() -> Path:
    leaves = [ellipse(0, -27, 24.5), ellipse(-26, 10, 24.5), ellipse(26, 10, 24.5)]
    stem = [path("M-10 -14H10L12 10H-12Z"), path("M-6 8C-4 28 -8 44 -20 52H20C8 44 4 28 6 8Z")]
    return traced(unary_union([part.area() for part in leaves + stem]), tolerance=0.02)


FRENCH_SHAPES = {"C": _club(), "D": DIAMOND, "H": HEART, "S": SPADE}
FRENCH_INKS = {"C": FRENCH.ink, "D": FRENCH.red, "H": FRENCH.red, "S": FRENCH.ink}
# The usual colours of online tables; their red and green fall to dE 13 for protan eyes.
FOUR_COLOUR_INKS = {"C": "#0B7A5C", "D": "#1668B3", "H": "#C9243B", "S": "#1B1D36"}
# dE >= 31 for protan, deutan and tritan (Machado 2009 simulation, CIE 76); contrast on paper 3.2 to 15.
SAFE_INKS = {"C": "#1279B0", "D": "#C87200", "H": "#C21F3A", "S": "#16182E"}


def french_pip(suit: str, colour: str | None = None) -> Drawing:
    """Return a flat sign: C, D, H or S."""
    return Drawing().fill(FRENCH_SHAPES[suit], colour or FRENCH_INKS[suit])


def hungarian_pip(
    suit: str, palette: Palette = HUNGARIAN, contour: float = 4.6, *, is_detailed: bool = True
) -> Drawing:
    """Return an inked sign: C acorn, D bell, H heart, S leaf; without details for small sizes."""
    return HUNGARIAN_SIGNS[suit](palette, contour, is_detailed=is_detailed)


def _acorn(palette: Palette, contour: float, *, is_detailed: bool) -> Drawing:
    drawing = Drawing()
    ink = palette.ink
    nut = spline("-31,-6! -33,10 -26,30 -10,44 0,55! 10,44 26,30 33,10 31,-6!")
    cup = spline("-38,-4 -36,-18 -22,-31 0,-36 22,-31 36,-18 38,-4 30,2 0,5 -30,2")
    drawing.paint(spline("-5,-33! -4,-44 -9,-54! 3,-56! 6,-45 5,-33!"), palette.brown_dark, ink, contour)
    drawing.fill(nut, palette.brown_light)
    drawing.fill(nut.area().intersection(path("M4 -20C16 0 14 30 0 58H60V-20Z").area()), palette.brown)
    drawing.fill(ribbon("-20,6 -19,20 -12,33", 7), palette.cream)
    drawing.stroke(nut, ink, contour)
    drawing.fill(cup, palette.cup)
    if is_detailed:
        drawing.fill(
            cup.area().intersection(path("M6 -50C20 -30 20 0 10 20H60V-50Z").area()), palette.cup_dark
        )
        net = Drawing()
        for row in range(5):
            for column in range(-4, 5):
                x = column * 12.5 + (6.25 if row % 2 else 0)
                y = -34 + row * 9.6 + abs(x) * 0.10
                net.stroke(path(f"M{x - 6.25} {y}Q{x} {y + 11} {x + 6.25} {y}"), ink, 2.2)
        drawing.add(net.clipped(cup))
    return drawing.stroke(cup, ink, contour)


def _leaf(palette: Palette, contour: float, *, is_detailed: bool) -> Drawing:
    drawing = Drawing()
    body = path(
        "M0 -55C8 -36 46 -22 46 10C46 28 34 38 21 37C11 36 4 30 0 22C-4 30 -11 36 -21 37"
        "C-34 38 -46 28 -46 10C-46 -22 -8 -36 0 -55Z"
    )
    stem = spline("-4.5,22! -3,38 -12,52 -20,56! -17,62! -6,58 4,44 4.5,22!")
    drawing.paint(stem, palette.green_dark, palette.ink, contour * 0.8)
    drawing.fill(body, palette.green)
    drawing.fill(body.area().intersection(box(0, -60, 60, 60)), palette.green_dark)
    if is_detailed:
        for side in (-1, 1):
            for root, x, y in ((14, 34, 0), (-2, 30, -18), (-18, 20, -33)):
                vein = f"0,{root} {side * x * 0.55},{(root + y) / 2 + 2} {side * x},{y}"
                drawing.fill(ribbon(vein, [4.4, 3, 0], 8), palette.green_light)
        drawing.fill(ribbon("0,30 0,-10 0,-44", [5.5, 4, 0], 6), palette.green_light)
    return drawing.stroke(body, palette.ink, contour)


def _heart(palette: Palette, contour: float, *, is_detailed: bool) -> Drawing:
    drawing = Drawing().fill(HEART, palette.red)
    shadow = HEART.area().intersection(path("M0 -30C14 -10 14 20 0 52L60 40V-60H14Z").area())
    drawing.fill(shadow, palette.red_dark)
    if is_detailed:
        drawing.fill(ribbon("-37,-12 -36,-28 -24,-36", 8), palette.red_light)
    return drawing.stroke(HEART, palette.ink, contour)


def _bell(palette: Palette, contour: float, *, is_detailed: bool) -> Drawing:
    drawing = Drawing()
    ink = palette.ink
    drawing.paint(ellipse(0, -45, 11, 10), palette.gold_dark, ink, contour * 0.9)
    drawing.fill(ellipse(0, -46, 4.5, 4), palette.paper)
    drawing.stroke(ellipse(0, -46, 4.5, 4), ink, 2.4)
    body = ellipse(0, 8, 44, 43)
    area = body.area()
    drawing.fill(body, palette.gold)
    drawing.fill(area.intersection(path("M10 -60C30 -30 30 30 6 60H60V-60Z").area()), palette.gold_dark)
    drawing.fill(ribbon("-30,-4 -26,-19 -14,-27", 7), palette.gold_light)
    band = path("M-60 1Q0 13 60 1V15Q0 27 -60 15Z").area().intersection(area)
    drawing.fill(band, palette.red)
    drawing.fill(band.intersection(path("M14 -60C24 -30 24 30 14 60H60V-60Z").area()), palette.red_dark)
    lines = Drawing().stroke(path("M-60 1Q0 13 60 1"), ink, 3).stroke(path("M-60 15Q0 27 60 15"), ink, 3)
    drawing.add(lines.clipped(area))
    if is_detailed:
        drawing.fill(spline("-4.5,23! -2.6,36 -3,45! 3,45! 2.6,36 4.5,23!"), ink)
        drawing.fill(ellipse(0, 46, 6), ink)
        drawing.fill(ellipse(-18, 36, 4.2), ink).fill(ellipse(18, 36, 4.2), ink)
    else:
        drawing.fill(spline("-5,22! -3,40 0,48! 3,40 5,22!"), ink)
    return drawing.stroke(body, ink, contour)


HUNGARIAN_SIGNS: dict[str, Callable[..., Drawing]] = {
    "C": _acorn,
    "D": _bell,
    "H": _heart,
    "S": _leaf,
}
