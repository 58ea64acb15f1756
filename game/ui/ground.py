"""The room's ground: cloth lit from above inside a wooden rim with a brass line, for any window shape."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin
from pathlib import Path

import pygame

from game.ui.layout import Page
from game.ui.render.svg import premultiplied
from game.ui.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    WOOD_NIGHT,
    Colour,
)
from game.ui.vector import Attribute, drawing, linear, path, radial, rounded

RIM = 26
"""Design units of wood around the cloth."""

COARSE = 4
"""The cloth's light is drawn this many times smaller; it has no edges, so nobody can tell."""


@dataclass(frozen=True, slots=True)
class Cloth:
    """The three tones of a cloth, from the lit middle to the corners."""

    light: Colour = FELT_LIGHT
    middle: Colour = FELT
    dark: Colour = FELT_DARK


GREEN = Cloth()


def ground(page: Page, tile: Path | None = None, cloth: Cloth = GREEN) -> pygame.Surface:
    """The whole window as a surface without transparency; `tile` is a seamless picture of fibres."""
    surface = pygame.Surface(page.size)
    pygame.transform.smoothscale(_light(page, cloth).convert(surface), page.size, surface)
    if tile is not None and tile.is_file():
        _weave(surface, premultiplied(pygame.image.load(tile)))
    _frame(surface, page)
    return surface


def rim(page: Page) -> int:
    """The width of the wood in pixels."""
    return page.px(RIM)


def _light(page: Page, cloth: Cloth) -> pygame.Surface:
    width, height = page.width // COARSE + 1, page.height // COARSE + 1
    stops = ((0.0, cloth.light), (0.55, cloth.middle), (1.0, cloth.dark))
    reach = (width**2 + height**2) ** 0.5 * 0.56
    return drawing(
        (width, height),
        radial("l", (width / 2, height * 0.44), reach, *stops),
        rounded(0, (width, height), 0, fill="url(#l)"),
    )


def _weave(surface: pygame.Surface, tile: pygame.Surface) -> None:
    spots = [
        (tile, (x, y))
        for x in range(0, surface.width, tile.width)
        for y in range(0, surface.height, tile.height)
    ]
    surface.fblits(spots, pygame.BLEND_PREMULTIPLIED)


def _frame(surface: pygame.Surface, page: Page) -> None:
    """Four mitred boards, the shadow that they throw on the cloth, the brass line and its corner studs."""
    width, height, wood = page.width, page.height, rim(page)
    _inner_shadow(surface, page)
    for size, spot, turn in (
        ((width, wood), (0, 0), 0),
        ((width, wood), (0, height - wood), 180),
        ((height, wood), (0, 0), 90),
        ((height, wood), (width - wood, 0), 270),
    ):
        board = _board(*size, lit=turn in (0, 90))
        board = pygame.transform.rotate(board, turn) if turn else board
        surface.blit(board, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    line = max(1, page.px(2))
    edge = wood - page.px(6)
    box = pygame.Rect(edge, edge, width - 2 * edge, height - 2 * edge)
    pygame.draw.rect(surface, WOOD_NIGHT, box.inflate(2 * line, 2 * line), line * 3)
    pygame.draw.rect(surface, BRASS, box, line)
    stud = 2 * page.px(8)
    diamond = _stud(stud)
    for x, y in (box.topleft, box.topright, box.bottomleft, box.bottomright):
        spot = (x - stud // 2, y - stud // 2)
        surface.blit(diamond, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


def _inner_shadow(surface: pygame.Surface, page: Page) -> None:
    wood, deep = rim(page), page.px(16)
    for step in range(deep):
        grey = 255 - round(120 * (1 - step / deep) ** 2)
        inset = wood + step
        box = pygame.Rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
        for strip in (
            (box.x, box.y, box.w, 1),
            (box.x, box.bottom - 1, box.w, 1),
            (box.x, box.y + 1, 1, box.h - 2),
            (box.right - 1, box.y + 1, 1, box.h - 2),
        ):
            surface.fill((grey, grey, grey), strip, special_flags=pygame.BLEND_RGB_MULT)


def _board(length: int, wood: int, *, lit: bool) -> pygame.Surface:
    """One board lying across, its long side above; the ends are cut at 45 degrees."""
    tones = (WOOD_LIGHT, WOOD, WOOD_DARK) if lit else (WOOD, WOOD_DARK, WOOD_NIGHT)
    grain: dict[str, Attribute] = {
        "fill": "none",
        "stroke": WOOD_NIGHT,
        "stroke_opacity": 0.2,
        "stroke_width": max(0.8, wood / 26),
    }
    return drawing(
        (length, wood),
        linear("w", (0, wood), (0, tones[0]), (0.5, tones[1]), (1, tones[2])),
        path(f"M0 0H{length}L{length - wood} {wood}H{wood}Z", fill="url(#w)"),
        *(path(_grain(length, wood * (0.14 + 0.17 * row), row), **grain) for row in range(5)),
    )


def _grain(length: int, y: float, row: int) -> str:
    """A fibre of the wood, gently waving; it stays away from the mitred ends."""
    start = y * 1.05
    points = [f"M{start:.1f} {y:.1f}"]
    x, step = start, 90.0
    while x + step < length - start:
        bend = sin(x * 0.013 + row * 2.1) * y * 0.12
        points.append(f"Q{x + step / 2:.1f} {y + bend:.1f} {x + step:.1f} {y:.1f}")
        x += step
    points.append(f"L{length - start:.1f} {y:.1f}")
    return "".join(points)


def _stud(side: int) -> pygame.Surface:
    return drawing(
        (side, side),
        path("M10 1L19 10L10 19L1 10Z", fill=BRASS, stroke=WOOD_NIGHT, stroke_width=1.6),
        path("M10 3L17 10H3Z", fill=BRASS_LIGHT),
        path("M10 17L14 13H6Z", fill=BRASS_DARK),
        view=(20, 20),
    )
