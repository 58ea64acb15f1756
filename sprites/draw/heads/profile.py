"""A profile faces left; flipped to the right it is built with the light on its other side."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import MIRROR, translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR

PROFILES = {
    "youth": (
        "-20,-72 -31,-58 -36,-40 -36,-24 -33,-14! -39,-2 -48,9 -47,15! -36,19! -39,26 -41,30! "
        "-36,33! -40,38 -38,43 -35,46! -38,53 -34,61 -22,64 2,56 20,42 30,20 36,-10 36,-50 "
        "14,-76"
    ),
    "hook": (
        "-20,-72 -32,-58 -37,-42 -39,-24 -35,-16! -44,-6 -51,6 -51,20! -46,21 -38,20! -39,27 "
        "-40,31! -35,34! -39,39 -37,44 -34,47! -39,55 -36,63 -23,66 2,58 20,42 30,20 36,-10 "
        "36,-50 14,-76"
    ),
    "old": (
        "-20,-72 -33,-58 -38,-42 -40,-25 -35,-15! -44,0 -54,10 -51,19! -38,20! -40,27 -41,31! "
        "-35,34! -39,39 -37,44 -34,47! -38,55 -34,63 -22,66 2,58 20,42 30,20 36,-10 36,-50 "
        "14,-76"
    ),
}


def profile_face(
    palette: Palette,
    kind: str = "youth",
    brow: str = "calm",
    mood: str = "calm",
    hair: str = "#6E3C1A",
    age: int = 0,
    *,
    is_lit: bool = True,
    has_lips: bool = True,
) -> Drawing:
    """Return a bare profile: youth, hook or old."""
    ink = palette.ink
    drawing = Drawing()
    outline = spline(PROFILES[kind], k=0.34)
    area = outline.area()
    drawing.fill(outline, palette.skin)
    if is_lit:
        drawing.fill(
            spline("60,-90! 8,-80! 12,-40 16,-10 10,24 -4,44 -16,56 -24,70! 60,80!")
            .area()
            .intersection(area),
            palette.skin_dark,
        )
    else:
        drawing.fill(
            spline("-70,-90! -24,-80! -27,-40 -25,-18 -30,4 -40,16! -28,22 -30,46 -24,58 -18,70! -70,80!")
            .area()
            .intersection(area),
            palette.skin_dark,
        )
    drawing.fill(ellipse(-14, 15, 11, 7, 8), "#D98E70", opacity=0.5)
    eye_y = -10
    almond = spline(
        f"-33,{eye_y - 4} -31,{eye_y + 4} -22,{eye_y + 4.4} -11,{eye_y + 1}! -18,{eye_y - 6} -28,{eye_y - 7}"
    )
    almond_area = almond.area()
    drawing.fill(almond, palette.white)
    drawing.fill(ellipse(-27.5, eye_y - 1.4, 4.4, 6.2).area().intersection(almond_area), ink)
    drawing.fill(ellipse(-29, eye_y - 3, 1.3), palette.white)
    drawing.fill(
        ribbon(
            [(-36, eye_y - 5.4), (-28, eye_y - 8), (-18, eye_y - 6.4), (-8, eye_y + 2)],
            [1.8, 5, 4.8, 1.2],
            count=10,
        ),
        ink,
    )
    drawing.fill(ribbon([(-30, eye_y - 12), (-20, eye_y - 12), (-9, eye_y - 5)], 1.9, count=6), "#C08A63")
    drawing.fill(ribbon([(-30, eye_y + 5.5), (-22, eye_y + 6), (-13, eye_y + 3)], 1.9, count=6), "#B97A55")
    if age:
        drawing.fill(ribbon([(-32, eye_y + 9), (-23, eye_y + 11), (-14, eye_y + 6)], 2.2, count=6), "#C98A62")
        drawing.fill(ribbon("-34,20 -28,28 -27,38", 2.4, count=6), "#B9764F")
        for points in ("-6,-10 2,-14", "-6,-6 3,-5"):
            drawing.fill(ribbon(points, 1.8, count=4), "#C98A62")
    lift = {
        "calm": (0, 0, 0),
        "stern": (6, 0, -4),
        "raised": (-3, -5, 0),
        "kind": (-3, -1, 4),
        "sly": (5, -1, -8),
    }[brow]
    drawing.fill(
        ribbon(
            [(-39, eye_y - 14 + lift[0]), (-27, eye_y - 18 + lift[1]), (-8, eye_y - 12 + lift[2])],
            [5.4, 6.6, 1.2],
            count=8,
        ),
        hair,
    )
    drawing.fill(ribbon("-45,19.4 -38,19.4 -36,14 -38,10", [1.6, 2.6, 2.4, 0.6], count=8), ink)  # nostril
    if has_lips:
        drawing.fill(spline("-40,30! -33,29 -24,32! -32,36 -38,40 -40,37"), palette.lip, opacity=0.75)
        bend = {"calm": 0, "smile": -3.6, "stern": 2.4, "sad": 3}[mood]
        drawing.fill(ribbon([(-38, 32.6), (-30, 33), (-21, 32 + bend)], [1.6, 3, 0.8], count=8), ink)
    drawing.stroke(outline, ink, CONTOUR)
    shell = spline("10,-12! 13,-22 22,-24 28,-16 26,-2 18,12 12,10")
    drawing.paint(shell, palette.skin, ink, CONTOUR * 0.85)
    drawing.fill(ribbon("15,-14 21,-16 22,-6 17,2", 3, count=8), palette.skin_dark)
    drawing.fill(ribbon("13,-12 19,-18 24,-13", 2.2, count=6), ink)
    return drawing


def turned(face: Drawing, hat: Drawing, shift: float = -7) -> Drawing:
    """Return a head that looks right: the face is mirrored, the hat is not."""
    head = Drawing().add(face.mapped(MIRROR).mapped(translation(0, 0)))
    if hat is not None:
        head.add(hat.mapped(translation(shift, 0)))
    return head
