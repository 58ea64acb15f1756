"""Linux tells in its files whether a controller is plugged in; SDL would open a socket to find out.

SDL 2.32 hears of controllers by udev's netlink socket. It opens one even where its hints forbid udev
(SDL_JOYSTICK_DISABLE_UDEV, SDL_HIDAPI_JOYSTICK_DISABLE_UDEV) and watches /dev/input besides. So SDL is not
asked until there is something to find; then it may use udev, which knows best when a device can be read.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import Final

NODES: Final = Path("dev/input")
"""Where the kernel puts a node for everything that is typed, pushed or pressed."""

CLASSES: Final = Path("sys/class/input")
KEYS: Final = "device/capabilities/key"
"""A bit for each key or button that the device has: words of a long, in hexadecimal, the highest first."""

BUTTONS: Final = range(0x120, 0x140)
"""Joysticks and gamepads in linux/input-event-codes.h; mice lie below, tablets and touchpads above."""


class PlugWatch:
    """Looks at the nodes again only when one of them has come or gone."""

    def __init__(self, root: Path = Path("/")) -> None:
        """Below `root` lie dev and sys."""
        self._root = root
        self._changed: int | None = None
        self._is_any = False

    def is_any_there(self) -> bool:
        """Whether anything has a joystick's buttons; elsewhere than on Linux SDL is to find out itself."""
        if not sys.platform.startswith("linux"):
            return True
        try:
            changed = (self._root / NODES).stat().st_mtime_ns
        except OSError:
            return False
        if changed != self._changed:
            self._changed = changed
            self._is_any = self._looks()
        return self._is_any

    def _looks(self) -> bool:
        if any((self._root / NODES).glob("js*")):
            return True
        words = (_read(place / KEYS) for place in (self._root / CLASSES).glob("event*"))
        return any(has_buttons(word) for word in words)


def has_buttons(keys: str) -> bool:
    """Whether the words of a `capabilities/key` file name a button of a joystick or gamepad."""
    width, bits = 8 * struct.calcsize("l"), 0
    for word in keys.split():
        bits = bits << width | int(word, 16)
    return any(bits >> button & 1 for button in BUTTONS)


def _read(place: Path) -> str:
    try:
        return place.read_text("ascii")
    except OSError:
        return ""
