"""The pages of the history: one plain value for each. `routes.py` makes the scenes of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.table.history.figures import Line


@dataclass(frozen=True, slots=True)
class OpenHistory:
    """The list of all matches."""


@dataclass(frozen=True, slots=True)
class OpenMatches:
    """The list of open matches."""


class OpenPastMatch(NamedTuple):
    """One match of the list."""

    line: Line


class OpenFigures(NamedTuple):
    """The figures of one of these games, for one of these people."""

    games: tuple[str, ...]
    game: str
    people: tuple[str, ...] = ()


class OpenFairness(NamedTuple):
    """How fair the deals of a game were, to that person or to whoever sat first."""

    game: str
    person: str | None = None


History = OpenHistory | OpenMatches | OpenPastMatch | OpenFigures | OpenFairness
