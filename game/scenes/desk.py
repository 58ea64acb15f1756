"""What every scene works with: the page, the pen, the words, the sounds, the player's wishes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.scenes.history.past import BarePast, Past
from game.scenes.loudness import AMBIENCE, shares_of
from game.scenes.pace import Pace, pace_of
from game.scenes.pad_seats import PadSeats
from game.scenes.preferences import (
    Invitation,
    Motion,
    Preferences,
)
from game.scenes.scene import Scene
from game.scenes.scorer.half_told import HalfTold
from game.scenes.scorer.kept import BareSheets, Sheets
from game.scenes.shortcuts import buttons_of, keymap_of
from game.text.catalogue import Words, words
from game.ui.audio import Sounds
from game.ui.fonts import Fonts
from game.ui.layout import LEAST_ROOM, SCALE_FLOOR, Page, Rect
from game.ui.pad_devices import SdlDevices
from game.ui.pads import Pads
from game.ui.speech import Voice
from game.ui.writing import Pen

if TYPE_CHECKING:
    from game.records.record import Record
    from game.variants.presets import Preset


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


class Shelf(Protocol):
    """Where house rules lie that the player has given a name."""

    @property
    def presets(self) -> tuple[Preset, ...]:
        """All of them, in the order in which they were made."""
        ...

    @property
    def complaint(self) -> str:
        """What is wrong with the shelf: a key of the catalogue, or nothing."""
        ...

    def put(self, presets: tuple[Preset, ...]) -> None:
        """Keep these from now on."""
        ...


class BareShelf:
    """A shelf that forgets everything when the program ends."""

    complaint = ""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.presets: tuple[Preset, ...] = ()

    def put(self, presets: tuple[Preset, ...]) -> None:
        """Keep these until the end."""
        self.presets = presets


class Desk:
    """Shared by all scenes; the program owns it and there is no other global state."""

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
        shelf: Shelf | None = None,
    ) -> None:
        """Lay out the desk.

        `keep` is called with the preferences whenever one has changed, `sits` with True when the player
        sits down at a table and with False when he is back at the title.
        """
        self._page = page
        self.assets = assets
        self.fonts = Fonts()
        self.pen = Pen(self.fonts)
        self.sounds = sounds
        self.doors = doors
        self._preferences = preferences
        self._keep = keep
        self.sits = sits
        self.shelf: Shelf = shelf or BareShelf()
        self.past: Past = BarePast()
        """The matches played so far; the program puts its own here."""
        self.sheets: Sheets = BareSheets()
        """The sheets of matches with real cards; the program puts its own here."""
        self.half_told = HalfTold()
        """Deals of theirs that were left half told."""
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
        self.system_is_still = False
        """Whether the system asks for little motion; the program finds it out."""
        self._say = words(preferences.language)
        self._photographs: list[str] = []
        self.wants_photographs = False
        """Whether there is a folder for pictures."""
        self.notice = ""
        """A sentence that the player should read on the title screen, or nothing."""
        sounds.go_on_with(AMBIENCE)
        self._tune()

    @property
    def page(self) -> Page:
        """The window, at the scale that the player likes or, above the usual one, at the usual one."""
        return self.roomy_page(LEAST_ROOM)

    @page.setter
    def page(self, page: Page) -> None:
        self._page = page

    def roomy_page(self, room: tuple[float, float], wish: float | None = None) -> Page:
        """The window for a screen that needs so many design units across and down, at the player's scale.

        `wish` is another scale than the player's.
        """
        return self._page.zoomed(self._preferences.scale if wish is None else wish, room)

    def spread_page(self, room: tuple[float, float], view: Rect, shift: tuple[float, float]) -> Page:
        """What a scene lays out at the player's scale when it may be larger than the view in the window."""
        return self._page.spread(self._preferences.scale, room, view, shift)

    @property
    def wished_scale(self) -> float:
        """Pixels per design unit as the player wishes it, whether the window has room or not."""
        return max(SCALE_FLOOR, max(SCALE_FLOOR, self._page.fit) * self._preferences.scale)

    @property
    def preferences(self) -> Preferences:
        """What the player likes now."""
        return self._preferences

    @property
    def is_still(self) -> bool:
        """Whether little may move: pictures fade, nothing flies, turns over or pops up."""
        wish = self._preferences.motion
        return wish is Motion.REDUCED or (wish is Motion.AUTO and self.system_is_still)

    @property
    def say(self) -> Words:
        """The words in the player's language: `desk.say("title.play")`."""
        return self._say

    @property
    def pace(self) -> Pace:
        """How long motions last at the chosen speed."""
        return pace_of(self._preferences)

    def change(self, change: Callable[[Preferences], Preferences]) -> None:
        """Change the preferences; they hold from now on and are kept."""
        self._preferences = change(self._preferences)
        self._say = words(self._preferences.language)
        self._tune()
        if not self._preferences.speaks:
            self.voice.hush()
        self.keymap = keymap_of(self._preferences.keys)
        self.buttons = buttons_of(self._preferences.pad_buttons)
        self._keep(self._preferences)

    def _tune(self) -> None:
        likes, sounds = self._preferences, self.sounds
        sounds.shares = shares_of(likes)
        sounds.volume, sounds.is_muted = likes.volume, likes.is_muted

    def speak(self, sentence: str, *, cuts: bool = False) -> None:
        """Say it aloud if the player wishes it; `cuts` leaves out what has not been said yet."""
        if self._preferences.speaks:
            self.voice.say(sentence, self._preferences.language, cuts=cuts)

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


class DeskScene:
    """A scene that stands still, ignores events and covers everything: the others differ from it."""

    is_overlay = False
    is_scrolled = False
    room: tuple[float, float] = LEAST_ROOM
    """The design units that this screen needs across and down; the less, the larger it can be drawn."""

    def __init__(self, desk: Desk) -> None:
        """Sit at the desk."""
        self.desk = desk
        self.is_stale = True

    @property
    def page(self) -> Page:
        """The window at the scale that the player likes, as far as this screen has room."""
        return self.desk.roomy_page(self.room)

    @property
    def is_moving(self) -> bool:
        """Whether time changes the picture."""
        return False

    @property
    def is_typing(self) -> bool:
        """Whether letters go into a field."""
        return False

    def entered(self) -> None:
        """Draw anew: a setting may have changed."""
        self.is_stale = True

    def left(self) -> None:
        """Nothing to let go of."""

    def resized(self) -> None:
        """Draw anew at the new size."""
        self.is_stale = True
