"""The court of hearts: red, blue and gold."""

from __future__ import annotations

from sprites.draw.body.garments import shoulders
from sprites.draw.drawing import Drawing, placed
from sprites.draw.french.cloths import BLUE, FAIR, GOLD, LEATHER, RED, WHITE
from sprites.draw.french.finery import letter, rose
from sprites.draw.french.held import heart_orb
from sprites.draw.french.jack import Jack, jack
from sprites.draw.french.king import King, king
from sprites.draw.french.queen import Queen, queen
from sprites.draw.french.textiles import SHADED_SIDE, chevrons, lozenges, one_tone, suit_signs, two_tone
from sprites.draw.geometry.outline import right_of
from sprites.draw.palette import FRENCH as PAINT
from sprites.draw.props.regalia import sceptre
from sprites.draw.shading import CONTOUR


def king_of_hearts() -> Drawing:
    """Return the king with curls, heart sceptre and orb, looking right."""
    return king(
        King(
            hair=LEATHER,
            hair_kind="curls",
            robe=RED,
            tunic=BLUE,
            textile=one_tone(suit_signs("H", 40, 0.18), PAINT.gold),
            cap=RED,
            finial="heart",
            left=heart_orb(),
            right=placed(sceptre(PAINT, "H", 190), 146, -212, 1.05),
            view="right",
            beard_kind="fork",
            brow="kind",
        )
    )


def queen_of_hearts() -> Drawing:
    """Return the queen with fair long hair and a rose."""
    return queen(
        Queen(
            hair=FAIR,
            hair_kind="wavy",
            gown=RED,
            stomacher=BLUE,
            textile=one_tone(lozenges(24, 32, PAINT.ink), PAINT.gold),
            held=placed(rose(), 0, 0, 1, -6),
            held_at=(-128, -128),
            stone=PAINT.red,
            elbow=(158, 40),
        )
    )


def jack_of_hearts() -> Drawing:
    """Return the one-eyed jack with a sealed letter."""
    return jack(
        Jack(
            hair=FAIR,
            hair_kind="page",
            sleeve=RED,
            doublet=BLUE,
            textile=two_tone(chevrons, GOLD),
            cap=RED,
            brim=BLUE,
            plume=WHITE,
            view="profile",
            bars=(PAINT.gold, 26, 9),
            elbow_x=164,
            torso=_flat_doublet(),
            left=placed(letter("H"), -128, -86, 1, -12),
        )
    )


def _flat_doublet() -> Drawing:
    _, shape = shoulders(PAINT, BLUE.colour, BLUE.dark, half=112, waist=80, bottom=160, edge=SHADED_SIDE)
    drawing = Drawing().fill(shape, BLUE.colour).add(chevrons(shape.area(), GOLD.colour))
    drawing.fill(right_of(SHADED_SIDE).intersection(shape.area()), BLUE.dark)
    return drawing.add(two_tone(chevrons, GOLD)(shape)).stroke(shape, PAINT.ink, CONTOUR)
