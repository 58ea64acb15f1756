"""What menus stand in: the felt and the wood of the table, kept for one window size, and perhaps its room."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.preferences import Venue
from game.scenes.surroundings import Setting, venue_of
from game.scenes.table.picture.backdrop import bare_table
from game.ui.layout import DESIGN, Page

if TYPE_CHECKING:
    from game.scenes.page_desk import PageDesk

RIM = 22
"""Design units of wood around the felt, as at the table."""
BESIDE: Final = 46
"""Design units of the room beside the table at least."""
WIDEST: Final = 2.1
"""The width of the table at most, in heights of the window."""


def room(
    sprites: Path,
    page: Page,
    emblem: tuple[float, float, float] | None = None,
    cloth: str = "green",
    setting: Setting | None = None,
) -> pygame.Surface:
    """The whole window, empty; `emblem` = middle and radius of the ring of suits, in pixels."""
    width, height = size = page.size
    x, y, radius = emblem or (width / 2, height * 0.44, 0)
    rim = round(RIM * min(width / DESIGN[0], height / DESIGN[1]))
    return bare_table(sprites, size, (x, y), round(radius), rim, cloth, setting=setting)


def room_behind(desk: PageDesk, page: Page, top: float, *, has_seat: bool = False) -> Setting | None:
    """The room of the current game behind a table that begins `top` pixels down; None at the bare table."""
    venue = venue_of(desk.preferences.place, desk.preferences.current_game)
    if venue is Venue.BARE:
        return None
    width, height = page.size
    unit = min(width / DESIGN[0], height / DESIGN[1])
    wide = round(min(width - 2 * BESIDE * unit, WIDEST * height))
    box = ((width - wide) // 2, round(top), wide, height - round(top))
    return Setting(venue, box, has_seat)
