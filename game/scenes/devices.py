"""What the player holds: keys, and controllers with what their buttons do."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.pad_seats import PadSeats
from game.scenes.shortcuts import STANDS_FOR_SHIFT, buttons_of, keymap_of
from game.ui.pad_devices import SdlDevices
from game.ui.pads import Pads

if TYPE_CHECKING:
    from game.scenes.preferences import Preferences

MOST_PRESSES: Final = 4
PRESSES: Final = frozenset(
    {
        pygame.KEYDOWN,
        pygame.MOUSEBUTTONDOWN,
        pygame.FINGERDOWN,
        pygame.JOYBUTTONDOWN,
        pygame.CONTROLLERBUTTONDOWN,
    }
)


class Devices:
    """One for the program."""

    def __init__(self, likes: Preferences) -> None:
        """Keys and buttons as the player likes them; controllers are looked for later."""
        self.pads = Pads(SdlDevices())
        self.pad: int | None = None
        """The controller that was pressed last, if nothing else was since: its buttons are shown."""
        self.pad_seats = PadSeats()
        self.words = ""
        """What the players have typed for the shuffle of the next match."""
        self._presses: deque[str] = deque(maxlen=MOST_PRESSES)
        self.follow(likes)

    def note(self, event: pygame.Event) -> None:
        """Note when and where something was pressed; other events count nothing."""
        if event.type in PRESSES:
            x, y = getattr(event, "pos", (0, 0))
            self._presses.append(f"{time.time_ns()}@{x:.0f}.{y:.0f}")

    def take_number(self) -> str:
        """The number of the players for one match; their words are forgotten.

        It tells when, in nanoseconds since 1970, and where they pressed last, and the words that they typed.
        """
        words, self.words = self.words.strip(), ""
        return " ".join([*self._presses, *([f"words={words}"] if words else [])])

    def has_shift(self, pad: int) -> bool:
        """Whether a button of `STANDS_FOR_SHIFT` is held on that controller."""
        held = (self.buttons.get(button) for button in self.pads.held(pad))
        return any(shortcut is not None and shortcut.name == STANDS_FOR_SHIFT for shortcut in held)

    def follow(self, likes: Preferences) -> None:
        """Let keys and buttons do what the player likes."""
        self.keymap = keymap_of(likes.keys)
        self.buttons = buttons_of(likes.pad_buttons)
