"""Writes the page of strength from the measurements: `python -m tests.lab.strength` makes `strength.md`.

A section of the page shows the measurements of one topic, of each thing the newest. A row without columns of
its own lists the games one after the other. What does not fit is left to the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.ai.levels import LEVELS
from game.table.files import write_whole
from game.variants.catalogue import GAMES
from tests.lab.measurements import UNKNOWN, Measurement, read

ORDER = (*GAMES, *LEVELS[::-1])
PAGE = Path(__file__).with_name("strength.md")
HEAD = """\
# How strong the computers are

Made by `python -m tests.lab.strength` from `measurements.jsonl`, which has all measurements with seeds,
commits and remarks; change nothing here. The same cards are played from every side, in three each seat once
against two of the others. A figure is the mean and its standard error, in brackets the number of deals or
matches. `written` are points of the sheet a deal, `cards` points of the cards. Less than two errors says no
more than that a difference is small, and of fifty ideas two or three reach two errors by chance. Recipes such
as `master:plays=no` are explained in `arena/recipes.py`. `tests/bench/strength.md` at commit ceb51e64 has the
ideas and circumstances of measurements before 2026-11-28.
"""


@dataclass(frozen=True, kw_only=True)
class Section:
    """The measurements of one topic as a table."""

    topic: str
    title: str
    text: str
    figures: tuple[str, ...] = ("written", "cards")
    """The figures of a cell, in this order; those that a measurement lacks are left out."""
    row: tuple[str, ...] = ("what", "against")
    column: tuple[str, ...] = ()
    """The fields that name a column; without them a row has one cell, which lists its games."""
    most: int = 12
    """Rows that are shown, the newest."""

    def lines(self, measurements: Iterable[Measurement]) -> list[str]:
        """The section; nothing if nothing of the topic was measured."""
        newest: dict[tuple[str, ...], dict[str, Measurement]] = {}
        for one in sorted((one for one in measurements if one.topic == self.topic), key=lambda one: one.date):
            row = tuple(getattr(one, name) for name in self.row)
            newest.setdefault(row, {})[self._column_of(one)] = one
        if not newest:
            return []
        rows = sorted(newest.items(), key=lambda item: max(one.date for one in item[1].values()))[::-1]
        shown = sorted(rows[: self.most], key=lambda item: [_place(name) for name in item[0]])
        columns = sorted({name for _, cells in shown for name in cells}, key=_place) if self.column else []
        head = (*self.row, *(columns or ["/".join(self.figures)]), "last")
        left = f" Older rows, in the file only: {len(rows) - self.most}." if len(rows) > self.most else ""
        table = [head, ("---",) * len(head), *(self._row(*item, columns) for item in shown)]
        text = [f"{self.text}{left}", ""] if self.text or left else []
        return [f"## {self.title}", "", *text, *(f"| {' | '.join(cells)} |" for cells in table)]

    def _column_of(self, one: Measurement) -> str:
        if not self.column:
            return f"{one.game} {one.kind}"
        return " v ".join(getattr(one, name) for name in self.column)

    def _row(
        self, names: tuple[str, ...], cells: dict[str, Measurement], columns: Sequence[str]
    ) -> tuple[str, ...]:
        last = max(cells.values(), key=lambda one: (one.date, one.commit != UNKNOWN))
        when = last.date if last.commit == UNKNOWN else f"{last.date} {last.commit}"
        if columns:
            return (*names, *(self._cell(cells[name]) if name in cells else "" for name in columns), when)
        games = sorted(cells.values(), key=lambda one: _place(one.game))
        kinds = {one.kind for one in games}
        text = (f"{one.game} {f'{one.kind} ' * (len(kinds) > 1)}{self._cell(one)}" for one in games)
        return (*names, "; ".join(text), when)

    def _cell(self, one: Measurement) -> str:
        figures = [_figure(name, *one.figures[name]) for name in self.figures if name in one.figures]
        is_alone = "cards" in one.figures and "written" not in one.figures
        return "cards " * is_alone + " / ".join(figures) + (f" ({one.n:,})" if one.n else "")


def _figure(name: str, value: float, error: float | None) -> str:
    """A figure with its standard error; a difference has a sign."""
    sign = "+" if name in {"written", "cards", "came", "foreseen", "cost", "more"} else ""
    digits = 0 if abs(value) >= 100 else {"won": 1, "more": 3}.get(name, 2)
    text = f"{value:{sign}.{digits}f}" if error is not None or sign else f"{value:g}"
    unit = " %" if name == "won" else ""
    return text + (f" ± {error:.{digits}f}" if error is not None else "") + unit


def _place(name: str) -> tuple[int, str]:
    """Games come in the order of the catalogue, then levels from the top, other names by the alphabet."""
    first = name.partition(" ")[0]
    return (ORDER.index(first) if first in ORDER else len(ORDER), name)


SECTIONS = (
    Section(
        topic="ladder",
        title="The ladder",
        text="Whole deals. Every step of every game is to be three errors and more.",
        figures=("written",),
        row=("game",),
        column=("what", "against"),
    ),
    Section(
        topic="versions",
        title="Today's computers against earlier ones",
        text="Through `engine`, cards only against 04122110. None is to lose 1.5 errors of `written`.",
    ),
    Section(
        topic="matches",
        title="Whole matches",
        text="Against the later public program 75 % are to be won. In three, a third or two thirds are even.",
        figures=("won",),
    ),
    Section(
        topic="public",
        title="Deals against programs of others",
        text="French cards are to be ahead of colver's solver, which has 100 ms and evenly drawn worlds.",
        most=3,
    ),
    Section(
        topic="open hands",
        title="What is left: a player who sees all cards",
        text="Cards only. It counts points of the cards; so did the master called `sheet=no`.",
        most=4,
    ),
    Section(
        topic="parts",
        title="What each part is worth",
        text="Cards only, the contracts called by medium. Above zero `what` is the better one.",
        most=14,
    ),
    Section(
        topic="belief",
        title="How well the hidden cards are found",
        text="The log chance that worlds give to a card's true owner; above zero `what` finds more.",
        figures=("more",),
    ),
    Section(
        topic="calls",
        title="Calls",
        text="Calls alone, or whole deals of masters.",
        figures=("won", "written", "cards"),
        most=6,
    ),
    Section(
        topic="left out",
        title="Tried and left out",
        text="Mostly cards only, the idea against the program without it.",
        figures=("won", "written", "cards"),
        row=("what",),
        most=11,
    ),
    Section(
        topic="speed",
        title="Time and memory",
        text="At most 300 ms for a first card, 8 and 25 ms for a frame (99 of 100) and an interval, 60 MB.",
        figures=("ms", "times", "p99 ms", "longest interval ms", "MB"),
        row=("what",),
        most=6,
    ),
    Section(
        topic="characters",
        title="What characters cost",
        text="A character against the plain player of the level.",
        figures=("written",),
        row=("against", "game"),
        column=("what",),
    ),
)


def page(measurements: Sequence[Measurement]) -> str:
    """The whole page."""
    parts = [section.lines(measurements) for section in SECTIONS]
    return "\n".join([HEAD, *("\n".join([*lines, ""]) for lines in parts if lines)])


def main() -> None:
    """Write the page."""
    write_whole(PAGE, page(read()))


if __name__ == "__main__":
    main()
