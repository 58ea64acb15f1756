"""What all French cards share: card, fan of rays, and the slanting band at the joint."""

from __future__ import annotations

import math

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import HALF_TURN, Point, rotation
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.stepped_frame import FRAME, FRAME_AREA

INK = PAINT.ink
SLOPE = 0.27  # of the joint; it rises to the right
BAND = 15  # half the width of the joint's band
RAYS = 40

# Card and ray: warm behind red, cool behind black.
RAY_COLOURS = {
    "C": ("#E6F0EA", "#D6E6DE"),
    "D": ("#FBEFDB", "#F6E3C2"),
    "H": ("#FBEDE2", "#F7E0D2"),
    "S": ("#E9EDF3", "#DCE3EE"),
}
# Band, pearl, lozenge.
BAND_COLOURS = {
    "C": (PAINT.ink, PAINT.gold, PAINT.green_light),
    "D": (PAINT.green_dark, PAINT.gold, PAINT.red),
    "H": (PAINT.blue_dark, PAINT.gold, PAINT.red),
    "S": (PAINT.ink, PAINT.gold, PAINT.blue_light),
}


def blank_card() -> Drawing:
    """Return the empty card."""
    return Drawing().paint(rectangle(-248.5, -388.5, 497, 777, 27), PAINT.paper, PAINT.edge, 3)


def _joint(offset: float) -> tuple[Point, Point]:
    """Return both ends of the joint, shifted by the offset (negative: towards the upper figure)."""
    reach, norm = 320, math.hypot(SLOPE, 1)
    return (-reach, reach * SLOPE + offset * norm), (reach, -reach * SLOPE + offset * norm)


def upper_half(offset: float) -> BaseGeometry:
    """Return the part of the picture above the shifted joint."""
    left, right = _joint(offset)
    return FRAME_AREA.intersection(Polygon([left, right, (400, -600), (-400, -600)]).buffer(0))


def band(suit: str) -> Drawing:
    """Return the beaded band at the joint."""
    colour, pearl, lozenge = BAND_COLOURS[suit]
    upper_left, upper_right = _joint(-BAND)
    lower_left, lower_right = _joint(BAND)
    region = FRAME_AREA.intersection(Polygon([upper_left, upper_right, lower_right, lower_left]).buffer(0))
    beads = Drawing()
    for i in range(-9, 10):
        x = i * 27
        if i % 2 == 0:
            beads.paint(ellipse(x, 0, 9.6), pearl, INK, 2.8).fill(ellipse(x - 2.6, -2.6, 2.8), PAINT.white)
        else:
            beads.paint(polygon((x, -6), (x + 6, 0), (x, 6), (x - 6, 0)), lozenge, INK, 2.2)
    slant = -math.degrees(math.atan(SLOPE))
    drawing = Drawing().fill(region, colour).add(beads.mapped(rotation(slant)).clipped(region))
    drawing.stroke(line(*upper_left, *upper_right), INK, 4, cap="butt")
    drawing.stroke(line(*lower_left, *lower_right), INK, 4, cap="butt")
    return drawing.clipped(FRAME_AREA.buffer(0.5))


def rays(suit: str) -> Drawing:
    """Return the fan of rays behind a figure."""
    colour, ray = RAY_COLOURS[suit]
    x, y, reach = 0, -150, 700
    fan = Drawing()
    for i in range(RAYS):
        first = 2 * math.pi * i / RAYS
        second = first + math.pi / RAYS
        ends = [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in (first, second)]
        fan.fill(polygon((x, y), *ends), ray)
    half = fan.clipped(upper_half(0))
    return Drawing().fill(FRAME, colour).add(half).add(half.mapped(HALF_TURN))
