"""The court of acorns: Harras, Tell, and the king with the chestnut horse."""

from __future__ import annotations

from sprites.draw.body.garments import cape, shoulders
from sprites.draw.body.hands import cupped_hand, fist
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import beard, goatee, moustache
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hats import felt_hat, kettle_hat
from sprites.draw.heads.profile import turned
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.hungarian.king import King, king
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.palette import Cloth
from sprites.draw.pips import hungarian_pip
from sprites.draw.props.archery import apple, bolt, crossbow
from sprites.draw.props.feathers import feather
from sprites.draw.props.horses import HorseLook, horse, rein
from sprites.draw.props.regalia import sceptre, sealed_roll
from sprites.draw.props.weapons import halberd
from sprites.draw.shading import CONTOUR, tone
from sprites.draw.textures import pattern

INK = PAINT.ink
CHESTNUT = HorseLook(PAINT.brown_light, PAINT.brown, PAINT.brown_dark, INK, PAINT.red, PAINT.gold)


def harras() -> Drawing:
    """Return Rudolf Harras, Gessler's master of the horse: halberd and sealed order."""
    drawing = Drawing()
    head_x, head_y = -4, -208
    drawing.add(halberd(PAINT, 150, -352, 60))
    _back_hair, front_hair = hair(PAINT, PAINT.black, INK, "short")
    # mail coif behind
    coif = spline("-44,-40! -52,0 -50,40 -64,66! -20,88 20,92 62,78 78,66! 62,36 60,-4 54,-44!")
    hood = Drawing()
    hood.fill(coif, PAINT.steel_dark)
    cell = Drawing().stroke(path("M-5 -3Q0 5 5 -3"), INK, 2.0)
    hood.add(pattern(coif, cell, 10, 7))
    hood.stroke(coif, INK, CONTOUR)
    drawing.add(upper_sleeve(PAINT, (-92, -96), (-114, 8), PAINT.red, PAINT.red_dark, (64, 58), seed=2))
    drawing.add(upper_sleeve(PAINT, (106, -96), (170, 2), PAINT.red, PAINT.red_dark, (70, 66), seed=3))
    torso, _torso_shape = shoulders(
        PAINT, PAINT.steel, PAINT.steel_dark, half=116, waist=80, edge="22,-170 36,-80 22,60", reach=30, gap=8
    )
    drawing.add(torso)
    # breastplate
    breastplate = spline("-82,-104! -52,-118 0,-96 52,-118 86,-104! 82,-50 74,40! -74,40! -80,-50")
    plate = Drawing()
    tone(
        plate,
        breastplate,
        PAINT.steel,
        PAINT.steel_dark,
        "10,-140 34,-70 8,60",
        PAINT,
        reach=34,
        gap=8,
        seed=7,
    )
    plate.fill(ribbon("-60,-92 -64,-50 -52,10", 9), PAINT.white)
    plate.stroke(spline("0,-96 4,-50 0,40", closed=False), INK, 3)
    for y in (-20, 6):
        plate.stroke(spline(f"-78,{y + 8} 0,{y + 24} 78,{y + 8}", closed=False), INK, 3)
    for x, y in ((-70, -92), (72, -92)):
        plate.paint(ellipse(x, y, 4), PAINT.gold, INK, 2.4)
    drawing.add(plate)
    # pauldrons
    for s in (-1, 1):
        for k, (radius_x, end_y) in enumerate(((0, 0), (10, 20), (18, 38))):
            (
                spline(
                    f"{s * 62},{-132 + end_y}! {s * 94},{-134 + end_y} "
                    f"{s * (128 + radius_x)},{-104 + end_y} {s * (140 + radius_x)},{-70 + end_y}! "
                    f"{s * (112 + radius_x)},{-66 + end_y} {s * 84},{-92 + end_y}!"
                )
                if k == 0
                else spline(
                    f"{s * (98 + radius_x * 0.4)},{-104 + end_y}! {s * (124 + radius_x)},{-100 + end_y} "
                    f"{s * (140 + radius_x)},{-70 + end_y}! {s * (118 + radius_x)},{-62 + end_y} "
                    f"{s * (96)},{-78 + end_y}!"
                )
            )
        pauldron = spline(
            f"{s * 58},-134! {s * 100},-134 {s * 140},-108 {s * 156},-66! {s * 120},-56 "
            f"{s * 84},-76 {s * 66},-104!"
        )
        tone(
            drawing,
            pauldron,
            PAINT.steel,
            PAINT.steel_dark,
            (
                f"{s * 100 + 6 * s},-150 {s * 112 + 8},-100 {s * 100 + 14},-40"
                if s > 0
                else "-100,-150 -92,-100 -100,-40"
            ),
            PAINT,
            reach=20,
            gap=7,
            seed=3,
        )
        drawing.add(
            Drawing()
            .stroke(spline(f"{s * 74},-92 {s * 112},-84 {s * 150},-84", closed=False), INK, 3)
            .stroke(spline(f"{s * 66},-112 {s * 104},-110 {s * 138},-106", closed=False), INK, 3)
            .clipped(pauldron)
        )
        drawing.paint(ellipse(s * 100, -122, 4), PAINT.gold, INK, 2.4)
    drawing.add(placed(hood, head_x, head_y, is_mirrored=True))
    head = Drawing()
    head.add(face(PAINT, "m", brow="sly", hair=PAINT.black, mood="stern", is_relit=True, wide=1.04, jaw=3))
    head.add(front_hair)
    # coif edge around the face
    coif_edge = spline(
        "-42,-46! -47,-10 -44,26 -30,50 -6,72! 24,66 42,44 50,10 50,-46! 40,-46! 39,8 28,38 "
        "8,60 -8,62 -22,52 -34,28 -38,4 -35,-10 -38,-24 -34,-46!"
    )
    head.fill(coif_edge, PAINT.steel)
    head.add(pattern(coif_edge, cell, 10, 7))
    head.stroke(coif_edge, INK, CONTOUR * 0.9)
    head.add(moustache(PAINT, "#54413A", "#382A25", kind="handle"))
    head.add(goatee(PAINT, "#54413A", "#382A25"))
    drawing.add(placed(turned(head, kettle_hat(PAINT)), head_x, head_y))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-112, 8),
            (-78, -50),
            PAINT.red,
            PAINT.red_dark,
            (58, 44),
            cuff=PAINT.steel,
            cuff_dark=PAINT.steel_dark,
            seed=6,
        )
    )
    drawing.add(
        lower_sleeve(
            PAINT,
            (170, 2),
            (150, -46),
            PAINT.red,
            PAINT.red_dark,
            (54, 42),
            cuff=PAINT.steel,
            cuff_dark=PAINT.steel_dark,
            seed=5,
        )
    )
    drawing.add(placed(fist(PAINT, PAINT.brown_light, PAINT.brown), 150, -76, 1.04, is_mirrored=True))
    drawing.add(placed(sealed_roll(PAINT), -66, -80, 1.0, -64))
    drawing.add(placed(fist(PAINT, PAINT.brown_light, PAINT.brown), -66, -78, 1.0, 24))
    return drawing.mapped(translation(8))


def tell() -> Drawing:
    """Return Wilhelm Tell: crossbow, apple and bolt."""
    drawing = Drawing()
    head_x, head_y = -6, -216
    drawing.add(
        placed(
            feather("30,-70 62,-112 104,-132 146,-120", 34, PAINT.red, PAINT.red_dark, PAINT, barbs=8),
            head_x,
            head_y,
        )
    )
    drawing.add(placed(crossbow(PAINT, 300), 138, -186, 0.95))
    back_hair, front_hair = hair(PAINT, PAINT.brown, PAINT.brown_dark, "mid")
    drawing.add(placed(back_hair, head_x, head_y))
    drawing.add(neck(PAINT, head_x + 4, -144))
    drawing.add(upper_sleeve(PAINT, (-100, -98), (-158, 2), PAINT.cream, PAINT.cream_dark, (66, 66), seed=2))
    drawing.add(upper_sleeve(PAINT, (104, -98), (164, 2), PAINT.cream, PAINT.cream_dark, (66, 66), seed=3))
    torso, torso_shape = shoulders(
        PAINT,
        PAINT.brown_light,
        PAINT.brown,
        half=116,
        waist=80,
        edge="14,-170 26,-80 14,60",
        reach=30,
        gap=8,
    )
    drawing.add(torso)
    # lacing
    drawing.paint(polygon((-13, -120), (-8, 40), (12, 40), (15, -120)), PAINT.cream, INK, 3.6)
    for y in range(-93, 20, 20):
        drawing.stroke(path(f"M-13 {y}L14 {y + 13}M14 {y}L-13 {y + 13}"), INK, 3.4)
    for y in range(-93, 20, 20):
        for x in (-16, 17):
            drawing.fill(ellipse(x, y, 3), INK)
    # baldric
    baldric = spline("-96,-112! -40,-60 40,0 84,44! 104,24! 56,-22 -24,-84 -78,-128!")
    part = Drawing()
    tone(part, baldric, PAINT.brown_dark, PAINT.black, None, PAINT)
    part.add(Drawing().stroke(spline("-88,-120 -32,-72 48,-11 94,34", closed=False), PAINT.gold, 3))
    drawing.add(part.clipped(torso_shape.area()))
    cape_part, _cape_shape = cape(
        PAINT,
        PAINT.green,
        PAINT.green_dark,
        half=140,
        top=-156,
        middle=-104,
        hem=-84,
        count=10,
        drop=28,
        edge="16,-180 34,-120 26,-40",
        reach=34,
    )
    drawing.add(cape_part)
    hood = spline("-46,-146 -38,-164 -8,-152 12,-148 36,-156 54,-162 60,-146 42,-128 8,-116 -28,-126")
    tone(drawing, hood, PAINT.green, PAINT.green_dark, "12,-180 22,-140 6,-100", PAINT, reach=16, gap=7)
    drawing.fill(ribbon("-34,-146 0,-134 42,-145", 3.4), INK)
    head = Drawing()
    head.add(ear(PAINT))
    head.add(face(PAINT, "m", brow="stern", has_lips=False, hair=PAINT.brown_dark))
    head.add(front_hair)
    head.add(beard(PAINT, PAINT.brown, PAINT.brown_dark, PAINT.brown_light))
    head.add(moustache(PAINT, PAINT.brown, PAINT.brown_dark))
    head.add(felt_hat(PAINT, PAINT.green, PAINT.green_dark, PAINT.gold, PAINT.gold_dark))
    head.add(placed(hungarian_pip("C", PAINT, 5.4), 34, -64, 0.30, 16))
    drawing.add(placed(head, head_x, head_y))
    for elbow, wrist in (((-158, 2), (-131, -60)), ((164, 2), (138, -50))):
        drawing.add(
            lower_sleeve(
                PAINT,
                elbow,
                wrist,
                PAINT.cream,
                PAINT.cream_dark,
                (54, 40),
                cuff=PAINT.brown,
                cuff_dark=PAINT.brown_dark,
                seed=5,
            )
        )
    palm_back, palm_front = cupped_hand(PAINT)
    drawing.add(
        placed(
            Drawing()
            .add(palm_back)
            .add(placed(bolt(PAINT, 126), 0, -4, 1, 24))
            .add(apple(PAINT, 28))
            .add(palm_front),
            -134,
            -104,
        )
    )
    drawing.add(placed(fist(PAINT), 138, -78, 1.02, is_mirrored=True))
    return drawing


def king_of_acorns() -> Drawing:
    """Return the king of acorns: chestnut horse with an arched neck."""
    mount = placed(horse(PAINT, CHESTNUT), -112, -108, 1.0, -17).add(
        rein(PAINT, "-128,-58 -96,-40 -52,-22", PAINT.red)
    )
    return king(
        King(
            hair=Cloth(PAINT.brown, PAINT.brown_dark),
            hair_light=PAINT.brown_light,
            hair_kind="long",
            robe=Cloth(PAINT.red, PAINT.red_dark),
            tunic=Cloth(PAINT.green, PAINT.green_dark),
            cap=Cloth(PAINT.red, PAINT.red_dark),
            finial="acorn",
            held=placed(sceptre(PAINT, "C", 230), 152, -216),
            mount=mount,
            view="front",
            beard_kind="fork",
            beard_length=0,
            jaw="long",
            sleeve=93,
            hand_at=(152, -70),
        )
    )
