"""The folder of records: one file a match, sealed, named by when it was begun.

Practice lies in a folder of its own below, where versions that do not know practice do not look.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.records.parse import parse
from game.table.files import is_there, read_bounded
from game.table.history.stamps import ENDING, OLDER_ENDING, PRACTICE, file_name, tag_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.records.record import Record
    from game.rules.apply import Step
    from game.table.history.index import Mark, Stamps

RECENT: Final = 3_000_000_000
"""Nanoseconds; the coarsest disks write times in steps of two seconds."""
PRACTICES: Final = "practice"
"""The folder of practice; the names of its files begin with it and a slash."""


@dataclass(frozen=True, slots=True)
class RecordFolder:
    """All matches that are over or were left."""

    path: Path | None
    """None: nothing is kept."""

    def place_of(self, record: Record) -> Path | None:
        """Where the match belongs; one that was filed under the older ending keeps its file."""
        if self.path is None:
            return None
        if tag_of(record, PRACTICE):
            return self.path / PRACTICES / file_name(record)
        place = self.path / file_name(record)
        older = place.with_suffix(OLDER_ENDING)
        return older if is_there(older) else place

    def files(self) -> dict[str, Mark]:
        """The marks of all records by name, in no order; none of a folder that cannot be read."""
        if self.path is None:
            return {}
        found = _marks(self.path)
        for name, mark in _marks(self.path / PRACTICES).items():
            found[f"{PRACTICES}/{name}"] = mark
        return found

    def changed(self) -> Stamps | None:
        """When a name in the two folders changed last; None if that is not known."""
        if self.path is None:
            return 0, 0
        try:
            return self.path.stat().st_mtime_ns, _stamp_if_there(self.path / PRACTICES)
        except OSError:
            return None

    def record(self, name: str, watch: Callable[[Step], object] | None = None) -> Record | None:
        """The match of a file; None if there is none that can be played. `watch` is told its steps."""
        bare = name.removeprefix(f"{PRACTICES}/")
        if self.path is None or Path(bare).name != bare:
            return None
        try:
            return parse(read_bounded(self.path / name).decode(), watch=watch)
        except (OSError, ValueError):
            return None


def is_settled(stamps: Stamps) -> bool:
    """Whether the next change of the folders will have another time than the last one."""
    return abs(time.time_ns() - max(stamps)) > RECENT


def _stamp_if_there(folder: Path) -> int:
    """When a name in the folder changed last; 0 if there is no such folder."""
    try:
        return folder.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def _marks(folder: Path) -> dict[str, Mark]:
    """The marks of the records in a folder by name; none of a folder that cannot be read."""
    found: dict[str, Mark] = {}
    try:
        with os.scandir(folder) as entries:
            for one in entries:
                if not one.name.endswith((ENDING, OLDER_ENDING)):
                    continue
                try:
                    stat = one.stat()
                except OSError:  # it has gone meanwhile, or is a link that leads nowhere
                    continue
                found[one.name] = (stat.st_size, stat.st_mtime_ns)
    except OSError:
        return {}
    return found
