"""All deals as one table for a spreadsheet: a line a deal, the viewer's side first."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Final

from game.table.history.cells import harmless
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
        WHERE NOT m.is_practice AND (:game IS NULL OR m.game = :game)
        LIMIT -1 -- all, but counted once for each match and not once for each column that needs the count
    )
    SELECT m.begun, m.game, d.number, t.name, t.mind, (d.taker - m.viewer + m.players) % m.players,
        d.trumps, d.goal, d.multiplier, d.outcome, (d.capot - m.side + m.sides) % m.sides,
        {COUNTS}
    FROM own m CROSS JOIN deals d ON d.match = m.id
    LEFT JOIN seats t ON t.match = m.id AND t.seat = d.taker
    {WRITTEN}
    ORDER BY m.begun, m.id, d.line
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


def deal_table(connection: sqlite3.Connection, game: str | None = None) -> str:
    """The deals of a game, or all, as comma-separated values with a line of names above.

    `begun` is that of the match, as in the table of matches; without a taker the fields about him are empty.
    """
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    writer.writerows(map(harmless, connection.execute(DEALS, {"game": game})))
    return text.getvalue()
