"""F1: the sentences of the moment, the most pressing first, and a way back to the table."""

from __future__ import annotations

import pygame
import pytest

from game.ai.levels import make_mind
from game.rules.view import View
from game.rules.viewing import view_for
from game.scenes.menu import PauseMenu
from game.scenes.preferences import Preferences
from game.scenes.rule_now import RuleNow
from game.table.headless import Bout
from game.text.rulebook import rule_sentence, topics
from game.variants.catalogue import GAMES
from tests.scenes.driver import Driver, Play


def view_of(game: str) -> View:
    rules = GAMES[game].rules
    bout = Bout(rules, [make_mind("random") for _ in range(rules.players)], "F1")
    bout.play_deal()
    return view_for(bout.state, 0)


@pytest.fixture
def over_table(play: Play) -> Driver:
    driver = play(lambda desk: desk.doors.new_match(desk), size=(800, 600), language="en", speed="instant")
    driver.frames()
    return driver


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_holds_can_be_read(over_table: Driver, game: str) -> None:
    view = view_of(game)
    page = RuleNow(over_table.desk, view, game)
    over_table.loop.stack.push(page)
    over_table.settle()
    read = {written.text for written in over_table.written}
    for _ in range(30):
        over_table.key(pygame.K_DOWN)
        over_table.settle()
        assert not any(written.is_cut for written in over_table.written)
        read |= {written.text for written in over_table.written}
    deck = "hungarian" if game.startswith("bela") and "belote" not in game else "french"
    whole = " ".join(read)
    for topic in topics(view):
        assert rule_sentence(over_table.desk.say, topic, view, deck) in whole, topic


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1, pygame.K_RETURN])
def test_a_key_leads_back(over_table: Driver, key: int) -> None:
    table = over_table.top
    over_table.loop.stack.push(RuleNow(over_table.desk, view_of("bela4")))
    over_table.settle()
    over_table.key(key)
    assert over_table.top is table


def test_home_and_end_are_its_ends(play: Play) -> None:
    view, likes = view_of("coinche_fr"), Preferences(scale=2.5)
    driver = play(lambda desk: RuleNow(desk, view, "coinche_fr"), likes=likes, size=(800, 600), language="de")
    driver.settle()
    page = driver.top
    assert isinstance(page, RuleNow)
    driver.key(pygame.K_END)
    driver.settle()
    last = page.first
    assert 0 < last < len(page.entries)
    assert any(written.text == page.entries[-1].text for written in driver.written)
    driver.key(pygame.K_DOWN)
    assert page.first == last
    driver.key(pygame.K_HOME)
    assert page.first == 0


def test_a_click_beside_it_leads_back(over_table: Driver) -> None:
    table = over_table.top
    over_table.loop.stack.push(RuleNow(over_table.desk, view_of("bela4")))
    over_table.settle()
    over_table.press((4, 4))
    assert over_table.top is table


def test_the_menu_leads_there(over_table: Driver) -> None:
    table = over_table.top
    over_table.loop.stack.push(PauseMenu(over_table.desk, view=view_of("coinche_fr"), game="coinche_fr"))
    over_table.settle()
    over_table.click(over_table.top.focus["pause.rules"].box)
    assert isinstance(over_table.top, RuleNow)
    over_table.key(pygame.K_ESCAPE)
    assert over_table.top is table


def test_without_a_view_the_menu_has_no_such_entry(over_table: Driver) -> None:
    menu = PauseMenu(over_table.desk)
    assert "pause.rules" not in {widget.name for widget in menu.focus.widgets}
