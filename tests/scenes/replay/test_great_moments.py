"""A replay shows the great moments of its deals as the table did, and each of them can be skipped."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pygame
import pytest

from game.records.record import Record
from game.records.replay import replay
from game.rules.events import DealScored
from game.scenes.preferences import Motion, Preferences
from game.scenes.replay.picture import pictures_of
from game.scenes.replay.scene import Replay
from game.scenes.setpiece.keepsake import Kind
from game.scenes.setpiece.page import SetPiece
from game.scenes.table.moments import moment_of
from game.table.history.stamps import BEGUN
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.history.evenings import golden

CAPOT = "bela4-capot-and-falls"


def great(record: Record) -> tuple[int, Kind]:
    """Return the line of the first great deal of a record and its moment."""
    results = [
        event.result for _, step in replay(record) for event in step.events if isinstance(event, DealScored)
    ]
    kinds = [moment_of(result, record.rules) for result in results]
    return next((line, kind) for line, kind in enumerate(kinds) if kind is not None)


def before_the_count(play: Play, record: Record, **window: object) -> Driver:
    """Open the replay of the first great deal one step before it is counted."""
    driver = play(PlainDoors().saved_match, **window)  # type: ignore[arg-type]
    scene = Replay(driver.desk, record, deal=great(record)[0])
    driver.loop.stack.push(scene)
    scene.go_to(len(scene.deal.moments) - 2)
    driver.frames(2)
    return driver


def stepped_on(driver: Driver) -> SetPiece:
    """Step to the count; return the page that comes when the cards lie still."""
    driver.key(pygame.K_RIGHT)
    for _ in range(120):
        if isinstance(driver.top, SetPiece):
            return driver.top
        driver.frames()
    raise AssertionError("no page")


@pytest.mark.parametrize(
    "name",
    [CAPOT, "bela4-belot-of-eight", "bela3-capot-and-belot-of-eight", "bela2-capot-and-belot-of-eight"],
)
def test_the_step_to_the_count_shows_the_moment(play: Play, name: str) -> None:
    record = golden(name)
    driver = before_the_count(play, record)
    page = stepped_on(driver)
    assert page.keepsake.kind is great(record)[1]
    assert not page.is_over
    driver.key(pygame.K_RIGHT)
    assert page.is_over, "any key shows the last picture"
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert isinstance(driver.top, Replay)
    assert driver.top.shown.show.result is not None
    driver.frames(10)
    assert isinstance(driver.top, Replay), "it comes once"


@pytest.mark.parametrize("name", ["bela4-belot-of-eight", "bela3-capot-and-belot-of-eight"])
def test_nothing_shines_through_the_count(play: Play, name: str) -> None:
    record = golden(name)
    driver = play(PlainDoors().saved_match, size=(800, 600), language="de")
    results = [
        event.result for _, step in replay(record) for event in step.events if isinstance(event, DealScored)
    ]
    line = [moment_of(result, record.rules) for result in results].index(Kind.BELOT)
    scene = Replay(driver.desk, record, deal=line)
    driver.loop.stack.push(scene)
    scene.go_to(len(scene.deal.moments) - 1)
    driver.settle()
    board = scene.shown.show.board
    assert board.laid
    *below, count = pictures_of(scene.sight, scene.why)
    hidden = [one for one in below if count.rect.contains(one.rect)]
    assert hidden == [], "neither laid cards nor what was said of them"


def test_it_tells_the_day_of_the_match(play: Play) -> None:
    record = replace(golden(CAPOT), tags=((BEGUN, "2025-03-09 20:15:00"),))
    driver = before_the_count(play, record)
    assert stepped_on(driver).keepsake.day == date(2025, 3, 9)


def test_with_little_motion_its_last_picture_is_there_at_once(play: Play) -> None:
    driver = before_the_count(play, golden(CAPOT), likes=Preferences(motion=Motion.REDUCED))
    assert stepped_on(driver).is_over


@pytest.mark.parametrize("key", [pygame.K_END, pygame.K_HOME, pygame.K_LEFT])
def test_who_jumps_sees_no_moment(play: Play, key: int) -> None:
    record = golden(CAPOT)
    driver = before_the_count(play, record)
    assert isinstance(driver.top, Replay)
    if key == pygame.K_END:
        driver.top.go_to(3)
    driver.key(key)
    driver.frames(120)
    assert isinstance(driver.top, Replay)


def test_a_deal_that_plays_by_itself_comes_to_its_moment(play: Play) -> None:
    driver = before_the_count(play, golden(CAPOT))
    driver.key(pygame.K_SPACE)
    driver.frames(90)
    assert isinstance(driver.top, SetPiece)
