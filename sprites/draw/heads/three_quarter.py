"""A face in three-quarter view looks to the viewer's left; hair, beard and hat are separate layers."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import scaling
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.three_quarter_features import brows, eye, mouth, nose
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR

# The far cheek lies in shadow; a head that will be flipped to the right has it on its near side instead.
FAR_SHADOW = "60,-80! 26,-74! 27,-50 33,-30 31,-6 27,16 14,34 12,46 2,56 2,70! 60,70!"
NEAR_SHADOW = "-60,-80! -24,-74! -28,-50 -30,-30 -28,-8 -31,6 -26,28 -20,44 -10,58! -10,80! -70,80!"
STUBBLE = "-38,26! -26,26 -16,30 -10,24 4,26 20,26 44,6! 60,70! -40,70!"


def face(
    palette: Palette,
    sex: str,
    brow: str = "calm",
    mood: str = "calm",
    hair: str = "#6E3C1A",
    *,
    age: int = 0,
    jaw: float = 0,
    wide: float = 1.0,
    stubble: str | None = None,
    iris: str | None = None,
    has_lips: bool = True,
    is_relit: bool = False,
    is_blank: bool = False,
) -> Drawing:
    """Return a bare face of a man (m), youth (y) or woman (f); a beard brings its own mouth (no lips).

    A blank one has a nose, but neither eyes nor brows nor mouth.
    """
    outline = _outline(sex, jaw).mapped(scaling(wide, 1))
    area = outline.area()
    drawing = Drawing().fill(outline, palette.skin)
    shadow = spline(NEAR_SHADOW if is_relit else FAR_SHADOW, k=0.35)
    drawing.fill(shadow.area().intersection(area), palette.skin_dark)
    if stubble:
        drawing.fill(spline(STUBBLE).area().intersection(area), stubble)
    drawing.add(_blush(palette, sex))
    if not is_blank:
        for is_near in (False, True):
            drawing.add(eye(palette, sex, iris, is_near=is_near, is_old=age > 0))
        drawing.add(brows(sex, brow, hair))
    drawing.add(nose(palette, sex, is_old=age > 0))
    if has_lips and not is_blank:
        drawing.add(mouth(palette, sex, mood))
    return drawing.stroke(outline, palette.ink, CONTOUR)


def ear(palette: Palette) -> Drawing:
    """Return the one ear that shows."""
    shell = spline("40,-14 50,-18 55,-8 52,6 45,18 39,14")
    drawing = Drawing().paint(shell, palette.skin, palette.ink, CONTOUR * 0.85)
    return drawing.fill(ribbon("45,-9 50,-4 46,8", 3.4), palette.skin_dark)


def _outline(sex: str, jaw: float) -> Path:
    left, cheek, right = {
        "m": (
            "-34,-44 -38,-22 -35.5,-10 -38,6 -33,26 -25,44 -17,58 -3,63 14,59",
            (30, 40),
            "41,16 44,-10 42,-44 24,-70 -6,-76 -27,-66",
        ),
        "y": (
            "-33,-44 -37.5,-22 -35,-9 -38.5,6 -36,23 -28,40 -18,54 -5,58 11,54",
            (30, 37),
            "40,14 42,-10 40,-44 23,-70 -6,-76 -26,-66",
        ),
        "f": (
            "-33,-44 -37,-22 -35,-9 -39,6 -37,22 -29,37 -17,49.5 -6,53 8,49",
            (27, 34),
            "39,12 41,-12 39,-44 22,-70 -6,-76 -26,-66",
        ),
    }[sex]
    return spline(f"{left} {cheek[0] + jaw},{cheek[1]} {right}", k=0.35)


def _blush(palette: Palette, sex: str) -> Drawing:
    if sex == "f":
        far, near = "#EBA58B", "#E49880"
        far_y, near_y, far_opacity = 13.0, 14.0, 0.6
    else:
        far, near = palette.skin_dark, "#D98E70"
        far_y, near_y, far_opacity = 16.0, 17.0, 0.55
    drawing = Drawing().fill(ellipse(-26, far_y, 8.5, 6, -15), far, far_opacity)
    return drawing.fill(ellipse(19, near_y, 10, 6.5, 10), near, 0.45)
