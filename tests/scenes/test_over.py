"""The end of a match says who won, and the menus lead on from there."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.choosing.setup_seats import SetupSeats
from game.scenes.desk import Desk
from game.scenes.intents import OpenPause, OpenSeats, SavedMatch
from game.scenes.medal import medal
from game.scenes.menu import PauseMenu
from game.scenes.options.page import Options
from game.scenes.over import MatchOver
from game.scenes.scene import Pop, Scene
from game.scenes.sheet import Outcome, Sheet, SheetCell, SheetColumn, SheetRow
from game.scenes.title import Title
from game.ui.layout import Rect
from tests.scenes.driver import Driver, Play

Opener = Callable[..., Driver]

SHEET = Sheet(
    columns=(SheetColumn(head="Mi", total=1023), SheetColumn(head="Vi", total=867)),
    rows=(SheetRow(cells=(SheetCell(figure="702"), SheetCell(figure="60"))),) * 2,
    target=1001,
)


@pytest.fixture
def after(play: Play) -> Opener:
    """A table on the title, and the given overlay in front of it."""

    def begin(make: Callable[[Desk], Scene], language: str = "hr") -> Driver:
        driver = play(Title, language=language)
        table = driver.doors.new_match(driver.desk)
        driver.loop.stack.push(table)
        driver.loop.stack.push(make(driver.desk))
        driver.frames()
        return driver

    return begin


def texts(driver: Driver) -> set[str]:
    return {written.text for written in driver.written}


@pytest.mark.parametrize(
    ("is_won", "language", "heading", "sound"),
    [
        (True, "hr", "Pobjeda!", "match_won"),
        (False, "hr", "Poraz", "match_lost"),
        (True, "en", "Victory!", "match_won"),
    ],
)
def test_it_says_who_won(after: Opener, is_won: bool, language: str, heading: str, sound: str) -> None:
    driver = after(lambda desk: MatchOver(desk, Outcome(is_won=is_won, sheet=SHEET)), language=language)
    driver.settle()
    assert {heading, "1023", "867"} <= texts(driver)
    assert sound in driver.desk.sounds.played


def test_the_first_press_only_finishes_the_counting(after: Opener) -> None:
    driver = after(lambda desk: MatchOver(desk, Outcome(is_won=True, sheet=SHEET)))
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, MatchOver)
    driver.key(pygame.K_RETURN)
    assert getattr(driver.top, "name", "") == "new"
    assert len(driver.loop.stack.scenes) == 2, "title and the new table; the old table is gone"


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_the_last_deal_can_be_looked_at(after: Opener, way: str) -> None:
    outcome = Outcome(is_won=False, sheet=SHEET)
    driver = after(lambda desk: MatchOver(desk, outcome, look_back=SavedMatch()), "en")
    driver.settle()
    over = driver.top
    assert "Look back (W)" in texts(driver)
    if way == "key":
        driver.key(pygame.K_w)
    else:
        driver.click(over.focus["over.look_back"].box)
    assert getattr(driver.top, "name", "") == "saved"
    driver.loop.stack.fold(Pop())
    driver.settle()
    assert driver.top is over


def test_without_a_record_there_is_nothing_to_look_at(after: Opener) -> None:
    driver = after(lambda desk: MatchOver(desk, Outcome(is_won=False, sheet=SHEET)))
    driver.settle()
    assert [widget.name for widget in driver.top.focus.widgets] == ["over.again", "over.title"]
    driver.key(pygame.K_w)
    assert isinstance(driver.top, MatchOver)


def test_u_says_why_nothing_is_taken_back(after: Opener) -> None:
    driver = after(lambda desk: MatchOver(desk, Outcome(is_won=False, sheet=SHEET)))
    page = driver.top
    for _ in range(3):
        driver.type("u")
        driver.frames(2)
    assert driver.announced == driver.desk.say("table.takeBack.counted")
    assert driver.top is page


def test_who_lost_gets_no_laurel() -> None:
    def brass(is_won: bool) -> int:
        picture = medal(100, is_won=is_won)
        return sum(picture.get_at((x, y))[3] > 0 for x in range(100) for y in range(100))

    assert brass(is_won=False) < 0.75 * brass(is_won=True)


@pytest.mark.parametrize("way", ["escape", "mouse"])
def test_back_to_the_title(after: Opener, way: str) -> None:
    driver = after(lambda desk: MatchOver(desk, Outcome(is_won=True, sheet=SHEET)))
    driver.settle()
    table = driver.loop.stack.scenes[1]
    if way == "escape":
        driver.key(pygame.K_ESCAPE)
    else:
        driver.click(driver.top.focus["over.title"].box)
    assert isinstance(driver.top, Title)
    assert table.is_gone


def test_the_pause_menu_goes_and_comes_with_escape(after: Opener) -> None:
    driver = after(PauseMenu)
    driver.settle()
    driver.key(pygame.K_ESCAPE)
    assert getattr(driver.top, "name", "") == "new"


@pytest.mark.parametrize(
    ("steps", "found"),
    [(0, "new"), (1, "RealSheets"), (2, "Options"), (3, "Title")],
)
def test_the_pause_menu_by_keyboard(after: Opener, steps: int, found: str) -> None:
    driver = after(PauseMenu)
    driver.settle()
    for _ in range(steps):
        driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert getattr(driver.top, "name", type(driver.top).__name__) == found


def _boxes(driver: Driver) -> dict[str, Rect]:
    return {widget.name: widget.box for widget in driver.top.focus.widgets}


def test_the_buttons_keep_their_places_when_no_hint_can_be_given(after: Opener) -> None:
    def menu(hint: Callable[[], None] | None) -> Callable[[Desk], Scene]:
        return lambda desk: PauseMenu(desk, hint=hint, offers_hints=True, log=OpenPause())

    asked, waiting = after(menu(lambda: None)), after(menu(None))
    assert _boxes(asked) == _boxes(waiting)
    assert asked.top.focus["table.hint.ask"].is_enabled
    assert not waiting.top.focus["table.hint.ask"].is_enabled
    waiting.settle()
    waiting.click(waiting.top.focus["table.hint.ask"].box)
    assert isinstance(waiting.top, PauseMenu)


def test_who_sits_where_leads_back_to_the_menu(after: Opener) -> None:
    driver = after(lambda desk: PauseMenu(desk, seats=OpenSeats))
    menu = driver.top
    driver.settle()
    driver.click(driver.top.focus["people.change"].box)
    assert isinstance(driver.top, SetupSeats)
    driver.key(pygame.K_ESCAPE)
    driver.frames(3)
    assert driver.top is menu


def test_an_odd_number_of_buttons_leaves_no_hole(after: Opener) -> None:
    driver = after(lambda desk: PauseMenu(desk, log=OpenPause(), seats=OpenPause))
    assert len(_boxes(driver)) == 7
    first, *_, left, right = _boxes(driver).values()
    assert (first.x, first.right) == (left.x, right.right)
    driver = after(lambda desk: PauseMenu(desk, log=OpenPause()))
    first, *_, last = _boxes(driver).values()
    assert (first.x, first.w) == (last.x, last.w)


def test_quit_from_the_pause_menu(after: Opener) -> None:
    driver = after(PauseMenu)
    driver.settle()
    driver.click(driver.top.focus["pause.quit"].box)
    assert driver.is_over


def test_back_from_the_options_the_menu_speaks_the_new_language(after: Opener) -> None:
    driver = after(PauseMenu)
    driver.click(driver.top.focus["pause.options"].box)
    assert isinstance(driver.top, Options)
    for _ in range(2):
        driver.click(driver.top.focus["language"].ends()[1])
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    assert "Back to the table" in texts(driver)


def test_the_table_shows_behind_and_darker(after: Opener) -> None:
    driver = after(PauseMenu)
    driver.settle()
    red, green, blue, _ = driver.picture().get_at((10, 10))
    assert 10 < green < 80
    assert red < green > blue
