"""Panels and small drawings that are composed once and then only laid on the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from math import cos, radians, sin
from pathlib import Path
from typing import Final

import pygame

from game.scenes.cards.colours import coloured_or_plain
from game.ui.fonts import Fonts
from game.ui.layout import Rect
from game.ui.render.pixel_cache import PixelCache
from game.ui.render.stage import Picture
from game.ui.writing import Pen, Style

LIMIT: Final = 48_000_000
"""Bytes of finished panels; a table at 2560 x 1440 shows about ten million."""

REMEMBERED: Final = 400
"""Texts of which the place is remembered for checking."""


class Easel:
    """Makes premultiplied surfaces and keeps them by what they show."""

    def __init__(self, fonts: Fonts, sprites: Path) -> None:
        """Write with these fonts, take drawings from that folder."""
        self.pen = Pen(fonts)
        self.sprites = sprites
        self.has_four_colours = False
        """Whether suit signs have safe colours; change it only together with `clear`."""
        self.back = ""
        """The name of the backs that people hold; change it only together with `clear`."""
        self.is_still = False
        """Whether nothing pops up."""
        self._kept = PixelCache(LIMIT)
        self._groups: dict[str, tuple[object, list[Picture]]] = {}
        self._corners: dict[Hashable, tuple[int, int]] = {}

    def panel(
        self, key: Hashable, size: tuple[int, int], draw: Callable[[pygame.Surface, Pen], None]
    ) -> pygame.Surface:
        """A surface of that size, drawn when it is not there yet; the key tells all that it shows."""

        def make() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA, 32)
            draw(surface, self.pen)
            del self.pen.written[:-REMEMBERED]
            return surface

        return self._kept.kept((key, size), make)

    def caption(
        self,
        name: str,
        text: str,
        size: tuple[int, int],
        back: Callable[[], pygame.Surface],
        style: Style,
        inset: tuple[float, float] = (0, 0),
    ) -> pygame.Surface:
        """A text on a ground that `back` draws; `name` tells what it is, `inset` how far from the edges."""

        def draw(surface: pygame.Surface, pen: Pen) -> None:
            blit(surface, back(), (0, 0))
            pen.write(surface, text, Rect(0, 0, *size).inset(*inset), style)

        return self.panel((name, text), size, draw)

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any other surface, made when it is not there yet."""
        return self._kept.kept(key, make)

    def placed(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """A surface at a place, made when it is not there yet."""

        def made() -> pygame.Surface:
            picture = make()
            self._corners[key] = picture.x, picture.y
            return picture.surface

        surface = self._kept.kept(key, made)
        return Picture(surface, *self._corners[key])

    def drawing(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A drawing of the sprites, by its path below them without the ending."""
        four = self.has_four_colours
        return self._kept.kept(
            (name, size), lambda: coloured_or_plain(self.sprites, name, size, has_four_colours=four)
        )

    def group(self, name: str, shown: object, make: Callable[[], list[Picture]]) -> list[Picture]:
        """The pictures that `make` returns, made again only if `shown` has changed.

        `shown` is all that they depend on.
        """
        known = self._groups.get(name)
        if known is not None and known[0] == shown:
            return known[1]
        made = make()
        self._groups[name] = shown, made
        return made

    def clear(self) -> None:
        """Forget everything: the window, the language or the deck has changed."""
        self._kept.clear()
        self._groups.clear()
        self._corners.clear()
        self.pen.forget()


def laid(surface: pygame.Surface, box: Rect) -> Picture:
    """The surface with its upper left corner in that of the box."""
    return Picture(surface, round(box.x), round(box.y))


def centred(surface: pygame.Surface, middle: tuple[float, float]) -> Picture:
    """The surface round a point."""
    return Picture(surface, round(middle[0] - surface.width / 2), round(middle[1] - surface.height / 2))


def turned(
    easel: Easel, pictures: Iterable[Picture], middle: tuple[float, float], angle: float
) -> list[Picture]:
    """The pictures turned together round a point, by a multiple of 90 degrees counter-clockwise."""
    found = []
    for picture in pictures:
        surface = picture.surface
        spot = (picture.x + surface.width / 2, picture.y + surface.height / 2)
        made = easel.kept(("turned", surface, angle), partial(pygame.transform.rotate, surface, angle))
        found.append(centred(made, turned_spot(spot, middle, angle)))
    return found


def turned_spot(spot: tuple[float, float], middle: tuple[float, float], angle: float) -> tuple[float, float]:
    """The point turned round another one, by a multiple of 90 degrees counter-clockwise."""
    across, down = round(cos(radians(angle))), round(sin(radians(angle)))
    dx, dy = spot[0] - middle[0], spot[1] - middle[1]
    return middle[0] + dx * across + dy * down, middle[1] - dx * down + dy * across


def whole(box: Rect) -> tuple[int, int]:
    """The size of a box in pixels."""
    return max(1, round(box.w)), max(1, round(box.h))


def blit(target: pygame.Surface, surface: pygame.Surface, spot: tuple[float, float]) -> None:
    """Lay a premultiplied surface on another one."""
    target.blit(surface, (round(spot[0]), round(spot[1])), special_flags=pygame.BLEND_PREMULTIPLIED)
