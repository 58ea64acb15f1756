"""Keys and buttons are changed by pressing the new one; what was there before is told and exchanged."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from game.scenes.key_map import KeyMap
from game.scenes.options.page import Options
from game.scenes.preferences import Preferences
from game.scenes.shortcuts import SHORTCUTS, buttons_of, key_word, keymap_of, with_button
from game.text.catalogue import words
from game.ui.focus import Focus
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Driver, Play
from tests.scenes.hands import plug_in


def opened(play: Play, likes: Preferences | None = None) -> Driver:
    driver = play(KeyMap, language="en", likes=likes)
    driver.settle()
    return driver


def focus_of(driver: Driver) -> Focus:
    assert isinstance(driver.top, KeyMap)
    return driver.top.focus


def choose(driver: Driver, name: str) -> None:
    driver.click(focus_of(driver)[name].box)


def label(driver: Driver, name: str) -> str:
    return focus_of(driver)[name].label  # type: ignore[attr-defined,no-any-return]


def test_a_key_is_moved_and_the_other_deed_gets_the_old_one(play: Play) -> None:
    driver = opened(play)
    choose(driver, "key.hint")
    assert "Hint: press the new key" in driver.top.note  # type: ignore[attr-defined]
    driver.key(pygame.K_l)
    assert driver.desk.preferences.keys == {"hint": "l", "last_trick": "h"}
    assert (label(driver, "key.hint"), label(driver, "key.last_trick")) == ("L", "H")
    assert driver.top.note == "L was taken by “Last trick”, which is now on H."  # type: ignore[attr-defined]
    assert driver.desk.devices.keymap.letter("H") == "L"
    choose(driver, "keys.reset")
    assert driver.desk.preferences.keys == {}
    assert label(driver, "key.hint") == "H"


def test_keys_that_were_moved_work_everywhere_and_esc_leaves_the_choice(play: Play) -> None:
    driver = opened(play)
    choose(driver, "key.use")
    driver.key(pygame.K_ESCAPE)
    assert driver.desk.preferences.keys == {}
    choose(driver, "key.use")
    driver.key(pygame.K_j)
    driver.key(pygame.K_RETURN)
    assert not driver.top.waits_for, "the old key does nothing now"  # type: ignore[attr-defined]
    driver.key(pygame.K_j)
    assert driver.top.waits_for == "key.use"  # type: ignore[attr-defined]
    driver.key(pygame.K_m)
    assert driver.desk.preferences.keys == {"use": "m", "mute": "j"}
    assert not driver.desk.preferences.is_muted, "the key that was meant did nothing besides"
    driver.key(pygame.K_j)
    assert driver.desk.preferences.is_muted
    choose(driver, "key.back")
    driver.key(pygame.K_b)
    driver.key(pygame.K_b)
    assert driver.is_over, "B goes back now"


def test_a_button_of_a_controller_is_moved_by_the_controller_alone(play: Play) -> None:
    driver = opened(play)
    (pad,) = plug_in(driver, name="PS5 Controller")
    pad.press(PadButton.RIGHT)
    focus_of(driver).go_to("pad.hint")
    driver.settle()
    assert label(driver, "pad.hint") == "△"
    pad.press(PadButton.SOUTH)
    pad.press(PadButton.UP)
    assert driver.top.note.startswith("The arrows stay")  # type: ignore[attr-defined]
    pad.press(PadButton.WEST)
    assert driver.desk.preferences.pad_buttons == {"hint": "west", "last_trick": "north"}
    assert (label(driver, "pad.hint"), label(driver, "pad.last_trick")) == ("□", "△")
    assert driver.desk.devices.buttons[PadButton.WEST].name == "hint"
    pad.press(PadButton.EAST)
    assert driver.is_over


def test_the_arrows_tell_what_is_held_to_reach_any_card(play: Play) -> None:
    driver = opened(play)
    plug_in(driver)
    driver.settle()
    assert "Left; with Shift / LB any card" in {written.text for written in driver.written}


def test_the_minus_of_a_controller_does_not_look_like_no_button(play: Play) -> None:
    driver = opened(play)
    (pad,) = plug_in(driver, name="Nintendo Switch Pro Controller")
    pad.press(PadButton.RIGHT)
    driver.settle()
    assert label(driver, "pad.score") == "−"
    strokes = [written for written in driver.written if written.text in {"−", "–"}]
    without = [one for one in focus_of(driver).widgets if label(driver, one.name) == "–"]
    assert len(strokes) == len(without) > 0, "the minus is drawn in a ring"
    focus_of(driver).go_to("pad.hint")
    pad.press(PadButton.SOUTH)
    pad.press(PadButton.BACK)
    assert driver.top.note == "(−) was taken by “Score”, which is now on X."  # type: ignore[attr-defined]


def test_the_way_there_leads_through_the_options(play: Play) -> None:
    driver = play(Options, language="en")
    driver.settle()
    top = driver.top
    assert isinstance(top, Options)
    top.show("key_map")
    driver.settle()
    driver.click(top.focus["key_map"].box)
    assert isinstance(driver.top, KeyMap)


def test_what_another_version_has_written_breaks_nothing() -> None:
    pygame.display.init()
    keymap = keymap_of({"hint": "l", "nothing": "k", "why": "no such key", "score": "l"})
    known = {keymap.key(shortcut.key) for shortcut in SHORTCUTS}
    assert len(known) == len(SHORTCUTS), "no two deeds on one key"
    buttons = buttons_of({"hint": "up", "why": "nowhere", "nothing": "west", "left": "south"})
    assert buttons == buttons_of({})
    pygame.display.quit()


def test_a_deed_that_came_later_takes_no_key_from_a_player() -> None:
    """Settings of a version that had no key for playing once more stay as they are."""
    pygame.display.init()
    keymap = keymap_of({"hint": "n", "why": "h", "score": "a"})
    found = {one.name: keymap.key(one.key) for one in SHORTCUTS}
    assert (found["hint"], found["why"], found["score"]) == (pygame.K_n, pygame.K_h, pygame.K_a)
    assert {found["once_more"], found["whole_deal"]} == {pygame.K_w, pygame.K_s}
    assert len(set(found.values())) == len(SHORTCUTS)
    pygame.display.quit()


def test_every_deed_with_a_button_keeps_one_whatever_is_moved() -> None:
    had = {shortcut.name for shortcut in buttons_of({}).values()}
    pads: dict[str, str] = {}
    for name, button in (
        ("hint", PadButton.WEST),
        ("score", PadButton.WEST),
        ("hint", PadButton.START),
        ("use", PadButton.EAST),
    ):
        pads = with_button(pads, name, button)
        assert {shortcut.name for shortcut in buttons_of(pads).values()} >= had
        assert buttons_of(pads)[button].name == name


def test_the_readme_names_every_key_of_the_table() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([^`]+)`", readme))
    arrows = {"use", "left", "right", "up", "down", "next"}
    wanted = {one.name: key_word(words("en"), one.key) for one in SHORTCUTS if one.name not in arrows}
    assert not {name: key for name, key in wanted.items() if key not in told}
