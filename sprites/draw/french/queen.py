"""A queen is one pose in three views; hair, gown and what she holds differ."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.draw.body.hands import holding_hand, resting_hand
from sprites.draw.body.limbs import lower_sleeve, neck
from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.gowns import gown, neckline, ruff, tiara
from sprites.draw.french.textiles import Textile
from sprites.draw.geometry.matrix import Point
from sprites.draw.heads.frontal import frontal_face
from sprites.draw.heads.hair_frontal import frontal_hair
from sprites.draw.heads.hair_women import womens_hair
from sprites.draw.heads.profile import turned
from sprites.draw.heads.three_quarter import face
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.palette import Cloth

HEAD = (-4, -196)


@dataclass(frozen=True)
class Queen:
    """What makes a queen; view: left, right or front."""

    hair: Cloth
    hair_kind: str
    gown: Cloth
    stomacher: Cloth
    textile: Textile
    held: Drawing
    held_at: Point
    stone: str
    view: str = "left"
    elbow: Point = (158, 30)
    has_ruff: bool = False
    jaw: str = "f"
    brow: str = "calm"
    mood: str = "calm"


def queen(who: Queen) -> Drawing:
    """Return the upper half of a queen."""
    x, y = HEAD
    hair = (who.hair.colour, who.hair.dark, who.hair_kind)
    back_hair, front_hair = frontal_hair(PAINT, *hair) if who.view == "front" else womens_hair(PAINT, *hair)
    drawing = Drawing().add(placed(back_hair, x, y, is_mirrored=who.view == "right"))
    drawing.add(neck(PAINT, x + 2, -124, width=17, height=44))
    drawing.add(gown(who.gown, who.stomacher, who.textile, who.elbow))
    drawing.add(ruff() if who.has_ruff else neckline())
    drawing.add(placed(_head(who, front_hair), x, y))
    drawing.add(placed(who.held, *who.held_at))
    drawing.add(_lower_sleeve(who.gown, (-168, 60), (-128, -10), 74, 44))
    drawing.add(placed(holding_hand(PAINT), -124, -46, 1.0, 8))
    drawing.add(_lower_sleeve(who.gown, (152, 14), (58, -44), 66, 42))
    return drawing.add(placed(resting_hand(PAINT), 50, -47, 1, 194))


def _lower_sleeve(cloth: Cloth, elbow: Point, wrist: Point, upper: float, lower: float) -> Drawing:
    return lower_sleeve(
        PAINT,
        elbow,
        wrist,
        cloth.colour,
        cloth.dark,
        (upper, lower),
        cuff=PAINT.cream,
        cuff_dark=PAINT.cream_dark,
        cuff_width=26,
    )


def _head(who: Queen, front_hair: Drawing) -> Drawing:
    crown = tiara(who.stone)
    if who.view == "front":
        bare = frontal_face(PAINT, "f", who.jaw, "f", who.brow, mood=who.mood, hair=who.hair.dark)
        return bare.add(front_hair).add(crown)
    bare = face(PAINT, "f", brow=who.brow, hair=who.hair.dark, is_relit=who.view == "right").add(front_hair)
    return turned(bare, crown) if who.view == "right" else bare.add(crown)
