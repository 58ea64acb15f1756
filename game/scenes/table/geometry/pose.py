"""Where a card lies on the screen and how it is turned."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from game.scenes.cards.faces import UNITS
from game.ui.layout import Rect

Point = tuple[float, float]
"""Pixels across and down."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The middle of a card in pixels, its angle in degrees counter-clockwise, its size and its lift."""

    x: float
    y: float
    angle: float
    height: float
    """Of the upright card, in pixels."""
    lift: float = 6.0
    """How far it floats above the table, in design units: the shadow's size and distance; 0: no shadow."""
    turn: float = 1.0
    """1: face up, 0: face down, between: on its way over."""
    rise: float = 0.0
    """How far above its shadow it is drawn while it flies, in pixels."""

    @property
    def width(self) -> float:
        """Of the upright card, in pixels."""
        return self.height * UNITS[0] / UNITS[1]

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """The four corners in pixels, beginning with the card's own upper left, clockwise."""
        turn, half_w, half_h = radians(self.angle), self.width / 2, self.height / 2
        return tuple(
            (self.x + dx * cos(turn) + dy * sin(turn), self.y - dx * sin(turn) + dy * cos(turn))
            for dx, dy in ((-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h))
        )

    @property
    def bounds(self) -> Rect:
        """The upright rectangle round the turned card."""
        across = [x for x, _ in self.corners]
        down = [y for _, y in self.corners]
        return Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))

    def covers(self, point: tuple[float, float]) -> bool:
        """Whether the point lies on the card."""
        turn, dx, dy = radians(self.angle), point[0] - self.x, point[1] - self.y
        along, down = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        return abs(along) <= self.width / 2 and abs(down) <= self.height / 2


def between(start: Pose, end: Pose, share: float) -> Pose:
    """The pose on the way from one to the other, turning the short way round."""
    swing = (end.angle - start.angle + 180) % 360 - 180
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.angle + swing * share,
        start.height + (end.height - start.height) * share,
        start.lift + (end.lift - start.lift) * share,
        start.turn + (end.turn - start.turn) * share,
        start.rise + (end.rise - start.rise) * share,
    )


def joined(rects: list[Rect]) -> Rect:
    """The smallest rectangle that holds all of them; the list is not empty."""
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Rect(left, top, right - left, bottom - top)
