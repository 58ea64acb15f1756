"""A card is its figure or pips, drawn once for the upper half and turned for the lower."""

from __future__ import annotations

import math

from shapely.geometry import box

from sprites.draw.drawing import Drawing, placed
from sprites.draw.geometry.matrix import HALF_TURN, IDENTITY
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.hungarian.frame import BAND, LOOKS, backdrop, band, blank_card
from sprites.draw.hungarian.vignettes import vignette
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.pips import hungarian_pip
from sprites.draw.stepped_frame import FRAME, FRAME_AREA
from sprites.draw.style import Style

INK = PAINT.ink
FRAME_WIDTH = 4.6

# Where the sign of a court stands and how large it is: high for King and Ober, low at the left for the Unter.
SIGNS = {"K": (179, -313, 0.84), "Q": (179, -313, 0.84), "J": (-186, -72, 0.74)}
# Upright pips, and those that also stand upside down in the lower half.
UPRIGHT = {"7": ((0, -133), (-93, 0), (93, 0)), "8": (), "9": ((0, 0),), "T": ()}
TURNED = {
    "7": ((-93, -266), (93, -266)),
    "8": ((-93, -284), (93, -284), (-93, -128), (93, -128)),
    "9": ((-93, -276), (93, -276), (-93, -108), (93, -108)),
    "T": ((-93, -284), (93, -284), (-93, -116), (93, -116), (0, -200)),
}


def court(rank: str, suit: str, figure: Drawing, style: Style) -> Drawing:
    """Return a court card: figure on its backdrop, sign of the suit, band."""
    look = LOOKS[suit]
    x, y, k = SIGNS[rank]
    half = Drawing().add(figure.outline(1.7, INK)).add(figure)
    half.add(placed(hungarian_pip(suit, style.signs, 5.2), x, y, k))
    half = half.clipped(FRAME_AREA.intersection(box(-300, -400, 300, -BAND)))
    drawing = blank_card().add(backdrop(look)).add(half).add(half.mapped(HALF_TURN))
    return drawing.add(band(look)).stroke(FRAME, INK, FRAME_WIDTH)


def ace(suit: str, landscape: Drawing, figure: Drawing | None, style: Style) -> Drawing:
    """Return an ace: a season, its figure, band and medallion."""
    half = Drawing().add(landscape)
    if figure:
        half.add(figure.outline(1.7, INK)).add(figure)
    half = half.clipped(FRAME_AREA.intersection(box(-300, -400, 300, 0)))
    drawing = blank_card().add(half).add(half.mapped(HALF_TURN))
    return drawing.add(band(LOOKS[suit])).add(_medallion(suit, style)).stroke(FRAME, INK, FRAME_WIDTH)


def _medallion(suit: str, style: Style) -> Drawing:
    """Two signs turned against each other: the ace of this deck is really a two."""
    look = LOOKS[suit]
    drawing = Drawing().paint(ellipse(0, 0, 90), look.band, INK, 4.6)
    for i in range(24):
        angle = i * math.pi / 12
        drawing.paint(ellipse(82 * math.cos(angle), 82 * math.sin(angle), 4.6), look.motif, INK, 2.2)
    drawing.paint(ellipse(0, 0, 73), PAINT.paper, INK, 4)
    k, x, y = {"C": (0.84, -29.5, -3), "S": (0.70, -32, -2), "H": (0.64, -34, 2), "D": (0.68, -33, 2)}[suit]
    for way in (IDENTITY, HALF_TURN):
        drawing.add(placed(hungarian_pip(suit, style.signs, 5.6), x, y, k).mapped(way))
    return drawing


def number_card(rank: str, suit: str, style: Style) -> Drawing:
    """Return a number card: pips around a vignette, on the suit's backdrop nearly as pale as paper."""
    look = LOOKS[suit]
    pale = {look.sky: PAINT.paper, look.far: "#F7EED8", look.near: "#F3E7CC", look.snow: PAINT.paper}
    drawing = blank_card().add(backdrop(look).recoloured(pale))
    scene = vignette(rank, suit, look)
    if rank == "7":
        drawing.add(placed(scene, 0, 133))
    elif rank == "9":
        scene = placed(scene, 0, -192)
        drawing.add(scene).add(scene.mapped(HALF_TURN))
    else:
        drawing.add(scene)
    spread, k = (0.84, 0.85 * 0.86) if style.is_jumbo else (1, 0.85)
    for x, y in TURNED[rank]:
        pip = placed(hungarian_pip(suit, style.signs, 5.2), x * spread, y, k)
        drawing.add(pip).add(pip.mapped(HALF_TURN))
    for x, y in UPRIGHT[rank]:
        drawing.add(placed(hungarian_pip(suit, style.signs, 5.2), x * spread, y, k))
    return drawing.stroke(FRAME, INK, FRAME_WIDTH)
