"""The index in pieces: white words to be tinted, small signs, and index.json, which says where they go."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sprites.draw.corner.words import word
from sprites.draw.geometry.matrix import scaling, translation
from sprites.draw.palette import HUNGARIAN
from sprites.draw.pips import FOUR_COLOUR_INKS, FRENCH_INKS, SAFE_INKS, french_pip, hungarian_pip
from sprites.draw.style import PLAIN, Style
from sprites.draw.svg import CARD, svg

SUITS = "CDHS"
WHITE = "#FFFFFF"
PAD = (4, 14)  # room for the tail of the Q and the feet of the De
SIGN = 72  # canvas of a corner sign; the sign itself is 60
ASCII = {"П": "PE", "Д": "DE"}  # Cyrillic A, V, K are drawn as Latin A, B, K

ARABIC = {"7": "7", "8": "8", "9": "9", "T": "10"}
ROMANS = {"7": "VII", "8": "VIII", "9": "IX", "T": "X"}
# Ace, king, Ober or lady, Unter or jack.
FRENCH_LETTERS = {"hr": "AKBD", "en": "AKQJ", "bg": "AПДB", "de": "AKDB", "pl": "AKDW", "fr": "ARDV"}
HUNGARIAN_LETTERS = {"hr": "AKBD", "en": "AKOU", "bg": "AKOU", "de": "AKOU", "pl": "AKOU", "fr": "AKOU"}

DECKS = {
    "hungarian": {"letter_centre": 56, "letter_top": 20, "roman_top": 24, "sign_centre": [57, 144]},
    "french": {"letter_centre": 57, "letter_top": 20, "roman_top": 24, "sign_centre": [57, 140]},
}
INKS = {
    "hungarian": {
        "plain": dict.fromkeys(SUITS, HUNGARIAN.ink),
        "coloured": {
            "C": HUNGARIAN.brown_dark,
            "D": HUNGARIAN.gold_dark,
            "H": HUNGARIAN.red,
            "S": HUNGARIAN.green_dark,
        },
    },
    "french": {"plain": FRENCH_INKS, "four_colours": FOUR_COLOUR_INKS, "colour_blind": SAFE_INKS},
}
NOTE = (
    "Card units, origin at the top left of a 500 x 780 card. A glyph file is its glyph in "
    "white with a margin of pad "
    "on each side; the second corner is the first turned by 180 degrees about the middle of the card."
)


def index_files(style: Style = PLAIN) -> Iterator[tuple[str, str]]:
    """Yield name and text of every file of the index."""
    glyphs = {}
    for text in _words():
        name = ASCII.get(text, text)
        drawn = word(text, WHITE)
        file = f"glyph_{name.lower()}.svg"
        glyphs[name] = {"file": file, "text": text, "width": round(drawn.width, 2), "height": drawn.height}
        size = (round(drawn.width + 2 * PAD[0], 2), drawn.height + 2 * PAD[1])
        yield file, svg(drawn.drawing.mapped(translation(*PAD)), name, size, is_centred=False)
    for suit in SUITS:
        sign = hungarian_pip(suit, style.signs, 6.4, is_detailed=False).mapped(scaling(0.60))
        yield f"pip_hungarian_{suit}.svg", svg(sign, f"hungarian {suit}", (SIGN, SIGN))
        sign = french_pip(suit, style.inks[suit]).mapped(scaling(0.60))
        yield f"pip_french_{suit}.svg", svg(sign, f"french {suit}", (SIGN, SIGN))
    yield "index.json", json.dumps(_places(glyphs), indent=1, ensure_ascii=False) + "\n"


def _words() -> list[str]:
    letters = {
        letter for table in (FRENCH_LETTERS, HUNGARIAN_LETTERS) for word in table.values() for letter in word
    }
    return [*sorted(letters), *ARABIC.values(), *ROMANS.values()]


def _places(glyphs: dict[str, dict[str, object]]) -> dict[str, object]:
    return {
        "card": list(CARD),
        "pad": list(PAD),
        "sign_canvas": SIGN,
        "decks": DECKS,
        "pips": {deck: {suit: f"pip_{deck}_{suit}.svg" for suit in SUITS} for deck in DECKS},
        "inks": INKS,
        "numerals": {"arabic": ARABIC, "roman": ROMANS},
        "letters": {"hungarian": _lettering(HUNGARIAN_LETTERS), "french": _lettering(FRENCH_LETTERS)},
        "glyphs": glyphs,
        "note": NOTE,
    }


def _lettering(letters: dict[str, str]) -> dict[str, dict[str, str]]:
    return {
        language: {rank: ASCII.get(letter, letter) for rank, letter in zip("AKQJ", text, strict=True)}
        for language, text in letters.items()
    }
