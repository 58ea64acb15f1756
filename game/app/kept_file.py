"""A file with what a player made: read when it is first asked for, and never lost when it cannot be read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from game.app.complaint import complain
from game.table.files import read_bounded_text, told_aside, write_whole

if TYPE_CHECKING:
    from pathlib import Path

Thing = TypeVar("Thing")


class KeptFile(ABC, Generic[Thing]):
    """Several things in one text; an unusable file is set aside, and that is told."""

    area: ClassVar[str]
    """Of the sentences `area`.damaged, `area`.newer and `area`.unsaved."""
    content: ClassVar[str]
    """What is in the file, as a line of the terminal begins."""

    def __init__(self, path: Path, *, is_kept: bool = True) -> None:
        """Keep to this file; a second window only reads it, so that it takes nothing away from the first."""
        self._path = path
        self._is_kept = is_kept
        self._things: tuple[Thing, ...] | None = None
        self._complaint = ""

    @property
    def things(self) -> tuple[Thing, ...]:
        """All of them, in their order in the file."""
        if self._things is None:
            self._things = self._read()
        return self._things

    @property
    def complaint(self) -> str:
        """The key of a sentence: the file was damaged, newer, or cannot be written; or nothing."""
        return self._complaint

    def put(self, things: tuple[Thing, ...]) -> None:
        """Keep these from now on; if they cannot be written they last as long as the window."""
        if self._keep(things):
            self._write(things)

    def close(self) -> None:
        """Wait until what was put is on the disk."""

    @abstractmethod
    def _parsed(self, text: str) -> tuple[Thing, ...]:
        """The things in that text.

        Raises a ValueError with a sentence, which may say that it `is_newer`, and have things that are
        `readable` all the same.
        """

    @abstractmethod
    def _written(self, things: tuple[Thing, ...]) -> str:
        """The text of the file."""

    def _keep(self, things: tuple[Thing, ...]) -> bool:
        """Have these from now on; whether they may be written, for else they last as long as the window."""
        self._things = things
        if not self._is_kept:
            self._complain("unsaved", "another window is open, or the file cannot be used")
        return self._is_kept

    def _write(self, things: tuple[Thing, ...]) -> None:
        """Put the whole file on the disk."""
        try:
            write_whole(self._path, self._written(things))
        except (OSError, ValueError) as error:  # ValueError: a name that is no text in UTF-8
            self._complain("unsaved", str(error))
        else:
            self._complaint = ""

    def _read(self) -> tuple[Thing, ...]:
        try:
            return self._parsed(read_bounded_text(self._path))
        except FileNotFoundError:
            pass
        except ValueError as error:  # bytes that are no text among them
            readable: tuple[Thing, ...] = getattr(error, "readable", ())
            self._set_aside(str(error), readable, is_newer=getattr(error, "is_newer", False))
            return readable
        except OSError as error:
            self._is_kept = False
            self._complain("damaged", str(error))
        return ()

    def _set_aside(self, why: str, readable: tuple[Thing, ...], *, is_newer: bool) -> None:
        """Put what can be read in its place; a second window leaves the file where the first one needs it."""
        if self._is_kept:
            why, self._is_kept = told_aside(self._path, "newer" if is_newer else "bad", why)
        if self._is_kept and readable:
            self._write(readable)
        self._complain("newer" if is_newer else "damaged", why)

    def _complain(self, what: str, why: str) -> None:
        self._complaint = f"{self.area}.{what}"
        complain(f"{self.content} in {self._path}: {why}.")
