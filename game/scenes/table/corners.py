"""The five small buttons in the corner, and the shortcuts that do the same."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Corner(Enum):
    """What a corner button does; the value is its number."""

    MENU = 0
    SOUND = 1
    SCORE = 2
    HINT = 3
    LAST_TRICK = 4


SHORTCUT: Final = {
    Corner.MENU: "back",
    Corner.SOUND: "mute",
    Corner.SCORE: "score",
    Corner.HINT: "hint",
    Corner.LAST_TRICK: "last_trick",
}
"""The name of the shortcut that does the same."""
