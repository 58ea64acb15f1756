"""Weapons stand upright, outside the shoulders."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR


def shaft(palette: Palette, x: float, y0: float, y1: float, width: float = 9) -> Drawing:
    """Return an upright pole."""
    drawing = Drawing()
    colour = palette.brown
    dark = palette.brown_dark
    drawing.fill(rectangle(x - width / 2, y0, width, y1 - y0), colour)
    drawing.fill(rectangle(x + width * 0.08, y0, width * 0.42, y1 - y0), dark)
    drawing.stroke(rectangle(x - width / 2, y0, width, y1 - y0), palette.ink, 3.8)
    return drawing


def halberd(palette: Palette, x: float = 0, y0: float = -330, y1: float = 60) -> Drawing:
    """Return a halberd with a red tassel."""
    drawing = shaft(palette, x, y0 + 70, y1)
    spike = spline(
        f"{x},{y0 - 14}! {x + 9},{y0 + 34} {x + 5},{y0 + 70}! {x - 5},{y0 + 70}! {x - 9},{y0 + 34}"
    )
    blade = spline(
        f"{x + 4},{y0 + 62}! {x + 26},{y0 + 58} {x + 50},{y0 + 44}! {x + 60},{y0 + 82} "
        f"{x + 48},{y0 + 122}! {x + 28},{y0 + 106} {x + 4},{y0 + 104}!"
    )
    hook = spline(
        f"{x - 4},{y0 + 72}! {x - 22},{y0 + 70} {x - 44},{y0 + 86}! {x - 24},{y0 + 86} {x - 4},{y0 + 98}!"
    )
    drawing.fill(blade, palette.steel)
    drawing.fill(
        blade.area().intersection(
            spline(
                f"{x + 40},{y0 + 40}! {x + 44},{y0 + 84} {x + 36},{y0 + 124}! {x + 80},{y0 + 130}! "
                f"{x + 80},{y0 + 30}!"
            ).area()
        ),
        palette.white,
    )
    drawing.stroke(blade, palette.ink, CONTOUR)
    drawing.paint(hook, palette.steel_dark, palette.ink, CONTOUR * 0.9)
    drawing.fill(spike, palette.steel)
    drawing.fill(spike.area().intersection(box(x, y0 - 30, x + 40, y0 + 90)), palette.steel_dark)
    drawing.stroke(spike, palette.ink, CONTOUR * 0.9)
    drawing.paint(rectangle(x - 8, y0 + 66, 16, 44, 3), palette.steel_dark, palette.ink, 3.6)
    for rivet_y in (y0 + 76, y0 + 88, y0 + 100):
        drawing.fill(ellipse(x, rivet_y, 2.2), palette.gold_light)
    # tassel
    drawing.paint(
        spline(
            f"{x - 8},{y0 + 112}! {x - 15},{y0 + 140} {x - 9},{y0 + 150}! {x - 4},{y0 + 144}! "
            f"{x},{y0 + 152}! {x + 4},{y0 + 144}! {x + 9},{y0 + 150}! {x + 15},{y0 + 140} "
            f"{x + 8},{y0 + 112}!"
        ),
        palette.red,
        palette.ink,
        3.4,
    )
    return drawing


def sword(palette: Palette, length: float) -> Drawing:
    """Return an upright sword; the hilt is the origin."""
    drawing = Drawing()
    ink = palette.ink
    blade = spline(f"-10,-16! -9,{-length + 26}! 0,{-length}! 9,{-length + 26}! 10,-16!")
    drawing.fill(blade, palette.steel)
    drawing.fill(polygon((0, -16), (0, -length), (9, -length + 26), (10, -16)), palette.steel_dark)
    drawing.stroke(blade, ink, 4)
    drawing.stroke(path(f"M0 -22V{-length + 40}"), palette.white, 2)
    drawing.paint(
        spline("-42,-20! -40,-10 -20,-6 0,-5 20,-6 40,-10 42,-20! 24,-15 0,-16 -24,-15"),
        palette.gold,
        ink,
        3.8,
    )
    drawing.paint(rectangle(-7, -6, 14, 56, 3), palette.brown_dark, ink, 3.6)
    for y in (4, 16, 28, 40):
        drawing.stroke(path(f"M-6 {y}L6 {y + 5}"), palette.gold, 2.4)
    drawing.paint(ellipse(0, 58, 12), palette.gold, ink, 3.8)
    drawing.fill(ellipse(-3, 55, 3.2), palette.gold_light)
    return drawing


def spear(palette: Palette, x: float, y0: float, y1: float, *, has_bar: bool = True) -> Drawing:
    """Return a boar spear with its cross bar."""
    ink = palette.ink
    drawing = shaft(palette, x, y0 + 70, y1)
    head = spline(
        f"{x},{y0}! {x + 14},{y0 + 34} {x + 12},{y0 + 52} {x + 5},{y0 + 72}! "
        f"{x - 5},{y0 + 72}! {x - 12},{y0 + 52} {x - 14},{y0 + 34}"
    )
    drawing.fill(head, palette.steel)
    drawing.fill(head.area().intersection(box(x, y0 - 5, x + 40, y0 + 90)), palette.steel_dark)
    drawing.stroke(head, ink, 4)
    drawing.stroke(path(f"M{x} {y0 + 14}V{y0 + 66}"), ink, 2.4)
    if has_bar:
        drawing.paint(
            spline(
                f"{x - 28},{y0 + 76}! {x - 22},{y0 + 84} {x},{y0 + 86} {x + 22},{y0 + 84} "
                f"{x + 28},{y0 + 76}! {x + 22},{y0 + 94} {x},{y0 + 96} {x - 22},{y0 + 94}"
            ),
            palette.steel_dark,
            ink,
            3.6,
        )
    drawing.paint(rectangle(x - 7, y0 + 70, 14, 32, 3), palette.steel_dark, ink, 3.4)
    return drawing
