"""The letters of the index, Latin and the two Cyrillic ones that look like no Latin letter."""

from __future__ import annotations

from collections.abc import Callable

from shapely import affinity
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from sprites.draw.corner.strokes import (
    CAP,
    OVERHANG,
    SLAB,
    STEM,
    block,
    bowl,
    diagonal,
    foot,
    head,
    ring,
    stem,
)
from sprites.draw.geometry.path_syntax import path

MIDDLE = OVERHANG + STEM / 2  # of a left stem
WIDE = STEM + 2 * OVERHANG  # its slab


def _a() -> BaseGeometry:
    legs = [diagonal(43, -CAP, 18, 0, 12), diagonal(42, -CAP, 65, 0, 26), block(24, -38, 34, 10)]
    peak = Polygon([(36, -CAP), (55, -CAP), (50, -80), (36, -80)])
    return unary_union([*legs, foot(18, 34), foot(66, 40)]).union(peak)


def _b() -> BaseGeometry:
    upper = bowl(
        "M20 -100H42C60 -100 69 -91 69 -77C69 -65 62 -57 50 -54H20Z",
        "M33 -90H40C46 -90 45 -84 45 -76C45 -66 46 -58 40 -58H33Z",
    )
    lower = bowl(
        "M20 -56H44C64 -56 74 -46 74 -29C74 -11 62 0 42 0H20Z",
        "M33 -48H41C48 -48 49 -42 49 -29C49 -15 48 -10 40 -10H33Z",
    )
    return unary_union([stem(OVERHANG), upper, lower, block(0, -CAP, 30, SLAB), block(0, -SLAB, 30, SLAB)])


def _d() -> BaseGeometry:
    belly = bowl(
        "M20 -100H38C64 -100 78 -82 78 -50C78 -18 64 0 38 0H20Z",
        "M33 -89H38C48 -89 52 -78 52 -50C52 -22 48 -11 38 -11H33Z",
    )
    return unary_union([stem(OVERHANG), belly, block(0, -CAP, 30, SLAB), block(0, -SLAB, 30, SLAB)])


def _f() -> BaseGeometry:
    arms = [block(0, -CAP, 68, SLAB), block(58, -CAP, 10, 26), block(30, -56, 24, 10), block(46, -66, 9, 30)]
    return unary_union([stem(OVERHANG), foot(MIDDLE, WIDE + 6), *arms])


def _i() -> BaseGeometry:
    width = STEM + 2 * 5
    return unary_union([stem(5), head(width / 2, width), foot(width / 2, width)])


def _j() -> BaseGeometry:
    hook = path(
        "M29 -100H54V-30C54 -6 42 2 26 2C10 2 2 -8 2 -20C2 -30 8 -36 16 -36C24 -36 30 -31 30 -23"
        "C30 -17 26 -14 24 -12C28 -12 29 -18 29 -30Z"
    )
    return unary_union([hook.area(), head(41, 42)])


def _k() -> BaseGeometry:
    arms = [diagonal(70, -CAP, 26, -36, 13), diagonal(40, -60, 70, 0, 27), head(68, 32), foot(68, 36)]
    return unary_union([stem(OVERHANG), head(MIDDLE, WIDE), foot(MIDDLE, WIDE), *arms])


def _o() -> BaseGeometry:
    return ring(38, -50, (38, 52), (13.5, 41))


def _p() -> BaseGeometry:
    upper = bowl(
        "M20 -100H44C64 -100 74 -89 74 -71C74 -52 64 -42 44 -42H20Z",
        "M33 -90H41C48 -90 49 -84 49 -71C49 -58 48 -52 41 -52H33Z",
    )
    return unary_union([stem(OVERHANG), upper, block(0, -CAP, 30, SLAB), foot(MIDDLE, WIDE + 4)])


def _q() -> BaseGeometry:
    tail = path("M30 -22C44 -30 50 -14 58 -4C64 4 74 4 80 -4L83 0C80 16 58 20 48 6C42 -3 40 -14 30 -12Z")
    return _o().union(tail.area())


def _r() -> BaseGeometry:
    upper = bowl(
        "M20 -100H44C63 -100 73 -90 73 -73C73 -57 63 -47 46 -45H20Z",
        "M33 -90H41C48 -90 48 -84 48 -73C48 -61 48 -54 41 -54H33Z",
    )
    leg = path(
        "M38 -48H56C66 -44 68 -34 70 -22C71 -13 73 -9 79 -9C81 -9 83 -10 84 -12L86 -5C82 0 76 2 68 2"
        "C54 2 48 -5 46 -20C44 -34 44 -40 36 -41Z"
    )
    return unary_union([stem(OVERHANG), upper, leg.area(), block(0, -CAP, 30, SLAB), foot(MIDDLE, WIDE)])


def _t() -> BaseGeometry:
    bar = [block(0, -CAP, 76, SLAB), block(0, -CAP, 10, 28), block(66, -CAP, 10, 28)]
    return unary_union([stem(25.5), *bar, foot(38, WIDE + 4)])


def _u() -> BaseGeometry:
    cup = path(
        "M8 -100H33V-30C33 -14 38 -8 46 -8C56 -8 61 -16 61 -30V-100H72V-30C72 -8 60 2 41 2C20 2 8 -8 8 -30Z"
    )
    return unary_union([cup.area(), head(20.5, 41), head(66.5, 31)])


def _v() -> BaseGeometry:
    legs = [diagonal(20, -CAP, 44, 0, 25), diagonal(67, -CAP, 45, 0, 12), head(21, 42), head(66, 32)]
    return unary_union(legs).intersection(block(-5, -CAP, 110, CAP))


def _w() -> BaseGeometry:
    thick = [diagonal(20, -CAP, 38, 0, 23), diagonal(62, -CAP, 82, 0, 23)]
    thin = [diagonal(62, -CAP, 40, 0, 11), diagonal(104, -CAP, 84, 0, 11)]
    slabs = [head(21, 40), head(62, 34), head(104, 32)]
    return unary_union([*thick, *thin, *slabs]).intersection(block(-5, -CAP, 140, CAP))


def _x() -> BaseGeometry:
    legs = [diagonal(21, -CAP, 63, 0, 27), diagonal(66, -CAP, 18, 0, 12)]
    return unary_union([*legs, head(20, 40), head(66, 32), foot(18, 34), foot(64, 40)])


def _pe() -> BaseGeometry:
    bar = block(0, -CAP, 86, SLAB + 1)
    return unary_union([stem(OVERHANG, 24), stem(54, 24), bar, foot(20, 38), foot(66, 38)])


def _de() -> BaseGeometry:
    house = [diagonal(36, -CAP, 22, -12, 15), block(46, -CAP, 27, CAP - 10), block(20, -CAP, 62, SLAB)]
    feet = [block(0, -15, 88, 12), block(0, -15, 12, 27), block(76, -15, 12, 27)]
    return affinity.scale(unary_union([*house, *feet]), 1, 100 / 112, origin=(0, -100))


# Letter, advance width.
LETTERS: dict[str, tuple[Callable[[], BaseGeometry], float]] = {
    "A": (_a, 86), "B": (_b, 74), "D": (_d, 78), "F": (_f, 70), "I": (_i, STEM + 10), "J": (_j, 62),
    "K": (_k, 84), "O": (_o, 76), "P": (_p, 74), "Q": (_q, 78), "R": (_r, 84), "T": (_t, 76), "U": (_u, 80),
    "V": (_v, 82), "W": (_w, 122), "X": (_x, 84), "П": (_pe, 86), "Д": (_de, 88),
}  # fmt: skip
