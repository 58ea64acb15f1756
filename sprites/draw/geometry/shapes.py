"""The plain shapes: polygons, lines, ellipses, rectangles, stars, and half shapes mirrored to a whole."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.path import Path, Subpath
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.spline import parsed, spline

if TYPE_CHECKING:
    from collections.abc import Sequence


def polygon(*corners: tuple[float, ...], closed: bool = True) -> Path:
    """Return straight lines through the corners."""
    points = [(corner[0], corner[1]) for corner in corners]
    segments = [(points[i - 1], points[i], points[i]) for i in range(1, len(points))]
    return Path([Subpath(points[0], segments, closed)])


def line(x0: float, y0: float, x1: float, y1: float) -> Path:
    """Return a straight line."""
    return polygon((x0, y0), (x1, y1), closed=False)


def ellipse(x: float, y: float, rx: float, ry: float | None = None, degrees: float = 0) -> Path:
    """Return an ellipse about (x, y), a circle when one radius is given."""
    ry = rx if ry is None else ry
    upright = path(f"M{-rx} 0A{rx} {ry} 0 1 1 {rx} 0A{rx} {ry} 0 1 1 {-rx} 0Z")
    return upright.mapped(compose(translation(x, y), rotation(degrees)))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Path:
    """Return a rectangle from its top left corner, with round corners when a radius is given."""
    w, h, r = width, height, radius
    if not r:
        return polygon((x, y), (x + w, y), (x + w, y + h), (x, y + h))
    return path(
        f"M{x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}"
        f"V{y + h - r}A{r} {r} 0 0 1 {x + w - r} {y + h}"
        f"H{x + r}A{r} {r} 0 0 1 {x} {y + h - r}V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z"
    )


def star(
    x: float, y: float, radius: float, points: int, degrees: float = 0, inner: float | None = None
) -> Path:
    """Return a regular polygon, or a star whose inner corners lie on the inner radius."""
    count = points * 2 if inner else points
    corners = []
    for i in range(count):
        angle = math.radians(degrees) + 2 * math.pi * i / count - math.pi / 2
        reach = radius if (not inner or i % 2 == 0) else inner
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(*corners)


def symmetric(half: str, axis: float = 3.0) -> Path:
    """Return a closed shape from its right half (top centre to bottom centre), mirrored at x = axis."""
    knots = parsed(half)
    right = [(axis + x, y, is_corner) for x, y, is_corner in knots]
    left: Sequence[tuple[float, float, bool]] = [
        (axis - x, y, is_corner) for x, y, is_corner in knots[::-1] if abs(x) > 0.01
    ]
    return spline([*right, *left])
