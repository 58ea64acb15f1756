"""The index of all matches: an SQLite database that says nothing that is not in the records as well."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from game.rules.seats import side_of
from game.table.fairness.written import COUNTED, deals_of_text, text_of_deals
from game.table.files import set_aside
from game.table.history.exported import keep_lines
from game.table.history.schema import ForeignIndexError, NewerIndexError, bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.rules.seats import Seat
    from game.table.fairness.course import Fallen
    from game.table.history.entry import Entry

PATIENCE: Final = 5.0
"""Seconds to wait while another window of the game writes."""

IN_MEMORY: Final = ":memory:"

Mark = tuple[int, int]
"""Size and time of change of a record's file: when they are the same the file need not be read again."""


Stamps = tuple[int, int]
"""When a name in the folder of records, and in that of practice, changed last, in nanoseconds."""


class DamagedIndexError(Exception):
    """The file is no sound database of ours."""


class Index:
    """One connection; used by one thread only."""

    def __init__(self, path: Path | None) -> None:
        """Open or make the database; without a path one that lasts as long as this object.

        Of an old one every page is looked at; what else may be wrong `check` finds, which nobody waits for.
        Raises DamagedIndexError, NewerIndexError, and sqlite3.OperationalError where nothing can be written.
        """
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        self.connection = sqlite3.connect(
            IN_MEMORY if path is None else path, timeout=PATIENCE, isolation_level=None
        )
        try:
            self._prepare()
        except sqlite3.OperationalError:
            self.close()
            raise
        except (sqlite3.DatabaseError, ForeignIndexError, UnicodeDecodeError) as error:
            self.close()  # SQLite quotes damaged names as they are, and Python cannot read its message then
            raise DamagedIndexError(str(error) or "it holds something else") from error
        except BaseException:
            self.close()
            raise

    def _prepare(self) -> None:
        connection = self.connection
        self._check("quick_check")
        bring_up_to_date(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA foreign_keys = ON")

    def check(self) -> None:
        """Raise DamagedIndexError if a table disagrees with its order; half a second for 100,000 matches."""
        self._check("integrity_check")

    def _check(self, kind: str) -> None:
        found = self.connection.execute(f"PRAGMA {kind}(1)").fetchone()[0]
        if found != "ok":
            raise DamagedIndexError(str(found))

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    @contextmanager
    def change(self) -> Iterator[None]:
        """All that is written inside is written, or nothing."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")

    def known(self) -> dict[str, Mark]:
        """The marks of all files that were read, whether they were sound or not, by name."""
        rows = self.connection.execute(
            "SELECT name, size, stamp FROM matches WHERE NOT is_gone UNION ALL SELECT * FROM unread"
        )
        return {name: (size, stamp) for name, size, stamp in rows}

    def looked(self) -> Stamps | None:
        """How old the folders were as all in them was entered; None if that is not known."""
        found = self.connection.execute("SELECT records, practice FROM looked").fetchone()
        return None if found is None else (found[0], found[1])

    def note_looked(self, stamps: Stamps) -> None:
        """All in the folders is entered, and they are so old; raises sqlite3.Error at once if that fails."""
        if stamps == self.looked():
            return
        self.connection.execute("PRAGMA busy_timeout = 0")
        with self.change():
            self.connection.execute("DELETE FROM looked")
            self.connection.execute("INSERT INTO looked VALUES (?, ?)", stamps)

    def fallen(self, match: int, seat: Seat) -> tuple[Fallen, ...] | None:
        """How the deals of a match fell for that seat; None if it is not known, or was counted otherwise."""
        found = self.connection.execute(
            "SELECT deals FROM fallen WHERE match = ? AND seat = ? AND version = ?", (match, seat, COUNTED)
        ).fetchone()
        try:
            return None if found is None else deals_of_text(found[0])
        except (ValueError, TypeError):  # it is written anew
            return None

    def enter_fallen(self, match: int, seat: Seat, deals: tuple[Fallen, ...]) -> None:
        """Keep how the deals of a match fell for that seat."""
        self.connection.execute(
            "INSERT OR REPLACE INTO fallen VALUES (?, ?, ?, ?)", (match, seat, COUNTED, text_of_deals(deals))
        )

    def note_unread(self, name: str, mark: Mark) -> None:
        """That file holds no match that can be played; what was known of it stays, but for how cards fell."""
        self.connection.execute(
            "DELETE FROM fallen WHERE match = (SELECT id FROM matches WHERE name = ?)", (name,)
        )
        self.connection.execute("INSERT OR REPLACE INTO unread VALUES (?, ?, ?)", (name, *mark))

    def note_gone(self, name: str) -> None:
        """The file is not there any more; the figures stay."""
        self.connection.execute("UPDATE matches SET is_gone = 1 WHERE name = ?", (name,))
        self.connection.execute("DELETE FROM unread WHERE name = ?", (name,))

    def enter(self, name: str, mark: Mark, entry: Entry) -> int:
        """Write a match in, in the place of what was known of that file before; answer its number."""
        execute, many = self.connection.execute, self.connection.executemany
        execute("DELETE FROM matches WHERE name = ?", (name,))
        execute("DELETE FROM unread WHERE name = ?", (name,))
        inserted = execute(
            "INSERT INTO matches"
            " (name, size, stamp, game, options, begun, ended, is_over, is_practice, take_backs, viewer)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                name,
                *mark,
                entry.game,
                entry.options,
                entry.begun,
                entry.ended,
                entry.is_over,
                entry.is_practice,
                entry.take_backs,
                entry.viewer,
            ),
        )
        match = inserted.lastrowid or 0
        players = len(entry.players)
        many(
            "INSERT INTO seats (match, seat, side, mind, name, face) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (match, seat, side_of(seat, players), seated.mind, seated.name, face)
                for seat, (seated, face) in enumerate(zip(entry.players, entry.faces, strict=True))
            ],
        )
        many(
            "INSERT INTO sides VALUES (?, ?, ?, ?)",
            [
                (match, side, score, share)
                for side, (score, share) in enumerate(zip(entry.scores, entry.shares, strict=True))
            ],
        )
        many(
            "INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    match,
                    line,
                    one.number,
                    one.taker,
                    one.trumps,
                    one.goal,
                    one.multiplier,
                    one.outcome,
                    one.capot,
                )
                for line, one in enumerate(entry.deals)
            ],
        )
        many(
            "INSERT INTO written VALUES (?, ?, ?, ?, ?, ?)",
            [
                (match, line, side, one.written[side], one.declared[side], one.belotes[side])
                for line, one in enumerate(entry.deals)
                for side in range(len(one.written))
            ],
        )
        if not entry.is_practice:
            keep_lines(self.connection, match)
        return match


def aside(path: Path) -> Path:
    """Set a damaged database aside, with what belongs to it; answer its new name."""
    for ending in ("-wal", "-shm"):
        beside = path.with_name(path.name + ending)
        if beside.exists():
            set_aside(beside, "bad")
    return set_aside(path, "bad")


__all__ = ["DamagedIndexError", "Index", "Mark", "NewerIndexError", "aside"]
