"""Hats differ in outline, not only in colour; all of them sit on every head."""

from __future__ import annotations

import math

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, INNER, tone
from sprites.draw.textures import stripes


def felt_hat(palette: Palette, colour: str, dark: str, band: str, band_dark: str) -> Drawing:
    """Return a felt hat with a band."""
    drawing = Drawing()
    crown = spline("-46,-46! -43,-84 -27,-110 2,-122 30,-110 46,-84 54,-50!")
    tone(drawing, crown, colour, dark, "8,-130 22,-100 26,-40", palette, reach=18, gap=7, seed=5)
    ribbon_band = spline("-46,-48! -46,-63! 2,-75 53,-68! 55,-50! 0,-57")
    drawing.paint(ribbon_band, band, palette.ink, INNER)
    drawing.fill(ribbon_band.area().intersection(box(24, -90, 80, -30)), band_dark)
    drawing.stroke(ribbon_band, palette.ink, INNER)
    brim = spline("-80,-22! -68,-44 -42,-52 0,-57 44,-55 74,-47 90,-27! 62,-37 22,-42 -20,-40 -58,-31")
    drawing.paint(brim, dark, palette.ink, CONTOUR)
    drawing.add(Drawing().fill(ribbon("-70,-36 -24,-49 36,-49 76,-39", [1, 5, 5, 1]), colour).clipped(brim))
    return drawing


def slashed_beret(palette: Palette, colour: str, dark: str, light: str, trim: str) -> Drawing:
    """Return a wide slashed renaissance beret, tilted."""
    drawing = Drawing()
    top = spline("-58,-52 -70,-72 -52,-98 -14,-112 34,-108 70,-90 78,-64 62,-48 20,-46 -20,-44")
    tone(drawing, top, colour, dark, "16,-120 36,-90 34,-40", palette, reach=22, gap=8, seed=3)
    # slashes
    for x, y, a, height in ((-38, -78, 24, 15), (-14, -86, 10, 17), (12, -88, -4, 17), (38, -82, -20, 16)):
        slash = ellipse(0, 0, 4.6, height).mapped(compose(translation(x, y), rotation(a)))
        drawing.paint(slash, trim, palette.ink, 2.6)
    band = spline("-50,-38! -54,-54! -10,-60 50,-60! 58,-44! 10,-44 -20,-42")
    drawing.paint(band, dark, palette.ink, CONTOUR * 0.9)
    drawing.add(Drawing().fill(ribbon("-50,-47 -6,-53 52,-54", [2, 4, 2]), light).clipped(band))
    return drawing


def kettle_hat(palette: Palette) -> Drawing:
    """Return an iron hat with a brim."""
    drawing = Drawing()
    dome = spline("-48,-46! -48,-76 -36,-102 -4,-116 28,-108 48,-84 54,-50!")
    tone(
        drawing,
        dome,
        palette.steel,
        palette.steel_dark,
        "10,-124 28,-90 26,-40",
        palette,
        reach=20,
        gap=7,
        seed=2,
    )
    drawing.fill(ribbon("-36,-60 -32,-84 -14,-100", 7), palette.white)
    ridge = spline("-10,-46! -12,-84 -6,-117! 4,-117! 6,-84 6,-46!")
    drawing.paint(ridge, palette.steel_dark, palette.ink, INNER)
    brim = spline("-86,-20! -70,-46 -40,-54 2,-58 46,-56 78,-46 94,-22! 64,-38 22,-44 -20,-42 -60,-32")
    tone(drawing, brim, palette.steel, palette.steel_dark, "20,-80 26,-50 20,0", palette, reach=16, gap=7)
    for x, y in ((-56, -44), (-28, -50), (2, -51), (32, -50), (60, -44)):
        drawing.paint(ellipse(x, y, 3.2), palette.gold, palette.ink, 2)
    return drawing


def fur_cap(palette: Palette, colour: str, dark: str, fur: str, fur_dark: str) -> Drawing:
    """Return a soft cap with a fur roll."""
    drawing = Drawing()
    crown = spline("-44,-52! -40,-86 -18,-108 12,-110 40,-96 54,-74 52,-52!")
    tone(drawing, crown, colour, dark, "12,-116 28,-90 24,-50", palette, reach=18, gap=7)
    points = []
    count = 13
    for i in range(count):
        share = i / (count - 1)
        x = -60 + 128 * share
        y = -66 - 14 * math.sin(math.pi * share)
        points.append((x, y - (3 if i % 2 else -1)))
    for i in range(count):
        share = 1 - i / (count - 1)
        x = -58 + 124 * share
        y = -34 - 10 * math.sin(math.pi * share)
        points.append((x, y + (3 if i % 2 else -1)))
    roll = spline(points)
    tone(drawing, roll, fur, fur_dark, "22,-100 30,-60 22,-20", palette, reach=14, gap=6)
    for i in range(9):
        share = (i + 0.7) / 9.6
        x = -56 + 120 * share
        y = -56 - 12 * math.sin(math.pi * share)
        drawing.add(
            Drawing()
            .fill(ribbon([(x, y - 4), (x + 3, y + 3), (x + 1, y + 11)], 2.4, count=4), palette.ink)
            .clipped(roll)
        )
    return drawing


def straw_hat(palette: Palette) -> Drawing:
    """Return a straw hat with a red ribbon."""
    drawing = Drawing()
    crown = spline("-42,-48! -38,-84 -18,-100 8,-102 34,-94 46,-74 50,-50!")
    tone(drawing, crown, palette.gold_light, palette.gold, "12,-110 26,-80 24,-44", palette, reach=18, gap=7)
    drawing.add(stripes(crown, -4, 11, 2, palette.gold_dark).clipped(crown))
    drawing.stroke(crown, palette.ink, CONTOUR)
    ribbon_band = spline("-43,-50! -42,-64! 2,-72 49,-66! 51,-50! 0,-57")
    drawing.paint(ribbon_band, palette.red, palette.ink, INNER)
    brim = spline("-96,-30! -70,-52 -36,-58 2,-60 44,-58 80,-50 104,-32! 66,-36 24,-40 -18,-38 -60,-32")
    tone(drawing, brim, palette.gold_light, palette.gold, "22,-80 28,-50 22,0", palette, reach=18, gap=7)
    part = Drawing()
    for k in (-50, -43):
        part.stroke(path(f"M-100 {k + 16}Q0 {k - 12} 106 {k + 14}"), palette.gold_dark, 2)
    drawing.add(part.clipped(brim))
    drawing.stroke(brim, palette.ink, CONTOUR)
    return drawing
