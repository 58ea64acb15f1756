"""The index of the history under a crash: its log cut anywhere, or half taken over into the database.

SQLite appends what is entered to a log (`-wal`), which is not synced, and takes it over into the database as
the window closes, which is. So a crash leaves any beginning of the log beside the database, or a database in
which some pages are new already, beside the whole log. The index says nothing that the records do not say;
whatever is left of it, a start lists every match that was filed, and complains of nothing. The folder of
records has an old time, so that the start believes what the index notes of it as the window closes.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import patch

from game.table.history.history import FOLDER, INDEX_FILE, History
from game.table.history.index import Index
from tests.robustness.crash import Proof
from tests.table.history.past import at, filed, played

MATCHES: Final = 5
LOG: Final = f"{INDEX_FILE}-wal"
LOG_HEAD, FRAME_HEAD = 32, 24
"""Bytes before the first page of the log, and before each page."""


@dataclass(frozen=True, slots=True)
class Left:
    """What lies in the folder: the database, its log, and how many matches were filed by then."""

    database: bytes
    log: bytes
    filed: int


def _left(folder: Path, count: int) -> Left:
    log = folder / LOG
    return Left((folder / INDEX_FILE).read_bytes(), log.read_bytes() if log.exists() else b"", count)


def _settle(folder: Path, count: int) -> None:
    """Let the folder of so many records be changed long ago, each time at another time."""
    os.utime(folder / FOLDER, (count, count))


def _written(folder: Path) -> tuple[list[Left], Left]:
    """File matches one after the other and close: what lay there after each, before the end, and at last."""
    history, lefts = History(folder), list[Left]()
    history.look().result()
    for number in range(MATCHES):
        filed(folder, at(played("bela4", f"index {number}", 3), f"2026-11-2{number} 20:15:00"))
        _settle(folder, number + 1)
        history.look().result()
        lefts.append(_left(folder, number + 1))
    honest = Index.close

    def noted(index: Index) -> None:
        lefts.append(_left(folder, MATCHES))
        honest(index)

    with patch.object(Index, "close", noted):
        history.close()
    return lefts, _left(folder, MATCHES)


def _crashed(lefts: list[Left], closed: Left, page: int) -> Iterator[Left]:
    """Every folder that a crash may leave."""
    seen = 0
    for left in lefts:
        step = (FRAME_HEAD + page) // 2
        for cut in (0, *range(min(seen, len(left.log)), len(left.log), step), len(left.log)):
            yield Left(left.database, left.log[:cut], left.filed)
        seen = len(left.log)
    last = lefts[-1]
    for new in range(0, len(closed.database) + 1, page):
        yield Left(closed.database[:new] + last.database[new:], last.log, last.filed)
    yield closed


def the_index() -> Proof:
    """Every match that was filed is listed after every crash, and the index is whole."""
    with tempfile.TemporaryDirectory() as home:
        data = Path(home) / "data"
        data.mkdir()
        lefts, closed = _written(data)
        with closing(sqlite3.connect(data / INDEX_FILE)) as connection:
            page = int(connection.execute("PRAGMA page_size").fetchone()[0])
        records = sorted((data / FOLDER).iterdir())
        wrong, count = [], 0
        for count, left in enumerate(_crashed(lefts, closed, page), 1):
            folder = Path(home) / str(count)
            (folder / FOLDER).mkdir(parents=True)
            for record in records[: left.filed]:
                shutil.copy2(record, folder / FOLDER)
            _settle(folder, left.filed)
            (folder / INDEX_FILE).write_bytes(left.database)
            (folder / LOG).write_bytes(left.log)
            history = History(folder)
            listed = {line.name for line in history.lines().result() if not line.is_gone}
            history.close()
            missing = {record.name for record in records[: left.filed]} - listed
            if missing or history.complaint is not None:
                wrong.append(f"disk {count}: {sorted(missing)}, {history.complaint}")
            shutil.rmtree(folder)
    return Proof("index", len(lefts) + 1, count, MATCHES, tuple(wrong))
