"""Every sentence of the game has a key, and its words stand in a file for each language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from gettext import c2py
from pathlib import Path
from typing import Final

from game.text.po import Entry, PoError, parse

LANGUAGES: Final = ("hr", "bg", "en", "de", "pl", "fr")
"""The languages with a complete catalogue, in the order in which they are offered."""

FOLDER: Final = Path(__file__).with_name("catalogues")
"""One folder a language, one .po file an area; beside this module in a checkout, a wheel and a download."""

PLURAL_FORMS: Final = re.compile(r"nplurals\s*=\s*(\d)\s*;\s*plural\s*=\s*([^;]+);?")


class MissingWordsError(KeyError):
    """A key that the language has no words for."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The words of one language: `say("score.deal", number=3)`, `say.count("score.points", 21)`."""

    def __init__(self, language: str, entries: Mapping[str, Entry], plural: Callable[[int], int]) -> None:
        """Take the entries of all areas together; `plural` tells the form of a number."""
        self.language = language
        self.entries = entries
        self._plural = plural

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def __call__(self, key: str, /, **slots: object) -> str:
        """The words of a key with its slots filled; raise KeyError for an unknown key or an empty slot."""
        return self._filled(self._entry(key, is_plural=False), 0, slots)

    def count(self, key: str, number: int, /, **slots: object) -> str:
        """The words for so many things; {number} is filled with the number unless a slot says otherwise."""
        return self._filled(
            self._entry(key, is_plural=True), self._plural(abs(number)), {"number": number, **slots}
        )

    def _entry(self, key: str, *, is_plural: bool) -> Entry:
        entry = self.entries.get(key)
        if entry is None:
            raise MissingWordsError(f"{self.language}: no words for the key {key}")
        if entry.is_plural != is_plural:
            wanted = "say.count(key, number)" if entry.is_plural else "say(key)"
            raise MissingWordsError(f"{self.language}: {key} is said with {wanted}")
        return entry

    def _filled(self, entry: Entry, form: int, slots: Mapping[str, object]) -> str:
        try:
            return entry.forms[form].format_map(slots)
        except KeyError as error:
            raise MissingWordsError(f"{self.language}: {entry.key} needs the slot {error}") from None


def words(language: str) -> Words:
    """The words of a language, read once.

    Raises ValueError for one without a catalogue, FileNotFoundError if its files are missing, PoError for a
    damaged one.
    """
    return read_words(str(language))  # a member of an enumeration is the same to us, but not to a cache


@cache
def read_words(language: str) -> Words:
    """See `words`; the name is a plain one."""
    if language not in LANGUAGES:
        raise ValueError(
            f"{language!r} is no language of the game: one of {', '.join(LANGUAGES)} was expected"
        )
    paths = sorted((FOLDER / language).glob("*.po"))
    if not paths:
        raise FileNotFoundError(f"{FOLDER / language}: .po files with the words of {language} were expected")
    entries: dict[str, Entry] = {}
    rule = ""
    for path in paths:
        file = parse(path.read_text("utf-8"), str(path))
        rule = rule or file.header["Plural-Forms"]
        if file.header["Plural-Forms"] != rule:
            raise PoError(str(path), 1, f"the Plural-Forms of {paths[0].name} were expected")
        forms, _ = plural_rule(rule)
        for entry in file.entries:
            if entry.key in entries:
                raise PoError(str(path), entry.line, f"the key {entry.key} belongs to another area already")
            if entry.is_plural and len(entry.forms) != forms:
                raise PoError(str(path), entry.line, f"{forms} forms were expected for {entry.key}")
            entries[entry.key] = entry
    return Words(language, entries, plural_rule(rule)[1])


@cache
def plural_rule(text: str) -> tuple[int, Callable[[int], int]]:
    """How many forms a Plural-Forms header speaks of, and the one that a number takes."""
    found = PLURAL_FORMS.fullmatch(text)
    if found is None:
        raise ValueError(f"Plural-Forms: nplurals=2; plural=(n != 1); was expected, not {text!r}")
    return int(found[1]), c2py(found[2])
