"""A card is its figure or pips, drawn once for the upper half and turned for the lower."""

from __future__ import annotations

import math

from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.frame import BAND, band, blank_card, rays, upper_half
from sprites.draw.geometry.matrix import HALF_TURN, compose, rotation, scaling, translation
from sprites.draw.geometry.outline import traced
from sprites.draw.geometry.shapes import ellipse, polygon
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.pips import FRENCH_INKS, FRENCH_SHAPES, french_pip
from sprites.draw.stepped_frame import FRAME
from sprites.draw.style import Style
from sprites.draw.textures import pattern

INK = PAINT.ink
UPRIGHT = {
    "7": ((-92, -262), (92, -262), (-92, 0), (92, 0), (0, -131)),
    "8": ((-92, -262), (92, -262), (-92, 0), (92, 0), (0, -131)),
    "9": ((-92, -270), (92, -270), (-92, -92), (92, -92), (0, 0)),
    "T": ((-92, -270), (92, -270), (-92, -92), (92, -92), (0, -181)),
}
UPSIDE_DOWN = {
    "7": ((-92, 262), (92, 262)),
    "8": ((-92, 262), (92, 262), (0, 131)),
    "9": ((-92, 270), (92, 270), (-92, 92), (92, 92)),
    "T": ((-92, 270), (92, 270), (-92, 92), (92, 92), (0, 181)),
}


def number_card(rank: str, suit: str, style: Style) -> Drawing:
    """Return a number card; it has no frame."""
    spread, k = (0.86, 0.80) if style.is_jumbo else (0.95, 0.93)
    pip = french_pip(suit, style.inks[suit])
    drawing = blank_card()
    for x, y in UPRIGHT[rank]:
        drawing.add(placed(pip, x * spread, y, k))
    for x, y in UPSIDE_DOWN[rank]:
        drawing.add(placed(pip, x * spread, y, k, 180))
    return drawing


def court(suit: str, figure: Drawing, style: Style) -> Drawing:
    """Return a court card: figure on its rays, sign of the suit, band."""
    half = Drawing().add(figure.outline(1.6, INK)).add(figure)
    half.add(placed(french_pip(suit, style.inks[suit]), 175, -309, 0.80))
    half = half.clipped(upper_half(-BAND))
    drawing = blank_card().add(rays(suit)).add(half).add(half.mapped(HALF_TURN))
    return drawing.add(band(suit)).stroke(FRAME, INK, 4.2)


def ace(suit: str, style: Style) -> Drawing:
    """Return an ace: one great pip in a sunburst of small lozenges."""
    colour = style.inks[suit]
    drawing = blank_card()
    for i in range(48):
        beam = Drawing().fill(
            polygon((0, -9), (4.2, 0), (0, 9), (-4.2, 0)), PAINT.gold if i % 2 == 0 else colour
        )
        angle = 2 * math.pi * i / 48
        drawing.add(beam.mapped(compose(rotation(math.degrees(angle) + 90), translation(0, -176))))
    drawing.stroke(ellipse(0, 0, 192), PAINT.gold, 2.6).stroke(ellipse(0, 0, 160), PAINT.gold, 2.6)
    sign = FRENCH_SHAPES[suit].mapped(compose(translation(0, -6 if suit == "S" else -4), scaling(2.5)))
    drawing.fill(sign, colour)
    inner = sign.area().buffer(-11)
    drawing.fill(traced(inner.difference(inner.buffer(-3.6))), PAINT.gold_light)
    cell = Drawing().fill(polygon((0, -9), (6.4, 0), (0, 9), (-6.4, 0)), _shade(suit, colour))
    drawing.add(pattern(inner.buffer(-12), cell, 22, 15))
    return drawing.add(placed(french_pip(suit, PAINT.gold_light), 0, 0 if suit == "D" else 2, 0.62))


def _shade(suit: str, colour: str) -> str:
    if colour == FRENCH_INKS[suit]:
        return PAINT.red_dark if suit in "HD" else PAINT.blue_dark
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * 0.68):02X}" for i in (1, 3, 5))
