"""A king is one torso in three views; hair, robe, textile and regalia differ."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.draw.body.garments import ermine, necklace, shoulders
from sprites.draw.body.hands import fist
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.textiles import Textile
from sprites.draw.geometry.matrix import Point, compose, scaling, translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import beard, moustache
from sprites.draw.heads.beards_frontal import frontal_beard, frontal_moustache
from sprites.draw.heads.beards_profile import profile_beard, profile_moustache
from sprites.draw.heads.crowns import crown
from sprites.draw.heads.frontal import ears, frontal_face
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hair_frontal import frontal_hair
from sprites.draw.heads.hair_profile import profile_hair
from sprites.draw.heads.profile import profile_face, turned
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.palette import Cloth
from sprites.draw.shading import CONTOUR, tone

INK = PAINT.ink
HEAD = (-2, -204)
COLLAR = (
    "-36,-156! -70,-146 -116,-118 -142,-78! -128,-62 -108,-66! -92,-50 -70,-56! -52,-42 "
    "-30,-50! -10,-38 12,-46! "
    "34,-38 52,-50! 72,-44 90,-56! 112,-52 128,-66! 146,-66 156,-80! 132,-118 86,-146 54,-156!"
)
TUNIC_EDGE = "30,-170 44,-80 20,160"


@dataclass(frozen=True)
class King:
    """What makes a king; view: left, right, front or profile."""

    hair: Cloth
    hair_kind: str
    robe: Cloth
    tunic: Cloth
    textile: Textile
    cap: Cloth
    finial: str
    left: Drawing
    right: Drawing
    view: str = "left"
    beard_length: float = 4
    beard_kind: str = "full"
    moustache_kind: str = "full"
    brow: str = "calm"
    age: int = 0
    jaw: str = "oval"
    nose: str = "straight"
    has_ermine: bool = True
    jewel: str = PAINT.red
    other_jewel: str = PAINT.blue


def king(who: King) -> Drawing:
    """Return the upper half of a king."""
    x, y = HEAD
    make_hair = {"front": frontal_hair, "profile": profile_hair, "left": hair, "right": hair}[who.view]
    back_hair, front_hair = make_hair(PAINT, who.hair.colour, who.hair.dark, who.hair_kind)
    drawing = (
        Drawing()
        .add(who.right)
        .add(placed(back_hair, x, y, is_mirrored=who.view == "right"))
        .add(neck(PAINT, x + 4, -140))
    )
    robe = (who.robe.colour, who.robe.dark)
    drawing.add(upper_sleeve(PAINT, (106, -86), (172, 10), *robe, (84, 80)))
    drawing.add(upper_sleeve(PAINT, (-104, -86), (-172, 60), *robe, (84, 84)))
    drawing.add(_tunic(who)).add(_collar(who))
    drawing.add(necklace(PAINT, "-70,-122 -34,-90 4,-78 46,-90 84,-122", 12))
    drawing.add(placed(_head(who, front_hair), x, y))
    drawing.add(_lower_sleeve(who.robe, (172, 6), (150, -52), 62))
    drawing.add(placed(fist(PAINT), 146, -74, is_mirrored=True))
    return drawing.add(_lower_sleeve(who.robe, (-172, 60), (-132, -8), 70)).add(who.left)


def _lower_sleeve(cloth: Cloth, elbow: Point, wrist: Point, width: float) -> Drawing:
    return lower_sleeve(
        PAINT,
        elbow,
        wrist,
        cloth.colour,
        cloth.dark,
        (width, 46),
        cuff=PAINT.white,
        cuff_dark=PAINT.cream,
        cuff_width=24,
    )


def _placket(jewel: str) -> Drawing:
    drawing = Drawing().fill(rectangle(-16, -140, 32, 300), PAINT.cream)
    drawing.fill(rectangle(4, -140, 12, 300), PAINT.cream_dark)
    drawing.stroke(path("M-16 -140V160M16 -140V160"), INK, 3.4)
    for y in range(-72, 150, 27):
        drawing.paint(ellipse(0, y, 7), jewel, INK, 2.8)
    return drawing


def _tunic(who: King) -> Drawing:
    drawing, shape = shoulders(
        PAINT, who.tunic.colour, who.tunic.dark, half=114, waist=90, bottom=160, edge=TUNIC_EDGE
    )
    drawing.add(who.textile(shape)).stroke(shape, INK, CONTOUR)
    return drawing.add(_placket(who.jewel))


def _collar(who: King) -> Drawing:
    shape = spline(COLLAR)
    if who.has_ermine:
        return ermine(PAINT, shape)
    drawing = Drawing()
    edge = "22,-170 50,-110 30,-20"
    tone(drawing, shape, who.robe.colour, who.robe.dark, edge, PAINT, reach=26, gap=9)
    seam = shape.mapped(compose(translation(6, -104), scaling(0.93, 0.82), translation(-6, 104)))
    return drawing.stroke(seam, PAINT.gold, 4)


def _head(who: King, front_hair: Drawing) -> Drawing:
    crowned = crown(PAINT, who.cap.colour, who.cap.dark, who.finial, who.jewel, who.other_jewel)
    if who.view == "right":
        return turned(_face(who, front_hair), crowned)
    return _face(who, front_hair).add(crowned)


def _face(who: King, front_hair: Drawing) -> Drawing:
    colour, dark, length = who.hair.colour, who.hair.dark, who.beard_length
    if who.view == "front":
        bare = frontal_face(PAINT, "m", who.jaw, who.nose, who.brow, hair=dark, age=who.age, has_lips=False)
        head = ears(PAINT).add(bare).add(front_hair)
        head.add(frontal_beard(PAINT, colour, dark, length=length, kind=who.beard_kind))
        return head.add(frontal_moustache(PAINT, colour, dark, who.moustache_kind))
    if who.view == "profile":
        head = profile_face(PAINT, "old", who.brow, hair=dark, age=who.age, has_lips=False).add(front_hair)
        head.add(profile_beard(PAINT, colour, dark, length=length))
        return head.add(profile_moustache(PAINT, colour))
    is_relit = who.view == "right"
    bare = face(PAINT, "m", who.brow, hair=dark, age=who.age, has_lips=False, is_relit=is_relit)
    head = ear(PAINT).add(bare).add(front_hair)
    is_forked = who.beard_kind == "fork"
    head.add(beard(PAINT, colour, dark, length=length, is_forked=is_forked, is_relit=is_relit))
    return head.add(moustache(PAINT, colour, dark, who.moustache_kind))
