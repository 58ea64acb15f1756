"""Soft shadows and glows: a rounded box, blurred at a quarter of its size."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.ui.render.patience import unhurried

SHADE: Final = (4, 20, 13)
"""Shadow on felt is a very dark green, never black."""


@unhurried(24)  # of a whole board one takes megabytes
def soft_box(
    size: tuple[int, int], radius: int, blur: int, colour: tuple[int, int, int] = SHADE, alpha: int = 120
) -> pygame.Surface:
    """A blurred rounded box, premultiplied, with `blur` * 2 pixels of margin on every side."""
    margin = blur * 2
    coarse = coarse_box(size, radius, blur, colour, alpha)
    return pygame.transform.smoothscale(coarse, (size[0] + 2 * margin, size[1] + 2 * margin))


def coarseness(blur: int) -> float:
    """How many times smaller than it is shown a box of that blur is drawn: nobody can tell."""
    return max(1.0, blur / 4)


@lru_cache(maxsize=48)
def coarse_box(
    size: tuple[int, int], radius: int, blur: int, colour: tuple[int, int, int] = SHADE, alpha: int = 120
) -> pygame.Surface:
    """The soft box before it is stretched, smaller by `coarseness(blur)`."""
    margin, quarter = blur * 2, coarseness(blur)
    width, height = size[0] + 2 * margin, size[1] + 2 * margin
    small = pygame.Surface(
        (max(3, round(width / quarter)), max(3, round(height / quarter))), pygame.SRCALPHA, 32
    )
    box = pygame.Rect(
        round(margin / quarter), round(margin / quarter), round(size[0] / quarter), round(size[1] / quarter)
    )
    ink = tuple(channel * alpha // 255 for channel in colour)
    pygame.draw.rect(small, (*ink, alpha), box, border_radius=max(1, round(radius / quarter)))
    return pygame.transform.gaussian_blur(small, max(1, round(blur / quarter * 0.75)))


def turned_soft_box(
    size: tuple[int, int],
    radius: int,
    blur: int,
    angle: float,
    colour: tuple[int, int, int] = SHADE,
    alpha: int = 120,
) -> pygame.Surface:
    """A soft box turned by degrees counter-clockwise: turned while small, then stretched."""
    if angle % 180 == 0:
        return soft_box(size, radius, blur, colour, alpha)
    turned = pygame.transform.rotozoom(coarse_box(size, radius, blur, colour, alpha), angle, 1)
    grown = coarseness(blur)
    return pygame.transform.smoothscale(turned, (round(turned.width * grown), round(turned.height * grown)))


def multiplied(surface: pygame.Surface, colour: tuple[int, int, int]) -> pygame.Surface:
    """A copy of a premultiplied picture, darkened towards a colour; its outline stays."""
    dark = surface.copy()
    dark.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def faded(surface: pygame.Surface, share: float) -> pygame.Surface:
    """A copy of a premultiplied picture with that share of its opacity, 0 to 1."""
    level = max(0, min(255, round(255 * share)))
    pale = surface.copy()
    pale.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return pale
