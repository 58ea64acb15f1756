"""Strokes of the index letters, a sturdy condensed slab: cap height 100, baseline y = 0."""

from __future__ import annotations

from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from sprites.draw.geometry.path_syntax import path

CAP = 100
STEM = 25
SLAB = 10
OVERHANG = 8  # of a slab beyond its stem


def block(x: float, y: float, width: float, height: float) -> BaseGeometry:
    """Return a rectangle from its top left corner."""
    return box(x, y, x + width, y + height)


def stem(x: float, width: float = STEM) -> BaseGeometry:
    """Return an upright from cap line to baseline."""
    return block(x, -CAP, width, CAP)


def diagonal(x0: float, y0: float, x1: float, y1: float, width: float) -> BaseGeometry:
    """Return a slanting stroke; the width is measured along the line."""
    half = width / 2
    return Polygon([(x0 - half, y0), (x0 + half, y0), (x1 + half, y1), (x1 - half, y1)])


def head(middle: float, width: float) -> BaseGeometry:
    """Return a slab under the cap line."""
    left, right = middle - width / 2, middle + width / 2
    return Polygon([(left, -CAP), (right, -CAP), (right, SLAB - CAP), (left, SLAB - CAP)])


def foot(middle: float, width: float) -> BaseGeometry:
    """Return a slab on the baseline."""
    left, right = middle - width / 2, middle + width / 2
    return Polygon([(left, 0), (right, 0), (right, -SLAB), (left, -SLAB)])


def oval(x: float, y: float, rx: float, ry: float) -> BaseGeometry:
    """Return a squarish oval."""
    k = 0.62
    return path(
        f"M{x - rx} {y}C{x - rx} {y - ry * k} {x - rx * k} {y - ry} {x} {y - ry}"
        f"C{x + rx * k} {y - ry} {x + rx} {y - ry * k} {x + rx} {y}"
        f"C{x + rx} {y + ry * k} {x + rx * k} {y + ry} {x} {y + ry}"
        f"C{x - rx * k} {y + ry} {x - rx} {y + ry * k} {x - rx} {y}Z"
    ).area()


def ring(x: float, y: float, outer: tuple[float, float], inner: tuple[float, float]) -> BaseGeometry:
    """Return an oval with an oval hole."""
    return oval(x, y, *outer).difference(oval(x, y, *inner))


def bowl(outside: str, inside: str) -> BaseGeometry:
    """Return the area between two outlines given as path data."""
    return path(outside).area().difference(path(inside).area())
