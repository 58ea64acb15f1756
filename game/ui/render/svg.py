"""Vector drawings become premultiplied surfaces of exactly the size that was asked for."""

from __future__ import annotations

import gzip
import zlib
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game.ui.render.patience import making

_FORMAT: Final = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
"""The pixel order of windows. Blits from another order are thirty times slower."""


STAND_IN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    '<circle cx="50" cy="50" r="46" fill="#6B5B45" stroke="#D9C39A" stroke-width="6"/></svg>'
)

unreadable: Final[set[Path]] = set()
"""The drawings that were missing or damaged, so that something plain stands in."""


class UnreadableDrawingError(OSError):
    """A drawing that is missing or damaged."""

    def __init__(self, path: Path, reason: str) -> None:
        """Keep the path and what was wrong with it."""
        super().__init__(f"the drawing {path} cannot be read ({reason}); please install the game again")
        self.path = path
        unreadable.add(path)


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    """The surface in window order with premultiplied alpha; needs no display."""
    converted = surface.convert(_FORMAT)
    converted.premul_alpha_ip()
    return converted


def source_of(path: Path) -> bytes:
    """The SVG source of a drawing; it may lie there compressed, then with a z at the end of its name.

    Raise UnreadableDrawingError if it cannot be read.
    """
    try:
        if path.is_file():
            return path.read_bytes()
        return gzip.decompress(path.with_name(path.name + "z").read_bytes())
    except FileNotFoundError as error:
        raise UnreadableDrawingError(path, "it is missing") from error
    except (OSError, EOFError, zlib.error) as error:
        raise UnreadableDrawingError(path, str(error)) from error


def rasterised(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """Draw an SVG file into width x height pixels, premultiplied.

    The drawing keeps its proportions and is centred. May be called from any thread; most of the time is spent
    without the interpreter lock. Raise UnreadableDrawingError if the file cannot be drawn.
    """
    try:
        return making(lambda: drawn(source_of(path), size), keeps=False)
    except (pygame.error, OSError) as error:
        raise UnreadableDrawingError(path, str(error)) from error


def rasterised_or_plain(path: Path, size: tuple[int, int]) -> pygame.Surface:
    """The same, but a plain disc stands in for a file that cannot be drawn."""
    try:
        return rasterised(path, size)
    except UnreadableDrawingError:
        return rasterised_text(STAND_IN, size)


def rasterised_text(text: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw SVG source into width x height pixels, premultiplied."""
    return making(lambda: drawn(text.encode(), size), keeps=False)


def drawn(source: bytes, size: tuple[int, int]) -> pygame.Surface:
    """Draw SVG source at once; raise pygame.error if it cannot be read."""
    return _exactly(premultiplied(pygame.image.load_sized_svg(BytesIO(source), size)), size)


def _exactly(drawn: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The drawing in the middle of a surface of that size: the rasteriser may miss it by a pixel."""
    if drawn.get_size() == size:
        return drawn
    exact = pygame.Surface(size, pygame.SRCALPHA, 32)
    exact.blit(drawn, ((size[0] - drawn.width) // 2, (size[1] - drawn.height) // 2))
    return exact
