"""The falcon of the governor and the lamb of the shepherd."""

from __future__ import annotations

import math

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, strands, tone

INK = PAINT.ink


def falcon() -> Drawing:
    """Return a hooded falcon that looks right; its feet are the origin."""
    drawing = Drawing()
    tail = spline("-16,-14! -26,22 -30,50! -18,56 -8,50! -2,16 4,-12!")
    drawing.paint(tail, PAINT.brown_dark, INK, 3.8)
    drawing.add(Drawing().stroke(path("M-24 30L-2 34M-27 42L-6 46"), PAINT.cream, 3).clipped(tail))
    body = spline("-4,-96 14,-94 26,-82 30,-62 26,-34 14,-12 2,0 -12,-4 -24,-26 -28,-54 -20,-82")
    drawing.fill(body, PAINT.cream)
    area = body.area()
    for row in range(6):
        for column in range(4):
            x = 2 + column * 8 + (4 if row % 2 else 0)
            y = -62 + row * 10
            drawing.add(
                Drawing()
                .fill(spline(f"{x - 2.4},{y - 2}! {x},{y + 5}! {x + 2.4},{y - 2}!"), PAINT.brown)
                .clipped(area)
            )
    drawing.stroke(body, INK, 4)
    wing = spline("-16,-82 2,-70 8,-46 2,-14 -14,14 -26,40! -32,10 -36,-24 -32,-56 -24,-76")
    tone(drawing, wing, PAINT.brown_light, PAINT.brown, "-6,-90 2,-40 -14,40", PAINT, reach=16, gap=6)
    drawing.add(
        strands(
            [("-20,-44 -16,-10 -24,22", 3), ("-12,-44 -8,-14 -16,12", 3), ("-28,-44 -26,-14 -28,10", 3)], INK
        ).clipped(wing)
    )
    drawing.add(Drawing().stroke(path("M-30 -48Q-14 -40 4 -48"), INK, 3).clipped(wing))
    drawing.stroke(wing, INK, 4)
    hood = spline("-12,-88! -14,-104 -2,-116 14,-114 24,-104 24,-90! 14,-84 0,-84")
    tone(
        drawing, hood, PAINT.red, PAINT.red_dark, "10,-120 14,-100 8,-80", PAINT, reach=10, gap=5, contour=3.8
    )
    drawing.paint(spline("22,-104! 33,-100 36,-88! 29,-92 21,-91!"), PAINT.gold, INK, 3.2)
    drawing.paint(ellipse(15, -101, 5.6, 5), PAINT.gold, INK, 2.6)
    drawing.paint(
        spline("2,-114! -4,-130 -12,-136! 0,-134 6,-140! 8,-132 14,-136! 10,-122 6,-113!"),
        PAINT.gold_light,
        INK,
        3,
    )
    for x in (-5, 8):
        drawing.paint(spline(f"{x - 5},-6! {x - 6},6 {x},10 {x + 6},6 {x + 5},-6!"), PAINT.gold, INK, 3)
    return drawing


def lamb() -> Drawing:
    """Return a lamb that looks left; the middle of its body is the origin."""
    drawing = Drawing()
    for x, y, degrees in ((-40, 22, 10), (-24, 26, 2)):
        leg = (
            Drawing()
            .paint(spline("-7,-10! -6,20 -5,34! 5,34! 6,20 7,-10!"), PAINT.cream, INK, 3.8)
            .paint(spline("-6,30! -6,40! 6,40! 6,30!"), PAINT.brown_dark, INK, 3.2)
        )
        drawing.add(placed(leg, x, y, 1, degrees))
    points = []
    count = 16
    for i in range(count):
        angle = 2 * math.pi * i / count
        points.append((64 * math.cos(angle), 36 * math.sin(angle)))
    knots: list[tuple[float, ...]] = []
    for i in range(count):
        x0, y0 = points[i]
        x1, y1 = points[(i + 1) % count]
        middle_x, middle_y = (x0 + x1) / 2, (y0 + y1) / 2
        norm = math.hypot(middle_x / 64, middle_y / 36)
        knots += [(x0, y0, True), (middle_x * 1.17 / norm, middle_y * 1.24 / norm)]
    body = spline(knots)
    tone(
        drawing, body, PAINT.white, PAINT.cream, "10,-50 34,0 10,50", PAINT, reach=0.1, gap=8, has_cuts=False
    )
    for x, y in (
        (-30, -14),
        (-8, -20),
        (14, -14),
        (34, -4),
        (-38, 4),
        (-14, 2),
        (10, 8),
        (-24, 18),
        (30, 16),
    ):
        drawing.fill(
            ribbon(
                [(x - 7, y + 3), (x - 4, y - 5), (x + 4, y - 5), (x + 6, y + 2), (x + 1, y + 4)],
                2.8,
                count=10,
            ),
            INK if x > 8 else PAINT.cream_dark,
        )
    drawing.stroke(body, INK, CONTOUR)
    # head
    drawing.paint(spline("-52,-40! -40,-56 -28,-52! -34,-38 -44,-32!"), PAINT.cream, INK, 3.6)
    head = spline("-56,-44 -46,-34 -46,-18 -58,0 -74,12 -84,8 -84,-4 -78,-22 -70,-38")
    tone(drawing, head, PAINT.cream, PAINT.cream_dark, "-56,-50 -58,-20 -74,14", PAINT, reach=8, gap=6)
    drawing.paint(spline("-72,-46 -58,-54 -46,-46 -44,-34 -54,-36 -62,-32 -70,-36"), PAINT.white, INK, 3.4)
    drawing.paint(spline("-68,-38! -84,-40 -92,-30! -82,-26 -72,-28!"), PAINT.cream, INK, 3.4)
    drawing.fill(ellipse(-70, -17, 3.6, 4), INK)
    drawing.fill(ellipse(-71, -18.4, 1.2), PAINT.white)
    drawing.fill(spline("-84,-2! -78,0 -76,6! -82,7"), INK)
    drawing.fill(ribbon("-80,8 -74,9 -70,5", 2.4, count=5), INK)
    return drawing
