"""Eyes, brows, nose, mouth and wrinkles of the frontal face."""

from __future__ import annotations

from collections.abc import Callable

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette

AXIS = 3
LID_CREASE, LOWER_LID, CHIN_LINE, OLD_CHEEK = "#C08A63", "#B97A55", "#C98A62", "#B9764F"

# How far the inner end, the middle and the outer end of a brow are lowered.
BROWS = {
    "calm": (0, 0, 0),
    "stern": (6, 3, -3),
    "raised": (-4, -4, 1),
    "kind": (-4, -1, 4),
    "sly": (4, 1, -6),
    "bushy": (3, -1, 4),
    "startled": (-8, -9, -4),
    "worried": (-10, -3, 7),
    "cross": (9, 5, -4),
}
# Half width and the height of the tip.
NOSES = {"straight": (9, 19), "broad": (12.5, 19), "button": (10, 15), "f": (6.6, 14)}
CORNERS = {"calm": 0, "smile": -3, "sad": 2.5, "stern": 1.6}


def eye_and_brow(
    palette: Palette, side: int, sex: str, brow: str, hair: str, look: float, *, is_old: bool
) -> Drawing:
    """Return one eye with its brow; side -1 is the viewer's left."""
    is_woman = sex == "f"
    middle = AXIS + side * 18
    y = -9 if is_woman else -11
    half, height = (11.0, 5.8) if is_woman else (10.2, 4.6)

    def out(x: float) -> float:
        """Measure from the middle of the eye outwards."""
        return middle + side * x

    almond = spline(
        f"{out(-half)},{y + 2}! {out(-half * 0.4)},{y - height * 0.85} {out(half * 0.4)},{y - height} "
        f"{out(half)},{y + 1}! {out(half * 0.3)},{y + height * 0.8} {out(-half * 0.4)},{y + height * 0.8}"
    )
    iris_x, iris = middle + look * half * 0.45, height * 1.2
    drawing = Drawing().fill(almond, palette.white)
    drawing.fill(ellipse(iris_x, y - 0.9, iris).area().intersection(almond.area()), palette.ink)
    drawing.fill(ellipse(iris_x - iris * 0.36, y - iris * 0.2, 1.3), palette.white)
    drawing.add(_lids(palette, out, y, half, height, is_woman=is_woman))
    if is_old:
        bag = [
            (out(-half * 0.9), y + height + 3),
            (out(0), y + height + 6.4),
            (out(half * 0.9), y + height + 2.4),
        ]
        drawing.fill(ribbon(bag, 2.2, 6), palette.skin_dark if side < 0 else CHIN_LINE)
        for near, far in ((0, -3), (4, 5)):
            drawing.fill(ribbon([(out(half + 4), y + near), (out(half + 9), y + far)], 1.8, 4), CHIN_LINE)
    return drawing.add(frontal_brow(side, sex, brow, hair))


def frontal_brow(side: int, sex: str, mood: str, hair: str, *, is_bushy: bool = False) -> Drawing:
    """Return one brow; side -1 is the viewer's left. A bushy one stays so in every mood."""
    is_woman = sex == "f"
    middle, rise = AXIS + side * 18, -24 if is_woman else -24.5
    inner, centre, outer = BROWS[mood]
    width = 4.2 if is_woman else (9.4 if is_bushy or mood == "bushy" else 6.8)
    line = [
        (middle - side * 11, rise + 3.5 + inner),
        (middle - side, rise - 1.5 + centre),
        (middle + side * 15, rise + 5 + outer * 0.5),
    ]
    return Drawing().fill(ribbon(line, [width * 0.9, width, 1.3], 8), hair)


def _lids(
    palette: Palette, out: Callable[[float], float], y: float, half: float, height: float, *, is_woman: bool
) -> Drawing:
    lash_x, lash_y = (3.4, -0.4) if is_woman else (2, 2.6)
    upper = [
        (out(-half - 1.4), y + 3),
        (out(-half * 0.45), y - height * 0.85),
        (out(half * 0.4), y - height - 0.1),
        (out(half + lash_x), y + lash_y),
    ]
    crease = [
        (out(-half * 0.8), y - height - 2.4),
        (out(0), y - height - 5),
        (out(half * 0.8), y - height - 2.2),
    ]
    lower = [
        (out(-half * 0.7), y + height * 0.9),
        (out(0), y + height * 1.1),
        (out(half * 0.7), y + height * 0.8),
    ]
    drawing = Drawing()
    drawing.fill(ribbon(upper, [1.4, 5.2, 5.6, 1.2] if is_woman else [1.4, 4.8, 4.8, 1.4], 10), palette.ink)
    return drawing.fill(ribbon(crease, 1.9, 6), LID_CREASE).fill(ribbon(lower, 1.9, 6), LOWER_LID)


def nose(palette: Palette, sex: str, kind: str) -> Drawing:
    """Return the nose: straight, broad or button; a woman's is f."""
    width, y = NOSES[kind]
    x = AXIS
    is_woman = sex == "f"
    drawing = Drawing().fill(
        spline(
            f"{x + 3},{-8 if is_woman else -16}! {x + 4},-2 {x + 5},{y - 9} {x + width},{y - 3}! "
            f"{x + width * 0.5},{y + 1} {x},{y}! {x + 1},{y - 10} {x},-4"
        ),
        palette.skin_dark,
    )
    if is_woman:
        bridge = ribbon([(x + 4, -8), (x + 4.4, 2), (x + 5.4, y - 5)], [0.4, 1.8, 1.2], 8)
    else:
        line = [(x + 5.5, -17), (x + 4.2, -4), (x + 5, 6), (x + width - 3, y - 7)]
        bridge = ribbon(line, [1.6, 2.4, 2.2, 0.6], 10)
    drawing.fill(bridge, palette.ink)
    reach = ((-0.75, -1), (-0.35, 1.2), (0, 2.6), (0.35, 1.2), (0.75, -1))
    widths = [0.8, 2.2, 2.4, 2.2, 0.8] if is_woman else [1.0, 2.9, 3.0, 2.9, 1.0]
    drawing.fill(ribbon([(x + width * a, y + b) for a, b in reach], widths, 12), palette.ink)
    if not is_woman:
        for side in (-1, 1):
            edge = [
                (x + side * width * 0.8, y - 0.4),
                (x + side * (width + 1), y - 5),
                (x + side * width * 0.8, y - 9.5),
            ]
            drawing.fill(ribbon(edge, [1, 2.8, 0.6], 6), palette.ink)
    return drawing


def old_lines(palette: Palette, kind_of_nose: str) -> Drawing:
    """Return the folds beside the nose and the lines of the brow."""
    width, y = NOSES[kind_of_nose]
    drawing = Drawing()
    for side in (-1, 1):
        fold = [(AXIS + side * (width + reach), y + drop) for reach, drop in ((3, -3), (9, 7), (9, 17))]
        drawing.fill(ribbon(fold, 2.4, 8), OLD_CHEEK)
    for level in (-40, -47):
        line = [(AXIS - 14, level + 2), (AXIS, level), (AXIS + 14, level + 2)]
        drawing.fill(ribbon(line, 1.8, 6), palette.skin_dark)
    return drawing


def mouth(palette: Palette, sex: str, mood: str) -> Drawing:
    """Return the mouth in its mood, and a man's line under it."""
    x = AXIS
    if sex == "f":
        rise = -1.6 if mood == "smile" else 0
        upper = spline(f"{x - 12},30! {x - 5},26.4 {x},28! {x + 5},26.4 {x + 12},30! {x},31.6")
        lower = spline(f"{x - 11},30.4! {x},31.6 {x + 11},30.4! {x + 5},37.5 {x - 5},37.5")
        line = [(x - 14, 29.2 + rise), (x - 6, 30.8), (x, 31), (x + 6, 30.8), (x + 14, 29.2 + rise)]
        drawing = Drawing().fill(upper, palette.lip).fill(lower, palette.red_light)
        return drawing.fill(ribbon(line, [0.6, 2.3, 2.3, 2.3, 0.6], 10), palette.ink)
    bend = CORNERS[mood]
    lip = spline(f"{x - 10},38! {x},39.4 {x + 10},38! {x + 5},44.5 {x - 5},44.5")
    line = [(x - 15, 37 + bend), (x - 6, 38.6), (x + 6, 38.6), (x + 15, 37 + bend)]
    drawing = Drawing().fill(lip, palette.lip, 0.8).fill(ribbon(line, [0.8, 3, 3, 0.8], 10), palette.ink)
    return drawing.fill(ribbon([(x - 6, 50.5), (x, 51.6), (x + 6, 50.5)], 2.2, 6), CHIN_LINE)
