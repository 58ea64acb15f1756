"""Boards, plaques and knobs as pictures: drawn at the exact size, kept while they are in use."""

from __future__ import annotations

from functools import lru_cache
from math import sin

import pygame

from game.ui.render.patience import unhurried
from game.ui.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    GLOW,
    OUTLINE,
    PLAQUE,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_NIGHT,
    Colour,
    mix,
)
from game.ui.vector import Attribute, circle, drawing, linear, octagon, path, radial, rounded

Size = tuple[int, int]


@unhurried(64)
def plaque(size: Size, unit: float, *, is_hot: bool = False, is_off: bool = False) -> pygame.Surface:
    """A dark wooden plaque with cut corners and an inner brass line; hot = the mouse is on it."""
    top, bottom = mix(WOOD, GLOW, 0.1) if is_hot else mix(PLAQUE, WOOD, 0.4), PLAQUE
    line = BRASS_LIGHT if is_hot else BRASS
    if is_off:
        top, bottom = mix(top, WOOD_NIGHT, 0.5), mix(bottom, WOOD_NIGHT, 0.4)
        line = mix(BRASS, WOOD_DARK, 0.6)
    return _cut_corners(size, unit, (top, mix(top, bottom, 0.5), bottom), line)


@unhurried(32)
def brass_plaque(size: Size, unit: float, *, is_hot: bool = False) -> pygame.Surface:
    """A polished brass plaque: the one thing that most people came here to press."""
    shine = mix(BRASS_LIGHT, WHITE, 0.35 if is_hot else 0.1)
    middle = mix(BRASS_LIGHT, BRASS, 0.25 if is_hot else 0.55)
    return _cut_corners(size, unit, (shine, middle, BRASS), BRASS_DARK)


@unhurried(4)  # one is as large as a page
def board(size: Size, unit: float) -> pygame.Surface:
    """A wooden board with grain, round corners and a brass line: the ground of menus."""
    radius = 16 * unit
    fibres = (_fibre(size, unit, row) for row in range(1, max(2, round(size[1] / (13 * unit)))))
    grain: dict[str, Attribute] = {
        "fill": "none",
        "stroke": WOOD_NIGHT,
        "stroke_opacity": 0.3,
        "stroke_width": 1.6 * unit,
    }
    return drawing(
        size,
        linear("g", (size[0] * 0.2, size[1]), (0, mix(WOOD_DARK, WOOD, 0.25)), (1, WOOD_NIGHT)),
        rounded(1, size, radius, fill="url(#g)"),
        *(path(fibre, **grain) for fibre in fibres),
        rounded(1.5 * unit, size, radius, fill="none", stroke=OUTLINE, stroke_width=3 * unit),
        rounded(8 * unit, size, radius * 0.6, fill="none", stroke=BRASS, stroke_width=1.6 * unit),
    )


@unhurried(32)
def ring(size: Size, unit: float) -> pygame.Surface:
    """The focus ring: three units of light with a dark edge, so that it shows on felt, wood and paper."""
    return drawing(
        size,
        rounded(3.5 * unit, size, 10 * unit, fill="none", stroke=OUTLINE, stroke_width=6.6 * unit),
        rounded(3.5 * unit, size, 10 * unit, fill="none", stroke=GLOW, stroke_width=3.6 * unit),
    )


@unhurried(32)
def pill(size: Size, unit: float, fill: Colour, edge: Colour) -> pygame.Surface:
    """A bar with round ends: the groove of a slider, the ground of a switch."""
    return drawing(size, rounded(unit, size, size[1] / 2, fill=fill, stroke=edge, stroke_width=1.6 * unit))


@lru_cache(maxsize=16)
def knob(side: int, *, is_hot: bool = False) -> pygame.Surface:
    """A round brass knob."""
    shine = mix(BRASS_LIGHT, WHITE, 0.5 if is_hot else 0.2)
    return drawing(
        (side, side),
        radial("k", (15, 12), 26, (0, shine), (0.5, BRASS), (1, BRASS_DARK)),
        circle(20, 20, 18, fill="url(#k)", stroke=WOOD_NIGHT, stroke_width=2.4),
        circle(20, 20, 9, fill="none", stroke=BRASS_DARK, stroke_opacity=0.6, stroke_width=1.6),
        view=(40, 40),
    )


def _cut_corners(
    size: Size, unit: float, tones: tuple[Colour, Colour, Colour], line: Colour
) -> pygame.Surface:
    outer, inner = octagon(1.5 * unit, size, 11 * unit), octagon(6 * unit, size, 8.5 * unit)
    return drawing(
        size,
        linear("p", (0, size[1]), (0, tones[0]), (0.45, tones[1]), (1, tones[2])),
        path(outer, fill="url(#p)", stroke=OUTLINE, stroke_width=2.6 * unit, stroke_linejoin="round"),
        path(inner, fill="none", stroke=line, stroke_width=1.5 * unit, stroke_linejoin="round"),
    )


def _fibre(size: Size, unit: float, row: int) -> str:
    """A line of the grain, waving a little, from edge to edge."""
    y, start, step = row * 13 * unit, 3 * unit, (size[0] - 6 * unit) / 7
    parts = [f"M{start:.1f} {y:.1f}"]
    for piece in range(7):
        x = start + piece * step
        bend = (sin(x / unit * 0.011 + row * 1.7) * 5 + sin(x / unit * 0.003 + row) * 4) * unit
        parts.append(f"Q{x + step / 2:.1f} {y + bend:.1f} {x + step:.1f} {y:.1f}")
    return "".join(parts)
