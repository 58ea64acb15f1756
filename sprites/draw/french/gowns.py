"""The queens' dress: gown, neckline, ruff and tiara."""

from __future__ import annotations

import math

from sprites.draw.body.garments import necklace
from sprites.draw.body.limbs import upper_sleeve
from sprites.draw.drawing import Drawing
from sprites.draw.french.textiles import Textile
from sprites.draw.geometry.matrix import Point
from sprites.draw.geometry.outline import right_of
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.palette import Cloth
from sprites.draw.shading import CONTOUR, lino_cuts, tone

INK = PAINT.ink


def gown(cloth: Cloth, stomacher_cloth: Cloth, textile: Textile, elbow: Point) -> Drawing:
    """Return a dress with its upper sleeves."""
    colour, dark = cloth.colour, cloth.dark
    drawing = upper_sleeve(PAINT, (96, -84), elbow, colour, dark, (66, 78))
    drawing.add(upper_sleeve(PAINT, (-100, -84), (-168, 60), colour, dark, (66, 84)))
    dress = spline(
        "-36,-128! -78,-120 -112,-96 -104,-60! -86,-10 -84,60 -96,160! 100,160! 86,60 84,-10 "
        "104,-60! 112,-96 78,-120 40,-128!"
    )
    tone(drawing, dress, colour, dark, "26,-150 40,-60 20,170", PAINT, reach=26, gap=9)
    stomacher = spline("-30,-120! -46,-70 -34,0 -2,110! 34,0 46,-70 34,-120! 2,-104")
    drawing.fill(stomacher, stomacher_cloth.colour)
    drawing.fill(right_of("10,-130 18,-40 0,120").intersection(stomacher.area()), stomacher_cloth.dark)
    drawing.add(textile(stomacher))
    drawing.stroke(stomacher, INK, CONTOUR)
    return drawing


def neckline() -> Drawing:
    """Return a neckline with pearls."""
    drawing = Drawing()
    shape = spline("-34,-128! -22,-110 2,-102 26,-110 40,-128! 30,-138 -26,-138")
    drawing.paint(shape, PAINT.skin, INK, 3.6)
    drawing.fill(spline("6,-136! 10,-118 2,-103 26,-110 40,-128! 30,-138!"), PAINT.skin_dark)
    drawing.stroke(spline("-34,-128! -22,-110 2,-102 26,-110 40,-128!", closed=False), INK, 4)
    return drawing.add(necklace(PAINT, "-46,-122 -26,-100 2,-90 30,-100 48,-122", 12, 5.6))


def ruff() -> Drawing:
    """Return a pleated ruff."""
    drawing = Drawing()
    points: list[tuple[float, ...]] = []
    count = 15
    for i in range(count):
        share = i / (count - 1)
        x = -78 + 158 * share
        y = -150 + 38 * math.sin(math.pi * share)
        points += [(x, y, True)]
        if i < count - 1:
            next_share = (i + 0.5) / (count - 1)
            points += [(-78 + 158 * next_share, -150 + 38 * math.sin(math.pi * next_share) + 13)]
    points += [(60, -158), (2, -146), (-58, -158)]
    shape = spline(points)
    tone(drawing, shape, PAINT.white, PAINT.cream, "22,-190 34,-140 20,-90", PAINT, reach=14, gap=7)
    pleats = Drawing()
    for i in range(1, count - 1):
        share = i / (count - 1)
        x = -78 + 158 * share
        y = -150 + 38 * math.sin(math.pi * share)
        pleats.fill(
            ribbon([(x, y), (x * 0.7 + 0.6, y - 12), (x * 0.5 + 1, y - 24)], [3, 2, 0.4], count=5), INK
        )
    drawing.add(pleats.clipped(shape))
    drawing.stroke(shape, INK, CONTOUR)
    return drawing


def tiara(stone: str) -> Drawing:
    """Return a tiara with pearls and stones."""
    drawing = Drawing()
    points = (
        "-48,-46! -54,-70 -58,-92! -40,-74! -30,-104! -14,-78! 4,-116! 22,-78! 40,-104! "
        "50,-76! 66,-92! 62,-70 56,-48! 30,-52 4,-56 -22,-53"
    )
    body = spline(points)
    area = body.area()
    drawing.fill(body, PAINT.gold)
    edge = "14,-130 22,-90 18,-20"
    drawing.fill(right_of(edge).intersection(area), PAINT.gold_dark)
    drawing.add(lino_cuts(edge, 14, 6, PAINT.gold_dark, area))
    drawing.add(Drawing().stroke(path("M-54 -66Q4 -76 62 -68"), INK, 2.6).clipped(area))
    drawing.stroke(body, INK, CONTOUR)
    for x, y in ((-58, -94), (-30, -107), (4, -120), (40, -107), (66, -94)):
        drawing.paint(ellipse(x, y, 6.4), PAINT.white, INK, 3)
    for x, y, radius in ((-32, -60, 4.4), (-14, -63, 4.4), (24, -63, 4.4), (42, -60, 4.4)):
        drawing.paint(ellipse(x, y, radius), stone, INK, 2.4)
    drawing.paint(polygon((4, -74), (11, -64), (4, -55), (-3, -64)), stone, INK, 2.6)
    drawing.paint(ellipse(4, -90, 5), stone, INK, 2.4)
    return drawing
