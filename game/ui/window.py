"""The window: its surface, its size, fullscreen and back, hidden or in sight."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.ui.layout import DESIGN, SMALLEST, Page
from game.ui.monitors import monitors, side_by_side

FRAME = 80
"""No window manager's frame is thicker than this many pixels."""

TITLE_BAR: Final = 40
"""So many pixels of the height of a screen are left to the title bar of a window."""


SCREENS: Final = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
"""On Linux one of these variables says where windows go."""

UNSEEN: Final = ("offscreen", "evdev", "dummy")
"""Drivers that SDL falls back on where there is no screen; nobody would ever see their windows."""

WITH_OPENGL: Final = "wayland"
"""The driver of SDL that can show what was drawn in no other way."""


class NoDisplayError(Exception):
    """There is no screen to open a window on; the text says what to do."""

    def __init__(self, reason: str) -> None:
        """Put the reason into the sentence."""
        super().__init__(
            f"There is no display to open a window on ({reason}); start the game from a desktop session, "
            "or set DISPLAY or WAYLAND_DISPLAY."
        )


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where a window stands and how large its inside is, in screen pixels."""

    x: int | None
    y: int | None
    width: int
    height: int
    is_maximised: bool = False
    """Whether the window fills its screen; the place and the size are those to which it can be restored."""


def clamped(geometry: Geometry, desktops: list[pygame.Rect]) -> Geometry:
    """The geometry changed so that at least half of the window and of its upper edge are seen.

    A window that is too high for its screen is made lower, until it fits there with its title bar.
    """
    widest = max((screen.width for screen in desktops), default=DESIGN[0])
    tallest = max((screen.height - TITLE_BAR for screen in desktops), default=DESIGN[1])
    width = max(SMALLEST[0], min(geometry.width, widest))
    height = max(SMALLEST[1], min(geometry.height, tallest))
    sized = replace(geometry, width=width, height=height)
    if geometry.x is None or geometry.y is None:
        return replace(sized, x=None, y=None)
    inside = pygame.Rect(geometry.x, geometry.y, width, height)
    top = pygame.Rect(inside.topleft, (width, 1))
    is_seen = all(2 * _seen(part, desktops) >= part.width * part.height for part in (inside, top))
    if not is_seen:
        return replace(sized, x=None, y=None)
    screen = max(desktops, key=lambda one: _seen(inside, [one]))
    is_cut = height < geometry.height
    return replace(sized, y=_raised(geometry.y, height, screen)) if is_cut else sized


def _raised(top: int, height: int, screen: pygame.Rect) -> int:
    """The upper edge of a window of that height, moved up until it fits the screen with its title bar."""
    return max(screen.y, min(top, screen.bottom - TITLE_BAR - height))


def _seen(part: pygame.Rect, desktops: list[pygame.Rect]) -> int:
    """How many pixels of it lie on a screen."""
    sides = (part.clip(screen).size for screen in desktops)
    return sum(width * height for width, height in sides)


class Window:
    """A `pygame.Window` that knows its page."""

    def __init__(
        self,
        title: str,
        geometry: Geometry | None = None,
        *,
        fullscreen: bool = False,
        icon: pygame.Surface | None = None,
    ) -> None:
        """Open it; without a geometry three quarters of the screen. Raises NoDisplayError."""
        geometry = geometry or _first_geometry(screens())
        try:
            self._window = pygame.Window(
                title,
                (geometry.width, geometry.height),
                resizable=True,
                allow_high_dpi=True,
                **({} if geometry.x is None else {"position": (geometry.x, geometry.y)}),  # type: ignore[arg-type]
            )
        except pygame.error as error:
            raise NoDisplayError(str(error)) from error
        if sys.platform.startswith("linux") and pygame.display.get_driver() != WITH_OPENGL:
            # SDL would draw through OpenGL here, which is many times slower without a graphics card
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._window.minimum_size = SMALLEST
        if icon is not None:
            self._window.set_icon(icon)
        self._geometry = geometry
        self._asked: Geometry | None = geometry
        """Where the window was to be; None once it is known how far its frame has pushed it."""
        self._is_fullscreen = False
        self._drift = (0, 0)
        self._desktops: list[pygame.Rect] | None = None
        """Where the screens stood when the window was last looked for."""
        self._whole: pygame.Surface | None = None
        """The picture of which a window that is far too small shows a corner."""
        self.is_shown = True
        self.is_maximised = geometry.is_maximised
        if geometry.is_maximised:
            self._window.maximize()
        if fullscreen:
            self.toggle_fullscreen()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; a new one after each change of size.

        Of a window with less than half of its smallest size, which only bare screens allow, a corner is seen.
        """
        seen = self._window.get_surface()
        if seen.width * 2 >= SMALLEST[0] and seen.height * 2 >= SMALLEST[1]:
            self._whole = None
            return seen
        if self._whole is None:
            self._whole = pygame.Surface(SMALLEST, 0, 32)
        return self._whole

    @property
    def page(self) -> Page:
        """The size and scale of the surface."""
        return Page(*self.surface.get_size())

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the inside, in the units in which the mouse is told."""
        width, height = self._window.size
        return (width, height)

    @property
    def is_fullscreen(self) -> bool:
        """Whether the whole screen is taken."""
        return self._is_fullscreen

    @property
    def geometry(self) -> Geometry:
        """Place and size of the window when it is neither fullscreen nor maximised."""
        if not self._is_fullscreen and self.is_shown and not self.is_maximised:
            x, y = self._window.position
            place = (max(0, x - self._drift[0]), max(0, y - self._drift[1]))
            self._geometry = Geometry(*place, *self._window.size)
        return replace(self._geometry, is_maximised=self.is_maximised)

    def note_maximised(self, *, is_maximised: bool) -> None:
        """The window manager has maximised the window, or restored it."""
        if not self._is_fullscreen:
            self.is_maximised = is_maximised

    def note_place(self) -> None:
        """The window manager has put its frame around the window: see how far that has pushed it.

        Without this a window would creep down by the height of its title bar with every start.
        """
        asked = self._asked
        if asked is None or self._is_fullscreen or self.is_maximised or not self.is_shown:
            return
        self._asked = None
        if asked.x is not None and asked.y is not None:
            x, y = self._window.position
            if abs(x - asked.x) <= FRAME and abs(y - asked.y) <= FRAME:
                self._drift = (x - asked.x, y - asked.y)

    def stay_in_sight(self) -> None:
        """Bring the window back if screens have come, gone or moved, and now less than half of it is seen.

        A player who pulls it over the edge may do so; a screen that vanishes may not take it along.
        """
        if self._is_fullscreen or not self.is_shown or self.is_maximised:
            return
        self._geometry = self.geometry
        before, desktops = self._desktops, monitors()
        self._desktops = desktops
        if before is None or before == desktops or not desktops:
            return
        stands = Geometry(*self._window.position, *self._window.size)
        seen = clamped(stands, desktops)
        if (seen.width, seen.height) != (stands.width, stands.height):
            self._window.size = (seen.width, seen.height)
        if seen.x is None:
            inside = pygame.Rect(0, 0, seen.width, seen.height)
            inside.center = desktops[0].center
            top = _raised(inside.y, inside.height, desktops[0])
            self._window.position = (max(desktops[0].x, inside.x), top)

    def resize(self, width: int, height: int) -> None:
        """Give the inside another size."""
        self._window.size = (width, height)

    def toggle_fullscreen(self) -> None:
        """Take the whole screen, or give it back."""
        if self._is_fullscreen:
            self._window.set_windowed()
        else:
            self._geometry = self.geometry
            self._window.set_fullscreen(True)
        self._is_fullscreen = not self._is_fullscreen

    def flip(self) -> None:
        """Show what was drawn."""
        if self._whole is not None:
            self._window.get_surface().blit(self._whole, (0, 0))
        self._window.flip()

    def close(self) -> None:
        """Take the window off the screen."""
        self._window.destroy()

    def in_pixels(self, event: pygame.Event) -> pygame.Event:
        """The event with its mouse position in pixels of the surface (they differ on HiDPI macOS)."""
        position = getattr(event, "pos", None)
        if position is None:
            return event
        units, pixels = self._window.size, self._window.get_surface().get_size()
        if units == pixels:
            return event
        scaled = (position[0] * pixels[0] / units[0], position[1] * pixels[1] / units[1])
        return pygame.Event(event.type, {**event.dict, "pos": scaled})


def is_screen_named() -> bool:
    """Whether the environment says where windows go; only on Linux must it."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in SCREENS)


def screens() -> list[pygame.Rect]:
    """The screens, in their order. Raises NoDisplayError when there is none."""
    named = os.environ.get("SDL_VIDEODRIVER")
    if not is_screen_named():
        raise NoDisplayError("no screen is named")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    if not named and pygame.display.get_driver() in UNSEEN:
        pygame.display.quit()
        raise NoDisplayError("the one that is named does not answer")
    sizes = pygame.display.get_desktop_sizes()
    # SDL has just looked; only where several stand is another question to the server needed
    return monitors() if len(sizes) > 1 else side_by_side(sizes)


def _first_geometry(desktops: list[pygame.Rect]) -> Geometry:
    """Three quarters of the first screen, in the shape of the design and in the middle.

    SDL would choose the same place, but would not tell what it has asked for: then nobody knows how far the
    frame has pushed the window, and at the second start the window would stand lower by its title bar.
    """
    screen = desktops[0] if desktops else pygame.Rect((0, 0), DESIGN)
    scale = min(screen.width * 0.75 / DESIGN[0], screen.height * 0.75 / DESIGN[1])
    width, height = max(SMALLEST[0], round(DESIGN[0] * scale)), max(SMALLEST[1], round(DESIGN[1] * scale))
    x, y = screen.x + (screen.width - width) // 2, screen.y + (screen.height - height) // 2
    return Geometry(max(screen.x, x), max(screen.y, y), width, height)
