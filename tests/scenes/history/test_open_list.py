"""The page of open matches: each is gone on with or put away, by keys as well as by mouse."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.confirm import Confirm
from game.scenes.history.intents import OpenMatches
from game.scenes.history.match_row import MatchRow
from game.scenes.history.matches import Matches
from game.scenes.history.open_list import OpenMatchList
from game.scenes.preferences import Preferences
from game.scenes.scene import Push
from game.scenes.title import Title
from game.table.history.figures import Line
from game.text.catalogue import words
from tests.scenes.driver import Driver, PlainDoors, PlainTable, Play, come
from tests.scenes.history.evenings import evenings

SAY = words("en")


def lines() -> dict[str, Line]:
    found = evenings()().lines().result()
    return {line.name: line for line in found}


@pytest.fixture
def at_title(play: Play) -> Callable[..., Driver]:
    """The title of somebody who has these matches open."""

    def begin(waiting: dict[str, Line], **window: object) -> Driver:
        doors = PlainDoors()
        doors.waiting = dict(waiting)
        doors.has_saved_match = doors.has_open_matches = bool(waiting)
        likes = Preferences(has_chosen_game=True)
        driver = play(Title, likes=likes, doors=doors, speed="instant", language="en", **window)  # type: ignore[arg-type]
        driver.settle()
        return driver

    return begin


def page_of(driver: Driver) -> OpenMatchList:
    """The page, opened from the title by keys."""
    title = driver.top
    assert isinstance(title, Title)
    while title.focus.current is not title.focus["title.open"]:
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    page = driver.top
    assert isinstance(page, OpenMatchList)
    assert not page.is_waiting
    return page


def said(driver: Driver) -> set[str]:
    return {written.text for written in driver.written}


def test_without_others_the_title_has_no_button_for_them(at_title: Callable[..., Driver]) -> None:
    title = at_title({}).top
    assert isinstance(title, Title)
    assert "title.open" not in {widget.name for widget in title.focus.widgets}


def test_the_button_comes_as_soon_as_they_are_known(at_title: Callable[..., Driver]) -> None:
    driver = at_title({})
    driver.doors.has_open_matches = True
    driver.frames(2)
    title = driver.top
    assert isinstance(title, Title)
    assert title.focus["title.open"]


@pytest.mark.parametrize("by", ["keyboard", "mouse"])
def test_a_row_says_what_is_open_and_goes_on(at_title: Callable[..., Driver], by: str) -> None:
    waiting = lines()
    driver = at_title(waiting, size=(800, 600))
    page = page_of(driver)
    assert page.count == len(waiting) == 11
    row = page.focus["match1"]
    assert isinstance(row, MatchRow)
    assert row.words.game in said(driver)
    assert row.words.company in said(driver)
    if by == "mouse":
        driver.click(row.box)
    else:
        driver.key(pygame.K_DOWN)
        driver.key(pygame.K_DOWN)
        assert page.focus.current is row
        driver.key(pygame.K_RETURN)
    driver.frames(2)
    top = driver.top
    assert isinstance(top, PlainTable)
    assert top.name == f"open {list(waiting)[1]}"
    assert len(driver.loop.stack.scenes) == 2, "title and table"


def test_all_rows_are_reached_with_the_arrows(at_title: Callable[..., Driver]) -> None:
    driver = at_title(lines(), size=(800, 600))
    page = page_of(driver)
    names = []
    for _ in range(page.count):
        driver.key(pygame.K_DOWN)
        assert page.focus.current is not None
        names.append(page.focus.current.name)
    assert names == [f"match{place}" for place in range(page.count)]
    driver.key(pygame.K_RIGHT)
    assert page.focus.current is page.focus[f"away{page.count - 1}"]


def test_putting_away_asks_first(at_title: Callable[..., Driver]) -> None:
    waiting = lines()
    driver = at_title(waiting)
    page = page_of(driver)
    for answer, left in (("away.no", 11), ("away.yes", 10)):
        driver.click(page.focus["away0"].box)
        question = driver.top
        assert isinstance(question, Confirm)
        driver.click(question.focus[answer].box)
        driver.frames(3)
        assert driver.top is page
        assert page.count == len(driver.doors.waiting) == left
    assert next(iter(waiting)) not in driver.doors.waiting


def test_when_none_is_left_the_page_says_so_and_leads_back(at_title: Callable[..., Driver]) -> None:
    name, line = next(iter(lines().items()))
    driver = at_title({name: line})
    page = page_of(driver)
    driver.click(page.focus["away0"].box)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert SAY("open.empty") in said(driver)
    driver.click(page.focus["title.history"].box)
    assert isinstance(driver.top, Matches)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Title)


def test_a_match_that_has_gone_is_said_and_leaves_the_list(at_title: Callable[..., Driver]) -> None:
    driver = at_title(lines())
    page = page_of(driver)
    gone = next(iter(driver.doors.waiting))
    del driver.doors.waiting[gone]
    driver.click(page.focus["match0"].box)
    driver.frames(3)
    assert driver.top is page
    assert SAY("open.gone") in said(driver)
    assert gone not in {line.name for line in page.lines}


def test_what_the_disk_refuses_stays_and_is_said(
    at_title: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = at_title(lines())
    page = page_of(driver)
    monkeypatch.setattr(driver.doors, "put_away", lambda _: come(answer=False))
    driver.click(page.focus["away0"].box)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert SAY("open.kept") in said(driver)
    assert page.count == 11


def test_the_route_opens_the_page(at_title: Callable[..., Driver]) -> None:
    driver = at_title(lines())
    driver.loop.stack.fold(Push(OpenMatches()))
    assert isinstance(driver.top, OpenMatchList)
