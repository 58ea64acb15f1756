"""Keys, controllers and fingers, each in its own way, come to the scenes as keys and a mouse."""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.table_desk import TableDesk
from game.ui.fingers import FINGER, TWO_FINGER_TAP, Fingers
from game.ui.pads import PadPress
from game.ui.window import Window

OTHER_HANDS: Final = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, *FINGER})
"""After these the player has no controller in his hands any more."""

MOVED: Final = frozenset(
    {pygame.WINDOWMOVED, pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST}
)
"""A screen that vanishes takes the window or the hand elsewhere."""

SETTLED: Final = 0.5
"""Seconds after the last of these in which a window manager has done its part, and the pull is over."""

LOOKS: Final = 5.0
"""Seconds between two looks where the window is: SDL 2 does not tell that a screen has gone."""


class Inputs:
    """One for the program: what it gives out is all that scenes ever see."""

    def __init__(self, desk: TableDesk, window: Window) -> None:
        """Follow the player's wishes as they are on the desk."""
        self._desk = desk
        self._window = window
        self._fingers = Fingers()
        self._until_look = LOOKS

    def take(
        self, event: pygame.Event, *, scrolls: bool = False, is_typing: bool = False
    ) -> list[pygame.Event]:
        """What the event means.

        `scrolls` if a finger that is pulled up or down turns pages; `is_typing` if letters are no shortcuts.
        """
        if event.type in MOVED:
            self._until_look = SETTLED
        presses = self._desk.devices.pads.take(event)
        if presses is not None:
            self._tell()
            return [made for press in presses for made in self._press(press)]
        if event.type in OTHER_HANDS and not self._is_trembling(event):
            self._desk.devices.pad = None
        pointed = self._fingers.take(event, self._window.size, scrolls=scrolls)
        if pointed is not None:
            return [self._gesture(one) for one in pointed]
        if is_typing:
            return [event]
        return [self._desk.devices.keymap.event(event)]

    def pass_time(self, seconds: float) -> list[pygame.Event]:
        """What comes of keeping a direction or a finger where it is."""
        self._look(seconds)
        presses = self._desk.devices.pads.pass_time(seconds)
        made = [event for press in presses for event in self._press(press)]
        return [*made, *self._fingers.pass_time(seconds, self._window.size)]

    def _look(self, seconds: float) -> None:
        """Bring the window back if it went with its screen."""
        self._until_look -= seconds
        if self._until_look <= 0:
            self._until_look = LOOKS
            self._window.stay_in_sight()

    def _press(self, press: PadPress) -> list[pygame.Event]:
        """A button as the key that does the same, with Shift if the controller holds what stands for it."""
        devices = self._desk.devices
        if press.is_down:
            devices.pad = press.pad
        shortcut = devices.buttons.get(press.button)
        key = pygame.K_UNKNOWN if shortcut is None else shortcut.key
        has_shift = shortcut is not None and shortcut.has_shift and devices.has_shift(press.pad)
        return [
            pygame.Event(
                pygame.KEYDOWN if press.is_down else pygame.KEYUP,
                key=key,
                mod=pygame.KMOD_SHIFT if has_shift else 0,
                unicode="",
                scancode=0,
                pad=press.pad,
                button=str(press.button),
            )
        ]

    def _gesture(self, event: pygame.Event) -> pygame.Event:
        """A tap with two fingers is the key of the score."""
        if event.type != TWO_FINGER_TAP:
            return event
        return pygame.Event(
            pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="", scancode=0, by_finger=True, at=event.at
        )

    def _is_trembling(self, event: pygame.Event) -> bool:
        """Whether a mouse has moved that nobody moved: some report a motion when the window changes."""
        return event.type == pygame.MOUSEMOTION and tuple(event.dict.get("rel", ())) == (0, 0)

    def _tell(self) -> None:
        """Say who came and who went; the match goes on as if nothing had happened."""
        desk = self._desk
        for news in desk.devices.pads.news():
            if news.is_there:
                desk.devices.pad_seats.came(news.pad, news.make)
                desk.devices.pads.light(news.pad, desk.devices.pad_seats.light_of(news.pad))
                desk.announce(desk.say("pads.came", name=news.name))
            else:
                desk.devices.pad_seats.went(news.pad, news.make)
                desk.announce(desk.say("pads.went", name=news.name))
                if desk.devices.pad == news.pad:
                    desk.devices.pad = None
