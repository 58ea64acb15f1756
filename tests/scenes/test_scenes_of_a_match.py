"""Every scene of a match, too, has room for its words in every language, small and large, with both decks."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.preferences import DeckFace, Language, Preferences
from game.scenes.replay.scene import Replay
from game.scenes.score import ScoreSheet
from game.scenes.table.curtain import Curtain
from game.scenes.table.intents import Command
from game.scenes.table.log import Log
from game.ui.layout import Rect
from game.variants.catalogue import GAMES
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.history.evenings import golden
from tests.scenes.roomy import assert_fits, assert_room
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people

SIZES = ((800, 600), (2560, 1440))
LARGE = pytest.param(SIZES[1], marks=[pytest.mark.slow, pytest.mark.long])
EITHER = pytest.mark.parametrize("size", [SIZES[0], LARGE], ids=str)


def in_every_language(driver: Driver) -> Iterator[str]:
    """The page on top in one language after the other, at last in English again."""
    for language in (*Language, Language.EN):
        driver.change(language=language)
        driver.top.entered()
        driver.frames(2)
        yield language.value


def questions_in_every_language(at: People) -> Iterator[None]:
    """The table asks anew in one language after the other; its cards stay as they are."""
    for language in (*Language, Language.EN):
        at.driver.change(language=language)
        at.scene.want(Command.ASK_AGAIN)
        at.driver.frames(2)
        yield


def a_deal(at: People, most: int) -> Iterator[None]:
    """Before every step of a deal."""
    for _ in range(most):
        at.wait()
        at.driver.frames(9)
        if at.driver.is_over or isinstance(at.driver.top, ScoreSheet):
            return
        yield
        at.driver.frames(8)
        at.step()


@EITHER
@pytest.mark.parametrize(("game", "people"), [("belote4_fr", {0, 1, 2, 3}), ("bela3", {0, 1, 2})])
def test_the_curtain_has_room_for_its_news(
    play: Play, size: tuple[int, int], game: str, people: set[int]
) -> None:
    at = seat_people(play, people, game=game, size=size)
    curtains = 0
    for _ in a_deal(at, 26):
        if not isinstance(at.driver.top, Curtain):
            continue
        if curtains % len(people) == 0:  # a first look, the whole hand, a card of each trick
            for _language in in_every_language(at.driver):
                assert_room(at.driver)
        curtains += 1
    assert curtains > 2 * len(people)


@EITHER
def test_the_log_has_room(play: Play, size: tuple[int, int]) -> None:
    at = seat_people(play, {0}, game="belot_bg", size=size)
    for step, _ in enumerate(a_deal(at, 12)):
        if step in {2, 8}:
            at.driver.key(pygame.K_F7)
            assert isinstance(at.driver.top, Log)
            for _language in in_every_language(at.driver):
                assert_room(at.driver)
                assert at.driver.top.lines
            at.driver.key(pygame.K_F7)
            at.driver.frames(2)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", GAMES)
def test_the_questions_of_every_game_fit_in_every_language(play: Play, game: str) -> None:
    """Calls, declarations and what else is asked until the first cards, in the words of that language."""
    at = seat_people(play, {0}, game=game, size=SIZES[0])
    for _ in a_deal(at, 4):
        if at.driver.top is not at.scene:
            return
        for _language in questions_in_every_language(at):
            at.driver.key(pygame.K_F6)
            at.driver.frames(2)
            assert at.scene.studio.painter.easel.pen.written
            assert_fits(at.scene.studio.painter.easel.pen.written)


@pytest.mark.parametrize(
    ("size", "deck", "is_open"),
    [
        (SIZES[0], DeckFace.HUNGARIAN, True),
        (SIZES[0], DeckFace.FRENCH, False),
        pytest.param(SIZES[1], DeckFace.FRENCH, True, marks=[pytest.mark.slow, pytest.mark.long]),
    ],
    ids=str,
)
def test_a_past_deal_has_room(play: Play, size: tuple[int, int], deck: DeckFace, is_open: bool) -> None:
    driver = play(PlainDoors().saved_match, size=size, speed="instant", likes=Preferences(deck=deck))
    replay = Replay(driver.desk, golden("bela4-capot-and-falls"), deal=0)
    driver.loop.stack.push(replay)
    window = Rect(0, 0, *size)
    replay.is_open = is_open
    for steps in (0, 25):
        for _ in range(steps):
            driver.key(pygame.K_RIGHT)
        for _language in in_every_language(driver):
            assert_fits(driver.written)
            assert all(window.encloses(one.inked) for one in driver.written)
            assert all(window.encloses(widget.box) for widget in replay.focus.widgets)


@EITHER
def test_notes_at_the_table_fit(play: Play, size: tuple[int, int]) -> None:
    """Why somebody called or played that, and what lies on the table."""
    at, noted = seat_people(play, {0}, size=size), 0
    for _ in a_deal(at, 3):
        for _language in questions_in_every_language(at):
            at.driver.type("w")
            at.driver.frames(2)
            assert_fits(at.scene.studio.painter.easel.pen.written)
            noted += eyes(at.scene).explained is not None
            at.driver.key(pygame.K_F3)
            at.driver.frames(2)
            assert_fits(at.scene.studio.painter.easel.pen.written)
    assert noted
