"""Women's hair of the three-quarter view, as a layer behind the face and one before it."""

from __future__ import annotations

from sprites.draw.drawing import Drawing
from sprites.draw.heads.braids import braid, bun
from sprites.draw.heads.cuts import Cut, before, behind
from sprites.draw.palette import Palette
from sprites.draw.shading import CONTOUR

PARTED = (("0,-72 -26,-58 -40,-26", 3), ("2,-66 28,-54 46,-20", 3))
CUTS = {
    "wavy": Cut(
        "-40,-48 -54,-10 -58,30 -70,70 -66,112! -30,120 30,128! 76,112 84,70 68,30 64,-10 54,-46",
        "6,-84! -20,-78 -40,-58 -50,-24 -50,10 -60,44 -72,76 -64,112! -46,96 -48,70 -40,42 "
        "-36,12 -37,-14 -30,-36 "
        "-8,-54! 20,-46 34,-26 38,2 40,30 56,60 56,92 70,112! 84,86 78,52 64,22 62,-16 52,-56 30,-80",
        (
            ("-6,-70 -30,-54 -42,-24 -44,14 -54,50", 3.4),
            ("-2,-62 -24,-48 -36,-26", 2.4),
            ("-46,20 -56,54 -60,84", 3),
            ("16,-66 40,-44 48,-10 50,24 64,56", 3.6),
            ("24,-58 42,-34 44,0", 2.4),
            ("56,30 68,62 70,90", 3),
        ),
        "54,-90 56,-30 62,30 70,120",
    ),
    "braids": Cut(
        "-42,-46 -50,-10 -46,30 -30,50! 36,56! 56,30 58,-10 52,-46",
        (
            "2,-84! -24,-78 -42,-56 -47,-24 -44,4! -36,-14 -28,-38 0,-58! 24,-46 36,-24 42,6! "
            "52,-4 56,-26 52,-56 30,-80"
        ),
        PARTED,
        "40,-90 50,-30 46,30",
    ),
    "bun": Cut(
        "-42,-46 -48,-20 -44,6 -36,20! 40,24! 54,4 56,-20 52,-46",
        "2,-84! -24,-78 -42,-56 -46,-26 -42,6 -40,16! -36,0 -34,-20 -24,-42 0,-58! 24,-46 36,-24 40,0 43,18! "
        "52,2 56,-24 52,-56 30,-80",
        PARTED,
        "40,-90 50,-30 46,30",
    ),
}


def womens_hair(palette: Palette, colour: str, dark: str, kind: str) -> tuple[Drawing, Drawing]:
    """Return back and front of the hair: wavy, braids or bun."""
    cut = CUTS[kind]
    front = before(palette, cut, colour, dark, palette.ink, CONTOUR * 0.9)
    if kind == "braids":
        front.add(braid(palette, -46, 0, -1, colour, dark)).add(braid(palette, 50, -2, 1, colour, dark))
    elif kind == "bun":
        front.add(bun(palette, -50, 6, colour)).add(bun(palette, 56, 6, dark))
    return behind(palette, cut, dark), front
