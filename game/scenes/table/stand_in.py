"""A desk with no program behind it: for benches, pictures and tests of single scenes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.records.record import Record
from game.scenes.desk import Desk
from game.scenes.preferences import Preferences
from game.scenes.scene import Scene
from game.text.catalogue import Words
from game.ui.audio import Sounds
from game.ui.layout import Page

if TYPE_CHECKING:
    from game.scenes.preferences import Invitation


class NoDoors:
    """Leads nowhere."""

    has_saved_match = False

    def complaint(self, say: Words) -> str:
        """Nothing is saved, so nothing goes wrong."""
        return ""

    def new_match(self, desk: Desk, invitation: Invitation | None = None) -> Scene:
        """There is none."""
        raise LookupError("a stand-in desk has no matches")

    def saved_match(self, desk: Desk) -> Scene:
        """There is none."""
        raise LookupError("a stand-in desk has no matches")

    def left_match_again(self, desk: Desk, record: Record) -> Scene:
        """There is none."""
        raise LookupError("a stand-in desk has no matches")

    def practice(self, desk: Desk, record: Record) -> Scene:
        """There is none."""
        raise LookupError("a stand-in desk has no matches")

    def keep_practice(self, record: Record) -> None:
        """Nothing is kept."""


def stand_in_desk(size: tuple[int, int], assets: Path, preferences: Preferences | None = None) -> Desk:
    """A desk for a window of that size; its sounds are never opened."""
    return Desk(
        page=Page(*size),
        assets=assets,
        preferences=preferences or Preferences(),
        sounds=Sounds(assets / "sounds"),
        doors=NoDoors(),
    )
