"""Practice through the whole program: kept beside the saved match, continued, compared, never counted."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.doors import FILE
from game.app.opening import Program
from game.records.parse import parse
from game.records.record import Record
from game.records.seal import is_sealed
from game.records.write import write
from game.rules.asking import choices_for
from game.rules.phase import Phase
from game.scenes.history.intents import OpenHistory
from game.scenes.history.matches import Matches
from game.scenes.intents import OpenComparison, OpenReplay, PlayDeal, PlayOn, Practise, SavedMatch
from game.scenes.menu import PauseMenu
from game.scenes.once_more.comparison import Comparison
from game.scenes.once_more.page import OnceMorePage
from game.scenes.replay.scene import Replay
from game.scenes.scene import Home, Pop, Push
from game.scenes.seated import company_at
from game.scenes.setpiece.page import SetPiece
from game.scenes.table.curtain import Curtain
from game.scenes.table.intents import Act
from game.scenes.table.scene import TableScene
from game.table.history.figures import Wanted
from game.table.history.folder import PRACTICES
from game.table.history.history import FOLDER
from game.table.history.stamps import tag_of
from game.table.once_more import lines_of, past_practice
from game.table.plain import plain_action
from game.table.session import Session
from tests.app.test_opening import press, program, table_of, turns, until, waiting
from tests.records.test_shared_deal import dealt
from tests.table.history.past import at, filed, played
from tests.table.test_once_more import place_of

MATCH = at(played("bela4", "practice", deals=2), "2026-11-22 20:00:00", "2026-11-22 21:00:00")
EASY = tuple(replace(seated, mind="easy" if seated.name else seated.mind) for seated in MATCH.players)
OLD = replace(MATCH, players=EASY)


def session_of(made: Program) -> Session:
    session = table_of(made).model.match
    assert isinstance(session, Session)
    return session


def play_to_the_end(made: Program, most: int = 9000) -> Comparison:
    """The person does the plainest thing until the lines are compared."""
    with waiting(made):
        for _ in range(most):
            turns(made, 1)
            top = made.loop.stack.top
            if isinstance(top, Comparison):
                return top
            if isinstance(top, SetPiece):  # a capot, say
                press(made, pygame.K_ESCAPE)
                continue
            session = session_of(made)
            seat = session.waits_for
            if seat is not None and seat in session.humans:
                table_of(made).want(Act(plain_action(seat, choices_for(session.state, seat))))
    raise AssertionError("the deal did not end")


def files(data: Path) -> list[Path]:
    return sorted((data / FOLDER / PRACTICES).glob("*.belot"))


def kept(path: Path) -> Record:
    text = path.read_text()
    assert is_sealed(text)
    return parse(text)


def kept_whole(path: Path, record: Record) -> Record:
    """The practice of that file once its last card is on the disk, which a slow disk may take seconds for."""
    patience = time.monotonic() + 60
    while kept(path).actions != record.actions and time.monotonic() < patience:
        time.sleep(0.01)
    return kept(path)


def test_a_past_deal_is_played_on_and_compared_beside_the_open_match(tmp_path: Path) -> None:
    with program(tmp_path, seed="open") as made:
        open_match = until(made, 12).record()
        stack = made.loop.stack
        stack.fold(Push(PlayOn(OLD, 1, place_of(OLD, 1, 0.5), 2)))
        table = table_of(made)
        assert table.model.seating.viewer == 2, "in any seat"
        assert table.model.is_practice
        page = play_to_the_end(made)
        lines = lines_of(page.record)
        assert lines is not None
        assert lines.then is not None
        assert page.record.actions[: lines.begins] == lines.then.actions[: lines.begins]
        (path,) = files(tmp_path)
        practice = kept_whole(path, page.record)
        assert practice.actions == page.record.actions
        assert tag_of(practice, "Ended")
        history = made.loop.desk.kept.past()
        overview = history.overview().result()
        assert history.lines().result() == ()
        assert overview.games == {}
        (line,) = history.lines(Wanted(is_practice=True)).result()
        assert line.is_over
        assert history.figures("bela4").result().deals == 0
        stack.fold(Home(SavedMatch()))
        assert session_of(made).record().actions[:10] == open_match.actions[:10]
    assert (tmp_path / FILE).is_file()


def test_left_in_the_middle_it_goes_on_from_the_list(tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.loop.stack.fold(Push(PlayOn(OLD, 1, 0, 0)))
        session = until(made, 8)
        before = session.record().actions
    (path,) = files(tmp_path)
    assert kept(path).actions == before
    with program(tmp_path) as made:
        assert not made.loop.desk.doors.has_saved_match
        made.loop.stack.fold(Push(OpenHistory()))
        page = made.loop.stack.top
        assert isinstance(page, Matches)
        while page.is_waiting:
            turns(made, 1)
        page.game = "practice"
        page.entered()
        while page.is_waiting:
            turns(made, 1)
        assert page.listed is not None
        assert [line.is_over for line in page.listed.lines.values()] == [False]
        page.focus.go_to("match0")
        press(made, pygame.K_RETURN)
        while not isinstance(made.loop.stack.top, TableScene):
            turns(made, 1)
        assert session_of(made).record().actions[: len(before)] == before
        compared = play_to_the_end(made)
        assert len(files(tmp_path)) == 1, "it is the same practice"
        made.loop.stack.fold(Pop(2))
        assert isinstance(made.loop.stack.top, Matches)
        compared.left()


def test_a_sent_deal_is_compared_with_friends_and_needs_no_match(tmp_path: Path) -> None:
    deal = dealt("bela4", "sent")
    with program(tmp_path) as made:
        made.loop.stack.fold(Push(PlayDeal(deal, 1)))
        session = session_of(made)
        assert session.state.phase is Phase.CALLING
        assert session.humans == (0,)
        assert session.sealed is None
        page = play_to_the_end(made)
        assert page.line_text.count("+") == 1


def test_again_begins_another_practice_at_the_same_place(tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.loop.stack.fold(Push(PlayOn(OLD, 2, place_of(OLD, 2, 0.7), 0)))
        begun = session_of(made).record()
        play_to_the_end(made)
        press(made, pygame.K_RETURN)
        again = session_of(made).record()
        assert again.actions[: len(begun.actions)] == begun.actions
        assert again.seed != begun.seed
        assert len(made.loop.stack.scenes) == 2, "the first table is gone"
    assert len(files(tmp_path)) == 2


def test_computers_play_a_practice_out_for_the_result_alone(tmp_path: Path) -> None:
    company = tuple(replace(seated, mind="easy", name=seated.name or "Mara") for seated in OLD.players)
    practice = past_practice(replace(OLD, players=company), 1, place_of(OLD, 1, 0.4), 0)
    with program(tmp_path) as made:
        made.loop.stack.fold(Push(OpenComparison(practice)))
        page = made.loop.stack.top
        assert isinstance(page, Comparison)
        while not page.lines.is_over:
            turns(made, 1)
        turns(made, 2)
        (path,) = files(tmp_path)
        assert kept_whole(path, page.record).actions == page.record.actions


def test_from_the_replay_to_the_table_and_back(tmp_path: Path) -> None:
    filed(tmp_path, OLD)
    with program(tmp_path) as made:
        made.loop.stack.fold(Push(OpenReplay(OLD, 0, deal=0)))
        replay = made.loop.stack.top
        assert isinstance(replay, Replay)
        replay.go_to(12)
        press(made, pygame.K_n)
        assert isinstance(made.loop.stack.top, OnceMorePage)
        press(made, pygame.K_RETURN)
        place = replay.deal.moments[12].place
        session = session_of(made)
        assert session.length >= place
        assert session.record().actions[:place] == past_practice(OLD, 1, place, 0).actions
        play_to_the_end(made)
        press(made, pygame.K_ESCAPE)
        assert made.loop.stack.top is replay
        assert replay.shown.step == 12


def test_several_people_practise_at_one_screen(tmp_path: Path) -> None:
    company = tuple(replace(sitter, is_person=seat in {1, 3}) for seat, sitter in enumerate(company_at(OLD)))
    with program(tmp_path) as made:
        made.loop.stack.fold(Push(PlayOn(OLD, 1, 0, 3, company)))
        table = table_of(made)
        assert table.model.seating.people == {1, 3}
        for _ in range(3000):
            turns(made, 1)
            if isinstance(made.loop.stack.top, Curtain):
                break
        assert isinstance(made.loop.stack.top, Curtain), "nobody sees the other's cards"


def test_the_menu_leads_from_practice_back_to_where_it_was_begun(tmp_path: Path) -> None:
    with program(tmp_path) as made:
        made.loop.stack.fold(Push(OpenReplay(OLD, 0, deal=0)))
        replay = made.loop.stack.top
        made.loop.stack.fold(Push(PlayOn(OLD, 1, 0, 0)))
        turns(made, 3)
        press(made, pygame.K_ESCAPE)
        menu = made.loop.stack.top
        assert isinstance(menu, PauseMenu)
        menu.focus.go_to("once.leave")
        press(made, pygame.K_RETURN)
        assert made.loop.stack.top is replay
        assert len(files(tmp_path)) == 1, "it can be continued from the list"


def test_a_file_of_practice_is_opened_as_practice(tmp_path: Path) -> None:
    path = tmp_path / "sent.belot"
    path.write_text(write(replace(past_practice(OLD, 1, 0, 0), seed="sent")), encoding="utf-8")
    with program(tmp_path, open_file=path) as made:
        turns(made, 2)
        assert table_of(made).model.is_practice
    assert not (tmp_path / FILE).exists()
    assert not list((tmp_path / FOLDER).glob("*.belot")), "older versions count what lies there"
    assert len(files(tmp_path)) == 1


def test_a_record_that_is_no_practice_gets_no_table_of_practice(tmp_path: Path) -> None:
    with program(tmp_path) as made, pytest.raises(ValueError, match="no practice"):
        made.loop.stack.fold(Push(Practise(OLD)))
