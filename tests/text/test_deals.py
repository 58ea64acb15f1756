"""A deal's code can be read out in every language, and what people made of a deal is one sentence."""

from __future__ import annotations

import unicodedata

import pytest

from game.text.catalogue import LANGUAGES, words
from game.text.deals import compared, line_fault, said_code
from game.variants.code_signs import LETTERS

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
def test_every_sign_has_a_word_of_its_own(language: str) -> None:
    said = said_code(words(language), LETTERS).split(", ")
    assert len(said) == len(LETTERS)
    assert len({word.casefold() for word in said}) == len(LETTERS)
    if language != "bg":  # there Latin letters are said by the international alphabet, in Cyrillic
        begins = [unicodedata.normalize("NFD", word)[0] for word in said[10:]]
        assert begins == list(LETTERS[10:])


def test_groups_are_apart() -> None:
    assert said_code(words("en"), "d1A0-z9") == "Delta, one, Alfa, zero – Zulu, nine"
    assert said_code(words("de"), "D1") == "Dora, eins"


COMPARED = {
    "hr": "ti 104, prijatelj 92, majstor 97",
    "bg": "ти 104, приятелят ти 92, майсторът 97",
    "en": "you 104, your friend 92, the master 97",
    "de": "du 104, dein Freund 92, der Meister 97",
    "pl": "ty 104, twój przyjaciel 92, mistrz 97",
    "fr": "vous 104, votre ami 92, le maître 97",
}


@EVERY_LANGUAGE
def test_points_are_compared(language: str) -> None:
    assert compared(words(language), 104, [("", 92, False)], 97) == COMPARED[language]


def test_friends_have_their_names_and_sides() -> None:
    say = words("en")
    assert compared(say, 104) == "you 104"
    assert compared(say, 104, master=97, me="Ana") == "Ana 104, the master 97"
    friends = [("Ana", 92, False), ("{points}", 70, True)]
    assert compared(say, 104, friends) == "you 104, Ana 92, {points} 70 (for the other side)"


@EVERY_LANGUAGE
def test_a_line_that_cannot_be_read_has_a_sentence(language: str) -> None:
    assert line_fault(words(language)).endswith(".")
