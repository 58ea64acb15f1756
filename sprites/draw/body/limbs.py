"""An arm is two pieces, so that a hand-held thing can lie between them; a neck is one."""

from __future__ import annotations

import math

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import Point, compose, rotation, translation
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.ribbon import limb
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, hatch, shade
from sprites.draw.textures import stripes

Bars = tuple[str, float, float]  # colour, gap, width of the stripes along a sleeve


def upper_sleeve(
    palette: Palette,
    shoulder: Point,
    elbow: Point,
    colour: str,
    dark: str,
    widths: tuple[float, float],
    *,
    seed: int = 1,
    bars: Bars | None = None,
) -> Drawing:
    """Return the sleeve from shoulder to elbow with its widths there, bent a little outwards."""
    dx, dy = elbow[0] - shoulder[0], elbow[1] - shoulder[1]
    length = math.hypot(-dy, dx) or 1
    side = 1 if elbow[0] >= shoulder[0] else -1
    middle_x, middle_y = (shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2
    bend = (middle_x + -dy / length * 4 * -side, middle_y + dx / length * 4 * -side)
    shape = limb([shoulder, bend, elbow], [widths[0], (widths[0] + widths[1]) / 2 + 4, widths[1]])
    return _cloth(palette, shape, _direction(shoulder, elbow), colour, dark, seed=seed, bars=bars)


def lower_sleeve(
    palette: Palette,
    elbow: Point,
    wrist: Point,
    colour: str,
    dark: str,
    widths: tuple[float, float],
    *,
    cuff: str | None = None,
    cuff_dark: str | None = None,
    cuff_width: float = 20,
    seed: int = 1,
    bars: Bars | None = None,
) -> Drawing:
    """Return the sleeve from elbow to wrist with its widths there, and a cuff if it has a colour."""
    middle = ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2)
    shape = limb([elbow, middle, wrist], [widths[0], (widths[0] + widths[1]) / 2 + 3, widths[1]])
    drawing = _cloth(palette, shape, _direction(elbow, wrist), colour, dark, seed=seed + 1, bars=bars)
    if cuff:
        flat = _cuff(palette, cuff, cuff_dark or cuff, cuff_width, widths[1] / 2 + 6)
        drawing.add(flat.mapped(compose(translation(*wrist), rotation(_direction(elbow, wrist)))))
    return drawing


def _direction(start: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))


def _cloth(
    palette: Palette, shape: Path, degrees: float, colour: str, dark: str, *, seed: int, bars: Bars | None
) -> Drawing:
    area = shape.area()
    drawing = Drawing().fill(shape, colour)
    if bars:
        tint, gap, width = bars
        drawing.add(stripes(area, degrees, gap, width, tint, offset=gap * 0.2))
    drawing.add(shade(area, 9, 5, dark))
    across = degrees + 90
    while across > 90:
        across -= 180
    while across < -90:
        across += 180
    drawing.add(hatch(area, across + 10, 10, dark, 0.42, 5, seed=seed, shortest=20))
    return drawing.stroke(shape, palette.ink, CONTOUR)


def _cuff(palette: Palette, colour: str, dark: str, width: float, half: float) -> Drawing:
    shape = spline(
        f"-{width / 2 + 2},-{half + 3}! {width / 2},-{half}! {width / 2 + 3},0 {width / 2},{half}! "
        f"-{width / 2 + 2},{half + 3}! -{width / 2 - 1},0"
    )
    drawing = Drawing().fill(shape, colour).fill(shape.area().intersection(box(-40, 4, 40, 60)), dark)
    return drawing.stroke(shape, palette.ink, CONTOUR * 0.85)


def neck(palette: Palette, x: float = 0, y: float = -150, width: float = 22, height: float = 44) -> Drawing:
    """Return a neck in the shadow of the chin."""
    drawing = Drawing()
    shape = spline(
        f"{x - width},{y - height}! {x - width},{y - 8} {x - width - 10},{y + 10}! "
        f"{x + width + 14},{y + 10}! {x + width + 4},{y - 8} {x + width + 4},{y - height}!"
    )
    drawing.fill(shape, palette.skin)
    drawing.fill(
        shape.area().intersection(
            spline(
                f"{x - 40},{y - height + 2}! {x - 10},{y - 8} {x + 12},{y + 8}! {x + 60},{y + 14}! "
                f"{x + 60},{y - height - 6}!"
            ).area()
        ),
        palette.skin_dark,
    )
    drawing.stroke(shape, palette.ink, CONTOUR)
    return drawing
