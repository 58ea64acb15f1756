"""The end of a match: the sheet, the faces of the winners beside it, and a picture to keep."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.scenes import score_paper
from game.scenes.over import MatchOver
from game.scenes.page_desk import PageDesk
from game.scenes.preferences import Motion, Preferences
from game.scenes.score_look import ground
from game.scenes.setpiece.keepsake import Kind
from game.scenes.setpiece.pouring import poured, tilted
from game.scenes.sheet import Sheet
from tests.scenes.driver import Driver, Play
from tests.scenes.setpiece.pieces import LONGEST, end_of
from tests.scenes.test_screens import SHEET, SHEET_OF_THREE


def texts(driver: Driver) -> set[str]:
    return {written.text for written in driver.written}


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
def test_the_sheet_and_the_winners_faces_are_there_together(play: Play, size: tuple[int, int]) -> None:
    driver = play(end_of(Kind.WON, SHEET), size=size, speed="instant")
    driver.settle()
    shown = texts(driver)
    assert {LONGEST[0], LONGEST[2], "Pobjeda!"} <= shown
    assert "1354" in shown, "the points of the winners"
    assert SHEET.verdict in shown, "the sheet stays where it can be read"


@pytest.mark.parametrize(("kind", "seconds"), [(Kind.WON, 5.0), (Kind.LOST, 2.0)])
def test_it_passes_in_its_time_and_a_key_ends_it(play: Play, kind: Kind, seconds: float) -> None:
    driver = play(end_of(kind, SHEET))
    frames = 0
    while driver.top.is_moving:
        driver.frames()
        frames += 1
        assert frames < 400
    assert frames / 60 == pytest.approx(seconds, abs=0.15)
    again = play(end_of(kind, SHEET))
    again.frames(20)
    again.key(pygame.K_RETURN)
    assert isinstance(again.top, MatchOver)
    assert {"1354", "998"} <= texts(again)
    again.settle()
    again.key(pygame.K_RETURN)
    assert not isinstance(again.top, MatchOver), "only now the button is pressed"


@pytest.mark.parametrize(("kind", "heard"), [(Kind.WON, ["chalk"]), (Kind.LOST, ["chalk", "pencil", "pour"])])
def test_what_happens_is_heard_in_its_order_unless_a_key_ends_it(
    play: Play, kind: Kind, heard: list[str]
) -> None:
    driver = play(end_of(kind, SHEET))
    driver.frames(140)
    assert [name for name in driver.desk.sounds.played if name in heard] == heard
    again = play(end_of(kind, SHEET))
    again.frames(3)
    before = again.desk.sounds.played
    again.key(pygame.K_RETURN)
    again.frames(140)
    assert again.desk.sounds.played == before


def test_at_first_the_sheet_stands_in_the_middle_between_the_winners(play: Play) -> None:
    driver = play(end_of(Kind.WON, SHEET))
    driver.frames(150)
    names = {one.text: one.inked.centre[0] for one in driver.written if one.text in LONGEST}
    head = next(one.inked.centre[0] for one in driver.written if one.text == SHEET.columns[0].head)
    assert names[LONGEST[0]] < head < names[LONGEST[2]]
    assert "Pobjeda!" not in texts(driver)


@pytest.mark.parametrize("kind", [Kind.WON, Kind.LOST])
def test_the_title_becomes_a_heading_little_by_little(play: Play, kind: Kind) -> None:
    driver = play(end_of(kind, SHEET))
    title, widths = "Pobjeda!" if kind is Kind.WON else "Poraz", list[float]()
    while driver.top.is_moving:
        driver.frames()
        widths += [one.inked.w for one in driver.written if one.text == title]
    assert widths[-1] < widths[0] * 0.9
    assert all(0.96 < after / before <= 1 for before, after in pairwise(widths))


def test_with_little_motion_the_last_picture_is_there_at_once(play: Play) -> None:
    driver = play(end_of(Kind.WON, SHEET), likes=Preferences(motion=Motion.REDUCED))
    driver.frames(2)
    assert {"Pobjeda!", "1354"} <= texts(driver)


@pytest.mark.parametrize("kind", [Kind.WON, Kind.LOST])
def test_above_the_figures_of_three_stand_their_names(play: Play, kind: Kind) -> None:
    driver = play(end_of(kind, SHEET_OF_THREE, 3), speed="instant", size=(800, 600))
    driver.settle()
    for column in SHEET_OF_THREE.columns:
        told = [one.text for one in driver.written]
        assert told.count(column.head) == 2, "on the sheet and on the board"


def test_three_play_for_themselves(play: Play) -> None:
    driver = play(end_of(Kind.WON, SHEET_OF_THREE, 3), speed="instant")
    driver.settle()
    assert LONGEST[0] in texts(driver)
    assert LONGEST[1] not in texts(driver), "only the winner is shown beside the sheet"


def test_the_glass_fills_while_the_jug_is_tilted() -> None:
    assert (poured(0.0), tilted(0.0)) == (0.0, 0.0)
    assert tilted(0.5) == 1.0
    assert 0 < poured(0.5) < 1
    assert (poured(1.0), tilted(1.0)) == (1.0, 0.0)


@pytest.mark.parametrize("sheet", [SHEET, SHEET_OF_THREE])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (2560, 1440)])
def test_the_sheet_slides_aside_without_being_drawn_anew(
    play: Play, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], sheet: Sheet
) -> None:
    grounds: list[pygame.Surface] = []
    places: set[float] = set()

    def noting(desk: PageDesk, size: tuple[int, int], unit: float, *at: tuple[float, ...]) -> pygame.Surface:
        grounds.append(ground(desk, size, unit, *at))
        return grounds[-1]

    monkeypatch.setattr(score_paper, "ground", noting)
    driver = play(end_of(Kind.WON, sheet, 3 if sheet is SHEET_OF_THREE else 4), size=size)
    while driver.top.is_moving:
        driver.frames()
        places |= {written.inked.x for written in driver.written if written.text == sheet.verdict}
    assert len(places) > 10, "it slides"
    assert len({id(one) for one in grounds}) == 1
