"""A scene stands in an oval in the middle of its card, paler than the pips."""

from __future__ import annotations

from dataclasses import replace

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import scaling
from sprites.draw.geometry.shapes import ellipse
from sprites.draw.hungarian.frame import Look
from sprites.draw.hungarian.landscape import hills
from sprites.draw.hungarian.scenes import SCENES
from sprites.draw.palette import HUNGARIAN as PAINT
from sprites.draw.palette import mixed

INK = PAINT.ink

# Half width and half height of the oval, scale of the scene, share of paper in its colours and in its ink.
OVALS = {
    "7": (100, 56, 0.92, 0.2, 0.16),
    "8": (112, 62, 1, 0.06, 0.048),
    "9": (42, 56, 0.78, 0.2, 0.16),
    "T": (104, 52, 0.92, 0.2, 0.16),
}


def vignette(rank: str, suit: str, look: Look) -> Drawing:
    """Return the scene of a number card in its oval; only the VIII wears a strong ring."""
    width, height, k, share, ink_share = OVALS[rank]
    picture = hills(look, is_tall=rank == "9")
    SCENES[rank + suit](picture)
    oval = ellipse(0, 0, width, height)
    drawing = Drawing()
    if rank == "8":
        drawing.paint(ellipse(0, 0, width + 8, height + 8), look.band, INK, 4)
        drawing.stroke(ellipse(0, 0, width + 4, height + 4), look.motif, 1.8)
    else:
        drawing.paint(ellipse(0, 0, width + 5.5, height + 5.5), PAINT.paper, INK, 2.8)
    if k != 1:
        picture = picture.mapped(scaling(k))
    drawing.add(picture.clipped(oval)).stroke(oval, INK, 4.2 if rank == "8" else 3)
    return _muted(drawing, share, ink_share)


def _muted(drawing: Drawing, share: float, ink_share: float) -> Drawing:
    def pale(colour: str | None) -> str | None:
        return colour and mixed(colour, PAINT.paper, ink_share if colour == INK else share)

    return Drawing(replace(e, fill=pale(e.fill), stroke=pale(e.stroke)) for e in drawing.elements)
