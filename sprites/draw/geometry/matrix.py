"""Plane affine maps (a, b, c, d, e, f): x' = ax + cy + e, y' = bx + dy + f, where y grows downwards."""

from __future__ import annotations

import math

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
MIRROR: Matrix = (-1, 0, 0, 1, 0, 0)
HALF_TURN: Matrix = (-1, 0, 0, -1, 0, 0)


def compose(*matrices: Matrix) -> Matrix:
    """Return the map that applies the last matrix first."""
    result = IDENTITY
    for matrix in matrices:
        a, b, c, d, e, f = result
        u, v, w, x, y, z = matrix
        result = (
            a * u + c * v,
            b * u + d * v,
            a * w + c * x,
            b * w + d * x,
            a * y + c * z + e,
            b * y + d * z + f,
        )
    return result


def translation(x: float, y: float = 0) -> Matrix:
    """Return the shift by (x, y)."""
    return (1, 0, 0, 1, x, y)


def scaling(x: float, y: float | None = None) -> Matrix:
    """Return the scaling about the origin, the same both ways unless `y` is given."""
    return (x, 0, 0, x if y is None else y, 0, 0)


def rotation(degrees: float, x: float = 0, y: float = 0) -> Matrix:
    """Return the clockwise turn on the screen about (x, y)."""
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    turn = (cosine, sine, -sine, cosine, 0, 0)
    return compose(translation(x, y), turn, translation(-x, -y)) if x or y else turn


def applied(matrix: Matrix, point: Point) -> Point:
    """Return the image of a point."""
    a, b, c, d, e, f = matrix
    return (a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f)
