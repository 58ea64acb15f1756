"""A frontal face is symmetric about x = 3, so that the hats of the other views fit it."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, scaling, translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, symmetric
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.frontal_features import AXIS, CHIN_LINE, eye_and_brow, mouth, nose, old_lines
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR

# The right half of the outline.
JAWS = {
    "oval": "0,-77 27,-69 40,-44 42,-14 41,8 35,32 22,53 0,63",
    "square": "0,-77 27,-69 41,-44 43,-14 42.5,12 40,36 27,57 0,62",
    "round": "0,-77 27,-69 41,-44 44,-12 47,14 43,37 27,55 0,61",
    "long": "0,-77 26,-69 38,-44 39,-14 36.5,10 31,36 17,60 0,69",
    "f": "0,-76 26,-69 38,-44 39.5,-14 38.5,8 31,31 15,48.5 0,54",
    "fround": "0,-76 26,-69 39,-44 41,-14 42,10 36,32 19,49 0,54",
}
SHADOW = "63,-80! 25,-74! 27,-50 34,-30 35,-4 32,14 25,32 15,48 5,58! 5,80! 73,80!"
FRECKLES = ((-28, 9), (-22, 13), (-17, 8), (-24, 18), (17, 8), (22, 13), (28, 9), (25, 18))


def frontal_face(
    palette: Palette,
    sex: str,
    jaw: str,
    kind_of_nose: str,
    brow: str = "calm",
    mood: str = "calm",
    *,
    hair: str = "#6E3C1A",
    age: int = 0,
    look: float = 0,
    has_lips: bool = True,
    has_freckles: bool = False,
    is_blank: bool = False,
) -> Drawing:
    """Return a bare frontal face; `look` turns the eyes (-1 left, 1 right); a beard brings its own mouth.

    A blank one has a nose, but neither eyes nor brows nor mouth.
    """
    outline = symmetric(JAWS[jaw], AXIS)
    drawing = Drawing().fill(outline, palette.skin)
    drawing.fill(spline(SHADOW).area().intersection(outline.area()), palette.skin_dark)
    for side in (-1, 1):
        blush = ellipse(AXIS + side * 25, 15, 9.5, 6.4, side * -8)
        drawing.fill(blush, "#E49880" if sex == "f" else "#D98E70", 0.5)
    for side in () if is_blank else (-1, 1):
        drawing.add(eye_and_brow(palette, side, sex, brow, hair, look, is_old=age > 0))
    drawing.add(nose(palette, sex, kind_of_nose))
    if age:
        drawing.add(old_lines(palette, kind_of_nose))
    if has_freckles:
        for x, y in FRECKLES:
            drawing.fill(ellipse(AXIS + x, y, 1.5), "#C9805A")
    if has_lips and not is_blank:
        drawing.add(mouth(palette, sex, mood))
    if jaw == "round":
        drawing.fill(ribbon([(AXIS - 13, 57), (AXIS, 60), (AXIS + 13, 57)], 2.2, 6), CHIN_LINE)
    return drawing.stroke(outline, palette.ink, CONTOUR)


def ears(palette: Palette) -> Drawing:
    """Return both ears of a frontal head."""
    shell = spline("0,-14! 9,-18 13.5,-8 11,6 5,18 0,14")
    drawing = Drawing()
    for side, skin in ((-1, palette.skin), (1, palette.skin_dark)):
        place = compose(translation(AXIS + side * 40, 0), scaling(side, 1))
        drawing.paint(shell.mapped(place), skin, palette.ink, CONTOUR * 0.85)
    return drawing
