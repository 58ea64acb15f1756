"""The name of the game in cast brass."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import pygame

from game.ui.fonts import Fonts, Typeface
from game.ui.render.svg import premultiplied
from game.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, WHITE, mix

DIRECTIONS: Final = 24
"""In so many directions the letters are printed to make their contour."""


@lru_cache(maxsize=4)
def logo(fonts: Fonts, text: str, px: int) -> pygame.Surface:
    """The text `px` pixels high: lit from above, with a dark contour and a shadow below; premultiplied."""
    contour, drop = contour_of(px), max(2, px // 22)
    letters = fonts.font(Typeface.TITLE, px).render(text, True, WHITE)
    ink = _inked(letters)
    size = (ink.w + 2 * contour + 4, ink.h + 2 * contour + drop + 4)
    stencil = pygame.Surface(size, pygame.SRCALPHA, 32)
    stencil.blit(letters, (contour + 2, contour + 2), ink)
    metal = stencil.copy()
    metal.blit(_sheen(size, contour + 2, ink.h), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    edge = mix(BRASS_DARK, OUTLINE, 0.75)
    grown = _grown(stencil, contour)
    whole = pygame.Surface(size, pygame.SRCALPHA, 32)
    for depth in range(drop, -1, -1):
        whole.blit(_tinted(grown, mix(edge, OUTLINE, depth / drop)), (0, depth))
    whole.blit(_tinted(stencil, mix(BRASS_LIGHT, WHITE, 0.6)), (0, -max(1, contour // 3)))
    whole.blit(metal, (0, max(0, contour // 4)))
    return premultiplied(whole)


def contour_of(px: int) -> int:
    """The width of the dark contour round letters of that height."""
    return max(2, px // 36)


def _inked(letters: pygame.Surface) -> pygame.Rect:
    """The part of a text surface that has ink."""
    return letters.get_bounding_rect()


def _sheen(size: tuple[int, int], top: int, height: int) -> pygame.Surface:
    """Bands of light as on polished brass: bright, a horizon a little below the middle, bright again."""
    stops = (
        (0.0, mix(BRASS_LIGHT, WHITE, 0.45)),
        (0.5, BRASS_LIGHT),
        (0.62, BRASS),
        (0.68, mix(BRASS, BRASS_DARK, 0.35)),
        (1.0, mix(BRASS_LIGHT, BRASS, 0.45)),
    )
    sheen = pygame.Surface(size, 0, 32)
    for y in range(size[1]):
        share = min(1.0, max(0.0, (y - top) / max(1, height)))
        index = next(i for i in range(1, len(stops)) if share <= stops[i][0])
        (start, one), (end, other) = stops[index - 1], stops[index]
        sheen.fill(mix(one, other, (share - start) / (end - start)), (0, y, size[0], 1))
    return sheen


def _tinted(stencil: pygame.Surface, colour: tuple[int, int, int]) -> pygame.Surface:
    tinted = stencil.copy()
    tinted.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    return tinted


def _grown(stencil: pygame.Surface, radius: int) -> pygame.Surface:
    """The stencil printed all around itself, so that it is larger by the radius."""
    grown = stencil.copy()
    for step in range(DIRECTIONS):
        angle = 2 * pi * step / DIRECTIONS
        for share in (0.5, 1.0):
            grown.blit(stencil, (round(radius * share * cos(angle)), round(radius * share * sin(angle))))
    return grown
