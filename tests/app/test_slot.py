"""The first window has the usual saved match, others their own; who is gone leaves no lock."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
    assert Slot(tmp_path).number == 2, "looking for orphans locks nothing"
    first.close()
    third.close()


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
