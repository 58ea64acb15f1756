"""Words stand as the printers of their country set them: spaces that hold, its own quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.text.catalogue import LANGUAGES, words

QUOTES = {"hr": "„”", "bg": "„“", "en": "“”", "de": "„“", "pl": "„”", "fr": "«»"}
ALL_QUOTES = re.compile("[„“”«»]")
WIDE, NARROW = "\u00a0", "\u202f"
BEFORE_FRENCH = {":": WIDE, ";": NARROW, "!": NARROW, "?": NARROW, "»": NARROW}
UNIT = re.compile(r"(?:\d|\}) +(?:%|[sс](?![\w’]))")
COUNTED = re.compile(r": \{(?:number|trumps|aces)\}")
NOTES = ("ground.", "known.", "remark.")
ALONE = re.compile(r"\w \{(?:points|needed)\}\.?$|^\{points\} ")
VERDICTS = ("result.fell.", "score.note.hung", "table.note.")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def forms(language: str) -> Iterator[tuple[str, str]]:
    """Every form of every sentence, after its key."""
    for key, entry in words(language).entries.items():
        for form in entry.forms:
            yield key, form


def badly_spaced(text: str) -> list[str]:
    """The places of a French sentence where another space should stand, with what is before them."""
    found = [
        text[max(0, place - 8) : place + 1]
        for place, sign in enumerate(text)
        if place and sign in BEFORE_FRENCH and text[place - 1] != BEFORE_FRENCH[sign]
    ]
    return found + re.findall(f"«(?!{NARROW}).?", text)


@EVERY_LANGUAGE
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    for key, form in forms(language):
        marks = "".join(ALL_QUOTES.findall(form))
        assert marks == (opening + closing) * (len(marks) // 2), f"{key}: {form}"


def test_french_signs_have_their_spaces() -> None:
    wrong = {key: badly_spaced(form) for key, form in forms("fr") if badly_spaced(form)}
    assert wrong == {}, "U+00A0 before a colon, U+202F before ; ! ? » and after «"


def test_the_french_ear_hears_what_is_wrong() -> None:
    assert badly_spaced(f"Je sors{NARROW}! «{NARROW}Fort{NARROW}»{WIDE}: 20") == []
    assert badly_spaced("Je sors !") == ["Je sors !"]
    assert badly_spaced("« Fort »") != []


@EVERY_LANGUAGE
def test_a_figure_stays_with_its_unit(language: str) -> None:
    assert [(key, form) for key, form in forms(language) if UNIT.search(form)] == []


@EVERY_LANGUAGE
def test_a_note_never_leaves_a_figure_alone_on_its_last_line(language: str) -> None:
    told = [(key, form) for key, form in forms(language) if key.startswith(NOTES)]
    assert [(key, form) for key, form in told if COUNTED.search(form)] == []
    assert sum(f":{WIDE}{{" in form for _, form in told) >= 8


@EVERY_LANGUAGE
def test_nor_does_a_verdict_or_a_note_on_the_sheet(language: str) -> None:
    told = [(key, form) for key, form in forms(language) if key.startswith(VERDICTS)]
    assert len(told) >= 7
    assert [(key, form) for key, form in told if ALONE.search(form)] == []
