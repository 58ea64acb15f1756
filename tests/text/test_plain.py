"""Every letter of the catalogues loses its mark as Unicode has it."""

from __future__ import annotations

import unicodedata

import pytest

from game.text.catalogue import LANGUAGES, words
from game.text.plain import LIGATURES, unmarked

NOT_COMPOSED = {"đ": "d", "ł": "l", "Đ": "D", "Ł": "L"}
"""Letters whose marks no normal form takes away."""


def by_unicode(sign: str) -> str:
    parts = unicodedata.normalize("NFD", sign)
    return NOT_COMPOSED.get(sign) or "".join(part for part in parts if not unicodedata.combining(part))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_catalogues(language: str) -> None:
    signs = {sign for entry in words(language).entries.values() for form in entry.forms for sign in form}
    signs |= {sign.upper() for sign in signs if len(sign.upper()) == 1}
    letters = {sign for sign in signs if sign.isalpha()} - set(LIGATURES) - {one.upper() for one in LIGATURES}
    assert len(letters) > 40
    assert {sign: unmarked(sign) for sign in letters} == {sign: by_unicode(sign) for sign in letters}


@pytest.mark.parametrize(
    ("text", "plain"),
    [("Štiglja, ŽĆđ", "Stiglja, ZCd"), ("œuvre", "oeuvre"), ("ŒUVRE groß", "OEUVRE gross"), ("e\u0301", "e")],
)
def test_words(text: str, plain: str) -> None:
    assert unmarked(text) == plain
