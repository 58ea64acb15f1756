"""The picture of the program in the task bar: a red back and, before it, a card with a heart."""

from __future__ import annotations

import pygame

from game.ui.render.svg import rasterised_text
from game.ui.theme import BRASS_LIGHT, OUTLINE, PAPER, RED
from game.ui.vector import hexed

HEART = "M0 22C-30 2 -26 -24 -9 -22C-3 -21 0 -16 0 -13C0 -16 3 -21 9 -22C26 -24 30 2 0 22Z"


def icon(side: int) -> pygame.Surface:
    """A square picture with a transparent ground, as windows want it (not premultiplied)."""
    edge = f'stroke="{hexed(OUTLINE)}" stroke-width="3.5" stroke-linejoin="round"'
    box = 'x="-26" y="-38" width="52" height="76" rx="6" ry="6"'
    inner = 'x="-18" y="-30" width="36" height="60" rx="3" ry="3"'
    source = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<g transform="translate(39 50) rotate(-16)"><rect {box} fill="{hexed(RED)}" {edge}/>'
        f'<rect {inner} fill="none" stroke="{hexed(BRASS_LIGHT)}" stroke-width="3"/></g>'
        f'<g transform="translate(60 51) rotate(9)"><rect {box} fill="{hexed(PAPER)}" {edge}/>'
        f'<path d="{HEART}" fill="{hexed(RED)}" {edge}/></g></svg>'
    )
    drawn = rasterised_text(source, (4 * side, 4 * side))
    small = pygame.transform.smoothscale(drawn, (side, side))
    straight = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    for x in range(side):
        for y in range(side):
            red, green, blue, alpha = small.get_at((x, y))
            if alpha:
                colour = (min(255, channel * 255 // alpha) for channel in (red, green, blue))
                straight.set_at((x, y), (*colour, alpha))
    return straight
