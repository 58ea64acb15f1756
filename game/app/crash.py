"""When the program breaks: one text file for whoever mends it, and a sentence for the player."""

from __future__ import annotations

import faulthandler
import os
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from game.app.complaint import complain
from game.table.files import read_bounded_text, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable

FILE: Final = "crash.txt"
"""A report that nobody was told of."""
TOLD: Final = "crash-{when}.txt"
"""The name of a report from then on."""
KEPT: Final = 5
"""So many reports that were told are kept, the newest."""
FAULTS: Final = "fault-{process}.txt"
"""Where the interpreter itself writes its last words when a library tears it down."""

A_DAY: Final = 86_400.0


def write_report(folder: Path, error: BaseException, notes: str = "") -> Path | None:
    """Write version, system, notes (such as the record of the match) and traceback; None if even that fails.

    Nothing is ever sent anywhere. A report that nobody was told of yet is kept beside the new one.
    """
    import traceback  # only now: what it opens, no start needs

    return _write(folder, "".join(traceback.format_exception(error)).rstrip(), notes)


def _write(folder: Path, what: str, notes: str) -> Path | None:
    import platform

    from game.app.version import version_lines

    parts = [
        *version_lines(),
        f"Python {platform.python_version()} on {platform.platform()}",
        time.strftime("%Y-%m-%d %H:%M:%S"),
        "",
        what,
        "",
        notes,
    ]
    path = folder / FILE
    text = (
        "\n".join(parts).encode("utf-8", "backslashreplace").decode()
    )  # a text of any kind may have broken it
    with suppress(OSError):
        unseen_report(folder)
    try:
        write_whole(path, text.rstrip() + "\n")
    except OSError:
        return None
    return path


def unseen_report(folder: Path) -> Path | None:
    """The report of the last crash, if the player was not told of it yet; from now on he was.

    Of the older ones the newest are kept.
    """
    path = folder / FILE
    try:
        if not path.is_file():
            return None
        told = _free_name(folder, time.strftime("%Y%m%d-%H%M%S", time.localtime(path.stat().st_mtime)))
        path.replace(told)
    except (OSError, ValueError, OverflowError):  # the latter: a time of the file that is none
        return None
    _forget_old(folder, told)
    return told


def _free_name(folder: Path, when: str) -> Path:
    number = 1
    while (path := folder / TOLD.format(when=when if number == 1 else f"{when}-{number}")).exists():
        number += 1
    return path


def _forget_old(folder: Path, newest: Path) -> None:
    """Keep a few; the one just told stays whatever the clock said when it was written."""
    with suppress(OSError):
        old = sorted((one for one in folder.glob(TOLD.format(when="*")) if one != newest), reverse=True)
        for one in old[KEPT - 1 :]:
            one.unlink(missing_ok=True)


def named(error: BaseException) -> str:
    """The kind of an error and all that it says, such as the name of a file."""
    return f"{type(error).__name__}: {error}".removesuffix(": ")


class Watch:
    """Sees errors that would end a thread unseen, and faults that no `except` can catch."""

    def __init__(self, folder: Path, notes: Callable[[], str]) -> None:
        """Reports go into the folder, with what `notes` answers at that time."""
        self._folder = folder
        self._notes = notes
        self._faults: TextIO | None = None
        self._path = folder
        self._hook = threading.excepthook

    def begin(self) -> None:
        """From now on; a fault of the last run becomes a report."""
        self._read_last_words()
        if not faulthandler.is_enabled():
            with suppress(OSError):
                self._folder.mkdir(parents=True, exist_ok=True)
                self._path = self._folder / FAULTS.format(process=os.getpid())
                self._faults = self._path.open("w", encoding="utf-8")
                faulthandler.enable(self._faults)
        threading.excepthook = self._thread_broke

    def close(self) -> None:
        """No more; a run without a fault leaves no file."""
        threading.excepthook = self._hook
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            self._faults = None
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    def _read_last_words(self) -> None:
        with suppress(OSError):
            for path in sorted(self._folder.glob(FAULTS.format(process="*"))):
                words = read_bounded_text(path, errors="replace").strip()
                if words:
                    _write(self._folder, f"The program was torn down:\n{words}", "")
                if (
                    words or abs(time.time() - path.stat().st_mtime) > A_DAY
                ):  # another window may have it open
                    path.unlink(missing_ok=True)

    def _thread_broke(self, broken: threading.ExceptHookArgs) -> None:
        if broken.exc_value is None or broken.exc_type is SystemExit:
            return
        write_report(self._folder, broken.exc_value, self._notes())
        name = broken.thread.name if broken.thread is not None else "one"
        complain(f"The thread {name} broke off: {named(broken.exc_value)}.")
