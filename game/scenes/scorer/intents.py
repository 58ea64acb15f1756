"""Where a scene can ask to go among the sheets for real cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class OpenSheets:
    """The list of sheets for real cards."""


@dataclass(frozen=True, slots=True)
class OpenNewSheet:
    """A new sheet for real cards."""


@dataclass(frozen=True, slots=True)
class OpenSheet:
    """The sheet for real cards that was written on last."""


class OpenTelling(NamedTuple):
    """The page on which a deal of that sheet is told."""

    place: int | None = None
    """That of a deal to be corrected; None: the next deal."""


RealCards = OpenSheets | OpenNewSheet | OpenSheet | OpenTelling
