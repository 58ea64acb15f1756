"""All matches as one table for a spreadsheet: a line a match, the viewer's side first."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Final, TypeVar

from game.table.history.cells import harmless

if TYPE_CHECKING:
    import sqlite3

Thing = TypeVar("Thing")

SEATS: Final = 4
SIDES: Final = 3

COUNTED: Final = """
    SELECT m.id, m.begun, m.ended, m.game, m.options, m.is_over, o.share, m.take_backs,
        (SELECT count(*) FROM deals d WHERE d.match = m.id) AS deals,
        coalesce(sum(t.side = v.side AND d.outcome = 'made'), 0),
        coalesce(sum(t.side = v.side AND d.outcome = 'fell'), 0),
        coalesce(sum(t.side <> v.side AND d.outcome = 'made'), 0),
        coalesce(sum(t.side <> v.side AND d.outcome = 'fell'), 0),
        coalesce(sum(d.capot = v.side), 0),
        coalesce(sum(d.capot <> v.side), 0),
        (SELECT coalesce(sum(belotes), 0) FROM written w WHERE w.match = m.id AND w.side = v.side),
        (SELECT coalesce(sum(belotes), 0) FROM written w WHERE w.match = m.id AND w.side <> v.side),
        v.side
    FROM matches m
    JOIN seats v ON v.match = m.id AND v.seat = m.viewer
    JOIN sides o ON o.match = m.id AND o.side = v.side
    LEFT JOIN deals d ON d.match = m.id
    LEFT JOIN seats t ON t.match = m.id AND t.seat = d.taker
    WHERE NOT m.is_practice AND (:game IS NULL OR m.game = :game)
    GROUP BY m.id ORDER BY m.begun, m.id
"""

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


SITTING: Final = """
    SELECT match, name, mind FROM seats
    WHERE match IN (SELECT id FROM matches WHERE NOT is_practice AND (:game IS NULL OR game = :game))
    ORDER BY match, seat
"""
SCORED: Final = """
    SELECT match, score FROM sides
    WHERE match IN (SELECT id FROM matches WHERE NOT is_practice AND (:game IS NULL OR game = :game))
    ORDER BY match, side
"""


def table(connection: sqlite3.Connection, game: str | None = None) -> str:
    """The matches of a game, or all, as comma-separated values with a line of names above."""
    seats: dict[int, list[tuple[str, str]]] = {}
    wanted = {"game": game}
    for match, name, mind in connection.execute(SITTING, wanted):
        seats.setdefault(match, []).append((name, mind))
    scores: dict[int, list[int]] = {}
    for match, score in connection.execute(SCORED, wanted):
        scores.setdefault(match, []).append(score)
    viewers = dict(connection.execute("SELECT id, viewer FROM matches"))
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for match, *figures, side in connection.execute(COUNTED, {"game": game}):
        sitters = _turned(seats[match], viewers[match])
        fields = (
            *figures,
            *_filled([str(score) for score in _turned(scores[match], side)], SIDES),
            *_filled([name for name, _ in sitters], SEATS),
            *_filled([mind for _, mind in sitters], SEATS),
        )
        writer.writerow(harmless(fields))
    return text.getvalue()


def _turned(things: list[Thing], first: int) -> list[Thing]:
    """The same in a ring, begun elsewhere."""
    return things[first:] + things[:first]


def _filled(texts: list[str], count: int) -> list[str]:
    return texts + [""] * (count - len(texts))
