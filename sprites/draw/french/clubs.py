"""The court of clubs: green, blue and cream."""

from __future__ import annotations

from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.arms import arrow, bow
from sprites.draw.french.cloths import BLUE, BROWN, CREAM, GOLD, GREEN, LEATHER
from sprites.draw.french.finery import fan
from sprites.draw.french.held import held_orb
from sprites.draw.french.jack import Jack, jack
from sprites.draw.french.king import King, king
from sprites.draw.french.queen import Queen, queen
from sprites.draw.french.textiles import chevrons, lozenges, one_tone, suit_signs, two_tone
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.props.regalia import sceptre


def king_of_clubs() -> Drawing:
    """Return the broad king with orb and orb sceptre, seen from the front."""
    return king(
        King(
            hair=BROWN,
            hair_kind="mid",
            robe=GREEN,
            tunic=BLUE,
            textile=two_tone(suit_signs("C", 42, 0.17), GOLD),
            cap=BLUE,
            finial="ball",
            left=held_orb("C", PAINT.green),
            right=placed(sceptre(PAINT, "orb", 170), 146, -206),
            view="front",
            beard_length=0,
            beard_kind="square",
            moustache_kind="broad",
            brow="bushy",
            jaw="square",
            nose="broad",
            has_ermine=False,
            jewel=PAINT.green,
        )
    )


def queen_of_clubs() -> Drawing:
    """Return the queen with a fan, looking right."""
    return queen(
        Queen(
            hair=BROWN,
            hair_kind="wavy",
            gown=GREEN,
            stomacher=GOLD,
            textile=one_tone(lozenges(24, 32, PAINT.ink), PAINT.green),
            held=placed(fan(PAINT.red, PAINT.gold), 0, 36),
            held_at=(-130, -128),
            stone=PAINT.green,
            view="right",
            brow="raised",
        )
    )


def jack_of_clubs() -> Drawing:
    """Return the freckled archer, seen from the front."""
    return jack(
        Jack(
            hair=BROWN,
            hair_kind="page",
            sleeve=GREEN,
            doublet=CREAM,
            textile=two_tone(chevrons, GREEN),
            cap=GREEN,
            brim=BLUE,
            plume=GOLD,
            view="front",
            collar=LEATHER,
            left=placed(arrow(), -126, -86, 1, -5),
            right=placed(bow(), 147, -152, 0.92),
            is_right_raised=True,
            brow="calm",
            mood="calm",
        )
    )
