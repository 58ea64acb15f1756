"""Where each card of a set piece is at a moment: pure functions of shares from 0 to 1."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, degrees, pi, radians, sin
from typing import TYPE_CHECKING, Final

from game.scenes.cards.faces import card_width
from game.scenes.setpiece.timeline import smooth, staggered
from game.ui.tween import overshoot

if TYPE_CHECKING:
    from game.ui.layout import Rect

Point = tuple[float, float]

ARC: Final = 17.0
"""Degrees from the middle of the arc to its ends, for a whole deck."""
AROUND, ABOVE = 0.40, 0.20
"""The half axes of the way round, as shares of the stage's width and height."""
FARTHEST: Final = 0.55
"""The size of a card at the far side of the way round; at the near side it is 1."""
TURNS: Final = 0.75
"""The turns of the spiral."""
LAG: Final = 0.45
"""By so much of its part the last card comes after the first."""
DROP: Final = 0.9
"""A falling card begins so many of its heights above its place."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Where cards may move, in pixels, and where the winners sit, from where the cards come."""

    stage: Rect
    origin: Point


@dataclass(frozen=True, slots=True)
class Place:
    """A card with its middle, in pixels; later in depth is nearer."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    """Degrees, counter-clockwise."""
    width: float = 1.0
    """The share of its width that is seen while it turns; below 0 its back is seen."""
    depth: float = 0.0
    keeps_still: bool = False
    """Whether its angle and size stay, so that its picture is worth keeping."""


def arc(place: int, count: int, box: Rect, spread: float = ARC) -> Place:
    """Return the place of a card in an arc of `count` cards that fills the box, the leftmost first."""
    bend = radians(spread)
    # the arc, the height of a card and the corners of the turned cards at both ends share the box
    height = min(box.h * 0.8, box.w * 0.42)
    wide = box.w - card_width(height) * 1.25
    radius = wide / (2 * sin(bend))
    sagging = radius * (1 - cos(bend))
    if height + sagging > box.h:
        height = max(box.h * 0.5, box.h - sagging)
        wide = box.w - card_width(height) * 1.25
    room = max(0.0, box.h - height)
    step = min(2 * bend / max(1, count - 1), card_width(height) * 0.86 / radius)
    turn = step * (place - (count - 1) / 2)
    # a box too low for the arc flattens it
    drop = min(1.0, room / sagging) * radius * (1 - cos(turn)) if sagging else 0.0
    x = box.centre[0] + min(1.0, wide / (2 * radius * sin(bend))) * radius * sin(turn)
    return Place(x, box.y + height / 2 + drop, height, -degrees(turn), depth=place, keeps_still=True)


def fanned(place: int, count: int, origin: Point, height: float, share: float) -> Place:
    """Return a card of the winners' packet at `origin`, opened into a fan by `share`.

    Only its place changes: a card that turns as well would be drawn anew for each frame.
    """
    turn = radians(70) * (place / max(1, count - 1) - 0.5) * 2
    far = height * 0.75 * share
    x, y = origin[0] + far * sin(turn), origin[1] + far * (1 - cos(turn))
    return Place(x, y, height, -degrees(turn), depth=place, keeps_still=True)


def danced(
    place: int, count: int, ground: Ground, landing: Place, shares: tuple[float, float, float]
) -> Place:
    """Return where a card of a capot is: in the fan of the winners, on the way round, or in the spiral.

    `shares` are those of the fan, of the way round and of the spiral to `landing`.
    """
    opened, round_share, spiral = shares
    stage, origin = ground.stage, ground.origin
    gone, sunk = staggered(round_share, place, count, LAG), staggered(spiral, place, count, LAG)
    if sunk >= 1:
        return landing
    # the way round begins slowly and passes into the spiral at the same speed
    here, down = gone * gone * (2 - gone), smooth(sunk)
    height = min(landing.height, stage.h * 0.26)
    begins = _side(stage, origin)
    turn = begins + 2 * pi * (here + TURNS * sunk * (4 - sunk) / 3)
    circling = _on_the_way(stage, turn, height)
    if gone < 1:
        joined = smooth(min(1.0, gone * 2.5))
        if joined <= 0:
            return fanned(place, count, origin, height * 0.8, opened)
        return between(fanned(place, count, origin, height * 0.8, opened), circling, joined)
    return replace(
        _spiralling(stage, circling, landing, down),
        width=circling.width + (1 - circling.width) * down,
        depth=circling.depth * (1 - down) + landing.depth * down,
    )


def fallen(place: int, count: int, landing: Place, share: float) -> Place | None:
    """Return where a card is that falls into its place after the one before; None before its time."""
    own = staggered(share, place, count, 0.72)
    if own <= 0:
        return None
    eased = overshoot(own)
    return replace(
        landing,
        y=landing.y - landing.height * DROP * (1 - eased),
        height=landing.height * (1.25 - 0.25 * min(1.0, eased)),
        angle=landing.angle + 14 * (1 - eased),
        keeps_still=own >= 1,
    )


def _side(stage: Rect, origin: Point) -> float:
    """Return the angle of the edge at which the packet lies: the near edge is a quarter turn."""
    across = (origin[0] - stage.centre[0]) / stage.w
    down = (origin[1] - stage.centre[1]) / stage.h
    if abs(across) > abs(down):
        return 0.0 if across > 0 else pi
    return pi / 2 if down >= 0 else -pi / 2


def _on_the_way(stage: Rect, turn: float, height: float) -> Place:
    x, y = stage.x + stage.w / 2, stage.y + stage.h * 0.44
    near = sin(turn)
    size = height * (FARTHEST + (1 - FARTHEST) * (near + 1) / 2)
    return Place(
        x + AROUND * stage.w * cos(turn), y + ABOVE * stage.h * near, size, width=near, depth=40 * near
    )


def _spiralling(stage: Rect, circling: Place, landing: Place, down: float) -> Place:
    """Return the way from the round to the landing: the circle shrinks while its middle moves there."""
    middle = (stage.x + stage.w / 2, stage.y + stage.h * 0.44)
    away = (circling.x - middle[0], circling.y - middle[1])
    x = middle[0] + (landing.x - middle[0]) * down + away[0] * (1 - down)
    y = middle[1] + (landing.y - middle[1]) * down + away[1] * (1 - down)
    height = circling.height + (landing.height - circling.height) * down
    return Place(x, y, height, landing.angle * down)


def between(one: Place, other: Place, share: float) -> Place:
    """Return where a card is on its way from one place to another, by the share of the way."""

    def mixed(a: float, b: float) -> float:
        return a + (b - a) * share

    return Place(
        mixed(one.x, other.x),
        mixed(one.y, other.y),
        mixed(one.height, other.height),
        mixed(one.angle, other.angle),
        mixed(one.width, other.width),
        mixed(one.depth, other.depth),
    )
