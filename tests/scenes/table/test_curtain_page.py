"""The page of the curtain has room for everything, in every language, with long names and many calls."""

from __future__ import annotations

import pygame
import pytest

from game.rules.phase import Phase
from game.scenes.preferences import Language
from game.scenes.score import ScoreSheet
from game.scenes.table.curtain import Curtain
from game.ui.layout import Rect
from tests.scenes.driver import Play
from tests.scenes.roomy import assert_unmixed
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people

LONG = ("Maksimilijan", "Bartholomäus", "Konstantinop", "Ана-Мария П.")
SIZES = [(800, 600), pytest.param((2560, 1440), marks=[pytest.mark.slow, pytest.mark.long])]


def curtain_of(at: People) -> Curtain:
    top = at.driver.top
    assert isinstance(top, Curtain)
    return top


def to_the_fifth_trick(at: People) -> None:
    for _ in range(60):
        at.wait()
        if (
            at.is_at_curtain
            and at.session.state.phase is Phase.PLAYING
            and len(eyes(at.scene).known.tricks) == 4
        ):
            return
        at.step()
    raise AssertionError("nobody came in the fifth trick")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_room(play: Play, size: tuple[int, int]) -> None:
    at = seat_people(play, {0, 1}, game="coinche_fr", size=size)
    at.scene.model.seating.names = LONG
    to_the_fifth_trick(at)
    curtain, driver = curtain_of(at), at.driver
    assert curtain.news.last is not None
    window = Rect(0, 0, *size)
    for language in Language:
        driver.change(language=language)
        curtain.entered()
        driver.settle()
        assert len(driver.written) > 8
        for written in driver.written:
            assert not written.is_cut, written
            assert written.px >= 11, written
            assert window.encloses(written.inked), written
        assert_unmixed(driver.written)
        boxes = [widget.box for widget in curtain.focus.widgets]
        assert all(box.h >= 26 and box.w >= 44 for box in boxes)
        assert not boxes[0].overlaps(boxes[1])


def test_escape_opens_the_menu_and_the_curtain_stays_behind_it(play: Play) -> None:
    at = seat_people(play, {0, 2})
    at.wait()
    curtain = curtain_of(at)
    at.driver.key(pygame.K_ESCAPE)
    assert at.driver.top is not curtain
    at.driver.key(pygame.K_ESCAPE)
    assert at.driver.top is curtain
    at.driver.key(pygame.K_RETURN)
    assert at.driver.top is at.scene
    assert eyes(at.scene).open_seat == curtain.seat


def test_all_calls_since_the_last_look_are_told(play: Play) -> None:
    at = seat_people(play, {0, 1, 2, 3}, game="belot_bg")
    told: list[tuple[str, ...]] = []
    for _ in range(30):
        at.wait()
        if at.session.state.phase is not Phase.CALLING and told:
            break
        if at.is_at_curtain:
            told.append(curtain_of(at).news.lines)
            at.step()
        elif eyes(at.scene).is_covered and len(at.scene.model.view.calls) == 3:
            at.driver.key(pygame.K_SPACE)
        else:
            at.step()
    assert [len(lines) for lines in told] == [0, 0, 0, 0, 3]
    assert all(line.startswith(at.scene.model.seating.names) for line in told[-1])


def test_nobody_reads_the_own_words(play: Play) -> None:
    """Neither calls, contracts and declarations nor belote."""
    at, read = seat_people(play, {0, 1, 2, 3}, game="belot_bg"), 0
    for _ in range(120):
        at.wait()
        if at.driver.is_over or isinstance(at.driver.top, ScoreSheet):
            break
        if at.is_at_curtain:
            page = curtain_of(at)
            own = at.scene.model.seating.names[page.seat]
            read += len(page.news.lines)
            assert not [line for line in page.news.lines if line.startswith(own)]
        elif eyes(at.scene).is_covered and at.scene.model.view.calls:
            at.driver.key(pygame.K_SPACE)  # look once more, so that the curtain falls between calls
            at.wait()
            if not at.is_at_curtain:
                at.step()
                continue
        at.step()
    assert read > 10


def test_the_list_stays_until_the_reader_acts(play: Play) -> None:
    at = seat_people(play, {0, 1, 2, 3}, game="belot_bg")
    for _ in range(30):
        at.wait()
        if not at.is_at_curtain and eyes(at.scene).is_covered and len(at.scene.model.view.calls) == 2:
            break
        at.step()
    lists = []
    for _ in range(3):
        at.driver.key(pygame.K_SPACE)
        at.wait()
        lists.append(curtain_of(at).news.lines)
        at.step()  # the cards lie open
        at.wait()
        at.driver.key(pygame.K_SPACE)  # and are covered again
        at.wait()
    assert len(lists[0]) == 2
    assert lists == [lists[0]] * 3
