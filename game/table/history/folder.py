"""The folder of records: one file a match, sealed, named by when it was begun.

Practice lies in a folder of its own below, where versions that do not know practice do not look.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.records.parse import parse
from game.table.files import is_there
from game.table.history.stamps import ENDING, OLDER_ENDING, PRACTICE, file_name, tag_of

if TYPE_CHECKING:
    from game.records.record import Record
    from game.table.history.index import Mark

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
        """The marks of all records by name; none of a folder that cannot be read."""
        if self.path is None:
            return {}
        return _marks(self.path) | {
            f"{PRACTICES}/{name}": mark for name, mark in _marks(self.path / PRACTICES).items()
        }

    def record(self, name: str) -> Record | None:
        """The match of a file; None if there is none that can be played."""
        bare = name.removeprefix(f"{PRACTICES}/")
        if self.path is None or Path(bare).name != bare:
            return None
        try:
            return parse((self.path / name).read_bytes().decode())
        except (OSError, ValueError):
            return None


def _marks(folder: Path) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    try:
        for one in sorted(folder.iterdir()):
            if one.suffix not in {ENDING, OLDER_ENDING}:
                continue
            with suppress(OSError):  # it has gone meanwhile, or is a link that leads nowhere
                stat = one.stat()
                found[one.name] = (stat.st_size, stat.st_mtime_ns)
    except OSError:
        return {}
    return found
