"""Every sentence of the game has a key, and its words stand in a file for each language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from game.text.areas import Areas
from game.text.po import Entry

LANGUAGES: Final = ("hr", "bg", "en", "de", "pl", "fr")
"""The languages with a complete catalogue, in the order in which they are offered."""

FOLDER: Final = Path(__file__).with_name("catalogues")
"""One folder a language, one .po file an area; beside this module in a checkout, a wheel and a download."""


class MissingWordsError(KeyError):
    """A key that the language has no words for."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The words of one language: `say("score.deal", number=3)`, `say.count("score.points", 21)`."""

    def __init__(
        self, language: str, entries: Mapping[str, Entry], plural: Callable[[int], int], game: str = ""
    ) -> None:
        """Take the entries of all areas together; `plural` tells the form of a number, `game` see `of`."""
        self.language = language
        self.entries = entries
        self._plural = plural
        self._game = game

    def of(self, game: str) -> Words:
        """The same words, but `GAME.KEY` instead of `KEY` where the catalogue has it; "" is no game's own."""
        return self if game == self._game else Words(self.language, self.entries, self._plural, game)

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

    def read(self) -> None:
        """Read all that has not been read yet: 5 ms, or PoError for a damaged file."""
        len(self.entries)

    def _entry(self, key: str, *, is_plural: bool) -> Entry:
        entry = self.entries.get(f"{self._game}.{key}") if self._game else None
        entry = entry or self.entries.get(key)
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
    """The words of a language; each of its files is read once, when it is needed or all of them are wanted.

    Raises ValueError for one without a catalogue, FileNotFoundError if its files are missing; a damaged one
    raises PoError when it is read.
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
    areas = Areas(paths)
    return Words(language, areas, areas.form)
