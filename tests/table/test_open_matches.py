"""The folder of open matches: how many there are, and what a match that comes in is called."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event
from time import sleep
from types import SimpleNamespace

import pytest

from game.records.seal import sealed
from game.records.write import write
from game.table import open_matches
from game.table.history.history import History
from game.table.history.stamps import file_name
from game.table.open_matches import ENDING, FOLDER, LOOKS, OpenMatches
from game.table.save import Loaded, read_record
from tests.table.history.past import at, played

LEFT = at(played("bela4", "left", 1), "2026-11-01 20:15:00")


@pytest.fixture
def matches(tmp_path: Path) -> OpenMatches:
    (tmp_path / FOLDER).mkdir()
    return OpenMatches(tmp_path, lambda: History(tmp_path))


def wait_for(matches: OpenMatches) -> None:
    """Wait until the thread has done what it was asked."""
    matches.load(matches.place("nothing.txt")).result()


def test_the_folder_is_looked_at_every_few_seconds_until_the_window_closes(
    matches: OpenMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(open_matches, "time", SimpleNamespace(monotonic=lambda: now[0]))
    for number, seconds, expected in ((1, 0.0, 1), (2, LOOKS - 0.1, 1), (3, 0.2, 3)):
        matches.place(f"{number}{ENDING}").write_text("")
        now[0] += seconds
        assert matches.count <= expected
        wait_for(matches)
        assert matches.count == expected
    matches.close()
    now[0] += 2 * LOOKS
    matches.place(f"4{ENDING}").write_text("")
    assert matches.count == 3
    wait_for(matches)
    assert matches.count == 3
    matches.close()


def test_a_file_is_read_again_only_when_it_was_written_again(
    matches: OpenMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, read = matches.place(f"left{ENDING}"), []

    def reading(path: Path) -> Loaded:
        read.append(path)
        return read_record(path)

    monkeypatch.setattr(open_matches, "read_record", reading)
    path.write_text(sealed(write(LEFT)), "utf-8")
    for written, expected in ((1000, 1), (1000, 1), (2000, 2)):
        os.utime(path, (written, written))
        (line,) = matches.listing().result().lines
        assert [sitter.side for sitter in line.sitters] == [0, 1, 0, 1]
        assert len(read) == expected
    assert matches.put_away(path).result()
    assert matches.count == 0
    matches.close()


def test_nobody_looks_a_second_time_before_the_first_look_is_over(
    matches: OpenMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, is_free = [], Event()

    def names(_: OpenMatches) -> tuple[str, ...]:
        looks.append(is_free.wait(5))
        return ()

    monkeypatch.setattr(OpenMatches, "names", names)
    for _ in range(3):
        assert matches.count == 0
    is_free.set()
    wait_for(matches)
    assert looks == [True]
    matches.close()


def test_one_thing_is_done_after_the_other_and_closing_waits(matches: OpenMatches) -> None:
    order: list[str] = []
    first = matches.put_away(matches.place("one.txt"), lambda: sleep(0.1) or order.append("one"))
    second = matches.put_away(matches.place("two.txt"), lambda: order.append("two"))
    matches.close()
    assert first.done()
    assert second.done()
    assert order == ["one", "two"]


def test_a_match_is_called_as_in_the_history_and_a_damaged_one_as_its_file(
    matches: OpenMatches, tmp_path: Path
) -> None:
    names = []
    for text in (sealed(write(LEFT)), "no match", "no match either", sealed(write(LEFT))):
        (tmp_path / "match.txt").write_text(text, "utf-8", newline="\n")
        name = matches.put(tmp_path / "match.txt")
        assert name is not None
        assert matches.place(name).read_text("utf-8") == text
        names.append(name)
    own = Path(file_name(LEFT)).stem
    assert names == [f"{own}.txt", "match.txt", "match-1.txt", f"{own}-1.txt"]
    assert sorted(matches.names()) == sorted(names)
    listed = matches.listing().result()
    assert listed.unread == 2
    assert {(line.deals, line.is_over, line.is_gone) for line in listed.lines} == {(1, False, False)}
    assert [line.name for line in listed.lines] == [name for name in matches.names() if name in names[::3]]
    matches.close()
