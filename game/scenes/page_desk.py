"""What every page works with: the window, the pen, the words, the sounds, the player's preferences."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.scenes.devices import Devices
from game.scenes.loudness import shares_of, tone_of
from game.scenes.pace import Pace, pace_of
from game.scenes.preferences import Motion, Preferences
from game.scenes.surroundings import venue_of
from game.text.catalogue import Words, words
from game.ui.audio import Sounds
from game.ui.fonts import Fonts
from game.ui.layout import LEAST_ROOM, SCALE_FLOOR, Page, Rect
from game.ui.writing import Pen


class PageDesk:
    """Pages need no more; `TableDesk` adds what a table needs, `Desk` what only the program needs."""

    def __init__(
        self,
        *,
        page: Page,
        assets: Path,
        preferences: Preferences,
        sounds: Sounds,
        keep: Callable[[Preferences], None] = lambda _: None,
    ) -> None:
        """`keep` is called with the preferences whenever one has changed."""
        self._page = page
        self.assets = assets
        self.fonts = Fonts()
        self.pen = Pen(self.fonts)
        self.sounds = sounds
        self._preferences = preferences
        self._keep = keep
        self.devices = Devices(preferences)
        self.system_is_still = False
        """Whether the system asks for little motion; the program finds it out."""
        self._say = words(preferences.language)
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
        """Change the preferences, which keys and buttons follow; they hold from now on and are kept."""
        self._preferences = change(self._preferences)
        self._say = words(self._preferences.language)
        self.devices.follow(self._preferences)
        self._tune()
        self._keep(self._preferences)

    def _tune(self) -> None:
        likes, sounds = self._preferences, self.sounds
        sounds.shares = shares_of(likes)
        sounds.volume, sounds.is_muted = likes.volume, likes.is_muted
        sounds.go_on_with(tone_of(venue_of(likes.place, likes.current_game)))


class PageScene:
    """A scene that stands still, ignores events and covers everything: the others differ from it."""

    is_overlay = False
    is_slightly_stale = leaves_dark = False
    is_scrolled = False
    room: tuple[float, float] = LEAST_ROOM
    """The design units that this screen needs across and down; the less, the larger it can be drawn."""

    def __init__(self, desk: PageDesk) -> None:
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
