"""Questions to the index and their answers: the list of matches, and the figures of one game."""

from __future__ import annotations

import itertools
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from game.rules.seats import Seat, Side

HUMAN: Final = "human"
MIXED: Final = "mixed"
"""In the place of a level: the opponents were of several."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sat at a seat of a match."""

    mind: str
    name: str
    side: Side
    face: str = ""
    """The portrait, where one was noted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A match in the list."""

    name: str
    """Of its record's file."""
    game: str
    begun: str
    is_over: bool
    is_gone: bool
    """Whether only the figures are left."""
    viewer: Seat
    sitters: tuple[Sitter, ...]
    """By seat."""
    scores: tuple[int, ...]
    """By side."""
    share: float
    """Of the viewer's side: 1 won, 0 lost, between: shared."""
    deals: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A stretch of the list of matches."""

    game: str | None = None
    """None: of all games."""
    is_practice: bool = False
    """Whether practice is listed, which is listed nowhere else."""
    first: int = 0
    """How many later matches are left out."""
    most: int = -1
    """How many are listed at most; -1: all."""


EVERYTHING: Final = Wanted()


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches that were played to the end."""

    played: int = 0
    won: int = 0
    shared: int = 0

    @property
    def lost(self) -> int:
        """Neither won nor shared."""
        return self.played - self.won - self.shared


@dataclass(frozen=True, slots=True)
class Contracts:
    """What became of the contracts that somebody took."""

    made: int = 0
    fell: int = 0
    hung: int = 0

    @property
    def taken(self) -> int:
        """All of them."""
        return self.made + self.fell + self.hung


@dataclass(frozen=True, slots=True)
class Against:
    """How it went with a partner, or against a level."""

    name: str
    """The partner's name, or nothing."""
    mind: str
    """A level, `human` or `mixed`."""
    tally: Tally


@dataclass(frozen=True, slots=True)
class Point:
    """One match of the plot."""

    begun: str
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Everything that the page of a game tells; own = of the person's side."""

    matches: Tally
    left: int
    """Matches that were not played to the end; their deals count."""
    deals: int
    own: Contracts
    """Taken by the own side."""
    mine: Contracts
    """Taken by the person himself."""
    theirs: Contracts
    points: tuple[float, float]
    """Written in a deal on average: the own side, the best or only other one."""
    belotes: tuple[int, int]
    """Called by the own side, by the others."""
    capots: tuple[int, int]
    declared: tuple[int, int]
    """Points of declarations called."""
    partners: tuple[Against, ...]
    levels: tuple[Against, ...]
    course: tuple[Point, ...]
    """The matches that are over, oldest first."""


OWN: Final = (
    "DROP TABLE IF EXISTS temp.own",
    """
    CREATE TEMP TABLE own AS
    SELECT m.id AS match, m.begun, m.is_over, s.seat, s.side, o.share
    FROM matches m
    JOIN seats s ON s.match = m.id
        AND CASE WHEN :person IS NULL THEN s.seat = m.viewer ELSE s.mind = 'human' AND s.name = :person END
    JOIN sides o ON o.match = m.id AND o.side = s.side
    WHERE m.game = :game AND NOT m.is_practice
    GROUP BY m.id
    """,
)
"""The matches of a game in which that person sat, and his seat; of two with one name the first counts."""


OWN_RECORDS: Final = """
    SELECT m.id, m.name, CASE WHEN :person IS NULL THEN m.viewer ELSE (
        SELECT min(s.seat) FROM seats s WHERE s.match = m.id AND s.mind = 'human' AND s.name = :person
    ) END AS own_seat
    FROM matches m
    WHERE m.game = :game AND NOT m.is_practice AND NOT m.is_gone AND own_seat IS NOT NULL
    ORDER BY m.begun DESC, m.id DESC LIMIT :most OFFSET :first
"""
STRETCH: Final = 500


def games(connection: sqlite3.Connection) -> dict[str, int]:
    """How many matches there are of each game that was played, the game played last first."""
    rows = connection.execute(
        """SELECT game, count(*) FROM matches WHERE NOT is_practice
        GROUP BY game ORDER BY max(begun) DESC, game"""
    )
    return dict(rows)


def practised(connection: sqlite3.Connection) -> int:
    """How many deals were played for practice."""
    return int(connection.execute("SELECT count(*) FROM matches WHERE is_practice").fetchone()[0])


def people(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The names of the people who have played, the most frequent first; nameless players have none."""
    rows = connection.execute(
        """SELECT s.name FROM seats s JOIN matches m ON m.id = s.match
        WHERE s.mind = ? AND NOT m.is_practice GROUP BY s.name ORDER BY count(*) DESC, s.name""",
        (HUMAN,),
    )
    return tuple(name for (name,) in rows)


def lines(connection: sqlite3.Connection, wanted: Wanted = EVERYTHING) -> tuple[Line, ...]:
    """A stretch of the list of matches, the last one first; practice is over when its deal is."""
    rows = connection.execute(
        """SELECT id, name, game, begun, is_over OR (is_practice AND ended <> ''), is_gone, viewer,
            (SELECT count(*) FROM deals WHERE match = id)
        FROM matches WHERE is_practice = :is_practice AND (:game IS NULL OR game = :game)
        ORDER BY begun DESC, id DESC LIMIT :most OFFSET :first""",
        asdict(wanted),
    ).fetchall()
    return tuple(_line(connection, row) for row in rows)


def _line(connection: sqlite3.Connection, row: tuple[int, str, str, str, int, int, Seat, int]) -> Line:
    match, name, game, begun, is_over, is_gone, viewer, deals = row
    ask = connection.execute
    sitters = ask(
        "SELECT mind, name, side, face FROM seats WHERE match = ? ORDER BY seat", (match,)
    ).fetchall()
    sides = ask("SELECT score, share FROM sides WHERE match = ? ORDER BY side", (match,)).fetchall()
    found = tuple(Sitter(*sitter) for sitter in sitters)
    return Line(
        name=name,
        game=game,
        begun=begun,
        is_over=bool(is_over),
        is_gone=bool(is_gone),
        viewer=viewer,
        sitters=found,
        scores=tuple(score for score, _ in sides),
        share=sides[found[viewer].side][1],
        deals=deals,
    )


def figures(connection: sqlite3.Connection, game: str, person: str | None = None) -> Figures:
    """The figures of a game: of one person, or of whoever sat first in each match."""
    for statement in OWN:
        connection.execute(statement, {"game": game, "person": person})
    ask = connection.execute
    counted = ask("""
        SELECT count(*), coalesce(sum(share = 1), 0), coalesce(sum(share > 0 AND share < 1), 0)
        FROM own WHERE is_over
    """).fetchone()
    deals, own_capots, other_capots, *contracts = ask(DEALS).fetchone()
    own_points, other_points, own_belotes, own_declared = ask(OWN_WRITTEN).fetchone()
    other_belotes, other_declared = ask(OTHERS_WRITTEN).fetchone()
    return Figures(
        matches=Tally(*counted),
        left=ask("SELECT count(*) FROM own WHERE NOT is_over").fetchone()[0],
        deals=deals,
        own=Contracts(*contracts[:3]),
        mine=Contracts(*contracts[3:6]),
        theirs=Contracts(*contracts[6:]),
        points=(own_points, other_points),
        belotes=(own_belotes, other_belotes),
        capots=(own_capots, other_capots),
        declared=(own_declared, other_declared),
        partners=tuple(Against(name, mind, Tally(*counts)) for name, mind, *counts in ask(PARTNERS)),
        levels=tuple(Against("", mind, Tally(*counts)) for mind, *counts in ask(LEVELS, {"mixed": MIXED})),
        course=tuple(
            Point(begun, share)
            for begun, share in ask("SELECT begun, share FROM own WHERE is_over ORDER BY begun, match")
        ),
    )


def own_records(
    connection: sqlite3.Connection, game: str, person: str | None = None
) -> Iterator[tuple[int, str, Seat]]:
    """The matches of a game with a record, the latest first: number, name of the file, that person's seat.

    They are asked for in stretches: most questions need the latest, and between two nothing is locked.
    """
    for first in itertools.count(0, STRETCH):
        asked = {"game": game, "person": person, "first": first, "most": STRETCH}
        rows = connection.execute(OWN_RECORDS, asked).fetchall()
        yield from rows
        if len(rows) < STRETCH:
            return


DEALS: Final = f"""
    SELECT count(*), coalesce(sum(d.capot = o.side), 0), coalesce(sum(d.capot <> o.side), 0), {
    ", ".join(
        f"coalesce(sum({taken} AND d.outcome = '{outcome}'), 0)"
        for taken in ("t.side = o.side", "t.seat = o.seat", "t.side <> o.side")
        for outcome in ("made", "fell", "hung")
    )
}
    FROM own o JOIN deals d ON d.match = o.match
    LEFT JOIN seats t ON t.match = d.match AND t.seat = d.taker
"""  # noqa: S608 - nothing in it comes from outside
"""Deals, capots, and contracts of the own side, of the person himself, of the others."""

OWN_WRITTEN: Final = """
    SELECT coalesce(avg(w.points), 0),
        coalesce(avg((SELECT max(points) FROM written
            WHERE match = w.match AND line = w.line AND side <> w.side)), 0),
        coalesce(sum(w.belotes), 0), coalesce(sum(w.declared), 0)
    FROM own o JOIN written w ON w.match = o.match AND w.side = o.side
"""

OTHERS_WRITTEN: Final = """
    SELECT coalesce(sum(w.belotes), 0), coalesce(sum(w.declared), 0)
    FROM own o JOIN written w ON w.match = o.match AND w.side <> o.side
"""

PARTNERS: Final = """
    SELECT p.name, p.mind, count(*), coalesce(sum(o.share = 1), 0),
        coalesce(sum(o.share > 0 AND o.share < 1), 0)
    FROM own o JOIN seats p ON p.match = o.match AND p.side = o.side AND p.seat <> o.seat
    WHERE o.is_over GROUP BY p.name, p.mind ORDER BY count(*) DESC, p.name, p.mind
"""

LEVELS: Final = """
    SELECT mind, count(*), coalesce(sum(share = 1), 0), coalesce(sum(share > 0 AND share < 1), 0)
    FROM (
        SELECT CASE WHEN min(p.mind) = max(p.mind) THEN min(p.mind) ELSE :mixed END AS mind, o.share
        FROM own o JOIN seats p ON p.match = o.match AND p.side <> o.side
        WHERE o.is_over GROUP BY o.match
    ) GROUP BY mind ORDER BY count(*) DESC, mind
"""
