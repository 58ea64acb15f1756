"""Esc opens the menu or closes what is on top, U takes back or says why not; neither deals on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.scenes.menu import PauseMenu
from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.corners import Corner
from game.scenes.table.queries import shown_corners
from game.variants.catalogue import GAMES
from tests.scenes.driver import Play
from tests.scenes.hands import Finger, plug_in
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people

STRICT = replace(GAMES["bela4"].rules, deal=replace(GAMES["bela4"].rules.deal, strict_table=True))


def to_sheet(at: People) -> ScoreSheet:
    """Play until a deal is written."""
    for _ in range(60):
        at.wait()
        at.driver.frames(9)
        if isinstance(at.driver.top, ScoreSheet):
            return at.driver.top
        at.step()
    raise AssertionError("no deal was written")


def to_own_card(at: People) -> None:
    """Play until something was done and a card is asked for."""
    for _ in range(20):
        at.wait()
        at.driver.frames(9)
        if eyes(at.scene).prompt is None and at.session.can_undo(0):
            return
        at.step()
    raise AssertionError("nothing was done")


def press(at: People, corner: Corner) -> None:
    at.driver.click(at.scene.studio.layout.button(corner.value))


def pull(at: People, trigger: int) -> None:
    """Pull a trigger of a controller."""
    (pad,) = plug_in(at.driver)
    at.driver.post(pygame.CONTROLLERAXISMOTION, instance_id=pad.number, axis=trigger, value=30000)


def corners(at: People) -> tuple[Corner, ...]:
    return shown_corners(at.scene.model, at.driver.desk.preferences)


def test_escape_on_the_sheet_of_a_deal_opens_the_menu_and_comes_back(play: Play) -> None:
    at = seat_people(play, {0})
    sheet, length = to_sheet(at), at.session.length
    for _ in range(2):
        at.driver.key(pygame.K_ESCAPE)
        at.driver.frames(3)
        assert isinstance(at.driver.top, PauseMenu)
        at.driver.key(pygame.K_ESCAPE)
        at.driver.frames(3)
        assert at.driver.top is sheet
    assert at.session.length == length
    assert at.session.is_between_deals
    at.driver.key(pygame.K_RETURN)
    at.driver.frames(3)
    assert at.driver.top is not sheet
    assert not at.session.is_between_deals


@pytest.mark.parametrize("rules", [None, STRICT])
def test_u_on_the_sheet_of_a_deal_says_why_nothing_is_taken_back(play: Play, rules: None) -> None:
    at = seat_people(play, {0}, rules=rules)
    sheet, length = to_sheet(at), at.session.length
    for _ in range(3):
        at.driver.type("u")
        at.driver.frames(3)
    word = "table.takeBack.counted" if rules is None else "table.takeBack.strict"
    assert at.driver.announced == at.driver.desk.say(word)
    assert at.driver.top is sheet
    assert at.session.length == length
    assert at.session.is_between_deals


def test_on_the_sheet_of_a_deal_that_goes_on_u_takes_back_and_escape_closes(play: Play) -> None:
    at = seat_people(play, {0})
    to_own_card(at)
    length = at.session.length
    at.driver.type("s")
    at.driver.frames(3)
    assert isinstance(at.driver.top, ScoreSheet)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(30)
    assert at.driver.top is at.scene
    assert at.session.length == length
    at.driver.type("s")
    at.driver.frames(3)
    at.driver.type("u")
    at.driver.frames(3)
    assert at.driver.top is at.scene
    assert at.session.take_backs == 1


@pytest.mark.parametrize("way", ["mouse", "finger", "key", "pad"])
def test_a_button_takes_back(play: Play, way: str) -> None:
    at = seat_people(play, {0})
    to_own_card(at)
    ways: dict[str, Callable[[], None]] = {
        "mouse": lambda: press(at, Corner.TAKE_BACK),
        "finger": lambda: Finger(at.driver).tap(at.scene.studio.layout.button(Corner.TAKE_BACK.value).centre),
        "key": lambda: at.driver.type("u"),
        "pad": lambda: pull(at, pygame.CONTROLLER_AXIS_TRIGGERLEFT),
    }
    ways[way]()
    assert at.session.take_backs == 1
    assert eyes(at.scene).note


def test_u_takes_back_while_the_others_still_play(play: Play) -> None:
    at = seat_people(play, {0}, speed="calm")
    to_own_card(at)
    at.step()
    at.driver.frames(2)
    assert at.scene.seen.is_busy
    at.driver.type("u")
    assert at.session.take_backs == 1


@pytest.mark.parametrize("is_strict", [True, False])
def test_where_nothing_is_taken_back_there_is_no_button_and_u_says_why(
    play: Play, *, is_strict: bool
) -> None:
    likes = Preferences(offers_take_back=is_strict)
    at = seat_people(play, {0}, rules=STRICT if is_strict else None, likes=likes)
    for _ in range(4):
        at.wait()
        at.driver.frames(9)
        at.step()
    at.wait()
    at.driver.frames(9)
    assert Corner.TAKE_BACK not in corners(at)
    length = at.session.length
    press(at, Corner.TAKE_BACK)
    assert (eyes(at.scene).note, at.session.length) == ("", length)
    at.driver.type("u")
    word = "table.takeBack.strict" if is_strict else "table.switchedOff"
    assert eyes(at.scene).note == at.driver.desk.say(word)
    assert at.session.length == length


def test_the_button_for_why_tells_what_a_computer_did(play: Play) -> None:
    at = seat_people(play, {0})
    to_own_card(at)
    pull(at, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
    assert eyes(at.scene).explained is not None
    at.driver.key(pygame.K_ESCAPE)
    assert eyes(at.scene).explained is None
    press(at, Corner.WHY)
    first = eyes(at.scene).explained
    assert first is not None
    assert first.seat != 0
    at.driver.type("w")
    assert eyes(at.scene).explained not in {None, first}


def test_among_people_alone_there_is_nobody_to_ask(play: Play) -> None:
    assert Corner.WHY in corners(seat_people(play, {0, 1, 2}))
    assert Corner.WHY not in corners(seat_people(play, {0, 1, 2, 3}))
