"""Every option applies at once and is kept at once, by keyboard and by mouse."""

from __future__ import annotations

import pygame
import pytest

from game.ai import playout
from game.scenes import options
from game.scenes.options import CHANGES, Options
from game.scenes.preferences import OWN_NAMES, Language, Preferences
from game.text.catalogue import LANGUAGES, words
from game.ui.picker import Picker
from game.ui.widgets import Choice, Slider
from tests.scenes.driver import Driver, Play


@pytest.fixture
def driver(play: Play) -> Driver:
    made = play(Options)
    made.settle()
    return made


def page(driver: Driver) -> Options:
    top = driver.top
    assert isinstance(top, Options)
    return top


def test_every_language_with_words_can_be_chosen() -> None:
    assert tuple(Language) == LANGUAGES
    assert tuple(OWN_NAMES) == tuple(Language)


def test_every_preference_has_its_row_but_the_window_and_what_is_played() -> None:
    elsewhere = {"is_fullscreen", "game", "house_rules", "tables"}
    elsewhere |= {"peeks_by_hold", "covers_alone", "turns_to_players"}
    assert len(CHANGES) == len(set(Preferences.__dataclass_fields__) - elsewhere)


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("deck", "deck", "hungarian"),
        ("language", "language", "en"),
        ("speed", "speed", "quick"),
        ("volume", "volume", 0.75),
        ("sound", "is_muted", False),
        ("running_points", "shows_running_points", True),
        ("cut", "asks_for_cut", True),
    ],
)
def test_by_keyboard(driver: Driver, name: str, field: str, value: object) -> None:
    while page(driver).focus.current.name != name:
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_RIGHT)
    if field == "language":
        driver.key(pygame.K_RIGHT)
        driver.key(pygame.K_RIGHT)
    if field in {"deck", "speed"}:
        driver.key(pygame.K_LEFT)
        driver.key(pygame.K_LEFT)
        driver.key(pygame.K_LEFT)
        driver.key(pygame.K_RIGHT)
        if field == "speed":
            driver.key(pygame.K_RIGHT)
    if field == "volume":
        driver.key(pygame.K_RIGHT)
    assert getattr(driver.desk.preferences, field) == value
    assert driver.kept[-1] == driver.desk.preferences


@pytest.mark.parametrize("name", [name for name in CHANGES if name != "volume"])
def test_by_mouse(driver: Driver, name: str) -> None:
    before = driver.desk.preferences
    widget = page(driver).focus[name]
    if isinstance(widget, Picker):
        driver.click(widget.ends()[1])
    else:
        driver.click(widget.cells()[-1] if isinstance(widget, Choice) else widget.box)
    assert driver.desk.preferences != before
    assert driver.kept == [driver.desk.preferences]


def test_the_volume_slides(driver: Driver) -> None:
    slider = page(driver).focus["volume"]
    assert isinstance(slider, Slider)
    driver.press((slider.box.x + slider.box.w * 0.1, slider.box.centre[1]))
    driver.move((slider.box.x + slider.box.w * 0.4, slider.box.centre[1]))
    driver.release((slider.box.x + slider.box.w * 0.4, slider.box.centre[1]))
    assert driver.desk.preferences.volume == pytest.approx(0.4, abs=0.01)
    assert driver.desk.sounds.volume == driver.desk.preferences.volume


def test_the_page_speaks_the_chosen_language_at_once(driver: Driver) -> None:
    language = page(driver).focus["language"]
    assert isinstance(language, Picker)
    driver.click(language.ends()[1])
    driver.click(language.ends()[1])
    driver.settle()
    texts = {written.text for written in driver.written}
    assert {"Options", "Done", "Deck"} <= texts
    assert page(driver).focus.current.name == "language", "the focus stays where it was"


def test_the_mute_key_moves_the_switch(driver: Driver) -> None:
    driver.key(pygame.K_m)
    driver.frames(2)
    assert driver.desk.preferences.is_muted
    assert page(driver).focus["sound"].is_on is False


@pytest.mark.parametrize("way", ["escape", "enter", "mouse"])
def test_there_is_a_way_back(play: Play, way: str) -> None:
    driver = play(Options)
    driver.frames()
    if way == "escape":
        driver.key(pygame.K_ESCAPE)
    elif way == "mouse":
        driver.click(page(driver).focus["back"].box)
    else:
        driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        driver.key(pygame.K_RETURN)
    assert driver.is_over


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_where_the_search_is_not_compiled(
    play: Play, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(options, "has_fast_search", lambda: False)
    driver = play(Options, size=size, language=language)
    driver.settle()
    sentence = words(language)("options.plainSearch")
    (found,) = [one for one in driver.written if one.text == sentence]
    assert not found.is_cut
    assert found.box.encloses(found.inked, slack=1.5)
    others = [one.inked for one in driver.written if one.text != sentence]
    others += [widget.box for widget in page(driver).focus.widgets]
    assert not any(found.inked.overlaps(box) for box in others)


def test_it_says_nothing_where_it_is(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "has_fast_search", lambda: True)
    driver = play(Options)
    driver.settle()
    assert not any(one.text == driver.desk.say("options.plainSearch") for one in driver.written)


def test_the_search_is_fast_where_it_is_compiled() -> None:
    assert options.has_fast_search() == playout.COMPILED
