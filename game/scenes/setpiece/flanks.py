"""The winners of a match at both sides of the sheet, before they go to their place on the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.setpiece.composition import draw_name, portrait, portrait_spots
from game.scenes.setpiece.figures import kept
from game.ui.layout import Rect
from game.ui.tween import overshoot

if TYPE_CHECKING:
    from game.scenes.setpiece.figures import Look
    from game.scenes.setpiece.keepsake import Party
    from game.ui.widgets import Brush

LARGE: Final = 0.44
"""The share of the window's height that a portrait takes at most."""


def ways(area: Rect, paper: Rect, faces: Rect, winners: Party) -> list[tuple[Rect, Rect]]:
    """Return for each portrait its square beside the sheet, the first at the left, and that in `faces`."""
    count = len(winners.players)
    rows = (count + 1) // 2
    room = (area.w - paper.w) / 2
    side = round(min(room * 0.86, area.h * LARGE, area.h / rows * 0.7))
    found = []
    for place in range(count):
        middle = area.x + room / 2 if place % 2 == 0 else area.right - room / 2
        in_column = rows if place % 2 == 0 else count // 2
        down = area.y + area.h * (place // 2 + 0.5) / in_column
        found.append(Rect(middle - side / 2, down - side * 0.6, side, side))
    return list(zip(found, portrait_spots(faces, count), strict=True))


def draw_flanks(
    brush: Brush, look: Look, winners: Party, along: list[tuple[Rect, Rect]], come: float, aside: float
) -> None:
    """Draw the portraits: they pop up by the share `come`, and go along their ways by the share `aside`."""
    if come <= 0:
        return
    for place, (player, (spot, end)) in enumerate(zip(winners.players, along, strict=True)):
        make = partial(portrait, look, player, round(spot.w), has_won=True)
        whole = kept(look.store, ("flank", place), make)
        side = (spot.w + (end.w - spot.w) * aside) * (0.6 + 0.4 * overshoot(come))
        x = spot.centre[0] + (end.centre[0] - spot.centre[0]) * aside
        y = spot.centre[1] + (end.centre[1] - spot.centre[1]) * aside
        size = (max(2, round(side)), max(2, round(side)))
        shown = whole if size == whole.get_size() else pygame.transform.smoothscale(whole, size)
        brush.blit(shown, (x - size[0] / 2, y - size[1] / 2))
        if come >= 1 and aside <= 0:
            draw_name(brush, player, spot, has_won=True)
