"""The court of leaves: Walter Fuerst, Rudenz, and the old king."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.body.garments import necklace, shoulders
from sprites.draw.body.hands import fist, oath_hand
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import compose, rotation, translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards_frontal import frontal_beard, frontal_moustache
from sprites.draw.heads.frontal import ears, frontal_face
from sprites.draw.heads.hair_frontal import frontal_hair
from sprites.draw.heads.hair_profile import profile_hair
from sprites.draw.heads.hats import fur_cap, slashed_beret
from sprites.draw.heads.profile import profile_face, turned
from sprites.draw.hungarian.king import King, king
from sprites.draw.palette import GREY_HAIR, GREY_HAIR_SHADE, Cloth
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.props.feathers import peacock_feather
from sprites.draw.props.flowers import tulip
from sprites.draw.props.horses import HorseLook, frontal_horse, rein
from sprites.draw.props.weapons import shaft, sword
from sprites.draw.shading import CONTOUR, hatch, tone

INK = PAINT.ink
WHITE_HORSE = HorseLook(PAINT.white, PAINT.cream_dark, PAINT.cream_dark, PAINT.brown, PAINT.green, PAINT.gold)


def fuerst() -> Drawing:
    """Return Walter Fuerst: the old man, oath hand and staff."""
    drawing = Drawing()
    head_x, head_y = 8, -212
    drawing.add(shaft(PAINT, 156, -330, 60, 11))
    drawing.paint(ellipse(156, -334, 13), PAINT.brown, INK, 4)
    drawing.fill(ellipse(152, -338, 4), PAINT.brown_light)
    back_hair, front_hair = frontal_hair(PAINT, PAINT.white, PAINT.cream_dark, "mid")
    drawing.add(placed(back_hair, head_x, head_y))
    drawing.add(neck(PAINT, head_x + 4, -142))
    drawing.add(upper_sleeve(PAINT, (112, -92), (172, 4), PAINT.brown, PAINT.brown_dark, (80, 74), seed=3))
    drawing.add(upper_sleeve(PAINT, (-86, -92), (-112, 6), PAINT.brown, PAINT.brown_dark, (74, 66), seed=3))
    torso, _torso_shape = shoulders(
        PAINT, PAINT.green, PAINT.green_dark, half=112, waist=84, edge="30,-170 40,-80 26,60", reach=30, gap=8
    )
    drawing.add(torso)
    for s in (-1, 1):  # open coat over a green tunic
        coat = spline(
            f"{s * 30},-150! {s * 78},-138 {s * 120},-108 {s * 128},-50 {s * 118},60! "
            f"{s * 50},60! {s * 44},-40 {s * 24},-120!"
        )
        tone(
            drawing,
            coat,
            PAINT.brown,
            PAINT.brown_dark,
            ("-40,-160 -58,-60 -50,80" if s < 0 else "92,-160 104,-60 92,80"),
            PAINT,
            reach=22,
            gap=8,
        )
        fur = spline(
            f"{s * 26},-154! {s * 52},-148 {s * 66},-120 {s * 62},-50 {s * 70},60! {s * 34},60! "
            f"{s * 30},-40 {s * 14},-116!"
        )
        tone(
            drawing,
            fur,
            PAINT.cream,
            PAINT.cream_dark,
            ("-30,-160 -36,-60 -40,80" if s < 0 else "52,-160 50,-60 58,80"),
            PAINT,
            reach=10,
            gap=6,
        )
        for i, y in enumerate(range(-118, 10, 22)):
            x = s * (44 + i * 1.2)
            drawing.fill(ribbon([(x - 3, y - 6), (x + 3, y), (x - 1, y + 8)], 2.6, count=4), INK)
    drawing.paint(rectangle(-34, -34, 68, 14, 2), PAINT.brown_dark, INK, 3.6)
    drawing.paint(rectangle(-12, -38, 24, 22, 4), PAINT.gold, INK, 3.6)
    drawing.paint(rectangle(-5, -31, 10, 8, 1), PAINT.brown_dark, INK, 2.4)
    head = Drawing()
    head.add(ears(PAINT))
    head.add(
        frontal_face(
            PAINT, "m", "square", "broad", "bushy", age=1, hair="#C3B08C", has_lips=False, look=-0.25
        )
    )
    head.add(front_hair)
    head.add(frontal_beard(PAINT, PAINT.white, PAINT.cream_dark, kind="long", length=6))
    head.add(frontal_moustache(PAINT, PAINT.white, PAINT.cream_dark, kind="broad"))
    head.add(fur_cap(PAINT, PAINT.green, PAINT.green_dark, PAINT.brown_light, PAINT.brown))
    drawing.add(placed(head, head_x, head_y))
    drawing.add(
        lower_sleeve(
            PAINT,
            (174, 6),
            (158, -46),
            PAINT.brown,
            PAINT.brown_dark,
            (58, 48),
            cuff=PAINT.cream,
            cuff_dark=PAINT.cream_dark,
            seed=5,
            cuff_width=24,
        )
    )
    drawing.add(placed(fist(PAINT), 156, -80, 1.02, is_mirrored=True))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-112, 6),
            (-104, -70),
            PAINT.brown,
            PAINT.brown_dark,
            (58, 46),
            cuff=PAINT.cream,
            cuff_dark=PAINT.cream_dark,
            seed=6,
            cuff_width=24,
        )
    )
    drawing.add(placed(oath_hand(PAINT), -103, -82, 1.0, -6))
    return drawing


def rudenz() -> Drawing:
    """Return Ulrich von Rudenz: the young noble with the peacock feather."""
    drawing = Drawing()
    head_x, head_y = 0, -212
    drawing.add(placed(peacock_feather(PAINT, "20,-92 46,-128 84,-136 108,-112", 32), head_x, head_y))
    drawing.add(placed(sword(PAINT, 172), 150, -84))
    back_hair, front_hair = profile_hair(PAINT, PAINT.gold, PAINT.gold_dark, "page")
    cloak = spline("-40,-150! -92,-132 -146,-92 -176,-20 -182,60! 190,60! 184,-20 152,-92 96,-132 44,-150!")
    tone(drawing, cloak, PAINT.red, PAINT.red_dark, "60,-170 120,-80 130,60", PAINT, reach=30, gap=9)
    drawing.add(
        hatch(cloak.area().intersection(box(-200, -140, -100, 60)), 74, 12, PAINT.red_dark, 0.5, 6, seed=4)
    )
    drawing.stroke(cloak, INK, CONTOUR)
    drawing.add(placed(back_hair, head_x, head_y, is_mirrored=True))
    drawing.add(neck(PAINT, head_x - 4, -140))
    torso, torso_shape = shoulders(
        PAINT, PAINT.green, PAINT.green_dark, half=106, waist=74, edge="24,-170 36,-80 20,60", reach=28, gap=8
    )
    drawing.add(torso)
    part = Drawing()
    for y in (-84, -46, -8):
        for x in (-58, -30, 32, 60):
            part.paint(
                ellipse(0, 0, 5.4, 15).mapped(compose(translation(x, y), rotation(-x * 0.25))),
                PAINT.gold_light,
                INK,
                3,
            )
    drawing.add(part.clipped(torso_shape.area()))
    drawing.paint(polygon((-12, -126), (-10, 60), (14, 60), (16, -126)), PAINT.gold, INK, 3.4)
    drawing.fill(polygon((4, -126), (4, 60), (14, 60), (16, -126)), PAINT.gold_dark)
    for y in range(-96, 10, 20):
        drawing.paint(ellipse(2, y, 4.4), PAINT.red, INK, 2.4)
    ruff = spline(
        "-36,-150! -48,-136 -38,-126! -30,-116 -18,-122! -8,-110 4,-118! 16,-110 26,-122! "
        "40,-116 46,-128! 56,-138 44,-150! 20,-136 -16,-136"
    )
    tone(drawing, ruff, PAINT.white, PAINT.cream, "18,-160 22,-130 14,-100", PAINT, reach=8, gap=6)
    drawing.add(necklace(PAINT, "-84,-124 -44,-104 4,-98 52,-104 90,-124", 11, 6.4))
    head = turned(
        Drawing()
        .add(profile_face(PAINT, "youth", brow="raised", mood="calm", hair=PAINT.gold_dark, is_lit=False))
        .add(front_hair),
        slashed_beret(PAINT, PAINT.green, PAINT.green_dark, PAINT.gold, PAINT.gold_light),
    )
    drawing.add(placed(head, head_x, head_y))
    bars = (PAINT.gold, 24, 8)
    drawing.add(
        upper_sleeve(PAINT, (-98, -92), (-156, 4), PAINT.green, PAINT.green_dark, (66, 78), seed=2, bars=bars)
    )
    drawing.add(placed(tulip(1.0), -134, -152, 1.0, -7))  # the flower for Bertha
    drawing.add(
        lower_sleeve(
            PAINT,
            (-158, 6),
            (-134, -52),
            PAINT.green,
            PAINT.green_dark,
            (62, 42),
            cuff=PAINT.white,
            cuff_dark=PAINT.cream,
            seed=6,
            bars=bars,
        )
    )
    drawing.add(placed(fist(PAINT), -129, -84, 1.0, 6))
    drawing.add(
        upper_sleeve(PAINT, (100, -92), (170, 6), PAINT.green, PAINT.green_dark, (66, 78), seed=2, bars=bars)
    )
    drawing.add(
        lower_sleeve(
            PAINT,
            (170, 8),
            (152, -46),
            PAINT.green,
            PAINT.green_dark,
            (62, 42),
            cuff=PAINT.white,
            cuff_dark=PAINT.cream,
            seed=6,
            bars=bars,
        )
    )
    drawing.add(placed(fist(PAINT), 150, -72, is_mirrored=True))
    return drawing


def king_of_leaves() -> Drawing:
    """Return the king of leaves: old, his white horse seen from the front."""
    mount = placed(frontal_horse(PAINT, WHITE_HORSE), -86, -88, 1.14)
    mount.add(rein(PAINT, "-50,-40 -10,-24 30,-38", PAINT.green)).add(placed(fist(PAINT), 36, -42, 0.96, 62))
    return king(
        King(
            hair=Cloth(GREY_HAIR, GREY_HAIR_SHADE),
            hair_light=PAINT.white,
            hair_kind="long",
            robe=Cloth(PAINT.green, PAINT.green_dark),
            tunic=Cloth(PAINT.red, PAINT.red_dark),
            cap=Cloth(PAINT.green, PAINT.green_dark),
            finial="leaf",
            held=placed(sword(PAINT, 168), 150, -92),
            mount=mount,
            view="front",
            beard_kind="square",
            beard_length=4,
            moustache_kind="droop",
            brow="stern",
            age=1,
            jaw="square",
            nose="broad",
            hand_at=(150, -72),
        )
    )
