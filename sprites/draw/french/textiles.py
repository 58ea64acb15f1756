"""A textile fills a garment and darkens on its shaded side."""

from __future__ import annotations

from collections.abc import Callable

from shapely.geometry.base import BaseGeometry

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.outline import Shape, area_of, right_of
from sprites.draw.geometry.shapes import ellipse, polygon
from sprites.draw.palette import Cloth
from sprites.draw.pips import french_pip
from sprites.draw.textures import pattern, stripes

Weave = Callable[[BaseGeometry, str], Drawing]
Textile = Callable[[Shape], Drawing]
SHADED_SIDE = "34,-170 44,-80 24,160"


def lozenges(width: float, height: float, dot: str | None = None) -> Weave:
    """Return lozenges, each with a dot if it has a colour."""

    def weave(region: BaseGeometry, colour: str) -> Drawing:
        corners = ((0, -height * 0.46), (width * 0.46, 0), (0, height * 0.46), (-width * 0.46, 0))
        cell = Drawing().fill(polygon(*corners), colour)
        if dot:
            cell.fill(ellipse(0, 0, 3.2), dot)
        return pattern(region, cell, width, height / 2)

    return weave


def dots(width: float, radius: float) -> Weave:
    """Return staggered dots."""
    return lambda region, colour: pattern(
        region, Drawing().fill(ellipse(0, 0, radius), colour), width, width * 0.5
    )


def suit_signs(suit: str, width: float, k: float) -> Weave:
    """Return staggered small suit signs."""
    return lambda region, colour: pattern(
        region, placed(french_pip(suit, colour), 0, 0, k), width, width * 0.55
    )


def bars(gap: float, width: float, offset: float) -> Weave:
    """Return upright bars."""
    return lambda region, colour: stripes(region, 90, gap, width, colour, offset)


def chevrons(region: BaseGeometry, colour: str) -> Drawing:
    """Return stacked chevrons that point down."""
    _, y0, _, y1 = region.bounds
    drawing = Drawing()
    y = y0 - 60
    while y < y1 + 60:
        corners = ((-200, y - 100), (0, y), (200, y - 100), (200, y - 88), (0, y + 12), (-200, y - 88))
        drawing.fill(polygon(*corners), colour)
        y += 40
    return drawing.clipped(region)


def one_tone(weave: Weave, colour: str) -> Textile:
    """Return a textile in one colour."""
    return lambda shape: weave(area_of(shape), colour)


def two_tone(weave: Weave, cloth: Cloth) -> Textile:
    """Return a textile in its colour and, on the shaded side, in its dark."""

    def cover(shape: Shape) -> Drawing:
        area = area_of(shape)
        shadow = right_of(SHADED_SIDE).intersection(area)
        woven = weave(area, cloth.colour)
        drawing = Drawing().add(woven.clipped(area.difference(shadow)))
        for element in woven.clipped(shadow).elements:
            drawing.fill(element.path, cloth.dark)
        return drawing

    return cover
