"""Tells the steps of a long work: on one line that moves in a terminal, as whole lines in a pipe."""

from __future__ import annotations

import shutil
import sys
from types import TracebackType
from typing import Self, TextIO

CLEAR = "\r\033[K"
"""To the start of the line, and nothing behind it, as ANSI terminals write it."""


class Progress:
    """Tells steps of a work, on standard error unless another stream is given.

    In a terminal each step takes the place of the one before, and the last one goes when the work ends; a
    stream that is none, such as a pipe or a file, gets every step as a line of its own.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._moves = self._stream.isatty()
        self._told = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()

    def tell(self, step: str) -> None:
        """Show what is being done now; a step that was just told is not told again."""
        if step == self._told:
            return
        self._told = step
        if self._moves:
            room = shutil.get_terminal_size().columns - 1
            self._write(f"{CLEAR}{step[:room]}")
        else:
            self._write(f"{step}\n")

    def clear(self) -> None:
        """Leave the terminal's line empty for whoever speaks next."""
        if self._moves and self._told:
            self._write(CLEAR)
        self._told = ""

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
