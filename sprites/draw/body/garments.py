"""Torso, ermine, capes and chains: cut flat and shaded like everything else."""

from __future__ import annotations

import itertools

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.outline import area_of
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.ribbon import sampled
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import Points, spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, shade, tone
from sprites.draw.textures import pattern


def shoulders(
    palette: Palette,
    colour: str,
    dark: str,
    *,
    half: float = 118,
    top: float = -150,
    bottom: float = 60,
    edge: Points = "22,-170 36,-80 20,60",
    waist: float = 76,
    slope: float = 30,
    reach: float = 24,
    gap: float = 9,
    seed: int = 4,
    contour: float = CONTOUR,
) -> tuple[Drawing, Path]:
    """Return a plain torso and its shape."""
    drawing = Drawing()
    shape = spline(
        f"-{half * 0.34},{top + 10}! -{half * 0.72},{top + slope * 0.8} "
        f"-{half},{top + slope * 1.7} -{half * 0.98},{top + slope * 2.4}! -{waist + 8},-40 "
        f"-{waist},{bottom}! {waist},{bottom}! {waist + 8},-40 "
        f"{half * 0.98},{top + slope * 2.4}! {half},{top + slope * 1.7} "
        f"{half * 0.72},{top + slope * 0.8} {half * 0.36},{top + 8}!"
    )
    tone(drawing, shape, colour, dark, edge, palette, reach=reach, gap=gap, seed=seed, contour=contour)
    return drawing, shape


def ermine(palette: Palette, outline: Path) -> Drawing:
    """Return white fur with black tails."""
    drawing = Drawing()
    drawing.fill(outline, palette.white)
    area = area_of(outline)
    drawing.add(shade(area, 12, 6, palette.cream))
    cell = Drawing().fill(spline("0,-8! 3.4,-2 2.2,7! 0,11 -2.2,7! -3.4,-2"), palette.ink)
    drawing.add(pattern(area, cell, 34, 26, inset=7))
    drawing.stroke(outline, palette.ink, CONTOUR)
    return drawing


def cape(
    palette: Palette,
    colour: str,
    dark: str,
    *,
    half: float = 150,
    top: float = -152,
    middle: float = -92,
    hem: float = -60,
    count: int = 10,
    kind: str = "dag",
    edge: Points = "18,-180 40,-110 36,0",
    reach: float = 26,
    gap: float = 9,
    drop: float = 34,
    seed: int = 3,
) -> tuple[Drawing, Path]:
    """Return a shoulder cape with a dagged or scalloped hem, and its shape."""
    points = [(-34, top, True), (-half * 0.46, top + 14), (-half * 0.8, top + 42), (-half, middle, True)]
    joints = [-half + 2 * half * i / count for i in range(count + 1)]

    def hem_at(x: float) -> float:
        return hem - (abs(x) / half) ** 2 * drop

    for left, right in itertools.pairwise(joints):
        centre = (left + right) / 2
        if kind == "dag":
            points.append((centre, hem_at(centre) + 20, True))
        else:
            points += [
                (left + (right - left) * 0.12, hem_at(centre) + 8),
                (centre, hem_at(centre) + 15),
                (right - (right - left) * 0.12, hem_at(centre) + 8),
            ]
        if right < half - 1:
            points.append((right, hem_at(right) - 4, True))
    points += [(half, middle, True), (half * 0.8, top + 42), (half * 0.48, top + 14), (44, top, True)]
    shape = spline(points)
    drawing = Drawing()
    tone(drawing, shape, colour, dark, edge, palette, reach=reach, gap=gap, seed=seed)
    return drawing, shape


def necklace(palette: Palette, points: Points, count: int = 11, radius: float = 6.5) -> Drawing:
    """Return a chain of large and small links."""
    drawing = Drawing()
    for i, (x, y, _, _) in enumerate(sampled(points, count)):
        drawing.paint(
            ellipse(x, y, radius if i % 2 == 0 else radius * 0.72),
            palette.gold_light if i % 2 == 0 else palette.gold_dark,
            palette.ink,
            2.8,
        )
    return drawing
