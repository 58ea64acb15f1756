"""A folder that refuses the program anything costs no start and no match; what is not kept is said."""

from __future__ import annotations

import errno
from pathlib import Path

import pygame
import pytest

from game.app.doors import FILE, FILE_BEFORE
from game.app.launch import Launch
from game.app.open_table import open_table
from game.app.slot import Slot, match_file
from game.scenes.scene import Pop
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from game.table import save
from game.table.files import is_there
from tests.app.test_opening import program, table_of, until


def refuse(path: Path, *_: object, **__: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied", str(path))


def test_in_a_folder_that_cannot_be_written_a_new_match_begins_and_says_that_it_is_not_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 8)
    text = (tmp_path / FILE).read_text("utf-8")
    with monkeypatch.context() as locked, program(tmp_path) as made:
        locked.setattr(Path, "replace", refuse)
        desk = made.loop.desk
        for _ in range(2):
            made.loop.stack.push(desk.doors.new_match(desk))
            assert table_of(made).model.match.record().seed != "a seed"
            made.doors.flush()
            assert desk.doors.complaint(desk.say).startswith(desk.say("title.match_unsaved"))
    assert (tmp_path / FILE).read_text("utf-8") == text
    assert not (tmp_path / FILE_BEFORE).exists()


def test_a_match_that_cannot_be_read_is_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_text("somebody else's")
    with monkeypatch.context() as locked:
        locked.setattr(save, "read_bounded", refuse)
        with program(tmp_path) as made:
            desk = made.loop.desk
            assert not desk.doors.has_saved_match
            assert desk.doors.complaint(desk.say) == desk.say("title.match_refused")
            made.loop.stack.push(desk.doors.new_match(desk))
            assert isinstance(made.loop.stack.top, TableScene)
    assert (tmp_path / FILE_BEFORE).read_text("utf-8") == "somebody else's"


def test_a_damaged_match_that_cannot_be_moved_goes_on_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 12)
        made.loop.stack.fold(Pop())
    (tmp_path / FILE).write_bytes((tmp_path / FILE).read_bytes()[:-40])
    with monkeypatch.context() as locked:
        locked.setattr(Path, "replace", refuse)
        with program(tmp_path) as made:
            desk = made.loop.desk
            assert desk.doors.has_saved_match
            assert desk.doors.complaint(desk.say).startswith(desk.say("title.match_salvaged"))


def test_matches_of_further_windows_that_cannot_be_moved_hide_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 8)
    (tmp_path / match_file(2)).write_bytes((tmp_path / FILE).read_bytes())
    monkeypatch.setattr(Path, "replace", refuse)
    with program(tmp_path) as made:
        assert made.doors.when_loaded().complaint is None
        assert made.loop.desk.doors.has_saved_match


def test_what_may_not_be_looked_at_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE
    assert not is_there(path)
    path.write_text("a match")
    assert is_there(path)
    assert not is_there(tmp_path)
    monkeypatch.setattr(Path, "is_file", refuse)
    assert not is_there(path)


def test_a_folder_that_may_not_be_searched_costs_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with program(tmp_path, seed="a seed") as made:
        until(made, 8)
    allowed = {
        question: getattr(Path, question)
        for question in ("is_file", "exists", "stat", "read_text", "read_bytes", "replace")
    }
    for question, asked in allowed.items():
        monkeypatch.setattr(
            Path,
            question,
            lambda path, *words, asked=asked, **more: (
                refuse(path) if path.parent == tmp_path else asked(path, *words, **more)
            ),
        )
    slot = Slot(tmp_path)
    assert list(slot.orphans()) == []
    slot.close()
    with program(tmp_path) as made:
        desk = made.loop.desk
        assert isinstance(made.loop.stack.top, Title)
        made.loop.stack.push(desk.doors.new_match(desk))
        assert isinstance(made.loop.stack.top, TableScene)


def told_when_it_broke(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: str
) -> str:
    def breaks(*_: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory", "felt.svg")

    monkeypatch.setattr(where, breaks)
    assert open_table(Launch(data_dir=folder, size=(800, 600))) == 1
    return capsys.readouterr().err


def test_before_anything_was_opened_nobody_is_told_that_a_match_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told_when_it_broke(tmp_path, monkeypatch, capsys, "game.app.opening.Slot.__init__")
    assert "The program broke off: FileNotFoundError: [Errno 2]" in said
    assert "'felt.svg'" in said
    assert "is saved" not in said
    pygame.quit()


def test_once_a_table_was_open_its_match_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told_when_it_broke(tmp_path, monkeypatch, capsys, "game.app.opening.Program.run")
    assert said.rstrip().endswith("your match is saved.")


def test_on_no_screen_no_box_waits_for_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("game.app.open_table.is_without_terminal", lambda: True)
    monkeypatch.setattr(pygame.display, "message_box", lambda _, sentence, **__: shown.append(sentence))
    told_when_it_broke(tmp_path, monkeypatch, capsys, "game.app.opening.Program.run")
    assert shown == []
    pygame.quit()
    told_when_it_broke(tmp_path, monkeypatch, capsys, "game.app.opening.Slot.__init__")
    assert shown == []
    monkeypatch.setattr("game.app.open_table.UNSEEN", ())
    said = told_when_it_broke(tmp_path, monkeypatch, capsys, "game.app.opening.Slot.__init__")
    assert [" ".join(box.split()) for box in shown] == [said.rstrip()]
    assert len(shown[0].splitlines()) > 1
    pygame.quit()
