"""Every licence text beside the game is shown, can be read to its end, and is reached from the options."""

from __future__ import annotations

import re
from pathlib import Path

import notices
import pygame
import pytest

from game.app.paths import assets
from game.scenes.licences.page import Licences
from game.scenes.licences.texts import NAMES, licences, paragraphs
from game.scenes.options.page import Options
from tests.scenes.driver import Driver, Play

ROOT = Path(__file__).parents[3]


@pytest.fixture
def driver(play: Play, tmp_path: Path) -> Driver:
    """The page of a download, with all the texts that a download is made with."""
    (tmp_path / "sprites").symlink_to(assets() / "sprites")
    (tmp_path / "sounds").symlink_to(assets() / "sounds")
    folder = tmp_path / "licences"
    folder.mkdir()
    for number, stem in enumerate(NAMES):
        (folder / f"{stem}.txt").write_text(
            f"Text {number} of {stem}.\n\n" + "And so on. \n\n" * 99 + "End.\n"
        )

    def first(desk: object) -> Licences:
        desk.assets = tmp_path  # type: ignore[attr-defined]
        return Licences(desk)  # type: ignore[arg-type]

    driver = play(first, language="de")
    driver.settle()
    return driver


def page(driver: Driver) -> Licences:
    assert isinstance(driver.top, Licences)
    return driver.top


def texts(driver: Driver) -> set[str]:
    return {written.text for written in driver.written}


def test_every_part_can_be_read_to_its_end_with_keys(driver: Driver) -> None:
    for number, stem in enumerate(NAMES):
        assert f"Text {number} of {stem}." in texts(driver)
        assert "End." not in texts(driver)
        for _ in range(40):
            driver.key(pygame.K_PAGEDOWN)
        assert "End." in texts(driver)
        driver.key(pygame.K_RIGHT)
        driver.settle()
    assert page(driver).part == 0


def test_every_part_can_be_chosen_with_the_mouse_and_pulled(driver: Driver) -> None:
    page_here = page(driver)
    for index in range(len(NAMES)):
        driver.click(page_here.focus[f"part.{index}"].box.centre)
        assert page_here.part == index
    before = page_here.first
    x, y = page_here.text_box.centre
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1, touch=False))
    driver.move((x, y - 200))
    assert page_here.first > before
    driver.key(pygame.K_END)
    assert page_here.first == len(page_here.lines) - page_here.seen


def test_the_options_lead_there_and_escape_leads_back(play: Play) -> None:
    driver = play(Options)
    driver.settle()
    options = driver.top
    assert isinstance(options, Options)
    options.show("licences")
    driver.settle()
    driver.click(options.focus["licences"].box.centre)
    driver.settle()
    assert isinstance(driver.top, Licences)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is options


def test_whatever_a_download_collects_has_a_name_here() -> None:
    collected = {"belot-table", "libraries", "python", *notices.PACKAGES, *notices.HEADED}
    assert collected == set(NAMES)


def test_our_own_text_and_that_of_the_libraries_are_shown_from_a_checkout_too() -> None:
    own, libraries = licences(assets())[:2]
    assert "MIT" in own.paragraphs[0]
    assert any("GNU Lesser General Public License 2.1" in text for text in libraries.paragraphs)


def test_lines_of_a_typewriter_become_paragraphs_and_lose_no_word() -> None:
    text = (ROOT / "packaging" / "notices" / "LIBRARIES.txt").read_text("utf-8")
    made = paragraphs(text)
    assert " ".join(made).split() == re.sub(r"(?m)^[-=]+$", "", text).split()
    assert any(
        one.endswith("such readers are left out.") and one.startswith("The game draws") for one in made
    )
    assert sum(one.startswith("* ") for one in made) == 20


def test_terms_that_stand_at_the_head_of_a_module_are_taken_from_there() -> None:
    for package in notices.HEADED:
        text = notices.head(package)
        assert "Copyright" in text
        assert "#" not in text
    with pytest.raises(FileNotFoundError):
        notices.head("tomli-w")
