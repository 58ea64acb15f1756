"""The four kings share a torso and differ in view, beard, what they carry, and how they ride."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.draw.body.garments import ermine, necklace, shoulders
from sprites.draw.body.hands import fist
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import Point
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import beard, moustache
from sprites.draw.heads.beards_frontal import frontal_beard, frontal_moustache
from sprites.draw.heads.crowns import crown
from sprites.draw.heads.frontal import ears, frontal_face
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hair_frontal import frontal_hair
from sprites.draw.heads.profile import turned
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.palette import Cloth

INK = PAINT.ink
COLLAR = (
    "-36,-158! -70,-146 -116,-118 -142,-78! -128,-62 -108,-66! -92,-50 -70,-56! -52,-42 -30,-50! -10,-38 "
    "12,-46! 34,-38 52,-50! 72,-44 90,-56! 112,-52 128,-66! 146,-66 156,-80! 132,-118 86,-146 54,-158!"
)


@dataclass(frozen=True)
class King:
    """What makes a king; view: left, right or front."""

    hair: Cloth
    hair_light: str
    hair_kind: str
    robe: Cloth
    tunic: Cloth
    cap: Cloth
    finial: str
    held: Drawing
    mount: Drawing
    view: str = "left"
    beard_kind: str = "full"
    beard_length: float = 8
    moustache_kind: str = "full"
    brow: str = "calm"
    age: int = 0
    jaw: str = "oval"
    nose: str = "straight"
    sleeve: float = 84  # width at the shoulder
    hand_at: Point = (152, -72)
    is_shouldered: bool = False  # the sceptre lies on the shoulder


def king(who: King) -> Drawing:
    """Return the upper half of a king on horseback."""
    x, y = (6, -206) if who.view == "right" else (10, -206)
    make_hair = frontal_hair if who.view == "front" else hair
    back_hair, front_hair = make_hair(PAINT, who.hair.colour, who.hair.dark, who.hair_kind)
    robe = (who.robe.colour, who.robe.dark)
    drawing = Drawing().add(who.held).add(placed(back_hair, x, y, is_mirrored=who.view == "right"))
    drawing.add(neck(PAINT, x + (-2 if who.view == "right" else 4), -140))
    drawing.add(upper_sleeve(PAINT, (108, -90), (172, 6), *robe, (who.sleeve, 78), seed=3))
    drawing.add(upper_sleeve(PAINT, (-96, -90), (-150, 6), *robe, (who.sleeve, 78), seed=3))
    drawing.add(_torso(who.tunic)).add(ermine(PAINT, spline(COLLAR)))
    drawing.add(necklace(PAINT, "-66,-122 -30,-90 12,-78 54,-90 88,-122", 12))
    drawing.add(placed(_head(who, front_hair), x, y))
    if who.is_shouldered:
        drawing.add(_lower_sleeve(who.robe, (170, 8), (124, -40)))
        drawing.add(placed(fist(PAINT), 116, -76, 1.02, 14, is_mirrored=True))
    else:
        drawing.add(_lower_sleeve(who.robe, (172, 6), (152, -36)))
        drawing.add(placed(fist(PAINT), *who.hand_at, 1.02, is_mirrored=True))
    return drawing.add(who.mount)


def _lower_sleeve(cloth: Cloth, elbow: Point, wrist: Point) -> Drawing:
    return lower_sleeve(
        PAINT,
        elbow,
        wrist,
        cloth.colour,
        cloth.dark,
        (62, 48),
        cuff=PAINT.white,
        cuff_dark=PAINT.cream,
        cuff_width=22,
        seed=5,
    )


def _torso(tunic: Cloth) -> Drawing:
    drawing, _ = shoulders(
        PAINT, tunic.colour, tunic.dark, half=116, waist=92, edge="30,-170 44,-80 30,60", reach=30, gap=8
    )
    drawing.fill(rectangle(0, -140, 22, 200), PAINT.gold).fill(rectangle(14, -140, 8, 200), PAINT.gold_dark)
    drawing.stroke(path("M0 -140V60M22 -140V60"), INK, 3.4)
    for y in range(-80, 20, 24):
        drawing.paint(ellipse(11, y, 5.6), PAINT.red, INK, 2.6)
    return drawing


def _head(who: King, front_hair: Drawing) -> Drawing:
    crowned = crown(PAINT, who.cap.colour, who.cap.dark, who.finial)
    colour, dark, light = who.hair.colour, who.hair.dark, who.hair_light
    brow = colour if who.age else dark
    if who.view == "front":
        bare = frontal_face(PAINT, "m", who.jaw, who.nose, who.brow, hair=brow, age=who.age, has_lips=False)
        head = ears(PAINT).add(bare).add(front_hair)
        head.add(frontal_beard(PAINT, colour, dark, light, who.beard_length, who.beard_kind))
        return head.add(frontal_moustache(PAINT, colour, dark, who.moustache_kind)).add(crowned)
    is_turned = who.view == "right"
    bare = face(PAINT, "m", who.brow, hair=brow, age=who.age, has_lips=False, is_relit=is_turned)
    head = ear(PAINT).add(bare).add(front_hair)
    is_forked = who.beard_kind == "fork"
    head.add(beard(PAINT, colour, dark, light, who.beard_length, is_forked=is_forked, is_relit=is_turned))
    head.add(moustache(PAINT, colour, dark, who.moustache_kind))
    return turned(head, crowned) if is_turned else head.add(crowned)
