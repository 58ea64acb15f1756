"""The rule book is read from top to bottom, by section, in any game, and everything in it has room."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.cards.deck import deck_for
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.rule_book import RuleBook
from game.scenes.rule_now import RuleNow
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from game.text.book import LETTER, SECTIONS, TERMS
from game.text.calls import capitalised
from game.text.cards import card_name
from game.text.catalogue import words
from game.ui.picker import Picker
from game.variants.catalogue import GAMES
from game.variants.letter import by_the_letter
from game.variants.option_ids import options_from
from tests.scenes.driver import Driver, Play
from tests.scenes.test_rule_now import view_of


def page_of(driver: Driver) -> RuleBook:
    assert isinstance(driver.top, RuleBook)
    return driver.top


@pytest.fixture
def opened(play: Play) -> Callable[..., Driver]:
    def begin(game: str = "bela4", language: str = "en", size: tuple[int, int] = (800, 600)) -> Driver:
        driver = play(lambda desk: desk.doors.new_match(desk), size=size, language=language, speed="instant")
        driver.loop.stack.push(RuleBook(driver.desk, game))
        driver.settle()
        return driver

    return begin


@pytest.mark.parametrize(("game", "language"), [("belot_bg", "bg"), ("coinche_fr", "fr"), ("bela3", "de")])
def test_reading_on_shows_every_paragraph(opened: Callable[..., Driver], game: str, language: str) -> None:
    driver = opened(game, language)
    page = page_of(driver)
    read: set[str] = set()
    for _ in range(len(page.entries)):
        assert not any(written.is_cut for written in driver.written)
        read |= {written.text for written in driver.written}
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1)
    assert {entry.paragraph.text for entry in page.entries} <= read


@pytest.mark.parametrize(("game", "language"), [("bela4", "hr"), ("belote3_es", "pl")])
def test_page_by_page_every_paragraph_is_seen_and_back_again(
    opened: Callable[..., Driver], game: str, language: str
) -> None:
    driver = opened(game, language)
    page = page_of(driver)
    wanted = {entry.paragraph.text for entry in page.entries}
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
        read, turned = {written.text for written in driver.written}, 0
        while not wanted <= read:
            driver.key(key)
            read |= {written.text for written in driver.written}
            turned += 1
            assert turned < len(page.entries) / 2, "a page holds more than a paragraph"
    assert page.first == 0


@pytest.mark.parametrize(("game", "language"), [("bela4", "hr"), ("belote4_fr", "fr"), ("belote2_es", "de")])
def test_a_trick_plays_the_duty_and_says_who_takes_it(
    opened: Callable[..., Driver], game: str, language: str
) -> None:
    driver = opened(game, language)
    page = page_of(driver)
    driver.click(page.focus["play"].box)
    driver.frames(2)
    entry = next(entry for entry in page.entries if entry.paragraph.trick is not None)
    trick, deck = entry.paragraph.trick, str(deck_for(DeckFace.AUTO, game))
    assert trick is not None
    taker = driver.desk.say("book.trick.taker", card=card_name(driver.desk.say, trick.taker, deck))
    assert capitalised(taker) in {written.text for written in driver.written}
    assert not any(written.is_cut for written in driver.written)


def test_the_list_leads_to_the_sections_by_key_and_by_mouse(opened: Callable[..., Driver]) -> None:
    driver = opened()
    page = page_of(driver)
    seen = [page.section]
    for _ in range(len(SECTIONS) + 1):
        driver.key(pygame.K_DOWN)
        seen.append(page.section)
    assert seen == [*SECTIONS, LETTER, TERMS]
    for name in reversed(SECTIONS):
        driver.click(page.focus[name].box)
        assert page.section == name
        assert driver.desk.say(SECTIONS[name]) in {written.text for written in driver.written}


def test_keys_go_to_both_ends(opened: Callable[..., Driver]) -> None:
    driver = opened()
    page = page_of(driver)
    driver.key(pygame.K_END)
    assert page.section == TERMS
    driver.key(pygame.K_PAGEUP)
    assert page.section != TERMS
    driver.key(pygame.K_HOME)
    assert page.first == 0


def test_every_game_is_a_step_away(opened: Callable[..., Driver]) -> None:
    driver = opened()
    page = page_of(driver)
    picker = page.focus["book.game"]
    assert isinstance(picker, Picker)
    driver.click(picker.ends()[1].centre)
    assert page.game == list(GAMES)[1]
    assert page.first == 0


def test_from_the_title_to_the_book_and_to_the_lesson_in_it(play: Play) -> None:
    driver = play(Title, speed="instant")
    driver.frames()
    title = driver.top
    assert isinstance(title, Title)
    driver.click(title.focus["title.rules"].box)
    driver.click(page_of(driver).focus["title.lesson"].box)
    assert isinstance(driver.top, TableScene)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, TableScene)


def test_the_rules_of_the_moment_lead_to_those_of_the_table(opened: Callable[..., Driver]) -> None:
    driver = opened()
    driver.key(pygame.K_ESCAPE)
    table, view = driver.top, view_of("bela4")
    driver.loop.stack.push(RuleNow(driver.desk, view, "bela4"))
    driver.settle()
    driver.click(driver.top.focus["title.rules"].box)  # type: ignore[attr-defined]
    assert page_of(driver).game == "bela4"
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table


def test_house_rules_are_read_as_they_are(opened: Callable[..., Driver]) -> None:
    driver = opened()
    rules = options_from({"target": 701}, GAMES["bela4"].rules)
    driver.loop.stack.push(RuleBook(driver.desk, "bela4", rules))
    driver.settle()
    driver.click(page_of(driver).focus["match"].box)
    assert any("701" in written.text for written in driver.written)


@pytest.mark.parametrize("language", ["en", "bg", "pl"])
def test_the_book_says_where_the_table_departs_from_the_sheet(
    opened: Callable[..., Driver], language: str
) -> None:
    told = {
        entry.paragraph.title: entry.paragraph.text
        for entry in page_of(opened("belote2_es", language)).entries
        if entry.section == LETTER
    }
    kings = [text for text in told.values() if "Król -> 10 punktów" in text and "152" in text]
    assert len(kings) == 1
    (ruff,) = [text for text in told.values() if "nie gra się atutów" in text]
    assert words(language)("quote.belote.ruff") in ruff
    assert ("–" in ruff) is (language != "pl")


def test_the_book_of_a_table_by_the_letter_says_so(play: Play) -> None:
    rules = by_the_letter(GAMES["belot_bg"])
    driver = play(lambda desk: RuleBook(desk, "belot_bg", rules), language="en")
    told = [entry.paragraph.text for entry in page_of(driver).entries if entry.section == LETTER]
    assert told == ["Here everything is played as the sheet says."]


STRICT = Preferences(asks_for_cut=True, offers_take_back=False, counts_tricks=True)


@pytest.mark.parametrize(("likes", "count"), [(Preferences(), 3), (STRICT, 0)], ids=["usual", "strict"])
def test_the_book_tells_habits_that_the_sheet_knows_otherwise(
    play: Play, likes: Preferences, count: int
) -> None:
    driver = play(lambda desk: RuleBook(desk, "bela4"), language="en", likes=likes)
    told = [entry.paragraph for entry in page_of(driver).entries if entry.section == LETTER]
    habits = {"Cutting", "Taking back", "Count tricks yourself"}
    assert len(habits & {one.title for one in told}) == count
    if count:
        (cut,) = [one.text for one in told if one.title == "Cutting"]
        assert cut.endswith("On the sheet: yes; here: no.")


def test_at_a_strict_table_nothing_can_be_taken_back_anyway(play: Play) -> None:
    rules = by_the_letter(GAMES["bela4"])
    driver = play(lambda desk: RuleBook(desk, "bela4", rules), language="en", likes=Preferences())
    told = {entry.paragraph.title for entry in page_of(driver).entries if entry.section == LETTER}
    assert told == {"Cutting", "Count tricks yourself"}


def test_a_game_without_a_sheet_has_no_such_section(opened: Callable[..., Driver]) -> None:
    assert LETTER not in {entry.section for entry in page_of(opened("coinche_fr")).entries}
