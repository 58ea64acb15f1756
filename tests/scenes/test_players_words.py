"""Players add words of their own to the shuffle of the next match, below the pledge of the program."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import unquote

import pygame
import pytest

from game.records.deal_seal import pledge_of, with_players
from game.scenes.choosing.players_words import LONGEST, PlayersWords
from game.scenes.choosing.setup import Setup
from game.scenes.devices import Devices
from game.scenes.intents import OpenSetup
from game.scenes.preferences import Preferences
from game.scenes.title import Title
from game.table.chance import new_seed
from tests.scenes.driver import Driver, Play
from tests.scenes.opened import opening

SETUP_PAGE = opening(OpenSetup())


@pytest.fixture
def setup(play: Play) -> Callable[..., Driver]:
    def begin(*, language: str = "en", has_played: bool = True) -> Driver:
        likes = Preferences(game="bela4", has_chosen_game=True, has_played_match=has_played)
        driver = play(Title, likes=likes, speed="instant", language=language)
        driver.loop.stack.push(SETUP_PAGE(driver.desk))
        driver.settle()
        return driver

    return begin


def typed(driver: Driver, words: str) -> None:
    driver.click(driver.top.focus["setup.words"].box)
    assert isinstance(driver.top, PlayersWords)
    driver.type(words)


def test_words_are_typed_below_the_pledge_and_shown_on_the_page_of_the_match(
    setup: Callable[..., Driver],
) -> None:
    driver = setup()
    typed(driver, "ana luka")
    driver.top.is_stale = True
    driver.frames(2)
    shown = " ".join(written.text for written in driver.written)
    assert driver.doors.next_match.pledge in shown
    assert "nobody, not even the program" in shown
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, Setup)
    assert driver.desk.devices.words == "ana luka"
    driver.frames(2)
    assert "ana luka" in {written.text for written in driver.written}


def test_they_enter_one_match_and_are_forgotten(setup: Callable[..., Driver]) -> None:
    driver = setup()
    typed(driver, "Žuja 7")
    number = driver.desk.devices.take_number()
    assert number.endswith("words=Žuja 7")
    assert "words" not in driver.desk.devices.take_number()
    seed = new_seed()
    assert unquote(with_players(seed, number)).endswith("words=Žuja 7")
    assert pledge_of(with_players(seed, number)) == pledge_of(seed)


def test_the_longest_words_of_any_letters_can_be_read_in_the_record() -> None:
    devices = Devices(Preferences())
    for moment in range(4):
        devices.note(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3840, 2160 - moment)))
    devices.words = "щ" * LONGEST
    assert unquote(with_players(new_seed(), devices.take_number())).endswith("щ" * LONGEST)


def test_before_the_first_match_nobody_is_asked(setup: Callable[..., Driver]) -> None:
    assert "setup.words" not in {widget.name for widget in setup(has_played=False).top.focus.widgets}
