"""The house shading: light from the upper left, a flat dark side, and tapered cuts where the two meet."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from shapely import affinity
from shapely.geometry import LineString

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.outline import Shape, area_of, right_of, traced
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.ribbon import curve_length, ribbon, sampled
from sprites.draw.geometry.shapes import polygon

if TYPE_CHECKING:
    from sprites.draw.geometry.spline import Points
    from sprites.draw.palette import Palette

CONTOUR = 4.4  # around a part
INNER = 3.0  # inside a part


def tone(
    drawing: Drawing,
    shape: Shape,
    base: str,
    dark: str,
    edge: Points | None,
    palette: Palette,
    *,
    reach: float = 16,
    gap: float = 7,
    contour: float = CONTOUR,
    seed: int = 1,
    has_cuts: bool = True,
) -> None:
    """Paint a part: flat base, dark side right of `edge`, cuts `reach` long every `gap` along it, contour."""
    area = area_of(shape)
    drawing.fill(shape, base)
    if edge:
        shadow = right_of(edge).intersection(area)
        if not shadow.is_empty:
            drawing.fill(shadow, dark)
        if has_cuts:
            drawing.add(lino_cuts(edge, reach, gap, dark, area, seed))
    if contour:
        drawing.stroke(shape, palette.ink, contour)


def lino_cuts(
    edge: Points | Path, reach: float, gap: float, colour: str, region: Shape, seed: int = 1
) -> Drawing:
    """Return tapered wedges along an edge, pointing out of the shadow into the light."""
    chance = random.Random(seed)  # noqa: S311 - strokes, not cards
    samples = sampled(edge, max(4, int(curve_length(edge) / gap)))
    last = len(samples) - 1
    wedges = Path([])
    for i, (x, y, nx, ny) in enumerate(samples):
        if i in {0, last}:
            continue
        tx, ty = ny, -nx
        length = reach * math.sin(math.pi * i / last) ** 0.5 * (1 - 0.45 / 2 + 0.45 * chance.random())
        half = gap * 0.62 / 2
        ox, oy = -nx * 1.5, -ny * 1.5
        wedges.subpaths += polygon(
            (x + tx * half + ox, y + ty * half + oy),
            (x - tx * half + ox, y - ty * half + oy),
            (x + nx * length, y + ny * length),
        ).subpaths
    return Drawing().fill(wedges, colour).clipped(region)


def shade(region: Shape, dx: float, dy: float, colour: str) -> Drawing:
    """Return a crescent of shadow: the region without itself shifted by (-dx, -dy)."""
    area = area_of(region)
    crescent = area.difference(affinity.translate(area, -dx, -dy))
    if crescent.is_empty:
        return Drawing()
    return Drawing().fill(traced(crescent.buffer(-0.4).buffer(0.4)), colour)


def hatch(
    region: Shape,
    degrees: float,
    gap: float,
    colour: str,
    reach: float,
    width: float,
    *,
    seed: int,
    shortest: float = 14,
) -> Drawing:
    """Return folds: parallel wedges from the right border inwards by a share `reach` of the chord."""
    area = area_of(region)
    if area.is_empty:
        return Drawing()
    chance = random.Random(seed)  # noqa: S311 - strokes, not cards
    jitter = 0.18
    centre = area.centroid
    level = affinity.rotate(area, -degrees, origin=(centre.x, centre.y))
    x0, y0, x1, y1 = level.bounds
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    folds = Path([])
    y = y0 + gap * 0.6
    while y < y1:
        row = y + chance.uniform(-jitter, jitter) * gap
        chords = LineString([(x0 - 5, row), (x1 + 5, row)]).intersection(level)
        for chord in [chords] if isinstance(chords, LineString) else getattr(chords, "geoms", []):
            if not isinstance(chord, LineString) or chord.length < shortest:
                continue
            left, right = sorted((chord.coords[0][0], chord.coords[-1][0]))
            span = right - left
            run = min(span * reach * chance.uniform(1 - jitter * 1.6, 1 + jitter * 1.2), span * 0.96)
            wedge = [(right + 0.5, row - width / 2), (right + 0.5, row + width / 2), (right - run, row)]
            folds.subpaths += polygon(
                *(
                    (
                        centre.x + (u - centre.x) * cosine - (v - centre.y) * sine,
                        centre.y + (u - centre.x) * sine + (v - centre.y) * cosine,
                    )
                    for u, v in wedge
                )
            ).subpaths
        y += gap
    return Drawing().fill(folds, colour) if folds.subpaths else Drawing()


def strands(strokes: Sequence[tuple[Points, float]], colour: str) -> Drawing:
    """Return lens-shaped strokes (points, width): hair, straw, strings."""
    drawing = Drawing()
    for points, width in strokes:
        drawing.fill(ribbon(points, width, 10), colour)
    return drawing


def dark_side(region: Shape, edge: Points, colour: str) -> Drawing:
    """Return the part of a region to the right of an edge."""
    shadow = right_of(edge).intersection(area_of(region))
    return Drawing() if shadow.is_empty else Drawing().fill(traced(shadow), colour)
