"""Each line of a sheet of a match leads to the page of its deal: its code, in letters and in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.records.replay import state_after
from game.records.shared_deal import code_of_deal, deal_of_code, deal_of_text
from game.rules.viewing import view_for
from game.scenes.deals.deal_page import DealPage
from game.scenes.intents import OpenReplay
from game.scenes.over import MatchOver
from game.scenes.replay.scene import Replay
from game.scenes.score import ScoreSheet
from game.scenes.seated import names_of
from game.scenes.sheet import Outcome, Sheet
from game.scenes.table.sheet import sheet_of
from game.table.practice import shared_deals, written_deal
from game.text.catalogue import LANGUAGES, words
from game.text.deals import said_code
from game.ui.clipboard import copied, copy
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Driver, Play
from tests.scenes.hands import Finger, plug_in
from tests.scenes.history.evenings import SomePast, golden

RECORD = golden("bela4-faults-and-redeals", "Ana")
DEALS = shared_deals(RECORD)
RESULTS = state_after(RECORD).results
ENGLISH = words("en")


def code(line: int) -> str:
    """That of a line of the sheet."""
    return code_of_deal(DEALS[RESULTS[line].number])


def sheet(driver: Driver) -> Sheet:
    view = view_for(state_after(RECORD), 0)
    return sheet_of(view, driver.desk.say, names_of(RECORD, driver.desk.say), is_fresh=False)


def opened(play: Play, page: str, tmp_path: Path, **window: object) -> Driver:
    """The sheet between two deals or at the end of the match, over a plain table."""
    driver = play(lambda desk: desk.doors.new_match(desk), language="en", speed="instant", **window)  # type: ignore[arg-type]
    driver.desk.kept.past = SomePast(tmp_path)
    replay = OpenReplay(RECORD, 0)
    made = (
        ScoreSheet(driver.desk, sheet(driver), look_back=replay)
        if page == "score"
        else MatchOver(driver.desk, Outcome(is_won=True, sheet=sheet(driver)), look_back=replay)
    )
    driver.loop.stack.push(made)
    driver.settle()
    return driver


def texts(driver: Driver) -> str:
    return "\n".join(written.text for written in driver.written)


def page(driver: Driver) -> DealPage:
    assert isinstance(driver.top, DealPage)
    return driver.top


@pytest.mark.parametrize("where", ["score", "over"])
@pytest.mark.parametrize("way", ["mouse", "keys", "controller", "finger"])
def test_a_press_on_a_line_opens_the_page_of_that_deal(
    play: Play, tmp_path: Path, where: str, way: str
) -> None:
    driver = opened(play, where, tmp_path)
    below, last = driver.top, len(RESULTS) - 1
    assert isinstance(below, ScoreSheet | MatchOver)
    if way == "mouse":
        driver.click(below.focus[f"deal{last}"].box)
    elif way == "finger":
        Finger(driver).tap(below.focus[f"deal{last}"].box.centre)
    else:
        pad = plug_in(driver)[0] if way == "controller" else None
        for _ in range(12):
            if below.focus.current is below.focus[f"deal{last}"]:
                break
            if pad is not None:
                pad.press(PadButton.UP if where == "score" else PadButton.LEFT)
            else:
                driver.key(pygame.K_UP if where == "score" else pygame.K_LEFT)
            driver.settle()
        while below.focus.current is not below.focus[f"deal{last}"]:
            driver.key(pygame.K_DOWN)
        if pad is not None:
            pad.press(PadButton.SOUTH)
        else:
            driver.key(pygame.K_RETURN)
    driver.settle()
    assert page(driver).code == code(last)
    assert code(last) in texts(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is below


def test_arrows_lead_to_every_line_of_a_long_sheet(play: Play, tmp_path: Path) -> None:
    driver = opened(play, "score", tmp_path, size=(800, 600))
    below = driver.top
    assert isinstance(below, ScoreSheet)
    found = []
    for _ in range(len(RESULTS)):
        driver.key(pygame.K_UP)
        assert below.focus.current is not None
        found.append(below.focus.current.name)
    assert found == [f"deal{line}" for line in reversed(range(len(RESULTS)))]
    driver.key(pygame.K_RETURN)
    assert page(driver).code == code(0)


def test_the_first_press_ends_the_writing(play: Play, tmp_path: Path) -> None:
    driver = play(lambda desk: desk.doors.new_match(desk), language="en")
    driver.desk.kept.past = SomePast(tmp_path)
    fresh = ScoreSheet(driver.desk, replace(sheet(driver), is_fresh=True), look_back=OpenReplay(RECORD, 0))
    driver.loop.stack.push(fresh)
    driver.frames()
    place = fresh.focus[f"deal{len(RESULTS) - 1}"].box
    driver.click(place)
    assert driver.top is fresh
    driver.settle()
    driver.click(place)
    assert page(driver).code == code(len(RESULTS) - 1)


def test_a_press_beside_the_lines_goes_on_as_before(play: Play, tmp_path: Path) -> None:
    driver = opened(play, "score", tmp_path)
    driver.press((5, 5))
    assert not isinstance(driver.top, ScoreSheet)


def test_the_code_is_copied_alone_or_with_the_result(play: Play, tmp_path: Path) -> None:
    driver = opened(play, "score", tmp_path)
    driver.click(driver.top.focus["deal2"].box)  # type: ignore[attr-defined]
    copy("")
    driver.click(page(driver).focus["deals.copy"].box)
    driver.settle()
    assert copied() == code(2)
    assert ENGLISH("share.copied") in texts(driver)
    driver.click(page(driver).focus["deals.result"].box)
    driver.click(page(driver).focus["deals.copy"].box)
    deal, lines = deal_of_text(copied())
    assert deal == DEALS[RESULTS[2].number]
    assert [(line.seat, line.points, line.name) for line in lines] == [(0, RESULTS[2].written, "Ana")]


def test_code_and_words_are_saved_without_the_cards(play: Play, tmp_path: Path) -> None:
    driver = opened(play, "over", tmp_path)
    driver.click(driver.top.focus["deal2"].box)  # type: ignore[attr-defined]
    driver.click(page(driver).focus["match.text"].box)
    driver.frames(3)
    (path,) = (tmp_path / "sheets").iterdir()
    text = path.read_text("utf-8")
    assert code(2) in text
    assert said_code(ENGLISH, code(2)) in text
    assert path.name in texts(driver)


def test_the_deal_can_be_looked_at(play: Play, tmp_path: Path) -> None:
    driver = opened(play, "score", tmp_path)
    driver.click(driver.top.focus["deal2"].box)  # type: ignore[attr-defined]
    driver.click(page(driver).focus["match.look"].box)
    assert isinstance(driver.top, Replay)
    assert driver.top.deal.result == RESULTS[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_code_is_said_in_every_language(play: Play, tmp_path: Path, language: str) -> None:
    driver = opened(play, "score", tmp_path)
    driver.click(driver.top.focus["deal1"].box)  # type: ignore[attr-defined]
    driver.change(language=language)
    page(driver).entered()
    driver.settle()
    assert said_code(words(language), code(1)) in texts(driver)


def test_without_a_record_no_line_leads_anywhere(play: Play) -> None:
    driver = play(lambda desk: desk.doors.new_match(desk), language="en", speed="instant")
    plain = ScoreSheet(driver.desk, sheet(driver))
    driver.loop.stack.push(plain)
    driver.settle()
    assert [widget.name for widget in plain.focus.widgets] == ["go_on"]


def test_a_deal_in_progress_has_no_page() -> None:
    played = replace(RECORD, actions=RECORD.actions[: len(RECORD.actions) // 2])
    results = state_after(played).results
    assert len(shared_deals(played)) > len(results), "a deal is being played"
    with pytest.raises(IndexError):
        written_deal(played, len(results))
    assert deal_of_code(code(0)) == DEALS[RESULTS[0].number]
