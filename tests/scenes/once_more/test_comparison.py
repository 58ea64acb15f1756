"""The lines of a deal beside each other: what is compared, where they part, and what comes later."""

from __future__ import annotations

import time
from dataclasses import replace

import pygame
import pytest

from game.ai.levels import make_mind
from game.records.record import Record, as_recorded
from game.records.replay import state_after
from game.records.shared_deal import SharedLine, deal_of_text
from game.rules.actions import Play as PlayCard
from game.scenes.cards.deck import Deck
from game.scenes.intents import OpenComparison
from game.scenes.once_more.comparison import Comparison
from game.scenes.once_more.report import parting_trick, report_of
from game.scenes.replay.scene import Replay
from game.table import master
from game.table.headless import Bout
from game.table.once_more import deal_practice, is_deal_over, lines_of, past_practice
from game.table.practice import line_of, shared_deals
from game.text.catalogue import words
from game.variants.catalogue import GAMES
from tests.records.test_shared_deal import dealt
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.opened import opening
from tests.table.history.past import SITTERS, played

NAMES = ("Mara", "Ana", "Zlata", "Joža")


def finished(practice: Record, level: str = "random") -> Record:
    """The practice played to its end by computers."""
    bout = Bout(practice.rules, [make_mind(level) for _ in range(practice.rules.players)], "finished")
    for action in practice.actions:
        bout.do(action)
    while not is_deal_over(bout.state):
        bout.step()
    return replace(practice, actions=tuple(as_recorded(action, practice.rules) for action in bout.actions))


def then_of(practice: Record) -> Record:
    lines = lines_of(practice)
    assert lines is not None
    assert lines.then is not None
    return lines.then


@pytest.fixture(autouse=True)
def quick_master(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master who thinks no longer than a random player."""
    monkeypatch.setattr(master, "make_mind", lambda _: make_mind("random"))


def opened(play: Play, record: Record, covers: int = 0) -> tuple[Driver, Comparison]:
    driver = play(lambda desk: PlainTable(desk, "below"), speed="instant", language="en")
    driver.loop.stack.push(PlainTable(driver.desk, "table"))
    driver.loop.stack.push(opening(OpenComparison(record, covers))(driver.desk))
    page = driver.top
    assert isinstance(page, Comparison)
    return driver, page


def wait(driver: Driver, page: Comparison) -> None:
    until = time.monotonic() + 20
    while page.lines.is_thinking and time.monotonic() < until:
        driver.frames(1)
    assert not page.lines.is_thinking


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_that_of_the_deal(game: str) -> None:
    practice = past_practice(played(game, "compared", deals=1), 1, 0, 0)
    then, now = then_of(practice), finished(practice)
    report = report_of(then, now, 0, words("en"), NAMES[: then.rules.players], Deck.FRENCH)
    for place, record in enumerate((then, now)):
        result = next((one for one in state_after(record).results if one.number == 1), None)
        if result is None:
            continue
        by_label = {row.label: row.lines[place] for row in report.rows}
        say = words("en")
        keys = (say("score.tally.written"), say("score.tally.tens"))
        (written,) = (by_label[key] for key in keys if key in by_label)
        assert written == tuple(
            "–" if side in result.dashes else str(points) for side, points in enumerate(result.written)
        )
        tricks = [row for row in report.rows if row.label.startswith("Trick")]
        points = sum(int(figure) for row in tricks for figure in row.lines[place] if figure.isdecimal())
        assert points > 0
    assert len({len(row.lines) for row in report.rows}) == 1
    assert sum(row.is_parting for row in report.rows) <= 2


def test_where_the_lines_part() -> None:
    practice = past_practice(played("bela4", "compared", deals=1), 1, 0, 0)
    then = then_of(practice)
    plays = [place for place, action in enumerate(then.actions) if isinstance(action, PlayCard)]
    assert parting_trick(then, then) is None
    for number, trick in ((0, 1), (3, 1), (4, 2), (len(plays) - 1, 8)):
        action = then.actions[plays[number]]
        assert isinstance(action, PlayCard)
        other = (*then.actions[: plays[number]], replace(action, card=then.actions[plays[number - 1]].card))  # type: ignore[union-attr]
        assert parting_trick(then, replace(then, actions=other)) == trick
    assert parting_trick(then, replace(then, actions=then.actions[: plays[0] - 1])) == 0
    assert parting_trick(then, replace(then, actions=then.actions[: plays[6]])) == 2


def test_the_sentences_say_how_it_ended_and_who_made_what(play: Play) -> None:
    practice = finished(past_practice(played("bela4", "compared", deals=1), 1, 0, 0))
    driver, page = opened(play, practice)
    assert any("still playing" in one for one in page.sentences())
    assert not any("You" in one for one in page.sentences()), "there is nobody to be compared with yet"
    wait(driver, page)
    line = line_of(practice)
    assert line is not None
    assert page.lines.master is not None
    last = page.sentences()[-1]
    assert last == f"You {line.own}, the master {page.lines.master.own}"


@pytest.mark.parametrize("people", [{0, 2}, {0, 1}, {0, 1, 2, 3}])
def test_several_people_are_compared_by_their_names(play: Play, people: set[int]) -> None:
    practice = past_practice(played("bela4", "compared", deals=1), 1, 0, 0)
    players = tuple(
        replace(one, mind="human" if seat in people else "easy", name=NAMES[seat])
        for seat, one in enumerate(practice.players)
    )
    driver, page = opened(play, finished(replace(practice, players=players)))
    wait(driver, page)
    assert page.sentences()[-1].startswith("Mara ")
    driver.settle()
    shown = {written.text for written in driver.written}
    assert ("Us" in shown) is (people == {0, 2})
    assert ("M + Z" in shown) is (people != {0, 2})


def test_friends_are_compared_by_their_side(play: Play) -> None:
    friends = (
        SharedLine(seat=3, points=(70, 92), name="Ana"),
        SharedLine(seat=1, points=(62, 100)),
        SharedLine(seat=0, points=(40, 122), name="Ivo"),
    )
    record = replace(deal_practice(dealt("bela4", "friends"), 1, friends), players=SITTERS)
    driver, page = opened(play, finished(record))
    wait(driver, page)
    line = line_of(page.record)
    assert line is not None
    assert page.sentences()[-1].startswith(
        f"You {line.own}, Ana 92, your friend 100, Ivo 40 (for the other side), the master "
    )


def test_the_master_in_my_seat_is_compared_with_me(play: Play) -> None:
    practice = past_practice(played("bela4", "compared", deals=1), 1, 0, 0)
    players = (replace(practice.players[0], mind="easy", name="Mara"), *practice.players[1:])
    driver, page = opened(play, finished(replace(practice, players=players)))
    wait(driver, page)
    then, now = line_of(then_of(practice)), line_of(page.record)
    assert then is not None
    assert now is not None
    assert page.sentences()[-1].startswith(f"You {then.own}, Mara {now.own}, the master ")


def test_computers_that_have_not_finished_play_first(play: Play) -> None:
    practice = past_practice(played("bela4", "compared", deals=1), 1, 0, 0)
    players = tuple(replace(one, mind="easy", name=one.name or "Mara") for one in practice.players)
    driver, page = opened(play, replace(practice, players=players))
    assert page.sentences() == ("The computers are still playing …",)
    assert not page.focus["once.look"].is_enabled
    wait(driver, page)
    assert is_deal_over(state_after(page.record))
    assert driver.doors.practised == [page.record], "it is kept"
    assert page.focus["once.look"].is_enabled


def test_the_buttons_lead_on(play: Play) -> None:
    practice = finished(past_practice(played("bela4", "compared", deals=1), 1, 20, 0))
    driver, page = opened(play, practice, covers=1)
    wait(driver, page)
    page.focus.go_to("once.look")
    driver.key(pygame.K_RETURN)
    replay = driver.top
    assert isinstance(replay, Replay)
    assert replay.record == practice
    driver.key(pygame.K_ESCAPE)
    page.focus.go_to("once.copy")
    driver.key(pygame.K_RETURN)
    deal, lines = deal_of_text(page.line_text)
    assert deal == shared_deals(practice)[1]
    assert lines == (line_of(practice),)
    page.focus.go_to("once.again")
    driver.key(pygame.K_RETURN)
    assert len(driver.loop.stack.scenes) == 2, "the page and its table are gone"
    (again,) = driver.doors.practised
    assert again.actions == past_practice(played("bela4", "compared", deals=1), 1, 20, 0).actions


def test_escape_leaves_the_table_as_well(play: Play) -> None:
    practice = finished(past_practice(played("bela4", "compared", deals=1), 1, 0, 0))
    driver, page = opened(play, practice, covers=1)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PlainTable)
    assert driver.top.name == "below"
    assert not page.lines.is_wanted


def test_a_mind_that_breaks_leaves_the_page_whole(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> object:
        raise RuntimeError("no such mind")

    monkeypatch.setattr(master, "make_mind", broken)
    practice = finished(past_practice(played("bela4", "compared", deals=1), 1, 0, 0))
    driver, page = opened(play, practice)
    wait(driver, page)
    assert page.lines.master is None
    assert "master" not in page.sentences()[-1]


def test_a_record_that_is_no_practice_is_compared_with_nothing(play: Play) -> None:
    driver = play(lambda desk: PlainTable(desk, "below"))
    with pytest.raises(ValueError, match="no practice"):
        Comparison(driver.desk, driver.doors, played("bela4", "compared", deals=1))
