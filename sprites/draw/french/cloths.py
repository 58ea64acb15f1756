"""Cloths and hair of the French courts: hearts and diamonds wear red first, spades navy, clubs green."""

from __future__ import annotations

from sprites.draw.palette import (
    ASH_HAIR,
    ASH_HAIR_SHADE,
    AUBURN_HAIR,
    AUBURN_HAIR_SHADE,
    BROWN_HAIR,
    BROWN_HAIR_SHADE,
    PLUM_HAIR,
    PLUM_HAIR_SHADE,
    Cloth,
)
from sprites.draw.palette import FRENCH as PAINT

RED = Cloth(PAINT.red, PAINT.red_dark)
BLUE = Cloth(PAINT.blue, PAINT.blue_dark)
GREEN = Cloth(PAINT.green, PAINT.green_dark)
GOLD = Cloth(PAINT.gold, PAINT.gold_dark)
NAVY = Cloth("#34406E", PAINT.ink)
CREAM = Cloth(PAINT.cream, PAINT.cream_dark)
WHITE = Cloth(PAINT.white, PAINT.cream)
LEATHER = Cloth(PAINT.brown_light, PAINT.brown)

FAIR = Cloth(PAINT.gold, PAINT.gold_dark)
PLUM = Cloth(PLUM_HAIR, PLUM_HAIR_SHADE)
ASH = Cloth(ASH_HAIR, ASH_HAIR_SHADE)
AUBURN = Cloth(AUBURN_HAIR, AUBURN_HAIR_SHADE)
BROWN = Cloth(BROWN_HAIR, BROWN_HAIR_SHADE)
