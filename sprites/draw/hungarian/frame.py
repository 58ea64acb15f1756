"""What all Hungarian cards share: card, stepped frame, backdrop of the suit, and the band at the joint."""

from __future__ import annotations

import math
from dataclasses import dataclass

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import HALF_TURN
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, line, polygon, rectangle
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.stepped_frame import FRAME, FRAME_AREA, RIGHT

INK = PAINT.ink
BAND = 17  # half the width of the joint's band


@dataclass(frozen=True)
class Look:
    """The colours behind a suit; against the figure their contrast stays low and they have no contour."""

    landscape: str
    sky: str
    far: str
    near: str
    snow: str
    band: str
    motif: str
    bead: str


LOOKS = {
    "C": Look("alps", "#F1E0B8", "#E2CB98", "#D3B67E", "#F9EFD6", PAINT.brown_dark, PAINT.gold, PAINT.green),
    "S": Look("forest", "#E6EBCB", "#CBD8A6", "#B4C788", "#F4F6E2", PAINT.green_dark, PAINT.gold, PAINT.red),
    "H": Look("castle", "#F6DFCD", "#EBC3AC", "#DDA98F", "#FCEFE4", PAINT.red_dark, PAINT.gold, PAINT.cream),
    "D": Look("lake", "#DCE8E4", "#BBD2D0", "#9FBFC2", "#F2F7F2", PAINT.blue_dark, PAINT.gold, PAINT.red),
}


def blank_card() -> Drawing:
    """Return the empty card."""
    return Drawing().paint(rectangle(-248.5, -388.5, 497, 777, 27), PAINT.paper, PAINT.edge, 3)


def backdrop(look: Look) -> Drawing:
    """Return the pale landscape behind a figure, the same in both halves."""
    land = {"alps": _alps, "forest": _forest, "castle": _castle, "lake": _lake}[look.landscape](look)
    half = land.clipped(FRAME_AREA.intersection(box(-400, -400, 400, 0)))
    return Drawing().fill(FRAME, look.sky).add(half).add(half.mapped(HALF_TURN))


def _alps(look: Look) -> Drawing:
    far = (
        "M-300 -120L-214 -196L-176 -158L-112 -240L-64 -178L-24 -208L40 -146L100 -222L150 -170L216 -246"
        "L300 -150V0H-300Z"
    )
    snow = (
        "M-112 -240L-132 -215L-116 -220L-106 -206L-94 -216L-88 -209ZM216 -246L194 -219L211 "
        "-225L219 -211L234 -219Z"
        "M100 -222L84 -200L99 -206L112 -195L113 -206ZM-214 -196L-228 -184L-214 -188L-206 -180L-198 -181Z"
    )
    near = "M-300 -60L-222 -112L-150 -72L-60 -122L20 -62L120 -112L220 -72L300 -112V0H-300Z"
    return Drawing().fill(path(far), look.far).fill(path(snow), look.snow).fill(path(near), look.near)


def _forest(look: Look) -> Drawing:
    drawing = Drawing()
    rows = ((look.far, -60, 52, 150, 0), (look.near, 0, 60, 130, 26))
    for tint, y, step, tall, offset in rows:
        for i in range(-5, 6):
            x = i * step + offset
            k = tall * (0.85 + 0.25 * math.sin(i * 2.3 + offset))
            fir = (
                f"M{x} {y - k}L{x + 22} {y - k * 0.62}H{x + 10}L{x + 30} {y - k * 0.32}H{x + 14}L{x + 36} "
                f"{y + 40}"
                f"H{x - 36}L{x - 14} {y - k * 0.32}H{x - 30}L{x - 10} {y - k * 0.62}H{x - 22}Z"
            )
            drawing.fill(path(fir), tint)
    return drawing


def _castle(look: Look) -> Drawing:
    hills = (
        "M-300 -96C-220 -150 -150 -150 -90 -110C-20 -70 60 -60 140 -120C190 -160 250 -150 300 -110V0H-300Z"
    )
    keep = (
        "M150 -120V-214H140V-232H150V-224H158V-232H168V-224H176V-232H186V-214H178V-176H196V-190H204V-182H211"
        "V-190H220V-182H228V-110Z"
    )
    tower = "M-226 -130V-196L-212 -222L-198 -196V-166H-186V-176H-178V-166H-170V-120Z"
    near = "M-300 -40C-200 -96 -120 -80 -40 -50C40 -20 140 -60 300 -86V0H-300Z"
    drawing = Drawing()
    for shape in (hills, keep, tower):
        drawing.fill(path(shape), look.far)
    return drawing.fill(path(near), look.near)


def _lake(look: Look) -> Drawing:
    far = "M-300 -110L-210 -214L-160 -150L-100 -190L-30 -110ZM30 -110L110 -200L150 -160L212 -240L300 -110Z"
    snow = "M-210 -214L-226 -195L-212 -200L-204 -188L-194 -194ZM212 -240L194 -214L210 -221L220 -206L228 -216Z"
    drawing = Drawing().fill(path(far), look.far).fill(path(snow), look.snow)
    drawing.fill(rectangle(-300, -112, 600, 112), look.near)
    waves = ((-190, -92, 60), (-120, -70, 90), (140, -88, 70), (60, -60, 60), (170, -50, 70), (-210, -44, 60))
    for x, y, width in waves:
        drawing.fill(ribbon([(x, y), (x + width / 2, y - 2), (x + width, y)], 4), look.snow)
    return drawing


def band(look: Look) -> Drawing:
    """Return the ornamental band at the joint of the two halves."""
    area = FRAME_AREA.intersection(box(-300, -BAND, 300, BAND))
    motifs = Drawing()
    for i in range(-7, 8):
        x = i * 33
        if i % 2 == 0:
            motifs.paint(polygon((x, -10.5), (x + 13, 0), (x, 10.5), (x - 13, 0)), look.motif, INK, 2.6)
            motifs.fill(polygon((x, -4), (x + 5, 0), (x, 4), (x - 5, 0)), look.band)
        else:
            motifs.paint(ellipse(x, 0, 5.4), look.bead, INK, 2.6)
    drawing = Drawing().fill(area, look.band).add(motifs.clipped(area))
    for y in (-BAND, BAND):
        drawing.stroke(line(-RIGHT, y, RIGHT, y), INK, 4.4, cap="butt")
    return drawing
