"""Ruža, Iva, Vesna, Kata and Nada."""

from __future__ import annotations

from sprites.draw.avatars.portrait import Likeness, bust, curls, low_neck
from sprites.draw.body.limbs import neck
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path import Path
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, symmetric
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.expressions import Features
from sprites.draw.heads.frontal import frontal_face
from sprites.draw.heads.frontal_features import AXIS
from sprites.draw.heads.hair_women import womens_hair
from sprites.draw.heads.hats import straw_hat
from sprites.draw.heads.three_quarter import face
from sprites.draw.palette import (
    BROWN_HAIR,
    BROWN_HAIR_SHADE,
    GREY_HAIR,
    GREY_HAIR_SHADE,
    PLUM_HAIR,
    PLUM_HAIR_SHADE,
)
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, dark_side, strands, tone

INK = PAINT.ink
BLOND, BLOND_SHADE = "#E3B857", "#AF7D2C"
WHITE_HAIR, WHITE_HAIR_SHADE = "#EDE6D6", "#B9AE9C"


def ruza() -> Likeness:
    """Return the landlady: hair in a bun on the crown, pearls, a purple shawl."""
    body = neck(PAINT, 4, 84, width=18, height=44)
    body.add(bust(PAINT.cream, PAINT.cream_dark, half=104, top=80)[0])
    body.add(low_neck(80))
    for side in (-1, 1):
        x = 2 + side * 20
        shawl = spline(
            f"{x},84! {2 + side * 60},84 {2 + side * 108},112 {2 + side * 122},200! {2 + side * 8},200! "
            f"{2 + side * 6},150 {2 + side * 24},112"
        )
        edge = "-70,70 -76,130 -70,210" if side < 0 else "58,70 64,130 60,210"
        tone(body, shawl, PAINT.purple, PAINT.purple_dark, edge, PAINT, reach=18, gap=7)
    body.paint(ellipse(2, 124, 9), PAINT.gold, INK, 3).paint(ellipse(2, 124, 4), PAINT.red, INK, 2)
    head = Drawing().paint(ellipse(6, -90, 26, 21), GREY_HAIR, INK, CONTOUR)
    coil = ellipse(6, -90, 26, 21)
    head.add(
        strands([("-14,-84 0,-104 22,-98", 3), ("-8,-78 8,-94 28,-88", 3)], GREY_HAIR_SHADE).clipped(coil)
    )
    head.add(face(PAINT, "f", wide=1.08, jaw=3, is_blank=True))
    shape = spline(
        "8,-78! -16,-78 -38,-64 -48,-38 -46,-8 -41,10! -40,-12 -34,-30 -14,-48 10,-56! "
        "30,-42 40,-22 44,14! 54,-8 56,-36 44,-64 26,-76"
    )
    over = _hair(shape, GREY_HAIR, GREY_HAIR_SHADE, "34,-90 46,-40 46,30", RUZAS_STRANDS)
    for x, y in ((-43, 22), (47, 25)):
        over.paint(ellipse(x, y, 6), PAINT.white, INK, 3)
    return Likeness(
        backdrop="#E7DAEA",
        ray="#D9C7DE",
        body=body,
        head=head,
        over=over,
        features=Features(sex="f", brow="kind", hair=GREY_HAIR_SHADE, iris="#6B4A2E", is_old=True),
        at=(0, 17),
        scale=1.0,
    )


RUZAS_STRANDS = (
    ("4,-74 -22,-64 -40,-36 -42,-6", 3),
    ("6,-66 -14,-58 -32,-42", 2.4),
    ("14,-74 40,-58 50,-30 49,0", 3),
    ("12,-64 32,-50 44,-28", 2.4),
)


def iva() -> Likeness:
    """Return the student: a dark bob with a fringe, a sailor's shirt."""
    back = symmetric("0,-60 52,-44 61,-4 62,36 56,60! 0,60")
    body = Drawing().add(placed(Drawing().paint(back, PLUM_HAIR_SHADE, INK, CONTOUR), 0, 6, 1.1))
    body.add(neck(PAINT, 4, 84, width=16, height=44))
    coat, shape = bust(PAINT.white, PAINT.cream, half=92, top=80)
    body.add(coat)
    bars = Drawing()
    for y in range(100, 200, 16):
        bars.stroke(path(f"M-130 {y}Q0 {y + 14} 130 {y}"), PAINT.blue, 6)
    body.add(bars.clipped(shape)).stroke(shape, INK, CONTOUR).add(low_neck(80))
    knot = spline(
        "-38,84! -20,108 2,118! -8,132 -14,150! 4,142 20,150! 14,132 6,118! 28,106 48,82! 28,98 2,104 -18,98"
    )
    tone(body, knot, PAINT.red, PAINT.red_dark, "14,80 18,120 12,160", PAINT, reach=10, gap=6)
    head = frontal_face(PAINT, "f", "f", "f", is_blank=True)
    bob = symmetric("0,-87 28,-83 49,-62 57,-28 59,14 55,50! 37,54! 40,14 39,-14 35,-37! 18,-34 0,-35")
    over = _hair(bob, PLUM_HAIR, PLUM_HAIR_SHADE, "52,-90 50,-30 52,70", IVAS_STRANDS)
    return Likeness(
        backdrop="#D5E6EC",
        ray="#C2D8E1",
        body=body,
        head=head,
        over=over,
        features=Features(sex="f", brow="raised", hair=PLUM_HAIR_SHADE, iris="#5E7F9B", is_frontal=True),
        at=(0, 6),
        scale=1.1,
    )


IVAS_STRANDS = (
    ("2,-82 -30,-70 -46,-34 -48,30", 3.2),
    ("0,-78 -14,-60 -20,-38", 2.6),
    ("4,-78 16,-60 22,-38", 2.6),
    ("6,-82 36,-70 52,-34 53,34", 3.2),
    ("-6,-80 -30,-58 -40,-20 -42,36", 2.4),
)


def vesna() -> Likeness:
    """Return the teacher: fair waves, a green blouse."""
    at, scale = (0, 8), 1.06
    back_hair, over = womens_hair(PAINT, BLOND, BLOND_SHADE, "wavy")
    body = placed(back_hair, *at, scale, is_mirrored=True)
    body.add(neck(PAINT, -2, 86, width=16, height=44))
    body.add(bust(PAINT.green, PAINT.green_dark, half=92, top=82)[0])
    body.add(low_neck(82))
    for side in (-1, 1):
        collar = spline(
            f"{2 + side * 30},82! {2 + side * 44},104 {2 + side * 34},124! {2 + side * 12},116 "
            f"{2 + side * 2},104! {2 + side * 22},98"
        )
        body.paint(collar, PAINT.cream, INK, CONTOUR * 0.85)
    return Likeness(
        backdrop="#E6EBCB",
        ray="#D7DFB4",
        body=body,
        head=face(PAINT, "f", wide=1.04, jaw=2, is_blank=True),
        over=over,
        features=Features(sex="f", brow="calm", hair=BLOND_SHADE, iris="#4F7F8E"),
        at=at,
        scale=scale,
        is_mirrored=True,
    )


def kata() -> Likeness:
    """Return the neighbour: white curls, a blue cardigan."""
    body = neck(PAINT, 4, 84, width=18, height=44)
    body.add(bust(PAINT.blue, PAINT.blue_dark, half=104, top=80)[0])
    blouse = spline("-32,78! -18,120 -10,200! 16,200! 24,120 40,78! 30,70 -22,70")
    tone(body, blouse, PAINT.white, PAINT.cream, "14,60 18,120 14,210", PAINT, reach=10, gap=6)
    for side in (-1, 1):
        collar = spline(
            f"{3 + side * 34},74! {3 + side * 40},98 {3 + side * 24},116! {3 + side * 4},100 "
            f"{3 + side * 3},92!"
        )
        body.paint(collar, PAINT.white, INK, CONTOUR * 0.85)
    body.paint(ellipse(3, 108, 8, 10), PAINT.blue_light, INK, 3)
    head = Drawing().paint(symmetric("0,-60 46,-50 56,-10 52,26! 0,30"), WHITE_HAIR_SHADE, INK, CONTOUR)
    head.add(frontal_face(PAINT, "f", "fround", "f", is_blank=True))
    for side in (-1, 1):
        head.fill(ellipse(AXIS + side * 25, 16, 9.5, 7), PAINT.red_light, 0.35)
        fold = [(AXIS + side * 17, 18), (AXIS + side * 21, 25), (AXIS + side * 20, 32)]
        head.fill(ribbon(fold, 2.2, 6), "#C98A62")
    return Likeness(
        backdrop="#F2DCCB",
        ray="#E8CBB5",
        body=body,
        head=head,
        over=curls(KATAS_CURLS, WHITE_HAIR, WHITE_HAIR_SHADE, "52,-100 60,-40 60,60"),
        features=Features(sex="f", brow="kind", hair=GREY_HAIR_SHADE, is_frontal=True, is_old=True),
        at=(0, 12),
        scale=1.08,
    )


KATAS_CURLS = (
    *((0, -74, 18), (-22, -72, 17), (22, -72, 17), (-40, -58, 16), (40, -58, 16)),
    *((-51, -38, 15), (51, -38, 15), (-56, -16, 13), (56, -16, 13), (-54, 6, 12), (54, 6, 12)),
    *((-46, 22, 9), (46, 22, 9)),
)


def nada() -> Likeness:
    """Return the wine-grower: brown hair below a straw hat, a red bodice."""
    at, scale = (2, 20), 0.98
    back_hair, over = womens_hair(PAINT, BROWN_HAIR, BROWN_HAIR_SHADE, "wavy")
    body = placed(back_hair, *at, scale)
    body.add(neck(PAINT, 4, 92, width=16, height=44))
    body.add(bust(PAINT.white, PAINT.cream, half=96, top=86)[0])
    bodice = spline("-60,112! -40,126 2,132 44,126 66,110! 84,200! -78,200!")
    tone(body, bodice, PAINT.red, PAINT.red_dark, "26,100 34,150 30,210", PAINT, reach=18, gap=7)
    for y in (142, 156):
        body.stroke(path(f"M-10 {y}L14 {y}"), PAINT.gold, 3)
    body.add(low_neck(86))
    for i in range(-4, 5):
        body.paint(ellipse(2 + i * 11, 111 - abs(i) * 3.4, 4.4), PAINT.gold_light, INK, 2.2)
    over.add(straw_hat(PAINT))
    return Likeness(
        backdrop="#DDE8D2",
        ray="#CBDCBC",
        body=body,
        head=face(PAINT, "f", wide=0.97, jaw=-2, is_blank=True),
        over=over,
        features=Features(sex="f", brow="calm", hair=BROWN_HAIR_SHADE, iris="#6F7A3A"),
        at=at,
        scale=scale,
    )


def _hair(shape: Path, colour: str, dark: str, edge: str, lines: tuple[tuple[str, float], ...]) -> Drawing:
    """Return hair in one piece, its dark side and its strands."""
    area = shape.area()
    drawing = Drawing().fill(shape, colour).add(dark_side(area, edge, dark))
    return drawing.add(strands(lines, INK).clipped(area)).stroke(shape, INK, CONTOUR)
