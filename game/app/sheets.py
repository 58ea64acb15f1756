"""The file with the sheets of real cards: written whole after every entry, and never lost when it is damaged.

What such a sheet is, is imported when the file is first asked for, so that the first picture need not wait.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.table.files import told_aside, write_whole

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    from game.table.real_match import RealMatch

FILE = "real-cards.json"


class FileSheets:
    """Reads the file when it is first asked; writes in a thread of its own, one text after the other."""

    def __init__(self, path: Path, *, is_kept: bool = True) -> None:
        """Keep to this file; a second window only reads it, so that it takes nothing away from the first."""
        self._path = path
        self._is_kept = is_kept
        self._matches: tuple[RealMatch, ...] | None = None
        self._complaint = ""
        self._writer: ThreadPoolExecutor | None = None

    @property
    def matches(self) -> tuple[RealMatch, ...]:
        """All of them, the one that was written on last first."""
        if self._matches is None:
            self._matches = self._read()
        return self._matches

    @property
    def complaint(self) -> str:
        """The key of a sentence: the file was damaged, newer, or cannot be written; or nothing."""
        return self._complaint

    def put(self, matches: tuple[RealMatch, ...]) -> None:
        """Keep these from now on; if they cannot be written they last as long as the window."""
        from game.table.scorer_text import MOST_SHEETS

        self._matches = matches[:MOST_SHEETS]
        if not self._is_kept:
            self._complain("scorer.unsaved", "another window is open, or the file cannot be used")
            return
        if self._writer is None:
            from concurrent.futures import ThreadPoolExecutor

            self._writer = ThreadPoolExecutor(1, thread_name_prefix="sheets")
        self._writer.submit(self._write, self._matches)

    def close(self) -> None:
        """Wait until what was put is on the disk."""
        if self._writer is not None:
            self._writer.shutdown(wait=True)
            self._writer = None

    def _write(self, matches: tuple[RealMatch, ...]) -> None:
        """In the thread: what was put later is written later."""
        from game.table.scorer_text import text_of_sheets

        try:
            write_whole(self._path, text_of_sheets(matches))
        except (OSError, ValueError) as error:  # ValueError: a name that is no text in UTF-8
            self._complain("scorer.unsaved", str(error))
        else:
            self._complaint = ""

    def _read(self) -> tuple[RealMatch, ...]:
        from game.table.scorer_text import SheetsError, sheets_of

        try:
            return sheets_of(self._path.read_text("utf-8"))
        except FileNotFoundError:
            return ()
        except SheetsError as error:
            key = "scorer.newer" if error.is_newer else "scorer.damaged"
            self._keep_aside("newer" if error.is_newer else "bad", key, str(error))
        except UnicodeDecodeError as error:
            self._keep_aside("bad", "scorer.damaged", str(error))
        except OSError as error:
            self._is_kept = False
            self._complain("scorer.damaged", str(error))
        return ()

    def _keep_aside(self, ending: str, key: str, why: str) -> None:
        """A second window leaves the file where the first one needs it."""
        if self._is_kept:
            why, self._is_kept = told_aside(self._path, ending, why)
        self._complain(key, why)

    def _complain(self, key: str, why: str) -> None:
        self._complaint = key
        print(f"The sheets of real cards in {self._path}: {why}.", file=sys.stderr)
