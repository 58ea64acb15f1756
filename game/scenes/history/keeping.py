"""Putting a file where the player finds it, and telling him where, or why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.fonts import Typeface

if TYPE_CHECKING:
    from game.scenes.history.past import Past
    from game.scenes.page_desk import PageDesk

UNITS = 16
"""Design units of the height of the message."""


UNUSABLE = re.compile(r"[^\w .,()+-]|^\.{1,2}$")
"""What no name of a file may hold, so that a record from somebody else leads nowhere."""


def harmless(name: str) -> str:
    """The name of a file in a folder, and nowhere else, on every system."""
    return UNUSABLE.sub("-", name)[-120:]


class Keeping:
    """One file at a time; the writing is done elsewhere."""

    def __init__(self, desk: PageDesk, past: Past) -> None:
        """Nothing has been kept yet."""
        self._desk = desk
        self._past = past
        self._path = Path()
        self._beside = ""
        self._coming: Future[None] | None = None
        self._error: BaseException | None = None
        self._was_put = False

    @property
    def is_busy(self) -> bool:
        """Whether a file is being written."""
        return self._coming is not None

    def put(self, name: str, begin: Callable[[Path], Future[None]], beside: str = "") -> None:
        """Have `begin` write a file of that name in the player's folder, if there is one.

        `beside` is the name of another file that it writes there.
        """
        folder = self._past.pictures
        if folder is not None:
            self._path, self._beside = folder / harmless(name), beside
            self._coming = begin(self._path)

    def is_done_now(self) -> bool:
        """Whether the writing has just ended."""
        if self._coming is None or not self._coming.done():
            return False
        self._error, self._coming, self._was_put = self._coming.exception(), None, True
        return True

    def message(self, wide: float) -> str:
        """Where the file is, for a place so many pixels wide, or what the system said; nothing before."""
        say = self._desk.say
        if not self._was_put:
            return ""
        if self._error is not None:
            why = self._error.strerror if isinstance(self._error, OSError) else None
            return say("match.unsaved", why=why or str(self._error))
        fonts, size = self._desk.fonts, self._desk.page.px(UNITS)
        parts = list(self._path.parent.parts)
        folder = str(self._path.parent)
        while len(parts) > 1 and fonts.size(folder, Typeface.TEXT, size)[0] > wide:
            del parts[0]
            folder = str(Path("…", *parts))
        names = ", ".join(name for name in (self._path.name, self._beside) if name)
        return f"{say('match.saved', folder=folder)}: {names}"
