"""What the kings hold in their left hand."""

from __future__ import annotations

import math

from sprites.draw.body.hands import cupped_hand, fist
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import compose, scaling, translation
from sprites.draw.geometry.outline import right_of
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.pips import FRENCH_SHAPES, HEART
from sprites.draw.props.regalia import sealed_roll
from sprites.draw.shading import CONTOUR, shade

INK = PAINT.ink


def held_orb(suit: str, band_colour: str) -> Drawing:
    """Return an orb with the suit's sign on a cupped hand."""
    palm_back, palm_front = cupped_hand(PAINT)
    orb = _ball(band_colour)
    sign = FRENCH_SHAPES[suit].mapped(compose(translation(0, -46), scaling(0.34)))
    orb.paint(sign, PAINT.gold_light if suit in "SC" else PAINT.red, INK, 3.4)
    return placed(Drawing().add(palm_back).add(orb).add(palm_front), -132, -62)


def held_harp() -> Drawing:
    """Return a small harp on the arm: the king of spades is David by custom."""
    drawing = Drawing()
    for i in range(7):
        share = (i + 0.6) / 7
        x = -34 + 62 * share
        drawing.stroke(
            path(f"M{x:.1f} {-74 + 10 * math.sin(share * 9):.1f}L{x - 2:.1f} {44 - 108 * share:.1f}"),
            PAINT.cream,
            2.2,
        )
    drawing = Drawing().fill(spline("-40,-72! -8,-76 34,-72! -6,54! -44,0"), PAINT.blue_dark).add(drawing)
    soundbox = ribbon("36,-76 16,-14 -10,58", [11, 15, 20], count=16)
    drawing.paint(soundbox, PAINT.brown_light, INK, 4)
    drawing.add(shade(soundbox.area(), 5, 2, PAINT.brown))
    pillar = ribbon("-40,-76 -52,-34 -46,10 -12,56", [11, 13, 13, 13], count=20)
    drawing.paint(pillar, PAINT.gold, INK, 4)
    drawing.add(shade(pillar.area(), 4, 2, PAINT.gold_dark))
    drawing.stroke(pillar, INK, 4)
    neck = ribbon("-46,-72 -28,-88 -4,-74 16,-68 40,-80", [13, 16, 13, 12, 12], count=22)
    drawing.paint(neck, PAINT.gold, INK, 4)
    for x, y in ((-26, -79), (-10, -74), (6, -69), (22, -71)):
        drawing.fill(ellipse(x, y, 2), INK)
    drawing.paint(ellipse(-45, -76, 9.5), PAINT.gold_light, INK, 3.4)
    drawing.paint(ellipse(40, -80, 7), PAINT.gold_light, INK, 3.2)
    return Drawing().add(placed(drawing, -140, -98, 1, -6)).add(placed(fist(PAINT), -122, -48, 1.0, 58))


def heart_orb() -> Drawing:
    """Return the orb of the king of hearts."""
    palm_back, palm_front = cupped_hand(PAINT)
    place = compose(translation(0, -46), scaling(0.32))
    orb = _ball(PAINT.red).fill(HEART.mapped(place), PAINT.red).stroke(HEART.mapped(place), INK, 3.4)
    return placed(Drawing().add(palm_back).add(orb).add(palm_front), -132, -62)


def held_roll() -> Drawing:
    """Return a rolled letter with a seal in a fist."""
    roll = placed(sealed_roll(PAINT), -132, -92, 1.0, 16)
    return Drawing().add(roll).add(placed(fist(PAINT), -130, -62, 1.0, 14))


def _ball(band: str) -> Drawing:
    disc = ellipse(0, 0, 30)
    orb = Drawing().fill(disc, PAINT.gold)
    orb.fill(right_of("8,-40 16,0 4,40").intersection(disc.area()), PAINT.gold_dark).stroke(
        disc, INK, CONTOUR
    )
    belt = path("M-30 -4Q0 8 30 -4")
    return orb.add(Drawing().stroke(belt, INK, 9).stroke(belt, band, 4).clipped(disc))
