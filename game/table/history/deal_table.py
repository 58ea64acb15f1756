"""The deals of a match as lines of a spreadsheet, the viewer's side first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.history.cells import csv_lines
from game.table.history.table import SIDES

if TYPE_CHECKING:
    import sqlite3

COUNTS: Final = ", ".join(
    f"CASE WHEN {place} < m.sides THEN coalesce(w{place}.{kind}, 0) END"
    for kind in ("points", "declared", "belotes")
    for place in range(SIDES)
)
"""What a side has that is not there is empty; what nobody has written is 0."""
WRITTEN: Final = " ".join(
    f"LEFT JOIN written w{place} ON w{place}.match = m.id AND w{place}.line = d.line"
    f" AND w{place}.side = (m.side + {place}) % m.sides"
    for place in range(SIDES)
)
DEALS: Final = f"""
    WITH own AS (
        SELECT m.id, m.begun, m.game, m.viewer, v.side,
            (SELECT count(*) FROM seats s WHERE s.match = m.id) AS players,
            (SELECT count(*) FROM sides o WHERE o.match = m.id) AS sides
        FROM matches m JOIN seats v ON v.match = m.id AND v.seat = m.viewer
        WHERE m.id = :match
        LIMIT 1 -- counted once and not once for each column that needs the count
    )
    SELECT m.begun, m.game, d.number, t.name, t.mind, (d.taker - m.viewer + m.players) % m.players,
        d.trumps, d.goal, d.multiplier, d.outcome, (d.capot - m.side + m.sides) % m.sides,
        {COUNTS}
    FROM own m CROSS JOIN deals d ON d.match = m.id
    LEFT JOIN seats t ON t.match = m.id AND t.seat = d.taker
    {WRITTEN}
    ORDER BY d.line
"""  # noqa: S608 - nothing in it comes from outside

HEAD: Final = (
    "begun",
    "game",
    "deal",
    "taker",
    "taker_level",
    "taker_seat",
    "trumps",
    "goal",
    "multiplier",
    "outcome",
    "capot",
    *(f"points{place}" for place in range(SIDES)),
    *(f"declared{place}" for place in range(SIDES)),
    *(f"belotes{place}" for place in range(SIDES)),
)
"""The names of the columns; seats and sides are counted in order of play from the viewer's, which is 0."""


def deal_lines(connection: sqlite3.Connection, match: int) -> str:
    """The deals of a match as comma-separated values, the fields of `HEAD`.

    `begun` is that of the match, as in its line; without a taker the fields about him are empty.
    """
    return csv_lines(connection.execute(DEALS, {"match": match}))
