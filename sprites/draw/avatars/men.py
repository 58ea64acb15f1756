"""Stipe, Franjo, Niko, Drago and Pavao."""

from __future__ import annotations

from sprites.draw.avatars.portrait import Likeness, bust, curls, glasses
from sprites.draw.body.limbs import neck
from sprites.draw.drawing import Drawing
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, symmetric
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import goatee, moustache
from sprites.draw.heads.beards_frontal import frontal_moustache
from sprites.draw.heads.expressions import Features
from sprites.draw.heads.frontal import JAWS, ears, frontal_face
from sprites.draw.heads.frontal_features import AXIS, old_lines
from sprites.draw.heads.hair import hair
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.palette import (
    ASH_HAIR,
    ASH_HAIR_SHADE,
    BROWN_HAIR,
    BROWN_HAIR_SHADE,
    DARK_HAIR,
    DARK_HAIR_SHADE,
    GREY_HAIR,
    GREY_HAIR_SHADE,
)
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.shading import CONTOUR, dark_side, strands, tone

INK = PAINT.ink
STUBBLE = "#D3AC8C"


def stipe() -> Likeness:
    """Return the fisherman: a peaked cap, stubble, a striped shirt."""
    body = neck(PAINT, 0, 92)
    coat, shape = bust(PAINT.white, PAINT.cream, top=84)
    body.add(coat)
    bars = Drawing()
    for y in range(98, 220, 15):
        bars.stroke(path(f"M-140 {y + 8}Q0 {y - 10} 140 {y + 8}"), PAINT.blue_dark, 5.4)
    body.add(bars.clipped(shape)).stroke(shape, INK, CONTOUR)
    scarf = spline(
        "-30,88! -16,102 2,108 22,102 36,88! 44,100 24,116 6,120! 14,134 10,148! -2,140 -14,148! "
        "-12,130 -4,120! -22,114 -38,100"
    )
    tone(body, scarf, PAINT.red, PAINT.red_dark, "12,70 18,110 10,160", PAINT, reach=10, gap=6)
    _, sides = hair(PAINT, GREY_HAIR, GREY_HAIR_SHADE, "short")
    over = Drawing().add(sides)
    top = spline("-48,-56! -64,-78 -52,-98 -10,-106 36,-102 64,-86 66,-66 54,-54! 0,-62")
    tone(over, top, PAINT.blue, PAINT.blue_dark, "20,-112 40,-84 36,-40", PAINT, reach=20, gap=7)
    band = spline("-46,-40! -48,-58! 2,-66 54,-58! 54,-40! 4,-48")
    tone(over, band, PAINT.blue_dark, "#122A42", "20,-70 26,-52 22,-30", PAINT, reach=8, gap=6)
    over.stroke(path("M-46 -50Q2 -58 54 -50"), PAINT.gold, 2.6)
    visor = spline("-46,-42! -58,-34 -60,-24! -34,-30 0,-34 22,-36! 14,-46 -14,-50")
    over.paint(visor, PAINT.black, INK, CONTOUR)
    over.fill(ribbon("-54,-30 -34,-38 -6,-42", 3), "#6B5A52")
    over.paint(ellipse(-14, -56, 5.4), PAINT.gold, INK, 2.4)
    return Likeness(
        backdrop="#CFE1EA",
        ray="#BBD2DF",
        body=body,
        head=ear(PAINT).add(face(PAINT, "m", jaw=2, stubble=STUBBLE, is_blank=True)),
        over=over,
        features=Features(sex="m", brow="kind", mood="smile", hair=GREY_HAIR_SHADE, is_old=True),
        at=(0, 18),
        scale=1.06,
        is_mirrored=True,
    )


def franjo() -> Likeness:
    """Return the tailor: bald, with a waxed moustache and a bow tie."""
    body = neck(PAINT, 3, 92, width=20)
    body.add(bust(PAINT.white, PAINT.cream, top=84)[0])
    for side in (-1, 1):
        vest = spline(
            f"{3 + side * 26},88! {3 + side * 62},94 {3 + side * 96},116 {3 + side * 118},200! "
            f"{3 + side * 6},200! {3 + side * 8},150!"
        )
        edge = "-64,80 -70,130 -64,210" if side < 0 else "60,80 66,130 64,210"
        tone(body, vest, PAINT.brown, PAINT.brown_dark, edge, PAINT, reach=16, gap=7)
        bow = spline(
            f"{3 + side * 2},104! {3 + side * 24},90 {3 + side * 34},92! {3 + side * 36},106 "
            f"{3 + side * 32},120! {3 + side * 22},118"
        )
        body.paint(bow, PAINT.red if side < 0 else PAINT.red_dark, INK, CONTOUR * 0.85)
    body.paint(ellipse(3, 105, 7, 8), PAINT.red, INK, CONTOUR * 0.8)
    head = ears(PAINT).add(frontal_face(PAINT, "m", "round", "broad", is_blank=True))
    head.add(old_lines(PAINT, "broad"))
    head.fill(ribbon("-22,-52 -12,-64 4,-68", 5, 8), "#FBE6CD")
    for side in (-1, 1):
        head.fill(ellipse(AXIS + side * 27, 14, 10, 7), PAINT.red_light, 0.4)
    over = Drawing()
    for side, colour in ((-1, GREY_HAIR), (1, GREY_HAIR_SHADE)):
        x = AXIS + side * 42
        tuft = spline(
            f"{x - side * 2},-44! {x + side * 10},-42 {x + side * 16},-30 {x + side * 18},-16 "
            f"{x + side * 14},-4 {x + side * 4},2! {x},-14 {x - side * 3},-28"
        )
        over.paint(tuft, colour, INK, CONTOUR * 0.85)
        lines = [(f"{x + side * 2},-38 {x + side * 9},-24 {x + side * 6},-6", 2.4)]
        over.add(strands(lines, INK if side > 0 else GREY_HAIR_SHADE).clipped(tuft))
    return Likeness(
        backdrop="#EBDDB8",
        ray="#DFCD9D",
        body=body,
        head=head,
        over=over,
        features=Features(
            sex="m",
            brow="bushy",
            hair=GREY_HAIR_SHADE,
            is_frontal=True,
            is_old=True,
            moustache=frontal_moustache(PAINT, GREY_HAIR, GREY_HAIR_SHADE, "handle"),
        ),
        at=(-3, 14),
        scale=1.12,
    )


def niko() -> Likeness:
    """Return the apprentice: short brown curls, a strong chin with stubble, freckles, a green shirt."""
    at, scale = (2, 14), 1.1
    body = neck(PAINT, 4, 92, width=23)
    body.add(bust(PAINT.green, PAINT.green_dark, half=106, top=84)[0])
    body.paint(spline("-16,92! 4,128 24,90! 20,80 -10,80"), PAINT.skin_dark, INK, 3.6)
    for side in (-1, 1):
        collar = spline(
            f"{4 + side * 18},80! {4 + side * 42},84 {4 + side * 48},104! {4 + side * 32},122! "
            f"{4 + side * 6},116! {4 + side * 16},98"
        )
        body.paint(collar, PAINT.green_light, INK, CONTOUR * 0.85)
    head = ear(PAINT).add(face(PAINT, "m", jaw=2, stubble=STUBBLE, is_blank=True))
    for x, y in ((-31, 6), (-26, 10), (-22, 5), (12, 8), (18, 11), (24, 7), (15, 3)):
        head.fill(ellipse(x, y, 1.5), "#C07A52")
    over = curls(NIKOS_CURLS, BROWN_HAIR, BROWN_HAIR_SHADE, "40,-110 48,-60 50,0")
    return Likeness(
        backdrop="#F0E2C0",
        ray="#E6D3A6",
        body=body,
        head=head,
        over=over,
        features=Features(sex="m", brow="raised", mood="smile", hair=BROWN_HAIR_SHADE, iris="#5A7A48"),
        at=at,
        scale=scale,
    )


NIKOS_CURLS = (
    *((2, -74, 17), (-20, -70, 15), (24, -73, 16), (-35, -56, 11), (41, -58, 14)),
    *((-12, -60, 10), (8, -58, 10), (28, -55, 10), (-37, -42, 7), (47, -40, 10), (46, -24, 7)),
)


def drago() -> Likeness:
    """Return the butcher: a square jaw, hair brushed back, a checked shirt."""
    body = neck(PAINT, 3, 92, width=25)
    coat, shape = bust(PAINT.red, PAINT.red_dark, half=110, top=82)
    body.add(coat)
    lines = Drawing()
    for i in range(-7, 8):
        lines.stroke(path(f"M{i * 22 + 3} 60V220"), PAINT.red_dark, 5)
    for y in range(96, 220, 22):
        lines.stroke(path(f"M-140 {y}H140"), PAINT.red_dark, 5)
    body.add(lines.clipped(shape)).stroke(shape, INK, CONTOUR)
    body.paint(spline("-16,86! 3,122 24,84! 18,76 -10,76"), PAINT.skin_dark, INK, 3.6)
    for side in (-1, 1):
        collar = spline(
            f"{3 + side * 18},76! {3 + side * 42},80 {3 + side * 52},100! {3 + side * 34},122! "
            f"{3 + side * 4},114! {3 + side * 14},94"
        )
        body.paint(collar, PAINT.red if side < 0 else PAINT.red_dark, INK, CONTOUR * 0.85)
    head = ears(PAINT).add(frontal_face(PAINT, "m", "oval", "straight", is_blank=True))
    beard = symmetric("0,25! 9,24 18,27 28,21 36,4 41,-14! 52,20 32,62 0,70").area()
    face_area = symmetric(JAWS["oval"]).area().buffer(-2)
    head.add(Drawing().fill(beard.intersection(face_area), "#A8836B", 0.42))
    shape = symmetric("0,-90 26,-87 46,-68 51,-40 47,-8! 41,-14 41,-34 34,-52! 20,-58 0,-54!")
    area = shape.area()
    over = Drawing().fill(shape, DARK_HAIR).add(dark_side(area, "30,-100 42,-50 40,0", DARK_HAIR_SHADE))
    back = [(f"{x},-58 {3 + (x - 3) * 1.1},-72 {3 + (x - 3) * 0.7},-90", 2.8) for x in (-24, -10, 4, 18, 30)]
    over.add(strands(back, INK).clipped(area)).stroke(shape, INK, CONTOUR)
    return Likeness(
        backdrop="#DDE3CE",
        ray="#CBD4B8",
        body=body,
        head=head,
        over=over,
        features=Features(sex="m", brow="bushy", hair=DARK_HAIR_SHADE, is_frontal=True),
        at=(-3, 13),
        scale=1.08,
    )


def pavao() -> Likeness:
    """Return the notary: silver hair with a parting, glasses, a small beard, a tie."""
    body = neck(PAINT, -2, 94, width=19)
    body.add(bust(PAINT.white, PAINT.cream, top=86)[0])
    for side in (-1, 1):
        lapel = spline(
            f"{side * 28},88! {side * 56},92 {side * 92},112 {side * 116},150 {side * 120},200! "
            f"{side * 4},200! {side * 10},150!"
        )
        edge = "-66,80 -70,130 -64,210" if side < 0 else "62,80 68,130 66,210"
        tone(body, lapel, "#4B5563", "#323A47", edge, PAINT, reach=16, gap=7)
    tie = spline("-8,104! 0,100 8,104! 5,114! 14,170 0,190! -14,170 -5,114!")
    tone(body, tie, PAINT.blue, PAINT.blue_dark, "3,90 6,130 2,200", PAINT, reach=6, gap=6)
    head = ear(PAINT).add(face(PAINT, "m", wide=0.95, jaw=-3, is_blank=True))
    shape = spline(
        "-35,-22! -43,-44 -38,-68 -18,-86 12,-90 42,-78 54,-50 52,-18 45,-2! 41,-14 39,-34 "
        "32,-52! 12,-58 -8,-62 -20,-66! -24,-56 -30,-44"
    )
    area = shape.area()
    over = Drawing().fill(shape, ASH_HAIR).add(dark_side(area, "36,-100 44,-50 42,10", ASH_HAIR_SHADE))
    lines = [
        ("-20,-66 0,-78 30,-74 46,-50", 3),
        ("-14,-62 10,-68 34,-58 46,-30", 2.6),
        ("-24,-70 -34,-58 -37,-38", 2.6),
    ]
    over.add(strands(lines, INK).clipped(area)).stroke(shape, INK, CONTOUR)
    over.add(goatee(PAINT, ASH_HAIR, ASH_HAIR_SHADE)).add(glasses(PAINT.steel))
    return Likeness(
        backdrop="#DBDFE6",
        ray="#C9CFDA",
        body=body,
        head=head,
        over=over,
        features=Features(
            sex="m",
            brow="stern",
            hair=ASH_HAIR_SHADE,
            is_old=True,
            moustache=moustache(PAINT, ASH_HAIR, ASH_HAIR_SHADE, "thin"),
        ),
        at=(2, 14),
        scale=1.1,
        is_mirrored=True,
    )
