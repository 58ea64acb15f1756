"""A name is typed with a controller alone, and with one finger alone."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.choosing.setup_seats import SetupSeats
from game.scenes.intents import OpenSeats
from game.scenes.letters import COLUMNS, DONE, LETTER, LETTERS, SIGNS, Letters
from game.scenes.preferences import Language
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Driver, Play
from tests.scenes.hands import Finger, Pad, plug_in
from tests.scenes.opened import opening


def letters(driver: Driver) -> Letters:
    top = driver.top
    assert isinstance(top, Letters)
    return top


def step_to(driver: Driver, pad: Pad, name: str) -> None:
    """Go there with the arrows: first down to its row, then across."""
    for _ in range(80):
        focus = letters(driver).focus
        current, wanted = focus.current, focus[name]
        assert current is not None
        if current is wanted:
            return
        (x, y), (u, v) = current.box.centre, wanted.box.centre
        if abs(v - y) > 4:
            pad.press(PadButton.DOWN if v > y else PadButton.UP)
        else:
            pad.press(PadButton.RIGHT if u > x else PadButton.LEFT)
    raise AssertionError(f"{name} cannot be reached")


def name_of(driver: Driver) -> str:
    tables = driver.desk.preferences.tables
    return tables["4"][0].name if "4" in tables else ""


def test_a_name_by_controller(play: Play) -> None:
    driver = play(opening(OpenSeats()), language="hr", speed="instant")
    (pad,) = plug_in(driver)
    driver.settle()
    for _ in range(40):
        current = driver.top.focus.current  # type: ignore[attr-defined]
        if current.name == "people.name.0":
            break
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.SOUTH)
    for sign in ("ž", "a", "k", "k"):
        step_to(driver, pad, LETTER + sign)
        pad.press(PadButton.SOUTH)
    pad.press(PadButton.WEST)
    assert name_of(driver) == "Žak", "a capital first; West takes a letter away"
    step_to(driver, pad, DONE)
    pad.press(PadButton.SOUTH)
    assert isinstance(driver.top, SetupSeats)
    driver.settle()
    assert "Žak" in {written.text for written in driver.written}


def test_a_name_by_one_finger(play: Play) -> None:
    driver = play(opening(OpenSeats()), language="en", speed="instant", size=(800, 600))
    driver.settle()
    finger = Finger(driver)
    finger.tap(driver.top.focus["people.name.0"].box.centre)  # type: ignore[attr-defined]
    for sign in "eva":
        finger.tap(letters(driver).focus[LETTER + sign].box.centre)
    assert name_of(driver) == "Eva"
    finger.tap(letters(driver).focus[DONE].box.centre)
    assert isinstance(driver.top, SetupSeats)


def test_a_mouse_and_a_keyboard_need_no_letters(play: Play) -> None:
    driver = play(opening(OpenSeats()), language="en", speed="instant")
    driver.settle()
    driver.click(driver.top.focus["people.name.0"].box)  # type: ignore[attr-defined]
    driver.key(pygame.K_RETURN)
    driver.type("Jo")
    assert isinstance(driver.top, SetupSeats)
    assert name_of(driver) == "Jo"


@pytest.mark.parametrize("language", Language)
def test_every_letter_is_there_once(language: Language) -> None:
    signs = LETTERS[language] + SIGNS
    assert len(set(signs)) == len(signs)
    assert len(signs) <= 4 * COLUMNS
