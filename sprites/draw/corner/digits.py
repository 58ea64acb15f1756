"""The digits of the index."""

from __future__ import annotations

from collections.abc import Callable

from shapely import affinity
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from sprites.draw.corner.strokes import SLAB, block, ring
from sprites.draw.geometry.path_syntax import path


def _zero() -> BaseGeometry:
    return ring(29, -50, (29, 52), (8.5, 40))


def _one() -> BaseGeometry:
    flagged = path("M12 -100H34V0H9V-78L0 -74V-84C6 -88 10 -93 12 -100Z")
    return unary_union([flagged.area(), block(0, -SLAB, 43, SLAB)])


def _six() -> BaseGeometry:
    return affinity.rotate(_nine(), 180, origin=(33, -50))


def _seven() -> BaseGeometry:
    return path("M2 -100H62V-86C46 -64 40 -40 40 0H12C12 -34 24 -62 42 -84H14C12 -80 11 -76 11 -70H2Z").area()


def _eight() -> BaseGeometry:
    return ring(33, -76, (28, 26), (9, 16.5)).union(ring(33, -28, (33, 30), (11.5, 19.5)))


def _nine() -> BaseGeometry:
    tail = path(
        "M66 -67C68 -24 58 2 30 2C14 2 4 -6 4 -18C4 -27 10 -33 18 -33C26 -33 31 -28 31 -21C31 "
        "-16 28 -12 25 -10"
        "C40 -8 43 -26 42 -52L50 -58Z"
    )
    return ring(33, -67, (33, 35), (9.5, 25)).union(tail.area())


# Digit, advance width.
DIGITS: dict[str, tuple[Callable[[], BaseGeometry], float]] = {
    "0": (_zero, 58), "1": (_one, 42), "6": (_six, 66),
    "7": (_seven, 62), "8": (_eight, 66), "9": (_nine, 66),
}  # fmt: skip
