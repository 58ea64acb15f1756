"""The points that rise from a trick as brass coins, and fly to the end of the rail where they are counted."""

from __future__ import annotations

from math import pi, sin
from typing import Final

import pygame

from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.motion.rising import Coin
from game.scenes.table.picture.easel import Easel, blit, centred
from game.scenes.table.picture.rail import Rail, places_of
from game.scenes.table.show import Show
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.shadow import faded
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, OUTLINE
from game.ui.vector import circle, drawing, linear
from game.ui.writing import LEGIBLE, Pen, Style

LEAST, MORE = 30, 0.8
"""Design units across a coin of no points, and for each point more."""
UP: Final = 0.24
"""How far a coin rises, in heights of its card."""
ARC: Final = 46
"""How high above the straight way it flies, in design units."""
SHRUNK: Final = 0.75
"""Its size on arrival."""
STEPS: Final = 6


def coin_pictures(
    easel: Easel, layout: TableLayout, show: Show, rail: Rail, coins: tuple[Coin, ...]
) -> list[Picture]:
    """All coins, each where it is now."""
    return [_coin(easel, layout, show, rail, coin) for coin in coins]


def _coin(easel: Easel, layout: TableLayout, show: Show, rail: Rail, coin: Coin) -> Picture:
    x, y = layout.middle
    if coin.seat is not None:
        pose = layout.trick_card(layout.place(coin.seat, show.viewer, show.players))
        x, y = pose.x, pose.y
    up = UP * layout.trick_height
    side = layout.page.px(LEAST + MORE * coin.points)
    if easel.is_still:
        alpha = coin.share if coin.side is None else 1 - coin.share
        return centred(faded(_face(easel, coin.points, side), _step(alpha)), (x, y - up / 2))
    if coin.side is None:
        spot = (x, y + up / 2 - up * coin.share)
        scale, alpha = 0.6 + 0.4 * coin.share, min(1.0, 0.3 + 2 * coin.share)
    else:
        spot = _on_the_way(layout, rail, coin, (x, y - up / 2))
        scale, alpha = 1 - (1 - SHRUNK) * coin.share, 1.0
    face = _face(easel, coin.points, side * _step(scale))
    return centred(face if alpha >= 1 else faded(face, _step(alpha)), spot)


def _on_the_way(
    layout: TableLayout, rail: Rail, coin: Coin, start: tuple[float, float]
) -> tuple[float, float]:
    """A point of the arc to the end of the rail that belongs to the side."""
    end = int(coin.side in rail.ends[1])
    goal = places_of(layout, rail).ends[end].centre
    x, y = (one + (other - one) * coin.share for one, other in zip(start, goal, strict=True))
    return x, y - layout.page.px(ARC) * sin(pi * coin.share)


def _step(value: float) -> float:
    return max(1, round(value * STEPS)) / STEPS


def _face(easel: Easel, points: int, side: float) -> pygame.Surface:
    size = (round(side), round(side))

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, _blank(size), (0, 0))
        style = Style(Typeface.BOLD, max(LEGIBLE, round(side * 0.5)), INK, across=0.5, down=0.47)
        pen.write(surface, str(points), Rect(0, 0, *size), style)

    return easel.panel(("coin", points), size, draw)


def _blank(size: tuple[int, int]) -> pygame.Surface:
    return drawing(
        size,
        linear("coin", (40, 64), (0, BRASS_LIGHT), (1, BRASS)),
        circle(32, 33.5, 29, fill=OUTLINE, fill_opacity=0.45),
        circle(32, 31.5, 28.5, fill="url(#coin)", stroke=OUTLINE, stroke_width=2.4),
        circle(32, 31.5, 24, fill="none", stroke=BRASS_DARK, stroke_width=1.6),
        view=(64, 64),
    )
