"""Putting a file where the player finds it, and telling him where, or why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.clipboard import copy
from game.ui.desktop import show, take_picture
from game.ui.folders import folder_of
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


def _nothing(_: float) -> str:
    return ""


class Keeping:
    """One file at a time; writing, and asking the desktop, is done in threads.

    The file goes into the player's own folder if he has chosen one, else into the usual one. Where a folder
    refuses it, the next one takes it: at last one among the player's data.
    """

    def __init__(self, desk: PageDesk, past: Past) -> None:
        """Nothing has been kept yet."""
        self._desk = desk
        self._past = past
        self._name = self._beside = ""
        self._begin: Callable[[Path], Future[None]] | None = None
        self._folders: list[Path] = []
        """The folder in which the file is, or is written, and those that are left."""
        self._refused: tuple[Path, str] | None = None
        """The first folder that refused the file, and why."""
        self._coming: Future[None] | None = None
        self._asked: tuple[str, Future[bool]] | None = None
        """What the desktop was asked to do, as the part of a key, and whether it was done."""
        self._is_copied = False
        self.is_saved = False
        """Whether there is a file to be shown in its folder."""
        self._said: Callable[[float], str] = _nothing

    @property
    def is_busy(self) -> bool:
        """Whether a file is being written, or the desktop was asked for something."""
        return self._coming is not None or self._asked is not None

    @property
    def path(self) -> Path:
        """The file that was put last."""
        return self._folders[0] / self._name

    def put(self, name: str, begin: Callable[[Path], Future[None]], beside: str = "") -> None:
        """Have `begin` write a file of that name where the player keeps such files, if there is a place.

        `beside` is the name of another file that it writes there.
        """
        self._folders = self._places()
        self._name, self._begin, self._beside = harmless(name), begin, beside
        self._refused, self.is_saved, self._is_copied = None, False, False
        self._go_on()

    def put_picture(self, name: str, begin: Callable[[Path], Future[None]]) -> None:
        """The same with a picture, which is on the clipboard afterwards if the desktop can take it."""
        self.put(name, begin)
        self._is_copied = bool(self._folders)

    def copy(self, text: str) -> None:
        """Have the text ready for other programs."""
        key = "keep.copied" if copy(text) else "deals.uncopied"
        self._said = lambda _: self._desk.say(key)

    def show(self) -> None:
        """Show the file in its folder."""
        if self.is_saved:
            self._asked = "shown", show(self.path)

    def is_done_now(self) -> bool:
        """Whether something that was asked for has just been done, or has failed."""
        if self._asked is not None and self._asked[1].done():
            self._hear(*self._asked)
            return True
        if self._coming is None or not self._coming.done():
            return False
        error, self._coming = self._coming.exception(), None
        if isinstance(error, OSError):
            self._refused = self._refused or (self._folders[0], error.strerror or str(error))
            if len(self._folders) > 1:
                del self._folders[0]
                self._go_on()
                return False
        self._said = self._saved if error is None else lambda _: self._failed(error)
        self.is_saved = error is None
        if self.is_saved and self._is_copied:
            self._asked = "copied", take_picture(self.path)
        return True

    def forget(self) -> None:
        """Nothing more is said of the file that was put, nor is it shown."""
        self.is_saved, self._said = False, _nothing

    def message(self, wide: float) -> str:
        """What there is to tell, for a place so many pixels wide; nothing before anything was done."""
        return self._said(wide)

    # --- how it goes on -------------------------------------------------------------------------------

    def _places(self) -> list[Path]:
        """The folders in the order in which they are tried."""
        usual = self._past.pictures
        if usual is None:
            return []
        own = folder_of(self._desk.preferences.own_folder)
        return list(dict.fromkeys(one for one in (own, usual, self._past.stand_in) if one is not None))

    def _go_on(self) -> None:
        if self._folders and self._begin is not None:
            self._coming = self._begin(self.path)

    def _hear(self, what: str, answer: Future[bool]) -> None:
        """What came of asking the desktop; a path that it could not show is copied instead."""
        self._asked = None
        is_done = answer.exception() is None and answer.result()
        if what == "copied":
            self._said = lambda wide: self._taken(wide, is_done=is_done)
        elif not is_done:
            copy(str(self.path))
            self._said = lambda wide: self._desk.say("keep.unshown", path=self._short(self.path, wide))

    # --- what is said ---------------------------------------------------------------------------------

    def _failed(self, error: BaseException) -> str:
        why = self._refused[1] if self._refused is not None else str(error)
        return self._desk.say("match.unsaved", why=why)

    def _saved(self, wide: float) -> str:
        say = self._desk.say
        names = ", ".join(name for name in (self._name, self._beside) if name)
        told = f"{say('match.saved', folder=self._short(self._folders[0], wide))}: {names}"
        if self._refused is None:
            return told
        folder, why = self._refused
        return f"{say('keep.refused', folder=self._short(folder, wide / 2), why=why)} {told}"

    def _taken(self, wide: float, *, is_done: bool) -> str:
        say = self._desk.say
        return say("keep.copied") if is_done else f"{say('keep.untaken')} {self._saved(wide)}"

    def _short(self, path: Path, wide: float) -> str:
        """The end of a path, as much of it as has room."""
        fonts, size = self._desk.fonts, self._desk.page.px(UNITS)
        parts, text = list(path.parts), str(path)
        while len(parts) > 1 and fonts.size(text, Typeface.TEXT, size)[0] > wide:
            del parts[0]
            text = str(Path("…", *parts))
        return text
