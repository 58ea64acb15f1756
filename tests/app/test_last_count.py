"""A match whose last deal is counted by hand has ended when the tricks are counted, not before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.opening import Program
from game.records.record import Record
from game.records.seal import sealed
from game.records.write import write
from game.rules.asking import choices_for
from game.scenes.counting.page import TrickCounting
from game.scenes.over import MatchOver
from game.scenes.scene import Scene
from game.scenes.setpiece.page import SetPiece
from game.scenes.table.scene import TableScene
from game.scenes.table.sitting_down import UNCOUNTED
from game.table.history.history import FOLDER
from game.table.history.stamps import ENDED, PRIVATE, private, tag_of
from game.table.plain import plain_action
from game.table.save import load_match
from game.table.session import Session
from tests.app.test_filing import NEW, kept, play_on
from tests.app.test_opening import press, program, table_of, turns, waiting

TRICK = 4


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A match of one deal, to its end."""
    match, saver, past = kept(tmp_path_factory.mktemp("over"), NEW)
    play_on(match)
    saver.close()
    past.close()
    match.close()
    return match.session.record()


def continued(made: Program) -> None:
    """Sit down at the saved match, where tricks are counted by hand; a table that was open is so again."""
    desk = made.loop.desk
    assert desk.doors.has_saved_match
    desk.change(lambda likes: replace(likes, counts_tricks=True))
    if not isinstance(made.loop.stack.top, TableScene):
        made.loop.stack.push(desk.doors.saved_match(desk))


def go_on(made: Program, kind: type[Scene], look: Callable[[], None] = lambda: None) -> None:
    """Turn the loop until a scene of that kind is on top; the person plays the last card when it is asked."""
    session = made.loop.stack.top.model.match if isinstance(made.loop.stack.top, TableScene) else None
    with waiting(made):
        for _ in range(900):
            top = made.loop.stack.top
            if isinstance(top, kind):
                return
            if isinstance(session, Session) and session.waits_for == 0:
                session.act(plain_action(0, choices_for(session.state, 0)))
            if isinstance(top, SetPiece) or (
                isinstance(top, TableScene) and top.motion.director.waits_for_press
            ):
                press(made, pygame.K_RETURN)
            turns(made, 1)
            look()
    raise AssertionError(made.loop.stack.top)


def wrong_sum(made: Program) -> None:
    """Say that the tricks count 999, and leave the page on which that is corrected."""
    page = made.loop.stack.top
    assert isinstance(page, TrickCounting)
    page.say_sum(999)
    press(made, pygame.K_RETURN)


def check_end(tmp_path: Path, made: Program, over: Record) -> None:
    """The match has ended with the result of the cards, and stands once among the records."""
    made.doors.flush()
    assert not made.loop.desk.doors.has_saved_match
    assert not (tmp_path / "match.txt").exists()
    (path,) = (tmp_path / FOLDER).iterdir()
    record = load_match(path).record
    assert record is not None
    assert record.actions == over.actions
    assert tag_of(record, ENDED)
    assert not tag_of(record, PRIVATE)


def test_until_the_last_tricks_are_counted_the_match_goes_on_and_a_wrong_count_changes_nothing(
    tmp_path: Path, over: Record
) -> None:
    left = replace(over, actions=over.actions[:-TRICK])
    (tmp_path / "match.txt").write_text(sealed(write(left)), "utf-8", newline="\n")
    with program(tmp_path) as made:
        continued(made)
        session = table_of(made).model.match

        def look() -> None:
            made.doors.flush()
            assert (tmp_path / "match.txt").exists()
            assert not (tmp_path / FOLDER).exists()

        go_on(made, TrickCounting, look)
        assert session.is_over
        assert made.loop.desk.doors.has_saved_match
        wrong_sum(made)
        go_on(made, MatchOver)
        check_end(tmp_path, made, over)


def test_who_closes_the_program_meanwhile_counts_after_the_next_start(tmp_path: Path, over: Record) -> None:
    (tmp_path / "match.txt").write_text(sealed(private(write(over), UNCOUNTED)), "utf-8", newline="\n")
    for _ in range(2):
        with program(tmp_path) as made:
            continued(made)
            go_on(made, TrickCounting)
            assert table_below(made).model.show.account.scores == (0, 0), "the deal is not written yet"
        assert not (tmp_path / FOLDER).exists()
    with program(tmp_path) as made:
        continued(made)
        go_on(made, TrickCounting)
        wrong_sum(made)
        go_on(made, MatchOver)
        check_end(tmp_path, made, over)


def test_who_counts_by_hand_no_more_comes_to_the_end_at_once(tmp_path: Path, over: Record) -> None:
    (tmp_path / "match.txt").write_text(sealed(private(write(over), UNCOUNTED)), "utf-8", newline="\n")
    with program(tmp_path) as made:
        made.loop.stack.push(made.loop.desk.doors.saved_match(made.loop.desk))
        go_on(made, MatchOver)
        check_end(tmp_path, made, over)


def test_a_match_with_an_open_count_is_saved_and_not_filed(tmp_path: Path, over: Record) -> None:
    match, saver, past = kept(tmp_path, over)
    notes = [UNCOUNTED, ""]
    match.private = lambda: notes[0]
    match.keep()
    saver.flush()
    assert not match.is_over
    assert not (tmp_path / FOLDER).exists()
    notes.pop(0)
    match.keep()
    saver.close()
    assert match.is_over
    assert not (tmp_path / "match.txt").exists()
    match.close()
    past.close()


def table_below(made: Program) -> TableScene:
    """The table under the page that is open."""
    (table,) = [scene for scene in made.loop.stack.scenes if isinstance(scene, TableScene)]
    return table
