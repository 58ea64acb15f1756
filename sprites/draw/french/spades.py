"""The court of spades: navy and gold, a touch of red, and steel."""

from __future__ import annotations

from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.cloths import BLUE, CREAM, GOLD, NAVY, PLUM, RED, WHITE
from sprites.draw.french.held import held_harp
from sprites.draw.french.jack import Jack, jack
from sprites.draw.french.king import King, king
from sprites.draw.french.queen import Queen, queen
from sprites.draw.french.textiles import chevrons, lozenges, one_tone, suit_signs, two_tone
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.props.regalia import sceptre
from sprites.draw.props.weapons import halberd, sword


def king_of_spades() -> Drawing:
    """Return the king with sword and harp: David by custom."""
    return king(
        King(
            hair=PLUM,
            hair_kind="curls",
            robe=BLUE,
            tunic=NAVY,
            textile=two_tone(suit_signs("S", 40, 0.18), GOLD),
            cap=RED,
            finial="lys",
            left=held_harp(),
            right=placed(sword(PAINT, 176), 146, -86),
            beard_length=10,
            brow="stern",
        )
    )


def queen_of_spades() -> Drawing:
    """Return the queen with ruff and lily sceptre, seen from the front."""
    return queen(
        Queen(
            hair=PLUM,
            hair_kind="bun",
            gown=BLUE,
            stomacher=CREAM,
            textile=one_tone(lozenges(24, 32, PAINT.red), PAINT.blue),
            held=placed(sceptre(PAINT, "lys", 150), 0, -6),
            held_at=(-130, -140),
            stone=PAINT.blue,
            view="front",
            has_ruff=True,
        )
    )


def jack_of_spades() -> Drawing:
    """Return the one-eyed jack with halberd and round shield, looking right."""
    return jack(
        Jack(
            hair=PLUM,
            hair_kind="page",
            sleeve=BLUE,
            doublet=NAVY,
            textile=two_tone(chevrons, GOLD),
            cap=BLUE,
            brim=RED,
            plume=WHITE,
            view="profile right",
            bars=(PAINT.steel, 26, 9),
            shield="S",
            right=placed(halberd(PAINT, 0, -246, 140), 146, 0),
            moustache_kind="handle",
            brow="stern",
            mood="calm",
        )
    )
