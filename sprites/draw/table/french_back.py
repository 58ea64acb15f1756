"""The back of the French deck has no top: it looks the same turned by 180 degrees."""

from __future__ import annotations

import math

from shapely.geometry import box

from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.frame import blank_card
from sprites.draw.geometry.matrix import HALF_TURN, compose, scaling, translation
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle, star
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.pips import french_pip

INK = PAINT.ink


def french_back(colour: str, tint: str) -> Drawing:
    """Return the back of the French deck: deco scales, a lozenge with the suits, corner fans."""
    metal = PAINT.gold
    drawing = blank_card()
    border = rectangle(-228, -368, 456, 736, 14)
    drawing.paint(border, colour, INK, 4.2)
    field_shape = rectangle(-214, -354, 428, 708, 8)
    inside = field_shape.area()
    # deco scales
    scales = Drawing()
    size = 58
    half = inside.intersection(box(-300, -400, 300, 0))
    for j in range(-13, 2):
        y = j * size / 2
        for i in range(-8, 9):
            x = i * size + (size / 2 if j % 2 else 0)
            scales.paint(ellipse(x, y, size / 2), colour, metal, 2.2)
            scales.stroke(ellipse(x, y, size / 2 - 8), tint, 3.6)
            scales.stroke(ellipse(x, y, size / 2 - 15.5), metal, 1.8)
            scales.fill(ellipse(x, y, 4.6), metal)
    scales = scales.clipped(half)
    drawing.add(scales).add(scales.mapped(HALF_TURN))
    drawing.stroke(field_shape, metal, 3)
    # centre: lozenge panel with the four suits
    panel = polygon((0, -206), (132, 0), (0, 206), (-132, 0))
    drawing.paint(panel, colour, metal, 4)
    drawing.stroke(polygon((0, -190), (121.7, 0), (0, 190), (-121.7, 0)), metal, 1.8)
    inner_panel = polygon((0, -176), (112, 0), (0, 176), (-112, 0))
    drawing.fill(inner_panel, PAINT.cream)
    drawing.stroke(inner_panel, metal, 3)
    rays = Drawing()
    for i in range(48):
        first = 2 * math.pi * i / 48
        second = first + math.pi / 48
        rays.fill(
            polygon(
                (0, 0),
                (300 * math.cos(first), 300 * math.sin(first)),
                (300 * math.cos(second), 300 * math.sin(second)),
            ),
            PAINT.paper_dark,
        )
    drawing.add(rays.clipped(inner_panel))
    drawing.stroke(inner_panel, metal, 3)
    for way in (scaling(1), HALF_TURN):
        drawing.add(placed(french_pip("S"), 0, -84, 0.62).mapped(way))
    for s, x, degrees in (("H", -58, 90), ("H", 58, -90)):
        drawing.add(placed(french_pip(s), x, 0, 0.44, degrees))
    drawing.add(
        placed(
            Drawing()
            .paint(star(0, 0, 34, 8, 22.5, 15), metal, INK, 3)
            .paint(ellipse(0, 0, 9), PAINT.red, INK, 2.6),
            0,
            0,
        )
    )
    # corner fans
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            fan = Drawing()
            rings = (
                (74, colour),
                (66, metal),
                (62, colour),
                (46, metal),
                (42, tint),
                (24, metal),
                (20, colour),
            )
            for reach, ring in rings:
                fan.fill(ellipse(0, 0, reach), ring)
            for i in range(9):
                angle = math.pi / 2 * i / 8
                fan.stroke(
                    line(
                        22 * math.cos(angle), 22 * math.sin(angle), 60 * math.cos(angle), 60 * math.sin(angle)
                    ),
                    metal,
                    1.6,
                )
            quad = (
                box(-214, -354, 0, 0)
                if (side_x < 0 and side_y < 0)
                else box(
                    min(0, side_x * 214), min(0, side_y * 354), max(0, side_x * 214), max(0, side_y * 354)
                )
            )
            drawing.add(
                fan.mapped(
                    compose(translation(side_x * 214, side_y * 354), scaling(-side_x, -side_y))
                ).clipped(quad)
            )
    drawing.stroke(field_shape, metal, 3)
    drawing.stroke(border, INK, 4.2)
    return drawing
