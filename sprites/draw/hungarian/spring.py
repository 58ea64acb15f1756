"""The ace of hearts: a girl with a wreath and a basket of flowers."""

from __future__ import annotations

from sprites.draw.body.hands import fist
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import limb, ribbon
from sprites.draw.geometry.shapes import rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.hair_women import womens_hair
from sprites.draw.heads.three_quarter import face
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.props.flowers import basket, blossom, flower, tulip
from sprites.draw.props.harvest import vine_leaf
from sprites.draw.shading import CONTOUR, shade, tone

INK = PAINT.ink


def spring() -> tuple[Drawing, Drawing]:
    """Return the landscape and the figure of spring."""
    return _landscape(), _figure()


def _landscape() -> Drawing:
    scene = Drawing()
    scene.fill(rectangle(-300, -400, 600, 400), "#F9DDD6")
    scene.fill(
        path("M-300 -150L-200 -240L-150 -196L-96 -250L-20 -160L60 -220L130 -160L206 -232L300 -150V0H-300Z"),
        "#EFC3BC",
    )
    scene.fill(
        path(
            "M-200 -240L-218 -224L-203 -228L-192 -217L-182 -223ZM-96 -250L-114 -231L-98 -236L-86 "
            "-224L-78 -230ZM206 -232L188 -215L204 -220L214 -208L224 -214Z"
        ),
        PAINT.white,
    )
    hill = path("M-300 -100C-200 -150 -120 -140 -40 -104C40 -72 140 -84 300 -130V20H-300Z")
    scene.paint(hill, PAINT.green_light, INK, 3.6)
    scene.fill(
        hill.area().intersection(
            path("M-300 -52C-180 -100 -80 -70 20 -52C120 -34 220 -60 300 -84V20H-300Z").area()
        ),
        "#82AB4A",
    )
    # blossoming branch from the right top
    branch = Drawing()
    main = limb([(240, -330), (190, -316), (150, -322), (112, -340)], [18, 14, 10, 5])
    twig = limb([(196, -318), (172, -288), (150, -276)], [12, 8, 4])
    bough = limb([(236, -300), (214, -262), (206, -226)], [14, 9, 4])
    for shape in (bough, twig, main):
        branch.paint(shape, PAINT.brown, INK, 3.6)
    for x, y, k in (
        (120, -338, 0.9),
        (146, -318, 1),
        (168, -334, 0.8),
        (156, -278, 0.95),
        (178, -296, 0.8),
        (200, -330, 1),
        (206, -234, 0.95),
        (216, -262, 0.8),
        (194, -356, 0.8),
        (222, -300, 0.9),
        (134, -352, 0.7),
    ):
        branch.add(placed(blossom(k), x, y, 1.15, x * 3))
    scene.add(branch)
    for x, y, k, colour, dark in (
        (-196, -118, 0.62, PAINT.red, PAINT.red_dark),
        (-166, -106, 0.56, PAINT.gold, PAINT.gold_dark),
        (-206, -84, 0.6, PAINT.gold, PAINT.gold_dark),
        (196, -108, 0.62, PAINT.red, PAINT.red_dark),
        (168, -96, 0.56, PAINT.white, PAINT.cream_dark),
    ):
        scene.add(placed(tulip(1, colour, dark), x, y, k))
    # butterfly
    for x, y, k in ((-104, -214, 0.8), (128, -196, 0.6)):
        butterfly = Drawing()
        for s in (-1, 1):
            butterfly.paint(
                spline(f"0,4! {s * 16},4 {s * 23},14 {s * 12},24 {s * 3},14!"), PAINT.red_light, INK, 3
            )
            butterfly.paint(
                spline(f"0,-2! {s * 8},-20 {s * 26},-27 {s * 33},-13 {s * 20},4 0,6!"),
                PAINT.gold if s > 0 else PAINT.gold_light,
                INK,
                3,
            )
        butterfly.fill(ribbon("0,-12 0,2 0,14", 5, count=5), INK)
        scene.add(placed(butterfly, x, y, k, -18))
    return scene


def _figure() -> Drawing:
    drawing = Drawing()
    head_x, head_y = 8, -196
    back_hair, front_hair = womens_hair(PAINT, PAINT.brown_light, PAINT.brown, "braids")
    drawing.add(placed(back_hair, head_x, head_y))
    drawing.add(neck(PAINT, head_x + 2, -124, width=16, height=44))
    drawing.add(upper_sleeve(PAINT, (93, -86), (116, 6), PAINT.white, PAINT.cream, (64, 62)))
    drawing.add(upper_sleeve(PAINT, (-66, -86), (-112, 6), PAINT.white, PAINT.cream, (64, 62)))
    shirt = spline("-34,-126! -62,-114 -78,-84! -66,-30 -70,60! 96,60! 90,-30 98,-84! 80,-114 52,-126!")
    shirt_area = shirt.area()
    drawing.fill(shirt, PAINT.white)
    drawing.add(shade(shirt_area, 14, 4, PAINT.cream))
    drawing.stroke(shirt, INK, CONTOUR)
    for side, edge in ((-1, "-30,-140 -34,-60 -30,60"), (1, "66,-140 70,-60 64,60")):
        x0 = 9
        vest = spline(
            f"{x0 + side * 26},-122! {x0 + side * 52},-118 {x0 + side * 70},-100! "
            f"{x0 + side * 60},-50 {x0 + side * 66},60! {x0 + side * 26},60! {x0 + side * 34},-40 "
            f"{x0 + side * 22},-92!"
        )
        tone(drawing, vest, PAINT.red, PAINT.red_dark, edge, PAINT, reach=14, gap=7)
        drawing.stroke(
            spline(
                f"{x0 + side * 30},-118 {x0 + side * 29},-92 {x0 + side * 40},-40 {x0 + side * 33},60",
                closed=False,
            ),
            PAINT.gold,
            3.4,
        )
    head = Drawing()
    head.add(face(PAINT, "f", brow="calm", hair=PAINT.brown))
    head.add(front_hair)
    # flower wreath
    for i, (x, y, k) in enumerate(
        (
            (-42, -44, 0.82),
            (-30, -60, 0.9),
            (-12, -70, 0.95),
            (8, -73, 1),
            (28, -68, 0.95),
            (44, -56, 0.9),
            (54, -40, 0.8),
        )
    ):
        head.add(placed(vine_leaf(0.26), x + 6, y - 8, 1, i * 50))
        head.add(
            placed(
                flower(
                    k,
                    (PAINT.red, PAINT.white, PAINT.gold_light)[i % 3],
                    PAINT.gold if i % 3 != 2 else PAINT.red,
                ),
                x,
                y,
                1.1,
                i * 17,
            )
        )
    drawing.add(placed(head, head_x, head_y))
    posy = Drawing()
    for x, y, k, colour in (
        (-30, -14, 1.2, PAINT.red),
        (-6, -24, 1.3, PAINT.white),
        (20, -18, 1.2, PAINT.gold_light),
        (40, -8, 1, PAINT.red_light),
        (-44, -4, 1, PAINT.gold_light),
        (6, -6, 1.2, PAINT.red),
    ):
        posy.add(placed(flower(k, colour, PAINT.gold if colour != PAINT.gold_light else PAINT.red), x, y))
    drawing.add(placed(basket(posy), -146, -82, 0.94))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-112, 6),
            (-133, -104),
            PAINT.white,
            PAINT.cream,
            (48, 30),
            cuff=PAINT.red,
            cuff_dark=PAINT.red_dark,
            cuff_width=12,
        )
    )
    drawing.add(placed(fist(PAINT), -137, -132, 0.92, -8))
    return drawing
