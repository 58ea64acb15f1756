"""What a half figure holds: a small fan of card backs, and the hands in front of it."""

from __future__ import annotations

from typing import Final

from sprites.draw.body.hands import fist
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.shapes import ellipse, rectangle
from sprites.draw.palette import FRENCH
from sprites.draw.palette import HUNGARIAN as PAINT

INK = PAINT.ink
BACKS: Final = {
    "hungarian_red": (PAINT.red, PAINT.red_dark),
    "hungarian_green": (PAINT.green, PAINT.green_dark),
    "french_blue": (FRENCH.blue, FRENCH.blue_dark),
    "french_red": (FRENCH.red, FRENCH.red_dark),
}
"""Colour and dark colour of the backs, by the names of their drawings."""
TURNS: Final = (-40, -20, 0, 20, 40)
"""Degrees by which the cards are turned."""
PIVOT: Final = (1, 128)
"""Round this point."""


def held_cards(colour: str, dark: str) -> Drawing:
    """Return the fan of backs in these colours."""
    card = Drawing().paint(rectangle(-16, -74, 32, 50, 4), PAINT.cream, INK, 3.2)
    card.paint(rectangle(-11.5, -69.5, 23, 41, 2.5), colour, dark, 2)
    card.paint(ellipse(0, -49, 6, 8.5), PAINT.cream, dark, 1.8)
    fan = Drawing()
    for degrees in TURNS:
        fan.add(placed(card, *PIVOT, 1, degrees))
    return fan


def holding_hands() -> Drawing:
    """Return both hands at the foot of the fan."""
    left = placed(fist(PAINT), -15, 112, 0.62, 24)
    return left.add(placed(fist(PAINT), 17, 112, 0.62, -24, is_mirrored=True))
