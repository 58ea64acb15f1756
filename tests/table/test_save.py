"""The match on the disk: whole, the latest, and never lost."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.records.parse import parse
from game.records.seal import sealed
from game.records.write import write
from game.table.files import write_whole
from game.table.save import LONGEST_WAIT, Loaded, Saver, load_books, load_match, read_record
from tests.table.wild import wild_match

RECORD, _ = wild_match("plain", 3, 150)
TEXT = write(RECORD)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "match.txt"


def test_the_latest_text_is_there_after_closing(path: Path) -> None:
    saver = Saver(path)
    for number in range(50):
        saver.save(f"{number}\n")
    saver.save(TEXT)
    saver.close()

    assert path.read_text(encoding="utf-8") == sealed(TEXT)
    assert load_match(path).record == RECORD
    assert load_match(path).complaint is None
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert saver.complaint is None


def test_a_program_that_ends_without_closing_writes_what_it_was_given(path: Path) -> None:
    words = "import sys, pathlib, game.table.save as it; it.Saver(pathlib.Path(sys.argv[1])).save('given\\n')"
    ran = subprocess.run([sys.executable, "-c", words, str(path)], check=False, timeout=60)
    assert ran.returncode == 0
    assert path.read_text(encoding="utf-8") == sealed("given\n")


def test_nobody_waits_for_a_saver_that_was_given_nothing(path: Path) -> None:
    saver = Saver(path)
    assert not saver.is_behind
    assert not saver.is_hung
    saver.flush()
    saver.close()
    assert not path.parent.exists()


def test_what_is_given_after_closing_is_written_every_time(path: Path) -> None:
    saver = Saver(path)
    saver.save("first\n")
    saver.close()
    for text in ("second\n", "third\n"):
        saver.save(text)
        time.sleep(0.1)  # so long would a thread take that ends too early
    saver.close()
    assert path.read_text(encoding="utf-8") == sealed("third\n")


def test_a_saver_can_be_flushed_and_used_again(path: Path) -> None:
    saver = Saver(path)
    saver.save(TEXT)
    saver.flush()
    assert path.exists()
    saver.close()
    saver.save("later\n")
    saver.close()
    assert path.read_text(encoding="utf-8") == sealed("later\n")


def test_a_match_that_is_over_is_put_away_and_only_then_let_go(path: Path) -> None:
    saver = Saver(path)
    saver.save("all but the last card\n")
    saver.flush()
    seen = []
    into = path.parent / "records" / "one.txt"
    saver.put_away(TEXT, into, lambda: seen.append((into.is_file(), path.exists())))
    saver.save("the next match\n")
    saver.flush()
    assert seen == [(True, False)]
    assert into.read_text(encoding="utf-8") == sealed(TEXT)
    assert path.read_text(encoding="utf-8") == sealed("the next match\n")
    saver.close()
    assert saver.complaint is None


def test_what_waits_to_be_saved_of_a_match_is_not_written_after_its_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, into = threading.Event(), path.parent / "records" / "one.txt"

    def write_late(place: Path, content: str) -> None:
        answers.wait(5)
        write_whole(place, content)

    monkeypatch.setattr("game.table.save.write_whole", write_late)
    saver = Saver(path)
    saver.save("the first cards\n")
    saver.save("all but the last card\n")
    saver.put_away(TEXT, into)
    answers.set()
    saver.close()
    assert into.is_file()
    assert not path.exists()


def test_whoever_waits_waits_for_what_is_being_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, answers = threading.Event(), threading.Event()

    def write_late(_place: Path, _content: str) -> None:
        begun.set()
        answers.wait(20)

    monkeypatch.setattr("game.table.save.write_whole", write_late)
    saver = Saver(path)
    saver.save(TEXT)
    assert begun.wait(20)
    waiting = threading.Thread(target=saver.flush)
    waiting.start()
    waiting.join(0.1)
    assert waiting.is_alive()
    answers.set()
    waiting.join(20)
    assert not waiting.is_alive()
    saver.close()


def test_the_saved_match_stays_until_its_record_is_on_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver = Saver(path)
    saver.save("all but the last card\n")
    saver.flush()
    seen = []

    def write_noted(into: Path, content: str | bytes) -> None:
        seen.append((into.name, path.exists()))
        write_whole(into, content)
        seen.append((into.name, path.exists()))

    monkeypatch.setattr("game.table.save.write_whole", write_noted)
    saver.put_away(TEXT, path.parent / "records" / "one.txt")
    saver.close()
    assert seen == [("one.txt", True)] * 2
    assert not path.exists()


def test_a_match_that_cannot_be_put_away_stays_where_it_was(path: Path) -> None:
    saver = Saver(path)
    saver.save("all but the last card\n")
    saver.flush()
    (path.parent / "records").write_text("in the way", encoding="utf-8")
    saver.put_away(TEXT, path.parent / "records" / "one.txt")
    saver.close()
    assert path.read_text(encoding="utf-8") == sealed(TEXT)
    assert saver.complaint is not None


def test_a_disk_that_refuses_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    saver = Saver(tmp_path / "file" / "match.txt")
    saver.save(TEXT)
    saver.close()

    assert saver.complaint is not None
    assert "cannot be written" in saver.complaint


def test_no_file_is_no_match(path: Path) -> None:
    assert load_match(path).record is None
    assert load_match(path).complaint is None


def test_what_cannot_be_read_is_told_and_left_alone(path: Path) -> None:
    path.mkdir(parents=True)
    loaded = load_match(path)
    assert loaded.record is None
    assert loaded.complaint is not None
    assert loaded.complaint.startswith(f"The saved match {path} cannot be read (")
    assert path.is_dir()


def put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


@pytest.mark.parametrize("share", [0.0, 0.05, 0.3, 0.6, 0.9, 0.999])
def test_a_file_that_was_cut_off_is_kept_and_played_on_from_there(path: Path, share: float) -> None:
    whole = sealed(TEXT).encode()
    put(path, whole[: int(len(whole) * share)])

    loaded = load_match(path)

    assert loaded.complaint is not None
    assert "cut off" in loaded.complaint
    assert loaded.kept == path.with_name("match.txt.bad")
    assert loaded.kept.read_bytes() == whole[: int(len(whole) * share)]
    if share < 0.3:
        assert not path.exists()
    else:
        assert load_match(path) == Loaded(loaded.record), "whoever looks only at the title finds it next time"
        assert loaded.record is not None
        assert loaded.record.actions == RECORD.actions[: len(loaded.record.actions)]
        assert len(loaded.record.actions) > 10


LINE = TEXT.index("2         East JD AD")
CUT = TEXT[: LINE + len("2         East JD")]
WRONG = TEXT.replace("2         East JD AD", "2         East JD XX", 1)


@pytest.mark.parametrize("content", [CUT, sealed(WRONG), WRONG])
def test_the_line_with_the_damage_counts_for_nothing(path: Path, content: str) -> None:
    """The line of a trick that was cut off after its first card could be that of a trick that goes on."""
    content = content.replace('[Checksum "', '[Checksum "0')
    put(path, content.encode())
    loaded = load_match(path)
    assert loaded.record is not None
    assert loaded.record.actions == parse(TEXT[:LINE]).actions
    assert loaded.complaint is not None
    assert loaded.complaint.endswith("it is kept as match.txt.bad; the match goes on from before the damage.")
    assert not loaded.is_newer
    assert read_record(path).record == loaded.record


def test_where_the_checksum_alone_is_wrong_nothing_of_the_match_is_lost(path: Path) -> None:
    put(path, sealed(TEXT).replace('[Checksum "', '[Checksum "0').encode())
    assert load_match(path).record == RECORD


@pytest.mark.parametrize(
    "content", [TEXT[: TEXT.index("[FirstDealer")], TEXT.replace('[Seed "plain/3"]\n', ""), "x\n"]
)
def test_where_nothing_was_done_or_no_seed_is_known_nothing_goes_on(path: Path, content: str) -> None:
    put(path, content.encode())
    loaded = load_match(path)
    assert loaded.record is None
    assert loaded.complaint is not None
    assert loaded.complaint.endswith("it is kept as match.txt.bad.")
    assert not path.exists()


def test_a_damaged_match_goes_on_where_the_disk_refuses(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no")

    put(path, CUT.encode())
    monkeypatch.setattr("game.table.save.write_whole", refuse)
    loaded = load_match(path)
    assert loaded.record is not None
    assert loaded.kept is not None
    assert not path.exists()

    put(path, CUT.encode())
    monkeypatch.setattr("game.table.save.set_aside", refuse)
    monkeypatch.setattr("game.table.save.write_whole", lambda *_: pytest.fail("its place is not free"))
    loaded = load_match(path)
    assert loaded.record is not None
    assert loaded.kept is None
    assert loaded.complaint is not None
    assert "; and could not be moved away (no); the match goes on" in loaded.complaint
    assert path.read_text("utf-8") == CUT


def test_the_books_of_a_match_come_with_it_where_they_are_wanted(path: Path) -> None:
    assert load_books(path) == Loaded()
    put(path, sealed(TEXT).encode())
    loaded = load_books(path)
    assert loaded == load_match(path)
    assert loaded.books is not None
    assert loaded.books.text == TEXT


def test_every_flipped_bit_is_noticed(path: Path) -> None:
    whole = sealed(TEXT).encode()
    for place in range(0, len(whole) - 1, 97):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << place % 8
        put(path, bytes(flipped))

        loaded = load_match(path)

        assert loaded.complaint is not None, place
        assert loaded.kept is not None
        assert loaded.kept.read_bytes() == bytes(flipped)
        loaded.kept.unlink()


def test_a_second_bad_file_does_not_replace_the_first(path: Path) -> None:
    for content in (b"one", b"two", bytes(range(256))):
        put(path, content)
        load_match(path)

    kept = sorted(file.read_bytes() for file in path.parent.iterdir())
    assert kept == sorted([b"one", b"two", bytes(range(256))])


@pytest.mark.parametrize("is_sealed", [True, False])
def test_a_newer_file_is_left_for_the_newer_game(path: Path, is_sealed: bool) -> None:
    """Its seal may be one that this version does not know."""
    newer = TEXT.replace('[Format "1"]', '[Format "7"]')
    put(path, (sealed(newer) if is_sealed else newer).encode())

    loaded = load_match(path)

    assert loaded.record is None
    assert loaded.is_newer
    assert loaded.kept == path.with_name("match.txt.newer")
    assert loaded.complaint is not None
    assert "newer version of the game (format 7" in loaded.complaint


def test_a_file_of_ones_own_is_read_and_stays(path: Path) -> None:
    for content, complaint in (
        (TEXT, None),
        (sealed(TEXT), None),
        (TEXT.replace("\n", "\r\n"), None),
        (TEXT + "Dances    South\n", "a trick's number or one of cut"),
        ("", '[Format "1"] was expected'),
        ('[Format "8"]\n', "newer version"),
    ):
        put(path, content.encode())
        loaded = read_record(path)
        assert (loaded.record == RECORD) == (complaint is None)
        assert (complaint or "") in (loaded.complaint or "")
        assert path.read_bytes() == content.encode()
    put(path, b"\xff")
    assert "is no text in UTF-8" in (read_record(path).complaint or "")
    assert "cannot be read" in (read_record(path.with_name("none")).complaint or "")


def test_a_match_that_could_not_be_put_away_is_put_away_later(tmp_path: Path) -> None:
    folder, told = tmp_path / "records", []
    folder.write_text("a file where the folder should be")
    saver = Saver(tmp_path / "match.txt")
    saver.put_away("[Over]\n", folder / "one.txt", lambda: told.append("one"))
    saver.flush()
    assert saver.complaint is not None
    folder.unlink()
    saver.save("[Next]\n")
    saver.flush()
    assert saver.complaint is None
    assert (folder / "one.txt").is_file()
    assert "Next" in (tmp_path / "match.txt").read_text("utf-8"), "the next match is not let go of"
    saver.close()


@pytest.mark.parametrize("is_freed", [True, False])
def test_the_last_try_for_one_that_was_refused_leaves_the_next_match_alone(
    tmp_path: Path, is_freed: bool
) -> None:
    folder = tmp_path / "records"
    folder.write_text("a file where the folder should be")
    saver = Saver(tmp_path / "match.txt")
    saver.put_away("[Over]\n", folder / "one.txt")
    saver.flush()
    saver.save("[Next]\n")
    saver.flush()
    if is_freed:
        folder.unlink()
    saver.close()
    assert (folder / "one.txt").is_file() == is_freed
    assert "Next" in (tmp_path / "match.txt").read_text("utf-8")


def test_of_several_matches_the_one_that_cannot_be_put_away_is_told(tmp_path: Path) -> None:
    folders = first, second = tmp_path / "first", tmp_path / "second"
    for folder in folders:
        folder.write_text("a file where the folder should be")
    saver = Saver(tmp_path / "match.txt")
    saver.put_away("[One]\n", first / "one.txt")
    saver.put_away("[Two]\n", second / "two.txt")
    saver.put_away("[Three]\n", tmp_path / "three.txt")
    saver.flush()
    assert saver.complaint is not None
    second.unlink()
    saver.save("[Next]\n")
    saver.flush()
    assert (second / "two.txt").is_file()
    assert saver.complaint is not None
    assert "one.txt" in saver.complaint
    first.unlink()
    saver.put_away("[Next]\n", tmp_path / "next.txt")
    saver.flush()
    assert (first / "one.txt").is_file()
    assert saver.complaint is None
    saver.close()


def test_whatever_breaks_the_writing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_path: Path, _text: str) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("game.table.save.write_whole", broken)
    saver = Saver(tmp_path / "match.txt")
    saver.save("[One]\n")
    saver.flush()
    assert saver.complaint == "The match cannot be saved: RuntimeError: a fault of ours."
    saver.close()


def test_it_is_tried_a_last_time_when_the_program_ends(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.write_text("a file where the folder should be")
    saver = Saver(tmp_path / "match.txt")
    saver.put_away("[Over]\n", folder / "one.txt")
    saver.flush()
    assert "Over" in (tmp_path / "match.txt").read_text("utf-8"), "it can be opened again"
    folder.unlink()
    saver.close()
    assert (folder / "one.txt").is_file()
    assert not (tmp_path / "match.txt").exists()


def test_the_table_waits_for_the_disk_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, times = threading.Event(), iter((10.0, *(10.1,) * 2, *(10.1 + LONGEST_WAIT,) * 2))
    monkeypatch.setattr("game.table.save.write_whole", lambda *_: gate.wait(20))
    monkeypatch.setattr("game.table.save.time", SimpleNamespace(monotonic=lambda: next(times)))
    saver = Saver(tmp_path / "match.txt")
    saver.save("[One]\n")
    assert saver.is_behind
    assert not saver.is_hung
    assert not saver.is_behind, "a disk that hangs"
    assert saver.is_hung
    gate.set()
    saver.flush()
    assert not saver.is_behind
    assert not saver.is_hung, "with nothing to do"
    saver.close()


def test_a_slow_disk_is_waited_for_after_each_of_its_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It never comes to rest while the next text lies there, and yet the table may not run ahead of it."""
    now, begun, answers = [0.0], threading.Semaphore(0), threading.Semaphore(0)

    def write(*_: object) -> None:
        begun.release()
        assert answers.acquire(timeout=20)

    monkeypatch.setattr("game.table.save.write_whole", write)
    monkeypatch.setattr("game.table.save.time", SimpleNamespace(monotonic=lambda: now[0]))
    saver = Saver(tmp_path / "match.txt")
    saver.save("[One]\n")
    assert begun.acquire(timeout=20)
    now[0] = LONGEST_WAIT - 1
    saver.save("[Two]\n")
    answers.release()
    assert begun.acquire(timeout=20), "the second is being written"
    now[0] = LONGEST_WAIT + 1
    assert saver.is_behind
    answers.release()
    saver.close()


def test_a_disk_that_hangs_is_given_no_more_time_for_each_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, begun, gate = [1.0], threading.Event(), threading.Event()

    def write(*_: object) -> None:
        begun.set()
        assert gate.wait(20)

    monkeypatch.setattr("game.table.save.write_whole", write)
    monkeypatch.setattr("game.table.save.time", SimpleNamespace(monotonic=lambda: now[0]))
    saver = Saver(tmp_path / "match.txt")
    saver.save("[One]\n")
    assert begun.wait(20)
    now[0] = LONGEST_WAIT
    saver.save("[Two]\n")
    assert saver.is_behind
    now[0] = LONGEST_WAIT + 1
    assert saver.is_hung
    gate.set()
    saver.close()


def test_an_index_that_breaks_does_not_end_the_writing(tmp_path: Path) -> None:
    saver = Saver(tmp_path / "match.txt")
    saver.put_away("[One]\n", tmp_path / "one.txt", lambda: 1 // 0)
    saver.save("\ud800")
    saver.flush()
    assert saver.complaint is not None
    saver.save("[Two]\n")
    saver.flush()
    assert saver.complaint is None
    assert (tmp_path / "one.txt").is_file()
    assert "Two" in (tmp_path / "match.txt").read_text("utf-8")
    saver.close()
