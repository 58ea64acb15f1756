"""The pack is shuffled before the dealer: two halves fall into each other card by card and are squared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.flight import Leg
from game.scenes.table.motion.ways import DROP, PUSH, Way

GRAINS: Final = 16
"""So many times a card falls from each half, once for each grain of the sound."""
PARTED: Final = 0.16
"""The share of the shuffle in which the halves part; then the cards fall."""
FALLS: Final = 0.6
"""The share in which all cards fall, from the first one to the last."""
FALL: Final = 0.12
"""The share in which one card falls."""
APART: Final = 0.72
"""How far the middle of a half lies from that of the pack, in card widths."""
LEAN: Final = 9.0
"""Degrees by which the halves are turned towards each other."""
INTO: Final = 0.2
"""How far the fallen cards of a half still stand out of the pack, in card widths."""
HELD: Final = 0.06
"""How high the upper cards of a half are bent up, in card heights."""


class Riffle:
    """The ways of the cards of one pack."""

    def __init__(self, tokens: Iterable[Token], seconds: float) -> None:
        """Shuffle these cards, the lowest first, in so many seconds once they lie in a pack."""
        self._places = {token: place for place, token in enumerate(tokens)}
        self._seconds = seconds

    def legs(self, token: Token, start: Pose, end: Pose, seconds: float) -> tuple[Leg, ...]:
        """Into the pack, aside with one half, down with its grain, and square."""
        place, whole = self._places.get(token, 0), self._seconds
        side = -1 if place % 2 else 1
        grain = place // 2
        half = replace(
            end,
            x=end.x + side * APART * end.width,
            y=end.y - HELD * end.height * grain / GRAINS,
            angle=end.angle + side * LEAN,
            lift=4 if grain == GRAINS - 1 else end.lift,
        )
        fallen = replace(end, x=end.x + side * INTO * end.width, angle=end.angle + side * LEAN / 3)
        waits = FALLS * grain / GRAINS
        return (
            Leg(end, seconds, GATHER),
            Leg(half, PARTED * whole, PUSH),
            Leg(fallen, FALL * whole, DROP, rest=waits * whole),
            Leg(end, (1 - PARTED - FALLS - FALL) * whole, PUSH, rest=(FALLS - waits) * whole),
        )


GATHER: Final = Way(PUSH.ease, arc=0.05)
"""All cards come to the dealer."""
