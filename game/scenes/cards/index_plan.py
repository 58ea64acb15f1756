"""What stands in the corners of the cards of each deck, and where."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.cards.card import Card
from game.cards.rank import Rank
from game.scenes.cards.deck import Deck

_NUMBERED: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)
ROMAN_HEIGHT: Final = 70
"""Glyphs of this height are Roman numerals."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """One index letter or number, in card units (a card is 500 wide)."""

    file: str
    width: float
    height: float

    @property
    def is_roman(self) -> bool:
        """Whether it is a Roman numeral, which hangs a little lower."""
        return self.height == ROMAN_HEIGHT


@dataclass(frozen=True, slots=True)
class Corner:
    """Where the index of a deck stands, in card units from the upper left corner."""

    letter_centre: float
    letter_top: float
    roman_top: float
    sign_centre: tuple[float, float]


class IndexPlan:
    """The table that says which glyph and sign a card shows; read from the sprites' index.json."""

    def __init__(self, folder: Path) -> None:
        """Read `folder`/index.json; OSError or KeyError if it is missing or of another shape."""
        self._folder = folder
        self._table = json.loads((folder / "index.json").read_text("utf-8"))
        self.pad: tuple[float, float] = tuple(self._table["pad"])
        self.sign_canvas: float = self._table["sign_canvas"]

    def glyph(self, card: Card, deck: Deck, language: str, *, arabic: bool) -> Glyph:
        """The letter or number of a card; French decks count in Arabic digits anyway."""
        rank = card.rank.letter
        if card.rank in _NUMBERED:
            style = "arabic" if arabic or deck is Deck.FRENCH else "roman"
            name = self._table["numerals"][style][rank]
        else:
            letters = self._table["letters"][deck]
            name = letters.get(language, letters["en"])[rank]
        found = self._table["glyphs"][name]
        return Glyph(found["file"], found["width"], found["height"])

    def corner(self, deck: Deck) -> Corner:
        """Where the pieces stand."""
        found = self._table["decks"][deck]
        across, down = found["sign_centre"]
        return Corner(found["letter_centre"], found["letter_top"], found["roman_top"], (across, down))

    def ink(self, card: Card, deck: Deck, *, has_four_colours: bool = False) -> str:
        """The colour of the letter, as #RRGGBB; the letters of the Hungarian deck are always black."""
        inks = self._table["inks"][deck]
        safe = inks.get("colour_blind") if has_four_colours else None
        ink: str = (safe or inks["plain"])[card.suit.letter]
        return ink

    def sign(self, card: Card, deck: Deck) -> str:
        """The drawing of the suit sign in the corner, by its path below the sprites without the ending."""
        name: str = self._table["pips"][deck][card.suit.letter]
        return f"{self._folder.name}/{name.removesuffix('.svg')}"

    def glyph_file(self, glyph: Glyph) -> Path:
        """The drawing of a letter, in white."""
        return self._folder / glyph.file
