"""A frame is a list of pictures; only what differs from the last frame is painted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import pygame

from game.ui.layout import Rect

MOST_AREA: Final = 0.6
"""Above this share of the window painting everything costs less than many pieces."""

MOST_PIECES: Final = 24


@dataclass(frozen=True, slots=True)
class Picture:
    """A premultiplied surface at a place; later pictures of a list lie above earlier ones."""

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

    @property
    def key(self) -> tuple[int, int, int]:
        """Equal for two pictures that look the same at the same place."""
        return id(self.surface), self.x, self.y


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
    was, now = [one.key for one in old], [one.key for one in new]
    if was == now:
        return []
    before, after = Counter(was), Counter(now)
    if before == after:
        return [one.rect for one, key, other in zip(old, was, now, strict=True) if key != other]
    both = before & after
    gone_or_come = [
        one
        for pictures, keys in ((old, was), (new, now))
        for one, key in zip(pictures, keys, strict=True)
        if key not in both
    ]
    kept_old = [place for place, key in enumerate(was) if key in both]
    kept_new = [place for place, key in enumerate(now) if key in both]
    moved = [
        one
        for first, second in zip(kept_old, kept_new, strict=False)
        if was[first] != now[second]
        for one in (old[first], new[second])
    ]
    uneven = {key for key in both if before[key] != after[key]}
    twice = [one for one, key in zip((*old, *new), (*was, *now), strict=True) if key in uneven]
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
