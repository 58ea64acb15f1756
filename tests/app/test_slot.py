"""The first window has the usual saved match, others their own; who is gone leaves no lock."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.app.slot import Slot, match_file

ROOT = Path(__file__).parents[2]


def test_each_window_has_a_number_of_its_own(tmp_path: Path) -> None:
    slots = [Slot(tmp_path) for _ in range(3)]
    assert [slot.number for slot in slots] == [1, 2, 3]
    assert [slot.match_path.name for slot in slots] == ["match.txt", "match-2.txt", "match-3.txt"]
    slots[0].close()
    again = Slot(tmp_path)
    assert again.is_first
    for slot in (*slots, again):
        slot.close()


def test_a_match_is_an_orphan_when_its_window_is_closed(tmp_path: Path) -> None:
    first, second, third = (Slot(tmp_path) for _ in range(3))
    for slot in (first, second, third):
        slot.match_path.write_text("a match")
    assert list(first.orphans()) == []
    second.close()
    assert list(first.orphans()) == [tmp_path / "match-2.txt"]
    first.match_path.unlink()
    assert list(first.orphans()) == [tmp_path / "match-2.txt"], "also while it has no match itself"
    assert Slot(tmp_path).number == 2, "looking for orphans locks nothing"
    first.close()
    third.close()


def test_the_own_match_is_no_orphan_where_nothing_can_be_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.slot._locked", lambda _: True)
    for number in (1, 2):
        (tmp_path / match_file(number)).write_text("a match")
    mine = Slot(tmp_path)
    assert mine.is_first
    assert list(mine.orphans()) == [tmp_path / "match-2.txt"]
    mine.close()


def test_in_a_folder_that_cannot_be_listed_the_usual_match_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> None:
        raise PermissionError

    first, second = Slot(tmp_path), Slot(tmp_path)
    first.match_path.write_text("a match")
    first.close()
    assert list(second.orphans()) == [tmp_path / "match.txt"]
    monkeypatch.setattr(Path, "iterdir", refuse)
    assert list(second.orphans()) == [tmp_path / "match.txt"]
    second.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_nobody_else_may_hold_a_window_s_file(tmp_path: Path) -> None:
    Slot(tmp_path).close()
    (lock,) = tmp_path.iterdir()
    assert lock.stat().st_mode & 0o777 == 0o600


def test_the_folder_of_the_player_is_made_with_those_above_it(tmp_path: Path) -> None:
    first, second = (Slot(tmp_path / "data" / "player") for _ in range(2))
    assert (first.number, second.number) == (1, 2)
    first.close()
    second.close()


def test_a_window_beside_others_keeps_nothing_open_but_its_own_file(tmp_path: Path) -> None:
    others = [Slot(tmp_path) for _ in range(3)]
    free = _next_handle()
    mine = Slot(tmp_path)
    mine.close()
    assert _next_handle() == free
    for slot in others:
        slot.close()


def _next_handle() -> int:
    """The number that the next opened file gets: the lowest that is free."""
    with Path(__file__).open("rb") as file:
        return file.fileno()


def test_a_killed_window_is_no_obstacle(tmp_path: Path) -> None:
    code = "import sys,time; from pathlib import Path; from game.app.slot import Slot\n"
    code += "slot = Slot(Path(sys.argv[1])); print(slot.number, flush=True); time.sleep(60)"
    words = [sys.executable, "-c", code, str(tmp_path)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "1\n"
        mine = Slot(tmp_path)
        assert mine.number == 2
        mine.close()
        other.kill()
    again = Slot(tmp_path)
    assert again.is_first
    again.close()


def test_a_folder_that_cannot_be_written_keeps_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    slot = Slot(tmp_path / "file" / "folder")
    assert slot.is_first
    assert list(slot.orphans()) == []
    slot.close()


def test_every_window_has_a_file_of_its_own_however_many_are_open(tmp_path: Path) -> None:
    slots = [Slot(tmp_path) for _ in range(40)]
    assert len({slot.match_path for slot in slots}) == 40
    for slot in slots:
        slot.match_path.write_text("a match")
        slot.close()
    (tmp_path / "match-before.txt").write_text("no window has this one")
    mine = Slot(tmp_path)
    assert list(mine.orphans()) == [tmp_path / match_file(number) for number in range(2, 41)]
    mine.close()
