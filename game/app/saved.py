"""The saved match of this window, read in a thread as the title is shown."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from game.app.complaint import complain
from game.app.crash import named
from game.table.files import is_there

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.table.save import Loaded

AT_ONCE: Final = 100_000
"""Bytes of a match that is read in half a second; one of 300 deals or more is offered once it is read."""
LONGEST_WAIT: Final = 2.0
"""Seconds for which the first picture waits for the match that was left; then the title comes first."""


class SavedMatch:
    """The reading thread, and what it has found."""

    def __init__(self, path: Path, prepare: Callable[[], None], then: Callable[[], None]) -> None:
        """Read that file when it is wanted: after `prepare`, and before `then`, all in the thread.

        A complaint takes the place of the match if anything raises.
        """
        self._path = path
        self._prepare = prepare
        self._then = then
        self._reader: threading.Thread | None = None
        self.loaded: Loaded | None = None
        """What was found; None: it is not read yet."""

    def read(self, wait: float = 0) -> Loaded | None:
        """Begin to read if nobody has, and wait so many seconds for it at most; what was found by then."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, name="saved match", daemon=True)
            self._reader.start()
        self._reader.join(wait)
        return self.loaded

    def when_read(self) -> Loaded:
        """Wait for the match and return it."""
        loaded = self.read(threading.TIMEOUT_MAX)
        assert loaded is not None, "the saved match could not be looked for"  # noqa: S101 - a fault of ours
        return loaded

    @property
    def takes_long(self) -> bool:
        """Whether it is so large that nobody should wait for it, and not read yet."""
        with suppress(OSError):
            return self.loaded is None and self._path.stat().st_size > AT_ONCE
        return False

    @property
    def is_offered(self) -> bool:
        """Whether there is a match to continue."""
        if self.loaded is not None:
            return self.loaded.record is not None
        return is_there(self._path) and not self.takes_long

    def _read(self) -> None:
        from game.table.save import Loaded, load_books

        try:
            self._prepare()
            self.loaded = load_books(self._path)
            self._then()
        except Exception as error:  # noqa: BLE001 - whatever is in that file, the window stays open
            self.loaded = Loaded(complaint=f"The saved match {self._path} cannot be used: {named(error)}.")
        if self.loaded.complaint is not None:
            complain(self.loaded.complaint)
