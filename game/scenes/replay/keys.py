"""What keys and buttons mean while a past deal is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.replay.bar_places import ONCE_MORE
from game.scenes.shortcuts import BY_NAME
from game.ui.picker import Picker
from game.ui.widgets import Choice

if TYPE_CHECKING:
    from game.ui.focus import Focus

KEYS: Final = {
    pygame.K_LEFT: "back",
    pygame.K_RIGHT: "forward",
    pygame.K_HOME: "first",
    pygame.K_END: "last",
    pygame.K_PAGEUP: "trick before",
    pygame.K_PAGEDOWN: "trick after",
    pygame.K_UP: "earlier",
    pygame.K_DOWN: "later",
    pygame.K_SPACE: "play",
    pygame.K_w: "why.ask",
    pygame.K_o: "open",
    pygame.K_ESCAPE: "replay.leave",
    ONCE_MORE: "once.more",
    BY_NAME["whole_deal"].key: "whole",
    BY_NAME["moment"].key: "moment",
}
"""What each key does: mostly what the button of that name does."""
LEADS: Final = frozenset({"replay.leave", "once.more", "moment"})
"""The buttons that lead to another page; they are heard."""


def meant_by(event: pygame.Event, focus: Focus) -> str:
    """Return what a pressed key stands for; nothing where a widget has the keyboard and uses the key."""
    name = KEYS.get(event.key, "")
    is_aside = focus.is_visible and isinstance(focus.current, Choice | Picker)
    is_taken = {
        "back": is_aside,
        "forward": is_aside,
        "earlier": focus.is_visible,
        "later": focus.is_visible,
        "play": focus.is_visible or "button" in event.dict,
    }
    return "" if is_taken.get(name) else name
