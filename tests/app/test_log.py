"""Without a terminal whatever is printed is in a file, and a quiet program leaves none."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import log

ROOT = Path(__file__).parents[2]


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Start as a window of Windows does."""

    def begin_without_streams(*words: str) -> None:
        for name in ("stdin", "stdout", "stderr"):
            monkeypatch.setattr(sys, name, None)
        log.begin(words)

    return begin_without_streams


@pytest.mark.parametrize("words", [["--data-dir", "{}"], ["play", "--data-dir={}", "--watch"]])
def test_what_is_printed_is_in_the_players_folder(
    begin: Callable[..., None], tmp_path: Path, words: list[str]
) -> None:
    folder = tmp_path / "player"
    begin(*(word.format(folder) for word in words))
    assert log.is_without_terminal()
    assert not folder.exists()
    print("Čujem te.")  # noqa: T201
    print("\ud800", file=sys.stderr)  # noqa: T201
    assert (folder / log.FILE).read_text("utf-8") == "Čujem te.\n\\ud800\n"
    assert sys.stdin.read() == ""


def test_a_long_log_is_put_aside(begin: Callable[..., None], tmp_path: Path) -> None:
    (tmp_path / log.FILE).write_text("x" * (log.LONGEST + 1))
    begin("--data-dir", str(tmp_path))
    print("new")  # noqa: T201
    assert (tmp_path / log.FILE).read_text("utf-8") == "new\n"
    assert len((tmp_path / log.BEFORE).read_text("utf-8")) > log.LONGEST


def test_a_disk_that_refuses_breaks_nothing(begin: Callable[..., None], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    begin("--data-dir", str(tmp_path / "file" / "folder"))
    print("lost, but no error")  # noqa: T201
    print("and once more")  # noqa: T201


@pytest.mark.skipif(sys.platform == "win32", reason="files and sockets of POSIX")
def test_what_a_launcher_sends_to_nowhere_is_read_by_nobody_and_a_pipe_and_a_file_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, writing = os.pipe()
    here, there = socket.socketpair()
    with (
        Path(os.devnull).open("w") as nowhere,
        os.fdopen(here.detach(), "w") as journal,
        (tmp_path / "file").open("w") as file,
        os.fdopen(writing, "w") as pipe,
    ):
        for stream, is_unread in ((nowhere, True), (journal, True), (file, False), (pipe, False)):
            monkeypatch.setattr(sys, "stderr", stream)
            assert log.is_without_terminal() is is_unread
        monkeypatch.undo()
    os.close(reading)
    there.close()


CLOSED = """
import os, sys
from game.app import log

log.begin([])
print(os.open("somewhere", os.O_RDWR | os.O_CREAT) > 2, *(os.get_inheritable(number) for number in range(3)))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="numbers of files in POSIX")
@pytest.mark.parametrize("closed", ["<&- >&- 2>&-", "<&- 2>&-", "<&-", ""])
def test_no_file_takes_the_number_of_a_stream_that_is_closed(tmp_path: Path, closed: str) -> None:
    told = tmp_path / log.FILE
    command = f'cd {tmp_path} && PYTHONPATH={ROOT} BELOT_TABLE_DATA_DIR={tmp_path} "$0" -c "$1" {closed}'
    words = ["bash", "-c", command, sys.executable, CLOSED]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert (told.read_text("utf-8") if ">&- " in closed else said) == "True True True True\n"


def test_a_terminal_stays(tmp_path: Path) -> None:
    before = sys.stderr
    log.begin(["--data-dir", str(tmp_path)])
    assert sys.stderr is before
    assert not log.is_without_terminal()
