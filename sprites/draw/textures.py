"""A texture fills any region: a small drawing tiled, or bars; it is cut to the region when it is made."""

from __future__ import annotations

import math

from shapely import affinity
from shapely.geometry import box
from shapely.ops import unary_union

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.outline import Shape, area_of, traced


def pattern(
    region: Shape, cell: Drawing, width: float, height: float, degrees: float = 0, inset: float = 0
) -> Drawing:
    """Tile a cell over a region from its middle, every other row shifted by half a width."""
    area = area_of(region)
    if inset:
        area = area.buffer(-inset)
    x0, y0, x1, y1 = area.bounds
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + max(width, height)
    middle = translation((x0 + x1) / 2, (y0 + y1) / 2)
    columns, rows = int(reach / width) + 2, int(reach / height) + 2
    tiles = Drawing()
    for j in range(-rows, rows + 1):
        for i in range(-columns, columns + 1):
            shift = translation(i * width + (width / 2 if j % 2 else 0), j * height)
            place = compose(middle, rotation(degrees), shift)
            x, y = place[4], place[5]
            if x0 - width * 1.5 <= x <= x1 + width * 1.5 and y0 - height * 1.5 <= y <= y1 + height * 1.5:
                tiles.add(cell.mapped(place))
    return tiles.clipped(area)


def stripes(
    region: Shape, degrees: float, gap: float, width: float, colour: str, offset: float = 0
) -> Drawing:
    """Lay parallel bars over a region."""
    area = area_of(region)
    centre = area.centroid
    x0, y0, x1, y1 = affinity.rotate(area, -degrees, origin=(centre.x, centre.y)).bounds
    bars = []
    y = y0 - gap + offset
    while y < y1 + gap:
        bars.append(box(x0 - 5, y, x1 + 5, y + width))
        y += gap
    laid = affinity.rotate(unary_union(bars), degrees, origin=(centre.x, centre.y)).intersection(area)
    return Drawing().fill(traced(laid), colour)
