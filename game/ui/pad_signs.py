"""The signs of a controller's buttons: words are written, shapes that no font here has are drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.ui.layout import Rect
from game.ui.theme import Colour
from game.ui.vector import Attribute, circle, drawing, path
from game.ui.widgets import Brush, Button
from game.ui.writing import Pen, Style

RING: Final = "M2.5 10A7.5 7.5 0 1 0 17.5 10A7.5 7.5 0 1 0 2.5 10Z"
"""Round a minus, which would be the stroke of no button at all."""

SHAPES: Final = {
    "×": "M5 5L15 15M15 5L5 15",
    "□": "M4.5 4.5H15.5V15.5H4.5Z",
    "△": "M10 3.5L17 15.5H3Z",
    "○": "",
    "−": f"{RING}M7 10H13",
}
"""What is drawn in a square of twenty; the circle is none of a path."""

SPELLED: Final = {"□": "[ ]", "△": "∆", "○": "O", "−": "(−)"}
"""How a shape is written in a sentence."""


def spelled(sign: str) -> str:
    """The sign as it can be written."""
    return SPELLED.get(sign, sign)


def write_sign(pen: Pen, surface: pygame.Surface, sign: str, box: Rect, style: Style) -> None:
    """Write the word or draw the shape, as high as the letters would be, where the style puts it."""
    if sign not in SHAPES:
        pen.write(surface, sign, box, style)
        return
    side = max(8, round(style.px * 1.05))
    spot = box.place(side, side, style.across, style.down)
    picture = _shape(sign, side, style.colour)
    where = (round(spot.x), round(spot.y))
    surface.blit(picture, where, special_flags=pygame.BLEND_PREMULTIPLIED)


class SignButton(Button):
    """A plaque with the sign of a controller's button."""

    def write(self, brush: Brush, room: Rect, style: Style) -> None:
        """Write or draw the sign."""
        write_sign(brush.pen, brush.screen, self.label, room, style)


@lru_cache(maxsize=32)
def _shape(sign: str, side: int, ink: Colour) -> pygame.Surface:
    line: dict[str, Attribute] = {
        "fill": "none",
        "stroke": ink,
        "stroke_width": 2.2,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    part = path(SHAPES[sign], **line) if SHAPES[sign] else circle(10, 10, 6.4, **line)
    return drawing((side, side), part, view=(20, 20))
