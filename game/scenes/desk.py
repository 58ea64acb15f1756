"""What the program gives to its scenes: what every page needs, and besides it devices, voices and doors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.scenes.kept import Kept
from game.scenes.pad_seats import PadSeats
from game.scenes.page_desk import PageDesk, PageScene
from game.scenes.preferences import Invitation, Preferences
from game.scenes.scene import Scene
from game.scenes.shortcuts import buttons_of, keymap_of
from game.text.catalogue import Words
from game.ui.audio import Sounds
from game.ui.layout import Page
from game.ui.pad_devices import SdlDevices
from game.ui.pads import Pads
from game.ui.speech import Voice

if TYPE_CHECKING:
    from game.records.record import Record


class Doors(Protocol):
    """The ways into a match; the program behind the scenes knows how matches are made and saved."""

    @property
    def has_saved_match(self) -> bool:
        """Whether there is a match to continue."""
        ...

    def complaint(self, say: Words) -> str:
        """A sentence about a match that cannot be saved, or not be used as it was saved; or nothing."""
        ...

    def new_match(self, desk: Desk, invitation: Invitation | None = None) -> Scene:
        """A table with a fresh match: of that invitation, or as the last one, or as the command line says."""
        ...

    def saved_match(self, desk: Desk) -> Scene:
        """A table where the saved match goes on."""
        ...

    def left_match_again(self, desk: Desk, record: Record) -> Scene:
        """A table where a match of the history goes on that was left."""
        ...

    def practice(self, desk: Desk, record: Record) -> Scene:
        """A table where a practice begins or goes on; the saved match stays as it is."""
        ...

    def keep_practice(self, record: Record) -> None:
        """Keep a practice that no table has."""
        ...


class Desk(PageDesk):
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
        """`sits` is called with True when the player sits down at a table, with False when he leaves it.

        `keep` is called with the preferences whenever one has changed.
        """
        super().__init__(page=page, assets=assets, preferences=preferences, sounds=sounds, keep=keep)
        self.doors = doors
        self.sits = sits
        self.kept = kept or Kept()
        self.is_turned = False
        """Whether the picture is upside down, for who sits at the other edge of a flat screen."""
        self.pads = Pads(SdlDevices())
        self.pad: int | None = None
        """The controller that was pressed last, if nothing else was since: its buttons are shown."""
        self.pad_seats = PadSeats()
        self.keymap = keymap_of(preferences.keys)
        self.buttons = buttons_of(preferences.pad_buttons)
        """What each button of a controller does."""
        self.voice = Voice()
        """Silent until the program puts one here that speaks."""
        self.announcement = ""
        """A sentence that is to be shown over whatever is on the screen; the loop takes it."""
        self._photographs: list[str] = []
        self.wants_photographs = False
        """Whether there is a folder for pictures."""
        self.notice = ""
        """A sentence that the player should read on the title screen, or nothing."""

    @property
    def has_begun(self) -> bool:
        """Whether a match was ever begun here."""
        return self.preferences.has_chosen_game or self.doors.has_saved_match

    def change(self, change: Callable[[Preferences], Preferences]) -> None:
        """Change the preferences; keys, buttons and the voice follow them."""
        super().change(change)
        if not self.preferences.speaks:
            self.voice.hush()
        self.keymap = keymap_of(self.preferences.keys)
        self.buttons = buttons_of(self.preferences.pad_buttons)

    def speak(self, sentence: str, *, cuts: bool = False) -> None:
        """Say it aloud if the player wishes it; `cuts` leaves out what has not been said yet."""
        if self.preferences.speaks:
            self.voice.say(sentence, self.preferences.language, cuts=cuts)

    def announce(self, sentence: str) -> None:
        """Show a sentence for some seconds over whatever is on the screen."""
        self.announcement = sentence

    def photograph(self, name: str) -> None:
        """Ask for a picture of the next frame, kept under that name if the player wanted pictures."""
        self._photographs.append(name)

    @property
    def is_photographed(self) -> bool:
        """Whether the next frame will be kept as a picture."""
        return bool(self._photographs)

    def taken_photographs(self) -> list[str]:
        """The names asked for since the last call; the loop takes the pictures."""
        names, self._photographs = self._photographs, []
        return names


class DeskScene(PageScene):
    """A scene that needs more than a page does."""

    desk: Desk
