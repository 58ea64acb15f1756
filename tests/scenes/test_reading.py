"""Pages read themselves: what stands there, then every widget that the keys come to, and how it is set."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.aloud import calls_language
from game.scenes.options.page import Options
from game.scenes.preferences import CallsLanguage, Language, Preferences
from game.scenes.score import ScoreSheet
from game.scenes.sheet import Sheet, SheetColumn
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.title import Title
from game.text.games import game_name
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.table.eyes import table_at

SPEAKS = Preferences(speaks=True, asks_for_cut=True)


def options(play: Play, likes: Preferences = SPEAKS) -> Driver:
    doors = PlainDoors()
    driver = play(doors.new_match, language="en", likes=likes, doors=doors, speed="instant")
    driver.loop.stack.push(Options(driver.desk))
    driver.settle()
    return driver


def test_a_silent_page_says_nothing(play: Play) -> None:
    driver = options(play, Preferences())
    driver.key(pygame.K_TAB)
    assert list(driver.desk.voice.said) == []


def test_a_page_is_read_when_it_opens_and_then_what_the_keys_come_to(play: Play) -> None:
    driver = options(play)
    page, focused, *_ = driver.desk.voice.said
    assert page.startswith(driver.desk.say("options.heading"))
    assert focused
    heard = set()
    for _ in range(16):
        driver.key(pygame.K_TAB)
        driver.settle()
        heard.add(driver.desk.voice.said[-1])
    say = driver.desk.say
    assert any(
        sentence.startswith(f"{say('options.speed')}. ") and say("options.speed.instant") in sentence
        for sentence in heard
    )
    assert any(
        sentence.startswith(say("options.asks_for_cut")) and sentence.endswith(": on") for sentence in heard
    )
    assert any(sentence.endswith(": 70 percent") for sentence in heard)
    assert say("options.back") in heard


def test_a_switch_that_is_turned_says_so(play: Play) -> None:
    driver = options(play)
    driver.top.show("asks_for_cut")  # type: ignore[attr-defined]
    driver.key(pygame.K_SPACE)
    driver.settle()
    assert driver.desk.voice.said[-1].endswith(": off")


def test_the_mouse_is_not_read(play: Play) -> None:
    driver = options(play)
    said = len(driver.desk.voice.said)
    for widget in driver.top.focus.widgets:  # type: ignore[attr-defined]
        driver.move(widget.box.centre)
    driver.settle()
    assert len(driver.desk.voice.said) == said


@pytest.mark.parametrize("language", ["bg", "de"])
def test_the_title_is_read_in_the_language_of_the_menus(play: Play, language: str) -> None:
    driver = play(Title, language=language, likes=SPEAKS, speed="instant")
    driver.settle()
    title = driver.top
    assert isinstance(title, Title)
    say = driver.desk.say
    for _ in title.focus.widgets:
        driver.key(pygame.K_TAB)
    said = " ".join(driver.desk.voice.said)
    assert say("title.people") in said
    assert game_name(say, driver.desk.preferences.current_game) in said, "the game that is offered"


@pytest.mark.parametrize(("is_fresh", "words"), [(True, "score.continue"), (False, "pause.resume")])
def test_a_sheet_is_read_with_its_button(play: Play, words: str, *, is_fresh: bool) -> None:
    columns = (
        SheetColumn(head="We", names="Ana", total=102),
        SheetColumn(head="They", names="Ivo", total=60),
    )
    driver = play(
        lambda desk: ScoreSheet(desk, Sheet(columns=columns, is_fresh=is_fresh)),
        likes=SPEAKS,
        language="en",
        speed="instant",
    )
    driver.settle()
    page, focused = list(driver.desk.voice.said)[:2]
    assert "We. Ana" in page
    assert "102" in page or "899" in page
    assert focused == driver.desk.say(words)


def test_the_table_is_left_to_itself(play: Play) -> None:
    from game.rules.options.rules import Rules

    driver = play(
        lambda desk: table_at(
            desk, Rehearsal(Rules(), "reading"), ("Mara", "Ana", "Zlata", "Joža"), people=frozenset()
        ),
        likes=SPEAKS,
        language="en",
    )
    driver.frames(30)
    assert all(" " in sentence and len(sentence) < 120 for sentence in driver.desk.voice.said)


def test_each_wish_for_the_calls_has_its_language() -> None:
    assert calls_language(CallsLanguage.MENUS, Language.PL, "bela4") is Language.PL
    assert calls_language(CallsLanguage.GAME, Language.PL, "bela3") is Language.HR
    assert calls_language(CallsLanguage.GAME, Language.EN, "belot_bg") is Language.BG
    assert calls_language(CallsLanguage.GAME, Language.HR, "coinche_fr") is Language.FR
    for code in Language:
        assert calls_language(CallsLanguage(code.value), Language.DE, "bela4") is code
