"""An option is found by any words of its own, in whichever of the languages they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from game.scenes.options.entries import ENTRIES, Entry
from game.scenes.preferences import OWN_NAMES
from game.text.catalogue import LANGUAGES, words
from game.text.plain import unmarked

SLOT: Final = re.compile(r"\{\w+\}")
PAUSE: Final = 0.15
"""Seconds between two catalogues, so that none of them is noticed."""


def found(typed: str) -> tuple[Entry, ...]:
    """The entries that have all the typed words, or parts of them, in one language; all for nothing.

    Those that are called so come first.
    """
    wanted = plain(typed).split()
    hits = [entry for entry in ENTRIES if any(_has(text, wanted) for text in _texts(entry))]
    return tuple(sorted(hits, key=lambda entry: not any(_has(name, wanted) for name in _names(entry))))


class Reading:
    """The words of the other languages are read one after the other, before the first letter is typed."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._left = list(LANGUAGES)
        self._passed = 0.0

    def pass_time(self, seconds: float) -> None:
        """After each pause another language: 15 ms."""
        self._passed += seconds
        if self._left and self._passed >= PAUSE:
            self._passed = 0.0
            words(self._left.pop(0)).read()


def plain(text: str) -> str:
    """Small letters without marks: who types no diacritics finds the same."""
    return unmarked(text.casefold())


def _without_slots(text: str) -> str:
    """The name of a slot is no word that anybody reads."""
    return SLOT.sub("", text)


def _has(text: str, wanted: Iterable[str]) -> bool:
    return all(word in text for word in wanted)


@cache
def _names(entry: Entry) -> tuple[str, ...]:
    """What it is called, a name a language."""
    return tuple(plain(words(language)(f"options.{entry.id}")) for language in LANGUAGES)


@cache
def _texts(entry: Entry) -> tuple[str, ...]:
    """All that is said about it, a text a language."""
    return tuple(plain(" ".join(_said(entry, language))) for language in LANGUAGES)


def _said(entry: Entry, language: str) -> Iterable[str]:
    say = words(language)
    yield say(f"options.group.{entry.group}")
    yield from _told(language).get(entry.id, ())
    if entry.id == "language":
        yield from OWN_NAMES.values()


@cache
def _told(language: str) -> dict[str, list[str]]:
    """By the name of an option what its keys say, read from the catalogue once."""
    told: dict[str, list[str]] = {}
    for key, entry in words(language).entries.items():
        if key.startswith("options."):
            told.setdefault(key.split(".")[1], []).extend(map(_without_slots, entry.forms))
    return told
