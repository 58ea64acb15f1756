"""What blows through the room when a match is won, by the season of an ace."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.cards.suit import Suit
from game.ui.layout import Rect
from game.ui.theme import Colour
from game.ui.vector import circle, drawing, path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.ui.widgets import Brush

MOST: Final = 90
"""So many things are in the air at once at most."""
TURNS: Final = 12
"""Pictures of a thing for one turn; finer is hardly seen."""
CROSSING: Final = 0.5
"""The share of the season in which a thing crosses the window."""

PINK, ROSE = (0xF7, 0xC6, 0xD0), (0xE0, 0x8A, 0xA0)
STRAW, GRAIN = (0xC9, 0x9B, 0x3F), (0xEF, 0xCB, 0x6C)
GRAPE, GRAPE_LIGHT = (0x5B, 0x35, 0x7E), (0x8E, 0x64, 0xB3)
VINE, RUST = (0x6F, 0x8F, 0x3A), (0xB5, 0x5A, 0x2B)
ICE, SHADE = (0xFF, 0xFF, 0xFF), (0xC6, 0xD8, 0xE6)


class Flying(NamedTuple):
    """One thing in the air: its shape, its middle in pixels, its turn in steps, its size from 0 to 1."""

    shape: int
    x: float
    y: float
    turn: int
    size: float


def flying(suit: Suit, share: float, stage: Rect) -> list[Flying]:
    """Return what is in the air when `share` of the season has passed; nothing at its begin and its end."""
    found = []
    for number in range(MOST):
        first, second, third = ((number + 1) * step % 1 for step in (0.6180, 0.7549, 0.5698))
        own = (share - first * (1 - CROSSING)) / CROSSING
        if 0 < own < 1:
            found.append(_one(suit, own, (first, second, third), stage))
    return found


def _one(suit: Suit, own: float, chance: tuple[float, float, float], stage: Rect) -> Flying:
    """Return one thing on its way: wheat is blown across, everything else falls."""
    first, second, third = chance
    sway = sin(2 * pi * (own * (1 + third) + first))
    if suit is Suit.DIAMONDS:
        x, y = -0.1 + 1.2 * own, second + 0.06 * sway - 0.08 * own
    else:
        x, y = -0.25 + 1.2 * second + 0.3 * own + 0.03 * sway, -0.1 + 1.2 * own
    turn = int(TURNS * (first + own * (1 + 2 * third))) % TURNS
    return Flying(int(third * 3), stage.x + x * stage.w, stage.y + y * stage.h, turn, 0.6 + 0.4 * second)


def draw_season(brush: Brush, suit: Suit, share: float, stage: Rect, free: Sequence[Rect] = ()) -> None:
    """Draw what is in the air at that moment of the season, but nothing in the boxes `free`."""
    most = min(stage.w, stage.h) * 0.055
    for one in flying(suit, share, stage):
        picture = thing(suit, one.shape, max(8, round(most * one.size / 6) * 6), one.turn)
        box = Rect(one.x - picture.width / 2, one.y - picture.height / 2, *picture.get_size())
        if not any(box.overlaps(words) for words in free):
            brush.blit(picture, (box.x, box.y))


@lru_cache(maxsize=160)
def thing(suit: Suit, shape: int, side: int, turn: int) -> pygame.Surface:
    """Return the picture of a thing of that season, turned by so many steps."""
    if turn:
        return pygame.transform.rotozoom(thing(suit, shape, side, 0), 360 / TURNS * turn, 1)
    return drawing((side, side), *SHAPES[suit][shape], view=(40, 40))


def _petal(fill: Colour, stroke: Colour) -> tuple[str, ...]:
    return (path("M20 4C30 10 32 26 20 36C8 26 10 10 20 4Z", fill=fill, stroke=stroke, stroke_width=1.5),)


def _leaf(fill: Colour) -> tuple[str, ...]:
    edge = "M20 3L25 11L35 10L31 19L36 27L26 28L20 37L14 28L4 27L9 19L5 10L15 11Z"
    return (
        path(edge, fill=fill, stroke=STRAW, stroke_width=1.2),
        path("M20 37V12M20 26L28 20M20 26L12 20", stroke=STRAW, stroke_width=1.2, fill="none"),
    )


def _flake(arms: str) -> tuple[str, ...]:
    return (
        path(arms, stroke=SHADE, stroke_width=4.6, stroke_linecap="round", fill="none"),
        path(arms, stroke=ICE, stroke_width=2.6, stroke_linecap="round", fill="none"),
    )


BUNCH: Final = ((12, 13), (20, 12), (28, 13), (16, 20), (24, 20), (20, 27), (20, 34))
EAR: Final = tuple((20 + way * 4, 8 + 4.5 * row) for row in range(5) for way in (-1, 1))

BLOOM: Final = tuple(
    circle(20 + dx, 20 + dy, 7, fill=PINK, stroke=ROSE, stroke_width=1)
    for dx, dy in ((0, -9), (8.6, -2.8), (5.3, 7.3), (-5.3, 7.3), (-8.6, -2.8))
)

SHAPES: Final = {
    Suit.CLUBS: (
        _flake("M20 4V36M6 12L34 28M6 28L34 12"),
        _flake("M20 6V34M8 13L32 27M8 27L32 13M20 12L15 7M20 12L25 7M20 28L15 33M20 28L25 33"),
        (circle(20, 20, 7, fill=ICE, stroke=SHADE, stroke_width=2),),
    ),
    Suit.HEARTS: (
        _petal(PINK, ROSE),
        _petal((0xFD, 0xEC, 0xEF), ROSE),
        (*BLOOM, circle(20, 20, 4, fill=GRAIN)),
    ),
    Suit.DIAMONDS: (
        (
            path("M20 38V6", stroke=STRAW, stroke_width=2, fill="none"),
            *(circle(x, y, 3.6, fill=GRAIN, stroke=STRAW, stroke_width=1) for x, y in EAR),
        ),
        (path("M20 10C26 16 26 26 20 32C14 26 14 16 20 10Z", fill=GRAIN, stroke=STRAW, stroke_width=1.5),),
        (path("M4 24Q20 14 36 18", stroke=GRAIN, stroke_width=2.6, stroke_linecap="round", fill="none"),),
    ),
    Suit.SPADES: (
        _leaf(VINE),
        (
            path("M20 12V3", stroke=VINE, stroke_width=2.4, fill="none"),
            *(circle(x, y, 5.2, fill=GRAPE, stroke=GRAPE_LIGHT, stroke_width=1.2) for x, y in BUNCH),
        ),
        _leaf(RUST),
    ),
}
"""The three things of each season, by its ace: acorns winter, hearts spring, bells summer, leaves autumn."""
