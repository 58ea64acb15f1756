"""What one test has drawn the next one copies: hundreds open the same pages at the same sizes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

import pygame
import pytest
from qrcodegen import QrCode, QrSegment

from game.app import thrift
from game.ui import fonts
from game.ui.fonts import Fonts
from game.ui.render import packed, svg
from tests.depth import often

Draw = Callable[[bytes, tuple[int, int]], pygame.Surface]

MOST = 250_000_000
"""Bytes of drawings that are kept."""

STORED = 0
"""The level of packing that packs nothing: tests have enough memory, and unpack the same cards often."""

MANY_TEXTS = 60_000
"""So many measures of texts are remembered, and a twentieth of their pictures."""

COARSE = often(60_000, 100_000_000)
"""Drawings of more pixels are drawn at half their width and height, and enlarged: a quarter of the time."""


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
        drawn = self._draw(source, size) if size[0] * size[1] <= COARSE else self._coarse(source, size)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = drawn.copy()
                self._bytes += 4 * size[0] * size[1]
            while self._bytes > self._most:
                (_, (width, height)), _ = self._kept.popitem(last=False)
                self._bytes -= 4 * width * height
        return drawn

    def _coarse(self, source: bytes, size: tuple[int, int]) -> pygame.Surface:
        """The drawing at half its size, enlarged."""
        return pygame.transform.smoothscale(self._draw(source, (size[0] // 2, size[1] // 2)), size)


drawn_before = DrawnBefore(svg.drawn)
_measured = Fonts()


def quick_code(content: bytes, ecc: QrCode.Ecc) -> QrCode:
    """A square code, in the short run with the first mask that there is, usually with the best of eight."""
    return QrCode.encode_segments([QrSegment.make_bytes(content)], ecc, mask=often(0, -1))


def draw_less(patch: pytest.MonkeyPatch) -> None:
    """Until the patch is undone, spend little on pictures: their content stays as it is."""
    patch.setattr(svg, "drawn", drawn_before)
    patch.setattr(packed, "QUICKLY", STORED)
    patch.setattr(thrift, "QUIET", ())
    patch.setattr(QrCode, "encode_binary", quick_code)
    patch.setattr(fonts, "MEASURED_TEXTS", MANY_TEXTS)
    patch.setattr(fonts, "CACHED_TEXTS", MANY_TEXTS // 20)


def share_texts(own: Fonts) -> None:
    """Let these fonts know how long the texts of earlier tests were, and what they look like."""
    own.sizes, own.texts = _measured.sizes, _measured.texts
