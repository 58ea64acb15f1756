"""Pictures that are seldom needed lie packed, in a tenth of their bytes; some milliseconds unpack one."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

import pygame

Key = TypeVar("Key", bound=Hashable)

QUICKLY: Final = 1
"""The level of packing: the next ones save little more and take twice as long."""


class PackedPictures(Generic[Key]):
    """Surfaces of 32 bits by key, of which the last few that were asked for lie open as well."""

    def __init__(self, most_open: int) -> None:
        """Leave so many open."""
        self._most_open = most_open
        self._packed: dict[Key, tuple[tuple[int, int], bytes]] = {}
        self._open: OrderedDict[Key, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._packed

    def is_open(self, key: Key) -> bool:
        """Whether it lies open."""
        return key in self._open

    def pack(self, key: Key, surface: pygame.Surface) -> None:
        """Keep it; may be called from any thread."""
        self._packed[key] = surface.get_size(), zlib.compress(surface.get_buffer().raw, QUICKLY)

    def lay_open(self, key: Key, surface: pygame.Surface) -> None:
        """This is the picture of a key that was packed: it need not be unpacked soon."""
        self._open[key] = surface
        while len(self._open) > self._most_open:
            self._open.popitem(last=False)

    def get(self, key: Key) -> pygame.Surface | None:
        """The picture, or nothing; not to be drawn on."""
        found = self._open.get(key)
        if found is not None:
            self._open.move_to_end(key)
            return found
        packed = self._packed.get(key)
        if packed is None:
            return None
        size, pixels = packed
        surface = pygame.Surface(size, pygame.SRCALPHA, 32)
        surface.get_buffer().write(zlib.decompress(pixels))
        self.lay_open(key, surface)
        return surface

    def close(self) -> None:
        """Leave none open: they are not needed for a while."""
        self._open.clear()
