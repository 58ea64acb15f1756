"""The history of one player's machine: matches are entered and asked for in a thread of its own."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from game.records.seal import sealed
from game.records.write import write
from game.table.fairness.course import fallen
from game.table.fairness.fairness import MOST, Fairness, fairness
from game.table.files import write_whole
from game.table.history.entry import entry_of
from game.table.history.exported import keep_lines, tables, without_lines
from game.table.history.figures import (
    EVERYTHING,
    Figures,
    Line,
    Wanted,
    figures,
    games,
    lines,
    own_records,
    people,
    practised,
)
from game.table.history.folder import RecordFolder, is_settled
from game.table.history.index import DamagedIndexError, Index, aside
from game.table.history.schema import NewerIndexError
from game.table.history.stamps import begun, ended, is_played, now, public
from game.table.practice import own_line
from game.table.save import load_match

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from game.records.record import Record
    from game.records.shared_deal import SharedLine
    from game.rules.apply import Step
    from game.table.fairness.course import Fallen
    from game.table.history.index import Mark, Stamps

INDEX_FILE: Final = "history.sqlite"
FOLDER: Final = "records"
AT_ONCE: Final = 16
"""So many records are entered before the database is told that they are to stay."""

LONGEST_LOCK: Final = 60.0
"""Seconds to try again while another window holds the database: a slow disk may take so long."""
BETWEEN_TRIES: Final = 0.05
"""Seconds between two tries: SQLite refuses some locks at once, without its own waiting time."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with the index; the records are whole in any case."""

    key: str
    """Of a sentence in the catalogue."""
    file: str = ""
    """The name under which a damaged database was kept."""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Overview:
    """What there is to be listed; practice counts neither among the games nor among the people."""

    games: Mapping[str, int]
    """How many matches there are of each game, the game played last first."""
    people: tuple[str, ...]
    practised: int
    """How many deals were played for practice."""


class History:
    """Nothing here waits except `close`; every answer is a Future that the thread fills."""

    def __init__(self, data: Path | None) -> None:
        """Keep the records and their index in the player's folder, or nothing; nothing is opened yet."""
        self.folder = RecordFolder(None if data is None else data / FOLDER)
        self._path = None if data is None else data / INDEX_FILE
        self._index: Index | None = None
        self._entered: Stamps | None = None
        """How old the folders were as all in them was entered."""
        self._looked: Stamps | None = None
        """The same, if they were settled then: as long as they stay so old nothing is looked at."""
        self._is_compared = False
        """Whether this object has looked at the records; before that it believes what the index noted."""
        self._practised: dict[str, tuple[Mark, tuple[str, SharedLine] | None]] = {}
        """By the name of a practice record the code of its deal, and what the person made of it."""
        self.is_closing = False
        """Whether `close` was called: what waits for its turn is left."""
        self._worker: ThreadPoolExecutor | None = None
        self.complaint: Complaint | None = None
        """A sentence for the player, if something is wrong."""
        self.reading: tuple[int, int] | None = None
        """How many of how many records are entered already, while more than a few are; set by the thread."""

    def look(self) -> Future[None]:
        """Enter what is new or changed in the folder; the first time open the index."""
        return self._do(self._look)

    def file_left(self, saved: Path) -> bool:
        """Keep a match that was left: what is saved of it goes into the folder, if it was played.

        False if nothing was put there: nobody had played, or the disk refuses.
        """
        record = load_match(saved).record
        if record is None or not is_played(record):
            return False
        record = begun(public(record), now())
        into = self.folder.place_of(record)
        if into is None:
            return False
        try:
            write_whole(into, sealed(ended(write(record), now())))
        except OSError:
            return False
        self.look()
        return True

    def overview(self) -> Future[Overview]:
        """How many matches there are of which games, and who played them."""

        def answer() -> Overview:
            connection = self._up_to_date().connection
            return Overview(games(connection), people(connection), practised(connection))

        return self._do(answer)

    def lines(self, wanted: Wanted = EVERYTHING) -> Future[tuple[Line, ...]]:
        """A stretch of the list of matches, the last one first."""
        return self._do(lambda: lines(self._up_to_date().connection, wanted))

    def shared_lines(self) -> Future[Mapping[str, SharedLine]]:
        """What the person made of each shared deal when it was played first, by the code of the deal."""
        return self._do(self._shared_lines)

    def figures(self, game: str, person: str | None = None) -> Future[Figures]:
        """The figures of a game, of a person or of whoever sat first."""
        return self._do(lambda: figures(self._up_to_date().connection, game, person))

    def fairness(self, game: str, person: str | None = None, most: int = MOST) -> Future[Fairness]:
        """How the cards fell in the last deals of a game, for a person or for whoever sat first."""
        return self._do(lambda: fairness(self._last_deals(game, person, most)))

    def record(self, name: str) -> Future[Record | None]:
        """The match of a line; None if its file is gone or cannot be played."""
        return self._do(lambda: self.folder.record(name))

    def put_tables(self, matches: Path, deals: Path, game: str) -> Future[None]:
        """Write all matches and all deals of a game as two tables for a spreadsheet."""

        def work() -> None:
            index = self._up_to_date()
            self._keep_lines(index, game)
            lines_of_matches, lines_of_deals = tables(index.connection, game)
            write_whole(deals, lines_of_deals)
            write_whole(matches, lines_of_matches)

        return self._do(work)

    def put(self, path: Path, content: Callable[[], str | bytes]) -> Future[None]:
        """Write a file that the player wants to keep; the Future has the OSError if that is not possible."""
        return self._do(lambda: write_whole(path, content()))

    def close(self) -> None:
        """Break off what is not finished: it is taken up again the next time."""
        self.is_closing = True
        if self._worker is not None:
            self._worker.submit(self._put_away)
            self._worker.shutdown(wait=True)
            self._worker = None

    # --- in the thread --------------------------------------------------------------------------------

    def _do(self, work: Callable[[], Answer]) -> Future[Answer]:
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, thread_name_prefix="history")
        return self._worker.submit(work)

    def _last_deals(self, game: str, person: str | None, most: int) -> list[Fallen]:
        """The last so many deals of a game, the latest match first; none once the window closes."""
        found: list[Fallen] = []
        index = self._up_to_date()
        for match, name, seat in own_records(index.connection, game, person):
            if self.is_closing or len(found) >= most:
                break
            deals = index.fallen(match, seat)
            if deals is None:
                steps: list[Step] = []
                record = self.folder.record(name, steps.append)
                deals = () if record is None else tuple(fallen(record, seat, steps))
                with index.change():
                    index.enter_fallen(match, seat, deals)
            found += reversed(deals)
        return found[:most]

    def _shared_lines(self) -> Mapping[str, SharedLine]:
        found: dict[str, SharedLine] = {}
        index = self._up_to_date()
        marks = index.known()
        for line in lines(index.connection, Wanted(is_practice=True)):  # the latest first
            mark, own = self._practised.get(line.name, (None, None))
            if mark is None or mark != marks.get(line.name):
                record = self.folder.record(line.name)
                own = None if record is None else own_line(record, line.viewer)
                self._practised[line.name] = marks.get(line.name, (0, 0)), own
            if own is not None:
                found[own[0]] = own[1]
        return found

    def _keep_lines(self, index: Index, game: str) -> None:
        """Make the lines of matches that an earlier version entered, unless the window closes."""
        new = without_lines(index.connection, game)
        for start in range(0, len(new), AT_ONCE):
            if self.is_closing:
                break
            self.reading = (start, len(new))
            with index.change():
                for match in new[start : start + AT_ONCE]:
                    keep_lines(index.connection, match)
        self.reading = None

    def _put_away(self) -> None:
        """Note in the index how old the folders are in which nothing is new, and close it."""
        entered = self._entered
        if self._index is not None and entered is not None and entered == self.folder.changed():
            with suppress(sqlite3.Error, UnicodeDecodeError):  # the next start looks at every record
                if is_settled(entered):
                    self._index.note_looked(entered)
        self._let_go()

    def _let_go(self) -> None:
        self._entered = self._looked = None
        if self._index is not None:
            self._index.close()
            self._index = None

    def _look(self) -> None:
        self._looked = None
        self._up_to_date()

    def _up_to_date(self) -> Index:
        """The index with everything that is in the folder; a damaged one is made anew.

        While another window writes, the thread tries again for up to `LONGEST_LOCK` seconds.
        """
        locked_until = time.monotonic() + LONGEST_LOCK
        while True:
            try:
                if self._index is None:
                    self._index = self._opened()
                self._enter_new(self._index)
            except sqlite3.OperationalError as error:
                if _is_locked(error) and not self.is_closing and time.monotonic() < locked_until:
                    time.sleep(BETWEEN_TRIES)
                    continue
                self._index = self._do_without(Complaint("history.unwritable", why=str(error)))
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                self._let_go()
                self._index = self._anew(str(error))
                self._enter_new(self._index)
            return self._index

    def _opened(self) -> Index:
        try:
            index = Index(self._path)
        except DamagedIndexError as error:
            return self._anew(str(error))
        except NewerIndexError:
            self.complaint = Complaint("history.newer")
        except OSError as error:
            self.complaint = Complaint("history.unwritable", why=str(error))
        else:
            self._check_later()
            return index
        return Index(None)

    def _check_later(self) -> None:
        """Have the whole index checked after the questions that wait now; not while the window closes."""
        if self._worker is not None:
            with suppress(RuntimeError):
                self._worker.submit(self._check)
                self._worker.submit(self._compare)

    def _check(self) -> None:
        """Make an index anew whose tables disagree with what orders them."""
        if self._index is None or self.is_closing:
            return
        try:
            self._index.check()
        except sqlite3.OperationalError:  # the next question tries again, and tells
            return
        except (sqlite3.DatabaseError, DamagedIndexError, UnicodeDecodeError) as error:
            self._let_go()
            self._index = self._anew(str(error))
            self._up_to_date()

    def _compare(self) -> None:
        """Look at every record once: one that was changed in its place leaves its folder as old as it was."""
        if self._index is not None and not self._is_compared and not self.is_closing:
            self._is_compared = True
            self._up_to_date()

    def _anew(self, why: str) -> Index:
        """Set the damaged database aside and begin an empty one, which the records fill again."""
        try:
            kept = aside(self._path) if self._path is not None else None
            self.complaint = Complaint("history.damaged", kept.name if kept else "", why)
            return Index(self._path)
        except (OSError, sqlite3.Error, DamagedIndexError, NewerIndexError) as error:
            self.complaint = Complaint("history.unwritable", why=f"{why}; {error}")
        return Index(None)

    def _do_without(self, complaint: Complaint) -> Index:
        """The disk refuses: an index in memory serves until the window closes."""
        self._let_go()
        self.complaint = complaint
        index = Index(None)
        self._enter_new(index)
        return index

    def _enter_new(self, index: Index) -> None:
        """Enter what the folder has and the index has not; nothing is looked at while no name changes."""
        stamps = self.folder.changed()
        is_new = stamps is None or not is_settled(stamps)
        if not is_new and stamps == (self._looked if self._is_compared else index.looked()):
            return
        self._entered, self._is_compared = None, True
        found, known = self.folder.files(), index.known()
        new = sorted(name for name, mark in found.items() if known.get(name) != mark)
        gone = [name for name in known if name not in found]
        if gone:
            with index.change():
                for name in gone:
                    index.note_gone(name)
        for start in range(0, len(new), AT_ONCE):
            self.reading = (start, len(new)) if len(new) > AT_ONCE else None
            with index.change():
                for name in new[start : start + AT_ONCE]:
                    if self.is_closing:
                        return
                    steps: list[Step] = []
                    record = self.folder.record(name, steps.append)
                    if record is None:
                        index.note_unread(name, found[name])
                        continue
                    entry = entry_of(record, steps[-1] if steps else None)
                    match = index.enter(name, found[name], entry)
                    if len(new) <= AT_ONCE and not entry.is_practice:
                        index.enter_fallen(match, entry.viewer, tuple(fallen(record, entry.viewer, steps)))
        self._entered, self._looked, self.reading = stamps, None if is_new else stamps, None


def _is_locked(error: sqlite3.OperationalError) -> bool:
    """Whether another connection holds the database; the low byte of a code of SQLite is its primary code."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
