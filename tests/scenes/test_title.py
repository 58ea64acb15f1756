"""The title leads everywhere, by keyboard and by mouse, and stands still when nothing happens."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.company import company_of
from game.scenes.confirm import Confirm
from game.scenes.fan import fitting, spots
from game.scenes.options.page import Options
from game.scenes.preferences import Invitation, Preferences
from game.scenes.scene import Scene
from game.scenes.title import Title
from game.ui.layout import Rect
from game.variants.families import family_of
from tests.scenes.driver import Driver, Play

Opener = Callable[..., Driver]


def title_of(driver: Driver) -> Title:
    top = driver.top
    assert isinstance(top, Title)
    return top


def name_of(scene: Scene) -> str:
    return str(getattr(scene, "name", type(scene).__name__))


@pytest.fixture
def at_title(play: Play) -> Opener:
    """Open the title and wait until all cards lie."""

    def begin(*, saved: bool = False) -> Driver:
        driver = play(Title)
        driver.doors.has_saved_match = saved
        title = title_of(driver)
        title.entered()
        title.fan.finish()
        driver.settle()
        return driver

    return begin


def test_without_a_saved_match_there_is_nothing_to_continue(at_title: Opener) -> None:
    title = title_of(at_title())
    names = [widget.name for widget in title.focus.widgets]
    assert names == ["title.play", "title.history", "title.options", "title.quit"]


def test_with_one_it_comes_first(at_title: Opener) -> None:
    title = title_of(at_title(saved=True))
    assert title.focus.current is title.focus["title.continue"]


@pytest.mark.parametrize("by", ["keyboard", "mouse"])
@pytest.mark.parametrize(
    ("button", "leads_to"),
    [
        ("title.continue", "saved"),
        ("title.play", "Games"),
        ("title.history", "Matches"),
        ("title.options", "Options"),
    ],
)
def test_buttons_lead_where_they_say(at_title: Opener, by: str, button: str, leads_to: str) -> None:
    driver = at_title(saved=True)
    if by == "mouse":
        driver.click(title_of(driver).focus[button].box)
    else:
        while title_of(driver).focus.current is not title_of(driver).focus[button]:
            driver.key(pygame.K_DOWN)
        driver.key(pygame.K_RETURN)
    assert name_of(driver.top) == leads_to


def test_quit_ends(at_title: Opener) -> None:
    driver = at_title()
    driver.click(title_of(driver).focus["title.quit"].box)
    assert driver.is_over


def test_a_match_of_the_last_game_is_two_presses_away(at_title: Opener) -> None:
    driver = at_title()
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert name_of(driver.top) == "new"
    assert driver.doors.invitations == [Invitation(game="bela4", options={}, seats=company_of({}, 4))]
    assert len(driver.loop.stack.scenes) == 2, "title and table: the list of games is gone"


@pytest.mark.parametrize(
    ("keys", "leads_to"),
    [
        ([pygame.K_RETURN], "saved"),
        ([pygame.K_DOWN, pygame.K_RETURN], "new"),
        ([pygame.K_ESCAPE], "Games"),
    ],
)
def test_a_new_match_in_place_of_an_unfinished_one_is_asked(
    at_title: Opener, keys: list[int], leads_to: str
) -> None:
    driver = at_title(saved=True)
    driver.click(title_of(driver).focus["title.play"].box)
    driver.click(driver.top.focus["games.again"].box)
    assert isinstance(driver.top, Confirm)
    for key in keys:
        driver.key(key)
    assert name_of(driver.top) == leads_to
    assert not any(isinstance(scene, Confirm) for scene in driver.loop.stack.scenes)


def test_the_game_of_last_time_is_named(play: Play) -> None:
    driver = play(Title, language="en", likes=Preferences(game="coinche_fr"))
    driver.frames()
    assert "Coinche" in {written.text for written in driver.written}


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("game", ["bela4", "belot_bg", "coinche_fr"])
def test_the_name_in_brass_fits(play: Play, game: str, size: tuple[int, int]) -> None:
    for language in ("hr", "bg"):
        driver = play(Title, language=language, size=size, likes=Preferences(game=game))
        driver.frames()
        title = title_of(driver)
        word = driver.desk.say(f"title.logo.{family_of(game)}")
        assert title._logo(word).width <= title._name_box.w


def test_a_game_of_a_newer_version_does_no_harm(play: Play) -> None:
    driver = play(Title, language="en", likes=Preferences(game="klaberjass"))
    driver.frames()
    driver.key(pygame.K_RETURN)
    driver.frames()
    driver.key(pygame.K_RETURN)
    assert driver.doors.invitations[0].game == "bela4"


def test_the_title_stands_still(at_title: Opener) -> None:
    driver = at_title()
    drawn = driver.loop.drawn
    driver.frames(60)
    assert driver.loop.drawn == drawn


def test_the_cards_come_in_and_are_all_there(at_title: Opener) -> None:
    driver = at_title()
    box = title_of(driver)._fan_box
    picture = driver.picture()
    greens = sum(
        1
        for x in range(int(box.x), int(box.right), 9)
        for y in range(int(box.y), int(box.bottom), 9)
        if picture.get_at((x, y)).g > picture.get_at((x, y)).r + 25
    )
    whole = (int(box.w) // 9) * (int(box.h) // 9)
    assert greens < whole * 0.75, "the felt is not empty"


def test_the_language_of_the_title_follows_the_options(at_title: Opener) -> None:
    driver = at_title()
    before = {written.text for written in driver.written}
    driver.click(title_of(driver).focus["title.options"].box)
    assert isinstance(driver.top, Options)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_ESCAPE)
    title_of(driver).fan.finish()
    driver.settle()
    after = {written.text for written in driver.written}
    assert "Nova partija" in before
    assert "New match" in after
    assert "Nova partija" not in after


def test_a_notice_is_shown(at_title: Opener) -> None:
    driver = at_title()
    driver.desk.notice = "Datoteka s postavkama bila je oštećena: spremljena je kao settings.json.bad."
    title_of(driver).entered()
    driver.settle()
    assert any(written.text == driver.desk.notice and not written.is_cut for written in driver.written)


@pytest.mark.parametrize("box", [Rect(0, 0, 700, 600), Rect(0, 0, 400, 600), Rect(0, 0, 1500, 500)])
def test_the_fan_fits_its_box(box: Rect) -> None:
    height = fitting(5, box)
    for spot in spots(5, box, height):
        assert box.encloses(Rect(spot.x, spot.y, 0, 0))
    assert height > 0.3 * min(box.w, box.h)
