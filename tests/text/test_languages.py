"""Every language says everything, with the same slots, in tidy files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.text.catalogue import FOLDER, LANGUAGES, words
from game.text.plurals import plural_rule
from game.text.po import PoFile, parse

AREAS = sorted({path.name for path in FOLDER.glob("*/*.po")})
FIRST = LANGUAGES[0]
BY_SCREEN = {"menus.po"}
"""Ordered as the screens are, not by key."""
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OTHER_SCRIPT = {"bg": re.compile(r"[A-Za-z]{2,}")}
"""A single Latin letter is a key of the keyboard."""
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
NUMBERS = (*range(130), 162, 252, 1001, 1021)


def read(path: Path) -> PoFile:
    return parse(path.read_text("utf-8"), str(path))


def test_the_folders_are_the_languages() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} == set(LANGUAGES)
    assert {"calls.po", "cards.po", "options.po", "rules.po"} <= set(AREAS)


@EVERY_LANGUAGE
@pytest.mark.parametrize("area", AREAS)
def test_an_area_has_the_same_keys_in_every_language(language: str, area: str) -> None:
    ours = {entry.key for entry in read(FOLDER / language / area).entries}
    theirs = {entry.key for entry in read(FOLDER / FIRST / area).entries}
    assert ours == theirs, f"{language}/{area} and {FIRST}/{area} differ"


@EVERY_LANGUAGE
def test_slots_are_the_same_in_every_language(language: str) -> None:
    ours, theirs = words(language).entries, words(FIRST).entries
    different = {key: sorted(ours[key].slots ^ theirs[key].slots) for key in theirs if key in ours}
    assert {key: slots for key, slots in different.items() if slots} == {}


@EVERY_LANGUAGE
def test_plurals_are_plurals_in_every_language(language: str) -> None:
    ours = {key for key, entry in words(language).entries.items() if entry.is_plural}
    assert ours == {key for key, entry in words(FIRST).entries.items() if entry.is_plural}


@EVERY_LANGUAGE
@pytest.mark.parametrize("area", AREAS)
def test_files_are_in_one_order_and_named_after_their_language(language: str, area: str) -> None:
    file = read(FOLDER / language / area)
    keys = [entry.key for entry in file.entries]
    assert keys == [entry.key for entry in read(FOLDER / FIRST / area).entries]
    assert file.header["Language"] == language


@pytest.mark.parametrize("area", [area for area in AREAS if area not in BY_SCREEN])
def test_other_files_are_sorted_by_key(area: str) -> None:
    keys = [entry.key for entry in read(FOLDER / FIRST / area).entries]
    assert keys == sorted(keys)


@EVERY_LANGUAGE
@pytest.mark.parametrize("area", AREAS)
def test_words_are_clean(language: str, area: str) -> None:
    for entry in read(FOLDER / language / area).entries:
        for form in entry.forms:
            assert form == form.strip(), f"{entry.key}: blanks at an end"
            assert "  " not in form, f"{entry.key}: two blanks"
            assert "..." not in form, f"{entry.key}: three dots instead of an ellipsis"
            assert " - " not in form, f"{entry.key}: a hyphen instead of a dash"


PRINTED = ("language.", "keys.sign.")
"""Languages have their own names, and keys what is printed on them, in whatever script that is."""


@EVERY_LANGUAGE
def test_words_are_in_one_script_with_the_quotation_marks_of_print(language: str) -> None:
    foreign = OTHER_SCRIPT.get(language, CYRILLIC)
    for key, entry in words(language).entries.items():
        for form in entry.forms:
            text = re.sub(r"\{\w+\}", "", form)
            assert key.startswith(PRINTED) or not foreign.search(text), f"{key}: {form}"
            assert not set(text) & {"'", '"'}, f"{key}: {form}"


@EVERY_LANGUAGE
def test_every_plural_form_is_used(language: str) -> None:
    header = read(FOLDER / language / AREAS[0]).header["Plural-Forms"]
    forms, form_of = plural_rule(header)
    assert {form_of(number) for number in NUMBERS} == set(range(forms))
