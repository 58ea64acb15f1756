"""The room that the menus stand in: the felt and the wood of the table, kept for one window size."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.table.picture.backdrop import bare_table
from game.ui.layout import Page

RIM = 22
"""Design units of wood around the felt, as at the table."""


def room(
    sprites: Path, page: Page, emblem: tuple[float, float, float] | None = None, cloth: str = "green"
) -> pygame.Surface:
    """The whole window, empty; `emblem` = middle and radius of the ring of suits, in pixels."""
    width, height = size = page.size
    x, y, radius = emblem or (width / 2, height * 0.44, 0)
    rim = round(RIM * min(width / 1280, height / 720))
    return bare_table(sprites, size, (x, y), round(radius), rim, cloth)
