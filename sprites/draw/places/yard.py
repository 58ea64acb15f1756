"""A yard in Sofia under a vine: a white house, a wooden fence, and Vitosha in the afternoon."""

from __future__ import annotations

import random

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import mixed
from sprites.draw.places.parts import (
    FLOOR,
    INK,
    THICK,
    THIN,
    band,
    bush,
    chair,
    grapes,
    leaf,
    pane,
    pot,
    slabs,
)

LIME, LIME_DARK, WOOD, WOOD_DARK, TILE = "#D8C7A2", "#B59F78", "#77502F", "#513319", "#A44B30"
LEAVES = ("#6E8F3C", "#5C7D36", "#86A548", "#4C6B32")


def wall() -> Drawing:
    """Return what is seen beyond the table: sky, the mountain, houses and the fence."""
    drawing = band(-420, 10, "#8DB4C2").add(band(-230, 10, "#B4CCC2"), band(-120, 10, "#DCD7B4"))
    for shift, high, colour in ((0, 1.0, "#6D8C9C"), (300, 0.62, "#5B7D74")):
        drawing.add(_vitosha(shift, high, colour))
    for x in (-960, 300, 1140):
        drawing.add(placed(_house(), x, 0))
    for x, width in ((-640, 150), (-470, 120), (-60, 180), (690, 170), (840, 130), (-1250, 170)):
        drawing.add(bush(x, 8, width, 78, "#6B8A44", seed=round(x)))
    drawing.add(_fence())
    for x in (-1010, -190, 640, 1330):
        drawing.add(placed(_post(), x, -390))
    return drawing


def _vitosha(shift: float, high: float, colour: str) -> Drawing:
    """Return a long ridge from one edge to the other."""
    points = [
        (-2000, -60), (-1500, -96), (-1200, -130), (-900, -104), (-560, -176), (-350, -206),
        (-160, -186), (120, -120), (420, -150), (760, -196), (1020, -150), (1400, -104), (2000, -80),
    ]  # fmt: skip
    ridge = " ".join(f"{x + shift},{y * high:.1f}" for x, y in points)
    return Drawing().paint(spline(f"-2400,10! -2400,-60! {ridge} 2600,-60! 2600,10!"), colour, INK, THIN)


def _house() -> Drawing:
    """Return a house of the national revival, about 360 wide: the upper floor stands out."""
    drawing = Drawing().paint(rectangle(-150, -80, 300, 90), "#8C7A62", INK, THICK)
    drawing.paint(rectangle(-180, -236, 360, 160), LIME, INK, THICK).fill(
        rectangle(96, -234, 82, 156), LIME_DARK
    )
    drawing.paint(rectangle(-190, -84, 380, 13), WOOD, INK, THIN)
    drawing.paint(polygon((-220, -232), (-160, -300), (160, -300), (220, -232)), TILE, INK, THICK)
    for y in (-280, -258):
        drawing.stroke(line(-190, y, 190, y), mixed(TILE, INK, 0.4), 2.6)
    for x in (-112, 0, 112):
        drawing.add(pane(x, -112, 62, 92, Drawing().fill(rectangle(-40, -100, 80, 110), "#F3CF85"), WOOD))
    for x in (-80, 80):
        drawing.add(pane(x, -16, 60, 40, Drawing().fill(rectangle(-40, -60, 80, 70), "#5A5148"), WOOD))
    return drawing


def _fence() -> Drawing:
    """Return a wooden fence with pointed pales."""
    drawing = Drawing()
    for number in range(-52, 53):
        x = number * 36
        tint = mixed(WOOD, "#E0B27A", 0.12 if number % 3 else 0.24)
        pale = polygon((x - 13, 10), (x - 13, -26), (x, -40), (x + 13, -26), (x + 13, 10))
        drawing.fill(pale, tint).fill(rectangle(x + 5, -26, 8, 36), WOOD_DARK, opacity=0.5).stroke(
            pale, INK, THIN
        )
    return drawing.add(band(-16, -8, WOOD_DARK))


def above() -> Drawing:
    """Return the vine that hangs from the upper edge of the window."""
    chance = random.Random(12)  # noqa: S311 - leaves, not cards
    drawing = Drawing()
    for x in (-1380, -1010, -520, -250, 330, 620, 980, 1400):
        drawing.add(grapes(x, -4, 62, "#5B3A6B" if round(x) % 20 else "#8FA348"))
    leaves = [(x + chance.uniform(-14, 14), chance.uniform(-42, -14)) for x in range(-1820, 1821, 46)]
    for x, y in leaves:
        size = chance.uniform(52, 74)
        drawing.add(leaf(x, y, size, chance.uniform(-28, 28), chance.choice(LEAVES)))
    return drawing


def left() -> Drawing:
    """Return the yard left of the table: x = 0 is the table's edge."""
    drawing = slabs(-FLOOR, 0, 52, "#9C8A66", 17)
    drawing.add(placed(_geranium(), -64, 400), placed(_hen(), -70, 850))
    return drawing.add(placed(_hen(), -250, 690, 0.9, is_mirrored=True), placed(_geranium(), -240, 400, 1.2))


def right() -> Drawing:
    """Return the yard right of the table."""
    drawing = slabs(0, FLOOR, 52, "#9C8A66", 18)
    drawing.add(placed(_geranium(), 66, 400), placed(_pumpkin(), 62, 880))
    return drawing.add(placed(_pumpkin(), 200, 780, 1.3), placed(_geranium(), 240, 380, 1.25))


def _post() -> Drawing:
    """Return the post of the arbour with the stem of the vine round it."""
    drawing = (
        Drawing()
        .paint(rectangle(-13, -20, 26, 420), WOOD, INK, THICK)
        .fill(rectangle(3, -18, 8, 416), WOOD_DARK)
    )
    stem = spline("-16,400 -22,330 18,280 20,220 -20,170 -18,110 20,60 8,-20", closed=False)
    drawing.stroke(stem, INK, 13).stroke(stem, "#6A4A34", 7.4)
    for x, y, degrees in ((20, 210, -40), (-24, 150, 30), (22, 70, -30), (-20, 320, 40)):
        drawing.add(leaf(x, y, 46, degrees, LEAVES[y % 4]))
    return drawing


def _geranium() -> Drawing:
    return bush(0, -44, 84, 56, "#5C7D36", "#D24A38", seed=5).add(pot(0, 0, 64))


def _pumpkin() -> Drawing:
    drawing = Drawing().fill(ellipse(6, 4, 54, 14), "#000000", opacity=0.2)
    drawing.paint(path("M-6 -58Q-8 -78 8 -84L14 -76Q4 -70 6 -58Z"), "#5E6B34", INK, THIN)
    for x, wide in ((-30, 24), (30, 24), (-14, 24), (14, 24), (0, 20)):
        drawing.paint(ellipse(x, -28, wide, 32), "#D98A35" if x <= 0 else "#BC6F26", INK, THIN)
    return drawing


def _hen() -> Drawing:
    drawing = Drawing().fill(ellipse(2, 34, 40, 10), "#000000", opacity=0.22)
    drawing.stroke(path("M-6 20V38M10 20V38M-14 39H0M4 39H18"), "#C98A2E", 3.4)
    drawing.paint(polygon((-54, -10), (-40, -12), (-40, 2)), "#E0A53C", INK, THIN)
    body = spline("-44,-22 -34,-34 -22,-26 -10,-8 20,-12 50,-40! 52,-6 34,22 4,28 -22,18 -34,-4")
    drawing.paint(spline("-40,-34 -40,-46 -33,-40 -28,-48 -25,-38 -20,-42 -22,-28!"), "#C4351F", INK, THIN)
    drawing.fill(body, "#C9793F")
    drawing.add(Drawing().fill(spline("2,-6 28,-4 34,10 10,16!"), "#96522A").clipped(body))
    drawing.stroke(body, INK, THICK)
    return drawing.fill(ellipse(-34, -20, 3, 3), INK)


def seat() -> Drawing:
    """Return the empty chair."""
    return chair("#5F7F4A", seat="#B8442F", slats=3)
