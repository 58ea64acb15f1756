"""The file with the player's own house rules: written whole, and never lost when it cannot be read.

What presets are is imported when the file is first asked for, so that the first picture need not wait.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.table.files import told_aside, write_whole

if TYPE_CHECKING:
    from game.variants.presets import Preset

FILE = "house-rules.txt"


class FileShelf:
    """Reads the file when it is first asked; an unusable one is set aside, and that is told."""

    def __init__(self, path: Path, *, is_kept: bool = True) -> None:
        """Keep to this file; a second window only reads it, so that it takes nothing away from the first."""
        self._path = path
        self._is_kept = is_kept
        self._presets: tuple[Preset, ...] | None = None
        self._complaint = ""

    @property
    def presets(self) -> tuple[Preset, ...]:
        """All of them, in the order in which they were made."""
        if self._presets is None:
            self._presets = self._read()
        return self._presets

    @property
    def complaint(self) -> str:
        """The key of a sentence: the file was damaged, newer, or cannot be written; or nothing."""
        return self._complaint

    def put(self, presets: tuple[Preset, ...]) -> None:
        """Keep these from now on; if they cannot be written they last as long as the window."""
        from game.variants.presets import text_of_presets

        self._presets = presets
        if not self._is_kept:
            self._complain("presets.unsaved", "another window is open, or the file cannot be used")
            return
        try:
            write_whole(self._path, text_of_presets(presets))
        except OSError as error:
            self._complain("presets.unsaved", str(error))
        else:
            self._complaint = ""

    def _read(self) -> tuple[Preset, ...]:
        from game.variants.presets import PresetError, presets_of

        try:
            return presets_of(self._path.read_text("utf-8"))
        except FileNotFoundError:
            return ()
        except PresetError as error:
            key = "presets.newer" if error.is_newer else "presets.damaged"
            self._keep_aside("newer" if error.is_newer else "bad", key, str(error))
        except UnicodeDecodeError as error:
            self._keep_aside("bad", "presets.damaged", str(error))
        except OSError as error:
            self._is_kept = False
            self._complain("presets.damaged", str(error))
        return ()

    def _keep_aside(self, ending: str, key: str, why: str) -> None:
        """A second window leaves the file where the first one needs it."""
        if self._is_kept:
            why, self._is_kept = told_aside(self._path, ending, why)
        self._complain(key, why)

    def _complain(self, key: str, why: str) -> None:
        self._complaint = key
        print(f"The house rules in {self._path}: {why}.", file=sys.stderr)
