"""A match that was lost: the pencil breaks, and somebody pours a glass."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

import pygame

from game.ui.layout import Rect
from game.ui.paper import lying_pencil
from game.ui.theme import BRASS, BRASS_DARK, OUTLINE, RED, WHITE, WOOD, mix
from game.ui.tween import overshoot
from game.ui.vector import Attribute, drawing, path
from game.ui.widgets import Brush

VIEW: Final = (160.0, 110.0)
"""The units of the scene: a glass at the right, a jug above it, the pencil in front."""
GLASS: Final = (104.0, 56.0, 34.0, 46.0)
SPOUT: Final = (112.0, 26.0)
FULL: Final = 0.82
TIPS: Final = 62.0
"""Degrees by which the jug is tilted while it pours."""
SNAP: Final = 0.46
"""How far from its point the pencil breaks."""
WINE: Final = mix(RED, OUTLINE, 0.3)
GLASSY: Final = (0xD8, 0xE8, 0xE4)


def draw_pouring(brush: Brush, box: Rect, snap: float, pours: float) -> None:
    """Draw the scene into the box: `snap` and `pours` tell how much has happened."""
    unit = min(box.w / VIEW[0], box.h / VIEW[1])
    left, top = box.centre[0] - VIEW[0] * unit / 2, box.bottom - VIEW[1] * unit
    _jug(brush, (left, top), unit, pours)
    _glass(brush, (left, top), unit, pours)
    _pencil(brush, (left, top), unit, snap)


def poured(pours: float) -> float:
    """Return how full the glass is: it fills after the jug has been tilted, until the jug goes back."""
    return min(1.0, max(0.0, (pours - 0.2) / 0.55))


def tilted(pours: float) -> float:
    """Return how far the jug is tilted, from 0 to 1."""
    return min(1.0, max(0.0, pours / 0.2)) * min(1.0, max(0.0, (1 - pours) / 0.2))


def _jug(brush: Brush, corner: tuple[float, float], unit: float, pours: float) -> None:
    tilt = tilted(pours)
    side = max(8, round(62 * unit))
    jug = pygame.transform.rotozoom(_drawn_jug(side), -TIPS * tilt, 1)
    # standing it waits at the left, tilted its mouth is over the glass
    middle = (46 + 34 * tilt, 58 - 34 * tilt)
    x, y = corner[0] + middle[0] * unit, corner[1] + middle[1] * unit
    if 0 < poured(pours) < 1 and tilt >= 1:
        wide = max(2, round(3.4 * unit))
        pygame.draw.line(
            brush.screen,
            WINE,
            (corner[0] + SPOUT[0] * unit, corner[1] + SPOUT[1] * unit),
            (corner[0] + SPOUT[0] * unit, corner[1] + (GLASS[1] + GLASS[3] * 0.85) * unit),
            wide,
        )
    brush.blit(jug, (x - jug.width / 2, y - jug.height / 2))


def _glass(brush: Brush, corner: tuple[float, float], unit: float, pours: float) -> None:
    x, y, wide, high = (side * unit for side in GLASS)
    left, top = corner[0] + x, corner[1] + y
    level = poured(pours) * FULL
    if level > 0:
        foot, upper = top + high * 0.9, top + high * 0.9 * (1 - level)
        # the glass is wider above
        low, wider = wide * 0.19, wide * (0.19 - 0.13 * level)
        corners = [
            (left + low, foot),
            (left + wider, upper),
            (left + wide - wider, upper),
            (left + wide - low, foot),
        ]
        pygame.draw.polygon(brush.screen, WINE, corners)
    size = (max(4, round(wide)), max(4, round(high)))
    brush.blit(_drawn_glass(size), (left, top))


def _pencil(brush: Brush, corner: tuple[float, float], unit: float, snap: float) -> None:
    whole = lying_pencil(max(24, round(96 * unit)))
    cut = round(whole.width * SNAP)
    spot = (corner[0] + 2 * unit, corner[1] + 96 * unit)
    if snap <= 0:
        brush.blit(whole, spot)
        return
    hop = -16 * unit * sin(min(1.0, snap) * 3.14)
    for place, (start, end) in enumerate(((0, cut), (cut, whole.width))):
        half = whole.subsurface((start, 0, end - start, whole.height))
        turn = (-16, 11)[place] * overshoot(snap)
        turned = pygame.transform.rotozoom(half, turn, 1)
        aside = (-2, 7)[place] * unit * snap
        middle = (spot[0] + (start + end) / 2 + aside, spot[1] + whole.height / 2 + hop)
        brush.blit(turned, (middle[0] - turned.width / 2, middle[1] - turned.height / 2))
    if snap < 1:
        _splinters(brush, (spot[0] + cut, spot[1]), unit, snap)


def _splinters(brush: Brush, middle: tuple[float, float], unit: float, snap: float) -> None:
    for number in range(7):
        angle, far = radians(200 + 23 * number), 30 * unit * snap
        x, y = middle[0] + far * cos(angle), middle[1] + far * sin(angle) + 22 * unit * snap * snap
        pygame.draw.circle(brush.screen, BRASS, (round(x), round(y)), max(1, round(1.6 * unit * (1 - snap))))


@lru_cache(maxsize=4)
def _drawn_jug(side: int) -> pygame.Surface:
    clay, dark = mix(WOOD, RED, 0.25), mix(WOOD, RED, 0.15)
    return drawing(
        (side, side),
        path("M16 26C2 26 2 48 18 46", fill="none", stroke=OUTLINE, stroke_width=8),
        path("M16 26C2 26 2 48 18 46", fill="none", stroke=dark, stroke_width=4.5),
        path(
            "M22 8H46L50 5L48 14C44 20 52 26 54 36C56 48 48 58 36 58C24 58 14 48 16 36C18 26 26 20 22 8Z",
            fill=clay,
            stroke=OUTLINE,
            stroke_width=2,
        ),
        path("M17 34C28 40 44 40 53 34", fill="none", stroke=BRASS, stroke_width=2.4),
        path("M18 40C28 46 44 46 53 40", fill="none", stroke=BRASS_DARK, stroke_width=1.8),
        path("M26 22C22 28 22 34 22 40", fill="none", stroke=mix(clay, WHITE, 0.4), stroke_width=2.4),
        view=(62, 62),
    )


@lru_cache(maxsize=4)
def _drawn_glass(size: tuple[int, int]) -> pygame.Surface:
    wall: dict[str, Attribute] = {"stroke": GLASSY, "stroke_width": 2, "stroke_linejoin": "round"}
    return drawing(
        size,
        path("M1.5 2L6 44.5H28L32.5 2", fill=GLASSY, fill_opacity=0.14, **wall),
        path("M6 42.5H28", stroke=GLASSY, stroke_width=4, fill="none"),
        path("M7 8L9.6 34", stroke=WHITE, stroke_width=2.2, stroke_opacity=0.75, fill="none"),
        view=(34, 46),
    )
