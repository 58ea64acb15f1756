"""Eyes, brows, nose and mouth of the three-quarter face; man, youth and woman differ in measure."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette

LID_CREASE, LOWER_LID, CHIN_LINE, OLD_CHEEK = "#C08A63", "#B97A55", "#C98A62", "#B9764F"

EYE_Y = {"m": -11, "y": -11, "f": -9}
EYE_HEIGHT = {"m": 4.5, "y": 5.1, "f": 5.9}
# Middle and half width.
FAR_EYE = {"m": (-25, 8.0), "y": (-25, 8.0), "f": (-25.5, 8.4)}
NEAR_EYE = {"m": (9.5, 11.2), "y": (9.5, 11.2), "f": (9.5, 12.2)}

# How far the inner end, the middle and the outer end of a brow are lowered.
MOODS = {
    "calm": (0, 0, 0),
    "stern": (6, 3.2, -3),
    "raised": (-3, -4, 1),
    "kind": (-4, -1, 4),
    "sly": (4, 1, -6),
    "startled": (-8, -9, -4),
    "worried": (-10, -3, 7),
    "cross": (9, 5, -4),
}
BROW_WIDTH = {"m": 6.8, "y": 5.6, "f": 4.2}
BROW_RISE = {"m": 13.5, "y": 13.5, "f": 15}

# Shadow plane, bridge with its widths and samples, nostril with its widths and samples.
NOSES = {
    "m": (
        "-10,-18! -8.5,-4 -6.5,9 -3.5,17! -11,21 -19,19! -14,16 -13,9 -13,-4",
        ("-14.5,-19 -16.5,-6 -22,9 -26,14 -23.5,19.5 -17,20", [1.6, 2.6, 3.2, 3.6, 3.6, 1.6], 16),
        ("-12,18 -7,20.5 -4,16 -6,11", [1.2, 2.6, 2.4, 0.8], 8),
    ),
    "y": (
        "-10,-16! -8.5,-4 -6.5,7 -4,14.5! -11,18 -18,16.5! -14,13 -13,6 -13,-4",
        ("-15,-15 -16.5,-5 -21,7.5 -24,11.8 -21.5,16.6 -16,17", [1.0, 2.2, 2.8, 3.2, 3.2, 1.4], 16),
        ("-11.5,15.8 -7.5,17.2 -5,13.5 -6,10", [1.0, 2.3, 2.0, 0.6], 8),
    ),
    "f": (
        "-11,-14! -10,-2 -8.5,7 -6.5,13! -11,15.5 -17,14! -14,11 -13,5 -13,-4",
        ("-15.5,-10 -17,-3 -20,6 -22,10.5 -19,14.4 -14.5,14.6", [0.4, 1.4, 2.2, 2.9, 2.9, 1.2], 14),
        ("-10.5,14.4 -7.5,15 -6,12", [0.8, 2.0, 0.6], 6),
    ),
}
# How far the corners of the mouth sink.
CORNERS = {"calm": 0, "smile": -2.6, "sad": 2.5, "stern": 1.5}


def eye(palette: Palette, sex: str, iris: str | None, *, is_near: bool, is_old: bool) -> Drawing:
    """Return an eye; the lid cuts the iris, because a fully visible one looks startled."""
    x, half = NEAR_EYE[sex] if is_near else FAR_EYE[sex]
    y = EYE_Y[sex]
    height = EYE_HEIGHT[sex] * (1 if is_near else 0.95)
    almond = spline(
        f"{x - half},{y + 1.5}! {x - half * 0.35},{y - height} {x + half * 0.45},{y - height * 0.85} "
        f"{x + half},{y + 2}! {x + half * 0.3},{y + height * 0.8} {x - half * 0.4},{y + height * 0.78}"
    )
    area = almond.area()
    middle, radius = x - half * 0.10, height * 1.2
    drawing = Drawing().fill(almond, palette.white)
    drawing.fill(ellipse(middle, y - 0.9, radius).area().intersection(area), iris or palette.ink)
    if iris:
        drawing.fill(ellipse(middle, y - 0.6, radius * 0.55).area().intersection(area), palette.ink)
    drawing.fill(ellipse(middle - radius * 0.36, y - radius * 0.18, 1.3), palette.white)
    drawing.add(_lids(palette, sex, (x, y), half, height))
    return drawing.add(crows_feet(palette, (x, y), half, height)) if is_old else drawing


def _lids(palette: Palette, sex: str, at: tuple[float, float], half: float, height: float) -> Drawing:
    x, y = at
    lash_x, lash_y = (3.2, -0.6) if sex == "f" else (1.4, 3.2)
    upper = [
        (x - half - 2, y + 2.6),
        (x - half * 0.4, y - height - 0.1),
        (x + half * 0.45, y - height * 0.85 - 0.1),
        (x + half + lash_x, y + lash_y),
    ]
    crease = [(x - half * 0.7, y - height - 2.8), (x, y - height - 5.2), (x + half * 0.95, y - height - 1.2)]
    lower = [(x - half * 0.6, y + height * 0.95), (x, y + height * 1.1), (x + half * 0.75, y + height * 0.75)]
    drawing = Drawing()
    drawing.fill(ribbon(upper, [1.6, 5.2, 5.6, 1.2] if sex == "f" else [1.6, 4.8, 4.8, 1.2], 10), palette.ink)
    return drawing.fill(ribbon(crease, 1.9, 6), LID_CREASE).fill(ribbon(lower, 1.9, 6), LOWER_LID)


def crows_feet(palette: Palette, at: tuple[float, float], half: float, height: float) -> Drawing:
    """Return the lines round an old eye."""
    x, y = at
    bag = [(x - half * 0.8, y + height + 3.5), (x, y + height + 6), (x + half * 0.9, y + height + 2.5)]
    foot = [(x + half + 3, y + 1), (x + half + 8, y - 2)]
    drawing = Drawing().fill(ribbon(bag, 2.0, 6), palette.skin_dark)
    return drawing.fill(ribbon(foot, 1.8, 4), palette.skin_dark)


def brows(sex: str, mood: str, colour: str) -> Drawing:
    """Return both brows."""
    inner, middle, outer = MOODS[mood]
    y = EYE_Y[sex] - BROW_RISE[sex]
    width = BROW_WIDTH[sex]
    far = [(-36, y + 5 + outer * 0.5), (-27, y - 1 + middle), (-15, y + 2 + inner)]
    near = [(-3, y + 2.5 + inner), (10, y - 2.5 + middle), (26, y + 5.5 + outer * 0.5)]
    drawing = Drawing().fill(ribbon(far, [1.5, width * 0.85, width * 0.8], 8), colour)
    return drawing.fill(ribbon(near, [width * 0.95, width, 1.2], 8), colour)


def nose(palette: Palette, sex: str, *, is_old: bool) -> Drawing:
    """Return the nose: shadow plane, one line from brow to tip, nostril; an old man's cheek has a fold."""
    shadow, bridge, nostril = NOSES[sex]
    drawing = Drawing().fill(spline(shadow), palette.skin_dark)
    drawing.fill(ribbon(*bridge), palette.ink).fill(ribbon(*nostril), palette.ink)
    if is_old and sex == "m":
        drawing.fill(ribbon("-2,14 6,24 5,34", 2.6, 8), OLD_CHEEK)
    return drawing


def mouth(palette: Palette, sex: str, mood: str) -> Drawing:
    """Return the mouth, and a man's line under it."""
    if sex == "f":
        drawing = Drawing().fill(spline("-22,29.5! -17,26.2 -13,27.8! -9,25.8 0,30! -11,31.5"), palette.lip)
        drawing.fill(spline("-21,30! -11,31.5 -1,30! -7,37 -15,37"), palette.red_light)
        return drawing.fill(ribbon("-24,29 -17,30.9 -11,31.1 3,28.5", [0.6, 2.4, 2.4, 0.6], 8), palette.ink)
    bend = CORNERS[mood]
    line = [(-24.5, 37 + bend), (-16, 38.4), (-10, 38.4), (5, 36.3 + bend)]
    drawing = Drawing().fill(spline("-20,38! -11,39.5 -1,38! -6,44 -15,44"), palette.lip, 0.8)
    drawing.fill(ribbon(line, [0.8, 3.0, 3.0, 0.8], 8), palette.ink)
    if sex == "y":
        return drawing.mapped(translation(0, -3.5))
    return drawing.fill(ribbon("-15,50 -9,51.5 -4,49.5", 2.2, 6), CHIN_LINE)
