"""The two tables for a spreadsheet; the lines of each match are kept in the index as the match is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.history import deal_table, table
from game.table.history.cells import csv_lines

if TYPE_CHECKING:
    import sqlite3


def keep_lines(connection: sqlite3.Connection, match: int) -> None:
    """Write the lines of a match, from what the other tables say of it."""
    connection.execute(
        "INSERT OR REPLACE INTO exported VALUES (?, ?, ?)",
        (match, table.match_line(connection, match), deal_table.deal_lines(connection, match)),
    )


def without_lines(connection: sqlite3.Connection, game: str) -> list[int]:
    """The matches of a game that an earlier version entered, which kept no lines."""
    rows = connection.execute(
        """SELECT id FROM matches WHERE game = ? AND NOT is_practice
        AND NOT EXISTS (SELECT 1 FROM exported WHERE match = id)""",
        (game,),
    )
    return [match for (match,) in rows]


def tables(connection: sqlite3.Connection, game: str) -> tuple[str, str]:
    """All matches of a game and all their deals, each table with a line of names above."""
    rows = connection.execute(
        """SELECT e.line, e.deals FROM matches m JOIN exported e ON e.match = m.id
        WHERE m.game = ? AND NOT m.is_practice ORDER BY m.begun, m.id""",
        (game,),
    ).fetchall()
    lines = [line for line, _ in rows]
    deals = [deals for _, deals in rows]
    return "".join([csv_lines([table.HEAD]), *lines]), "".join([csv_lines([deal_table.HEAD]), *deals])
