"""Mara, Joža and Tome."""

from __future__ import annotations

from sprites.draw.avatars.portrait import Likeness, bust, glasses
from sprites.draw.body.limbs import neck
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import compose, scaling, translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import beard, moustache
from sprites.draw.heads.expressions import Features
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hats import felt_hat
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.palette import SILVER_HAIR, SILVER_HAIR_SHADE
from sprites.draw.props.feathers import feather
from sprites.draw.shading import CONTOUR, strands, tone

INK = PAINT.ink


def mara() -> Likeness:
    """Return the grandmother: headscarf, glasses, a poker face."""
    drawing = Drawing()
    coat, _coat_shape = bust(PAINT.green, PAINT.green_dark, top=76)
    drawing.add(coat)
    head, over = Drawing(), Drawing()
    back = spline("-44,-50 -54,-10 -50,30 -34,56 -8,72! 22,66 48,44 60,8 60,-30 50,-62")
    head.paint(back, PAINT.red_dark, INK, CONTOUR)
    head.add(face(PAINT, "f", is_blank=True))
    head.fill(ribbon("-32,24 -27,30 -26,36", 2.4, count=5), "#C98A62")
    head.fill(ribbon("2,22 8,29 8,36", 2.6, count=5), "#C98A62")
    hair_shape = spline("-34,-30! -30,-46 -8,-58 4,-60! 24,-50 36,-34 39,-14! 28,-34 8,-46 -12,-42")
    over.paint(hair_shape, SILVER_HAIR, INK, CONTOUR * 0.85)
    over.add(
        strands([("-26,-36 -10,-48 6,-50", 2.4), ("10,-50 26,-40 34,-26", 2.4)], SILVER_HAIR_SHADE).clipped(
            hair_shape
        )
    )
    over.add(glasses(PAINT.gold))
    scarf = spline(
        "-36,-20! -46,-44 -34,-76 -4,-90 30,-84 54,-60 62,-24 58,14 44,44 24,62 4,72! 8,58 "
        "26,44 40,14 40,-14 30,-40 6,-58! -16,-52 -32,-36"
    )
    tone(
        over, scarf, PAINT.red, PAINT.red_dark, "16,-100 44,-56 46,-20 40,80", PAINT, reach=16, gap=7, seed=4
    )
    spots = Drawing()
    for x, y in (
        (-30, -58),
        (-8, -74),
        (16, -72),
        (38, -56),
        (50, -30),
        (52, 0),
        (44, 28),
        (-40, -36),
        (4, -62),
        (30, 50),
    ):
        spots.fill(ellipse(x, y, 4), PAINT.gold_light).fill(ellipse(x, y, 1.7), PAINT.red_dark)
    over.add(spots.clipped(scarf))
    over.stroke(scarf, INK, CONTOUR)
    over.paint(spline("-8,60! -22,64 -30,78 -34,96! -18,92 -6,80 2,72!"), PAINT.red, INK, CONTOUR * 0.9)
    over.paint(spline("6,68! 18,78 22,98! 34,90 34,74 20,64!"), PAINT.red_dark, INK, CONTOUR * 0.9)
    over.paint(ellipse(2, 68, 10, 9), PAINT.red, INK, CONTOUR * 0.9)
    return Likeness(
        backdrop="#E9D3A4",
        ray="#E1C68E",
        body=drawing,
        head=head,
        over=over,
        features=Features(sex="f", hair=SILVER_HAIR_SHADE, is_old=True),
        at=(2, 4),
        scale=1.12,
    )


def joza() -> Likeness:
    """Return the village wit: big moustache and felt hat."""
    drawing = Drawing()
    drawing.add(neck(PAINT, 4, 92))
    coat, _coat_shape = bust(PAINT.white, PAINT.cream, top=84)
    drawing.add(coat)
    for s in (-1, 1):
        vest = spline(
            f"{s * 30},86! {s * 52},92 {s * 86},112 {s * 112},150 {s * 116},200! {s * 30},200! {s * 22},130!"
        )
        tone(
            drawing,
            vest,
            PAINT.blue,
            PAINT.blue_dark,
            ("-60,80 -66,130 -60,200" if s < 0 else "62,80 70,130 70,200"),
            PAINT,
            reach=16,
            gap=7,
        )
        for y in (112, 132):
            drawing.paint(ellipse(s * (36 + (y - 112) * 0.1), y, 4.6), PAINT.gold, INK, 2.4)
    drawing.paint(
        spline("-12,92! 2,104 18,92! 26,112 10,118 2,108 -8,118 -22,112"), PAINT.red, INK, CONTOUR * 0.9
    )
    head = feather("34,-70 58,-104 66,-128 92,-136", 22, PAINT.red, PAINT.red_dark, PAINT, barbs=5)
    _, front_hair = hair(PAINT, SILVER_HAIR, SILVER_HAIR_SHADE, "short")
    head.add(ear(PAINT), face(PAINT, "m", age=1, is_blank=True))
    head.fill(ellipse(19, 17, 10, 7), PAINT.red_light, opacity=0.45)
    head.fill(ellipse(-26, 15, 8, 6), PAINT.red_light, opacity=0.45)
    whiskers = moustache(PAINT, SILVER_HAIR, SILVER_HAIR_SHADE, "full").mapped(
        compose(translation(-12, 34), scaling(1.22, 1.15), translation(12, -34))
    )
    hat = felt_hat(PAINT, PAINT.green, PAINT.green_dark, PAINT.gold, PAINT.gold_dark)
    return Likeness(
        backdrop="#CFE0D6",
        ray="#BFD4C8",
        body=drawing,
        head=head,
        over=front_hair.add(hat),
        features=Features(
            sex="m", brow="kind", mood="smile", hair=SILVER_HAIR_SHADE, is_old=True, moustache=whiskers
        ),
        at=(0, 22),
    )


def tome() -> Likeness:
    """Return the bearded captain in a wool cap."""
    drawing = Drawing()
    head_x, head_y, head_scale = 0, 20, 0.98
    drawing.add(neck(PAINT, head_x + 4, 92))
    coat, _coat_shape = bust(PAINT.blue_dark, "#122A42", top=82)
    drawing.add(coat)
    collar = spline("-40,70 -46,92 -20,104 6,108 34,104 56,90 52,68 30,84 4,88 -20,84")
    tone(drawing, collar, PAINT.white, PAINT.cream, "16,60 22,90 10,120", PAINT, reach=12, gap=6)
    back_hair, over = hair(PAINT, PAINT.white, PAINT.cream_dark, "mid")
    drawing.add(placed(back_hair, head_x, head_y, head_scale))
    head = ear(PAINT).add(face(PAINT, "m", age=1, is_blank=True))
    over.add(beard(PAINT, PAINT.white, PAINT.cream_dark, length=10, has_lips=False))
    cap = spline("-46,-50! -48,-82 -28,-104 4,-110 36,-102 56,-78 54,-50!")
    tone(over, cap, PAINT.blue, PAINT.blue_dark, "16,-116 32,-90 28,-40", PAINT, reach=18, gap=7)
    ribs = Drawing()
    for x in (-30, -14, 2, 20, 38):
        ribs.stroke(path(f"M{x * 0.5 + 3} -110Q{x} -80 {x} -48"), PAINT.blue_dark, 2.4)
    over.add(ribs.clipped(cap))
    over.stroke(cap, INK, CONTOUR)
    brim = spline("-50,-36! -54,-58! 0,-66 60,-58! 58,-36! 4,-46")
    tone(over, brim, PAINT.blue, PAINT.blue_dark, "20,-70 26,-50 20,-30", PAINT, reach=12, gap=6)
    for i in range(11):
        over.add(
            Drawing()
            .fill(ribbon([(-48 + i * 10.2, -62), (-47 + i * 10.2, -40)], 2.2, count=3), PAINT.blue_dark)
            .clipped(brim)
        )
    over.stroke(brim, INK, CONTOUR)
    return Likeness(
        backdrop="#D6DEEA",
        ray="#C4D0E0",
        body=drawing,
        head=head,
        over=over,
        features=Features(
            sex="m",
            brow="stern",
            hair=SILVER_HAIR,
            is_old=True,
            is_bearded=True,
            moustache=moustache(PAINT, PAINT.white, PAINT.cream_dark),
        ),
        at=(head_x, head_y),
        scale=head_scale,
    )
