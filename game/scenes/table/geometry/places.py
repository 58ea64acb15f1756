"""The sides of a table on the screen."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from game.scenes.cards.faces import UNITS

ASPECT: Final = UNITS[0] / UNITS[1]
"""The width of a card by its height."""
HAND_ANGLE: Final = 2.0
"""Degrees between neighbours in the own hand."""
FAN_ANGLE: Final = 6.0
"""Degrees between neighbours in a hand of backs."""
TRICK_ANGLES: Final = (3.0, 9.0, -6.0, -9.0)
"""A small fixed angle for each place, so that the cards look laid by hand.

All angles at rest are multiples of the steps in which flying cards turn: nothing jerks on arrival.
"""
TWO: Final = 2
THREE: Final = 3


class Place(IntEnum):
    """A side of the table, in order of play when that is counter-clockwise."""

    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3


def facing(place: Place, *, is_on: bool) -> float:
    """By how many degrees, counter-clockwise, what belongs to a player there is turned to him."""
    return (
        {Place.BOTTOM: 0.0, Place.RIGHT: 90.0, Place.TOP: 180.0, Place.LEFT: 270.0}[place] if is_on else 0.0
    )
