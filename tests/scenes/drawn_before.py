"""What one test has drawn the next one copies: hundreds open the same pages at the same sizes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

import pygame

from game.ui.fonts import Fonts
from game.ui.render import svg

Draw = Callable[[bytes, tuple[int, int]], pygame.Surface]

MOST = 250_000_000
"""Bytes of drawings that are kept."""


class DrawnBefore:
    """Draws as `svg` does, each source at each size once; everybody gets a copy of his own."""

    def __init__(self, draw: Draw, most: int = MOST) -> None:
        self._draw = draw
        self._most = most
        self._kept: OrderedDict[tuple[bytes, tuple[int, int]], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()
        """Rims and cards are drawn in threads."""

    def __call__(self, source: bytes, size: tuple[int, int]) -> pygame.Surface:
        key = (source, size)
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found.copy()
        drawn = self._draw(source, size)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = drawn.copy()
                self._bytes += 4 * size[0] * size[1]
            while self._bytes > self._most:
                (_, (width, height)), _ = self._kept.popitem(last=False)
                self._bytes -= 4 * width * height
        return drawn


drawn_before = DrawnBefore(svg.drawn)
_measured = Fonts()


def share_measures(fonts: Fonts) -> None:
    """Let these fonts know how long the texts of earlier tests were."""
    fonts.sizes = _measured.sizes
