"""Speech bubbles, the name plate and the dealer chip."""

from __future__ import annotations

import math

from shapely import affinity

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.outline import traced
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import HUNGARIAN as PAINT


def bubble(tail: str, *, is_up: bool = False) -> Drawing:
    """Return a speech bubble whose tail points to a side, below it or above."""
    drawing = Drawing()
    width, height, radius = 260, 110, 26
    body = rectangle(10, 10, width - 20, height - 40, radius).area()
    tail_area = {
        "left": spline(
            f"46,{height - 34}! 38,{height - 16} 22,{height - 4}! 58,{height - 10} 84,{height - 34}!"
        ),
        "right": spline(
            f"{width - 46},{height - 34}! {width - 38},{height - 16} {width - 22},{height - 4}! "
            f"{width - 58},{height - 10} {width - 84},{height - 34}!"
        ),
    }[tail].area()
    whole = body.union(tail_area.buffer(0.5))
    if is_up:
        whole = affinity.scale(whole, 1, -1, origin=(0, height / 2))
    shape = traced(whole, tolerance=0.05)
    shadow = traced(affinity.translate(shape.area(), 3, 5), tolerance=0.05)
    drawing.fill(shadow, "#0A1F17", opacity=0.35)
    drawing.paint(shape, PAINT.white, PAINT.ink, 4.4)
    return drawing


def plate() -> Drawing:
    """Return a name plate."""
    width, height = 220, 64
    drawing = Drawing()
    shape = path(f"M16 6H{width - 16}L{width - 6} {height / 2}L{width - 16} {height - 6}H16L6 {height / 2}Z")
    drawing.paint(shape, "#3A2416", "#1A0E08", 5)
    drawing.stroke(
        path(f"M19 11H{width - 19}L{width - 12} {height / 2}L{width - 19} {height - 11}H19L12 {height / 2}Z"),
        "#C9963A",
        2.2,
    )
    return drawing


def dealer_chip() -> Drawing:
    """Return the chip that marks the dealer."""
    drawing = Drawing()
    drawing.paint(ellipse(40, 40, 35), PAINT.red, PAINT.ink, 4.4)
    drawing.stroke(ellipse(40, 40, 27), PAINT.gold_light, 2.4)
    for i in range(12):
        angle = 2 * math.pi * i / 12
        drawing.fill(ellipse(40 + 31 * math.cos(angle), 40 + 31 * math.sin(angle), 2), PAINT.gold_light)
    for dx, angle in ((-7, -14), (7, 14)):
        drawing.add(
            Drawing()
            .paint(rectangle(-8, -13, 16, 26, 3), PAINT.paper, PAINT.ink, 2.6)
            .mapped(compose(translation(40 + dx, 40), rotation(angle)))
        )
    return drawing
