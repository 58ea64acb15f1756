"""A bar in Marseille: the old harbour through the windows, bottles before a mirror, globes of light."""

from __future__ import annotations

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
    beam,
    bottle,
    chair,
    halo,
    pane,
    picture,
    row,
    shelf,
    tiles,
)

WALL, WALL_DARK, BLUE, BLUE_DARK, WOOD = "#B9965A", "#9A7A45", "#2F5C72", "#1F4152", "#5A3524"
PASTIS, GREEN, RED, PALE = "#E8C84A", "#3F7A55", "#A63A32", "#C9D3B0"


def wall() -> Drawing:
    """Return the wall behind the table; y = 0 is the table's far edge."""
    drawing = band(-420, 10, WALL).add(band(-420, -262, WALL_DARK))
    for number, x in enumerate(range(-1840, 1841, 46)):
        drawing.fill(rectangle(x + 1.4, -58, 43, 44, 2), BLUE if number % 2 else mixed(BLUE, "#7FB0B8", 0.25))
    drawing.add(beam(-14, 10, "#A8A79E", "#77766F"), band(-66, -58, WOOD))
    for x in (-1030, -350, 1030):
        drawing.add(pane(x, -14, 250, 206, _harbour(), BLUE_DARK, arch=66))
    for x in (-690, 0, 510):
        drawing.add(_mirror(x))
    drawing.add(
        picture(-176, -110, 74, 100, _poster(), "#E9DDB6"), picture(770, -110, 90, 110, _poster(), "#E9DDB6")
    )
    return drawing


def _mirror(x: float) -> Drawing:
    """Return the back of the bar: a mirror with two rows of bottles before it, about 250 wide."""
    drawing = Drawing().paint(rectangle(x - 132, -206, 264, 192, 6), WOOD, INK, THICK)
    drawing.paint(rectangle(x - 122, -196, 244, 182, 4), "#5E8F92", INK, THIN)
    drawing.fill(polygon((x - 100, -194), (x - 50, -194), (x - 118, -60), (x - 118, -120)), "#8DB9B4")
    things = [
        (-104, 50, GREEN),
        (-80, 56, PASTIS),
        (-55, 46, RED),
        (-28, 54, PALE),
        (0, 48, PASTIS),
        (28, 56, GREEN),
        (54, 46, PALE),
        (80, 54, RED),
        (105, 50, PASTIS),
    ]
    for y in (-16, -104):
        drawing.add(
            shelf(x - 126, x + 126, y, WOOD, INK), row(y, [(x + dx, high, tint) for dx, high, tint in things])
        )
    return drawing


def _harbour() -> Drawing:
    """Return the harbour in the evening with Notre-Dame de la Garde on its hill."""
    drawing = (
        Drawing()
        .fill(rectangle(-140, -240, 280, 260), "#365A86")
        .fill(rectangle(-140, -110, 280, 130), "#7C7F98")
    )
    drawing.fill(rectangle(-140, -76, 280, 90), "#D49A72")
    drawing.paint(
        spline("-150,-30! -90,-66 -30,-104 20,-108 80,-70 150,-40! 150,10! -150,10!"), "#6F6A74", INK, THIN
    )
    drawing.paint(rectangle(-22, -132, 44, 28), "#E6D3AA", INK, THIN).paint(
        rectangle(-8, -168, 16, 40), "#E6D3AA", INK, THIN
    )
    drawing.paint(polygon((-10, -168), (0, -182), (10, -168)), "#C99A4A", INK, THIN).fill(
        ellipse(0, -188, 3.4, 7), "#FFE08A"
    )
    for x, high, tint in (
        (-104, 44, "#D8B48A"),
        (-66, 54, "#C98F6A"),
        (58, 50, "#DDBE92"),
        (100, 42, "#C98F6A"),
    ):
        drawing.paint(rectangle(x - 20, -high - 8, 40, high), tint, INK, THIN)
        for dx in (-11, 3):
            drawing.fill(rectangle(x + dx, -high + 2, 8, 12), "#F6DE93")
    drawing.fill(rectangle(-140, -16, 280, 30), "#2F5C72")
    for x, high, tint in (
        (-84, 92, "#F2E7CC"),
        (-30, 66, "#A63A32"),
        (34, 100, "#F2E7CC"),
        (88, 72, "#2F6388"),
    ):
        drawing.stroke(line(x, -8, x, -high), INK, 2.6).stroke(line(x, -high, x + 24, -12), INK, 1.4)
        drawing.paint(spline(f"{x - 28},-12! {x + 30},-12! {x + 20},2! {x - 20},2!"), tint, INK, THIN)
    return drawing


def _poster() -> Drawing:
    """Return a poster for a drink: a glass before the sun."""
    drawing = Drawing().fill(ellipse(0, -62, 26), "#E8A43C").fill(rectangle(-60, -26, 120, 30), "#2F6388")
    drawing.paint(polygon((-14, -62), (14, -62), (9, -18), (-9, -18)), "#F1E08A", INK, THIN)
    return drawing.stroke(path("M-24 -8H24"), "#F3EAD6", 4)


def above() -> Drawing:
    """Return the striped awning and the globes of light at the upper edge of the window."""
    drawing = Drawing()
    for number in range(-46, 47):
        x = number * 40
        strip = path(f"M{x} -60H{x + 40}V8A20 12 0 0 1 {x} 8Z")
        drawing.paint(strip, "#EADFC2" if number % 2 else "#2F5C72", INK, THIN)
    drawing.fill(rectangle(-1900, -60, 3800, 54), "#000000", opacity=0.16)
    for x in (-1000, -440, 440, 1000):
        drawing.add(halo(x, 50, 66)).stroke(line(x, 0, x, 34), INK, 2.6, cap="butt").paint(
            ellipse(x, 50, 19), "#F8E2A0", INK, THIN
        )
        drawing.fill(ellipse(x - 5, 44, 8), "#FFF6DA").paint(
            rectangle(x - 8, 28, 16, 7), "#B98A36", INK, THIN
        )
    return drawing


def left() -> Drawing:
    """Return the floor left of the table: x = 0 is the table's edge."""
    drawing = _floor(-FLOOR, 0)
    drawing.add(placed(_crate(), -76, 390), placed(_stool(), -190, 520), placed(_stool(), -68, 690))
    return drawing.add(placed(_siphon(), -190, 390), placed(_boules(), -70, 900))


def right() -> Drawing:
    """Return the floor right of the table."""
    drawing = _floor(0, FLOOR)
    drawing.add(placed(_stool(), 78, 400), placed(_stool(), 196, 470), placed(_crate(), 76, 880))
    return drawing.add(placed(_boules(), 200, 780))


def _floor(low: float, high: float) -> Drawing:
    return tiles(low, high, 62, "#B7A684", "#5F6B66")


def _stool() -> Drawing:
    drawing = Drawing().fill(ellipse(6, 8, 50), "#000000", opacity=0.22)
    drawing.paint(ellipse(0, 0, 47), "#C9C7BE", INK, THICK).paint(ellipse(0, -2, 39), "#A63A32", INK, THIN)
    return drawing.fill(ellipse(-10, -14, 16, 9, -20), "#C96A58")


def _crate() -> Drawing:
    """Return a crate of lemons."""
    drawing = Drawing().fill(rectangle(-52, -6, 112, 16, 6), "#000000", opacity=0.2)
    for x, y in ((-34, -62), (-8, -68), (20, -64), (38, -58), (-20, -56), (8, -56)):
        drawing.paint(ellipse(x, y, 16, 13, x), "#EFCB45", INK, THIN)
    drawing.paint(rectangle(-56, -56, 112, 56), "#A9793F", INK, THICK)
    for y in (-38, -20):
        drawing.stroke(line(-56, y, 56, y), "#6A4522", 2.6)
    return drawing.fill(rectangle(20, -54, 34, 52), "#6A4522", opacity=0.4)


def _siphon() -> Drawing:
    drawing = Drawing().fill(ellipse(4, 0, 26, 8), "#000000", opacity=0.2)
    drawing.paint(path("M-8 -78V-92H6L26 -84V-76L6 -80V-78Z"), "#B9B6AB", INK, THIN)
    return drawing.add(bottle(0, 0, 96, "#7FB0B8", PALE))


def _boules() -> Drawing:
    drawing = Drawing()
    for x, y in ((-26, 0), (20, 8), (0, -32)):
        drawing.fill(ellipse(x + 4, y + 16, 24, 9), "#000000", opacity=0.22)
        drawing.paint(ellipse(x, y, 22), "#8E9498", INK, THICK).stroke(
            ellipse(x, y, 22, 8, 30), "#5E6468", 2.2
        )
        drawing.fill(ellipse(x - 7, y - 9, 6, 4, -30), "#DDE2E2")
    return drawing.paint(ellipse(44, -30, 9), "#C98A2E", INK, THIN)


def seat() -> Drawing:
    """Return the empty chair."""
    return chair("#7A4526", seat="#C9A25C", is_round=True)
