"""A great moment at the table: it is shown instead of the count, ends with any press, and plays nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules.events import DealScored
from game.rules.result import DealResult, Outcome
from game.scenes.intents import OpenMatchOver
from game.scenes.over import MatchOver
from game.scenes.preferences import Language, Motion, Preferences
from game.scenes.scene import Push, Result
from game.scenes.score import ScoreSheet
from game.scenes.setpiece.keepsake import Kind
from game.scenes.setpiece.page import SetPiece
from game.scenes.sheet import Outcome as End
from game.scenes.table.motion.beats import beat_of
from game.scenes.table.motion.counting import TICKS
from game.scenes.table.motion.director import Queued
from game.scenes.table.picture.frame import count_pictures
from game.text.catalogue import words
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.setpiece.pieces import LONGEST, TITLES, deal, keepsake, page_of
from tests.scenes.table.conftest import Table, table
from tests.scenes.table.sights import seen
from tests.scenes.test_screens import SHEET

__all__ = ["table"]

CAPOT = deal(capot=0, written=(252, 0))


def scored(at: Table, result: DealResult) -> Table:
    """Let that deal be scored at the table."""
    at.driver.pace(1 / 60)
    at.driver.frames(2)
    scene = at.scene
    scene.motion.director.skip()
    scene.motion.flights.finish()  # the pack is shuffled already
    at.driver.desk.sounds.played = []
    event = DealScored(result, result.written)
    beat = beat_of(event, scene.seen.wishes.pace, 0, 4)
    scene.motion.director.feed([Queued(event, beat, scene.model.show.account)])
    at.driver.frames(140)
    return at


def light(driver: Driver) -> int:
    """How light the window is all in all."""
    return sum(pygame.transform.average_color(driver.loop.window.surface)[:3])


def lightest_after(driver: Driver) -> tuple[int, int]:
    """Leave the moment; return how light the lightest picture is, and the one in which all rests."""
    driver.settle()
    found = []
    driver.key(pygame.K_RETURN)
    for _ in range(30):
        found.append(light(driver))
        driver.frames()
    driver.settle()
    return max(found), light(driver)


def texts(driver: Driver) -> set[str]:
    return {written.text for written in driver.written}


@pytest.mark.parametrize(
    ("result", "title", "sound"),
    [
        (CAPOT, "Štiglja!", "capot"),
        (deal(capot=1, written=(0, 252)), "Štiglja!", "deal_made"),
        (deal(Outcome.FELL, multiplier=2, written=(0, 324)), "Pad!", "deal_made"),
        (deal(multiplier=4, written=(648, 0)), "Rekontra!", "deal_made"),
        (deal(Outcome.BELOT, written=(1001, 0)), "Belot!", "capot"),
    ],
)
def test_a_great_deal_is_shown_large(
    table: Callable[..., Table], result: DealResult, title: str, sound: str
) -> None:
    at = scored(table(speed="normal"), result)
    page = at.driver.top
    assert isinstance(page, SetPiece)
    assert page.keepsake.title == title
    assert sound in at.driver.desk.sounds.played
    assert count_pictures(at.scene.studio.painter, seen(at.scene)) == []
    at.driver.settle()
    assert {"Ti", "Zlata", "Ana", "Joža"} <= texts(at.driver)
    told = [written.text for written in at.driver.written]
    assert [told.count(str(points)) for points in result.written if points] == [1], "each fact once"


@pytest.mark.parametrize("way", ["key", "click", "finger", "pad"])
def test_any_press_ends_it_on_its_last_picture_and_plays_nothing(
    table: Callable[..., Table], way: str
) -> None:
    at = scored(table(speed="normal"), CAPOT)
    driver, page, length = at.driver, at.driver.top, at.scene.model.match.length
    assert isinstance(page, SetPiece)
    assert not page.is_over
    match way:
        case "key":
            driver.key(pygame.K_1)
        case "click":
            driver.press((600, 650))
        case "finger":
            for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
                driver.post(kind, touch_id=1, finger_id=1, x=0.5, y=0.9, dx=0, dy=0, pressure=1)
        case _:
            driver.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0, pad=0)
    driver.frames(2)
    assert driver.top is page
    assert page.is_over
    assert "252" in texts(driver)
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert isinstance(driver.top, ScoreSheet)
    assert at.scene.model.match.length == length


def test_the_slip_of_a_failed_contra_cracks_once(table: Callable[..., Table]) -> None:
    at = scored(table(speed="normal"), deal(Outcome.FELL, multiplier=2, written=(0, 324)))
    at.driver.frames(120)
    assert at.driver.desk.sounds.played.count("crack") == 1


def test_with_little_motion_the_picture_is_there_at_once(table: Callable[..., Table]) -> None:
    at = scored(table(speed="normal", likes=Preferences(motion=Motion.REDUCED)), CAPOT)
    assert isinstance(at.driver.top, SetPiece)
    assert at.driver.top.is_over


def test_at_instant_speed_too(table: Callable[..., Table]) -> None:
    at = scored(table(speed="instant"), CAPOT)
    assert isinstance(at.driver.top, SetPiece)
    assert at.driver.top.is_over


def test_where_only_computers_play_it_leaves_by_itself(table: Callable[..., Table]) -> None:
    at = scored(table(speed="normal", people=frozenset()), CAPOT)
    assert isinstance(at.driver.top, SetPiece)
    at.driver.frames(400)
    assert not isinstance(at.driver.top, SetPiece)
    quick = scored(table(speed="instant", people=frozenset()), CAPOT)
    assert not isinstance(quick.driver.top, SetPiece), "nobody would see it"


@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize("motion", [Motion.FULL, Motion.REDUCED])
def test_between_the_moment_and_the_sheet_the_table_stays_dark(
    table: Callable[..., Table], speed: str, motion: Motion
) -> None:
    at = scored(table(speed=speed, likes=Preferences(motion=motion)), CAPOT)
    most, rest = lightest_after(at.driver)
    assert isinstance(at.driver.top, ScoreSheet)
    assert most <= rest + 5
    assert light(at.driver) > 100, "the picture is there"
    at.driver.key(pygame.K_RETURN)
    at.driver.frames(3)
    assert at.is_on_top, "one page came, and the next deal begins"


@pytest.mark.parametrize("motion", [Motion.FULL, Motion.REDUCED])
def test_between_the_moment_and_the_end_of_the_match_too(play: Play, motion: Motion) -> None:
    end = End(is_won=True, sheet=SHEET)

    class Ending(PlainTable):
        """A table that opens the end of its match when it is uncovered."""

        def update(self, seconds: float) -> Result:
            return Push(OpenMatchOver(end, keepsake=keepsake(Kind.WON, sheet=SHEET)))

    driver = play(lambda desk: Ending(desk, "saved"), likes=Preferences(motion=motion))
    driver.loop.stack.push(page_of(Kind.BELOT)(driver.desk))
    driver.settle()
    rail = driver.loop.window.surface.subsurface((0, 0, 1280, 12))  # nothing of both pages is there
    dark = pygame.transform.average_color(rail)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, MatchOver)
    for _ in range(20):
        assert driver.top.progress == 1
        assert pygame.transform.average_color(rail) == dark, "the same cloth in the same light"
        driver.frames()


@pytest.mark.parametrize("language", Language)
def test_every_title_is_called_out(language: Language) -> None:
    say = words(language)
    for name in ("capot", "belot", "fell", "lost"):
        assert say(f"setpiece.{name}").endswith("!")
    assert say("setpiece.capot").rstrip("!").rstrip().lower() == say("table.note.capot").lower()


def test_a_plain_deal_is_counted_on_the_table(table: Callable[..., Table]) -> None:
    at = table(speed="normal")
    at.driver.pace(1 / 60)
    scored(at, deal(written=(102, 60)))
    assert at.is_on_top
    assert len(count_pictures(at.scene.studio.painter, seen(at.scene))) == 1
    at.driver.frames(120)
    ticks = at.driver.desk.sounds.played.count("score_tick")
    assert TICKS / 2 < ticks <= TICKS
    at.driver.frames(240)
    assert isinstance(at.driver.top, ScoreSheet)


def test_a_press_ends_the_counting_of_a_plain_deal(table: Callable[..., Table]) -> None:
    at = scored(table(speed="normal"), deal(written=(102, 60)))
    at.driver.key(pygame.K_RETURN)
    assert at.scene.motion.counting.is_over


@pytest.mark.parametrize("kind", [Kind.CAPOT, Kind.BELOT, Kind.FELL, Kind.BIG])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_picture_names_everybody_and_the_day(play: Play, kind: Kind, players: int) -> None:
    driver = play(page_of(kind, players), speed="instant", size=(800, 600))
    driver.settle()
    shown = texts(driver)
    assert set(LONGEST[:players]) <= shown
    assert "Bela u četvero · 28. 11. 2026." in shown
    assert {"1354", "998"} <= shown
    page = driver.top
    assert isinstance(page, SetPiece)
    assert page.keepsake.title == TITLES[kind]


def test_nothing_is_drawn_any_more_when_the_moment_is_over(play: Play) -> None:
    driver = play(page_of(Kind.CAPOT), speed="quick")
    driver.settle()
    drawn = driver.loop.drawn
    driver.frames(20)
    assert driver.loop.drawn == drawn


def test_esc_leaves_and_nothing_can_be_taken_back(table: Callable[..., Table]) -> None:
    at = scored(table(speed="instant"), CAPOT)
    page = at.driver.top
    at.driver.type("u")
    at.driver.frames(2)
    assert at.driver.announced == at.driver.desk.say("table.takeBack.counted")
    assert at.driver.top is page
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames(3)
    assert isinstance(at.driver.top, ScoreSheet)


def test_people_of_both_sides_are_all_named(table: Callable[..., Table]) -> None:
    people = frozenset(range(4))
    at = scored(table(speed="normal", people=people), deal(Outcome.FELL, multiplier=2, written=(0, 324)))
    page = at.driver.top
    assert isinstance(page, SetPiece)
    at.driver.settle()
    assert {"Ti", "Zlata", "Ana", "Joža"} <= texts(at.driver)
    at.driver.frames(600)
    assert at.driver.top is page, "it waits for them"


def test_who_reads_no_sheets_need_not_press_but_may_stay(table: Callable[..., Table]) -> None:
    likes = Preferences(shows_sheet=False)
    at = scored(table(speed="normal", likes=likes), CAPOT)
    at.driver.frames(400)
    assert at.is_on_top
    again = scored(table(speed="normal", likes=likes), CAPOT)
    again.driver.key(pygame.K_RETURN)
    again.driver.key(pygame.K_RIGHT)
    again.driver.frames(400)
    assert isinstance(again.driver.top, SetPiece)
