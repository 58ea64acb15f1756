"""A frame is a list of pictures; only what differs from the last frame is painted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

import pygame

from game.ui.layout import Rect

MOST_AREA: Final = 0.6
"""Above this share of the window painting everything costs less than many pieces."""

MOST_PIECES: Final = 24


class Picture(NamedTuple):
    """A premultiplied surface at a place; later pictures of a list lie above earlier ones.

    Two pictures are equal if they show the same surface at the same place. A frame compares hundreds of them,
    which costs least with tuples.
    """

    surface: pygame.Surface
    x: int
    y: int

    @property
    def rect(self) -> pygame.Rect:
        """The pixels it covers."""
        return self.surface.get_rect(topleft=(self.x, self.y))

    @property
    def box(self) -> Rect:
        """The same as a box of the layout."""
        return Rect(self.x, self.y, *self.surface.get_size())


class Stage:
    """A canvas that follows a list of pictures over a background."""

    def __init__(self, background: Callable[[], pygame.Surface]) -> None:
        """Begin with the bare background; the canvas has its size."""
        self._make = background
        self._shown: Sequence[Picture] = ()

    @cached_property
    def background(self) -> pygame.Surface:
        """What lies below all pictures; made when it is first needed."""
        return self._make()

    @cached_property
    def canvas(self) -> pygame.Surface:
        """What was painted last."""
        return self.background.copy()

    def paint(self, pictures: Sequence[Picture]) -> list[pygame.Rect]:
        """Bring the canvas to the list and answer the parts that were painted."""
        whole = self.canvas.get_rect()  # first of all: the background may not be ready
        changed = changes(self._shown, pictures)
        self._shown = pictures
        if not changed:
            return []
        pieces = merged(rect for rect in (rect.clip(whole) for rect in changed) if rect.w and rect.h)
        if (
            len(pieces) > MOST_PIECES
            or sum(rect.w * rect.h for rect in pieces) > MOST_AREA * whole.w * whole.h
        ):
            pieces = [whole]
        rects = [picture.rect for picture in pictures]
        for piece in pieces:
            self.canvas.set_clip(piece)
            self.canvas.blit(self.background, piece, piece)
            for index in piece.collidelistall(rects):
                picture = pictures[index]
                self.canvas.blit(picture.surface, rects[index], special_flags=pygame.BLEND_PREMULTIPLIED)
        self.canvas.set_clip(None)
        return pieces


def changes(old: Sequence[Picture], new: Sequence[Picture]) -> list[pygame.Rect]:
    """The rectangles in which two lists of pictures may look different."""
    if old == new:
        return []
    before, after = Counter(old), Counter(new)
    if before == after:
        return [one.rect for one, other in zip(old, new, strict=True) if one != other]
    both = before & after
    gone_or_come = [one for one in (*old, *new) if one not in both]
    kept_old, kept_new = ([one for one in pictures if one in both] for pictures in (old, new))
    moved = [one for pair in zip(kept_old, kept_new, strict=False) if pair[0] != pair[1] for one in pair]
    uneven = {one for one in both if before[one] != after[one]}
    twice = [one for one in (*old, *new) if one in uneven]
    return [one.rect for one in (*gone_or_come, *moved, *twice)]


def merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles covering the same pixels, joined as long as any two touch."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        piece = rect
        while (hit := piece.collidelist(apart)) >= 0:
            piece = piece.union(apart.pop(hit))
        apart.append(piece)
    return apart
