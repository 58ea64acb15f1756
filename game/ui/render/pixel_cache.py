"""Finished pictures are kept, as many as fit into a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from game.ui.render.patience import is_late, making


class PixelCache:
    """Surfaces by key; the one unused for the longest time is forgotten first."""

    def __init__(self, limit: int) -> None:
        """Keep at most `limit` bytes of pixels, but always the picture asked for last.

        While a picture that was broken off is drawn again, more may be kept: its parts could be dropped as
        fast as they are made, and the picture would never be finished.
        """
        self._limit = limit
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0

    @property
    def size(self) -> int:
        """The bytes in use."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def found(self, key: Hashable) -> pygame.Surface | None:
        """The picture of that key if it is there; it counts as asked for."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made now if it is not there."""
        found = self.found(key)
        if found is not None:
            return found
        made = making(make)
        self._kept[key] = made
        self._bytes += _weight(made)
        while self._bytes > self._limit and len(self._kept) > 1 and not is_late():
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return made

    def forget(self, is_old: Callable[[Hashable], bool]) -> None:
        """Drop the pictures whose key is called old."""
        for key in [key for key in self._kept if is_old(key)]:
            self._bytes -= _weight(self._kept.pop(key))

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self._bytes = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.width * surface.height * surface.get_bytesize()
