"""Ana, Luka and Zlata."""

from __future__ import annotations

from sprites.draw.avatars.portrait import Likeness, bust
from sprites.draw.body.limbs import neck
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import beard, moustache
from sprites.draw.heads.expressions import Features
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hair_women import womens_hair
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.palette import DARK_HAIR, DARK_HAIR_SHADE
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, dark_side, strands, tone

INK = PAINT.ink


def ana() -> Likeness:
    """Return the quick one: auburn bob, earrings."""
    drawing = Drawing()
    head_x, head_y, head_scale = 4, 6, 1.12
    hair_colour, hair_dark = "#B5532A", "#7E3418"
    back_hair = Drawing().paint(
        spline("-42,-52 -58,-20 -62,20 -54,54 -36,66! 44,70! 66,54 74,16 68,-26 52,-58"),
        hair_dark,
        INK,
        CONTOUR,
    )
    drawing.add(placed(back_hair, head_x, head_y, head_scale))
    drawing.add(neck(PAINT, head_x + 2, 88, width=16, height=44))
    coat, coat_shape = bust(PAINT.gold, PAINT.gold_dark, half=92, top=84)
    drawing.add(coat)
    neckline = spline("-30,84! -16,102 4,108 26,102 40,84! 30,74 -22,74")
    drawing.paint(neckline, PAINT.skin, INK, 3.6)
    drawing.fill(spline("8,76! 10,96 4,107 26,101 40,84! 30,75!"), PAINT.skin_dark)
    drawing.stroke(spline("-30,84! -16,102 4,108 26,102 40,84!", closed=False), INK, 4)
    for x in range(-84, 100, 24):
        drawing.add(Drawing().fill(ellipse(x, 138 + abs(x) * 0.14, 5), PAINT.red).clipped(coat_shape))
    over = Drawing()
    shape = spline(
        "8,-84! -22,-82 -46,-62 -58,-26 -60,16 -54,52 -38,64! -42,36 -40,6 -34,-16! -20,-26 "
        "-2,-42 6,-54! 18,-34 36,-20! 40,8 40,36 40,68! 58,58 68,30 68,-10 60,-50 36,-78"
    )
    over.fill(shape, hair_colour)
    area = shape.area()
    over.add(dark_side(area, "50,-90 56,-30 56,70", hair_dark))
    over.add(
        strands(
            [
                ("2,-74 -30,-56 -48,-16 -50,30", 3.2),
                ("4,-66 -16,-46 -38,-28", 2.6),
                ("14,-74 44,-48 54,-6 52,46", 3.2),
                ("12,-62 30,-40 44,-20 48,10", 2.6),
            ],
            INK,
        ).clipped(area)
    )
    over.stroke(shape, INK, CONTOUR)
    for x, y in ((-43, 30), (46, 34)):
        over.paint(ellipse(x, y, 5), PAINT.gold_light, INK, 3).paint(
            spline(f"{x},{y + 5}! {x + 6},{y + 14} {x},{y + 20} {x - 6},{y + 14}"), PAINT.green, INK, 3
        )
    return Likeness(
        backdrop="#DCE8E4",
        ray="#C9DCD8",
        body=drawing,
        head=face(PAINT, "f", is_blank=True),
        over=over,
        features=Features(sex="f", brow="raised", hair=hair_dark, iris="#3E7A4E"),
        at=(head_x, head_y),
        scale=head_scale,
    )


def luka() -> Likeness:
    """Return the calm one: dark beard, flat cap."""
    drawing = Drawing()
    drawing.add(neck(PAINT, 4, 92))
    coat, coat_shape = bust("#3F5E52", "#29423A", top=84)
    drawing.add(coat)
    lines = Drawing()
    for i in range(-7, 8):
        lines.stroke(path(f"M{i * 20} 70V210"), "#29423A", 3)
    for y in range(96, 200, 20):
        lines.stroke(path(f"M-130 {y}H130"), "#29423A", 3)
    drawing.add(lines.clipped(coat_shape))
    drawing.stroke(coat_shape, INK, CONTOUR)
    drawing.paint(
        spline("-34,84! -44,96 -30,120! -4,104 4,100 12,104 40,120! 54,96 42,82! 22,94 4,100 -14,94"),
        PAINT.cream,
        INK,
        CONTOUR * 0.9,
    )
    _, over = hair(PAINT, DARK_HAIR, DARK_HAIR_SHADE, "short")
    over.add(beard(PAINT, DARK_HAIR, DARK_HAIR_SHADE, "#7A655A", length=-14, has_lips=False))
    top = spline("-50,-46 -58,-66 -44,-90 -8,-102 32,-96 62,-74 64,-48 50,-40! 0,-52")
    tone(over, top, PAINT.brown_light, PAINT.brown, "18,-110 38,-80 34,-40", PAINT, reach=20, gap=7)
    lines = Drawing()
    for x in (-30, -4, 24):
        lines.stroke(path(f"M{x * 0.5 + 3} -102Q{x} -80 {x * 1.15} -46"), PAINT.brown_dark, 2.6)
    over.add(lines.clipped(top))
    over.stroke(top, INK, CONTOUR)
    over.paint(ellipse(4, -100, 6, 4), PAINT.brown, INK, 3)
    brim = spline("-52,-42! -70,-36 -76,-26! -50,-32 -10,-38 24,-40 50,-40! 30,-50 0,-54 -34,-50")
    tone(over, brim, PAINT.brown, PAINT.brown_dark, "6,-60 10,-40 6,-20", PAINT, reach=10, gap=6)
    return Likeness(
        backdrop="#EBCFB8",
        ray="#E0BDA2",
        body=drawing,
        head=ear(PAINT).add(face(PAINT, "m", is_blank=True)),
        over=over,
        features=Features(
            sex="m",
            hair=DARK_HAIR_SHADE,
            is_bearded=True,
            moustache=moustache(PAINT, DARK_HAIR, DARK_HAIR_SHADE),
        ),
        at=(0, 12),
        scale=1.12,
        is_mirrored=True,
    )


def zlata() -> Likeness:
    """Return the young one: dark braids and freckles."""
    drawing = Drawing()
    head_x, head_y, head_scale = 4, 2, 1.08
    back_hair, front_hair = womens_hair(PAINT, DARK_HAIR, DARK_HAIR_SHADE, "braids")
    drawing.add(placed(back_hair, head_x, head_y, head_scale))
    drawing.add(neck(PAINT, head_x + 2, 82, width=16, height=44))
    coat, _coat_shape = bust(PAINT.white, PAINT.cream, half=92, top=78)
    drawing.add(coat)
    neckline = spline("-30,78! -16,94 4,100 26,94 40,78! 30,68 -22,68")
    drawing.paint(neckline, PAINT.skin, INK, 3.6)
    drawing.stroke(spline("-30,78! -16,94 4,100 26,94 40,78!", closed=False), INK, 4)
    for i in range(-3, 5):
        drawing.paint(
            ellipse(i * 14 - 2, 104 + abs(i - 0.3) * -3.2, 5), PAINT.red if i % 2 else PAINT.gold, INK, 2.4
        )
    for s in (-1, 1):
        drawing.paint(
            spline(
                f"{s * 40 + 2},96! {s * 36},140 {s * 34},190! {s * 62},190! {s * 64},140 {s * 66 + 2},100!"
            ),
            PAINT.red,
            INK,
            3.8,
        )
    head = face(PAINT, "f", is_blank=True)
    for x, y in ((-31, 8), (-26, 12), (-22, 8), (12, 10), (18, 13), (24, 9)):
        head.fill(ellipse(x, y, 1.5), "#C07A52")
    front_hair.add(
        placed(
            Drawing()
            .paint(spline("-16,0! -6,-12 6,-10 0,0! 6,10 -6,12"), PAINT.red, INK, 3)
            .paint(spline("16,0! 6,-12 -6,-10 0,0! -6,10 6,12"), PAINT.red_dark, INK, 3)
            .paint(ellipse(0, 0, 4.6), PAINT.red, INK, 2.8),
            34,
            -58,
            1,
            40,
        )
    )
    return Likeness(
        backdrop="#F0DDE0",
        ray="#E6CBD0",
        body=drawing,
        head=head,
        over=front_hair,
        features=Features(sex="f", brow="raised", hair=DARK_HAIR_SHADE, iris="#3F6E9A"),
        at=(head_x, head_y),
        scale=head_scale,
        is_mirrored=True,
    )
