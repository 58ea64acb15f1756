"""The frame of a card steps back at two corners: the notches hold the index, which is drawn at run time."""

from __future__ import annotations

from sprites.draw.geometry.path import Path
from sprites.draw.geometry.path_syntax import path

MARGIN = 24
RIGHT, BOTTOM = 250 - MARGIN, 390 - MARGIN
NOTCH_WIDTH, NOTCH_HEIGHT = 79, 168
ROUND = 10


def _outline() -> Path:
    x, y, r, nx, ny = RIGHT, BOTTOM, ROUND, NOTCH_WIDTH, NOTCH_HEIGHT
    return path(
        f"M{-x + nx} {-y}H{x - r}Q{x} {-y} {x} {-y + r}V{y - ny}H{x - nx}V{y}"
        f"H{-x + r}Q{-x} {y} {-x} {y - r}V{-y + ny}H{-x + nx}Z"
    )


FRAME = _outline()
FRAME_AREA = FRAME.area()
