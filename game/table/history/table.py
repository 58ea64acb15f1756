"""A match as a line of a spreadsheet, the viewer's side first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.history.cells import csv_lines

if TYPE_CHECKING:
    import sqlite3

SEATS: Final = 4
SIDES: Final = 3

COUNTED: Final = """
    SELECT m.id, m.begun, m.ended, m.game, m.options, m.is_over, m.take_backs, count(d.line) AS deals,
        coalesce(sum(t.side = v.side AND d.outcome = 'made'), 0) AS own_made,
        coalesce(sum(t.side = v.side AND d.outcome = 'fell'), 0) AS own_fell,
        coalesce(sum(t.side <> v.side AND d.outcome = 'made'), 0) AS other_made,
        coalesce(sum(t.side <> v.side AND d.outcome = 'fell'), 0) AS other_fell,
        coalesce(sum(d.capot = v.side), 0) AS own_capots,
        coalesce(sum(d.capot <> v.side), 0) AS other_capots,
        (SELECT coalesce(sum(belotes), 0) FROM written w WHERE w.match = m.id AND w.side = v.side)
            AS own_belotes,
        (SELECT coalesce(sum(belotes), 0) FROM written w WHERE w.match = m.id AND w.side <> v.side)
            AS other_belotes,
        m.viewer, v.side,
        (SELECT count(*) FROM seats s WHERE s.match = m.id) AS players,
        (SELECT count(*) FROM sides s WHERE s.match = m.id) AS sides
    FROM matches m
    JOIN seats v ON v.match = m.id AND v.seat = m.viewer
    LEFT JOIN deals d ON d.match = m.id
    LEFT JOIN seats t ON t.match = m.id AND t.seat = d.taker
    WHERE m.id = :match
    GROUP BY m.id
"""
SCORES: Final = " ".join(
    f"LEFT JOIN sides o{place} ON o{place}.match = c.id AND {place} < c.sides"
    f" AND o{place}.side = (c.side + {place}) % c.sides"
    for place in range(SIDES)
)
SITTERS: Final = " ".join(
    f"LEFT JOIN seats s{place} ON s{place}.match = c.id AND {place} < c.players"
    f" AND s{place}.seat = (c.viewer + {place}) % c.players"
    for place in range(SEATS)
)
ROWS: Final = f"""
    SELECT c.begun, c.ended, c.game, c.options, c.is_over, o0.share, c.take_backs, c.deals,
        c.own_made, c.own_fell, c.other_made, c.other_fell, c.own_capots, c.other_capots,
        c.own_belotes, c.other_belotes,
        {", ".join(f"o{place}.score" for place in range(SIDES))},
        {", ".join(f"s{place}.name" for place in range(SEATS))},
        {", ".join(f"s{place}.mind" for place in range(SEATS))}
    FROM ({COUNTED}) c {SCORES} {SITTERS}
"""  # noqa: S608 - nothing in it comes from outside
"""The fields of the table in their order; a side or a seat that is not there is empty."""

HEAD: Final = (
    "begun",
    "ended",
    "game",
    "options",
    "over",
    "share",
    "taken_back",
    "deals",
    "own_made",
    "own_fell",
    "other_made",
    "other_fell",
    "own_capots",
    "other_capots",
    "own_belotes",
    "other_belotes",
    *(f"score{place}" for place in range(SIDES)),
    *(f"seat{place}" for place in range(SEATS)),
    *(f"level{place}" for place in range(SEATS)),
)
"""The names of the columns; score0, seat0 and level0 are the viewer's, the others follow in order of play."""


def match_line(connection: sqlite3.Connection, match: int) -> str:
    """A match as comma-separated values, the fields of `HEAD`."""
    return csv_lines(connection.execute(ROWS, {"match": match}))
