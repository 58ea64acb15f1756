"""The court of diamonds: red and green with warm gold."""

from __future__ import annotations

from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.arms import axe
from sprites.draw.french.cloths import ASH, AUBURN, GOLD, GREEN, RED, WHITE
from sprites.draw.french.finery import coin, mirror
from sprites.draw.french.held import held_roll
from sprites.draw.french.jack import Jack, jack
from sprites.draw.french.king import King, king
from sprites.draw.french.queen import Queen, queen
from sprites.draw.french.textiles import bars, dots, lozenges, one_tone, two_tone
from sprites.draw.palette import FRENCH as PAINT


def king_of_diamonds() -> Drawing:
    """Return the one-eyed king with axe and rolled letter."""
    return king(
        King(
            hair=ASH,
            hair_kind="long",
            robe=RED,
            tunic=GREEN,
            textile=two_tone(dots(26, 4.4), GOLD),
            cap=GREEN,
            finial="cross",
            left=held_roll(),
            right=placed(axe(160), 148, -74),
            view="profile",
            beard_length=22,
            brow="stern",
            age=1,
            other_jewel=PAINT.green,
        )
    )


def queen_of_diamonds() -> Drawing:
    """Return the queen with red braids and a mirror, seen from the front."""
    return queen(
        Queen(
            hair=AUBURN,
            hair_kind="braids",
            gown=RED,
            stomacher=GREEN,
            textile=one_tone(lozenges(26, 36, PAINT.cream), PAINT.gold),
            held=mirror(),
            held_at=(-130, -150),
            stone=PAINT.red,
            view="front",
            jaw="fround",
            brow="raised",
            mood="smile",
        )
    )


def jack_of_diamonds() -> Drawing:
    """Return the jack with a coin, looking right."""
    return jack(
        Jack(
            hair=AUBURN,
            hair_kind="curls",
            sleeve=GREEN,
            doublet=RED,
            textile=two_tone(bars(32, 11, 6), GOLD),
            cap=RED,
            brim=GOLD,
            plume=WHITE,
            view="right",
            bars=(PAINT.gold, 26, 9),
            left=placed(coin(), -130, -112),
            brow="kind",
        )
    )
