"""A frame grows by stretching its edges; its corners keep their size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Margins:
    """How many pixels at each side belong to the corners."""

    left: int
    top: int
    right: int
    bottom: int


def nine_slice(
    source: pygame.Surface, margins: Margins, size: tuple[int, int], *, has_middle: bool = True
) -> pygame.Surface:
    """The picture in another size; without a middle its inside stays transparent."""
    grown = pygame.Surface(size, pygame.SRCALPHA, 32)
    for piece, spot in _pieces(source, margins, size, has_middle=has_middle):
        grown.blit(piece, spot)
    return grown


def lay_frame(target: pygame.Surface, source: pygame.Surface, margins: Margins) -> None:
    """Lay a premultiplied frame round the edges of the target, and nothing inside."""
    for piece, spot in _pieces(source, margins, target.get_size(), has_middle=False):
        target.blit(piece, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


def _pieces(
    source: pygame.Surface, margins: Margins, size: tuple[int, int], *, has_middle: bool
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    across = _cuts(source.width, margins.left, margins.right, size[0])
    down = _cuts(source.height, margins.top, margins.bottom, size[1])
    for row, (top, high, to_top, to_high) in enumerate(down):
        for column, (left, wide, to_left, to_wide) in enumerate(across):
            if (row == column == 1 and not has_middle) or min(wide, high, to_wide, to_high) <= 0:
                continue
            piece = source.subsurface((left, top, wide, high))
            if (wide, high) != (to_wide, to_high):
                piece = pygame.transform.smoothscale(piece, (to_wide, to_high))
            yield piece, (to_left, to_top)


def _cuts(length: int, first: int, last: int, wanted: int) -> tuple[tuple[int, int, int, int], ...]:
    """Three pieces along one direction: (from, length, to, new length)."""
    return (
        (0, first, 0, first),
        (first, length - first - last, first, wanted - first - last),
        (length - last, last, wanted - last, last),
    )
