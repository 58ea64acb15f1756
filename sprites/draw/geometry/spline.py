"""Every curve of the drawings is a smooth spline through hand-set points, sharp where a point is marked."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sprites.draw.geometry.path import Path, Segment, Subpath

if TYPE_CHECKING:
    from sprites.draw.geometry.matrix import Point

Knot = tuple[float, float, bool]
Points = str | Sequence[tuple[float, ...]]


def parsed(text: str) -> list[Knot]:
    """Return (x, y, is a corner) for each word of "x,y x,y! ..."; the exclamation mark makes the corner."""
    knots = []
    for word in text.replace("\n", " ").split():
        x, y = word.rstrip("!").split(",")
        knots.append((float(x), float(y), word.endswith("!")))
    return knots


def spline(points: Points, *, closed: bool = True, k: float = 0.36) -> Path:
    """Return the curve through the points; `k` is the length of a handle in chords."""
    if isinstance(points, str):
        points = parsed(points)
    knots = [(point[0], point[1], bool(point[2]) if len(point) > 2 else False) for point in points]
    tangents = [_tangent(knots, i, closed=closed) for i in range(len(knots))]
    count = len(knots) if closed else len(knots) - 1
    segments = []
    for i in range(count):
        j = (i + 1) % len(knots)
        segments.append(_segment(knots[i], knots[j], tangents[i], tangents[j], k))
    return Path([Subpath(knots[0][:2], segments, closed)])


def _tangent(knots: list[Knot], i: int, *, closed: bool) -> Point | None:
    x, y, is_corner = knots[i]
    if is_corner or (not closed and i in {0, len(knots) - 1}):
        return None
    before, after = knots[i - 1], knots[(i + 1) % len(knots)]
    d1 = math.dist(before[:2], (x, y)) or 1e-6
    d2 = math.dist(after[:2], (x, y)) or 1e-6
    # Weighted by the other chord's length: the curve hugs the shorter side.
    tx = (x - before[0]) / d1 * d2 + (after[0] - x) / d2 * d1
    ty = (y - before[1]) / d1 * d2 + (after[1] - y) / d2 * d1
    length = math.hypot(tx, ty) or 1e-6
    return (tx / length, ty / length)


def _segment(p: Knot, q: Knot, leaving: Point | None, arriving: Point | None, k: float) -> Segment:
    if leaving is None and arriving is None:
        return (p[:2], q[:2], q[:2])
    length = math.dist(p[:2], q[:2])
    control: Point = (p[0], p[1])
    other: Point = (q[0], q[1])
    if leaving:
        control = (p[0] + leaving[0] * length * k, p[1] + leaving[1] * length * k)
    if arriving:
        other = (q[0] - arriving[0] * length * k, q[1] - arriving[1] * length * k)
    # At a corner the curve leaves straight towards the other end's handle.
    if not leaving:
        control = (p[0] + (other[0] - p[0]) * 0.45, p[1] + (other[1] - p[1]) * 0.45)
    if not arriving:
        other = (q[0] + (control[0] - q[0]) * 0.45, q[1] + (control[1] - q[1]) * 0.45)
    return (control, other, q[:2])
