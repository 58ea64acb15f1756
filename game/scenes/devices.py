"""What the player holds: keys, and controllers with what their buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.pad_seats import PadSeats
from game.scenes.shortcuts import buttons_of, keymap_of
from game.ui.pad_devices import SdlDevices
from game.ui.pads import Pads

if TYPE_CHECKING:
    from game.scenes.preferences import Preferences


class Devices:
    """One for the program."""

    def __init__(self, likes: Preferences) -> None:
        """Keys and buttons as the player likes them; controllers are looked for later."""
        self.pads = Pads(SdlDevices())
        self.pad: int | None = None
        """The controller that was pressed last, if nothing else was since: its buttons are shown."""
        self.pad_seats = PadSeats()
        self.follow(likes)

    def follow(self, likes: Preferences) -> None:
        """Let keys and buttons do what the player likes."""
        self.keymap = keymap_of(likes.keys)
        self.buttons = buttons_of(likes.pad_buttons)
