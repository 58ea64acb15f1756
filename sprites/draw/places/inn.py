"""An inn in Zagreb in the evening: lamps, bottles on the shelves, and the cathedral through the window."""

from __future__ import annotations

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.places.parts import (
    FLOOR,
    INK,
    THICK,
    THIN,
    band,
    beam,
    boards,
    chair,
    hanging_lamp,
    mug,
    pane,
    picture,
    row,
    sconce,
    shelf,
)

WALL, WALL_DARK, WOOD, WOOD_DARK = "#8F6A3C", "#7C5A33", "#6B3F22", "#472813"
GREEN, BROWN, AMBER, RED = "#3F6B42", "#6D4326", "#B9782B", "#8E3324"


def wall() -> Drawing:
    """Return the wall behind the table; y = 0 is the table's far edge."""
    drawing = band(-420, 10, WALL).add(band(-420, -250, WALL_DARK))
    for x in range(-1860, 1861, 124):
        drawing.fill(rectangle(x, -250, 2.4, 240), WALL_DARK)
    drawing.add(beam(-12, 10, WOOD, WOOD_DARK), beam(-262, -246, WOOD, WOOD_DARK))
    for x in (-1020, -350, 1020):
        drawing.add(pane(x, -12, 230, 190, _zagreb(), "#74482A"))
    for x in (-860, -560, -165, 165, 560, 860):
        drawing.add(sconce(x, -18))
    for x in (-710, 0, 360, 710):
        drawing.add(_shelves(x))
    drawing.add(picture(165, -110, 96, 70, _hill(), "#B9C3A0"))
    return drawing.add(picture(-165, -110, 70, 92, _hearts(), "#EBDDBB"))


def _shelves(x: float) -> Drawing:
    """Return two shelves with bottles and mugs, about 220 wide."""
    drawing = Drawing()
    things = [
        (-92, 50, GREEN),
        (-68, 44, AMBER),
        (-44, 52, BROWN),
        (44, 46, RED),
        (70, 52, GREEN),
        (94, 44, AMBER),
    ]
    for y in (-17, -97):
        drawing.add(
            shelf(x - 112, x + 112, y, WOOD, WOOD_DARK),
            row(y, [(x + dx, high, tint) for dx, high, tint in things]),
        )
        for dx, tint in ((-16, "#BFB39A"), (12, "#6E88A0")):
            drawing.add(mug(x + dx, y, 26, tint))
    return drawing


def _zagreb() -> Drawing:
    """Return roofs at night with the two spires of the cathedral."""
    drawing = (
        Drawing()
        .fill(rectangle(-140, -220, 280, 240), "#27395C")
        .fill(rectangle(-140, -70, 280, 80), "#3D4A6B")
    )
    drawing.fill(ellipse(72, -150, 17), "#F1E3B2").fill(ellipse(80, -154, 15), "#27395C")
    for x in (-34, 2):
        drawing.paint(
            polygon((x - 11, 0), (x - 11, -84), (x, -146), (x + 11, -84), (x + 11, 0)), "#55608A", INK, THIN
        )
        drawing.stroke(line(x, -146, x, -158), INK, 2)
        drawing.fill(rectangle(x - 3, -72, 6, 18, 3), "#F4CE72")
    for x, width, high, roof in (
        (-86, 62, 30, "#7C3B2C"),
        (58, 78, 36, "#8A4530"),
        (112, 60, 26, "#6E3427"),
        (-128, 50, 40, "#6E3427"),
    ):
        drawing.paint(rectangle(x - width / 2, -high, width, high + 6), "#4A4560", INK, THIN)
        drawing.paint(
            polygon((x - width / 2 - 5, -high), (x, -high - 24), (x + width / 2 + 5, -high)), roof, INK, THIN
        )
        drawing.fill(rectangle(x - 14, -high + 8, 9, 11), "#F4CE72").fill(
            rectangle(x + 6, -high + 8, 9, 11), "#F4CE72"
        )
    return drawing


def _hill() -> Drawing:
    drawing = Drawing().fill(spline("-60,0! -30,-34 10,-40 60,-10! 60,10! -60,10!"), "#6E8A55")
    return drawing.paint(path("M-8 -30V-48L0 -60L8 -48V-30Z"), "#D9C79B", INK, THIN)


def _hearts() -> Drawing:
    heart = spline("0,-20! -24,-44 -22,-66 -8,-66 0,-54! 8,-66 22,-66 24,-44")
    return Drawing().paint(heart, "#B8362A", INK, THIN)


def above() -> Drawing:
    """Return what hangs from the upper edge of the window."""
    drawing = Drawing()
    for x in (-1000, -440, 440, 1000):
        drawing.add(hanging_lamp(x, 2, "#2F5B3C"))
    return drawing


def left() -> Drawing:
    """Return the floor left of the table: x = 0 is the table's edge."""
    drawing = boards(-FLOOR, 0, 58, "#6A4527", 3)
    drawing.add(placed(_barrel(), -96, 400, 1.15), placed(_dog(), -74, 880))
    return drawing.add(placed(_stool(), -190, 640))


def right() -> Drawing:
    """Return the floor right of the table."""
    drawing = boards(0, FLOOR, 58, "#6A4527", 4)
    drawing.add(placed(_stool(), 84, 400), placed(_stool(), 190, 560))
    return drawing.add(placed(_barrel(), 90, 850, 1.1))


def _barrel() -> Drawing:
    shape = spline("-52,0! -64,-50 -64,-74 -52,-124! 52,-124! 64,-74 64,-50 52,0!")
    drawing = Drawing().fill(shape, "#8A5A30")
    for x in (-34, -12, 12, 34):
        drawing.stroke(spline(f"{x * 0.92},0! {x * 1.18},-62 {x * 0.92},-124!", closed=False), "#5F3A1C", 2.4)
    drawing.add(Drawing().fill(rectangle(22, -130, 60, 140), "#5F3A1C", opacity=0.45).clipped(shape))
    for y in (-22, -100):
        drawing.add(Drawing().fill(rectangle(-80, y - 7, 160, 13), "#4B4A48").clipped(shape))
    drawing.stroke(shape, INK, THICK)
    return drawing.paint(ellipse(0, -124, 52, 13), "#A87441", INK, THICK)


def _stool() -> Drawing:
    drawing = Drawing().fill(ellipse(6, 8, 50), "#000000", opacity=0.22)
    drawing.paint(ellipse(0, 0, 47), "#8B5630", INK, THICK).stroke(ellipse(0, 0, 35), "#5F3A1C", 2.4)
    return drawing.stroke(path("M-26 -14Q0 -24 26 -14M-30 6Q0 -6 30 6M-22 24Q0 14 22 24"), "#6E4323", 2.2)


def _dog() -> Drawing:
    """Return a dog that sleeps curled up."""
    body = spline("-52,4 -46,-30 -10,-46 30,-36 52,-8 44,22 10,34 -34,28")
    drawing = Drawing().fill(ellipse(4, 18, 56, 24), "#000000", opacity=0.22).fill(body, "#B98B55")
    drawing.add(Drawing().fill(spline("0,-50! 20,-20 26,20 4,40! 60,40! 60,-50!"), "#8E6438").clipped(body))
    drawing.stroke(body, INK, THICK)
    drawing.paint(spline("-20,20 -34,2 -24,-18 0,-20 16,-4 10,18 -4,24"), "#C99B63", INK, THICK)
    drawing.paint(spline("6,-16! 22,-12 26,10 14,16!"), "#8E6438", INK, THIN)
    drawing.fill(ellipse(-25, 8, 5, 4), INK)
    return drawing.stroke(spline("-12,2 -7,5 -2,2", closed=False), INK, 2.4)


def seat() -> Drawing:
    """Return the empty chair."""
    return chair("#8B5630", seat="#7A2A26")
