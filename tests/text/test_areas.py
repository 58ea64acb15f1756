"""The files of a language are read as its words are needed."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from game.text import areas
from game.text.areas import EARLY, Areas
from game.text.catalogue import FOLDER, LANGUAGES

HEADER = 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are read."""
    names: list[str] = []
    parse = areas.parse

    def noted(text: str, name: str) -> object:
        names.append(Path(name).name)
        return parse(text, name)

    monkeypatch.setattr(areas, "parse", noted)
    return names


def language(folder: Path, **bodies: str) -> Areas:
    for name, body in bodies.items():
        (folder / f"{name}.po").write_text(HEADER + body, "utf-8")
    return Areas(list(folder.iterdir()))


def test_a_file_is_read_when_one_of_its_keys_is_asked_for(tmp_path: Path, read: list[str]) -> None:
    found = language(tmp_path, a='msgid "x"\nmsgstr "X"', b='msgid "y"\nmsgstr "Y"')
    assert read == []
    assert found["x"].forms == ("X",)
    assert read == ["a.po"]
    assert found["y"].forms == ("Y",)
    assert found["x"].forms == ("X",)
    assert read == ["a.po", "b.po"]


def test_no_other_file_is_read_for_a_key(tmp_path: Path, read: list[str]) -> None:
    found = language(tmp_path, a='msgid "x"\nmsgstr "X"', b='msgid "y.x"\nmsgstr "Y"')
    assert found["y.x"].forms == ("Y",)
    assert read == ["b.po"]


def test_what_the_first_picture_says_is_read_first(tmp_path: Path, read: list[str]) -> None:
    found = language(tmp_path, calls='msgid "x"\nmsgstr "X"', menus='msgid "title.play"\nmsgstr "Play"')
    assert "title.play" in found
    assert read == ["menus.po"]


def test_a_key_that_there_is_not_has_all_files_read(tmp_path: Path, read: list[str]) -> None:
    found = language(tmp_path, a='msgid "x"\nmsgstr "X"', b='msgid "y"\nmsgstr "Y"')
    assert "z" not in found
    assert read == ["a.po", "b.po"]


def test_whoever_goes_through_all_of_them_has_all_files_read(tmp_path: Path, read: list[str]) -> None:
    bodies = {"a": 'msgid "x"\nmsgstr "X"', "b": 'msgid "y"\nmsgstr "Y"'}
    assert sorted(language(tmp_path, **bodies)) == ["x", "y"]
    assert len(language(tmp_path)) == 2
    assert read == ["a.po", "b.po"] * 2


def test_threads_that_ask_at_once_read_each_file_once(tmp_path: Path, read: list[str]) -> None:
    found = language(tmp_path, **{f"a{number}": f'msgid "x{number}"\nmsgstr "X"' for number in range(40)})
    threads = [threading.Thread(target=found.read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(read) == len(found) == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_early_files_are_there(language: str) -> None:
    assert all((FOLDER / language / name).is_file() for name in EARLY)
