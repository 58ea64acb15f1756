"""A damaged catalogue folder is refused with the file that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.text import catalogue
from game.text.catalogue import Words
from game.text.po import PoError

HEADER = 'msgid ""\nmsgstr ""\n"Plural-Forms: {rule}\\n"\n\n'
TWO = "nplurals=2; plural=(n != 1);"
ONE = "nplurals=1; plural=0;"


def opened(folder: Path, monkeypatch: pytest.MonkeyPatch, **areas: tuple[str, str]) -> Words:
    for area, (rule, body) in areas.items():
        path = folder / "hr" / f"{area}.po"
        path.parent.mkdir(exist_ok=True)
        path.write_text(HEADER.format(rule=rule) + body, "utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", folder)
    say = catalogue.read_words.__wrapped__("hr")
    say.read()
    return say


def test_areas_are_put_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    say = opened(
        tmp_path, monkeypatch, a=(TWO, 'msgid "x"\nmsgstr "X"\n'), b=(TWO, 'msgid "y"\nmsgstr "Y"\n')
    )
    assert (say("x"), say("y")) == ("X", "Y")


def test_a_key_of_two_areas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = 'msgid "x"\nmsgstr "X"\n'
    with pytest.raises(PoError, match=r"b\.po, line 5: the key x belongs to another area already"):
        opened(tmp_path, monkeypatch, a=(TWO, body), b=(TWO, body))


def test_two_plural_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PoError, match=r"b\.po, line 1: the Plural-Forms of a\.po were expected"):
        opened(tmp_path, monkeypatch, a=(TWO, ""), b=(ONE, ""))


def test_too_few_forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = 'msgid "x"\nmsgid_plural "x.plural"\nmsgstr[0] "{number}"\n'
    with pytest.raises(PoError, match=r"a\.po, line 5: 2 forms were expected for x"):
        opened(tmp_path, monkeypatch, a=(TWO, body))


def test_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError, match="with the words of hr were expected"):
        opened(tmp_path, monkeypatch)
