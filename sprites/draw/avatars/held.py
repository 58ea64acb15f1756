"""What a half figure holds: a small fan of card backs, and the hands in front of it."""

from __future__ import annotations

from typing import Final

from sprites.draw.body.hands import fist
from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.ribbon import ribbon
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
TURNS: Final = range(-40, 41, 10)
"""Degrees by which a card may be turned; the cards of a hand have every second place."""
PIVOT: Final = (1, 128)
"""Round this point."""
ELBOW, WRIST = (-74, 80), (-27, 107)
"""The ends of the left forearm; the right one is its mirror image."""
SLEEVE, BARE = (31, 24), (17, 15)
"""The widths of a forearm from the elbow to the cuff, and from there to the wrist."""
CUFF: Final = 0.72
"""The share of a forearm that the sleeve covers."""


def held_card(colour: str, dark: str, degrees: float) -> Drawing:
    """Return one back in these colours, turned as it stands in the fan."""
    card = Drawing().paint(rectangle(-16, -74, 32, 50, 4), PAINT.cream, INK, 3.2)
    card.paint(rectangle(-11.5, -69.5, 23, 41, 2.5), colour, dark, 2)
    card.paint(ellipse(0, -49, 6, 8.5), PAINT.cream, dark, 1.8)
    return placed(card, *PIVOT, 1, degrees)


def forearms(sleeve: str) -> Drawing:
    """Return both forearms, in sleeves of that colour as far as the wrists."""
    (left, high), (right, low) = ELBOW, WRIST
    cuff = left + (right - left) * CUFF, high + (low - high) * CUFF
    arm = Drawing().paint(ribbon([cuff, WRIST], BARE, 4), PAINT.skin, INK, 3.4)
    arm.paint(ribbon([ELBOW, cuff], SLEEVE, 4), sleeve, INK, 3.4)
    return Drawing().add(arm, placed(arm, 2, 0, 1, is_mirrored=True))


def holding_hands() -> Drawing:
    """Return both hands at the foot of the fan."""
    left = placed(fist(PAINT), -15, 112, 0.62, 24)
    return left.add(placed(fist(PAINT), 17, 112, 0.62, -24, is_mirrored=True))
