"""Sheets are saved where people look, copied, and shown in their folder."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pygame
import pytest

from game.scenes.deals.intents import OpenFolder
from game.scenes.history import keeping
from game.scenes.history.match import PastMatch
from game.scenes.options.folder import FolderPage
from game.text.catalogue import words
from game.ui.clipboard import copied, copy
from game.ui.field import Field
from game.ui.picker import Picker
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.history.evenings import SomePast, evenings
from tests.scenes.opened import opening

ENGLISH = words("en")
Opener = Callable[..., Driver]


@pytest.fixture
def opened(play: Play, tmp_path: Path) -> Opener:
    """A match of the history, or the page of the folder; pictures usually go into a folder of the test."""

    def begin(page: str = "match", own: str = "", pictures: Path | None = None) -> Driver:
        driver = play(PlainDoors().saved_match, speed="instant", language="en")
        past = SomePast(evenings().data, pictures or tmp_path / "usual")
        past.stand_in = tmp_path / "data"
        driver.desk.kept.past = past
        driver.change(own_folder=own)
        lines = past().lines().result()
        line = next(line for line in lines if line.game == "bela4")
        made = PastMatch(driver.desk, past, line) if page == "match" else opening(OpenFolder())(driver.desk)
        driver.loop.stack.push(made)
        driver.frames(2)
        return driver

    return begin


def texts(driver: Driver) -> str:
    return "\n".join(written.text for written in driver.written)


def press(driver: Driver, name: str) -> None:
    driver.click(driver.top.focus[name].box)  # type: ignore[attr-defined]
    driver.frames(3)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def told(answer: bool, asked: list[Path]) -> Callable[[Path], Future[bool]]:
    """A desktop that answers so at once."""

    def ask(path: Path) -> Future[bool]:
        asked.append(path)
        future: Future[bool] = Future()
        future.set_result(answer)
        return future

    return ask


def test_the_own_folder_comes_before_the_usual_one(opened: Opener, tmp_path: Path) -> None:
    own = tmp_path / "mine" / "bela"
    press(opened(own=str(own)), "match.text")
    assert names(own) == ["bela4 2026-12-20 22.45.txt"]
    assert names(tmp_path / "usual") == []


@pytest.mark.parametrize("own", ["", "file", "relative"])
def test_another_folder_stands_in_for_one_that_refuses(opened: Opener, tmp_path: Path, own: str) -> None:
    (tmp_path / "file").write_text("in the way")
    if own == "":
        driver = opened(pictures=tmp_path / "file")
    else:
        driver = opened(own=str(tmp_path / "file") if own == "file" else "pictures")
    press(driver, "match.text")
    driver.frames(5)
    where = tmp_path / ("data" if own == "" else "usual")
    assert names(where) == ["bela4 2026-12-20 22.45.txt"]
    assert "cannot be used" in texts(driver) or own == "relative"
    assert "bela4 2026-12-20 22.45.txt" in texts(driver)


def test_the_text_is_copied(opened: Opener) -> None:
    driver = opened()
    copy("")
    press(driver, "match.copy")
    assert copied().startswith("Bela for four\n")
    assert ENGLISH("keep.copied") in texts(driver)


@pytest.mark.parametrize("is_able", [True, False])
def test_the_picture_is_copied_or_at_least_saved(
    opened: Opener, tmp_path: Path, is_able: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(keeping, "take_picture", told(is_able, asked))
    driver = opened()
    press(driver, "match.copyPicture")
    driver.frames(3)
    assert asked == [tmp_path / "usual" / "bela4 2026-12-20 22.45.png"]
    assert pygame.image.load(asked[0]).get_width() > 900
    assert ENGLISH("keep.copied" if is_able else "keep.untaken") in texts(driver)


@pytest.mark.parametrize("is_able", [True, False])
def test_the_file_is_shown_in_its_folder_or_its_path_is_copied(
    opened: Opener, tmp_path: Path, is_able: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(keeping, "show", told(is_able, asked))
    driver = opened()
    page = driver.top
    assert isinstance(page, PastMatch)
    assert not page.focus["match.show"].is_enabled, "nothing has been saved yet"
    press(driver, "match.picture")
    press(driver, "match.show")
    path = tmp_path / "usual" / "bela4 2026-12-20 22.45.png"
    assert asked == [path]
    if not is_able:
        assert copied() == str(path)
        assert path.name in texts(driver)
        assert "The path has been copied" in texts(driver)


# --- the page of the folder ---------------------------------------------------------------------------


def waited(driver: Driver) -> FolderPage:
    page = driver.top
    assert isinstance(page, FolderPage)
    for _ in range(200):
        driver.frames(2)
        if not page.is_waiting:
            driver.settle()
            return page
        pygame.time.wait(5)
    raise AssertionError("the folder is listed for ever")


def test_a_folder_is_typed_and_kept(opened: Opener, tmp_path: Path) -> None:
    driver = opened("folder")
    page = waited(driver)
    field = page.focus["folder.path"]
    assert isinstance(field, Field)
    assert field.text == str(tmp_path / "usual")
    driver.key(pygame.K_BACKSPACE, pygame.KMOD_CTRL)
    copy(str(tmp_path / "mine"))
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    driver.key(pygame.K_RETURN)
    waited(driver)
    assert ENGLISH("folder.used") in texts(driver)
    assert driver.kept[-1].own_folder == str(tmp_path / "mine")
    press(driver, "folder.usual")
    waited(driver)
    assert driver.kept[-1].own_folder == ""
    driver.key(pygame.K_ESCAPE)
    assert not isinstance(driver.top, FolderPage)


def test_one_walks_from_folder_to_folder(opened: Opener, tmp_path: Path) -> None:
    (tmp_path / "home" / "Pictures" / "Bela").mkdir(parents=True)
    driver = opened("folder", own=str(tmp_path / "home") + "/")
    page = waited(driver)
    below = page.focus["folder.below"]
    assert isinstance(below, Picker)
    assert [name for _, name in below.options] == ["Pictures"]
    press(driver, "folder.into")
    below = waited(driver).focus["folder.below"]
    assert isinstance(below, Picker)
    assert [name for _, name in below.options] == ["Bela"]
    press(driver, "folder.into")
    waited(driver)
    press(driver, "folder.use")
    waited(driver)
    assert driver.kept[-1].own_folder == str(tmp_path / "home" / "Pictures" / "Bela")
    press(driver, "folder.up")
    assert waited(driver).typed == str(tmp_path / "home" / "Pictures")


@pytest.mark.parametrize(
    ("text", "key"), [("Pictures", "relative"), ("{}/file", "file"), ("{}/file/x", "file")]
)
def test_a_bad_folder_is_a_sentence(opened: Opener, tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "file").touch()
    driver = opened("folder", own=text.format(tmp_path))
    waited(driver)
    press(driver, "folder.use")
    waited(driver)
    assert ENGLISH(f"folder.{key}") in texts(driver)
    assert driver.kept[-1].own_folder == text.format(tmp_path), "nothing has changed"
