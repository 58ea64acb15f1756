"""A language speaks to the player in one form: "vous" in French, "du" in German, no "Pan" in Polish."""

from __future__ import annotations

import re

import pytest

from game.text.catalogue import words

OTHER_FORM = {
    "fr": re.compile(r"\b(?:tu|te|toi|ton|ta|tes)\b|\bt’", re.IGNORECASE),
    "de": re.compile(r"(?<=[\w,;„] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b"),
    "pl": re.compile(r"\b(?:Pan|Pani|Panu|Pana|Państwo|Państwa)\b"),
}


@pytest.mark.parametrize("language", OTHER_FORM)
def test_nobody_is_spoken_to_in_another_form(language: str) -> None:
    other = OTHER_FORM[language]
    wrong = {
        key: form
        for key, entry in words(language).entries.items()
        for form in entry.forms
        if other.search(form)
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "tourne l’écran vers toi"), ("de", "Bitte drehen Sie den Bildschirm"), ("pl", "Czy Pan gra?")],
)
def test_the_other_form_is_heard(language: str, said: str) -> None:
    assert OTHER_FORM[language].search(said)
