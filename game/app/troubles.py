"""What is wrong besides the match: a second window, a disk that refuses, a broken installation."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.ui.render import svg

if TYPE_CHECKING:
    from game.app.settings import Keeper
    from game.app.slot import Slot
    from game.scenes.page_desk import PageDesk
    from game.text.catalogue import Words

AHEAD: Final = 3600.0
"""Seconds that a file may be from the future: time zones and summer time are none of our business."""


class Troubles:
    """Answers sentences as long as they are true."""

    def __init__(self, desk: PageDesk, slot: Slot, keeper: Keeper, data: Path) -> None:
        """Look once whether the clock stands before what was written last."""
        self._desk = desk
        self._slot = slot
        self._keeper = keeper
        self._is_clock_back = is_from_the_future(data)

    def sentences(self, say: Words) -> list[str]:
        """The worst first."""
        found = (
            (self._keeper.complaint is not None, "trouble.settings_unsaved"),
            (not self._slot.is_first, "trouble.second_window"),
            (self._desk.fonts.are_makeshift, "trouble.fonts_missing"),
            (bool(svg.unreadable), "trouble.pictures_missing"),
            (self._desk.sounds.are_missing, "trouble.sounds_missing"),
            (self._is_clock_back, "trouble.clock_back"),
        )
        return [say(key) for is_so, key in found if is_so]


def is_from_the_future(data: Path) -> bool:
    """Whether a saved match or the records were written later than it is now."""
    latest = time.time() + AHEAD
    with suppress(OSError):
        for path in (data / "match.txt", data / "records", data / "history.sqlite"):
            if path.exists() and path.stat().st_mtime > latest:
                return True
    return False
