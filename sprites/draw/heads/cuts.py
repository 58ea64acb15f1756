"""A cut of hair is an outline behind the face, one before it, and the strokes that show how it falls."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.draw.drawing import Drawing
from sprites.draw.geometry.spline import spline
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR, dark_side, strands

Strokes = tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class Cut:
    """Outlines (no back if it is empty), strokes with their widths, and the border of the dark side."""

    back: str
    front: str
    strokes: Strokes = ()
    edge: str = ""


def behind(palette: Palette, cut: Cut, dark: str) -> Drawing:
    """Return the layer behind the face."""
    return Drawing().paint(spline(cut.back), dark, palette.ink, CONTOUR) if cut.back else Drawing()


def before(
    palette: Palette, cut: Cut, colour: str, dark: str, line: str, contour: float = CONTOUR * 0.85
) -> Drawing:
    """Return the layer before the face, its strokes in the colour `line`."""
    shape = spline(cut.front)
    drawing = Drawing().fill(shape, colour)
    if cut.edge:
        drawing.add(dark_side(shape, cut.edge, dark))
    return drawing.add(strands(cut.strokes, line).clipped(shape)).stroke(shape, palette.ink, contour)
