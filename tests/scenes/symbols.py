"""How far a sign stands off from what it lies on: the contrast of its edge with the ground outside."""

from __future__ import annotations

import pygame

from game.ui.theme import Colour, contrast

DEPTH = 0.12
"""The share of its size that the edge of a sign is deep: a dark contour makes a light sign stand off."""

WORST = 0.35
"""Round and pointed signs are nothing but contour in the outer third of their lines: they do not count."""

GRAZED = 3
"""A line that meets fewer pixels of the sign only grazes it, and tells nothing."""

TOUCHED = 24
"""A pixel belongs to the sign when its three parts together differ from the ground by more than this."""


def standing_off(ground: pygame.Surface, drawn: pygame.Surface) -> float:
    """The contrast of what was drawn on the ground, both surfaces opaque and of one size.

    Every row and column is scanned from both ends; where the drawing begins, the pixel of its edge that
    stands off most counts, against the ground just outside. 1.0 when nothing was drawn.
    """
    width, height = drawn.get_size()
    deep = max(4, round(DEPTH * max(width, height)))
    behind, seen = _pixels(ground), _pixels(drawn)
    touched = {place for place in range(width * height) if _differ(seen[place], behind[place])}
    rows = [[y * width + x for x in range(width)] for y in range(height)]
    columns = [[y * width + x for y in range(height)] for x in range(width)]
    found = []
    for line in (*rows, *columns):
        met = [place for place in line if place in touched]
        if len(met) < GRAZED:
            continue
        for way, first in ((line, met[0]), (line[::-1], met[-1])):
            start = way.index(first)
            edge = {seen[place] for place in way[start : start + deep]}
            found.append(max(contrast(one, behind[first]) for one in edge))
    found.sort()
    return found[int(len(found) * WORST)] if found else 1.0


def laid_on(picture: pygame.Surface, colour: Colour) -> float:
    """The contrast of a premultiplied picture on a plain ground."""
    ground = pygame.Surface(picture.get_size(), 0, 32)
    ground.fill(colour)
    drawn = ground.copy()
    drawn.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return standing_off(ground, drawn)


def _differ(one: Colour, other: Colour) -> bool:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) > TOUCHED


def _pixels(surface: pygame.Surface) -> list[Colour]:
    """All of them, row after row."""
    raw = pygame.image.tobytes(surface, "RGB")
    return list(zip(raw[::3], raw[1::3], raw[2::3], strict=True))
