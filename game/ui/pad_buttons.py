"""The buttons of a controller by where they lie, and what is printed on them by the kind of controller."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Final


class PadButton(StrEnum):
    """A button by its place: South is the lowest of the four at the right thumb."""

    SOUTH = "south"
    EAST = "east"
    WEST = "west"
    NORTH = "north"
    BACK = "back"
    START = "start"
    LEFT_STICK = "left_stick"
    RIGHT_STICK = "right_stick"
    LEFT_SHOULDER = "left_shoulder"
    RIGHT_SHOULDER = "right_shoulder"
    LEFT_TRIGGER = "left_trigger"
    RIGHT_TRIGGER = "right_trigger"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


DIRECTIONS: Final = (PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT)
"""They repeat as long as they are held."""


class PadKind(Enum):
    """Who made it, as far as that decides what is printed on the buttons."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    OTHER = "other"


_BY_NAME: Final = (
    (PadKind.PLAYSTATION, ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense", "sony")),
    (PadKind.NINTENDO, ("nintendo", "switch", "joy-con", "joycon")),
    (PadKind.XBOX, ("xbox", "x-box", "microsoft", "steam", "xinput", "360")),
)

_FACES: Final = (PadButton.SOUTH, PadButton.EAST, PadButton.WEST, PadButton.NORTH)
_EDGES: Final = (
    PadButton.LEFT_SHOULDER,
    PadButton.RIGHT_SHOULDER,
    PadButton.LEFT_TRIGGER,
    PadButton.RIGHT_TRIGGER,
    PadButton.LEFT_STICK,
    PadButton.RIGHT_STICK,
    PadButton.BACK,
    PadButton.START,
)

_PRINTED: Final = {
    PadKind.XBOX: ("A", "B", "X", "Y", "LB", "RB", "LT", "RT", "LS", "RS", "View", "Menu"),
    PadKind.PLAYSTATION: ("×", "○", "□", "△", "L1", "R1", "L2", "R2", "L3", "R3", "Share", "Options"),
    PadKind.NINTENDO: ("B", "A", "Y", "X", "L", "R", "ZL", "ZR", "LS", "RS", "−", "+"),
    PadKind.OTHER: ("S", "E", "W", "N", "L1", "R1", "L2", "R2", "L3", "R3", "Back", "Start"),
}
"""What is printed on the four buttons in the order of `_FACES`, then on those of `_EDGES`."""


def kind_of(name: str) -> PadKind:
    """The kind of a controller by the name that its driver tells."""
    told = name.lower()
    return next((kind for kind, words in _BY_NAME if any(word in told for word in words)), PadKind.OTHER)


def printed(button: PadButton, kind: PadKind) -> str:
    """What is printed on that button; arrows for the directions. The same in every language."""
    if button in DIRECTIONS:
        return "↑↓←→"[DIRECTIONS.index(button)]
    return _PRINTED[kind][(*_FACES, *_EDGES).index(button)]
