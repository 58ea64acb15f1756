"""The back of the Hungarian deck has no top: it looks the same turned by 180 degrees."""

from __future__ import annotations

import math

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import HALF_TURN, compose, rotation, scaling, translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.hungarian.frame import blank_card
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.pips import FRENCH_SHAPES, hungarian_pip

INK = PAINT.ink


WIDTH, HEIGHT = 64, 72  # of a mesh of the lattice


def hungarian_back(colour: str, dark: str) -> Drawing:
    """Return the back of the Hungarian deck: lattice, crossed spear and arrow, edelweiss."""
    field = rectangle(-208, -348, 416, 696, 8)
    drawing = blank_card().paint(rectangle(-228, -368, 456, 736, 14), dark, INK, 4.4)
    drawing.paint(field, colour, INK, 3.6).add(_border())
    inside = field.area().buffer(-6)
    for lines in (_net(dark, 7), _net(PAINT.gold, 2.4), _ornaments()):
        drawing.add(lines.clipped(inside))
    drawing.paint(ellipse(0, 0, 104, 128), dark, INK, 4.4).paint(
        ellipse(0, 0, 92, 116), PAINT.cream, INK, 3.6
    )
    for i in range(36):
        angle = 2 * math.pi * i / 36
        drawing.fill(ellipse(98 * math.cos(angle), 122 * math.sin(angle), 3), PAINT.gold)
    drawing.add(_arrow().mapped(rotation(-34))).add(_spear().mapped(rotation(34))).add(_edelweiss(0.92))
    leaf = placed(hungarian_pip("S", PAINT, 5.4), 0, -84, 0.40)
    return drawing.add(leaf).add(leaf.mapped(HALF_TURN)).stroke(field, INK, 3.6)


def _border() -> Drawing:
    drawing = Drawing()
    for y in (-358, 358):
        for x in range(-216, 217, 18):
            drawing.fill(polygon((x, y - 5.6), (x + 6, y), (x, y + 5.6), (x - 6, y)), PAINT.gold)
    for x in (-218, 218):
        for y in range(-342, 343, 18):
            drawing.fill(polygon((x, y - 6), (x + 5.6, y), (x, y + 6), (x - 5.6, y)), PAINT.gold)
    return drawing


def _net(colour: str, width: float) -> Drawing:
    drawing = Drawing()
    for x in range(-16 * WIDTH, 17 * WIDTH, WIDTH):
        for lean in (8 * WIDTH, -8 * WIDTH):
            drawing.stroke(line(x - lean, -8 * HEIGHT, x + lean, 8 * HEIGHT), colour, width)
    return drawing


def _ornaments() -> Drawing:
    """Hearts and leaves in alternate rows, those of the lower half upside down; a dot between them."""
    heart = FRENCH_SHAPES["H"]
    leaf = hungarian_pip("S", PAINT, 4, is_detailed=False).elements[1].path
    drawing = Drawing()
    for j in range(-14, 15):
        for i in range(-9, 10):
            x, y = i * WIDTH + (WIDTH / 2 if j % 2 else 0), j * HEIGHT / 2
            if abs(x) > 190 or abs(y) > 330:
                continue
            way = 1 if y < 0 or (y == 0 and x < 0) else -1
            if j % 2 == 0:
                drawing.fill(heart.mapped(compose(translation(x, y), scaling(0.21 * way))), PAINT.cream)
            else:
                place = compose(translation(x, y + 2 * way), scaling(0.23 * way))
                drawing.fill(leaf.mapped(place), PAINT.gold_light)
    for i in range(-9, 10):
        for j in range(-14, 15):
            x, y = i * WIDTH + (0 if j % 2 else WIDTH / 2), j * HEIGHT / 2
            if abs(x) < 196 and abs(y) < 336:
                drawing.fill(ellipse(x, y, 4.2), PAINT.gold_light)
    return drawing


def _spear() -> Drawing:
    head = Drawing().paint(polygon((0, -108), (10, -82), (0, -88), (-10, -82)), PAINT.steel, INK, 3)
    drawing = Drawing().paint(rectangle(-3, -88, 6, 176), PAINT.brown_light, INK, 3)
    return drawing.add(head).add(head.mapped(HALF_TURN))


def _arrow() -> Drawing:
    vanes = Drawing()
    for side in (-1, 1):
        vane = polygon((side * 3, -66), (side * 12, -76), (side * 12, -104), (side * 3, -94))
        vanes.paint(vane, PAINT.red, INK, 2.8)
    drawing = Drawing().paint(rectangle(-3, -92, 6, 184), PAINT.brown_light, INK, 3)
    return drawing.add(vanes).add(vanes.mapped(HALF_TURN))


def _edelweiss(k: float) -> Drawing:
    """Return an edelweiss."""
    drawing = Drawing()
    for i in range(9):
        petal = spline("0,-12! 10,-26 8,-46 0,-58! -8,-46 -10,-26")
        part = Drawing().paint(petal, PAINT.white, INK, 3.4)
        part.fill(ribbon("0,-20 0,-34 0,-48", [2.6, 2, 0.4], count=5), PAINT.cream_dark)
        drawing.add(part.mapped(rotation(40 * i)))
    for i in range(6):
        petal = spline("0,-8! 7,-18 5,-28 0,-34! -5,-28 -7,-18")
        drawing.add(Drawing().paint(petal, PAINT.cream, INK, 3.4 * 0.9).mapped(rotation(60 * i + 20)))
    for x, y, radius in ((0, 0, 7), (0, -12, 5.4), (11, -5, 5.4), (8, 9, 5.4), (-8, 9, 5.4), (-11, -5, 5.4)):
        drawing.paint(ellipse(x, y, radius), PAINT.gold, INK, 3.4 * 0.75)
    return drawing.mapped(scaling(k))
