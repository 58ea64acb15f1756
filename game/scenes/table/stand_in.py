"""A desk with no program behind it: for benches, pictures and tests of single scenes."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from game.scenes.desk import Desk
from game.scenes.preferences import Preferences
from game.text.catalogue import Words
from game.ui.audio import Sounds
from game.ui.layout import Page


class NoMatch:
    """Has no pledge."""

    pledge = ""


class NoDoors:
    """Leads nowhere."""

    has_saved_match = False
    has_open_matches = False
    next_match = NoMatch()

    def complaint(self, say: Words) -> str:
        """Nothing is saved, so nothing goes wrong."""
        return ""

    def lead_nowhere(self, *_: object, **__: object) -> NoReturn:
        """There is no match."""
        raise LookupError("a stand-in desk has no matches")

    new_match = saved_match = left_match_again = open_match = lead_nowhere
    open_list = load_open = put_away = practice = keep_practice = lead_nowhere


def stand_in_desk(size: tuple[int, int], assets: Path, preferences: Preferences | None = None) -> Desk:
    """A desk for a window of that size; its sounds are never opened."""
    return Desk(
        page=Page(*size),
        assets=assets,
        preferences=preferences or Preferences(),
        sounds=Sounds(assets / "sounds"),
        doors=NoDoors(),
    )
