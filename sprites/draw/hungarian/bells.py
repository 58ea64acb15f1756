"""The court of bells: Reding, Stuessi, and the king on the rearing horse."""

from __future__ import annotations

from sprites.draw.body.garments import cape, shoulders
from sprites.draw.body.hands import fist
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import MIRROR, translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import moustache
from sprites.draw.heads.beards_profile import profile_beard, profile_moustache
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hair_profile import profile_hair
from sprites.draw.heads.hats import felt_hat, slashed_beret
from sprites.draw.heads.profile import profile_face, turned
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.hungarian.king import King, king
from sprites.draw.palette import (
    DARK_HAIR,
    DARK_HAIR_LIGHT,
    DARK_HAIR_SHADE,
    GREY_HAIR,
    GREY_HAIR_SHADE,
    Cloth,
)
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.pips import hungarian_pip
from sprites.draw.props.feathers import feather
from sprites.draw.props.herding import horn
from sprites.draw.props.horses import HorseLook, rearing_horse
from sprites.draw.props.weapons import shaft, spear
from sprites.draw.shading import tone

INK = PAINT.ink
DAPPLE_GREY = HorseLook("#A9B2B4", "#7B878C", "#565F64", INK, PAINT.red, PAINT.gold)


def reding() -> Drawing:
    """Return Itel Reding: the veteran leaning on his two-handed sword."""
    drawing = Drawing()
    head_x, head_y = 2, -214
    drawing.add(
        placed(
            feather(
                "-20,-90 -4,-128 44,-146 92,-128", 34, PAINT.gold, PAINT.gold_dark, PAINT, barbs=8
            ).mapped(MIRROR),
            head_x + 8,
            head_y,
        )
    )
    back_hair, front_hair = hair(PAINT, GREY_HAIR, GREY_HAIR_SHADE, "mid")
    bars = (PAINT.red, 22, 8)
    drawing.add(placed(back_hair, head_x, head_y, is_mirrored=True))
    drawing.add(neck(PAINT, head_x, -142, width=26))
    drawing.add(
        upper_sleeve(PAINT, (-92, -92), (-112, 18), PAINT.gold, PAINT.gold_dark, (68, 64), seed=3, bars=bars)
    )
    drawing.add(
        upper_sleeve(PAINT, (104, -92), (140, 18), PAINT.gold, PAINT.gold_dark, (72, 70), seed=3, bars=bars)
    )
    torso, torso_shape = shoulders(
        PAINT, PAINT.blue, PAINT.blue_dark, half=112, waist=82, edge="30,-170 40,-80 26,60", reach=30, gap=8
    )
    drawing.add(torso)
    studs = Drawing()
    for row in range(8):
        for column in range(-5, 6):
            studs.paint(
                ellipse(column * 24 + (12 if row % 2 else 0) + 2, -112 + row * 18, 3.6),
                PAINT.gold_light,
                INK,
                2.2,
            )
    drawing.add(studs.clipped(torso_shape.area().buffer(-8)))
    gorget = spline(
        "-44,-150! -62,-132 -58,-112 -30,-98 4,-92 38,-98 66,-112 70,-132 54,-150! 30,-136 4,-130 -22,-136"
    )
    tone(drawing, gorget, PAINT.steel, PAINT.steel_dark, "18,-170 26,-120 10,-80", PAINT, reach=14, gap=6)
    drawing.fill(ribbon("-46,-124 -30,-112 -8,-106", 5), PAINT.white)
    drawing.stroke(spline("-56,-122 -20,-106 4,-102 30,-106 64,-122", closed=False), INK, 2.8)
    for s in (-1, 1):  # pauldrons over the striped sleeves
        pauldron = spline(
            f"{4 + s * 60},-134! {4 + s * 96},-134 {4 + s * 126},-108 {4 + s * 134},-72! "
            f"{4 + s * 108},-64 {4 + s * 82},-80 {4 + s * 66},-104!"
        )
        tone(
            drawing,
            pauldron,
            PAINT.steel,
            PAINT.steel_dark,
            ("120,-150 128,-100 116,-50" if s > 0 else "-88,-150 -82,-100 -92,-50"),
            PAINT,
            reach=14,
            gap=7,
            seed=3,
        )
        drawing.stroke(
            spline(f"{4 + s * 68},-110 {4 + s * 100},-108 {4 + s * 126},-102", closed=False), INK, 2.8
        )
    bare_head = (
        Drawing()
        .add(ear(PAINT))
        .add(
            face(
                PAINT,
                "m",
                brow="stern",
                age=1,
                hair=GREY_HAIR_SHADE,
                stubble="#D9C3A9",
                is_relit=True,
                wide=1.07,
                jaw=5,
            )
        )
        .add(front_hair)
    )
    bare_head.add(moustache(PAINT, "#C9C2B4", "#918979", kind="droop")).add(
        Drawing().fill(ribbon("18,4 24,18 22,32", 3, count=6), "#B9603F")
    )
    drawing.add(
        placed(
            turned(
                bare_head,
                slashed_beret(PAINT, PAINT.red, PAINT.red_dark, PAINT.gold, PAINT.gold_light).mapped(MIRROR),
            ),
            head_x,
            head_y,
        )
    )
    # the sword, point down, in the middle
    blade = Drawing()
    blade.fill(polygon((-13, -46), (13, -46), (13, 120), (-13, 120)), PAINT.steel)
    blade.fill(polygon((1, -46), (13, -46), (13, 120), (1, 120)), PAINT.steel_dark)
    blade.stroke(polygon((-13, -46), (13, -46), (13, 120), (-13, 120)), INK, 4.2)
    blade.stroke(path("M0 -40V120"), PAINT.white, 2.4)
    blade.paint(rectangle(-7, -122, 14, 76, 3), PAINT.brown_dark, INK, 3.8)
    blade.paint(
        spline("-72,-58! -68,-43 -30,-38 0,-36 30,-38 68,-43 72,-58! 36,-49 0,-51 -36,-49"),
        PAINT.gold,
        INK,
        4,
    )
    for x in (-74, 74):
        blade.paint(ellipse(x, -53, 7.4), PAINT.gold_light, INK, 3.2)
    blade.paint(ellipse(0, -130, 13), PAINT.gold, INK, 4)
    blade.fill(ellipse(-3.4, -133.4, 3.4), PAINT.gold_light)
    drawing.add(
        lower_sleeve(
            PAINT,
            (140, 20),
            (56, -46),
            PAINT.gold,
            PAINT.gold_dark,
            (60, 42),
            cuff=PAINT.brown,
            cuff_dark=PAINT.brown_dark,
            seed=6,
            bars=bars,
        )
    )
    drawing.add(
        lower_sleeve(
            PAINT,
            (-112, 20),
            (-46, -68),
            PAINT.gold,
            PAINT.gold_dark,
            (58, 42),
            cuff=PAINT.brown,
            cuff_dark=PAINT.brown_dark,
            seed=6,
            bars=bars,
        )
    )
    drawing.add(blade.mapped(translation(4, 6)))
    drawing.add(placed(fist(PAINT), 8, -70, 0.96, -84, is_mirrored=True))
    drawing.add(placed(fist(PAINT), 1, -99, 0.96, 84))
    return drawing


def stuessi() -> Drawing:
    """Return Stuessi the field guard: hunting horn and boar spear."""
    drawing = Drawing()
    head_x, head_y = 0, -210
    drawing.add(
        placed(
            feather("40,-66 66,-104 66,-134 48,-150", 24, PAINT.gold, PAINT.gold_dark, PAINT, barbs=6),
            head_x,
            head_y,
        )
    )
    drawing.add(spear(PAINT, 152, -262, 60))
    back_hair, front_hair = profile_hair(PAINT, PAINT.gold, PAINT.gold_dark, "mid")
    drawing.add(placed(back_hair, head_x, head_y))
    drawing.add(neck(PAINT, head_x + 4, -140))
    drawing.add(upper_sleeve(PAINT, (-100, -96), (-152, -4), PAINT.red, PAINT.red_dark, (70, 70), seed=2))
    drawing.add(upper_sleeve(PAINT, (104, -96), (168, 2), PAINT.red, PAINT.red_dark, (70, 70), seed=2))
    torso, torso_shape = shoulders(
        PAINT, PAINT.gold, PAINT.gold_dark, half=114, waist=80, edge="26,-170 38,-80 22,60", reach=30, gap=8
    )
    drawing.add(torso)
    drawing.stroke(path("M2 -130L4 60"), INK, 3.4)
    for y in range(-96, 10, 22):
        drawing.paint(ellipse(3, y, 5), PAINT.brown_dark, INK, 2.4)
    cape_part, cape_shape = cape(
        PAINT,
        PAINT.brown,
        PAINT.brown_dark,
        half=122,
        top=-154,
        middle=-110,
        hem=-96,
        count=8,
        kind="scallop",
        drop=24,
        edge="18,-180 34,-120 28,-50",
        reach=26,
    )
    drawing.add(cape_part)
    strap = spline("-70,-136! -30,-70 30,-4 60,40! 78,30! 46,-22 -14,-84 -52,-146!")
    part = (
        Drawing()
        .paint(strap, PAINT.green, INK, 4)
        .stroke(spline("-61,-141 -22,-77 38,-13 69,35", closed=False), PAINT.gold_light, 2.6)
    )
    drawing.add(part.clipped(torso_shape.area().union(cape_shape.area())))
    scarf = spline("-40,-148 -46,-134 -20,-120 4,-116 30,-120 56,-134 52,-150 30,-138 4,-132 -20,-138")
    tone(drawing, scarf, PAINT.green, PAINT.green_dark, "14,-160 20,-130 10,-100", PAINT, reach=10, gap=6)
    head = Drawing()
    head.add(profile_face(PAINT, "youth", brow="raised", hair=PAINT.gold_dark, has_lips=False))
    head.add(front_hair)
    head.add(profile_beard(PAINT, PAINT.gold, PAINT.gold_dark, length=-34))
    head.add(profile_moustache(PAINT, PAINT.gold))
    head.add(felt_hat(PAINT, PAINT.blue, PAINT.blue_dark, PAINT.red, PAINT.red_dark))
    drawing.add(placed(head, head_x, head_y))
    drawing.add(placed(horn(), -110, -136, 1.04, -2))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-152, -2),
            (-116, -78),
            PAINT.red,
            PAINT.red_dark,
            (58, 44),
            cuff=PAINT.brown,
            cuff_dark=PAINT.brown_dark,
            seed=6,
        )
    )
    drawing.add(placed(fist(PAINT), -108, -106, 1.0, 20))
    drawing.add(
        lower_sleeve(
            PAINT,
            (170, 4),
            (154, -46),
            PAINT.red,
            PAINT.red_dark,
            (58, 44),
            cuff=PAINT.brown,
            cuff_dark=PAINT.brown_dark,
            seed=6,
        )
    )
    drawing.add(placed(fist(PAINT), 152, -76, 1.02, is_mirrored=True))
    return drawing


def king_of_bells() -> Drawing:
    """Return the king of bells: black curls and a banner, the dapple-grey rears."""
    return king(
        King(
            hair=Cloth(DARK_HAIR, DARK_HAIR_SHADE),
            hair_light=DARK_HAIR_LIGHT,
            hair_kind="curls",
            robe=Cloth(PAINT.blue, PAINT.blue_dark),
            tunic=Cloth(PAINT.gold, PAINT.gold_dark),
            cap=Cloth(PAINT.red, PAINT.red_dark),
            finial="ball",
            held=_banner(),
            mount=rearing_horse(PAINT, DAPPLE_GREY),
            beard_length=6,
            moustache_kind="handle",
            brow="sly",
        )
    )


def _banner() -> Drawing:
    drawing = shaft(PAINT, 152, -250, 60, 9)
    drawing.paint(spline("152,-264! 160,-250 152,-238! 144,-250"), PAINT.steel, INK, 3.4)
    cloth = spline("148,-236! 124,-240 100,-228 78,-236! 84,-204 78,-180! 102,-172 124,-184 148,-180!")
    tone(drawing, cloth, PAINT.blue, PAINT.blue_dark, "112,-250 120,-200 110,-170", PAINT, reach=12, gap=6)
    return drawing.add(placed(hungarian_pip("D", PAINT, 6, is_detailed=False), 114, -208, 0.36))
