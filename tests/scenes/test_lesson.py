"""The first deal from the title to its end: sentences fit, nothing blocks, nothing is kept."""

from __future__ import annotations

import pygame
import pytest

from game.ai.levels import make_mind
from game.scenes.lesson.over import LessonOver
from game.scenes.lesson.table import LessonTable
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.score import ScoreSheet
from game.scenes.title import Title
from tests.scenes.driver import Driver, Play


def opened(
    play: Play, size: tuple[int, int] = (800, 600), language: str = "hr", deck: str = "auto"
) -> Driver:
    """The lesson, opened from the title on the first start."""
    driver = play(
        Title, size=size, language=language, speed="instant", likes=Preferences(deck=DeckFace(deck))
    )
    driver.loop._clock.seconds = 0.05
    driver.frames()
    assert isinstance(driver.top, Title)
    driver.click(driver.top.focus["title.lesson"].box)
    assert isinstance(driver.top, LessonTable)
    return driver


def told(driver: Driver, most: int = 4000) -> list[str]:
    """Play the deal to its sheet; every sentence that was written, checked as it is drawn."""
    mind, sentences = make_mind("medium"), list[str]()
    for _ in range(most):
        top = driver.top
        if not isinstance(top, LessonTable):
            return sentences
        if top.director.waits_for_press:
            driver.key(pygame.K_F5)
        elif top.controls.is_asked and top.match.waits_for == 0 and not top.is_busy:
            driver.frames()
            check(driver, top, sentences)
            top.act(mind.decide(top.match.view(0), 1).action)
            assert not top.controls.guide.sentence, "it is over as soon as something happens"
        driver.frames()
    raise AssertionError("the deal does not end")


def check(driver: Driver, table: LessonTable, sentences: list[str]) -> None:
    sentence = table.controls.guide.sentence
    if not sentence:
        return
    sentences.append(sentence)
    written = [one for one in table.painter.easel.pen.written if one.text == sentence]
    assert written
    assert not any(one.is_cut for one in written)
    layout = table.layout
    for token in table.show.board.hands[0]:
        # the index in the upper corner must be seen: the strip lies over the foot of the cards
        pose = table.flights.pose(token)
        top = min(y for _, y in pose.corners)
        assert top + pose.height * 0.3 < layout.page.height - strip_height(driver, sentence)


def strip_height(driver: Driver, sentence: str) -> float:
    table = driver.top
    assert isinstance(table, LessonTable)
    from game.scenes.table.guide import guide_picture

    return guide_picture(table.painter.easel, table.layout, sentence).rect.height


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "deck"), [("de", "auto"), ("bg", "french"), ("fr", "auto"), ("pl", "french")]
)
def test_in_every_language_the_sentences_have_room(play: Play, language: str, deck: str) -> None:
    driver = opened(play, language=language, deck=deck)
    assert len(told(driver)) >= 8


def test_the_deal_ends_with_its_sheet_and_three_ways_on(play: Play) -> None:
    driver = opened(play)
    told(driver)
    driver.settle()
    assert isinstance(driver.top, ScoreSheet)
    assert any("1001" in one.text for one in driver.written), "the sheet is explained"
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    if isinstance(driver.top, ScoreSheet):
        driver.key(pygame.K_RETURN)
        driver.frames(3)
    assert isinstance(driver.top, LessonOver)
    assert not driver.desk.preferences.has_chosen_game
    assert driver.doors.invitations == []
    driver.click(driver.top.focus["lesson.again"].box)
    assert isinstance(driver.top, LessonTable)
    assert len(driver.loop.stack.scenes) == 2
    driver.loop.stack.fold(driver.top.pause())
    driver.frames()
    driver.click(driver.top.focus["pause.title"].box)  # type: ignore[attr-defined]
    assert isinstance(driver.top, Title)


def test_from_its_end_a_match_of_the_same_game_begins(play: Play) -> None:
    driver = opened(play)
    driver.desk.change(game="belot_bg")
    driver.loop.stack.push(LessonOver(driver.desk))
    driver.frames(2)
    driver.key(pygame.K_RETURN)
    assert [invited.game for invited in driver.doors.invitations if invited] == ["bela4"]
    assert driver.desk.preferences.has_chosen_game
    assert len(driver.loop.stack.scenes) == 2, "title and table"


def test_the_lesson_is_large_only_until_a_match_was_begun(play: Play) -> None:
    driver = opened(play)
    driver.loop.stack.push(Title(driver.desk))
    first = driver.top.focus["title.lesson"].box  # type: ignore[attr-defined]
    driver.desk.change(has_chosen_game=True)
    driver.top.entered()
    later = driver.top.focus["title.lesson"].box  # type: ignore[attr-defined]
    assert first.h > later.h
