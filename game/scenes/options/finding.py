"""An option is found by any words of its own, in whichever of the languages they are typed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.scenes.options.entries import ENTRIES, Entry
from game.scenes.preferences import OWN_NAMES
from game.text.catalogue import LANGUAGES, words
from game.text.plain import unmarked


def found(typed: str) -> tuple[Entry, ...]:
    """The entries that have all the typed words, or parts of them, in one language; all for nothing.

    Those that are called so come first.
    """
    wanted = plain(typed).split()
    hits = [entry for entry in ENTRIES if any(_has(text, wanted) for text in _texts(entry))]
    return tuple(sorted(hits, key=lambda entry: not any(_has(name, wanted) for name in _names(entry))))


def plain(text: str) -> str:
    """Small letters without marks: who types no diacritics finds the same."""
    return unmarked(text.casefold())


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
            told.setdefault(key.split(".")[1], []).extend(entry.forms)
    return told
