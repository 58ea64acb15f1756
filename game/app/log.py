"""Where a window has no terminal behind it, what would be printed goes into a file.

A download for Windows starts without `sys.stdout` and `sys.stderr`: the first print of any library would
end it. So this is the first thing that `main` does, before anything is imported that might print.
"""

from __future__ import annotations

import io
import os
import stat
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from game.app.paths import folders

FILE: Final = "log.txt"
BEFORE: Final = "log-before.txt"
STANDARD_ERROR: Final = 2
"""The number of the last of the three standard streams."""
LONGEST: Final = 200_000
"""A log that is longer than so many bytes is put aside at the next start; the one before that goes."""


class Log(io.TextIOBase):
    """A text stream that opens its file with the first line, so that a quiet run leaves none."""

    def __init__(self, argv: Sequence[str]) -> None:
        """The command line says in which folder the file lies."""
        super().__init__()
        self._argv = tuple(argv)
        self._file: TextIO | None = None
        self._is_refused = False

    def writable(self) -> bool:
        """It is there for nothing else."""
        return True

    def write(self, text: str) -> int:
        """Write to the file, or to nowhere where the disk refuses: a log never breaks the program."""
        if self._file is None and not self._is_refused:
            self._open()
        if self._file is not None:
            try:
                self._file.write(text)
                self._file.flush()
            except (OSError, ValueError):
                self._is_refused = True
        return len(text)

    def _open(self) -> None:
        try:
            place = folders(_named(self._argv), portable="--portable" in self._argv).state / FILE
            place.parent.mkdir(parents=True, exist_ok=True)
            if place.is_file() and place.stat().st_size > LONGEST:
                place.replace(place.with_name(BEFORE))
            self._file = place.open("a", encoding="utf-8", errors="backslashreplace")
        except (OSError, ValueError):
            self._is_refused = True

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None
        super().close()


def is_without_terminal() -> bool:
    """Whether nobody could read what is printed: it goes into the log, or where a launcher sends it."""
    return sys.stderr is None or isinstance(sys.stderr, Log) or _is_unread(sys.stderr)


def _is_unread(stream: TextIO) -> bool:
    """Whether it leads into nothing or by a socket into the journal; pipes and files have their readers."""
    try:
        if stream.isatty():
            return False
        mode = os.fstat(stream.fileno()).st_mode
    except (OSError, ValueError):  # a stream of somebody's own, as in a test
        return False
    return stat.S_ISSOCK(mode) or stat.S_ISCHR(mode)


def begin(argv: Sequence[str]) -> None:
    """Put a log in the place of each stream that is missing."""
    if os.name == "posix":
        _hold_their_numbers()
    if sys.stdout is None or sys.stderr is None:
        log = Log(argv)
        sys.stdout = sys.stdout or log
        sys.stderr = sys.stderr or log
    if sys.stdin is None:
        sys.stdin = io.TextIOWrapper(io.BytesIO())


def _hold_their_numbers() -> None:
    """Open nothing under the numbers of streams that are closed, or the next files opened would have them.

    With its connection to the screen as standard input the program never ended.
    """
    with suppress(OSError):
        while (handle := os.open(os.devnull, os.O_RDWR)) <= STANDARD_ERROR:
            os.set_inheritable(handle, True)  # as a standard stream is
        os.close(handle)


def _named(argv: Sequence[str]) -> Path | None:
    """The folder that `--data-dir` names, before the command line is read as a whole."""
    for place, word in enumerate(argv):
        if word.startswith("--data-dir="):
            return Path(word.partition("=")[2])
        if word == "--data-dir" and place + 1 < len(argv):
            return Path(argv[place + 1])
    return None
