"""A feather is a vane with cut barbs, half of it in shadow."""

from __future__ import annotations

import math

from shapely.geometry import Polygon

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.ribbon import ribbon, sampled
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import Points
from sprites.draw.palette import Palette


def feather(
    points: Points,
    width: float,
    colour: str,
    dark: str,
    palette: Palette,
    *,
    contour: float = 3.4,
    barbs: int = 7,
) -> Drawing:
    """Return a plume from root to tip."""
    drawing = Drawing()
    samples = sampled(points, 40)

    def width_at(share: float) -> float:
        swell = math.pow(math.sin(math.pi * min(1, share * 0.93 + 0.06)), 0.55)
        return width * swell * (0.55 + 0.45 * math.sin(math.pi * min(1, share + 0.12)))

    vane = ribbon(points, width_at, count=26)
    area = vane.area()
    # half of the vane darker
    last = len(samples) - 1
    right = [(x + normal_x * width, y + normal_y * width) for x, y, normal_x, normal_y in samples]
    middle = [(x, y) for x, y, normal_x, normal_y in samples]
    shadow = Polygon(middle + right[::-1]).buffer(0).intersection(area)
    drawing.fill(vane, colour)
    drawing.fill(shadow, dark)
    # notches
    for i in range(barbs):
        share = 0.16 + 0.72 * i / barbs
        j = int(share * last)
        x, y, normal_x, normal_y = samples[j]
        tangent_x, tangent_y = normal_y, -normal_x
        for side in (1, -1):
            if side < 0:
                later = min(last, j + 2)
                x, y, normal_x, normal_y = samples[later]
                tangent_x, tangent_y = normal_y, -normal_x
            half = width_at(share) / 2
            # barb line runs from the quill outwards and towards the tip
            root = (x + normal_x * side * half * 0.25, y + normal_y * side * half * 0.25)
            end = (
                x + normal_x * side * half * 1.05 + tangent_x * half * 0.55,
                y + normal_y * side * half * 1.05 + tangent_y * half * 0.55,
            )
            # make sure that it leans to the tip
            ahead_x, ahead_y = samples[min(last, j + 3)][:2]
            if (ahead_x - x) * tangent_x + (ahead_y - y) * tangent_y < 0:
                end = (
                    x + normal_x * side * half * 1.05 - tangent_x * half * 0.55,
                    y + normal_y * side * half * 1.05 - tangent_y * half * 0.55,
                )
            drawing.add(
                Drawing()
                .fill(
                    ribbon(
                        [root, ((root[0] + end[0]) / 2, (root[1] + end[1]) / 2), end], [0, 1.4, 3.2], count=4
                    ),
                    palette.ink,
                )
                .clipped(area)
            )
    drawing.fill(ribbon(points, [3.4, 2.6, 0.6], count=20), palette.ink)
    drawing.stroke(vane, palette.ink, contour)
    return drawing


def peacock_feather(palette: Palette, points: Points, width: float = 26) -> Drawing:
    """Return a peacock feather that ends in an eye."""
    ink = palette.ink
    drawing = feather(points, width * 0.8, palette.green, palette.green_dark, palette, barbs=9)
    samples = sampled(points, 30)
    x, y, normal_x, normal_y = samples[27]
    degrees = math.degrees(math.atan2(normal_y, normal_x)) - 90
    eye = (
        Drawing()
        .paint(ellipse(0, 0, width * 0.62, width * 0.82), palette.green_light, ink, 3.4)
        .fill(ellipse(0, 2, width * 0.44, width * 0.58), palette.gold)
        .fill(ellipse(0, 3, width * 0.32, width * 0.42), palette.blue)
        .fill(ellipse(0, 4, width * 0.18, width * 0.26), ink)
    )
    drawing.add(eye.mapped(compose(translation(x, y), rotation(degrees))))
    return drawing
