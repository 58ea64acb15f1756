"""The record that the command line opens comes when it has been read, and holds up nobody."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app.doors import FILE
from game.records.record import Record
from game.records.replay import replay
from game.records.write import write
from game.rules.actions import Action
from game.rules.apply import Step
from game.scenes.broke import Broke
from game.scenes.options.page import Options
from game.scenes.scene import Pop
from game.scenes.title import Title
from game.table.save import Loaded, read_record
from game.table.session import Session
from game.text.catalogue import words
from tests.app.test_opening import press, program, step, table_of, until


def test_a_file_that_takes_very_long_to_read_holds_up_no_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        record = until(made, 8).record()
    (tmp_path / FILE).rename(tmp_path / "mine.txt")
    may_end, home = threading.Event(), tmp_path / "elsewhere"

    def read_slowly(path: Path) -> Loaded:
        may_end.wait(60)
        return read_record(path)

    monkeypatch.setattr("game.table.save.read_record", read_slowly)
    monkeypatch.setattr("game.app.given.LONGEST_WAIT", 0.05)
    try:
        with program(home, open_file=tmp_path / "mine.txt") as made:
            step(made)
            assert isinstance(made.loop.stack.top, Title)
            assert made.loop.desk.doors.complaint(words("en")) == "Reading the records …"
            made.loop.stack.push(Options(made.loop.desk))
            may_end.set()
            for _ in range(4000):
                if not made.loop.desk.doors.complaint(words("en")):
                    break
                step(made)
            step(made)
            assert isinstance(made.loop.stack.top, Options), "the player is not called away"
            press(made, pygame.K_ESCAPE)
            step(made)
            session = table_of(made).model.match
            assert isinstance(session, Session)
            assert session.record().actions == record.actions
            made.loop.stack.fold(Pop())
            step(made)
            assert isinstance(made.loop.stack.top, Title), "its table comes once"
    finally:
        may_end.set()


def test_the_window_does_not_play_the_record_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        record = until(made, 8).record()
    (tmp_path / FILE).rename(tmp_path / "mine.txt")
    players = set[str]()

    def noted(record: Record) -> Iterator[tuple[Action, Step]]:
        players.add(threading.current_thread().name)
        return replay(record)

    monkeypatch.setattr("game.table.books.replay", noted)
    with program(tmp_path / "elsewhere", open_file=tmp_path / "mine.txt") as made:
        session = table_of(made).model.match
        assert isinstance(session, Session)
        assert session.record().actions == record.actions
        assert session.text() == write(session.record()), "under the head of this match"
    assert players == {"given record"}


def test_a_file_whose_reading_breaks_leaves_title_and_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_path: Path) -> Loaded:
        raise RecursionError("too deep")

    monkeypatch.setattr("game.table.save.read_record", broken)
    with program(tmp_path, open_file=tmp_path / "mine.txt") as made:
        for _ in range(3):
            step(made)
        assert isinstance(made.loop.stack.top, Broke | Title)
        assert "too deep" in "".join(path.read_text("utf-8") for path in tmp_path.glob("crash*.txt"))
