"""What the program gives to its scenes; only the routes, the title and the program know all of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from game.scenes.doors import Doors
from game.scenes.kept import Kept
from game.scenes.preferences import Preferences
from game.scenes.table_desk import TableDesk
from game.ui.audio import Sounds
from game.ui.layout import Page


def system_day() -> date:
    """The day of the system's clock, where the machine stands."""
    return datetime.now().astimezone().date()


class Desk(TableDesk):
    """The program owns one; there is no other global state. `routes.py` gives each scene its part of it."""

    def __init__(
        self,
        *,
        page: Page,
        assets: Path,
        preferences: Preferences,
        sounds: Sounds,
        doors: Doors,
        keep: Callable[[Preferences], None] = lambda _: None,
        sits: Callable[[bool], None] = lambda _: None,
        kept: Kept | None = None,
    ) -> None:
        """What a table works with, the ways into a match, and what the player keeps."""
        super().__init__(
            page=page, assets=assets, preferences=preferences, sounds=sounds, keep=keep, sits=sits
        )
        self.doors = doors
        self.today: Callable[[], date] = system_day
        """The day of the calendar, asked for wherever a page speaks of today."""
        self.kept = kept or Kept()
        self.notice = ""
        """A sentence that the player should read on the title screen, or nothing."""

    @property
    def has_begun(self) -> bool:
        """Whether a game was ever chosen or a match begun here."""
        return self.preferences.has_game or self.doors.has_saved_match
