"""Figures written by hand with a pencil: strokes, not a font, so that they can be seen being written."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot, sin

import pygame

from game.ui.render.pixel_cache import PixelCache
from game.ui.theme import PENCIL, Colour
from game.ui.vector import drawing, path

Point = tuple[float, float]
Stroke = tuple[Point, ...]

GLYPH = (10.0, 16.0)
"""Width and height of the box in which the strokes below are given."""

STROKES: dict[str, tuple[Stroke, ...]] = {
    "0": (((6.6, 1.6), (3.2, 2.2), (1.3, 7.4), (2.2, 13.4), (5.2, 15), (8.4, 12.2), (8.8, 6.6), (6.4, 1.4)),),
    "1": (((2.6, 5), (4.4, 3.2), (6, 1)), ((6, 1), (5.7, 7), (5.2, 15))),
    "2": (
        ((1.8, 4.4), (3.2, 1.7), (6.2, 1), (8.2, 3.2), (7.2, 6.8), (4.4, 10.6), (1.2, 14.7)),
        ((1.2, 14.7), (4.6, 14.1), (9, 14.5)),
    ),
    "3": (
        ((2, 2.6), (4.8, 1), (7.7, 2.6), (7, 5.6), (4.2, 7.2)),
        ((4.2, 7.2), (7.5, 8.2), (8.5, 11.3), (6.2, 14.5), (3.1, 14.8), (1.2, 12.9)),
    ),
    "4": (
        ((5.8, 1), (3.4, 5.8), (1, 10.2)),
        ((1, 10.2), (5, 10.4), (9.2, 9.8)),
        ((6.9, 6), (6.6, 10), (6.1, 15.2)),
    ),
    "5": (
        ((3.2, 1.6), (2.8, 4.4), (2.3, 7)),
        ((2.3, 7), (5, 6.1), (8, 7.8), (8.3, 11.4), (5.7, 14.6), (1.5, 14.1)),
        ((3.2, 1.6), (5.6, 1.5), (8.7, 1)),
    ),
    "6": (
        (
            (7.2, 1.2),
            (4, 4),
            (1.8, 8.8),
            (2, 12.8),
            (4.6, 15),
            (7.6, 13.4),
            (8.2, 10.2),
            (6, 8.2),
            (2.2, 10.8),
        ),
    ),
    "7": (((1.4, 2.1), (5, 1.7), (8.9, 1.3)), ((8.9, 1.3), (6.4, 6.6), (4, 15)), ((3.4, 8.3), (7.4, 7.6))),
    "8": (
        (
            (7.8, 3),
            (5.2, 1),
            (2.4, 3),
            (3.8, 6.2),
            (6.8, 8.8),
            (8.4, 12),
            (5.8, 15),
            (2.6, 14),
            (2, 11),
            (4.4, 8),
            (7.4, 5.4),
            (7.9, 3.2),
        ),
    ),
    "9": (
        ((8, 4), (5.6, 1.3), (2.6, 2.6), (2, 6), (4.4, 8.2), (7.2, 6.6), (8, 3.8)),
        ((8, 3.8), (7.6, 9), (6.4, 15.2)),
    ),
    "–": (((0.8, 8.8), (5, 8.2), (9.4, 8.5)),),
    "+": (((1.4, 8.6), (5, 8.4), (8.6, 8.3)), ((5.2, 5), (5, 8.4), (4.8, 12))),
    ".": (((2, 14.4), (2.5, 14.6)),),
}
"""Centre lines; the seven has its bar, as it is written in Croatia."""

ADVANCE = {"1": 0.72, ".": 0.45, " ": 0.6}
"""Widths that differ from a full glyph."""

LEAN = 0.14
"""How far the top of a figure leans to the right, as a share of its height."""

_pictures = PixelCache(12_000_000)


def width_of(text: str, height: float) -> float:
    """The pixels from left to right of a written number."""
    return sum(ADVANCE.get(sign, 1.0) for sign in text) * height * (GLYPH[0] / GLYPH[1]) + height * LEAN


def written(
    text: str,
    height: int,
    *,
    colour: Colour = PENCIL,
    seed: int = 0,
    share: float = 1.0,
    weight: float = 1.45,
) -> pygame.Surface:
    """The number as a premultiplied surface, `height` pixels high, with `share` of its strokes done.

    The same seed makes the same small unevenness. Signs that are not in STROKES are left out.
    """
    key = (text, height, colour, seed, round(share * 60), weight)
    return _pictures.kept(key, lambda: _draw(text, height, colour, seed, share, weight))


def _draw(text: str, height: int, colour: Colour, seed: int, share: float, weight: float) -> pygame.Surface:
    unit = height / GLYPH[1]
    lines: list[list[Point]] = []
    x = 0.4
    for index, sign in enumerate(text):
        lines += [_bent(stroke, x, seed * 31 + index * 7) for stroke in _fine(sign)]
        x += ADVANCE.get(sign, 1.0) * GLYPH[0]
    size = (max(1, round(width_of(text, height)) + 2), height)
    left = share * sum(_length(line) for line in lines)
    parts = []
    for line in lines:
        done = _begun(line, left)
        left -= _length(line)
        if len(done) > 1:
            points = "M" + "L".join(f"{px * unit:.2f} {py * unit:.2f}" for px, py in done)
            for width, opacity in ((weight, 0.82), (weight * 0.5, 0.5)):
                parts.append(
                    path(
                        points,
                        fill="none",
                        stroke=colour,
                        stroke_opacity=opacity,
                        stroke_width=width * unit,
                        stroke_linecap="round",
                        stroke_linejoin="round",
                    )
                )
    return drawing(size, *parts)


@lru_cache(maxsize=16)
def _fine(sign: str) -> tuple[Stroke, ...]:
    """The strokes of a sign as many short straight pieces."""
    return tuple(_curve(stroke) for stroke in STROKES.get(sign, ()))


def _curve(points: Stroke, pieces: int = 6) -> Stroke:
    """Catmull-Rom through the points."""
    fine: list[Point] = [points[0]]
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = (points[min(len(points) - 1, max(0, i + k))] for k in (-1, 0, 1, 2))
        for step in range(1, pieces + 1):
            t = step / pieces
            fine.append((_blend(p0[0], p1[0], p2[0], p3[0], t), _blend(p0[1], p1[1], p2[1], p3[1], t)))
    return tuple(fine)


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _bent(stroke: Stroke, x: float, seed: int) -> list[Point]:
    """The stroke at its place, leaning, and a little uneven like everything a hand does."""
    drift, tilt = sin(seed * 12.9898) * 0.45, sin(seed * 78.233) * 0.05
    return [
        (
            x + px + (GLYPH[1] - py) * (LEAN + tilt) + sin(seed + py * 0.7) * 0.18,
            0.4 + py * 0.94 + drift * 0.5 + sin(seed * 1.7 + px * 0.5) * 0.2,
        )
        for px, py in stroke
    ]


def _length(line: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _begun(line: list[Point], length: float) -> list[Point]:
    """The first part of a line."""
    if length <= 0:
        return []
    done = [line[0]]
    for a, b in pairwise(line):
        piece = hypot(b[0] - a[0], b[1] - a[1])
        if piece >= length:
            t = length / piece if piece else 1.0
            done.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            break
        done.append(b)
        length -= piece
    return done
