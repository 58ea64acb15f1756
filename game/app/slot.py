"""Each window of one player has a saved match of its own: the first one open has the usual file."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from game.table.files import is_there

MATCH_FILE: Final = re.compile(r"match-([2-9]|[1-9][0-9]{1,8})\.txt", re.ASCII)
"""The name of the saved match of a window that was not the first one."""


def lock_file(number: int) -> str:
    """The name of the file that the window of that number holds."""
    return f".window-{number}.lock"


def match_file(number: int) -> str:
    """The name of the saved match of the window of that number."""
    return "match.txt" if number == 1 else f"match-{number}.txt"


class Slot:
    """The number of a window among those open in one folder, from 1; held until it is closed.

    The system lets go of the lock when a process ends, however it ends: a killed window is no obstacle.
    """

    def __init__(self, folder: Path) -> None:
        """Take the first number that is free; where nothing can be locked, 1."""
        self._folder = folder
        self._handle: int | None = None
        self.number = 1
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            handle = _opened(folder / lock_file(number))
            if handle is None:
                return  # the folder cannot be written, or knows no locks: nobody is kept out
            if _locked(handle):
                self._handle, self.number = handle, number
                return
            os.close(handle)

    @property
    def is_first(self) -> bool:
        """Whether no other window was open in the folder."""
        return self.number == 1

    @property
    def match_path(self) -> Path:
        """The saved match of this window."""
        return self._folder / match_file(self.number)

    def orphans(self) -> Iterator[Path]:
        """Saved matches of other windows that are closed by now, in their order.

        No window can open with such a match as long as the iterator stands at its file.
        """
        for number in _with_matches(self._folder):
            path = self._folder / match_file(number)
            handle = _opened(self._folder / lock_file(number)) if is_there(path) else None
            if handle is None:
                continue
            try:
                if number != self.number and _locked(handle):
                    yield path
            finally:
                os.close(handle)

    def close(self) -> None:
        """Let the number go."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _with_matches(folder: Path) -> list[int]:
    """The numbers of windows that may have a saved match in the folder, ascending; 1 is always among them."""
    with suppress(OSError):
        found = (MATCH_FILE.fullmatch(path.name) for path in folder.iterdir())
        return [1, *sorted(int(match[1]) for match in found if match is not None)]
    return [1]


def _opened(path: Path) -> int | None:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOINHERIT", 0), 0o600)
    except OSError:
        return None


if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        """Lock the first byte, unless somebody else has it."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import errno
    import fcntl

    def _locked(handle: int) -> bool:
        """Lock the file, unless somebody else has it; a disk without locks keeps nobody out."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
        return True
