"""Bulgarian names in Latin letters, as the Bulgarian law on transliteration of 2009 writes them."""

from __future__ import annotations

from typing import Final

LATIN: Final = "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya"
LETTERS: Final = dict(zip("абвгдежзийклмнопрстуфхцчшщъьюя", LATIN.split(), strict=True))


def in_latin(name: str) -> str:
    """Return the name in Latin letters, `Йордан` as `Yordan`; other letters stay as they are."""
    name = f"{name[:-2]}ia" if name.endswith("ия") else name
    return "".join(_letter(one) for one in name)


def _letter(letter: str) -> str:
    latin = LETTERS.get(letter.lower(), letter)
    return latin if letter.islower() else latin.capitalize()
