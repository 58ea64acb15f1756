"""What lies round the table and falls on it: a drawn room behind the rim, a pool of light, dusk.

Everything is drawn once for a size of the window and then belongs to the background: a table at rest costs
nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.scenes.preferences import Venue
from game.ui.render.svg import UnreadableDrawingError, source_of
from game.ui.theme import BLACK, WHITE, Colour
from game.ui.vector import drawing, path, radial
from game.variants.families import family_of

Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""
Light = tuple[tuple[tuple[float, Colour], ...], float, int]
"""Colours by the share of how far it reaches, how far that is in pixels, and how it is laid on the ground."""

UNIT: Final = 1000
"""The drawings are made in thousandths of the window's height."""
WALL: Final = 104
"""So much of the wall is seen at least, in those units: where there is little room for it, it is smaller."""
FOOT: Final = 10
"""So far the wall goes below the far edge of the table."""
SEAT, SEAT_WIDE, SEAT_LARGER = 0.5, 0.38, 1.3
"""How far left of the middle the empty chair stands at most, in heights of the window and in widths of the
table, and how much larger it is drawn than the room, as it is nearer.
"""
COARSE: Final = 8
"""Light is drawn so many times smaller than it is shown."""
STRIPS: Final = 8
"""It is laid in so many strips, so that it never takes as much memory as the window."""
DUSK, POOL = 0.66, 0.42
"""How far from the lamp it is dark, and how far the pool of light reaches, in widths of the window."""
SHADE: Final = 0.022
"""How far the table's shadow reaches over the floor, as a share of the window's height."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """How a room is lit."""

    away: tuple[float, float]
    """Where shadows fall: to the right and down, in the height of what throws them."""
    glow: Colour
    """What the lamp adds in the middle of the cloth."""
    dusk: Colour
    """By what everything far from the lamp is multiplied."""


LIT: Final = (255, 234, 214)
LIT_ASIDE: Final = (240, 222, 210)
"""By what the cloth is multiplied below the lamp and half way to the edge: with what the lamp adds it becomes
warmer and no brighter, so that words on it are as readable as at the bare table.
"""
BARE_AWAY: Final = (0.35, 1.0)
"""Where shadows fall at the bare table."""

LAMPS: Final[Mapping[Venue, Lamp]] = {
    Venue.INN: Lamp((0.15, 1.05), (34, 8, 0), (120, 98, 90)),
    Venue.TERRACE: Lamp((0.75, 1.15), (38, 6, 0), (126, 102, 124)),
    Venue.YARD: Lamp((-0.6, 1.0), (28, 9, 0), (138, 136, 112)),
    Venue.BAR: Lamp((-0.3, 1.05), (30, 9, 0), (104, 108, 122)),
}
"""The rooms and their light; the bare table is not among them."""


def venue_of(wish: Venue, game: str) -> Venue:
    """Return where a game is played if the player wishes that; never `Venue.GAME`."""
    if wish is not Venue.GAME:
        return wish
    return Venue(family_of(game).place_of(game))


def away_of(venue: Venue) -> tuple[float, float]:
    """Return where shadows fall there."""
    lamp = LAMPS.get(venue)
    return BARE_AWAY if lamp is None else lamp.away


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a table stands: its room, and its own place in the window."""

    venue: Venue
    """One of the `LAMPS`."""
    table: Box
    """The table with its rim; what it leaves free of the window belongs to the room."""
    has_seat: bool = False
    """Whether an empty chair stands behind the table."""

    def free(self, size: tuple[int, int]) -> tuple[Box, Box, Box]:
        """Return what the table leaves free of a window of that size: above it, at its left, at its right."""
        (left, top, wide, _), (across, down) = self.table, size
        right, low = left + wide, down - top
        return (0, 0, across, top), (0, top, left, low), (right, top, across - right, low)


def room_parts(sprites: Path, size: tuple[int, int], setting: Setting) -> dict[Box, str]:
    """Return what is seen of the room in a window of that size: by their boxes, the drawings as SVG source.

    The wall goes a little below the far edge of the table, so its box is covered by the table in part.
    """
    left, top, wide, _ = setting.table
    across, down = size
    near, middle = down / UNIT, left + wide / 2
    far = min(near, top / WALL)
    low = top + round(FOOT * far)
    seat = (middle - min(SEAT * down, SEAT_WIDE * wide), top, SEAT_LARGER * near)
    wall, above = ("wall", middle, float(top), far), ("above", middle, 0.0, far)
    parts = {(0, 0, across, low): [wall, *([("seat", *seat)] if setting.has_seat else []), above]}
    if left > 0:
        parts[0, low, left, down - low] = [("left", float(left), 0.0, near)]
        beside = (left + wide, low, across - left - wide, down - low)
        parts[beside] = [("right", float(left + wide), 0.0, near)]
    return {box: source_of_room(sprites, setting.venue, box, pieces) for box, pieces in parts.items()}


def source_of_room(
    sprites: Path, venue: Venue, box: Box, pieces: Iterable[tuple[str, float, float, float]]
) -> str:
    """Return the drawing of a box of the window; of each piece come its name, its origin and its scale."""
    shapes = []
    for name, x, y, scale in pieces:
        moved = f"translate({x - box[0]:.2f} {y - box[1]:.2f}) scale({scale:.5f})"
        shapes.append(f'<g transform="{moved}">{shapes_of(sprites, f"{venue}_{name}")}</g>')
    return "".join(shapes)


@lru_cache(maxsize=5)
def shapes_of(sprites: Path, name: str) -> str:
    """Return the shapes of a drawing of the places; nothing if it cannot be read."""
    try:
        source = source_of(sprites / "places" / f"{name}.svg").decode()
    except (UnreadableDrawingError, ValueError):
        return ""
    return source[source.find("</title>") + len("</title>") : source.rfind("</svg>")]


def lay_light(ground: pygame.Surface, setting: Setting, middle: tuple[float, float], rim: int) -> None:
    """Let the lamp of the room shine on the ground: shadows of the table, dusk, and a warm pool of light."""
    lamp = LAMPS[setting.venue]
    _lay_shadow(ground, setting.table, lamp, rim)
    reach = ground.width
    evening: Light = (((0.0, WHITE), (0.4, WHITE), (1.0, lamp.dusk)), DUSK * reach, pygame.BLEND_RGB_MULT)
    cloth: Light = (((0.0, LIT), (0.42, LIT_ASIDE), (1.0, lamp.dusk)), DUSK * reach, pygame.BLEND_RGB_MULT)
    warm = ((0.0, lamp.glow), (0.45, _share(lamp.glow, 0.5)), (1.0, BLACK))
    for box in setting.free(ground.get_size()):
        _shine(ground, box, (reach / 2, setting.table[1]), [evening])
    _shine(ground, setting.table, middle, [cloth, (warm, POOL * reach, pygame.BLEND_RGB_ADD)])


def _shine(ground: pygame.Surface, box: Box, spot: tuple[float, float], lights: Iterable[Light]) -> None:
    """Lay light round a spot of the ground on a box of it, a strip at a time."""
    left, top, wide, tall = box
    high = max(1, -(-ground.height // STRIPS))
    for y in range(top, top + tall, high):
        size = (wide, min(high, top + tall - y))
        if min(size) > 0:
            strip = ground.subsurface((left, y, *size))
            for colours, reach, how in lights:
                light = _light(size, (spot[0] - left, spot[1] - y), reach, colours)
                strip.blit(light, (0, 0), special_flags=how)


def _light(
    size: tuple[int, int],
    middle: tuple[float, float],
    reach: float,
    colours: Iterable[tuple[float, Colour]],
) -> pygame.Surface:
    """Return light round a point, by the share of the reach; it is drawn small, as nobody can tell."""
    small = (max(2, size[0] // COARSE), max(2, size[1] // COARSE))
    spot = (middle[0] * small[0] / size[0], middle[1] * small[1] / size[1])
    glow = radial("l", spot, reach * small[0] / size[0], *colours)
    coarse = drawing(small, glow, path(f"M0 0H{small[0]}V{small[1]}H0Z", fill="url(#l)"))
    return pygame.transform.smoothscale(coarse, size)


def _share(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part * share) for part in colour)
    return red, green, blue


def _lay_shadow(ground: pygame.Surface, table: Box, lamp: Lamp, rim: int) -> None:
    """Lay the shadow of the rim on the cloth, on the side of the lamp, and that of the table beside it."""
    left, top, wide, high = table
    reach = max(2, round(ground.height * SHADE))
    across, down = round(lamp.away[0] * reach), round(lamp.away[1] * reach)
    inner = pygame.Rect(left + rim, top + rim, wide - 2 * rim, high - 2 * rim)
    for step in range(6):
        share = (step + 1) / 6
        dx, dy = round(across * share), round(down * share)
        upper = pygame.Rect(inner.x, inner.y, inner.w, dy)
        beside = pygame.Rect(inner.x if dx > 0 else inner.right + dx, inner.y + dy, abs(dx), inner.h - dy)
        for piece in (upper, beside):
            _darken(ground, piece, 247)
    for step in range(8):
        grown = pygame.Rect(table).inflate(2 * reach * (step + 1) // 8, 0).move(across // 2, 0)
        for piece in (
            pygame.Rect(grown.x, top, left - grown.x, high),
            pygame.Rect(left + wide, top, grown.right - left - wide, high),
        ):
            _darken(ground, piece, 236)


def _darken(ground: pygame.Surface, piece: pygame.Rect, level: int) -> None:
    if piece.w > 0 and piece.h > 0:
        ground.fill((level, level, level), piece, special_flags=pygame.BLEND_RGB_MULT)
