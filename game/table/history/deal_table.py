"""All deals as one table for a spreadsheet: a line a deal, the viewer's side first."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Final

from game.table.history.cells import harmless
from game.table.history.table import SIDES

if TYPE_CHECKING:
    import sqlite3

DEALS: Final = """
    SELECT m.id, d.line, m.begun, m.game, d.number, t.name, t.mind,
        (d.taker - m.viewer + (SELECT count(*) FROM seats s WHERE s.match = m.id))
            % (SELECT count(*) FROM seats s WHERE s.match = m.id),
        d.trumps, d.goal, d.multiplier, d.outcome, d.capot, v.side,
        (SELECT count(*) FROM sides o WHERE o.match = m.id)
    FROM deals d
    JOIN matches m ON m.id = d.match
    JOIN seats v ON v.match = m.id AND v.seat = m.viewer
    LEFT JOIN seats t ON t.match = m.id AND t.seat = d.taker
    WHERE NOT m.is_practice AND (:game IS NULL OR m.game = :game)
    ORDER BY m.begun, m.id, d.line
"""

WRITTEN: Final = """
    SELECT match, line, side, points, declared, belotes FROM written
    WHERE match IN (SELECT id FROM matches WHERE NOT is_practice AND (:game IS NULL OR game = :game))
"""

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
    written: dict[tuple[int, int], dict[int, tuple[int, int, int]]] = {}
    for match, line, side, *counts in connection.execute(WRITTEN, {"game": game}):
        written.setdefault((match, line), {})[side] = (counts[0], counts[1], counts[2])
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for match, line, *told, capot, own, sides in connection.execute(DEALS, {"game": game}):
        of = written.get((match, line), {})
        ordered = [of.get((own + step) % sides, (0, 0, 0)) for step in range(sides)]
        columns = [[*(counts[kind] for counts in ordered), *[""] * (SIDES - sides)] for kind in range(3)]
        taken_all = "" if capot is None else (capot - own) % sides
        writer.writerow(harmless((*told, taken_all, *columns[0], *columns[1], *columns[2])))
    return text.getvalue()
