"""How a face looks, and how it moves through a reaction: poses of its layers, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scenes.table.reactions import Reaction
from game.ui.tween import Ease, ease_out, overshoot

Shift = tuple[int, int]
"""Units of a portrait of 256, to the right and down."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a face shows at one moment: the states of its layers, where the eyes look, where the head is."""

    eyes: str = "open"
    brows: str = ""
    mouth: str = ""
    gaze: Shift = (0, 0)
    head: Shift = (0, 0)


CALM: Final = Look()
"""How somebody is drawn where nothing moves."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One stretch of a reaction: the head goes to its place with `ease`, and stays there to the end."""

    seconds: float
    eyes: str = "open"
    brows: str = ""
    mouth: str = ""
    head: Shift = (0, 0)
    moves: float = 0.16
    """The seconds that the head takes."""
    ease: Ease = ease_out


POSES: Final[dict[Reaction, tuple[Pose, ...]]] = {
    Reaction.LOSES_HIGH: (
        Pose(0.25, "wide", "startled", head=(0, -3)),
        Pose(1.1, "half", "worried", "sad", head=(0, 4), moves=0.3),
    ),
    Reaction.WINS_HIGH: (Pose(1.0, mouth="smile", head=(0, -2)),),
    Reaction.RUFFS: (Pose(1.2, "half", mouth="smirk", head=(2, 1), ease=overshoot),),
    Reaction.IS_RUFFED: (
        Pose(0.45, "wide", "startled", "oh", head=(0, -4), ease=overshoot),
        Pose(0.7, "open", "cross", "sad", head=(0, 2)),
    ),
    Reaction.DOUBLES: (
        Pose(0.3, "half", "cross", head=(0, 4)),
        Pose(1.3, "half", "cross", "smirk", head=(0, -3), ease=overshoot),
    ),
    Reaction.REDOUBLES: (
        Pose(0.35, "wide", "startled", head=(0, -5), ease=overshoot),
        Pose(1.4, "half", "cross", "smile", head=(0, 3)),
    ),
    Reaction.IS_DOUBLED: (
        Pose(0.5, "wide", "startled", "oh", head=(0, -4), ease=overshoot),
        Pose(0.9, "open", "worried", head=(0, 2)),
    ),
    Reaction.SAYS_BELOTE: (Pose(1.3, "half", "startled", "smile", head=(0, -4)),),
    Reaction.HEARS_BELOTE: (Pose(0.7, "open", "startled", head=(0, -2)),),
    Reaction.SHOWS_FOUR: (Pose(1.6, "merry", mouth="laugh", head=(0, -4), ease=overshoot),),
    Reaction.SEES_FOUR: (
        Pose(0.6, "wide", "startled", "oh", head=(0, -4), ease=overshoot),
        Pose(0.9, "half", "worried", "sad", head=(0, 4), moves=0.3),
    ),
    Reaction.TAKES_LAST: (Pose(1.0, "half", mouth="smile", head=(0, 4)),),
    Reaction.CAPOT: (
        Pose(0.3, "merry", mouth="laugh", head=(0, -6), ease=overshoot),
        Pose(0.3, "merry", mouth="laugh", head=(0, 1)),
        Pose(2.0, "merry", mouth="laugh", head=(0, -5), ease=overshoot),
    ),
    Reaction.SWEPT: (
        Pose(0.6, "wide", "startled", "oh", head=(0, -3)),
        Pose(2.0, "closed", "worried", "sad", head=(0, 6), moves=0.4),
    ),
    Reaction.MADE: (Pose(1.5, "open", mouth="smile", head=(0, -3), ease=overshoot),),
    Reaction.FAILED: (
        Pose(0.3, "closed", "worried", "sad", head=(0, 3)),
        Pose(1.6, "half", "worried", "sad", head=(0, 5), moves=0.3),
    ),
    Reaction.WON: (
        Pose(0.35, "merry", mouth="laugh", head=(0, -6), ease=overshoot),
        Pose(0.35, "merry", mouth="laugh", head=(0, 0)),
        Pose(0.35, "merry", mouth="laugh", head=(0, -6), ease=overshoot),
        Pose(2.4, "open", "startled", "laugh", head=(0, -3)),
    ),
    Reaction.LOST: (
        Pose(0.8, "closed", "worried", "sad", head=(0, 5), moves=0.4),
        Pose(1.8, "half", "worried", "smirk", head=(0, 2), moves=0.4),
    ),
}
"""Good losers: after a lost match everybody manages half a smile."""
