"""Eyes, brows and mouths of a face that moves, for the three-quarter and the frontal view."""

from __future__ import annotations

from dataclasses import dataclass, field

from shapely.geometry import box

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.heads import frontal_features, three_quarter_features
from sprites.draw.heads.beards import bearded_mouth
from sprites.draw.heads.frontal_features import AXIS, frontal_brow
from sprites.draw.heads.three_quarter_features import (
    CHIN_LINE,
    EYE_HEIGHT,
    EYE_Y,
    FAR_EYE,
    LID_CREASE,
    LOWER_LID,
    NEAR_EYE,
    brows,
    crows_feet,
)
from sprites.draw.palette import Palette

THROAT = "#6B1F18"

OPENINGS = {"open": 1.0, "half": 0.35, "wide": 1.32}
"""How far the upper lid stands above the middle of the eye, in its usual height."""
SHUT = ("closed", "merry")
"""Eyes of which only the lashes show: at rest, and bent upwards by a laugh."""
BROW_MOODS = ("startled", "worried", "cross")
MOUTHS = ("smile", "laugh", "oh", "sad", "smirk")


@dataclass(frozen=True, kw_only=True)
class Features:
    """What moves in a face: how it looks when nothing happens."""

    sex: str
    """A man (m), a youth (y) or a woman (f); frontal faces have no youths."""
    brow: str = "calm"
    mood: str = "calm"
    hair: str
    """The colour of the brows."""
    iris: str | None = None
    is_frontal: bool = False
    is_old: bool = False
    is_bearded: bool = False
    moustache: Drawing = field(default_factory=Drawing)
    """It lies over the mouth and follows it."""


@dataclass(frozen=True)
class _Eye:
    x: float
    y: float
    half: float
    height: float
    side: int
    """1: its outer corner is at the viewer's right."""

    def at(self, across: float, down: float) -> tuple[float, float]:
        """Return the point so many half widths outwards and so many units down."""
        return self.x + self.side * self.half * across, self.y + down


def _eyes(features: Features) -> tuple[_Eye, _Eye]:
    sex, y, height = features.sex, EYE_Y[features.sex], EYE_HEIGHT[features.sex]
    if features.is_frontal:
        half = 11.0 if sex == "f" else 10.2
        return _Eye(AXIS - 18, y, half, height, -1), _Eye(AXIS + 18, y, half, height, 1)
    far, near = FAR_EYE[sex], NEAR_EYE[sex]
    return _Eye(far[0], y, far[1], height * 0.95, 1), _Eye(near[0], y, near[1], height, 1)


def whites(palette: Palette, features: Features, opening: str) -> Drawing:
    """Return the white of both eyes: the iris is seen as far as the white is."""
    drawing = Drawing()
    for eye in _eyes(features):
        drawing.fill(_almond(eye, OPENINGS[opening]), palette.white)
    return drawing


def irises(palette: Palette, features: Features) -> Drawing:
    """Return both irises, whole."""
    drawing = Drawing()
    for eye in _eyes(features):
        middle, radius = eye.x - (0 if features.is_frontal else eye.half * 0.1), eye.height * 1.2
        drawing.fill(ellipse(middle, eye.y - 0.9, radius), features.iris or palette.ink)
        if features.iris:
            drawing.fill(ellipse(middle, eye.y - 0.6, radius * 0.55), palette.ink)
        drawing.fill(ellipse(middle - radius * 0.36, eye.y - radius * 0.18, 1.3), palette.white)
    return drawing


def lids(palette: Palette, features: Features, opening: str) -> Drawing:
    """Return lashes and creases of both eyes."""
    drawing = Drawing()
    for eye in _eyes(features):
        drawing.add(_lid(palette, features, eye, opening))
    return drawing


def eyes(palette: Palette, features: Features) -> Drawing:
    """Return the eyes as they are when nothing happens."""
    area = whites(palette, features, "open").silhouette()
    return Drawing().add(
        whites(palette, features, "open"),
        irises(palette, features).clipped(area),
        lids(palette, features, "open"),
    )


def wrinkles(palette: Palette, features: Features) -> Drawing:
    """Return the lines round old eyes."""
    drawing = Drawing()
    for eye in _eyes(features) if features.is_old else ():
        drawing.add(crows_feet(palette, (eye.x, eye.y), eye.half * eye.side, eye.height))
    return drawing


def _almond(eye: _Eye, opening: float) -> Path:
    up, low = eye.height * opening, eye.height
    points = [
        (*eye.at(-1, 1.5), True),
        eye.at(-0.35, -up),
        eye.at(0.45, -up * 0.85),
        (*eye.at(1, 2), True),
        eye.at(0.3, low * 0.8),
        eye.at(-0.4, low * 0.78),
    ]
    return spline(points)


def _lid(palette: Palette, features: Features, eye: _Eye, opening: str) -> Drawing:
    is_woman, height = features.sex == "f", eye.height
    lash_x, lash_y = (3.2, -0.6) if is_woman else (1.4, 3.2)
    inner, outer = 2 / eye.half, lash_x / eye.half
    widths = [1.6, 5.2, 5.6, 1.2] if is_woman else [1.6, 4.8, 4.8, 1.2]
    drawing = Drawing()
    if opening in SHUT:
        bend = height * (0.75 if opening == "closed" else -0.75)
        rest = 2.2 if opening == "closed" else 3.2
        line = [eye.at(-1 - inner, rest), eye.at(-0.35, bend), eye.at(0.4, bend), eye.at(1 + outer, rest)]
        drawing.fill(ribbon(line, [1.2, 4.2, 4.4, 1.2], 10), palette.ink)
        level = -height * (0.7 if opening == "closed" else 1.6)
        crease = [eye.at(-0.75, level + 1.6), eye.at(0, level), eye.at(0.85, level + 1.8)]
        return drawing.fill(ribbon(crease, 1.9, 6), LID_CREASE)
    up = height * OPENINGS[opening]
    upper = [
        eye.at(-1 - inner, 2.6),
        eye.at(-0.4, -up - 0.1),
        eye.at(0.45, -up * 0.85 - 0.1),
        eye.at(1 + outer, lash_y if opening != "half" else max(lash_y, 1.6)),
    ]
    rise = max(up, height)
    crease = [eye.at(-0.7, -rise - 2.8), eye.at(0, -rise - 5.2), eye.at(0.95, -rise - 1.2)]
    lower = [eye.at(-0.6, height * 0.95), eye.at(0, height * 1.1), eye.at(0.75, height * 0.75)]
    drawing.fill(ribbon(upper, widths, 10), palette.ink)
    return drawing.fill(ribbon(crease, 1.9, 6), LID_CREASE).fill(ribbon(lower, 1.9, 6), LOWER_LID)


def brows_of(features: Features, mood: str = "") -> Drawing:
    """Return the brows in a mood, in their own one unless it is named."""
    mood, is_bushy = mood or features.brow, features.brow == "bushy"
    if not features.is_frontal:
        return brows(features.sex, mood, features.hair)
    drawing = Drawing()
    for side in (-1, 1):
        drawing.add(frontal_brow(side, features.sex, mood, features.hair, is_bushy=is_bushy))
    return drawing


def mouth_of(palette: Palette, features: Features, kind: str = "") -> Drawing:
    """Return the mouth with the moustache over it; without a kind as it is when nothing happens."""
    rise = {"smile": -2.4, "laugh": -3.4, "smirk": -1.2, "oh": -1.2, "sad": 1.4}.get(kind, 0.0)
    drawing = _expressive(palette, features, kind) if kind else _own_mouth(palette, features)
    return drawing.add(features.moustache.mapped((1, 0, 0, 1, 0, rise)))


def _own_mouth(palette: Palette, features: Features) -> Drawing:
    if features.is_frontal:
        return frontal_features.mouth(palette, features.sex, features.mood)
    if features.is_bearded:
        return bearded_mouth(palette)
    return three_quarter_features.mouth(palette, features.sex, features.mood)


def _expressive(palette: Palette, features: Features, kind: str) -> Drawing:
    x = AXIS if features.is_frontal else -10.5
    y = {"f": 30.8, "y": 34.6, "m": 38.2}[features.sex]
    half = 12.5 if features.sex == "f" else 14.0
    if kind == "laugh":
        return _laugh(palette, x, y - 1, half)
    if kind == "oh":
        return _oh(palette, x, y + 2)
    return _closed(palette, features.sex, (x, y), half, kind)


LINES = {
    "smile": ((-1.06, -3.4), (-0.42, 1.5), (0.42, 1.5), (1.06, -3.4)),
    "sad": ((-0.9, 3.8), (-0.36, -0.4), (0.36, -0.4), (0.9, 3.8)),
    "smirk": ((-0.9, 1.4), (-0.3, 1.6), (0.45, 0.2), (1.12, -4.4)),
}
"""The line between closed lips: half widths across, units down."""


def _closed(palette: Palette, sex: str, at: tuple[float, float], half: float, kind: str) -> Drawing:
    x, y = at
    line = [(x + half * across, y + down) for across, down in LINES[kind]]
    (left, left_y), (right, right_y) = line[0], line[-1]
    drawing = Drawing()
    inner_y = line[1][1]
    full = spline(
        f"{x - half * 0.72},{(left_y + inner_y) / 2}! {x},{inner_y + 0.6} {x + half * 0.72},"
        f"{(right_y + inner_y) / 2}! {x + half * 0.4},{inner_y + 6.2} {x - half * 0.4},{inner_y + 6.2}"
    )
    if sex == "f":
        upper = spline(
            f"{x - half * 0.9},{left_y + 0.6}! {x - half * 0.36},{inner_y - 4.4} {x},{inner_y - 2.8}! "
            f"{x + half * 0.36},{inner_y - 4.4} {x + half * 0.9},{right_y + 0.6}! {x},{inner_y + 0.8}"
        )
        drawing.fill(upper, palette.lip).fill(full, palette.red_light)
    else:
        drawing.fill(full, palette.lip, 0.8)
    drawing.fill(ribbon(line, [0.8, 2.8, 2.8, 0.8], 10), palette.ink)
    for end, end_y, way in ((left, left_y, -1), (right, right_y, 1)):
        if end_y < y - 2:  # a dimple where the corner is drawn up
            dimple = [(end + way * reach, end_y + drop) for reach, drop in ((1.6, -3), (3.2, 0.6), (2, 4))]
            drawing.fill(ribbon(dimple, 2.2, 6), CHIN_LINE)
    return drawing


def _laugh(palette: Palette, x: float, y: float, half: float) -> Drawing:
    shape = spline(
        f"{x - half * 1.02},{y - 3.4}! {x - half * 0.4},{y - 0.6} {x + half * 0.4},{y - 0.6} "
        f"{x + half * 1.02},{y - 3.4}! {x + half * 0.62},{y + 8} {x},{y + 11.4} {x - half * 0.62},{y + 8}"
    )
    area = shape.area()
    drawing = Drawing().fill(shape, THROAT)
    drawing.fill(ellipse(x, y + 11, half * 0.5, 4.6).area().intersection(area), palette.red_light)
    drawing.fill(area.intersection(box(x - 40, y - 10, x + 40, y + 2.8)), palette.white)
    return drawing.stroke(shape, palette.ink, 2.4)


def _oh(palette: Palette, x: float, y: float) -> Drawing:
    drawing = Drawing().fill(ellipse(x, y, 6.6, 7.2), palette.lip, 0.85)
    return drawing.paint(ellipse(x, y, 4.4, 5.0), THROAT, palette.ink, 2.2)
