"""A path is a list of subpaths of cubic curves; a straight piece is a cubic whose controls lie on it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from shapely.geometry import Polygon
from shapely.ops import unary_union

from sprites.draw.geometry.matrix import Matrix, Point, applied

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

Segment = tuple[Point, Point, Point]


@dataclass
class Subpath:
    """One stroke of the pen: a start, cubic segments (control, control, end), and whether it closes."""

    start: Point
    segments: list[Segment] = field(default_factory=list)
    is_closed: bool = False


@dataclass
class Path:
    """A drawn line or outline in card units."""

    subpaths: list[Subpath] = field(default_factory=list)

    def mapped(self, matrix: Matrix) -> Path:
        """Return the path under an affine map."""
        return Path(
            [
                Subpath(
                    applied(matrix, sub.start),
                    [
                        (applied(matrix, a), applied(matrix, b), applied(matrix, c))
                        for a, b, c in sub.segments
                    ],
                    sub.is_closed,
                )
                for sub in self.subpaths
            ]
        )

    def flattened(self, tolerance: float = 0.12) -> list[tuple[list[Point], bool]]:
        """Return each subpath as points on its curves, with whether it is closed."""
        return [(_points(sub, tolerance), sub.is_closed) for sub in self.subpaths]

    def area(self, rule: str = "nonzero") -> BaseGeometry:
        """Return the filled area; subpaths that run the other way round cut holes."""
        pieces = []
        for points, _ in self.flattened():
            if len(points) >= 3:
                piece = Polygon(points)
                if not piece.is_valid:
                    piece = piece.buffer(0)
                if not piece.is_empty:
                    pieces.append((piece, _signed_area(points)))
        if not pieces:
            return Polygon()
        if rule == "evenodd":
            result = pieces[0][0]
            for piece, _ in pieces[1:]:
                result = result.symmetric_difference(piece)
            return result
        forward = unary_union([piece for piece, signed in pieces if signed >= 0] or [Polygon()])
        backward = unary_union([piece for piece, signed in pieces if signed < 0] or [Polygon()])
        if forward.is_empty:
            return backward
        if backward.is_empty:
            return forward
        if forward.area >= backward.area:
            return forward.difference(backward)
        return backward.difference(forward)


def is_straight(start: Point, control: Point, other: Point, end: Point) -> bool:
    """Say whether a cubic is a straight line within a fiftieth of a unit."""
    if control == start and other == end:
        return True
    length = math.dist(start, end)
    if length < 1e-9:
        return math.dist(start, control) < 1e-6 and math.dist(start, other) < 1e-6
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    for point in (control, other):
        if abs((point[0] - start[0]) * dy - (point[1] - start[1]) * dx) > 0.02:
            return False
        along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
        if along < -0.02 or along > length + 0.02:
            return False
    return True


def _points(sub: Subpath, tolerance: float) -> list[Point]:
    points = [sub.start]
    start = sub.start
    for control, other, end in sub.segments:
        if is_straight(start, control, other, end):
            points.append(end)
        else:
            length = math.dist(start, control) + math.dist(control, other) + math.dist(other, end)
            steps = max(4, min(64, int(math.sqrt(length / tolerance) * 0.55) + 2))
            for i in range(1, steps + 1):
                t = i / steps
                u = 1 - t
                points.append(
                    (
                        u * u * u * start[0]
                        + 3 * u * u * t * control[0]
                        + 3 * u * t * t * other[0]
                        + t * t * t * end[0],
                        u * u * u * start[1]
                        + 3 * u * u * t * control[1]
                        + 3 * u * t * t * other[1]
                        + t * t * t * end[1],
                    )
                )
        start = end
    return points


def _signed_area(points: list[Point]) -> float:
    return (
        sum(points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(len(points))) / 2
    )
