"""Sixteen scenes, one for each number card, after the subjects that tradition gives them."""

from __future__ import annotations

from collections.abc import Callable

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.path_syntax import path
from sprites.draw.geometry.ribbon import ribbon
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.geometry.spline import spline
from sprites.draw.hungarian.creatures import cow, person, rider, sheep, stag
from sprites.draw.hungarian.landscape import flag, gate, ground, hut, tower, tree, wall
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.props.archery import apple, crossbow
from sprites.draw.props.feathers import feather
from sprites.draw.props.weapons import shaft
from sprites.draw.props.woodland import fir

INK = PAINT.ink

THIN = 3  # contour of the firs of a scene


def _fir(x: float, y: float, height: float) -> Drawing:
    return fir(x, y, height, PAINT.green, PAINT.green_dark, contour=THIN)


def _rider(drawing: Drawing) -> None:
    drawing.add(ground(34))
    drawing.add(flag(88, 26, PAINT.red)).add(tower(88, 34, 22, 30))
    drawing.add(rider(4, 4, 0.96))


def _boat(drawing: Drawing) -> None:
    drawing.fill(rectangle(-140, 6, 280, 80), PAINT.blue_light)
    for x, y, width in ((-80, 20, 46), (30, 16, 60), (-20, 44, 70), (60, 38, 40), (-100, 38, 40)):
        drawing.fill(ribbon([(x, y), (x + width / 2, y - 2.4), (x + width, y)], 3.4), PAINT.white)
    drawing.paint(path("M-2 -34L-2 22"), PAINT.brown, INK, 4)
    drawing.paint(spline("0,-34! 34,-16 30,14! 0,12!"), PAINT.cream, INK, 3.6)
    drawing.fill(spline("18,-24! 34,-16 30,14! 12,13!"), PAINT.cream_dark)
    drawing.stroke(spline("0,-34! 34,-16 30,14! 0,12!"), INK, 3.6)
    drawing.paint(spline("-52,12! -44,32 -20,40 14,40 38,32 48,12! 20,20 -20,20"), PAINT.brown, INK, 3.8)
    drawing.fill(spline("-48,22! -20,30 14,30 42,22! 36,33 14,39 -20,39 -42,32"), PAINT.brown_dark)
    drawing.stroke(path("M-34 -4L-62 38"), INK, 6)
    drawing.stroke(path("M-34 -4L-62 38"), PAINT.brown_light, 2.6)
    drawing.paint(spline("-34,18! -36,-2 -28,-12 -18,-8 -14,18!"), PAINT.green, INK, 3.4)
    drawing.paint(ellipse(-26, -18, 7.5), PAINT.skin, INK, 3)
    drawing.paint(
        spline("-38,-20! -26,-26 -12,-20! -17,-25 -20,-34 -30,-34 -33,-25"), PAINT.green_dark, INK, 3
    )


def _keep(drawing: Drawing) -> None:
    drawing.add(ground(46))
    drawing.add(wall(-44, 44, 54, 26, 5))
    drawing.add(tower(-26, 54, 22, 62, PAINT.red)).add(tower(20, 54, 28, 48, None))
    drawing.add(flag(20, 2, PAINT.red)).add(gate(-2, 54, 15, 18))


def _fortress(drawing: Drawing) -> None:
    drawing.add(ground(40))
    drawing.add(wall(-84, 84, 46, 26, 9))
    drawing.add(tower(-78, 48, 24, 44, PAINT.red)).add(tower(78, 48, 24, 44, PAINT.red)).add(
        tower(0, 48, 44, 58, None, count=4, has_window=False)
    )
    drawing.add(gate(0, 48, 18, 24)).add(flag(0, -14, PAINT.red))
    drawing.fill(rectangle(-13, -2, 5, 9, 2.5), INK).fill(rectangle(8, -2, 5, 9, 2.5), INK)


def _shot(drawing: Drawing) -> None:
    drawing.add(ground(32))
    drawing.add(placed(crossbow(PAINT, 190), -30, 6, 0.5, -74))
    drawing.add(placed(apple(PAINT, 19), 76, 10))


def _family(drawing: Drawing) -> None:
    drawing.add(ground(32))
    drawing.add(hut(-84, 32, 0.9, PAINT.red)).add(tree(90, 34, 0.66))
    drawing.add(person(-22, 44, 1.15, PAINT.green, "hat", PAINT.green_dark)).add(
        person(42, 44, 1.08, PAINT.blue, "scarf", PAINT.red, has_skirt=True, apron=PAINT.white)
    ).add(person(10, 46, 0.8, PAINT.red, "cap", PAINT.brown))
    drawing.add(placed(apple(PAINT, 8), 10, 1))


def _hat_on_the_pole(drawing: Drawing) -> None:
    drawing.add(ground(50))
    drawing.add(placed(hut(0, 0), -38, 56, 0.62)).add(shaft(PAINT, 4, -26, 84, 7))
    drawing.paint(spline("-38,-20! -22,-28 4,-31 30,-28 46,-20! 24,-16 -16,-16"), PAINT.green_dark, INK, 3.4)
    drawing.paint(spline("-18,-27! -16,-48 4,-57 24,-48 27,-27! 4,-23"), PAINT.green, INK, 3.4)
    drawing.add(
        placed(
            feather("8,-40 26,-58 44,-56", 14, PAINT.red, PAINT.red_dark, PAINT, barbs=4, contour=2.8), 0, -2
        )
    )
    drawing.paint(spline("-18,-33! 4,-29 27,-33! 27,-27! 4,-23 -18,-27!"), PAINT.gold, INK, 2.4)


def _church(drawing: Drawing) -> None:
    drawing.add(ground(36))
    drawing.paint(path("M-30 42V2H40V42Z"), PAINT.white, INK, 3.4).fill(
        path("M14 41V4H38V41Z"), PAINT.cream
    ).paint(path("M-36 4L-22 -16H34L46 4Z"), PAINT.red, INK, 3.4).paint(
        path("M-30 4V-24H-8V4Z"), PAINT.white, INK, 3.4
    ).paint(path("M-34 -22L-19 -52L-4 -22Z"), PAINT.red_dark, INK, 3.4).paint(
        path("M2 42V22Q8 14 14 22V42Z"), PAINT.brown, INK, 2.8
    ).fill(ellipse(-19, -11, 4), INK)
    drawing.add(tree(-84, 40, 0.62)).add(tree(82, 42, 0.56))


def _forest_stag(drawing: Drawing) -> None:
    drawing.add(ground(34, PAINT.green_light))
    drawing.add(_fir(-86, 42, 74)).add(_fir(84, 42, 66)).add(_fir(60, 46, 50))
    drawing.add(stag(-2, 8, 1.0))


def _fort(drawing: Drawing) -> None:
    drawing.add(ground(30, PAINT.green_light, 30))
    drawing.add(tower(-26, 24, 26, 44, None)).add(wall(-38, 50, 26, 22, 6)).add(
        tower(38, 26, 24, 32, PAINT.green)
    )
    drawing.add(gate(4, 26, 14, 17)).add(flag(-26, -24, PAINT.red))
    drawing.add(_fir(-90, 46, 58)).add(_fir(-66, 52, 44)).add(_fir(92, 46, 58)).add(_fir(72, 52, 42))


def _three_firs(drawing: Drawing) -> None:
    drawing.add(ground(52, PAINT.green_light))
    drawing.add(_fir(-26, 58, 62)).add(_fir(28, 60, 52)).add(_fir(2, 72, 106))


def _bridge_scene(drawing: Drawing) -> None:
    drawing.add(ground(28, PAINT.green_light))
    drawing.fill(path("M-30 70C-20 44 10 40 4 20C20 36 60 44 70 70Z"), PAINT.blue_light)
    drawing.add(hut(-66, 34, 1.0, PAINT.green))
    drawing.add(_fir(-104, 42, 54)).add(_fir(80, 38, 66)).add(_fir(104, 46, 54))
    bridge = path("M-26 40C0 12 40 12 64 40L56 42C38 24 2 24 -18 42Z")
    drawing.paint(bridge, PAINT.brown, INK, 3.2)
    for x, y in ((-8, 30), (8, 22), (20, 20), (32, 22), (46, 30)):
        drawing.stroke(path(f"M{x} {y}V{y - 13}"), INK, 3)
    drawing.stroke(path("M-10 18C4 6 32 6 48 18"), INK, 5).stroke(
        path("M-10 18C4 6 32 6 48 18"), PAINT.brown_light, 2
    )


def _pasture(drawing: Drawing) -> None:
    drawing.add(ground(34))
    drawing.add(tree(-50, 40, 0.98, PAINT.green, PAINT.green_dark))
    drawing.add(sheep(14, 34, 1.0)).add(sheep(62, 40, 0.86, is_mirrored=True)).add(_fir(96, 36, 46))


def _alp(drawing: Drawing) -> None:
    drawing.add(ground(34))
    drawing.add(hut(-74, 32, 1.05)).add(tree(92, 38, 0.72))
    drawing.add(cow(14, 22, 1.08))


def _oak(drawing: Drawing) -> None:
    drawing.add(ground(50))
    drawing.add(tree(0, 66, 1.2, PAINT.green, PAINT.green_dark))
    drawing.add(sheep(26, 60, 0.58, is_mirrored=True))


def _village(drawing: Drawing) -> None:
    drawing.add(ground(36))
    drawing.add(hut(-56, 40, 1.1)).add(hut(6, 44, 0.9, PAINT.red)).add(tree(66, 46, 0.84)).add(
        _fir(-98, 44, 50)
    ).add(_fir(98, 42, 44))


SCENES: dict[str, Callable[[Drawing], None]] = {
    "7C": _pasture,  # Sheep under an oak
    "8C": _alp,  # A cow on the alp
    "9C": _oak,  # An oak
    "TC": _village,  # A village
    "7D": _shot,  # Crossbow and apple
    "8D": _family,  # Tell's family
    "9D": _hat_on_the_pole,  # The hat on the pole
    "TD": _church,  # A church
    "7H": _rider,  # Gessler rides
    "8H": _boat,  # Tell's boat on the lake
    "9H": _keep,  # A castle
    "TH": _fortress,  # A fortress
    "7S": _forest_stag,  # A stag between firs
    "8S": _fort,  # A fort in the woods
    "9S": _three_firs,  # Three firs
    "TS": _bridge_scene,  # A hut by a bridge
}
