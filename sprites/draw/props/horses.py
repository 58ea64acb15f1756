"""The kings of the Hungarian deck ride; their horses look left, stand to the front, or rear."""

from __future__ import annotations

from dataclasses import dataclass

from shapely.geometry import box

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import Point
from sprites.draw.geometry.ribbon import limb, ribbon
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.geometry.spline import Points, spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, shade, strands, tone


@dataclass(frozen=True)
class HorseLook:
    """The colours of a horse and its harness."""

    coat: str
    coat_dark: str
    mane: str
    mane_dark: str
    strap: str
    stud: str


def horse(palette: Palette, look: HorseLook) -> Drawing:
    """Return a horse's head and neck in profile, facing left."""
    coat, coat_dark, mane, mane_dark = look.coat, look.coat_dark, look.mane, look.mane_dark
    drawing = Drawing()
    ink = palette.ink
    neck_shape = spline(
        "4,-70! 30,-64 62,-42 86,-6 100,44 106,120! -40,120! -22,84 -4,54 2,30! -10,-10 -6,-56"
    )
    tone(drawing, neck_shape, coat, coat_dark, "40,-80 34,-20 30,30 20,120", palette, reach=24, gap=9, seed=6)
    # mane
    mane_shape = spline(
        (
            "10,-84! 34,-82 66,-58 92,-18 108,36 116,118! 78,118! 84,86! 72,62! 78,44! 62,20! "
            "66,4! 46,-18! 46,-30! 26,-44! 18,-60!"
        ),
        k=0.36,
    )
    drawing.fill(mane_shape, mane)
    mane_area = mane_shape.area()
    drawing.add(
        strands(
            [
                ("30,-70 58,-46 72,-18", 3.6),
                ("54,-60 82,-22 88,14", 3.6),
                ("60,-16 84,24 90,70", 3.8),
                ("80,30 96,66 98,110", 4),
            ],
            mane_dark,
        ).clipped(mane_area)
    )
    drawing.stroke(mane_shape, ink, CONTOUR)
    head = spline(
        "8,-76! -10,-66 -20,-48 -38,-14 -58,18 -74,36 -80,50 -74,62 -62,64 -54,68 -42,62 "
        "-30,52 -10,46 8,36 22,14 28,-16 26,-50"
    )
    tone(drawing, head, coat, coat_dark, "20,-80 4,-30 -6,10 -30,44 -50,70", palette, reach=18, gap=8, seed=8)
    # muzzle
    muzzle = spline("-58,18! -74,36 -80,50 -74,62 -62,64 -54,68 -42,62! -46,44 -50,30")
    drawing.fill(muzzle, coat_dark)
    drawing.stroke(head, ink, CONTOUR)
    drawing.fill(ellipse(-70, 46, 4.6, 3.2, -40), ink)
    drawing.fill(ribbon("-74,56 -62,56 -52,50", [1, 3, 1], count=6), ink)
    # ears
    drawing.paint(spline("-6,-68! -2,-90 10,-106! 18,-88 14,-70!"), coat, ink, CONTOUR * 0.9)
    drawing.fill(spline("1,-74! 4,-88 10,-96! 12,-84 10,-74!"), coat_dark)
    # forelock
    forelock = spline("4,-88! -10,-76 -18,-56 -22,-40! -10,-48 -4,-58! 0,-48! 10,-62 14,-78!")
    drawing.paint(forelock, mane, ink, CONTOUR * 0.8)
    # eye
    drawing.fill(spline("-22,-28! -15,-36 -4,-35 1,-27! -8,-23 -16,-23"), palette.white)
    drawing.fill(ellipse(-10, -29, 5.4), ink)
    drawing.fill(ellipse(-12, -31.4, 1.5), palette.white)
    drawing.fill(ribbon("-25,-27 -15,-37 -3,-36 4,-26", [1.4, 4.6, 4.6, 1.2], count=10), ink)
    # bridle
    bridle = Drawing()

    def add_strap(points: Points, width: float) -> None:
        bridle.stroke(spline(points, closed=False), ink, width + 5)
        bridle.stroke(spline(points, closed=False), look.strap, width)

    add_strap("-62,10 -48,26 -34,54", 7)
    add_strap("-30,-34 -8,-48 24,-44", 6)
    add_strap("22,-58 8,-20 -18,20 -42,38", 7)
    drawing.add(bridle.clipped(head.area().union(neck_shape.area())))
    for x, y in ((-42, 39), (-8, 6), (9, -24)):
        drawing.paint(ellipse(x, y, 5.4), look.stud, ink, 2.8)
    drawing.paint(ellipse(-46, 57, 8), palette.steel, ink, 3.4)
    drawing.fill(ellipse(-46, 57, 3.2), coat_dark)
    drawing.stroke(head, ink, CONTOUR)
    return drawing


def frontal_horse(palette: Palette, look: HorseLook) -> Drawing:
    """Return a horse's head from the front; the origin lies between nostrils and eyes."""
    coat, coat_dark, mane, mane_dark = look.coat, look.coat_dark, look.mane, look.mane_dark
    ink = palette.ink
    drawing = Drawing()
    neck_shape = spline("-40,-44! -66,0 -84,60 -92,140! 92,140! 84,60 66,0 40,-44!")
    tone(drawing, neck_shape, coat, coat_dark, "14,-50 30,20 40,140", palette, reach=22, gap=9, seed=6)
    mane_shape = spline("-30,-66! -58,-30 -72,20 -66,70! -52,44! -46,62! -34,10 -28,-20!")
    drawing.paint(mane_shape, mane, ink, CONTOUR)
    drawing.add(
        strands([("-38,-50 -54,-10 -60,36", 3), ("-32,-34 -42,0 -46,30", 3)], mane_dark).clipped(mane_shape)
    )
    for s in (-1, 1):
        ear = spline(f"{s * 12},-66! {s * 20},-86 {s * 34},-98! {s * 40},-78 {s * 34},-56!")
        drawing.paint(ear, coat if s < 0 else coat_dark, ink, CONTOUR * 0.9)
        drawing.fill(
            spline(f"{s * 21},-68! {s * 25},-82 {s * 33},-90! {s * 35},-76 {s * 31},-64!"),
            mane_dark if coat == palette.white else coat_dark,
        )
    head = spline(
        "0,-76 24,-70 37,-52 38,-30 33,-6 27,24 27,44 20,58 0,63 -20,58 -27,44 -27,24 -33,-6 "
        "-38,-30 -37,-52 -24,-70"
    )
    tone(drawing, head, coat, coat_dark, "12,-90 22,-50 16,-10 8,30 12,70", palette, reach=14, gap=7, seed=8)
    muzzle = spline("-25,30! -28,42 -20,58 0,63 20,58 28,42 25,30! 12,24 -12,24")
    drawing.fill(muzzle, "#C9A391" if coat == palette.white else coat_dark)
    drawing.fill(
        muzzle.area().intersection(box(6, 0, 60, 90)), "#A97F70" if coat == palette.white else mane_dark
    )
    drawing.stroke(head, ink, CONTOUR)
    for s in (-1, 1):
        drawing.fill(spline(f"{s * 10},40! {s * 15},34 {s * 20},38 {s * 18},47 {s * 13},48"), ink)
        drawing.fill(
            spline(f"{s * 22},-32! {s * 28},-40 {s * 37},-38 {s * 38},-28! {s * 31},-24"), palette.white
        )
        drawing.fill(ellipse(s * 31, -32, 5.4), ink)
        drawing.fill(ellipse(s * 31 - 1.6, -34, 1.6), palette.white)
        drawing.fill(
            ribbon(
                [(s * 19, -31), (s * 27, -41), (s * 36, -41), (s * 41, -30)], [1.2, 4.4, 4.4, 1.4], count=10
            ),
            ink,
        )
    drawing.fill(ribbon("-9,53 0,56 9,53", 2.6, count=6), ink)
    bridle = Drawing()
    for points, width in (
        ("-40,4 0,14 40,4", 7),
        ("-40,-56 0,-48 40,-56", 6),
        ("-36,-56 -31,-10 -27,40", 5),
        ("36,-56 31,-10 27,40", 5),
    ):
        bridle.stroke(spline(points, closed=False), ink, width + 5)
        bridle.stroke(spline(points, closed=False), look.strap, width)
    drawing.add(bridle.clipped(head))
    drawing.stroke(head, ink, CONTOUR)
    for x, y in ((-33, 6), (33, 6), (0, -49)):
        drawing.paint(ellipse(x, y, 5.4), look.stud, ink, 2.8)
    forelock = spline("-22,-82! -6,-92 18,-84! 16,-62 6,-36! 2,-54! -6,-30! -10,-52! -18,-44! -20,-62")
    drawing.paint(forelock, mane, ink, CONTOUR * 0.85)
    drawing.add(
        strands([("-8,-82 -8,-60 -6,-44", 2.6), ("4,-80 4,-62 4,-50", 2.6)], mane_dark).clipped(forelock)
    )
    return drawing


def rein(palette: Palette, points: Points, colour: str) -> Drawing:
    """Return a leather strap."""
    return (
        Drawing()
        .stroke(spline(points, closed=False), palette.ink, 11)
        .stroke(spline(points, closed=False), colour, 5.6)
    )


def rearing_horse(palette: Palette, look: HorseLook) -> Drawing:
    """Return a rearing horse: head thrown up, forelegs beating the air."""
    coat, coat_dark, mane = look.coat, look.coat_dark, look.mane
    ink = palette.ink
    drawing = Drawing()

    def leg(points: Points, hoof_at: Point, degrees: float) -> Drawing:
        part = Drawing()
        shape = limb(points, [44, 26, 20, 17], count=20)
        area = shape.area()
        part.fill(shape, coat)
        part.add(shade(area, 6, 6, coat_dark))
        part.stroke(shape, ink, CONTOUR)
        hoof_part = (
            Drawing()
            .paint(spline("-12,-8! 12,-8! 16,14! 0,18 -16,14!"), mane, ink, 3.8)
            .fill(
                spline("-13,-9 0,-13 13,-9 12,-3 -12,-3"),
                palette.cream if coat != palette.white else palette.cream_dark,
            )
        )
        return part.add(placed(hoof_part, hoof_at[0], hoof_at[1], 1, degrees))

    drawing.add(leg("-92,0 -136,-44 -178,-72 -196,-40", (-200, -34), 12))
    drawing.add(placed(horse(palette, look), -118, -140, 0.92, 17))
    drawing.add(leg("-70,14 -112,-30 -140,-52 -152,-28", (-156, -24), 12))
    drawing.add(rein(palette, "-166,-108 -112,-84 -52,-40", look.strap))
    return drawing
