"""The loop: events in, time on, a picture only when something has changed."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Protocol

import pygame

from game.app.complaint import complain
from game.app.inputs import Inputs
from game.app.thrift import Thrift
from game.scenes.desk import Desk
from game.scenes.reading import Reader
from game.scenes.scene import Quit
from game.scenes.stack import Stack
from game.table.right_of_way import RIGHT_OF_WAY
from game.ui.layout import Page
from game.ui.render import patience
from game.ui.render.last_picture import LastPicture
from game.ui.render.patience import NotReadyError
from game.ui.render.raster_queue import wait_for_ends
from game.ui.toast import Toast
from game.ui.turning import Turning
from game.ui.window import Window

FRAMES = 60
"""Turns of the loop in a second, at most."""

FRAMES_AT_REST = 20
"""Turns of the loop in a second while nothing comes in and nothing changes."""

AWAKE = 0.15
"""Seconds after the last event and the last picture until the loop rests."""

FRAMES_HIDDEN = 10
"""Turns of the loop in a second while the window is minimised."""

SETTLED = 20
"""After so many turns a window manager has put the window where it wants it."""

PULLED = 4
"""So many turns the window keeps its size before the scenes are laid out for it: it may be pulled further."""

MOST_TRIES = 200
"""A picture that is not ready after so many turns is made at once, however long that takes."""

LONGEST_STEP = 0.05
"""Seconds; a frame that stalled longer than this does not make the motions jump."""

HIDDEN = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
SHOWN = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)
MAXIMISED = {pygame.WINDOWMAXIMIZED: True, pygame.WINDOWRESTORED: False}
RESIZED = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)
CLOSED = (pygame.QUIT, pygame.WINDOWCLOSE)
WINDOW = (*HIDDEN, *SHOWN, *RESIZED, *CLOSED, pygame.WINDOWEXPOSED)


class Clock(Protocol):
    """What tells the loop how much time has passed."""

    def tick(self, frames: int) -> float:
        """Wait for the next of so many frames in a second; answer the seconds since the last one."""
        ...


class WallClock:
    """The time on the wall."""

    def __init__(self) -> None:
        """Start now."""
        self._clock = pygame.time.Clock()

    def tick(self, frames: int) -> float:
        """Sleep until the next frame is due."""
        return self._clock.tick(frames) / 1000


TOAST = (480.0, 280.0)
"""The design units in which a sentence over the page still has its room."""


class Loop:
    """Turns the window, the desk and the stack of scenes until the stack is empty."""

    def __init__(
        self,
        window: Window,
        desk: Desk,
        stack: Stack,
        clock: Clock,
        *,
        pictures: Path | None = None,
        is_patient: bool = False,
    ) -> None:
        """`pictures` is the folder for the pictures that scenes ask for with `desk.photographs`.

        A patient loop spreads a picture that takes long over several turns. Until it is there the last one
        stays on the screen, no time passes, and what the player does waits.
        """
        self.window = window
        self.desk = desk
        self.stack = stack
        self.clock = clock
        self._pictures = pictures
        self.desk.photographs.are_wanted = pictures is not None
        self._shape = self._shape_now
        self.must_draw = True
        """Whether the next turn draws whatever the scenes say."""
        self._is_resized = False
        self._is_new_size = False
        """Whether no picture has been drawn yet for this size."""
        self.is_patient = is_patient
        self._tries = 0
        """In so many turns the next picture was not ready."""
        self._pulled = 0
        """For so many turns more the window may still be pulled."""
        self._last = LastPicture()
        self._later: list[pygame.Event] = []
        """What the player did meanwhile."""
        self._turning = Turning()
        self._toast = Toast()
        self._inputs = Inputs(desk, window)
        self._reader = Reader(desk)
        self._thrift = Thrift()
        self._taken = 0
        self._turns = 0
        self._quiet = 0.0
        """Seconds since something came in, or more than something small was drawn."""
        self.drawn = 0
        """Frames drawn so far: a still table must not raise it."""

    def run(self) -> None:
        """Go on until a scene or the player ends it."""
        while not self.stack.is_empty:
            self.turn()

    def close(self) -> None:
        """Let every scene that is still open let go of what it holds."""
        self.stack.fold(Quit())
        patience.close()
        wait_for_ends()

    @property
    def is_waiting(self) -> bool:
        """Whether the next picture is still being made; of a window that nobody sees none is."""
        return self.window.is_shown and (self._tries > 0 or (self.is_patient and self._is_resized))

    @property
    def is_saying(self) -> bool:
        """Whether a sentence lies over the page, or is about to."""
        return bool(self.desk.announcement or self._toast.text)

    def turn(self) -> None:
        """One turn: take what came in, let time pass, draw if need be."""
        with RIGHT_OF_WAY.drawing():
            was_shown = self.window.is_shown
            self._take(self._incoming())
            if self.window.is_fullscreen != self.desk.preferences.is_fullscreen:
                self.window.toggle_fullscreen()
                self._resize()
            if self.window.is_shown or was_shown:  # a minimised window keeps its last picture: no open hand
                self._show()
        seconds = min(self.clock.tick(self._frames), LONGEST_STEP)
        self._quiet += seconds
        if self.window.is_shown and not self.is_waiting:
            with RIGHT_OF_WAY.drawing():
                self._pass_time(seconds)

    @property
    def _frames(self) -> int:
        """How many turns there are in a second now."""
        if not self.window.is_shown:
            return FRAMES_HIDDEN
        return FRAMES if self._quiet < AWAKE or self.is_waiting else FRAMES_AT_REST

    def _show(self) -> None:
        """The next picture, or a part of the work for it."""
        if self._pulled:
            self._stretch()
        else:
            self._lay_out()
            self.draw()
        if self.is_waiting:
            return
        self._reader.look(None if self.stack.is_empty else self.stack.top)
        self._turns += 1
        if self._turns == SETTLED:
            self.window.note_place()

    def _pass_time(self, seconds: float) -> None:
        self._toast.pass_time(seconds)
        self._give(self._inputs.pass_time(seconds))
        self.stack.update(seconds)
        self._thrift.look(None if self.stack.is_empty else self.stack.top, seconds)

    def finish_picture(self) -> None:
        """Turn on until the next picture is there, which a patient loop may need some turns for."""
        while self.is_waiting and not self.stack.is_empty:
            patience.finish()
            self.turn()

    def _incoming(self) -> list[pygame.Event]:
        """What has come in; while a picture is being made only what concerns the window."""
        events, self._later = [*self._later, *pygame.event.get()], []
        if events:
            self._quiet = 0.0
        if self.is_waiting:
            self._later = [event for event in events if event.type not in WINDOW]
            events = [event for event in events if event.type in WINDOW]
        return events

    def _take(self, events: list[pygame.Event]) -> None:
        for index, event in enumerate(events):
            follows = events[index + 1] if index + 1 < len(events) else None
            # of many mouse motions in one frame only the last one is worth a look
            if event.type == pygame.MOUSEMOTION and follows is not None and follows.type == event.type:
                continue
            pad = self.desk.devices.pad
            self.desk.devices.note(event)
            self._give(self._inputs.take(event, scrolls=self._is_scrolled, is_typing=self.is_typing))
            # the signs of keys and of buttons give way to each other
            self.must_draw = self.must_draw or self.desk.devices.pad != pad

    def _give(self, events: list[pygame.Event]) -> None:
        """Let the window take what concerns it, and the top scene the rest."""
        for event in events:
            if not self._take_own(event):
                self._lay_out()
                inside = self.window.in_pixels(event)
                self.stack.handle(self._turning.event(inside, self.window.surface.get_size()))

    @property
    def _is_scrolled(self) -> bool:
        """Whether a finger that is pulled up or down turns pages in the top scene."""
        return not self.stack.is_empty and self.stack.top.is_scrolled

    @property
    def announced(self) -> str:
        """What is announced at the edge of the window now."""
        return self._toast.text

    @property
    def is_typing(self) -> bool:
        """Whether letters go into a field of the top scene."""
        return not self.stack.is_empty and self.stack.top.is_typing

    def _take_own(self, event: pygame.Event) -> bool:
        """Deal with what concerns the window; False = it is for the scene."""
        if event.type in CLOSED:
            self.stack.fold(Quit())
        elif event.type in HIDDEN:
            self.window.is_shown = False
            return False  # the scene covers what nobody else may see
        elif event.type in SHOWN:
            self.window.is_shown = True
            self.must_draw = True
            if event.type in MAXIMISED:
                self.window.note_maximised(is_maximised=MAXIMISED[event.type])
                self._turns = 0  # a window that opened maximised gets its place only now
        elif event.type == pygame.WINDOWEXPOSED:
            self.must_draw = True
        elif event.type in RESIZED:
            self._resize()
        elif event.type == pygame.KEYDOWN and _is_fullscreen_key(event):
            self.desk.change(lambda likes: replace(likes, is_fullscreen=not self.window.is_fullscreen))
        elif event.type == pygame.KEYDOWN and self._is_mute_key(event):
            self.desk.change(lambda likes: replace(likes, is_muted=not self.desk.preferences.is_muted))
            self.must_draw = True
        else:
            return False
        return True

    def _is_mute_key(self, event: pygame.Event) -> bool:
        return bool(event.key == pygame.K_m and not event.mod & pygame.KMOD_CTRL and not self.is_typing)

    def _resize(self) -> None:
        self._is_resized = True
        self._pulled = PULLED if self.is_patient and self.drawn else 0

    def _stretch(self) -> None:
        """Fill a window that may be pulled further with the last picture."""
        if self._pulled == PULLED:
            self._last.lay_on(self.window.surface)
            self.window.flip()
        self._pulled -= 1

    def _lay_out(self) -> None:
        """Tell the scenes of another size or scale, once for all that came in about it at a time."""
        if not self._is_resized and self._shape_now == self._shape:
            return
        self._is_resized, self._shape, self._pulled = False, self._shape_now, 0
        self._is_new_size = True
        self._toast.forget()
        self.desk.page = self.window.page
        patience.begin_size()
        self.stack.resized()

    @property
    def _shape_now(self) -> tuple[Page, float]:
        """What every scene is laid out for: the window, and how large the player wants what is in it."""
        return self.window.page, self.desk.preferences.scale

    def draw(self) -> None:
        """Draw the next picture, or a part of the work for it, if anything has changed."""
        if self._turning.turn(is_turned=self.desk.is_turned):
            self.must_draw = True
        if self.desk.announcement:
            self._toast.say(self.desk.announcement)
            self.desk.announcement = ""
        if self.stack.is_empty:
            return
        is_stale = self.must_draw or self.stack.is_stale or self._toast.is_stale
        if not (is_stale or self.stack.is_slightly_stale):
            if self.is_patient:
                self._last.keep(self.window.surface)
            return
        if self._tries and patience.is_busy():
            return
        is_sliced = self.is_patient and self.drawn and self._tries < MOST_TRIES
        try:
            with patience.in_slices(is_first=self._tries == 0) if is_sliced else nullcontext():
                self.paint(self.window.surface)
        except NotReadyError:
            self.must_draw = True
            self._tries += 1
            return
        self.must_draw, self._tries = False, 0
        self.window.flip()
        if is_stale:
            self._quiet = 0.0
            self._last.is_over()
        self.drawn += 1
        if self._is_new_size:
            patience.drop_unused()
            self._is_new_size = False
        for name in self.desk.photographs.taken():
            self._photograph(name)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the scenes and what lies over them; raise NotReadyError if that goes on in a later turn."""
        self._toast.lift(surface)
        self.desk.pen.forget()
        self.stack.draw(self._turning.canvas(surface))
        self._turning.lay_on(surface)
        self._toast.lay(surface, self.desk.pen, self.desk.roomy_page(TOAST))

    def _photograph(self, name: str) -> None:
        if self._pictures is None:
            return
        self._taken += 1
        path = self._pictures / f"{self._taken:03d}_{name}.png"
        try:
            self._pictures.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.window.surface, path)
        except (OSError, pygame.error) as error:
            complain(f"No more pictures are taken: {path} cannot be written ({error}).")
            self._pictures, self.desk.photographs.are_wanted = None, False


def _is_fullscreen_key(event: pygame.Event) -> bool:
    return bool(
        event.key == pygame.K_F11
        or (event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT)
    )
