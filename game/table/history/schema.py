"""The tables of the index, as the steps in which they came to be: one of any age is brought up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        size INTEGER NOT NULL,
        stamp INTEGER NOT NULL,
        is_gone INTEGER NOT NULL DEFAULT 0,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        begun TEXT NOT NULL,
        ended TEXT NOT NULL,
        is_over INTEGER NOT NULL,
        take_backs INTEGER NOT NULL,
        viewer INTEGER NOT NULL
    );
    CREATE TABLE seats (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        side INTEGER NOT NULL,
        mind TEXT NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE TABLE sides (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        side INTEGER NOT NULL,
        score INTEGER NOT NULL,
        share REAL NOT NULL,
        PRIMARY KEY (match, side)
    ) WITHOUT ROWID;
    CREATE TABLE deals (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        line INTEGER NOT NULL,
        number INTEGER NOT NULL,
        taker INTEGER,
        trumps TEXT NOT NULL,
        goal INTEGER NOT NULL,
        multiplier INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        capot INTEGER,
        PRIMARY KEY (match, line)
    ) WITHOUT ROWID;
    CREATE TABLE written (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        line INTEGER NOT NULL,
        side INTEGER NOT NULL,
        points INTEGER NOT NULL,
        declared INTEGER NOT NULL,
        belotes INTEGER NOT NULL,
        PRIMARY KEY (match, line, side)
    ) WITHOUT ROWID;
    CREATE TABLE unread (
        name TEXT PRIMARY KEY,
        size INTEGER NOT NULL,
        stamp INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX matches_by_time ON matches (begun);
    """,
    """
    ALTER TABLE seats ADD COLUMN face TEXT NOT NULL DEFAULT '';
    UPDATE matches SET stamp = 0;
    """,
    """
    ALTER TABLE matches ADD COLUMN is_practice INTEGER NOT NULL DEFAULT 0;
    """,
    """
    CREATE TABLE fallen (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        version INTEGER NOT NULL,
        deals TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX matches_by_game ON matches (game, begun);
    """,
    """
    CREATE TABLE looked (
        records INTEGER NOT NULL,
        practice INTEGER NOT NULL
    );
    CREATE TABLE exported (
        match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
        line TEXT NOT NULL,
        deals TEXT NOT NULL
    );
    """,
)
"""Step n leads from version n to n + 1; a step that was once released is never changed.

Where a step wants to know more of each match it sets the stamps to 0 and empties `looked`: all records are
read again. A step that changes the lines of a spreadsheet empties `exported`: they are made again.
"""

VERSION: Final = len(STEPS)
"""What PRAGMA user_version says of a database that is up to date."""


class NewerIndexError(Exception):
    """The database was made by a newer version of the game."""


class ForeignIndexError(Exception):
    """The database holds something else."""


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Make the tables, or change those of an earlier version; all steps or none.

    Raises NewerIndexError and ForeignIndexError with nothing changed. The connection is in autocommit mode.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in _missing(connection):
            connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _missing(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The statements that the database has not seen yet."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise NewerIndexError(version)
    if version == 0 and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise ForeignIndexError
    statements = [part.strip() for step in STEPS[version:] for part in step.split(";") if part.strip()]
    return (*statements, *([f"PRAGMA user_version = {VERSION}"] if statements else []))
