"""What comes in by any hand reaches the scenes once, and what is told over them leaves no trace."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.ui.pad_buttons import PadButton
from game.ui.toast import STAYS
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.hands import Finger, plug_in
from tests.scenes.table.shared import seat_people
from tests.scenes.test_screens import SCREENS


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.picture(), "RGB")


def test_a_sentence_over_the_table_comes_and_goes_without_a_trace(play: Play) -> None:
    at = seat_people(play, {0}, size=(800, 600))
    at.wait()
    at.scene.studio.painter.cards.finish()
    at.driver.settle()
    before = pixels(at.driver)
    at.driver.desk.announce("Somebody has come.")
    at.driver.frames()
    assert "Somebody has come." in {written.text for written in at.driver.written}
    with_it = pixels(at.driver)
    assert with_it != before
    at.driver.desk.announce("And gone.")
    at.driver.frames()
    assert pixels(at.driver) not in (before, with_it)
    at.driver.frames(round(STAYS / 0.05) + 2)
    at.driver.settle()
    assert pixels(at.driver) == before


def test_two_fingers_that_tap_show_the_score(play: Play) -> None:
    at = seat_people(play, {0})
    at.wait()
    before = at.session.length
    one, other = Finger(at.driver, 1), Finger(at.driver, 2)
    one.put((300, 300))
    other.put((500, 300))
    one.lift((300, 300))
    other.lift((500, 300))
    assert isinstance(at.driver.top, ScoreSheet)
    assert at.session.length == before


def events_of(driver: Driver) -> list[int]:
    top = driver.top
    assert isinstance(top, PlainTable)
    return top.events


def test_a_tap_reaches_a_scene_once(play: Play) -> None:
    driver = play(lambda desk: PlainTable(desk, "table"))
    driver.frames()
    events_of(driver).clear()
    Finger(driver).tap((200, 200))
    assert events_of(driver).count(pygame.MOUSEBUTTONDOWN) == 1
    assert events_of(driver).count(pygame.MOUSEBUTTONUP) == 1


def test_a_held_direction_counts_again_and_again(play: Play) -> None:
    driver = play(lambda desk: PlainTable(desk, "table"))
    (pad,) = plug_in(driver)
    events_of(driver).clear()
    pad.hold(PadButton.DOWN)
    driver.frames(60)
    pad.let_go(PadButton.DOWN)
    driver.frames(60)
    assert 4 <= events_of(driver).count(pygame.KEYDOWN) <= 7
    assert events_of(driver).count(pygame.KEYUP) == 1


def test_the_last_hand_decides_whose_signs_are_shown(play: Play) -> None:
    driver = play(lambda desk: PlainTable(desk, "table"))
    (pad,) = plug_in(driver)
    assert driver.desk.devices.pad is None, "to be plugged in is not to be pressed"
    pad.press(PadButton.UP)
    assert driver.desk.devices.pad == pad.number
    driver.move((30, 30))
    assert driver.desk.devices.pad == pad.number, "a mouse that trembles is nobody's hand"
    driver.key(pygame.K_a)
    assert driver.desk.devices.pad is None
    pad.press(PadButton.UP)
    pad.pull_out()
    assert driver.desk.devices.pad is None


def test_moved_keys_mute_and_fill_the_screen_too(play: Play) -> None:
    likes = Preferences(keys={"mute": "j", "fullscreen": "k"})
    driver = play(lambda desk: PlainTable(desk, "table"), likes=likes)
    driver.frames()
    driver.key(pygame.K_j)
    assert driver.desk.preferences.is_muted
    driver.key(pygame.K_m)
    driver.key(pygame.K_F11)
    assert driver.desk.preferences.is_muted
    assert not driver.loop.window.is_fullscreen
    driver.key(pygame.K_k)
    assert driver.loop.window.is_fullscreen


@pytest.mark.parametrize("name", ["matches", "rules in play"])
def test_a_finger_turns_a_long_page_and_presses_nothing_on_it(play: Play, name: str) -> None:
    driver = play(lambda desk: PlainTable(desk, "below"), language="en", speed="instant", size=(800, 600))
    driver.loop.stack.push(SCREENS[name](driver.desk))
    driver.settle()
    top, before = driver.top, pixels(driver)
    finger = Finger(driver)
    finger.put((300, 400))
    for y in range(390, 150, -10):
        finger.move((300, y))
    finger.lift((300, 150))
    driver.settle()
    assert driver.top is top
    assert pixels(driver) != before, "it is longer than its room"
