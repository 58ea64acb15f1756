"""A jack is one torso in four views; hair, doublet, cap and arms differ."""

from __future__ import annotations

import math
from dataclasses import dataclass

from sprites.draw.body.garments import cape, shoulders
from sprites.draw.body.hands import fist, holding_hand
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.finery import jacks_cap
from sprites.draw.french.textiles import SHADED_SIDE, Textile
from sprites.draw.geometry.matrix import MIRROR, Point
from sprites.draw.geometry.outline import right_of
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.heads.beards_profile import profile_moustache
from sprites.draw.heads.frontal import frontal_face
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hair_frontal import frontal_hair
from sprites.draw.heads.hair_profile import profile_hair
from sprites.draw.heads.profile import profile_face, turned
from sprites.draw.heads.three_quarter import face
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.palette import Cloth
from sprites.draw.pips import french_pip
from sprites.draw.props.feathers import feather
from sprites.draw.shading import CONTOUR, lino_cuts

INK = PAINT.ink
HEAD = (0, -206)
CREAM = Cloth(PAINT.cream, PAINT.cream_dark)


@dataclass(frozen=True)
class Jack:
    """What makes a jack; view: left, right, front, profile or profile right."""

    hair: Cloth
    hair_kind: str
    sleeve: Cloth
    doublet: Cloth
    textile: Textile
    cap: Cloth
    brim: Cloth
    plume: Cloth
    view: str = "left"
    bars: tuple[str, float, float] | None = None  # of the sleeves: colour, gap, width
    collar: Cloth = CREAM
    elbow_x: float = 166
    torso: Drawing | None = None  # instead of doublet and textile
    left: Drawing | None = None
    right: Drawing | None = None
    is_right_raised: bool = False
    shield: str = ""  # the suit on it
    moustache_kind: str = ""
    brow: str = "raised"
    mood: str = "smile"

    @property
    def is_turned(self) -> bool:
        """Say whether he looks right."""
        return self.view in {"right", "profile right"}


def jack(who: Jack) -> Drawing:
    """Return the upper half of a jack."""
    x, y = HEAD
    make_hair = {"front": frontal_hair, "profile": profile_hair, "profile right": profile_hair}.get(
        who.view, hair
    )
    back_hair, front_hair = make_hair(PAINT, who.hair.colour, who.hair.dark, who.hair_kind)
    plume = feather("-20,-66 -46,-108 -30,-140 10,-150", 32, who.plume.colour, who.plume.dark, PAINT, barbs=7)
    drawing = Drawing().add(placed(plume.mapped(MIRROR), x + 2, y, is_mirrored=who.is_turned))
    if who.right and not who.is_right_raised:
        drawing.add(who.right)
    drawing.add(placed(back_hair, x, y, is_mirrored=who.is_turned)).add(neck(PAINT, x + 4, -140))
    drawing.add(_upper_sleeve(who, (104, -92), (who.elbow_x, 6), (72, 78)))
    drawing.add(_upper_sleeve(who, (-104, -92), (-162, 40), (72, 80)))
    drawing.add(_doublet(who))
    drawing.add(placed(_head(who, front_hair), x, y))
    drawing.add(_left_arm(who))
    return drawing.add(_right_arm(who))


def _upper_sleeve(who: Jack, shoulder: Point, elbow: Point, widths: tuple[float, float]) -> Drawing:
    cloth = who.sleeve
    return upper_sleeve(PAINT, shoulder, elbow, cloth.colour, cloth.dark, widths, bars=who.bars)


def _lower_sleeve(who: Jack, elbow: Point, wrist: Point, upper: float, lower: float) -> Drawing:
    cloth, collar = who.sleeve, who.collar
    return lower_sleeve(
        PAINT,
        elbow,
        wrist,
        cloth.colour,
        cloth.dark,
        (upper, lower),
        cuff=collar.colour,
        cuff_dark=collar.dark,
        bars=who.bars,
    )


def _doublet(who: Jack) -> Drawing:
    drawing, shape = shoulders(
        PAINT, who.doublet.colour, who.doublet.dark, half=112, waist=80, bottom=160, edge=SHADED_SIDE
    )
    drawing.add(who.textile(shape)).stroke(shape, INK, CONTOUR)
    if who.torso:
        drawing = who.torso
    collar, _ = cape(
        PAINT,
        who.collar.colour,
        who.collar.dark,
        half=104,
        top=-152,
        middle=-116,
        hem=-98,
        count=7,
        kind="scallop",
        drop=22,
        edge="18,-180 34,-120 30,-60",
        reach=20,
    )
    return drawing.add(collar)


def _head(who: Jack, front_hair: Drawing) -> Drawing:
    brow, mood, hair_dark = who.brow, who.mood, who.hair.dark
    if who.view == "front":
        head = frontal_face(PAINT, "m", "oval", "button", brow, mood, hair=hair_dark, has_freckles=True)
        head.add(front_hair)
    elif who.view in {"profile", "profile right"}:
        kind = "hook" if who.moustache_kind else "youth"
        head = profile_face(PAINT, kind, brow, mood, hair_dark, is_lit=not who.is_turned).add(front_hair)
        if who.moustache_kind:
            head.add(profile_moustache(PAINT, who.hair.colour, who.moustache_kind))
    else:
        head = face(PAINT, "y", brow, mood, hair_dark, is_relit=who.is_turned).add(front_hair)
    cap = jacks_cap(who.cap, who.brim)
    return turned(head, cap.mapped(MIRROR)) if who.is_turned else head.add(cap)


def _left_arm(who: Jack) -> Drawing:
    drawing = Drawing()
    if who.left:
        drawing.add(who.left)
    drawing.add(_lower_sleeve(who, (-166, 46), (-132, -26), 70, 42))
    hand = fist(PAINT) if who.shield else holding_hand(PAINT)
    drawing.add(placed(hand, -126, -56, 1.0, 4))
    return drawing.add(_buckler(who.shield)) if who.shield else drawing


def _right_arm(who: Jack) -> Drawing:
    if who.right and who.is_right_raised:
        drawing = _lower_sleeve(who, (172, -10), (152, -106), 60, 42).add(who.right)
        return drawing.add(placed(fist(PAINT), 147, -136, is_mirrored=True))
    if who.right:
        drawing = _lower_sleeve(who, (168, 4), (150, -54), 60, 42)
        return drawing.add(placed(fist(PAINT), 148, -78, is_mirrored=True))
    drawing = _lower_sleeve(who, (164, 10), (98, -34), 62, 40)
    return drawing.add(placed(fist(PAINT), 80, -46, 0.96, -52))


def _buckler(suit: str) -> Drawing:
    x, y = -134, -58
    edge = "-122,-120 -108,-58 -124,0"
    disc = ellipse(x, y, 54)
    drawing = (
        Drawing().fill(disc, PAINT.steel).fill(right_of(edge).intersection(disc.area()), PAINT.steel_dark)
    )
    drawing.add(lino_cuts(edge, 16, 7, PAINT.steel_dark, disc)).stroke(disc, INK, 4.4)
    drawing.paint(ellipse(x, y, 40), PAINT.blue, INK, 3.6)
    shadow = right_of("-122,-120 -112,-58 -124,0").intersection(ellipse(x, y, 38).area())
    drawing.fill(shadow, PAINT.blue_dark)
    for i in range(12):
        angle = i * math.pi / 6
        drawing.paint(
            ellipse(x + 47 * math.cos(angle), y + 47 * math.sin(angle), 3), PAINT.gold_light, INK, 2
        )
    return drawing.add(placed(french_pip(suit, PAINT.gold_light), x, y, 0.44))
