"""The ace of leaves: a vintner with goblet and grapes."""

from __future__ import annotations

from sprites.draw.body.garments import shoulders
from sprites.draw.body.hands import fist, holding_hand
from sprites.draw.body.limbs import lower_sleeve, neck, upper_sleeve
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import translation
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.shapes import ellipse, polygon, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.heads.beards_frontal import frontal_moustache
from sprites.draw.heads.frontal import frontal_face
from sprites.draw.heads.hair_frontal import frontal_hair
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.props.harvest import goblet, grapes, vine_leaf
from sprites.draw.shading import tone

INK = PAINT.ink


def autumn() -> tuple[Drawing, Drawing]:
    """Return the landscape and the figure of autumn."""
    return _landscape(), _figure()


def _landscape() -> Drawing:
    scene = Drawing()
    scene.fill(rectangle(-300, -400, 600, 400), "#F6D6A4")
    scene.fill(
        path(
            "M-300 -160C-220 -220 -150 -220 -90 -170C-20 -200 60 -230 130 -176C190 -210 250 -210 "
            "300 -180V0H-300Z"
        ),
        "#E5B679",
    )
    hill = path("M-300 -104C-200 -150 -100 -140 0 -104C90 -76 190 -100 300 -140V20H-300Z")
    scene.paint(hill, "#C98A4A", INK, 3.6)
    vines = Drawing()
    for foot in range(-342, 343, 38):
        vines.stroke(path(f"M{foot * 0.62} -150L{foot * 1.5} 20"), PAINT.brown, 4)
        for step in range(5):
            bush = ellipse(foot * (0.66 + 0.17 * step), -118 + step * 26, 7 + step * 1.2)
            vines.fill(bush, PAINT.green if step % 2 else "#7E8F36")
    scene.add(vines.clipped(hill))
    scene.stroke(hill, INK, 3.6)
    # pergola vine along the top
    pergola = Drawing()
    pergola.stroke(
        spline("-150,-352 -80,-340 0,-354 90,-342 170,-352 240,-338", closed=False), INK, 11
    ).stroke(spline("-150,-352 -80,-340 0,-354 90,-342 170,-352 240,-338", closed=False), PAINT.brown, 5)
    pergola.add(placed(grapes(0.74), 176, -292))
    pergola.add(placed(grapes(0.5), -104, -306))
    for x, y, k, degrees, tone_number in (
        (-132, -346, 0.5, 20, 0),
        (-62, -338, 0.52, -30, 1),
        (-8, -350, 0.46, 10, 2),
        (86, -340, 0.5, -16, 1),
        (136, -346, 0.62, 24, 0),
        (206, -340, 0.58, -10, 2),
        (40, -352, 0.44, 30, 0),
    ):
        pergola.add(
            placed(
                vine_leaf(
                    k,
                    *(
                        (PAINT.green, PAINT.green_dark, PAINT.green_light),
                        (PAINT.red, PAINT.red_dark, PAINT.gold),
                        (PAINT.gold, PAINT.gold_dark, PAINT.gold_light),
                    )[tone_number],
                ),
                x,
                y,
                1,
                degrees,
            )
        )
    scene.add(pergola)
    return scene


def _figure() -> Drawing:
    drawing = Drawing()
    head_x, head_y, head_scale = 30, -196, 0.98
    back_hair, front_hair = frontal_hair(PAINT, PAINT.brown, PAINT.brown_dark, "curls")
    drawing.add(placed(back_hair, head_x, head_y, head_scale))
    drawing.add(neck(PAINT, head_x + 4, -128))
    drawing.add(upper_sleeve(PAINT, (122, -82), (176, 6), PAINT.cream, PAINT.cream_dark, (72, 70)))
    drawing.add(upper_sleeve(PAINT, (-56, -82), (-106, 4), PAINT.cream, PAINT.cream_dark, (72, 68)))
    torso, _torso_shape = shoulders(
        PAINT,
        PAINT.green,
        PAINT.green_dark,
        half=104,
        top=-142,
        waist=80,
        edge="30,-170 40,-80 26,60",
        reach=24,
        gap=8,
    )
    part = Drawing().add(torso)
    part.paint(polygon((-13, -112), (-8, 60), (14, 60), (16, -112)), PAINT.cream, INK, 3.4)
    for y in range(-88, 10, 20):
        part.paint(ellipse(3, y, 4), PAINT.gold, INK, 2.4)
    part.paint(spline("-60,-128! -30,-60 -40,60! -8,60! -10,-70 -22,-132!"), PAINT.purple, INK, 3.8)
    part.paint(spline("64,-126! 36,-60 46,60! 12,60! 14,-70 28,-132!"), PAINT.purple_dark, INK, 3.8)
    drawing.add(part.mapped(translation(30)))
    scarf = spline("-16,-140 -22,-126 -2,-112 32,-104 62,-112 82,-126 78,-142 58,-130 32,-124 6,-130")
    tone(drawing, scarf, PAINT.gold, PAINT.gold_dark, "44,-160 48,-120 36,-90", PAINT, reach=10, gap=6)
    head = Drawing()
    head.add(
        frontal_face(PAINT, "m", "round", "broad", "raised", mood="smile", hair=PAINT.brown_dark, look=-0.2)
    )
    head.fill(ellipse(-22, 15, 9, 6), PAINT.red_light, opacity=0.5)
    head.fill(ellipse(28, 15, 9, 6), PAINT.red_light, opacity=0.45)
    head.add(front_hair)
    head.add(frontal_moustache(PAINT, PAINT.brown, PAINT.brown_dark, kind="handle"))
    # vine wreath
    for x, y, k, degrees, tone_number in (
        (-44, -46, 0.36, -60, 0),
        (-30, -62, 0.38, -30, 1),
        (-10, -72, 0.4, -8, 0),
        (12, -75, 0.4, 10, 2),
        (34, -68, 0.4, 30, 0),
        (52, -52, 0.36, 64, 1),
    ):
        head.add(
            placed(
                vine_leaf(
                    k,
                    *(
                        (PAINT.green, PAINT.green_dark, PAINT.green_light),
                        (PAINT.red, PAINT.red_dark, PAINT.gold),
                        (PAINT.gold, PAINT.gold_dark, PAINT.gold_light),
                    )[tone_number],
                ),
                x,
                y,
                1,
                degrees,
            )
        )
    head.add(placed(grapes(0.34), 60, -22))
    drawing.add(placed(head, head_x, head_y, head_scale))
    drawing.add(placed(goblet(), -132, -132, 1.0, -6))
    drawing.add(
        lower_sleeve(
            PAINT,
            (-106, 6),
            (-132, -58),
            PAINT.cream,
            PAINT.cream_dark,
            (56, 40),
            cuff=PAINT.gold,
            cuff_dark=PAINT.gold_dark,
            cuff_width=16,
        )
    )
    drawing.add(placed(holding_hand(PAINT), -130, -92, 1.0, 4))
    drawing.add(
        lower_sleeve(
            PAINT,
            (178, 6),
            (158, -58),
            PAINT.cream,
            PAINT.cream_dark,
            (56, 40),
            cuff=PAINT.gold,
            cuff_dark=PAINT.gold_dark,
            cuff_width=16,
        )
    )
    drawing.add(placed(grapes(0.84), 158, -46))
    drawing.add(placed(fist(PAINT), 158, -94, is_mirrored=True))
    return drawing
