"""The record that the command line opens: a foreign file, which may take very long to read."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.app.launch import Launch
    from game.records.record import Record
    from game.scenes.desk import Desk
    from game.scenes.scene import Scene
    from game.scenes.table_desk import TableDesk
    from game.table.books import Books
    from game.table.save import Loaded

LONGEST_WAIT: Final = 2.0
"""Seconds for which the first picture waits for the record; if it takes longer, the title comes first."""


class Given:
    """Reads the record in a thread that nobody waits for at the end."""

    def __init__(self, path: Path, launch: Launch) -> None:
        """Read that file as soon as a table is wanted; `launch` says who sits at it."""
        self._path = path
        self._launch = launch
        self._reader: Thread | None = None
        self._loaded: Loaded | None = None
        self._books: Books | None = None
        self._error: Exception | None = None
        self._is_used = False

    @property
    def is_reading(self) -> bool:
        """Whether the thread still reads."""
        return self._reader is not None and self._reader.is_alive()

    @property
    def has_come(self) -> bool:
        """Whether the file has been read and nothing was made of it yet."""
        return self._reader is not None and not self._reader.is_alive() and not self._is_used

    def table(
        self,
        desk: Desk,
        practise: Callable[[TableDesk, Record], Scene],
        begin: Callable[[TableDesk, Record, tuple[()], Books | None], Scene],
    ) -> Scene | None:
        """The table of the record; None while it is read, and where it cannot be used, which the desk says.

        Raises what the reading has raised.
        """
        from game.app.invited import reseated
        from game.table.once_more import lines_of

        if self._reader is None:
            self._reader = Thread(target=self._read, name="given record", daemon=True)
            self._reader.start()
        self._reader.join(None if self._launch.watch else LONGEST_WAIT)  # nobody looks on at the title
        if self._reader.is_alive():
            return None
        self._is_used = True
        if self._error is not None:
            raise self._error
        assert self._loaded is not None  # noqa: S101 - a file that was read is one or the other
        desk.notice = self._loaded.complaint or desk.notice
        record = self._loaded.record
        if record is None:
            return None
        if lines_of(record) is not None:
            return practise(desk, record)
        return begin(desk, reseated(record, self._launch), (), self._books)

    def _read(self) -> None:
        from game.table.books import Books
        from game.table.save import read_record

        try:
            self._loaded = read_record(self._path)
            if self._loaded.record is not None:
                self._books = Books(self._loaded.record)
        except Exception as error:  # noqa: BLE001 - whoever asks for the table is told
            self._error = error
