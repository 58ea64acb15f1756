"""A drawing is a flat list of painted paths; it is cut here, because the renderer knows no clip path."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from sprites.draw.geometry.matrix import Matrix, compose, rotation, scaling, translation
from sprites.draw.geometry.outline import Shape, area_of, path_of, traced

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from shapely.geometry.base import BaseGeometry

    from sprites.draw.geometry.path import Path

CAP_STYLES = {"round": 1, "butt": 2, "square": 3}  # shapely's numbers


@dataclass(frozen=True)
class Element:
    """One painted path: a fill, a stroke, or both; colours are #RRGGBB."""

    path: Path
    fill: str | None = None
    stroke: str | None = None
    width: float = 0
    cap: str = "round"
    rule: str = "nonzero"
    opacity: float = 1

    def stroke_area(self) -> BaseGeometry:
        """Return the area that the stroke covers."""
        strips = []
        for points, is_closed in self.path.flattened():
            line = [*points, points[0]] if is_closed else points
            if len(line) > 1:
                cap = CAP_STYLES[self.cap]
                strips.append(
                    LineString(line).buffer(self.width / 2, join_style=1, cap_style=cap, quad_segs=6)
                )
        return unary_union(strips) if strips else Polygon()


class Drawing:
    """Painted paths from back to front; the painting methods return the drawing, so that they chain."""

    def __init__(self, elements: Iterable[Element] = ()) -> None:
        self.elements = list(elements)

    def fill(self, shape: Shape | str, colour: str, opacity: float = 1) -> Drawing:
        """Fill a shape."""
        self.elements.append(Element(path_of(shape), colour, opacity=opacity))
        return self

    def stroke(self, shape: Shape | str, colour: str, width: float, cap: str = "round") -> Drawing:
        """Draw along a shape."""
        self.elements.append(Element(path_of(shape), None, colour, width, cap))
        return self

    def paint(self, shape: Shape | str, colour: str, ink: str, width: float) -> Drawing:
        """Fill a shape and draw its contour."""
        self.elements.append(Element(path_of(shape), colour, ink, width))
        return self

    def add(self, *drawings: Drawing) -> Drawing:
        """Put other drawings on top."""
        for drawing in drawings:
            self.elements += drawing.elements
        return self

    def mapped(self, matrix: Matrix) -> Drawing:
        """Return the drawing under an affine map; strokes grow with it."""
        k = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
        return Drawing(replace(e, path=e.path.mapped(matrix), width=e.width * k) for e in self.elements)

    def recoloured(self, colours: Mapping[str, str]) -> Drawing:
        """Return the drawing with some colours replaced by others."""
        return Drawing(
            replace(
                e,
                fill=None if e.fill is None else colours.get(e.fill, e.fill),
                stroke=None if e.stroke is None else colours.get(e.stroke, e.stroke),
            )
            for e in self.elements
        )

    def silhouette(self) -> BaseGeometry:
        """Return everything that is painted, as one area."""
        areas = []
        for element in self.elements:
            if element.fill:
                areas.append(element.path.area(element.rule))
            if element.stroke:
                areas.append(element.stroke_area())
        return unary_union([area.buffer(0) for area in areas if not area.is_empty])

    def clipped(self, region: Shape) -> Drawing:
        """Return what lies inside the region; what it cuts becomes plain filled outlines."""
        region = area_of(region)
        kept = []
        for element in self.elements:
            filled = element.path.area(element.rule) if element.fill else None
            drawn = element.stroke_area() if element.stroke else None
            both = filled if drawn is None else (drawn if filled is None else filled.union(drawn))
            if both is None or both.is_empty or not region.intersects(both):
                continue
            if region.contains(both):
                kept.append(element)
                continue
            for area, colour in ((filled, element.fill), (drawn, element.stroke)):
                if area is not None:
                    inside = area.intersection(region)
                    if inside.area > 0.05:
                        kept.append(Element(traced(inside), colour, opacity=element.opacity))
        return Drawing(kept)

    def outline(self, grow: float, colour: str) -> Drawing:
        """Return the silhouette grown on all sides: the thick contour behind a figure."""
        grown = self.silhouette().buffer(grow + 1.5, join_style=1).buffer(-1.5, join_style=1)
        return Drawing().fill(traced(grown), colour)


def placed(
    drawing: Drawing, x: float, y: float, k: float = 1, degrees: float = 0, *, is_mirrored: bool = False
) -> Drawing:
    """Return a drawing scaled, turned and put at (x, y)."""
    return drawing.mapped(compose(translation(x, y), rotation(degrees), scaling(-k if is_mirrored else k, k)))
