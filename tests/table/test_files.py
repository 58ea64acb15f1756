"""Files are written whole; half-written ones are swept away; only regular ones of a bounded size are read."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from game.table.files import (
    ABANDONED,
    is_there,
    make_folder,
    read_bounded,
    read_bounded_text,
    sweep,
    told_aside,
    write_whole,
)


@pytest.mark.parametrize("hours", [-48, 48])
def test_what_was_left_half_written_goes_whatever_the_clock_says(tmp_path: Path, hours: int) -> None:
    old, new = tmp_path / ".match.txt.abcdefgh", tmp_path / ".match.txt.ijklmnop"
    others = [
        tmp_path / name for name in ("match.txt", ".match.txt", ".match.txt.bad", "x.match.txt.abcdefgh")
    ]
    for path in (old, new, *others):
        path.write_text("half")
    then = time.time() + hours * ABANDONED
    os.utime(old, (then, then))
    sweep(tmp_path, "match.txt")
    assert not old.exists()
    assert all(path.exists() for path in (new, *others))
    sweep(tmp_path, "match.txt", older=0)
    assert not new.exists()
    assert all(path.exists() for path in others)


def test_a_folder_that_is_not_there_is_swept_as_well(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere")


def test_an_interrupted_writing_leaves_the_old_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.txt"
    write_whole(path, "old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_picture_is_written_as_it_is(tmp_path: Path) -> None:
    write_whole(tmp_path / "sheet.png", b"\x89PNG\r\n\xff")
    assert (tmp_path / "sheet.png").read_bytes() == b"\x89PNG\r\n\xff"


def test_why_nothing_was_written_is_told_though_another_program_has_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        for half in tmp_path.iterdir():
            half.unlink()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "match.txt", "new")


def test_two_windows_make_the_same_folder_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, is_dir = tmp_path / "data", Path.is_dir

    def too_early(path: Path) -> bool:
        """Whether it is there; a moment later the other window has made it."""
        answer = is_dir(path)
        if not answer:
            folder.mkdir()
        return answer

    monkeypatch.setattr(Path, "is_dir", too_early)
    make_folder(folder)
    assert is_dir(folder)


def test_nothing_that_was_opened_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", flushed.append)
    write_whole(tmp_path / "match.txt", "new")
    assert flushed
    for handle in flushed:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(handle)


def test_whoever_may_read_the_old_file_may_read_the_new_one(tmp_path: Path) -> None:
    path, link = tmp_path / "deals.txt", tmp_path / "link.txt"
    write_whole(path, "old")
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o755)
    link.symlink_to(path)
    write_whole(path, "new")
    assert path.stat().st_mode & 0o777 == 0o755
    write_whole(link, "other")
    assert link.stat().st_mode & 0o777 == 0o600, "the mode of a link is nobody's wish"
    assert path.read_text("utf-8") == "new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "link to a pipe", "large"])
def test_only_regular_files_of_a_bounded_size_are_read(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "input"
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "device":
            path = Path(os.devnull)
        case "link to a pipe":
            os.mkfifo(tmp_path / "pipe")
            path.symlink_to(tmp_path / "pipe")
        case _:
            path.write_bytes(b"x" * 101)
    with pytest.raises(OSError, match="larger than 100 bytes" if kind == "large" else "not a regular file"):
        read_bounded(path, 100)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_that_takes_the_place_of_the_file_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, really_open = tmp_path / "input", os.open
    path.write_text("a file, as long as somebody looks")

    def open_it(name: Path, flags: int) -> int:
        path.unlink()
        os.mkfifo(path)
        assert flags & os.O_NONBLOCK, "to open it would wait for a writer"
        return really_open(name, flags)

    monkeypatch.setattr(os, "open", open_it)
    with pytest.raises(OSError, match="not a regular file"):
        read_bounded(path)


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "input"
    path.write_bytes(b"a\r\nb\rc\n".ljust(100))
    assert read_bounded(path, 100) == path.read_bytes()
    assert read_bounded_text(path, 100) == path.read_text("utf-8")
    path.write_bytes(b"the end\r")
    assert read_bounded_text(path) == "the end\n"
    with pytest.raises(FileNotFoundError):
        read_bounded(tmp_path / "nothing")


def test_a_name_that_no_disk_takes_is_not_there(tmp_path: Path) -> None:
    assert not is_there(tmp_path / ("x" * 300))


def test_what_was_set_aside_is_told_and_its_place_is_free(tmp_path: Path) -> None:
    path = tmp_path / "sheets.json"
    for name in ("sheets.json.bad", "sheets.json.bad1"):
        path.write_text("damaged")
        assert told_aside(path, "bad", "It is damaged") == (f"It is damaged; it is kept as {name}", True)
        assert not path.exists()
        assert (tmp_path / name).read_text() == "damaged"


def test_what_cannot_be_set_aside_is_told_and_its_place_is_not_free(tmp_path: Path) -> None:
    told, is_free = told_aside(tmp_path / "nothing", "bad", "It is damaged")
    assert told.startswith("It is damaged; it could not be moved away (")
    assert "No such file" in told
    assert not is_free
