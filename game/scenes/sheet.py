"""A score sheet as plain, worded data: its columns and rows, the count of a deal, the end of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BETWEEN: Final = " · "
"""What stands between the names of a pair."""


@dataclass(frozen=True, slots=True)
class TallyLine:
    """One line: a word, a figure for each side, and whether it sums up what stands above."""

    label: str
    figures: tuple[str, ...]
    is_sum: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """How a deal was counted, worded already; the reader's own side first."""

    heading: str
    """Sentences about the contract."""
    names: tuple[str, ...]
    lines: tuple[TallyLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetCell:
    """What one side writes in one deal; a fall is a dash."""

    figure: str
    note: str = ""
    is_boxed: bool = False
    """Points that hang: they stand in a box and belong to nobody yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRow:
    """One deal on the sheet."""

    cells: tuple[SheetCell, ...]
    """By column."""
    caller: int | None = None
    """The column of the side that took the contract: its cell is marked with a dot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetColumn:
    """One side: two columns for pairs or two players, three for three."""

    head: str
    names: str = ""
    total: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A score sheet, worded already; the reader's own column comes first."""

    columns: tuple[SheetColumn, ...]
    rows: tuple[SheetRow, ...] = ()
    target: int = 1001
    verdict: str = ""
    """One line about the last deal, or nothing."""
    is_fresh: bool = False
    """Whether the last row is being written just now."""
    goes_on: bool = False
    """Whether the match goes on, perhaps although a side has reached the target."""
    tally: Tally | None = None
    """How the last deal was counted, where it is shown beside the sheet."""
    remark: str = ""
    """One line below the names, such as how much was taken back, or nothing."""

    @property
    def best(self) -> int:
        """The highest total."""
        return max(column.total for column in self.columns)

    @property
    def is_level(self) -> bool:
        """Whether several sides have it."""
        return [column.total for column in self.columns].count(self.best) > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match ended, as the player at the bottom sees it."""

    is_won: bool
    sheet: Sheet
    """The whole match, nothing of it fresh."""
    heading: str = ""
    """Who has won, where several people sit against each other; otherwise it is said by `is_won`."""
    sentence: str = ""
    """One more line, such as how many deals it took."""
