"""Hills, ground, walls and houses of the small scenes."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.outline import right_of
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.hungarian.frame import Look
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import lino_cuts

INK = PAINT.ink


def hills(look: Look, *, is_tall: bool) -> Drawing:
    """Return sky and mountains of a scene."""
    drawing = Drawing()
    half = 90 if is_tall else 64
    drawing.fill(rectangle(-140, -half - 6, 280, 2 * half + 12), look.sky)
    if is_tall:
        drawing.fill(path("M-80 30L-44 -22L-22 4L8 -40L34 2L50 -16L80 24V100H-80Z"), look.far)
        drawing.fill(
            path("M8 -40L-3 -24L8 -27L14 -18L19 -23ZM-44 -22L-53 -9L-44 -12L-38 -6L-34 -10Z"), PAINT.white
        )
    else:
        drawing.fill(
            path("M-140 6L-92 -34L-66 -10L-30 -46L6 -4L44 -40L72 -12L98 -30L140 6V70H-140Z"), look.far
        )
        drawing.fill(
            path("M-30 -46L-42 -32L-31 -35L-24 -27L-18 -33ZM44 -40L33 -28L43 -31L51 -24L54 -29Z"), PAINT.white
        )
    return drawing


def ground(y: float = 30, colour: str = "#B9C98A", bump: float = 14) -> Drawing:
    """Return a rounded meadow."""
    shape = path(f"M-140 {y}C-60 {y - bump} 60 {y - bump} 140 {y}V110H-140Z")
    return (
        Drawing().fill(shape, colour).stroke(path(f"M-140 {y}C-60 {y - bump} 60 {y - bump} 140 {y}"), INK, 3)
    )


def battlements(x: float, y: float, width: float, count: int, tooth: float = 6) -> str:
    """Return path data of a wall top with n merlons."""
    unit = width / (2 * count - 1)
    text = f"M{x} {y}"
    for i in range(count):
        text += f"V{y - tooth}H{x + (2 * i + 1) * unit:.1f}V{y}" + (
            f"H{x + (2 * i + 2) * unit:.1f}" if i < count - 1 else ""
        )
    return text


def tower(
    x: float,
    y: float,
    width: float,
    height: float,
    roof: str | None = None,
    count: int = 3,
    *,
    has_window: bool = True,
) -> Drawing:
    """Return a tower with a roof or battlements."""
    drawing = Drawing()
    colour = PAINT.cream
    dark = PAINT.cream_dark
    if roof:
        body = rectangle(x - width / 2, y - height, width, height)
        drawing.fill(body, colour).fill(
            rectangle(x + width * 0.12, y - height, width * 0.38, height), dark
        ).stroke(body, INK, 3.2)
        drawing.paint(
            path(
                f"M{x - width / 2 - 5} {y - height + 2}L{x} "
                f"{y - height - width * 0.95}L{x + width / 2 + 5} {y - height + 2}Z"
            ),
            roof,
            INK,
            3.2,
        )
    else:
        body = path(battlements(x - width / 2, y - height, width, count) + f"V{y}H{x - width / 2}Z")
        drawing.fill(body, colour).fill(
            body.area().intersection(box(x + width * 0.12, y - height - 20, x + width, y)), dark
        ).stroke(body, INK, 3.2)
    if has_window:
        drawing.fill(rectangle(x - 2.6, y - height * 0.72, 5.2, 10, 2.5), INK)
    return drawing


def wall(x0: float, x1: float, y: float, height: float, count: int = 6) -> Drawing:
    """Return a wall with battlements."""
    body = path(battlements(x0, y - height, x1 - x0, count, 5) + f"V{y}H{x0}Z")
    return (
        Drawing()
        .paint(body, PAINT.cream, INK, 3.2)
        .fill(rectangle(x0 + 2, y - height * 0.4, x1 - x0 - 4, height * 0.36), PAINT.cream_dark)
    )


def gate(x: float, y: float, width: float = 16, height: float = 20) -> Drawing:
    """Return an arched gate."""
    return Drawing().paint(
        path(
            f"M{x - width / 2} {y}V{y - height * 0.55}Q{x} {y - height * 1.3} {x + width / 2} "
            f"{y - height * 0.55}V{y}Z"
        ),
        PAINT.brown,
        INK,
        2.8,
    )


def flag(x: float, y: float, colour: str) -> Drawing:
    """Return a flag on its pole."""
    return (
        Drawing()
        .stroke(path(f"M{x} {y}V{y - 20}"), INK, 2.6)
        .paint(
            spline(
                f"{x},{y - 20}! {x + 9},{y - 23} {x + 18},{y - 18}! {x + 12},{y - 14} "
                f"{x + 16},{y - 9}! {x + 8},{y - 12} {x},{y - 9}!"
            ),
            colour,
            INK,
            2.4,
        )
    )


def hut(x: float, y: float, k: float = 1, roof: str | None = None) -> Drawing:
    """Return a log hut."""
    drawing = Drawing()
    drawing.paint(path("M-24 0V-20H24V0Z"), PAINT.brown_light, INK, 3.2)
    drawing.stroke(path("M-22 -7H22M-22 -13H22"), PAINT.brown, 2)
    drawing.paint(path("M-32 -18L0 -40L32 -18Z"), roof or PAINT.brown, INK, 3.2)
    drawing.paint(rectangle(-6, -14, 12, 14), PAINT.brown_dark, INK, 2.6)
    return placed(drawing, x, y, k)


def tree(x: float, y: float, k: float = 1, colour: str | None = None, dark: str | None = None) -> Drawing:
    """Return a leafy tree."""
    drawing = Drawing()
    colour = colour or PAINT.green
    dark = dark or PAINT.green_dark
    drawing.paint(spline("-6,-30! -5,-8 -12,2! 12,2! 5,-8 6,-30!"), PAINT.brown, INK, 3.2)
    crown = spline("-34,-34 -38,-52 -26,-66 -10,-78 8,-78 26,-68 38,-52 33,-34 14,-28 -16,-28")
    drawing.fill(crown, colour)
    drawing.fill(right_of("6,-90 16,-56 4,-20").intersection(crown.area()), dark)
    drawing.add(lino_cuts("6,-90 16,-56 4,-20", 9, 6, dark, crown))
    drawing.stroke(crown, INK, 3.4)
    return placed(drawing, x, y, k)
