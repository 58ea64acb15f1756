"""The room that the menus stand in: the felt and the wood of the table, kept for one window size."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from game.scenes.table.backdrop import felt_of, lay_fibres
from game.ui.layout import Page

RIM = 22
"""Design units of wood around the felt, as at the table."""


def room(
    sprites: Path, page: Page, emblem: tuple[float, float, float] | None = None, cloth: str = "green"
) -> pygame.Surface:
    """The whole window, empty; `emblem` = middle and radius of the ring of suits, in pixels."""
    return _room(sprites, page.size, emblem, cloth)


@lru_cache(maxsize=2)
def _room(
    sprites: Path, size: tuple[int, int], emblem: tuple[float, float, float] | None, cloth: str
) -> pygame.Surface:
    width, height = size
    felt = felt_of(sprites, cloth)
    x, y, radius = emblem or (width / 2, height * 0.44, 0)
    surface = pygame.Surface(size, 0, 32)
    surface.blit(felt.ground(size, (x, y)), (0, 0))
    if radius:
        ring = felt.emblem(round(radius))
        spot = (round(x - ring.width / 2), round(y - ring.height / 2))
        surface.blit(ring, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    lay_fibres(surface, sprites)
    rim = felt.rim(size, round(RIM * min(width / 1280, height / 720)))
    surface.blit(rim, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface
