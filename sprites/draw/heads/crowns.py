"""A crown has five spikes; their finials tell the king's suit."""

from __future__ import annotations

from collections.abc import Callable

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.outline import right_of
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.pips import HEART
from sprites.draw.shading import CONTOUR, lino_cuts, tone

DOME = "-48,-58! -46,-92 -26,-112 4,-118 34,-112 54,-92 56,-60!"
SPIKES = ((-60, -100), (-29, -108), (5, -112), (39, -108), (68, -100))
BODY = (
    "-48,-40! -52,-62! -60,-100! -44,-74! -29,-108! -12,-70! 5,-112! 22,-70! 39,-108! 53,-76! 68,-100! "
    "58,-64! 55,-42! 30,-35 4,-33 -22,-34"
)
STONES = ((-34, -46), (-14, -42.5), (5, -41.5), (25, -42.5), (44, -47))
SHADOW = "18,-130 26,-90 22,-20"


def crown(
    palette: Palette, cap: str, cap_dark: str, finial: str, jewel: str = "", other_jewel: str = ""
) -> Drawing:
    """Return a crown over a cap; finial: ball, leaf, acorn, heart, lys or cross; jewels red and green."""
    drawing = Drawing()
    tone(drawing, spline(DOME), cap, cap_dark, "14,-124 28,-96 26,-50", palette, reach=18, gap=7)
    drawing.add(_circlet(palette, jewel or palette.red, other_jewel or palette.green))
    for i, (x, y) in enumerate(SPIKES):
        metal = palette.gold_light if i < 3 else palette.gold  # the light comes from the left
        drawing.add(FINIALS[finial](palette, metal, x, y))
    return drawing


def _circlet(palette: Palette, jewel: str, other_jewel: str) -> Drawing:
    ink = palette.ink
    body = spline(BODY, k=0.34)
    area = body.area()
    drawing = Drawing().fill(body, palette.gold).fill(right_of(SHADOW).intersection(area), palette.gold_dark)
    drawing.add(lino_cuts(SHADOW, 14, 6, palette.gold_dark, area))
    shine = ribbon("-47,-58 -20,-52 4,-51 30,-53 58,-60", 4.4)
    drawing.add(Drawing().fill(shine, palette.gold_light).clipped(area))
    drawing.add(Drawing().stroke(path("M-50 -56Q4 -44 60 -58"), ink, 2.6).clipped(area)).stroke(
        body, ink, CONTOUR
    )
    for i, (x, y) in enumerate(STONES):
        if i % 2 == 0:
            drawing.paint(ellipse(x, y, 6, 4.8), jewel, ink, 2.4)
            drawing.fill(ellipse(x - 1.8, y - 1.6, 1.5), palette.white)
        else:
            drawing.paint(polygon((x, y - 5), (x + 5.5, y), (x, y + 5), (x - 5.5, y)), other_jewel, ink, 2.4)
    return drawing


def _ball(palette: Palette, metal: str, x: float, y: float) -> Drawing:
    return Drawing().paint(ellipse(x, y - 3, 7), metal, palette.ink, 3.2)


def _leaf(palette: Palette, _metal: str, x: float, y: float) -> Drawing:
    shape = spline(
        f"{x},{y - 20}! {x + 9},{y - 6} {x + 3},{y + 3} {x},{y + 6}! {x - 3},{y + 3} {x - 9},{y - 6}"
    )
    return Drawing().paint(shape, palette.green, palette.ink, 3)


def _acorn(palette: Palette, _metal: str, x: float, y: float) -> Drawing:
    nut = spline(f"{x - 6},{y - 3}! {x - 5},{y - 11} {x},{y - 17}! {x + 5},{y - 11} {x + 6},{y - 3}!")
    cup = spline(f"{x - 8},{y - 2} {x},{y - 6} {x + 8},{y - 2} {x},{y + 5}")
    drawing = Drawing().paint(nut, palette.brown_light, palette.ink, 2.8)
    return drawing.paint(cup, palette.green, palette.ink, 2.8)


def _heart(palette: Palette, _metal: str, x: float, y: float) -> Drawing:
    return placed(Drawing().paint(HEART, palette.red, palette.ink, 15), x, y - 6, 0.2)


def _lys(palette: Palette, metal: str, x: float, y: float) -> Drawing:
    shape = spline(
        f"{x},{y - 19}! {x + 6},{y - 9} {x + 4},{y - 1}! {x + 12},{y - 7} {x + 11},{y + 3} {x + 4},{y + 5}! "
        f"{x - 4},{y + 5}! {x - 11},{y + 3} {x - 12},{y - 7} {x - 4},{y - 1}! {x - 6},{y - 9}"
    )
    return Drawing().paint(shape, metal, palette.ink, 2.8)


def _cross(palette: Palette, metal: str, x: float, y: float) -> Drawing:
    shape = path(f"M{x - 3} {y + 3}v-8h-6v-6h6v-6h6v6h6v6h-6v8z")
    return Drawing().paint(shape, metal, palette.ink, 2.8)


FINIALS: dict[str, Callable[[Palette, str, float, float], Drawing]] = {
    "ball": _ball,
    "leaf": _leaf,
    "acorn": _acorn,
    "heart": _heart,
    "lys": _lys,
    "cross": _cross,
}
