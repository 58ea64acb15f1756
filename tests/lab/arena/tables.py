"""What duels showed, as a table in Markdown."""

from __future__ import annotations

from dataclasses import dataclass

from game.variants.catalogue import game_named
from tests.lab.arena.findings import Findings, errors, told

HEAD = ("game", "first", "second", "played", "written a deal", "errors", "cards a deal", "ms a decision")
HEAD_OF_MATCHES = (
    "game",
    "first",
    "second",
    "matches",
    "won by the first",
    "of its due",
    "errors",
    "ms a decision",
)


@dataclass(frozen=True)
class Row:
    """One duel."""

    game: str
    first: str
    second: str
    found: Findings
    is_control: bool = False

    def cells(self) -> tuple[str, ...]:
        """The figures, differences with their standard errors."""
        found, players = self.found, game_named(self.game).rules.players
        second = f"{self.second} (control)" if self.is_control else self.second
        names = (self.game, self.first, second, str(found.count))
        cost = f"{found.first.usual:.1f} / {found.second.usual:.1f}"
        if found.shares:
            due = 1 / 3 if players == 3 else 1 / 2
            off = f"{errors(found.shares, due):+.1f}"
            return (*names, told(found.shares, 3, sign=""), f"{due:.3f}", off, cost)
        off = f"{errors(found.differences):+.1f}"
        return (*names, told(found.differences), off, told(found.cards), cost)


def table(rows: list[Row]) -> str:
    """All of them, one a line."""
    head = HEAD_OF_MATCHES if rows and rows[0].found.shares else HEAD
    lines = [head, ("---",) * 3 + ("--:",) * (len(head) - 3), *(row.cells() for row in rows)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
