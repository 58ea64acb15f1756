"""The file with the sheets of real cards: written whole after every entry.

What such a sheet is, is imported when the file is first asked for, so that the first picture need not wait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.kept_file import KeptFile

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor
    from pathlib import Path

    from game.table.real_match import RealMatch

FILE = "real-cards.json"


class FileSheets(KeptFile["RealMatch"]):
    """The one that was written on last comes first.

    They are written in a thread of its own, one text after the other: what was put later is written later.
    """

    area = "scorer"
    content = "The sheets of real cards"

    def __init__(self, path: Path, *, is_kept: bool = True) -> None:
        """Keep to this file; a second window only reads it."""
        super().__init__(path, is_kept=is_kept)
        self._writer: ThreadPoolExecutor | None = None

    def put(self, things: tuple[RealMatch, ...]) -> None:
        """Keep these from now on; if they cannot be written they last as long as the window."""
        from game.table.scorer_text import MOST_SHEETS

        newest = things[:MOST_SHEETS]
        if not self._keep(newest):
            return
        if self._writer is None:
            from concurrent.futures import ThreadPoolExecutor

            self._writer = ThreadPoolExecutor(1, thread_name_prefix="sheets")
        self._writer.submit(self._write, newest)

    def close(self) -> None:
        """Wait until what was put is on the disk."""
        if self._writer is not None:
            self._writer.shutdown(wait=True)
            self._writer = None

    def _parsed(self, text: str) -> tuple[RealMatch, ...]:
        from game.table.scorer_text import sheets_of

        return sheets_of(text)

    def _written(self, things: tuple[RealMatch, ...]) -> str:
        from game.table.scorer_text import text_of_sheets

        return text_of_sheets(things)
