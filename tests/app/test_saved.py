"""The saved match is read and played again in a thread; one that takes very long holds up no window."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import saved
from game.app.doors import FILE
from game.records.record import Record
from game.records.replay import replay
from game.records.write import write
from game.rules.actions import Action
from game.rules.apply import Step
from game.scenes.intents import NewMatch, SavedMatch
from game.scenes.preferences import Invitation, Sitter
from game.scenes.scene import Home
from game.scenes.title import Title
from game.table.save import Loaded, load_books
from game.table.session import Session
from game.text.catalogue import words
from tests.app.test_opening import program, step, table_of, until


def test_the_window_plays_no_deal_of_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with program(tmp_path, seed="a seed") as made:
        record = until(made, 12).record()
    players = set[str]()

    def noted(record: Record) -> Iterator[tuple[Action, Step]]:
        players.add(threading.current_thread().name)
        return replay(record)

    monkeypatch.setattr("game.table.books.replay", noted)
    with program(tmp_path) as made:
        for _ in range(2):  # from the disk, and as the table was left
            made.loop.stack.fold(Home(SavedMatch()))
            step(made)
            session = table_of(made).model.match
            assert isinstance(session, Session)
            assert session.record().actions[: len(record.actions)] == record.actions
            assert session.text() == write(session.record())
            assert session.undo(0)
            record = session.record()
            assert session.text() == write(record)
    assert players == {"saved match"}


def test_it_goes_on_from_where_its_table_was_left_after_a_match_that_was_only_watched(tmp_path: Path) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 8)
    with program(tmp_path) as made:
        made.loop.stack.fold(Home(SavedMatch()))
        step(made)
        record = until(made, 16).record()
        computers = (Sitter(level="easy"),) * 4
        made.loop.stack.fold(Home(NewMatch(Invitation(game=record.game, seats=computers))))
        step(made)
        assert made.doors.has_saved_match
        made.loop.stack.fold(Home(SavedMatch()))
        step(made)
        session = table_of(made).model.match
        assert isinstance(session, Session)
        assert session.record().actions[: len(record.actions)] == record.actions
        made.doors.flush()
        kept = load_books(tmp_path / FILE).record
        assert kept is not None
        assert kept.actions[: len(record.actions)] == record.actions


@pytest.mark.parametrize("was_at_table", [True, False])
def test_one_that_takes_very_long_is_offered_when_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was_at_table: bool
) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 8)
        made.keeper.keep_place(was_at_table)
    may_end = threading.Event()

    def read_slowly(path: Path) -> Loaded:
        may_end.wait(60)
        return load_books(path)

    monkeypatch.setattr("game.table.save.load_books", read_slowly)
    monkeypatch.setattr(saved, "AT_ONCE", 100)
    monkeypatch.setattr("game.app.doors.LONGEST_WAIT", 0.05)
    try:
        with program(tmp_path, waits=False) as made:
            step(made)
            assert isinstance(made.loop.stack.top, Title)
            doors = made.doors
            doors.warm_up()
            assert not doors.has_saved_match
            assert doors.complaint(words("en")) == "Reading the records …"
            may_end.set()
            doors.when_loaded()
            assert doors.has_saved_match
            assert doors.complaint(words("en")) == ""
    finally:
        may_end.set()
