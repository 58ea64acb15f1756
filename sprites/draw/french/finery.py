"""Things of the queens and jacks."""

from __future__ import annotations

import math

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import compose, scaling, translation
from sprites.draw.geometry.outline import right_of
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.palette import Cloth
from sprites.draw.pips import DIAMOND, french_pip
from sprites.draw.shading import CONTOUR, lino_cuts, tone

INK = PAINT.ink


def rose(k: float = 1) -> Drawing:
    """Return a rose on its stem."""
    drawing = Drawing()
    colour = PAINT.red
    dark = PAINT.red_dark
    light = PAINT.red_light
    drawing.stroke(spline("0,6 -4,60 6,128", closed=False), INK, 9.5)
    drawing.stroke(spline("0,6 -4,60 6,128", closed=False), PAINT.green, 4.6)
    for s, y in ((-1, 52), (1, 76)):
        leaf = spline(
            f"{-2 if s < 0 else 1},{y}! {s * 18},{y - 22} {s * 42},{y - 24}! {s * 34},{y - 4} "
            f"{s * 16},{y + 6}"
        )
        drawing.paint(leaf, PAINT.green if s < 0 else PAINT.green_dark, INK, 3.4)
        drawing.fill(
            ribbon([(s * 2, y - 1), (s * 18, y - 10), (s * 34, y - 18)], 2.4, count=6), PAINT.green_light
        )
    for s in (-1, 1):
        drawing.paint(spline(f"0,20! {s * 14},22 {s * 26},12! {s * 12},10 0,12!"), PAINT.green, INK, 3)
    outer = spline("0,22 -20,16 -32,-2 -28,-22 -10,-34 10,-34 28,-22 32,-2 20,16")
    drawing.fill(outer, colour)
    drawing.fill(outer.area().intersection(spline("12,-50! 20,-10 4,30! 60,30! 60,-50!").area()), dark)
    drawing.stroke(outer, INK, 4)
    drawing.paint(spline("-30,-8! -16,-2 -4,12 0,21! -16,16 -26,6"), dark, INK, 3)
    drawing.paint(spline("30,-8! 16,-2 4,12 0,21! 16,16 26,6"), dark, INK, 3)
    drawing.fill(spline("-17,-12 -12,-24 2,-27 15,-20 16,-8 8,2 -6,3 -15,-3"), light)
    drawing.stroke(spline("-17,-12 -12,-24 2,-27 15,-20 16,-8 8,2 -6,3 -15,-3"), INK, 3)
    drawing.fill(ribbon("-8,-9 -2,-17 8,-13 6,-4 -2,-5", 4, count=12), dark)
    return placed(drawing, 0, 0, k)


def letter(suit: str) -> Drawing:
    """Return a sealed letter."""
    drawing = Drawing()
    envelope = rectangle(-40, -62, 80, 56, 3)
    drawing.fill(envelope, PAINT.white)
    drawing.fill(polygon((-40, -6), (0, -36), (40, -6)), PAINT.cream)
    drawing.stroke(path("M-38 -8L0 -38L38 -8"), INK, 2.8)
    drawing.stroke(envelope, INK, 4)
    flap = spline("-40,-62! 0,-24! 40,-62!")
    drawing.paint(flap, PAINT.cream, INK, 3.2)
    drawing.paint(ellipse(0, -28, 14), PAINT.red, INK, 3.4)
    drawing.add(placed(french_pip(suit, PAINT.gold_light), 0, -27.5, 0.16))
    return drawing


def fan(colour: str, dark: str) -> Drawing:
    """Return an open fan; its pivot is the origin."""
    drawing = Drawing()
    count = 7
    reach = 84
    for i in range(count):
        first = math.radians(-158 + i * 136 / count)
        second = math.radians(-158 + (i + 1) * 136 / count)
        middle = (first + second) / 2
        leaf = polygon(
            (18 * math.cos(first), 18 * math.sin(first)),
            (reach * math.cos(first), reach * math.sin(first)),
            ((reach + 7) * math.cos(middle), (reach + 7) * math.sin(middle)),
            (reach * math.cos(second), reach * math.sin(second)),
            (18 * math.cos(second), 18 * math.sin(second)),
        )
        drawing.paint(leaf, colour if i % 2 == 0 else dark, INK, 3.2)
        drawing.paint(ellipse(66 * math.cos(middle), 66 * math.sin(middle), 5), PAINT.gold_light, INK, 2.4)
        drawing.stroke(
            polygon((0, 0), (46 * math.cos(middle), 46 * math.sin(middle)), closed=False), INK, 6.4
        )
        drawing.stroke(
            polygon((0, 0), (46 * math.cos(middle), 46 * math.sin(middle)), closed=False), PAINT.gold, 3
        )
    drawing.paint(ellipse(0, 0, 6), PAINT.gold_light, INK, 3)
    return drawing


def mirror() -> Drawing:
    """Return a hand mirror."""
    drawing = Drawing()
    drawing.paint(rectangle(-5, 30, 10, 70, 3), PAINT.gold, INK, 3.8)
    drawing.paint(ellipse(0, 66, 9, 7), PAINT.gold_light, INK, 3)
    drawing.paint(ellipse(0, -4, 33, 40), PAINT.gold, INK, 4.2)
    drawing.fill(right_of("12,-60 20,0 8,50").intersection(ellipse(0, -4, 31, 38).area()), PAINT.gold_dark)
    drawing.paint(ellipse(0, -4, 23, 30), PAINT.blue_light, INK, 3.4)
    glints = (
        Drawing()
        .fill(polygon((-26, 14), (8, -40), (20, -40), (-14, 24)), PAINT.white)
        .fill(polygon((-6, 28), (22, -18), (27, -14), (0, 32)), PAINT.white)
    )
    drawing.add(glints.clipped(ellipse(0, -4, 21, 28)))
    drawing.paint(DIAMOND.mapped(compose(translation(0, -50), scaling(0.26))), PAINT.red, INK, 3.2)
    return drawing


def coin() -> Drawing:
    """Return a gold coin."""
    drawing = Drawing()
    disc = ellipse(0, 0, 36)
    drawing.fill(disc, PAINT.gold)
    drawing.fill(right_of("10,-50 18,0 8,50").intersection(disc.area()), PAINT.gold_dark)
    drawing.add(lino_cuts("10,-50 18,0 8,50", 12, 6, PAINT.gold_dark, disc))
    drawing.stroke(disc, INK, 4.2)
    drawing.stroke(ellipse(0, 0, 28), PAINT.gold_light, 3)
    drawing.paint(DIAMOND.mapped(scaling(0.36)), PAINT.red, INK, 3.4)
    return drawing


def jacks_cap(cloth: Cloth, brim: Cloth) -> Drawing:
    """Return a soft cap with a notched brim."""
    drawing = Drawing()
    top = spline("-56,-58 -66,-78 -44,-100 -4,-108 40,-102 68,-82 66,-60 40,-52 0,-52 -30,-52")
    tone(drawing, top, cloth.colour, cloth.dark, "18,-116 36,-84 30,-44", PAINT, reach=20, gap=8)
    for x in (-34, -8, 18, 44):
        drawing.add(
            Drawing()
            .fill(ribbon([(x * 0.55 + 3, -108), (x, -84), (x * 1.05, -54)], [1, 3.4, 1], count=8), INK)
            .clipped(top)
        )
    drawing.stroke(top, INK, CONTOUR)
    brim_shape = spline("-52,-38! -60,-62! -30,-56 4,-66! 34,-56 66,-64! 60,-42! 30,-44 4,-46 -24,-44")
    tone(drawing, brim_shape, brim.colour, brim.dark, "20,-80 28,-54 22,-30", PAINT, reach=14, gap=6)
    drawing.paint(ellipse(-22, -54, 6), PAINT.gold, INK, 2.6)
    return drawing
