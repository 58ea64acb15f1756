"""The matches that are open and on no table: one file each in one folder, the one that was left last first.

A match lies in the file of the window that plays it, or here; renaming the file moves the match. So only one
of two windows that want a match gets it, and a killed program leaves the match in one of the two places.
"""

from __future__ import annotations

import math
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from game.rules.seats import side_of
from game.table.files import is_there, make_folder, move, read_bounded_text
from game.table.history.entry import entry_of
from game.table.history.figures import Line, Sitter
from game.table.history.stamps import file_name
from game.table.save import Loaded, load_books, read_record, salvaged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from game.records.record import Record
    from game.table.history.history import History

FOLDER: Final = "open"
ENDING: Final = ".txt"
MOST: Final = 50
"""So many matches are kept open; beyond them the oldest is put away into the history."""

LOOKS: Final = 3.0
"""Seconds between two looks at what other windows have left."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class OpenList:
    """All open matches that can be played here."""

    lines: tuple[Line, ...] = ()
    """The match that was left last first; `begun` says when it was left, not when it was begun."""
    unread: int = 0
    """How many files this version cannot play; they stay where they are."""


class OpenMatches:
    """The folder. What reads a match answers a Future, which a thread fills."""

    def __init__(
        self,
        data: Path,
        past: Callable[[], History],
        orphans: Callable[[], Iterable[Path]] = tuple,
    ) -> None:
        """Keep the matches in the player's folder; what is put away goes into the history of `past`.

        `orphans` answers the saved matches of windows that are closed: they are open as well.
        """
        self._folder = data / FOLDER
        self._past = past
        self._orphans = orphans
        self._lock = threading.Lock()
        self._looked = -math.inf
        self._known: dict[Path, tuple[float, Line | None]] = {}
        """By file: when it was written, and its line, or None if it cannot be played."""
        self._worker: ThreadPoolExecutor | None = None
        self._is_closing = False
        self._count = 0

    @property
    def count(self) -> int:
        """How many there were when the folder was last looked at; every few seconds a thread looks again."""
        if time.monotonic() - self._looked > LOOKS and not self._is_closing:
            self._looked = time.monotonic()
            self._do(self.names)
        return self._count

    @property
    def is_full(self) -> bool:
        """Whether one more match puts the oldest one into the history."""
        return self.count >= MOST

    def name_of(self, record: Record) -> str | None:
        """The name under which that match is open, however far it has come; None if it is not."""
        name = Path(file_name(record)).with_suffix(ENDING).name
        return name if is_there(self.place(name)) else None

    def place(self, name: str) -> Path:
        """Where the match of that name lies."""
        return self._folder / name

    # --- moving, at once ------------------------------------------------------------------------------

    def names(self) -> tuple[str, ...]:
        """The names of the files, the match that was left last first; none if the folder cannot be read."""
        found: list[tuple[float, str]] = []
        with suppress(OSError):
            for path in self._folder.iterdir():
                if path.suffix == ENDING and not path.name.startswith("."):
                    with suppress(OSError):  # another window has taken it
                        found.append((path.stat().st_mtime, path.name))
        self._count, self._looked = len(found), time.monotonic()
        return tuple(name for _, name in sorted(found, reverse=True))

    def put(self, saved: Path, record: Record | None = None) -> str | None:
        """Move a saved match here; answer its name, or None if the disk refuses.

        `record` is what the file holds; without it the file is read. If there are more than MOST matches now,
        the oldest go into the history.
        """
        record = record or read_record(saved).record
        stem = saved.stem if record is None else Path(file_name(record)).stem
        names = (f"{stem}{f'-{number}' if number else ''}{ENDING}" for number in count())
        try:
            make_folder(self._folder)
            with self._lock:
                name = next(name for name in names if not self.place(name).exists())
                move(saved, self.place(name))
        except OSError:
            return None
        for oldest in self.names()[MOST:]:
            self.put_away(self.place(oldest))
        return name

    def take(self, name: str, into: Path) -> bool:
        """Move a match from here to the file of a window; False if it has gone, or the disk refuses."""
        try:
            move(self.place(name), into)
        except OSError:
            return False
        finally:
            self.names()
        return True

    # --- reading, in the thread -----------------------------------------------------------------------

    def listing(self, own: Path | None = None) -> Future[OpenList]:
        """All open matches; the saved match of this window comes first, if its file is given."""
        return self._do(lambda: self._listing(own))

    def load(self, path: Path) -> Future[Loaded]:
        """The match of a file and its books, with everything that `load_match` does about a damaged one."""
        return self._do(lambda: load_books(path))

    def put_away(self, path: Path, wait: Callable[[], None] = lambda: None) -> Future[bool]:
        """Put a match into the history as one that was left; False if it stays as the disk refuses.

        `wait` comes back when the file is written.
        """
        return self._do(lambda: self._put_away(path, wait))

    def close(self) -> None:
        """Wait for what is being put away, and for nothing else."""
        self._is_closing = True
        if self._worker is not None:
            self._worker.shutdown(wait=True)
            self._worker = None

    def _do(self, work: Callable[[], Answer]) -> Future[Answer]:
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, thread_name_prefix="open matches")
        return self._worker.submit(work)

    def _put_away(self, path: Path, wait: Callable[[], None]) -> bool:
        wait()
        if self._past().file_left(path):
            with suppress(OSError):  # another window was faster, or the match stays open as well
                path.unlink()
        self.names()
        return not is_there(path)

    def _listing(self, own: Path | None) -> OpenList:
        for orphan in self._orphans():
            self.put(orphan)
        paths = [*(() if own is None else (own,)), *(self.place(name) for name in self.names())]
        lines = [None if self._is_closing else self._line(path) for path in paths]
        unread = sum(line is None for line, path in zip(lines, paths, strict=True) if is_there(path))
        return OpenList(tuple(line for line in lines if line is not None), unread)

    def _line(self, path: Path) -> Line | None:
        """What the list says of the match in that file; None if it cannot be played, or is over."""
        try:
            written = path.stat().st_mtime
            known = self._known.get(path)
            if known is not None and known[0] == written:
                return known[1]
            record = read_record(path).record or salvaged(read_bounded_text(path, errors="replace"))
            line = (
                None
                if record is None
                else line_of(record, path.name, datetime.fromtimestamp(written).astimezone())
            )
        except (OSError, ValueError):
            return None
        self._known[path] = written, line
        return line


def line_of(record: Record, name: str, when: datetime) -> Line:
    """The line of a match that goes on, left at that time; raises what `entry_of` raises."""
    entry = entry_of(record)
    people = zip(entry.players, entry.faces, strict=True)
    return Line(
        name=name,
        game=entry.game,
        begun=f"{when:%Y-%m-%d %H:%M:%S}",
        is_over=entry.is_over,
        is_gone=False,
        viewer=entry.viewer,
        sitters=tuple(
            Sitter(one.mind, one.name, side_of(seat, len(entry.players)), face)
            for seat, (one, face) in enumerate(people)
        ),
        scores=entry.scores,
        share=0.0,
        deals=len(entry.deals),
    )
