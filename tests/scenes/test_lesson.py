"""The first deal from the title to its end: sentences fit, nothing blocks, nothing is kept."""

from __future__ import annotations

import time

import pygame
import pytest

from game.ai.levels import make_mind
from game.scenes.intents import OpenLesson, OpenLessonOver
from game.scenes.lesson.over import LessonOver
from game.scenes.lesson.scripts import SCRIPTS
from game.scenes.lesson.table import lesson_table
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.replay.scene import Replay
from game.scenes.rule_book import RuleBook
from game.scenes.score import ScoreSheet
from game.scenes.table.intents import Act
from game.scenes.table.picture.note_ground import hand_box
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from game.text.catalogue import LANGUAGES, words
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.sights import painted, seen
from tests.seldom_drawn import undrawn

LAST = OpenLessonOver(OpenLesson("bela4"), frozenset())
"""What leads to the page after the deal of Bela."""


def opened(
    play: Play, language: str = "hr", deck: str = "auto", size: tuple[int, int] = (800, 600)
) -> Driver:
    """The lesson of Bela on the first start, opened from the title where the title offers it."""
    likes = Preferences(deck=DeckFace(deck))
    driver = play(Title, size=size, language=language, speed="instant", likes=likes)
    driver.pace(0.05)
    driver.frames()
    assert isinstance(driver.top, Title)
    if language == "hr":
        driver.click(driver.top.focus["title.lesson"].box)
    else:
        driver.loop.stack.push(lesson_table(driver.desk, OpenLesson("bela4")))
        driver.frames()
    assert isinstance(driver.top, TableScene)
    return driver


def told(driver: Driver, most: int = 4000) -> list[str]:
    """Play the deal to its sheet; every sentence that was written, checked as it is drawn."""
    mind, sentences = make_mind("medium"), list[str]()
    for _ in range(most):
        top = driver.top
        if not isinstance(top, TableScene):
            return sentences
        if top.motion.director.waits_for_press:
            driver.key(pygame.K_F5)
        elif eyes(top).is_asked and top.model.match.waits_for == 0 and not top.motion.is_busy:
            driver.frames()
            check(top, sentences)
            top.want(Act(mind.decide(top.model.match.view(0), 1).action))
            assert not eyes(top).guide, "it is over as soon as something happens"
        elif top.model.progress.thinking < 0:
            time.sleep(0.001)  # a computer thinks in its own thread, and undrawn frames pass quickly
        with undrawn(driver.loop):
            driver.frames()
    raise AssertionError("the deal does not end")


def check(table: TableScene, sentences: list[str]) -> None:
    sentence = eyes(table).guide
    if not sentence:
        return
    sentences.append(sentence)
    written = [one for one in table.studio.painter.easel.pen.written if one.text == sentence]
    assert written
    assert not any(one.is_cut for one in written)
    layout, prompt = table.studio.layout, eyes(table).prompt
    box = painted(table)[-1].box
    assert layout.page.area.encloses(box)
    assert not box.overlaps(hand_box(seen(table)))
    if prompt is not None:
        assert not box.overlaps(prompt_boxes(prompt, layout).panel)
    assert not any(box.overlaps(layout.person(place).inset(3)) for place in layout.places)
    board = table.model.show.board
    poses = table.motion.flights.pose
    # turned cards leave the corners of their bounds free
    for token in (token for _, token in board.trick):
        assert not box.overlaps(poses(token).bounds.inset(6)), (token, sentence)
    # nobody reads a covered hand: beside a question a note may touch them, else one where nothing is free
    covered = [hand for seat, hand in enumerate(board.hands) if seat and prompt is None]
    touched = [hand for hand in covered if any(box.overlaps(poses(token).bounds.inset(6)) for token in hand)]
    assert len(touched) <= 1, sentence


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("language", "deck", "size"),
    [
        *(("de", "auto", size) for size in ((800, 600), (1280, 720), (2560, 1080))),
        *((language, "french", (800, 600)) for language in ("bg", "fr", "pl", "hr")),
    ],
)
def test_in_every_language_the_sentences_have_room(
    play: Play, language: str, deck: str, size: tuple[int, int]
) -> None:
    driver = opened(play, language=language, deck=deck, size=size)
    assert len(told(driver)) >= 8


@pytest.mark.slow
@pytest.mark.sampled(23)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["belot_bg", "belote2_es", "belote4_fr", "coinche_fr"])
def test_in_every_lesson_the_sentences_have_room(
    play: Play, game: str, language: str, size: tuple[int, int]
) -> None:
    for deal in range(len(SCRIPTS[game].seeds)):
        driver = seated(play, OpenLesson(game, deal), language=language, size=size)
        assert len(told(driver)) >= 4
        driver.settle()
        assert not any(one.is_cut for one in driver.written), "what the sheet says has room as well"


def seated(play: Play, lesson: OpenLesson, **how: object) -> Driver:
    """The table of that deal, over the title."""
    driver = play(Title, **{"speed": "instant", **how})
    driver.pace(0.05)
    driver.loop.stack.push(lesson_table(driver.desk, lesson))
    driver.frames()
    return driver


def page_of(driver: Driver) -> LessonOver:
    assert isinstance(driver.top, LessonOver)
    return driver.top


def leave_the_sheet(driver: Driver) -> None:
    """Press until the page after a deal is there."""
    driver.settle()
    assert isinstance(driver.top, ScoreSheet)
    for _ in range(2):
        if isinstance(driver.top, ScoreSheet):
            driver.key(pygame.K_RETURN)
            driver.frames(3)
    assert isinstance(driver.top, LessonOver)


def test_a_deal_leads_to_the_next_one_which_does_not_explain_the_rules_again(play: Play) -> None:
    driver = seated(play, OpenLesson("belote4_fr"), language="en")
    first = told(driver)
    leave_the_sheet(driver)
    driver.click(page_of(driver).focus["lesson.next"].box)
    assert isinstance(driver.top, TableScene)
    assert [type(scene) for scene in driver.loop.stack.scenes] == [Title, TableScene]
    second = told(driver)
    order = words("en")("lesson.taken", jack="jack", nine="nine", ace="ace", ten="ten")
    assert any(order in sentence for sentence in first)
    assert not any(order in sentence for sentence in second)
    assert any("Count the trumps" in sentence for sentence in second), "but trumps are counted"
    leave_the_sheet(driver)
    driver.key(pygame.K_RETURN)
    assert [invited.game for invited in driver.doors.invitations if invited] == ["belote4_fr"]


def test_the_look_back_calls_the_players_as_the_table_did(play: Play) -> None:
    driver = opened(play, language="de")
    assert isinstance(driver.top, TableScene)
    names = driver.top.model.seating.names
    assert names == ("Du", "Ana", "Zlata", "Joža")
    told(driver)
    driver.settle()
    driver.key(pygame.K_w)
    driver.settle()
    assert isinstance(driver.top, Replay)
    assert driver.top.names == names


def test_nobody_is_asked_to_cut_the_deck_of_a_lesson(play: Play) -> None:
    likes = Preferences(asks_for_cut=True)
    driver = seated(play, OpenLesson("belote2_es", 1), likes=likes)
    for _ in range(200):
        driver.frames()
        top = driver.top
        assert isinstance(top, TableScene)
        assert not top.model.view.choices.may_cut or not eyes(top).prompt
        if top.model.view.choices.calls:
            return
    raise AssertionError("nobody calls")


def test_the_deal_ends_with_its_sheet_and_three_ways_on(play: Play) -> None:
    driver = opened(play)
    told(driver)
    driver.settle()
    assert any("1001" in one.text for one in driver.written), "the sheet is explained"
    leave_the_sheet(driver)
    assert not driver.desk.preferences.has_chosen_game
    assert driver.doors.invitations == []
    driver.click(page_of(driver).focus["lesson.again"].box)
    assert isinstance(driver.top, TableScene)
    assert len(driver.loop.stack.scenes) == 2
    driver.key(pygame.K_ESCAPE)
    driver.frames()
    driver.click(driver.top.focus["pause.title"].box)  # type: ignore[attr-defined]
    assert isinstance(driver.top, Title)


def test_from_its_end_a_match_of_the_same_game_begins(play: Play) -> None:
    driver = opened(play)
    driver.change(game="belot_bg")
    driver.loop.stack.push(LessonOver(driver.desk, driver.doors, LAST))
    driver.frames(2)
    driver.key(pygame.K_RETURN)
    assert [invited.game for invited in driver.doors.invitations if invited] == ["bela4"]
    assert driver.desk.preferences.has_chosen_game
    assert len(driver.loop.stack.scenes) == 2, "title and table"


def test_the_lesson_is_large_only_until_a_match_was_begun(play: Play) -> None:
    driver = opened(play)
    driver.loop.stack.push(Title(driver.desk))
    first = driver.top.focus["title.lesson"].box  # type: ignore[attr-defined]
    driver.change(has_chosen_game=True)
    driver.top.entered()
    later = driver.top.focus["title.lesson"].box  # type: ignore[attr-defined]
    assert first.h > later.h


def test_from_the_book_of_an_open_match_it_ends_at_the_title(play: Play) -> None:
    """Only one table is open at a time: what is played at the other would be written over."""
    for way, scenes in (("lesson.play", [Title, PlainTable]), ("pause.title", [Title])):
        driver = play(Title)
        doors, stack = driver.desk.doors, driver.loop.stack
        table = doors.new_match(driver.desk)
        assert isinstance(table, PlainTable)
        for scene in (
            table,
            RuleBook(driver.desk),
            lesson_table(driver.desk, OpenLesson("bela4")),
            LessonOver(driver.desk, driver.doors, LAST),
        ):
            stack.push(scene)
        driver.frames(2)
        driver.click(driver.top.focus[way].box)  # type: ignore[attr-defined]
        assert [type(scene) for scene in stack.scenes] == scenes
        assert table.is_gone
        assert table not in stack.scenes
