"""The ace of bells: a reaper with sickle and sheaf."""

from __future__ import annotations

import math

from sprites.draw.body.garments import shoulders
from sprites.draw.body.hands import fist
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import moustache
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hats import straw_hat
from sprites.draw.heads.profile import turned
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.props.flowers import flower
from sprites.draw.props.harvest import ear_of_wheat, sheaf, sickle
from sprites.draw.shading import CONTOUR, tone
from sprites.draw.textures import stripes

INK = PAINT.ink


def summer() -> tuple[Drawing, Drawing]:
    """Return the landscape and the figure of summer."""
    return _landscape(), _figure()


def _landscape() -> Drawing:
    scene = Drawing()
    scene.fill(rectangle(-300, -400, 600, 400), "#FBEBBB")
    beams = Drawing()
    for i in range(24):
        first = 2 * math.pi * i / 24
        second = first + math.pi / 24
        beams.fill(
            polygon(
                (150, -300),
                (150 + 700 * math.cos(first), -300 + 700 * math.sin(first)),
                (150 + 700 * math.cos(second), -300 + 700 * math.sin(second)),
            ),
            "#F9E3A2",
        )
    scene.add(beams)
    scene.paint(ellipse(150, -300, 46), PAINT.gold_light, INK, 4)
    scene.fill(ellipse(150, -300, 35), PAINT.gold)
    scene.fill(ribbon("124,-312 134,-326 150,-330", 6), PAINT.gold_light)
    scene.fill(
        path("M-300 -130L-210 -190L-150 -140L-70 -170L40 -120L130 -180L200 -140L300 -190V0H-300Z"), "#E3C46E"
    )
    field = path("M-300 -110C-180 -136 -60 -120 40 -104C140 -90 220 -104 300 -120V20H-300Z")
    scene.paint(field, PAINT.gold, INK, 3.6)
    scene.add(stripes(field.area(), -4, 26, 5, "#D9A031", 4))
    for x, y, k, degrees in ((206, -70, 0.74, 6), (186, -50, 0.7, -4), (160, -40, 0.66, 3)):
        scene.add(placed(ear_of_wheat(90, 1), x, y, k, degrees))
    return scene


def _figure() -> Drawing:
    drawing = Drawing()
    head_x, head_y, head_scale = 30, -204, 0.98
    _back_hair, front_hair = hair(PAINT, PAINT.brown, PAINT.brown_dark, "short")
    drawing.add(neck(PAINT, head_x + 4, -136))
    drawing.add(upper_sleeve(PAINT, (118, -88), (174, 2), PAINT.white, PAINT.cream, (72, 70)))
    drawing.add(upper_sleeve(PAINT, (-62, -88), (-112, 0), PAINT.white, PAINT.cream, (72, 68)))
    torso, torso_shape = shoulders(
        PAINT,
        PAINT.white,
        PAINT.cream,
        half=106,
        waist=80,
        edge="30,-170 40,-80 26,60",
        reach=20,
        gap=8,
        contour=0,
    )
    part = Drawing().add(torso).stroke(torso_shape, INK, CONTOUR)
    for s in (-1, 1):
        part.paint(
            spline(f"{s * 46},-132! {s * 42},-50 {s * 40},60! {s * 60},60! {s * 62},-50 {s * 68},-130!"),
            PAINT.green if s < 0 else PAINT.green_dark,
            INK,
            3.6,
        )
    part.paint(spline("-52,-40! 0,-30 52,-40! 54,-22! 0,-12 -54,-22!"), PAINT.green, INK, 3.6)
    part.paint(spline("-20,-140! -8,-104 2,-86! 14,-104 28,-140! 4,-148"), PAINT.skin, INK, 3.4)
    drawing.add(part.mapped(translation(24)))
    scarf = spline("-22,-148 -28,-134 -8,-120 26,-112 56,-120 76,-134 72,-150 52,-138 26,-132 0,-138")
    tone(drawing, scarf, PAINT.red, PAINT.red_dark, "38,-160 42,-130 30,-100", PAINT, reach=10, gap=6)
    head = Drawing()
    head.add(ear(PAINT))
    head.add(
        face(
            PAINT,
            "m",
            brow="kind",
            mood="smile",
            hair=PAINT.brown_dark,
            stubble="#E6B48A",
            is_relit=True,
            wide=0.97,
        )
    )
    head.add(front_hair)
    head.add(moustache(PAINT, PAINT.brown, PAINT.brown_dark, kind="full"))
    head = turned(head, straw_hat(PAINT))
    head.add(placed(flower(0.7, PAINT.red, PAINT.gold), -30, -54))
    drawing.add(placed(head, head_x, head_y, head_scale))
    drawing.add(placed(sheaf(), -146, -80, 0.78, -8))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-114, 4),
            (-136, -62),
            PAINT.white,
            PAINT.cream,
            (56, 40),
            cuff=PAINT.cream,
            cuff_dark=PAINT.cream_dark,
            cuff_width=16,
        )
    )
    drawing.add(placed(fist(PAINT), -142, -82, 1.0, -14))
    drawing.add(placed(sickle(), 160, -112, 1.12, -8))
    drawing.add(
        lower_sleeve(
            PAINT,
            (176, 4),
            (162, -52),
            PAINT.white,
            PAINT.cream,
            (56, 40),
            cuff=PAINT.cream,
            cuff_dark=PAINT.cream_dark,
            cuff_width=16,
        )
    )
    drawing.add(placed(fist(PAINT), 160, -86, 1.04, is_mirrored=True))
    return drawing
