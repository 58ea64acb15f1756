"""Areas and paths turn into each other: what was cut is traced back into a path of straight pieces."""

from __future__ import annotations

from typing import TypeAlias

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from sprites.draw.geometry.path import Path
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import polygon
from sprites.draw.geometry.spline import Points, spline

Shape: TypeAlias = Path | BaseGeometry


def traced(area: BaseGeometry, tolerance: float = 0.06) -> Path:
    """Return the outlines of an area, simplified within the tolerance; holes run the other way round."""
    outlines = Path([])
    if area.is_empty:
        return outlines
    parts = (
        [area] if isinstance(area, Polygon) else [part for part in area.geoms if isinstance(part, Polygon)]
    )
    for part in parts:
        whole = orient(part.simplify(tolerance), 1)
        for ring in (whole.exterior, *whole.interiors):
            corners = list(ring.coords[:-1])
            if len(corners) >= 3:
                outlines.subpaths += polygon(*corners).subpaths
    return outlines


def area_of(shape: Shape) -> BaseGeometry:
    """Return the filled area of a path, or the area itself."""
    return shape.area() if isinstance(shape, Path) else shape


def path_of(shape: Shape | str) -> Path:
    """Return a path from path data, a path or an area."""
    if isinstance(shape, str):
        return path(shape)
    return shape if isinstance(shape, Path) else traced(shape)


def right_of(edge: Points | Path, reach: float = 400) -> BaseGeometry:
    """Return everything to the right of an open curve that runs from top to bottom."""
    drawn = edge if isinstance(edge, Path) else spline(edge, closed=False)
    points = drawn.flattened(0.1)[0][0]
    return Polygon(
        [*points, (points[-1][0] + reach, points[-1][1]), (points[0][0] + reach, points[0][1])]
    ).buffer(0)
