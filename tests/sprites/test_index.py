"""Every rank has a corner in every language: index.json, its files and its measures agree."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pygame
import pytest

INDEX = Path(__file__).parents[2] / "sprites" / "index"
LANGUAGES = ("hr", "en", "bg", "de", "pl", "fr")
PLACES: dict[str, Any] = json.loads((INDEX / "index.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["hungarian", "french"])
def test_every_rank_has_a_glyph(deck: str, language: str) -> None:
    letters = PLACES["letters"][deck][language]
    for numerals in PLACES["numerals"].values():
        glyphs = [(letters | numerals)[rank] for rank in "789TJQKA"]
        assert len(set(glyphs)) == 8, "two ranks of one deck never share a glyph"
        assert all((INDEX / PLACES["glyphs"][glyph]["file"]).is_file() for glyph in glyphs)


def test_the_letters_that_players_know() -> None:
    assert PLACES["letters"]["french"]["hr"] == {"A": "A", "K": "K", "Q": "B", "J": "D"}, (
        "as, kralj, baba, dečko"
    )
    assert PLACES["letters"]["french"]["en"] == {"A": "A", "K": "K", "Q": "Q", "J": "J"}
    assert PLACES["letters"]["french"]["fr"] == {"A": "A", "K": "R", "Q": "D", "J": "V"}, (
        "as, roi, dame, valet"
    )
    assert PLACES["letters"]["hungarian"]["en"] == {"A": "A", "K": "K", "Q": "O", "J": "U"}, "Ober, Unter"
    bulgarian = PLACES["letters"]["french"]["bg"]
    assert [PLACES["glyphs"][bulgarian[rank]]["text"] for rank in "KQ"] == ["П", "Д"], "поп, дама"


def test_no_file_is_unused_and_none_is_missing() -> None:
    named = {glyph["file"] for glyph in PLACES["glyphs"].values()}
    named |= {file for deck in PLACES["pips"].values() for file in deck.values()}
    assert {path.name for path in INDEX.iterdir()} == named | {"index.json"}
    used = {
        letter for deck in PLACES["letters"].values() for table in deck.values() for letter in table.values()
    }
    used |= {word for numerals in PLACES["numerals"].values() for word in numerals.values()}
    assert used == set(PLACES["glyphs"])


@pytest.mark.parametrize("glyph", PLACES["glyphs"])
def test_a_glyph_is_white_and_fits_its_canvas(glyph: str) -> None:
    """One ink, to be tinted when the card is drawn; it fills the measures that index.json states."""
    place = PLACES["glyphs"][glyph]
    root = ET.parse(INDEX / place["file"]).getroot()  # noqa: S314 - our own files
    fills = {element.get("fill") for element in root.iter() if element.get("fill")}
    assert fills == {"#FFFFFF"}
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    pad_x, pad_y = PLACES["pad"]
    assert width == pytest.approx(place["width"] + 2 * pad_x, abs=0.02)
    assert height == place["height"] + 2 * pad_y
    scale = 2
    size = (round(width * scale), round(height * scale))
    ink = pygame.image.load_sized_svg(INDEX / place["file"], size).get_bounding_rect()
    assert ink.left >= 1
    assert ink.top >= 1
    assert ink.bottom < size[1]
    assert ink.height >= place["height"] * scale - 4
    assert ink.width >= place["width"] * scale * 0.85


def test_every_suit_has_inks_and_a_sign() -> None:
    for deck in ("hungarian", "french"):
        assert set(PLACES["pips"][deck]) == set("CDHS")
        for inks in PLACES["inks"][deck].values():
            assert set(inks) == set("CDHS")
            assert all(re.fullmatch(r"#[0-9A-F]{6}", ink) for ink in inks.values())
    for suits in ("four_colours", "colour_blind"):
        assert len(set(PLACES["inks"]["french"][suits].values())) == 4


@pytest.mark.parametrize("deck", ["hungarian", "french"])
def test_the_corner_lies_in_the_notch(deck: str) -> None:
    """The notch of a face is 79 x 168 from the frame's corner at (24, 24); the widest word still fits."""
    place = PLACES["decks"][deck]
    card = PLACES["card"]
    widest = max(glyph["width"] for glyph in PLACES["glyphs"].values())
    assert place["letter_centre"] - widest / 2 > 12
    assert place["letter_centre"] + widest / 2 < 24 + 79
    x, y = place["sign_centre"]
    assert y + 30 < 24 + 168
    assert y - 30 > place["roman_top"] + 70
    assert 0 < x < card[0] / 2
