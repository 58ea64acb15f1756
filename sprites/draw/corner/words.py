"""A word of the index is one drawing in one ink: a letter, a digit, 10, or a Roman numeral set narrower."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.draw.corner.digits import DIGITS
from sprites.draw.corner.letters import LETTERS
from sprites.draw.drawing import Drawing
from sprites.draw.geometry.matrix import compose, scaling, translation
from sprites.draw.geometry.outline import traced
from sprites.draw.geometry.path import Path

LETTER_HEIGHT, ROMAN_HEIGHT = 78, 70
ROMAN = {"VII", "VIII", "IX", "X"}
CONDENSED = {"VIII": 0.56, "VII": 0.73, "IX": 0.82, "10": 0.86, "W": 0.66}
GLYPHS = {**LETTERS, **DIGITS}


@dataclass(frozen=True)
class Word:
    """A drawn word from its top left corner, with its size in card units."""

    drawing: Drawing
    width: float
    height: float


def word(text: str, colour: str) -> Word:
    """Return a word of the index in its usual size."""
    height = ROMAN_HEIGHT if text in ROMAN else LETTER_HEIGHT
    gap = 4 if text in ROMAN and len(text) > 1 else 5
    return set_word(text, colour, height, gap, CONDENSED.get(text, 1))


def large_word(text: str, colour: str) -> Word:
    """Return a word of the large index (letters half as high again)."""
    return set_word(text, colour, 118, 5 if text == "10" else 4, 0.80 if len(text) == 1 else 0.66)


def set_word(text: str, colour: str, height: float, gap: float, condensed: float) -> Word:
    """Return a word of a given height; gap between letters in hundredths of the height."""
    k = height / 100
    x = 0.0
    drawing = Drawing()
    before = ""
    for letter in text:
        shape, width = _glyph(letter)
        if (before, letter) == ("I", "X"):
            x += k * condensed
        drawing.fill(shape.mapped(compose(translation(x, height), scaling(k * condensed, k))), colour)
        x += (width + gap) * k * condensed
        before = letter
    return Word(drawing, x - gap * k * condensed, height)


def _glyph(letter: str) -> tuple[Path, float]:
    make, width = GLYPHS[letter]
    # A little closing fills the inner corners as ink would and keeps the outer ones crisp.
    inked = make().buffer(1.8, join_style=2).buffer(-1.8, join_style=1)
    return traced(inked, tolerance=0.04), width
