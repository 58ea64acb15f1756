"""The small round buttons in the corner, and the shortcuts that do the same."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Corner(Enum):
    """What a corner button does; the value is its number."""

    MENU = 0
    SOUND = 1
    TAKE_BACK = 2
    HINT = 3
    WHY = 4
    LAST_TRICK = 5
    SCORE = 6


SHORTCUT: Final = {
    Corner.MENU: "back",
    Corner.SOUND: "mute",
    Corner.SCORE: "score",
    Corner.HINT: "hint",
    Corner.LAST_TRICK: "last_trick",
    Corner.WHY: "why",
    Corner.TAKE_BACK: "take_back",
}
"""The name of the shortcut that does the same."""
