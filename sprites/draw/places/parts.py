"""What the rooms are furnished with; every part stands with its foot at (x, y) unless it says otherwise."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import mixed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sprites.draw.geometry.path import Path

INK = "#20130F"
THICK, THIN = 3.0, 1.8
FAR = 4000.0
"""Walls and floors go on so far to either side: wider than any window."""


FLOOR = 900.0
"""How far the drawn floor reaches from the table, which is enough beside a window of 32:9."""


def band(top: float, bottom: float, colour: str) -> Drawing:
    """Return a stripe across every window."""
    return Drawing().fill(rectangle(-FAR, top, 2 * FAR, bottom - top), colour)


def beam(top: float, bottom: float, colour: str, dark: str) -> Drawing:
    """Return a board across every window, its lower third in the dark."""
    drawing = band(top, bottom, colour).add(band(bottom - (bottom - top) / 3, bottom, dark))
    for y in (top, bottom):
        drawing.stroke(line(-FAR, y, FAR, y), INK, THICK, cap="butt")
    return drawing


def bottle(x: float, y: float, height: float, colour: str, label: str | None = None) -> Drawing:
    """Return a bottle with a light along its left side."""
    half, neck = height * 0.17, height * 0.06
    shoulder, top = y - height * 0.58, y - height
    glass = spline(
        f"{x - half},{y}! {x - half},{shoulder}! {x - neck},{shoulder - height * 0.16}! {x - neck},{top}! "
        f"{x + neck},{top}! {x + neck},{shoulder - height * 0.16}! {x + half},{shoulder}! {x + half},{y}!"
    )
    drawing = Drawing().fill(glass, colour)
    drawing.fill(
        rectangle(x - half * 0.66, shoulder + 2, half * 0.3, height * 0.4), mixed(colour, "#FFFFFF", 0.4)
    )
    if label:
        drawing.fill(rectangle(x - half * 0.8, y - height * 0.4, half * 1.6, height * 0.2), label)
    return drawing.stroke(glass, INK, THIN)


def mug(x: float, y: float, height: float, colour: str) -> Drawing:
    """Return a stone mug with a handle at the right."""
    half = height * 0.36
    drawing = Drawing().stroke(ellipse(x + half, y - height * 0.5, half * 0.55, height * 0.28), INK, 5.2)
    drawing.stroke(ellipse(x + half, y - height * 0.5, half * 0.55, height * 0.28), colour, 2.2)
    drawing.paint(rectangle(x - half, y - height, 2 * half, height, 2), colour, INK, THIN)
    return drawing.fill(
        rectangle(x + half * 0.25, y - height + 2, half * 0.6, height - 4), mixed(colour, INK, 0.3)
    )


def row(y: float, things: Sequence[tuple[float, float, str]]) -> Drawing:
    """Return bottles side by side: (x, height, colour) of each; every other one has a label."""
    drawing = Drawing()
    for place, (x, height, colour) in enumerate(things):
        drawing.add(bottle(x, y, height, colour, "#E9D9B0" if place % 2 else None))
    return drawing


def shelf(left: float, right: float, y: float, colour: str, dark: str) -> Drawing:
    """Return a board on two brackets; its upper side is at y."""
    drawing = Drawing()
    for x in (left + 14, right - 14):
        drawing.paint(polygon((x - 5, y + 5), (x + 5, y + 5), (x, y + 18)), dark, INK, THIN)
    return drawing.paint(rectangle(left, y, right - left, 7), colour, INK, THIN)


def pane(
    x: float, y: float, width: float, height: float, view: Drawing, frame: str, *, arch: float = 0
) -> Drawing:
    """Return a window whose sill is at y; `view` has its origin in the middle of the sill."""
    left, top = x - width / 2, y - height
    opening: Path = rectangle(left, top, width, height)
    if arch:
        opening = path(
            f"M{left} {y}V{top + arch}Q{left} {top} {x} {top}"
            f"Q{left + width} {top} {left + width} {top + arch}V{y}Z"
        )
    drawing = Drawing().stroke(opening, INK, 15).stroke(opening, frame, 10)
    drawing.add(placed(view, x, y).clipped(opening))
    drawing.stroke(opening, INK, THIN)
    bars = (
        Drawing()
        .stroke(line(x, top, x, y), INK, 6.4, cap="butt")
        .stroke(line(x, top, x, y), frame, 3.4, cap="butt")
    )
    level = y - height * 0.62
    bars.stroke(line(left, level, left + width, level), INK, 6.4, cap="butt")
    bars.stroke(line(left, level, left + width, level), frame, 3.4, cap="butt")
    drawing.add(bars.clipped(opening))
    return drawing.paint(rectangle(left - 12, y - 1, width + 24, 8), frame, INK, THIN)


def picture(x: float, y: float, width: float, height: float, view: Drawing, ground: str) -> Drawing:
    """Return a framed picture; `view` has its origin in the middle of its lower edge."""
    inner = rectangle(x - width / 2, y - height, width, height)
    drawing = Drawing().stroke(inner, INK, 11).stroke(inner, "#A97B34", 6.6).fill(inner, ground)
    return drawing.add(placed(view, x, y).clipped(inner)).stroke(inner, INK, THIN)


def halo(x: float, y: float, radius: float, colour: str = "#FFD98A") -> Drawing:
    """Return the light round a lamp in three flat rings."""
    drawing = Drawing()
    for share, opacity in ((1.0, 0.10), (0.66, 0.14), (0.36, 0.2)):
        drawing.fill(ellipse(x, y, radius * share), colour, opacity=opacity)
    return drawing


def sconce(x: float, y: float, colour: str = "#F6D27A") -> Drawing:
    """Return a lit lamp on the wall; y is the foot of its arm."""
    drawing = halo(x, y - 36, 62)
    drawing.stroke(spline(f"{x},{y} {x},{y - 14} {x},{y - 22}", closed=False), INK, 6)
    drawing.stroke(line(x, y, x, y - 22), "#B98A36", 2.6).paint(ellipse(x, y, 7, 5), "#B98A36", INK, THIN)
    shade = spline(f"{x - 9},{y - 50}! {x + 9},{y - 50}! {x + 19},{y - 22}! {x - 19},{y - 22}!")
    return drawing.paint(shade, colour, INK, THIN).fill(
        spline(f"{x - 6},{y - 48}! {x + 1},{y - 48}! {x + 1},{y - 24}! {x - 12},{y - 24}!"), "#FFF0BF"
    )


def hanging_lamp(x: float, cord: float, colour: str, light: str = "#FFE9A8") -> Drawing:
    """Return a lamp that hangs so far below y = 0."""
    drawing = halo(x, cord + 34, 70)
    drawing.stroke(line(x, -60, x, cord), INK, 2.6, cap="butt")
    drawing.fill(ellipse(x, cord + 27, 12, 7), light).stroke(ellipse(x, cord + 27, 12, 7), INK, THIN)
    shade = spline(
        f"{x - 5},{cord}! {x + 5},{cord}! {x + 12},{cord + 9} {x + 38},{cord + 27}! "
        f"{x - 38},{cord + 27}! {x - 12},{cord + 9}"
    )
    drawing.fill(shade, colour)
    drawing.fill(
        spline(
            f"{x + 2},{cord + 1}! {x + 5},{cord}! {x + 12},{cord + 9} "
            f"{x + 38},{cord + 27}! {x + 14},{cord + 27}!"
        ),
        mixed(colour, INK, 0.4),
    )
    return drawing.stroke(shade, INK, THICK)


def pot(x: float, y: float, width: float, colour: str = "#B5673C") -> Drawing:
    """Return a flower pot; plants are painted before it."""
    half, height = width / 2, width * 0.8
    body = polygon(
        (x - half * 0.9, y - height), (x + half * 0.9, y - height), (x + half * 0.62, y), (x - half * 0.62, y)
    )
    drawing = Drawing().fill(body, colour)
    drawing.fill(
        polygon(
            (x + half * 0.2, y - height),
            (x + half * 0.9, y - height),
            (x + half * 0.62, y),
            (x + half * 0.1, y),
        ),
        mixed(colour, INK, 0.3),
    )
    drawing.stroke(body, INK, THICK)
    return drawing.paint(
        rectangle(x - half, y - height - width * 0.16, width, width * 0.22, 2), colour, INK, THICK
    )


def bush(
    x: float, y: float, width: float, height: float, colour: str, dots: str | None = None, *, seed: int = 1
) -> Drawing:
    """Return a round bush of leaves, with blossoms if a colour for them is given."""
    chance = random.Random(seed)  # noqa: S311 - leaves, not cards
    count = 9
    rim = []
    for step in range(count):
        angle = math.pi + math.pi * step / (count - 1)
        reach = 1 + (0.14 if step % 2 else -0.04)
        rim.append((x + math.cos(angle) * width / 2 * reach, y + math.sin(angle) * height * reach))
    crown = spline([*rim, (x + width * 0.3, y + 2, 1), (x - width * 0.3, y + 2, 1)])
    drawing = Drawing().fill(crown, colour)
    drawing.add(
        Drawing()
        .fill(
            ellipse(x + width * 0.26, y - height * 0.3, width * 0.36, height * 0.7), mixed(colour, INK, 0.3)
        )
        .clipped(crown)
    )
    for _ in range(16 if dots else 0):
        angle, far = chance.uniform(math.pi, 2 * math.pi), chance.uniform(0.2, 0.94)
        spot = (x + math.cos(angle) * width / 2 * far, y + math.sin(angle) * height * far)
        drawing.fill(ellipse(*spot, 3.4), dots or colour)
    return drawing.stroke(crown, INK, THICK)


def leaf(x: float, y: float, size: float, degrees: float, colour: str) -> Drawing:
    """Return a vine leaf that hangs from (x, y)."""
    shape = spline(
        "0,0! -20,-8 -34,6! -24,14 -36,30! -20,34 -14,46! -6,44 0,58! "
        "6,44 14,46! 20,34 36,30! 24,14 34,6! 20,-8"
    )
    drawing = Drawing().fill(shape, colour)
    half = spline("0,0! 0,58! 6,44 14,46! 20,34 36,30! 24,14 34,6! 20,-8")
    drawing.fill(half, mixed(colour, INK, 0.28))
    drawing.stroke(path("M0 2V44M0 10L-22 22M0 10L22 22"), mixed(colour, INK, 0.45), 2.4)
    return placed(drawing.stroke(shape, INK, THICK * 58 / size / 1.4), x, y, size / 58, degrees)


def grapes(x: float, y: float, size: float, colour: str) -> Drawing:
    """Return a bunch that hangs from (x, y)."""
    drawing, radius = Drawing(), size * 0.13
    drawing.stroke(line(x, y, x, y + size * 0.2), INK, 3)
    for level, count in enumerate((3, 4, 3, 2, 1)):
        for place in range(count):
            spot = (x + (place - (count - 1) / 2) * radius * 1.8, y + size * 0.24 + level * radius * 1.5)
            drawing.paint(ellipse(*spot, radius), colour, INK, THIN)
            drawing.fill(
                ellipse(spot[0] - radius * 0.3, spot[1] - radius * 0.35, radius * 0.3),
                mixed(colour, "#FFFFFF", 0.45),
            )
    return drawing


def chair(colour: str, *, seat: str, slats: int = 3, is_round: bool = False) -> Drawing:
    """Return an empty chair seen from the front, behind a table's edge at y = 0; about 150 high."""
    dark = mixed(colour, INK, 0.4)
    drawing = Drawing()
    if is_round:
        back = spline("-46,0! -50,-60 -48,-112 -26,-144 0,-150 26,-144 48,-112 50,-60 46,0!", closed=False)
        drawing.stroke(back, INK, 15).stroke(back, colour, 9.4)
        inner = spline("-24,-2! -27,-60 -20,-104 0,-114 20,-104 27,-60 24,-2!", closed=False)
        drawing.stroke(inner, INK, 11).stroke(inner, dark, 6)
    else:
        for number in range(slats):
            y = -132 + number * 36
            bow = spline(f"-44,{y}! 0,{y - 10} 44,{y}! 44,{y + 18}! 0,{y + 9} -44,{y + 18}!")
            drawing.fill(bow, colour)
            drawing.add(Drawing().fill(rectangle(-60, y + 6, 120, 30), dark).clipped(bow))
            drawing.stroke(bow, INK, THICK)
        for x in (-48, 48):
            post = spline(f"{x - 7},0! {x - 6},-140! {x},-152 {x + 6},-140! {x + 7},0!")
            drawing.fill(post, colour).fill(rectangle(x + 1, -138, 5, 138), dark).stroke(post, INK, THICK)
    drawing.paint(spline("-60,6! -54,-24! 54,-24! 60,6!"), seat, INK, THICK)
    return drawing.fill(spline("-56,4! -54,-7! 54,-7! 57,4!"), mixed(seat, INK, 0.3))


def boards(left: float, right: float, step: float, colour: str, seed: int) -> Drawing:
    """Return a floor of boards along y, between two x."""
    chance = random.Random(seed)  # noqa: S311 - a floor, not cards
    drawing = Drawing().fill(rectangle(min(left, right), -60, abs(right - left), 1120), colour)
    count = int(abs(right - left) / step)
    for number in range(count):
        x = min(left, right) + number * step
        tint = mixed(colour, INK if chance.random() < 0.5 else "#E8B878", chance.uniform(0.04, 0.16))
        drawing.fill(rectangle(x, -60, step, 1120), tint)
        drawing.stroke(line(x, -60, x, 1060), mixed(colour, INK, 0.6), 2.2, cap="butt")
        y = chance.uniform(20, 240)
        while y < 1000:
            drawing.stroke(line(x, y, x + step, y), mixed(colour, INK, 0.6), 2.2, cap="butt")
            y += chance.uniform(180, 420)
    return drawing


def slabs(left: float, right: float, step: float, colour: str, seed: int) -> Drawing:
    """Return a floor of uneven stones, between two x."""
    chance = random.Random(seed)  # noqa: S311 - a floor, not cards
    low, high = min(left, right), max(left, right)
    drawing = Drawing().fill(rectangle(low, -60, high - low, 1120), mixed(colour, INK, 0.45))
    y, shift = -60.0, 0.0
    while y < 1040:
        tall = step * chance.uniform(0.8, 1.15)
        x = low - shift
        while x < high:
            wide = step * chance.uniform(1.0, 1.7)
            tint = mixed(colour, INK if chance.random() < 0.5 else "#FFE9C8", chance.uniform(0.02, 0.13))
            left_edge, right_edge = max(low, x + 2), min(high, x + wide - 2)
            if right_edge - left_edge > 6:
                drawing.fill(rectangle(left_edge, y + 2, right_edge - left_edge, tall - 4), tint)
            x += wide
        y, shift = y + tall, step * chance.uniform(0.2, 0.9)
    return drawing


def tiles(left: float, right: float, step: float, light: str, dark: str) -> Drawing:
    """Return a floor of tiles by turns light and dark, between two x; it begins at x = 0."""
    low, high = min(left, right), max(left, right)
    drawing = Drawing().fill(rectangle(low, -60, high - low, 1120), light)
    for column in range(math.floor(low / step), math.ceil(high / step)):
        for place in range(-1, math.ceil(1040 / step)):
            if (column + place) % 2:
                drawing.fill(rectangle(column * step, place * step, step, step), dark)
    return drawing
