"""The table: felt with its emblem, a wooden rim, and the room round it where there is one."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.preferences import Venue
from game.scenes.surroundings import Box, Setting, lay_light, room_parts
from game.ui.render.nine_slice import Margins, lay_frame
from game.ui.render.patience import unhurried
from game.ui.render.raster_queue import RasterQueue
from game.ui.render.svg import premultiplied, rasterised_text, source_of, unreadable
from game.ui.vector import drawing

if TYPE_CHECKING:
    from game.scenes.table.geometry.layout import TableLayout

DRAWN: Final = (1600, 1000)
"""The size of the table drawings."""
RIM: Final = 34
"""The width of the rim in the drawings."""
SHADE: Final = 28
"""How far its inner shadow reaches, and a little more."""
EMBLEM: Final = (800, 455, 216)
"""The middle and the radius of the emblem in the drawings."""

GRAIN: Final = re.compile(r'd="M([\d.]+) [\d.]+[a-z]')
"""Where an outline begins that goes on in relative steps."""


BARE: Final = [("0", "#2F7A4F"), ("1", "#1D5537")]
"""The light of a table whose drawing is missing."""


def felt_of(sprites: Path, cloth: str) -> Felt:
    """The table of that colour; where its drawing cannot be read, a bare one."""
    try:
        return Felt(source_of(sprites / "table" / f"{cloth}.svg").decode())
    except (OSError, ValueError):
        return Felt("")


def lay_fibres(ground: pygame.Surface, sprites: Path) -> None:
    """Cover all of the ground with the weave of the cloth, if its picture is there."""
    path = sprites / "table" / "felt_tile.png"
    try:
        fibres = premultiplied(pygame.image.load(path))
    except (OSError, pygame.error):
        unreadable.add(path)
        return
    spots = [
        (fibres, (left, top))
        for left in range(0, ground.width, fibres.width)
        for top in range(0, ground.height, fibres.height)
    ]
    ground.fblits(spots, pygame.BLEND_PREMULTIPLIED)


class Felt:
    """One table drawing, taken apart by what its elements are."""

    def __init__(self, source: str) -> None:
        """Read the SVG source of a table."""
        self._gradients = "".join(re.findall(r"<linearGradient.*?</linearGradient>", source, re.DOTALL))
        felt = re.search(r'<radialGradient id="f".*?</radialGradient>', source, re.DOTALL)
        stops = re.findall(r'offset="([\d.]+)" stop-color="(#\w+)"', felt[0] if felt else "")
        self._stops = stops or BARE
        paths = re.findall(r"<path[^>]*/>", source)[1:]
        first = paths[0] if paths else ""
        ink = re.search(r'(?:stroke|fill)="(#\w+)"', first.replace('fill="none"', ""))
        tone = ink[1] if ink else ""
        self._emblem = [path for path in paths if f'"{tone}"' in path]
        self._rim = [path for path in paths if f'"{tone}"' not in path]
        self._stiles = [path for path in self._rim if not _is_across(path)]
        """What is to be seen of the frame at the left and the right, between the corners."""

    def lay_cloth(self, ground: pygame.Surface, middle: tuple[float, float]) -> None:
        """Cover the ground with the plain cloth, lit in the middle."""
        size = ground.get_size()
        small = (max(2, size[0] // 4), max(2, size[1] // 4))
        reach = max(size) * 0.62
        stops = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in self._stops)
        where = f'cx="{middle[0]}" cy="{middle[1]}" r="{reach}"'
        glow = f'<radialGradient id="f" gradientUnits="userSpaceOnUse" {where}>{stops}</radialGradient>'
        drawn = _svg(size, f"<defs>{glow}</defs>", f'<path d="M0 0H{size[0]}V{size[1]}H0Z" fill="url(#f)"/>')
        pygame.transform.smoothscale(_opaque(rasterised_text(drawn, small)), size, ground)

    def emblem(self, radius: int) -> pygame.Surface:
        """The ring of the four suits, tone on tone."""
        x, y, drawn_radius = EMBLEM
        box = drawn_radius + 4
        moved = f'<g transform="translate({box - x} {box - y})">{"".join(self._emblem)}</g>'
        side = round(2 * box * radius / drawn_radius)
        return rasterised_text(_svg((2 * box, 2 * box), moved), (side, side))

    def rim(self, width: int) -> pygame.Surface:
        """The wooden frame with its inner shadow, as large as it is drawn; for `lay_rim`."""
        edge = _reach(width)
        across, down = (round(side * width / RIM) for side in DRAWN)
        whole = pygame.Surface((across, down), pygame.SRCALPHA, 32)
        for left, top, wide, high in (
            (0, 0, across, edge),
            (0, down - edge, across, edge),
            (0, edge, edge, down - 2 * edge),
            (across - edge, edge, edge, down - 2 * edge),
        ):
            shapes = self._rim if wide == across else self._stiles
            whole.blit(
                _part(shapes, self._gradients, (left, top, wide, high), across / DRAWN[0]), (left, top)
            )
        return whole


def lay_rim(ground: pygame.Surface, rim: pygame.Surface, width: int) -> None:
    """Lay a rim of that width round the ground."""
    edge = _reach(width)
    lay_frame(ground, rim, Margins(edge, edge, edge, edge))


def _reach(width: int) -> int:
    """How far a rim of that width and its shadow reach over the cloth."""
    return round((RIM + SHADE) * width / RIM)


def _part(shapes: list[str], gradients: str, box: tuple[int, int, int, int], scale: float) -> pygame.Surface:
    """A box cut from a drawing of that scale: the time goes by the pixels between the outermost edges."""
    x, y, wide, high = box
    moved = f'<g transform="scale({scale}) translate({-x / scale} {-y / scale})">{"".join(shapes)}</g>'
    return rasterised_text(_svg((wide, high), f"<defs>{gradients}</defs>", moved), (wide, high))


def _is_across(shape: str) -> bool:
    """Whether that is a stroke of the grain of the upper or the lower plank."""
    begins = GRAIN.search(shape)
    return begins is not None and RIM < float(begins[1]) < DRAWN[0] - RIM


def backdrop(
    sprites: Path, layout: TableLayout, cloth: str = "green", venue: Venue = Venue.BARE
) -> pygame.Surface:
    """The table without anything on it, as large as the window, in its room."""
    radius = round(layout.centre_zone.h * 0.47)
    setting = None if venue is Venue.BARE else Setting(venue, layout.table.ints)
    return bare_table(sprites, layout.page.size, layout.middle, radius, layout.rim, cloth, setting=setting)


@unhurried(2)
def bare_table(
    sprites: Path,
    size: tuple[int, int],
    middle: tuple[float, float],
    radius: int,
    rim: int,
    cloth: str,
    *,
    setting: Setting | None = None,
) -> pygame.Surface:
    """Cloth with an emblem of that radius round the middle and a rim of that width, if there is room.

    Without a setting the table fills the window.
    """
    ground = pygame.Surface(size, 0, 32)
    if setting is None:
        _lay_table(ground, sprites, middle, radius, rim, cloth)
        return ground
    left, top, *_ = setting.table
    beside: RasterQueue[Box] = RasterQueue()
    try:
        for box, source in room_parts(sprites, size, setting).items():
            beside.ask(box, partial(drawing, box[2:], source))
        inner = (middle[0] - left, middle[1] - top)
        _lay_table(ground.subsurface(setting.table), sprites, inner, radius, rim, cloth)
        drawn = beside.finish()
    finally:
        beside.close()
    for free in setting.free(size):
        ground.set_clip(free)
        ground.fblits([(part, box[:2]) for box, part in drawn])
    ground.set_clip(None)
    lay_light(ground, setting, middle, rim)
    return ground


def _lay_table(
    ground: pygame.Surface, sprites: Path, middle: tuple[float, float], radius: int, rim: int, cloth: str
) -> None:
    """Lay the table on all of the ground. Its rim takes as long as all the rest, so it is drawn beside it."""
    felt = felt_of(sprites, cloth)
    beside: RasterQueue[int] = RasterQueue()
    try:
        if rim > 0:
            beside.ask(rim, partial(felt.rim, rim))
        felt.lay_cloth(ground, middle)
        if radius > 0:
            emblem, (x, y) = felt.emblem(radius), middle
            spot = (round(x - emblem.width / 2), round(y - emblem.height / 2))
            ground.blit(emblem, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
        lay_fibres(ground, sprites)
        for width, drawn in beside.finish():
            lay_rim(ground, drawn, width)
    finally:
        beside.close()


def _opaque(surface: pygame.Surface) -> pygame.Surface:
    """Without an alpha channel: the quickest surface to copy from."""
    plain = pygame.Surface(surface.size, 0, 32)
    plain.blit(surface, (0, 0))
    return plain


def _svg(size: tuple[int, int], *content: str) -> str:
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{"".join(content)}</svg>'
    )
