"""The match is on the disk after every action, and comes back from there whatever happened to the file."""

from __future__ import annotations

import atexit
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from game.records.errors import NewerRecordError, RecordError
from game.records.parse import parse
from game.records.seal import is_sealed, sealed, unsealed
from game.records.write import write
from game.table.books import Books
from game.table.files import read_bounded, read_bounded_text, set_aside, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.records.record import Record

LONGEST_WAIT: Final = 5.0
"""Seconds for which the table waits for the disk before it goes on without it."""

ATTEMPTS: Final = 40
"""So often a damaged text is shortened to what stands before its first fault."""


@dataclass(frozen=True, slots=True)
class Parting:
    """A match that is over."""

    text: str
    into: Path
    """Where its record belongs."""
    then: Callable[[], None]
    """Called in the thread of the saver when it is there."""


class Saver:
    """Writes the match in a thread of its own, so that no frame waits for the disk; the latest counts."""

    def __init__(self, path: Path) -> None:
        """Keep the match in this file."""
        self._path = path
        self._wake = threading.Condition()
        self._text: str | None = None
        self._parting: list[Parting] = []
        self._is_closed = False
        self._is_busy = False
        self._since = 0.0
        """When it was last given something to do while it had nothing to do."""
        self._is_last = False
        """Whether what was refused is to be tried a last time."""
        self._refused: list[Parting] = []
        """Matches that are over, and could not be put where they belong: tried again with every writing."""
        self._over: str | None = None
        """That of them which the file of the saved match still holds."""
        self._thread: threading.Thread | None = None
        self.complaint: str | None = None
        """A sentence when the last writing failed."""

    def save(self, text: str) -> None:
        """Have this record written soon."""
        with self._wake:
            self._text = text
            self._begin()

    def put_away(self, text: str, into: Path, then: Callable[[], None] = lambda: None) -> None:
        """The match is over: have its record written there, and only then let go of the saved match.

        `then` is called in the thread of the saver.
        """
        with self._wake:
            self._text = None
            self._parting.append(Parting(text, into, then))
            self._begin()

    def flush(self) -> None:
        """Wait until everything is on the disk."""
        with self._wake:
            self._wake.wait_for(lambda: not self._has_work and not self._is_busy)

    def close(self) -> None:
        """Write what is unwritten and stop."""
        with self._wake:
            self._is_closed = True
            self._is_last = bool(self._refused)
            self._wake.notify_all()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
            atexit.unregister(self.close)

    @property
    def is_behind(self) -> bool:
        """Whether the disk lacks what was handed over last; a disk that hangs is waited for only so long."""
        return self._is_late and time.monotonic() - self._since < LONGEST_WAIT

    @property
    def is_hung(self) -> bool:
        """Whether the disk has not answered for so long that the table goes on without it."""
        return self._is_late and time.monotonic() - self._since >= LONGEST_WAIT

    @property
    def _is_late(self) -> bool:
        return self._has_work or self._is_busy

    @property
    def _has_work(self) -> bool:
        return self._text is not None or bool(self._parting) or self._is_last

    def _begin(self) -> None:
        """Have the thread work; the lock is held."""
        if not self._is_busy:
            self._since = time.monotonic()
        self._is_closed = False
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="saver", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # whatever ends the program, the last text is written
        self._wake.notify_all()

    def _work(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._has_work or self._is_closed)
                if not self._has_work:
                    return
                parting, self._parting = self._parting, []
                text, self._text = self._text, None
                self._is_last, self._is_busy = False, True
            try:
                self.complaint = self._put(parting, text)
            except Exception as error:  # noqa: BLE001 - the next match must find a thread that writes
                self.complaint = f"The match cannot be saved: {type(error).__name__}: {error}."
            with self._wake:
                self._is_busy = False
                if self._has_work:
                    self._since = time.monotonic()  # the disk answers: what came meanwhile is waited for anew
                self._wake.notify_all()

    def _put(self, parting: list[Parting], text: str | None) -> str | None:
        """Write all that; answer a sentence if something could not be written."""
        refused, self._refused = self._refused, []
        complaint = None
        for one in refused:
            complaint = self._file(one, is_saved=one.text == self._over) or complaint
        for one in parting:
            complaint = self._file(one, is_saved=True) or complaint
        if text is not None:
            complaint = self._write(self._path, text) or complaint
            self._over = None
        return complaint

    def _file(self, one: Parting, *, is_saved: bool) -> str | None:
        """Put a match that is over where it belongs; `is_saved`: the saved match is this one."""
        complaint = self._write(one.into, one.text)
        if complaint is not None:
            self._refused.append(one)
            if is_saved and self._write(self._path, one.text) is None:
                self._over = one.text  # it is over, and is tried again when it is opened
            return complaint
        if is_saved:
            with suppress(OSError):  # it would be put into the same place once more
                self._path.unlink()
        with suppress(Exception):  # the index reads the folder again the next time
            one.then()
        return None

    def _write(self, path: Path, text: str) -> str | None:
        """Write the file; answer a sentence if that is not possible."""
        try:
            write_whole(path, sealed(text))
        except (OSError, ValueError) as error:  # ValueError: a text that is none in UTF-8, a name with NUL
            return f"The match cannot be saved: {path} cannot be written ({error})."
        return None


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came of looking for a match."""

    record: Record | None = None
    complaint: str | None = None
    """A sentence about a file that was not as it should be."""
    kept: Path | None = None
    """Where that file is now."""
    is_newer: bool = False
    """Whether a newer version of the game wrote that file."""
    books: Books | None = field(default=None, compare=False)
    """Those of the record, where they were asked for."""


def load_match(path: Path) -> Loaded:
    """The saved match, if there is one.

    A file that is cut off, changed or from a newer version is put aside under another name, never deleted;
    of a damaged one everything before the damage takes its place at once, and is played on.
    """
    try:
        raw = read_bounded(path)
    except FileNotFoundError:
        return Loaded()
    except OSError as error:
        return Loaded(complaint=f"The saved match {path} cannot be read ({error}).")
    text = raw.decode("utf-8", errors="replace")
    try:
        return Loaded(_whole(text))
    except NewerRecordError as error:
        return replace(_aside(path, "newer", error.sentence, None), is_newer=True)
    except RecordError as error:
        return _aside(path, "bad", error.sentence, salvaged(text))


def load_books(path: Path) -> Loaded:
    """The saved match with its books, so that nobody has to play a long one again before it goes on."""
    loaded = load_match(path)
    return loaded if loaded.record is None else replace(loaded, books=Books(loaded.record))


def _whole(text: str) -> Record:
    """The match of a text that must be sealed, unless it is newer and its seal, too, may be unknown here."""
    if not is_sealed(text):
        try:
            parse(text)
        except NewerRecordError:
            raise
        except RecordError:
            pass  # the missing seal says more than what the cut left behind
    return parse(unsealed(text))


def read_record(path: Path) -> Loaded:
    """The record in a file of somebody's own, sealed or not; whatever is wrong, the file stays as it is."""
    try:
        return Loaded(parse(read_bounded_text(path)))
    except OSError as error:
        return Loaded(complaint=f"{path} cannot be read ({error.strerror}).")
    except UnicodeDecodeError:
        return Loaded(complaint=f"{path} is no text in UTF-8.")
    except RecordError as error:
        return Loaded(complaint=f"{path}:{error.line}:{error.column}: {error.sentence}.")


def salvaged(text: str) -> Record | None:
    """The match up to the first fault of a damaged text; None if nothing of it can be played."""
    lines = text.split("\n")[:-1]  # the last one was cut off in its middle, perhaps
    for _ in range(ATTEMPTS):
        try:
            record = parse("\n".join(lines))
        except RecordError as error:
            lines = lines[: min(error.line, len(lines)) - 1]
        else:
            return record if record.actions and record.seed is not None else None
    return None


def _aside(path: Path, ending: str, why: str, record: Record | None) -> Loaded:
    try:
        kept = set_aside(path, ending)
        where = f"it is kept as {kept.name}"
    except OSError as error:
        kept, where = None, f"and could not be moved away ({error})"
    if kept is not None and record is not None:
        with suppress(OSError):  # the match can be played all the same, and is written with its next card
            write_whole(path, sealed(write(record)))
    rest = "; the match goes on from before the damage" if record is not None else ""
    return Loaded(record, f"The saved match {path} cannot be used: {why}; {where}{rest}.", kept)
