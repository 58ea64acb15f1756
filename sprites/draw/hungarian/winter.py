"""The ace of acorns: an old man with firewood at a fire in the snow."""

from __future__ import annotations

from shapely.geometry import box

from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import scaling
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards import beard, moustache
from sprites.draw.heads.hair import hair
from sprites.draw.heads.hats import fur_cap
from sprites.draw.heads.three_quarter import ear, face
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.props.woodland import fir, fire
from sprites.draw.shading import tone

INK = PAINT.ink


def winter() -> tuple[Drawing, Drawing]:
    """Return the landscape and the figure of winter."""
    return _landscape(), _figure()


def _landscape() -> Drawing:
    sky = "#C9DCE3"
    scene = Drawing()
    scene.fill(rectangle(-300, -400, 600, 400), sky)
    scene.fill(
        path(
            "M-300 -150L-214 -226L-160 -176L-90 -262L-30 -190L10 -222L80 -150L150 -236L210 "
            "-180L300 -250V0H-300Z"
        ),
        "#A9C4D0",
    )
    scene.fill(
        path(
            "M-90 -262L-114 -232L-96 -238L-86 -224L-74 -236L-66 -231ZM150 -236L128 -209L146 "
            "-216L156 -203L170 -212ZM-214 -226L-232 -210L-216 -214L-204 -204L-194 -208Z"
        ),
        PAINT.white,
    )
    snow = path(
        "M-300 -92C-220 -132 -150 -120 -80 -96C0 -70 90 -96 160 -112C220 -126 260 -112 300 -100V40H-300Z"
    )
    scene.paint(snow, PAINT.white, INK, 3.6)
    scene.fill(
        snow.area().intersection(
            path("M-300 -40C-220 -70 -120 -70 -40 -46C40 -30 120 -60 300 -50V40H-300Z").area()
        ),
        "#DDE9EC",
    )
    for x, y, palm in ((-196, -92, 104), (198, -84, 190), (-128, -98, 84)):
        scene.add(fir(x, y, palm, PAINT.green, PAINT.green_dark, PAINT.white))
    # flakes
    for x, y, radius in (
        (-120, -330, 5),
        (-86, -290, 4),
        (-60, -340, 4),
        (-30, -300, 5),
        (120, -336, 5),
        (150, -300, 4),
        (196, -330, 5),
        (-112, -256, 4),
        (176, -268, 4),
        (-50, -250, 4),
        (108, -290, 3.6),
        (204, -290, 3.6),
        (-20, -346, 3.4),
        (86, -350, 3.4),
    ):
        scene.fill(ellipse(x, y, radius), PAINT.white)
    return scene.add(fire(-176, -58, 0.92))


def _figure() -> Drawing:
    drawing = Drawing()
    head_x, head_y, head_scale = 52, -214, 0.96
    # bundle of sticks on the back
    bundle = Drawing()
    for i, (dx, length) in enumerate(((-26, 150), (-14, 168), (0, 176), (13, 164), (25, 150))):
        bundle.paint(
            rectangle(dx - 7, -length / 2, 13, length, 3),
            PAINT.brown_light if i % 2 == 0 else PAINT.brown,
            INK,
            3.6,
        )
        bundle.paint(ellipse(dx - 0.5, -length / 2, 6.5, 4), PAINT.cream, INK, 2.8)
    bundle.paint(rectangle(-36, -18, 72, 13, 4), PAINT.cream_dark, INK, 3.4)
    drawing.add(placed(bundle, 142, -168, 1, 24))
    back_hair, front_hair = hair(PAINT, PAINT.white, PAINT.cream_dark, "mid")
    drawing.add(placed(back_hair, head_x, head_y, head_scale))
    drawing.add(neck(PAINT, head_x + 4, -140))
    drawing.add(upper_sleeve(PAINT, (130, -92), (150, 6), PAINT.brown, PAINT.brown_dark, (74, 70)))
    coat = spline("0,-150! -34,-132 -58,-98 -66,-40 -70,40! 176,40! 172,-50 158,-104 130,-136 96,-150!")
    tone(drawing, coat, PAINT.brown, PAINT.brown_dark, "74,-170 92,-80 80,60", PAINT, reach=34, gap=9)
    fur = spline(
        "4,-158 -16,-150 -28,-128 -14,-112 20,-104 60,-100 104,-108 128,-126 122,-148 "
        "100,-158 84,-150 50,-138 22,-148"
    )
    tone(drawing, fur, PAINT.cream, PAINT.cream_dark, "62,-170 74,-130 60,-80", PAINT, reach=14, gap=6)
    for x, y in ((-14, -134), (4, -124), (24, -116), (46, -112), (70, -112), (92, -118), (112, -130)):
        drawing.fill(ribbon([(x - 2, y - 6), (x + 2, y), (x, y + 7)], 2.6, count=4), INK)
    head = Drawing()
    head.add(ear(PAINT))
    head.add(face(PAINT, "m", brow="kind", age=1, hair=PAINT.white, has_lips=False))
    head.fill(ellipse(-25, 16, 9, 6), PAINT.red_light, opacity=0.5)
    head.fill(ellipse(19, 17, 10, 7), PAINT.red_light, opacity=0.45)
    head.add(front_hair)
    head.add(beard(PAINT, PAINT.white, PAINT.cream_dark, length=14))
    head.add(moustache(PAINT, PAINT.white, PAINT.cream_dark))
    head.add(fur_cap(PAINT, PAINT.red, PAINT.red_dark, PAINT.brown_light, PAINT.brown))
    drawing.add(placed(head, head_x, head_y, head_scale))
    # arms stretched to the fire
    drawing.add(
        lower_sleeve(
            PAINT,
            (4, -58),
            (-92, -94),
            PAINT.brown,
            PAINT.brown_dark,
            (58, 46),
            cuff=PAINT.cream,
            cuff_dark=PAINT.cream_dark,
            cuff_width=24,
        )
    )
    hand = Drawing()
    palm = spline("-2,-15! 18,-17 34,-12 50,-8! 52,-3 42,-1 50,1! 52,6 42,7 47,10! 44,15 34,14 16,17 -2,16!")
    hand.paint(palm, PAINT.red, INK, 4)
    hand.fill(palm.area().intersection(box(-10, 4, 80, 40)), PAINT.red_dark)
    hand.stroke(palm, INK, 4)
    thumb = spline("6,-12! 18,-24 32,-28! 36,-22 28,-16 22,-10!")
    hand.paint(thumb, PAINT.red, INK, 3.6)
    drawing.add(placed(hand, -104, -99, 1.0, 180 + 18).mapped(scaling(1, 1)))
    return drawing
