"""Every screen is entered, used and left with a controller alone; nothing on it is out of its reach."""

from __future__ import annotations

import pytest

from game.scenes.desk import Desk
from game.scenes.preferences import Preferences
from game.scenes.replay.scene import Replay
from game.scenes.scene import Pop
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from game.ui.focus import Focus
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Driver, PlainDoors, PlainTable, Play
from tests.scenes.hands import Pad, plug_in
from tests.scenes.test_screens import SCREENS

ARROWS = (PadButton.RIGHT, PadButton.DOWN, PadButton.UP, PadButton.LEFT)


def focus_of(driver: Driver) -> Focus | None:
    found = getattr(driver.top, "focus", None)
    return found if isinstance(found, Focus) else None


def opened(play: Play, name: str, size: tuple[int, int]) -> tuple[Driver, Pad]:
    doors = PlainDoors()
    doors.has_saved_match = True
    doors.has_open_matches = True

    def below(desk: Desk) -> PlainTable:
        return PlainTable(desk, "below")

    driver = play(below, size=size, language="en", speed="instant", doors=doors)
    driver.loop.stack.push(SCREENS[name](driver.desk))
    (pad,) = plug_in(driver)
    driver.settle()
    return driver, pad


def reached(driver: Driver, pad: Pad) -> set[str]:
    """The names of all widgets that the arrows and the shoulders lead to from where the player begins."""
    found: set[str] = set()
    with driver.waiting():
        for button in (*ARROWS, PadButton.RIGHT_SHOULDER, PadButton.LEFT_SHOULDER):
            for _ in range(2 * len(wanted(driver))):
                focus = focus_of(driver)
                if focus is None or focus.current is None:
                    return found
                found.add(focus.current.name)
                pad.press(button)
    return found


def wanted(driver: Driver) -> set[str]:
    """The names of all that can be used."""
    focus = focus_of(driver)
    return set() if focus is None else {widget.name for widget in focus.widgets if widget.is_enabled}


@pytest.mark.slow
@pytest.mark.sampled(14)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_is_reached_and_the_screen_is_left(play: Play, name: str) -> None:
    driver, pad = opened(play, name, (1280, 720))
    all_of_them = wanted(driver)
    assert all_of_them
    missed = all_of_them - reached(driver, pad)
    missed &= wanted(driver)  # stepping about has changed some values, and with them what there is
    assert {one for one in missed if not one.startswith("part.")} == set(), "parts are chosen by arrows alone"
    if name == "title":
        return
    top = driver.top
    for _ in range(3):
        if driver.is_over or driver.top is not top:
            break
        pad.press(PadButton.EAST)
        driver.settle()
    assert driver.is_over or driver.top is not top, "East leads out"


def test_from_the_title_to_every_page_and_back(play: Play) -> None:
    likes = Preferences(has_chosen_game=True)
    driver = play(Title, language="en", speed="instant", doors=PlainDoors(), likes=likes)
    (pad,) = plug_in(driver)
    driver.settle()
    title = driver.top
    entered = set()
    for name in sorted(wanted(driver) - {"title.quit"}):
        for _ in range(20):
            focus = focus_of(driver)
            assert focus is not None
            if focus.current is focus[name]:
                break
            pad.press(PadButton.RIGHT_SHOULDER)
        pad.press(PadButton.SOUTH)
        driver.settle()
        if driver.top is title:
            continue
        entered.add(type(driver.top).__name__)
        if isinstance(driver.top, PlainTable | TableScene):
            driver.loop.stack.fold(Pop())
        for _ in range(4):
            if driver.top is not title:
                pad.press(PadButton.EAST)
                driver.settle()
        assert driver.top is title, name
    assert entered >= {"Options", "Matches"}
    assert len(entered) >= 4


def test_an_old_deal_is_opened_stepped_through_and_left(play: Play) -> None:
    driver, pad = opened(play, "past match", (1280, 720))
    match = driver.top
    for _ in range(12):
        pad.press(PadButton.SOUTH)
        driver.settle()
        if isinstance(driver.top, Replay):
            break
        assert driver.top is match
        pad.press(PadButton.RIGHT_SHOULDER)
    replay = driver.top
    assert isinstance(replay, Replay)
    before = replay.shown.step
    pad.press(PadButton.RIGHT, 3)
    assert replay.shown.step == before + 3
    found = set()
    for _ in range(2 * len(replay.focus.widgets)):
        pad.press(PadButton.RIGHT_SHOULDER)
        assert replay.focus.current is not None
        found.add(replay.focus.current.name)
    assert found == {widget.name for widget in replay.focus.widgets if widget.is_enabled}
    pad.press(PadButton.EAST)
    driver.settle()
    assert driver.top is match
