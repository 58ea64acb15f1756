"""The court of hearts: Kuoni the shepherd, Gessler, and the fair king."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.body.garments import necklace, shoulders
from sprites.draw.body.hands import fist
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import MIRROR, compose, translation
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, rectangle, star
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards_profile import profile_goatee, profile_moustache
from sprites.draw.heads.frontal import ears, frontal_face
from sprites.draw.heads.hair_frontal import frontal_hair
from sprites.draw.heads.hair_profile import profile_hair
from sprites.draw.heads.hats import slashed_beret, straw_hat
from sprites.draw.heads.profile import profile_face
from sprites.draw.hungarian.king import King, king
from sprites.draw.palette import DARK_HAIR, DARK_HAIR_SHADE, Cloth
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.pips import hungarian_pip
from sprites.draw.props.animals import falcon, lamb
from sprites.draw.props.feathers import feather
from sprites.draw.props.flowers import blossom, flower
from sprites.draw.props.herding import crook
from sprites.draw.props.horses import HorseLook, horse, rein
from sprites.draw.props.regalia import sceptre
from sprites.draw.shading import CONTOUR, tone

INK = PAINT.ink
DARK_BROWN = HorseLook("#65503F", "#43332A", "#8A6A4E", INK, PAINT.red, PAINT.gold)


def kuoni() -> Drawing:
    """Return Kuoni the shepherd with crook and lamb."""
    drawing = Drawing()
    head_x, head_y = 2, -208
    drawing.add(
        crook(152, -346, 60)
        .mapped(compose(translation(152, 0), MIRROR, translation(-152, 0)))
        .mapped(translation(24, 0))
    )
    back_hair, front_hair = frontal_hair(PAINT, PAINT.gold, PAINT.gold_dark, "short")
    drawing.add(placed(back_hair, head_x, head_y))
    drawing.add(neck(PAINT, head_x + 4, -138))
    drawing.add(upper_sleeve(PAINT, (104, -92), (176, 4), PAINT.cream, PAINT.cream_dark, (72, 70), seed=3))
    drawing.add(upper_sleeve(PAINT, (-92, -92), (-118, 10), PAINT.cream, PAINT.cream_dark, (70, 62), seed=3))
    torso, _torso_shape = shoulders(
        PAINT, PAINT.blue, PAINT.blue_dark, half=112, waist=82, edge="30,-170 40,-80 26,60", reach=30, gap=8
    )
    drawing.add(torso)
    shirt = spline("-26,-138! -14,-100 2,-72! 18,-100 34,-138! 4,-150")
    drawing.paint(shirt, PAINT.cream, INK, 3.6)
    for s in (-1, 1):  # embroidered braces
        brace = spline(
            f"{s * 52 + 2},-136! {s * 48 + 2},-60 {s * 44},60! {s * 66},60! {s * 70},-60 {s * 76 + 2},-132!"
        )
        drawing.fill(brace, PAINT.red)
        drawing.stroke(brace, INK, 3.6)
        part = Drawing()
        for y in range(-120, 20, 22):
            part.add(placed(blossom(0.62, PAINT.white), s * 60, y, 1, y))
        drawing.add(part.clipped(brace))
    scarf = spline("-40,-150 -46,-136 -28,-120 2,-112 34,-120 54,-136 50,-150 30,-138 4,-132 -22,-138")
    tone(drawing, scarf, PAINT.red, PAINT.red_dark, "14,-160 18,-130 10,-100", PAINT, reach=10, gap=6)
    head = Drawing()
    head.add(ears(PAINT))
    head.add(
        frontal_face(
            PAINT,
            "m",
            "round",
            "button",
            "kind",
            mood="smile",
            hair=PAINT.gold_dark,
            has_freckles=True,
            look=-0.2,
        )
    )
    head.add(front_hair)
    head.add(straw_hat(PAINT))
    head.add(placed(flower(0.7, PAINT.white, PAINT.gold), -26, -56))
    head.add(placed(flower(0.6, PAINT.red_light, PAINT.gold), -40, -50))
    drawing.add(placed(head, head_x, head_y))
    drawing.add(placed(lamb(), -10, -78, 0.94))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-114, 2),
            (-24, -34),
            PAINT.cream,
            PAINT.cream_dark,
            (60, 44),
            cuff=PAINT.red,
            cuff_dark=PAINT.red_dark,
            seed=6,
            cuff_width=14,
        )
    )
    hand = spline("0,-15! 16,-18 34,-14 50,-8! 52,-2 40,0 48,5! 46,11 34,10 18,15 0,14!")
    drawing.add(
        placed(
            Drawing().paint(hand, PAINT.skin, INK, 4).fill(ribbon("24,-4 36,-3 46,0", 2.2, count=5), INK),
            -18,
            -37,
            1,
            -6,
        )
    )
    drawing.add(
        lower_sleeve(
            PAINT,
            (178, 6),
            (178, -46),
            PAINT.cream,
            PAINT.cream_dark,
            (56, 42),
            cuff=PAINT.red,
            cuff_dark=PAINT.red_dark,
            seed=5,
            cuff_width=14,
        )
    )
    drawing.add(placed(fist(PAINT), 176, -76, 1.02, is_mirrored=True))
    return drawing


def gessler() -> Drawing:
    """Return Hermann Gessler: the governor with the falcon."""
    drawing = Drawing()
    head_x, head_y = 14, -206
    drawing.add(
        placed(
            feather("0,-92 34,-130 76,-136 106,-104", 38, PAINT.white, PAINT.cream_dark, PAINT, barbs=9),
            head_x,
            head_y,
        )
    )
    drawing.add(
        placed(
            feather("10,-86 54,-108 90,-94 108,-54", 34, PAINT.red, PAINT.red_dark, PAINT, barbs=8),
            head_x,
            head_y,
        )
    )
    cloak = spline(
        "-36,-148! -90,-134 -136,-100 -150,-40 -150,60! 204,60! 198,-30 166,-100 110,-136 60,-150!"
    )
    tone(drawing, cloak, PAINT.red, PAINT.red_dark, "90,-170 150,-80 150,60", PAINT, reach=30, gap=9)
    back_hair, front_hair = profile_hair(PAINT, DARK_HAIR, DARK_HAIR_SHADE, "mid")
    drawing.add(placed(back_hair, head_x, head_y))
    drawing.add(neck(PAINT, head_x + 4, -140))
    torso, torso_shape = shoulders(
        PAINT,
        PAINT.black,
        INK,
        half=108,
        waist=80,
        edge="34,-170 46,-80 30,60",
        reach=28,
        gap=8,
        contour=CONTOUR,
    )
    drawing.add(torso.mapped(translation(10)))
    part = Drawing()
    for x in (-62, -38, 56, 80):
        part.fill(rectangle(x - 4, -150, 8, 220), PAINT.red)
    drawing.add(part.clipped(torso_shape.mapped(translation(10)).area()))
    drawing.stroke(torso_shape.mapped(translation(10)), INK, CONTOUR)
    drawing.paint(rectangle(-4, -130, 28, 200), PAINT.gold, INK, 3.4)
    drawing.fill(rectangle(12, -130, 10, 200), PAINT.gold_dark)
    for y in range(-84, 20, 22):
        drawing.paint(ellipse(10, y, 5), PAINT.black, INK, 2.4)
    fur = spline(
        "-34,-152 -58,-140 -70,-112 -50,-96 -22,-100 10,-92 44,-100 74,-96 94,-112 82,-140 "
        "60,-152 40,-138 10,-130 -16,-138"
    )
    tone(drawing, fur, PAINT.brown, PAINT.brown_dark, "26,-170 34,-120 20,-80", PAINT, reach=12, gap=6)
    for x, y in ((-52, -122), (-34, -112), (-12, -112), (10, -108), (34, -112), (56, -112), (74, -122)):
        drawing.fill(ribbon([(x - 2, y - 7), (x + 2, y), (x, y + 8)], 2.8, count=4), INK)
    drawing.add(necklace(PAINT, "-58,-98 -30,-72 10,-58 50,-72 80,-98", 11, 7))
    drawing.paint(star(10, -46, 17, 8, 0, 8), PAINT.gold_light, INK, 3.2)
    drawing.paint(ellipse(10, -46, 5), PAINT.red, INK, 2.4)
    head = Drawing()
    head.add(profile_face(PAINT, "hook", brow="sly", mood="stern", hair=DARK_HAIR_SHADE))
    head.add(front_hair)
    head.add(profile_moustache(PAINT, DARK_HAIR, "handle"))
    head.add(profile_goatee(PAINT, DARK_HAIR, DARK_HAIR_SHADE))
    head.add(slashed_beret(PAINT, PAINT.black, INK, PAINT.gold, PAINT.red))
    head.add(placed(hungarian_pip("H", PAINT, 8, is_detailed=False), -24, -52, 0.24))
    drawing.add(placed(head, head_x, head_y))
    drawing.add(upper_sleeve(PAINT, (112, -92), (172, 8), PAINT.red, PAINT.red_dark, (74, 78), seed=2))
    drawing.add(
        lower_sleeve(
            PAINT,
            (172, 8),
            (112, -26),
            PAINT.red,
            PAINT.red_dark,
            (62, 44),
            cuff=PAINT.brown,
            cuff_dark=PAINT.brown_dark,
            seed=6,
        )
    )
    baton = (
        Drawing()
        .paint(rectangle(-6, -92, 12, 150, 4), PAINT.brown_dark, INK, 3.8)
        .paint(rectangle(-8, -98, 16, 16, 4), PAINT.gold, INK, 3.4)
        .paint(rectangle(-8, 46, 16, 16, 4), PAINT.gold, INK, 3.4)
    )
    drawing.add(placed(baton, 92, -40, 1, -32))
    drawing.add(placed(fist(PAINT, PAINT.cream, PAINT.cream_dark), 90, -36, 1.0, -52))
    drawing.add(upper_sleeve(PAINT, (-86, -92), (-150, 4), PAINT.red, PAINT.red_dark, (70, 74), seed=2))
    drawing.add(placed(falcon(), -134, -106, 0.84))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-156, 6),
            (-140, -52),
            PAINT.red,
            PAINT.red_dark,
            (58, 44),
            cuff=PAINT.brown_light,
            cuff_dark=PAINT.brown,
            seed=6,
            cuff_width=26,
        )
    )
    glove = spline("-22,20! -26,0 -24,-18 -12,-26 8,-27 22,-20 24,-4 20,20!")
    part = (
        Drawing()
        .paint(glove, PAINT.brown_light, INK, 4)
        .fill(glove.area().intersection(box(6, -40, 40, 40)), PAINT.brown)
        .stroke(glove, INK, 4)
    )
    for x in (-10, 2, 13):
        part.fill(ribbon([(x, -25), (x + 1, -14), (x, -6)], [1, 2.8, 0.6], count=5), INK)
    part.paint(spline("20,-4! 8,-10 -4,-8 -8,0 0,4 12,4 21,10!"), PAINT.brown_light, INK, 3.4)
    drawing.add(placed(part, -136, -84))
    drawing.stroke(spline("-140,-104 -152,-80 -146,-56", closed=False), INK, 5.4)
    drawing.stroke(spline("-140,-104 -152,-80 -146,-56", closed=False), PAINT.gold_light, 2.4)
    return drawing


def king_of_hearts() -> Drawing:
    """Return the king of hearts: fair, looking right, sceptre on the shoulder, a plume on his dark horse."""
    plume = feather("0,0 -8,-34 -34,-56 -62,-50", 24, PAINT.red, PAINT.red_dark, PAINT, barbs=6)
    mount = placed(plume, -108, -176).add(placed(horse(PAINT, DARK_BROWN), -118, -92, 0.98))
    return king(
        King(
            hair=Cloth(PAINT.gold, PAINT.gold_dark),
            hair_light=PAINT.gold_light,
            hair_kind="mid",
            robe=Cloth(PAINT.red, PAINT.red_dark),
            tunic=Cloth(PAINT.blue, PAINT.blue_dark),
            cap=Cloth(PAINT.blue, PAINT.blue_dark),
            finial="heart",
            held=placed(sceptre(PAINT, "H", 250), 166, -206, 1.0, 21),
            mount=mount.add(rein(PAINT, "-158,-36 -120,-18 -70,-10", PAINT.red)),
            view="right",
            beard_length=-8,
            brow="kind",
            is_shouldered=True,
        )
    )
