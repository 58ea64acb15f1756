"""The sheet between and within deals: its lines lead to their deals, its button says where it leads."""

from __future__ import annotations

import pygame
import pytest

from game.records.shared_deal import code_of_deal
from game.scenes.deals.deal_page import DealPage
from game.scenes.replay.scene import Replay
from game.scenes.score import ScoreSheet
from game.table.practice import shared_deals
from game.text.catalogue import words
from tests.scenes.driver import Play
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.test_back_and_menu import to_own_card, to_sheet


def texts(at: People) -> set[str]:
    return {one.text for one in at.driver.written}


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_in_the_middle_of_a_deal_a_line_leads_to_the_deal_that_is_over(play: Play, way: str) -> None:
    at = seat_people(play, {0})
    to_sheet(at)
    at.driver.key(pygame.K_RETURN)
    to_own_card(at)
    length = at.session.length
    at.driver.type("s")
    at.driver.settle()
    sheet = at.driver.top
    assert isinstance(sheet, ScoreSheet)
    assert [one.name for one in sheet.focus.widgets if one.name.startswith("deal")] == ["deal0"]
    if way == "mouse":
        at.driver.click(sheet.focus["deal0"].box)
    else:
        at.driver.key(pygame.K_UP)
        at.driver.key(pygame.K_RETURN)
    page = at.driver.top
    assert isinstance(page, DealPage)
    assert page.code == code_of_deal(shared_deals(at.session.record())[1])
    at.driver.click(page.focus["match.look"].box)
    replay = at.driver.top
    assert isinstance(replay, Replay)
    assert [deal.number for deal in replay.deals] == [1], "nobody looks into the deal that is played"
    for _ in range(3):
        at.driver.key(pygame.K_ESCAPE)
        at.driver.frames(3)
    assert at.driver.top is at.scene
    assert at.session.length == length


def test_before_a_deal_is_over_the_sheet_has_no_line_to_press(play: Play) -> None:
    at = seat_people(play, {0})
    to_own_card(at)
    at.driver.type("s")
    at.driver.settle()
    sheet = at.driver.top
    assert isinstance(sheet, ScoreSheet)
    assert [one.name for one in sheet.focus.widgets] == ["go_on"]


def test_a_press_on_the_paper_or_beside_a_button_asks_for_no_deal(play: Play) -> None:
    at = seat_people(play, {0})
    sheet = to_sheet(at)
    at.driver.settle()
    missed = sheet.focus["go_on"].box
    for spot in (
        (sheet.paper_box.centre[0], sheet.paper_box.bottom - 12),
        (sheet.slip_box.centre[0], sheet.slip_box.bottom - 12),
        (missed.x - 6, missed.centre[1]),
    ):
        at.driver.press(spot)
        at.driver.frames(3)
        assert at.driver.top is sheet
        assert at.session.is_between_deals
    at.driver.press((5, 5))
    at.driver.frames(3)
    assert at.driver.top is not sheet
    assert not at.session.is_between_deals


def test_the_button_that_deals_again_says_so(play: Play) -> None:
    at = seat_people(play, {0})
    to_sheet(at)
    at.driver.settle()
    assert words("en")("score.next") in texts(at)
    at.driver.key(pygame.K_RETURN)
    to_own_card(at)
    at.driver.type("s")
    at.driver.settle()
    assert words("en")("pause.resume") in texts(at)
