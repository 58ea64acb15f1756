"""A list that is longer than its room: how far down it can go, and the bar that tells where it is."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.layout import Rect
from game.ui.theme import BRASS
from game.ui.widgets import Brush


def last_on_top(heights: Sequence[float], room: float, gap: float = 0.0) -> int:
    """The entry that stands on top when the last one stands at the foot; heights, room and gap in pixels."""
    left = room + 1
    for place in range(len(heights) - 1, -1, -1):
        left -= heights[place]
        if left < 0:
            return min(len(heights) - 1, place + 1)
        left -= gap
    return 0


def draw_bar(brush: Brush, room: Rect, start: float, share: float, beside: float = 12) -> None:
    """Right of the room: from which share of the whole on, and how much of it, is seen; `beside` in units."""
    x, top = room.right + brush.px(beside), room.y + room.h * start
    bottom = min(room.bottom, top + room.h * share)
    pygame.draw.line(brush.screen, BRASS, (x, top), (x, bottom), max(2, brush.px(3)))
