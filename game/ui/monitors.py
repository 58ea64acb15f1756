"""Where the screens stand now; X11 tells that at any time, SDL 2 only how large they were at the start."""

from __future__ import annotations

import os
from contextlib import suppress
from struct import Struct
from typing import Final

import pygame

X11: Final = "libX11.so.6"
XINERAMA: Final = "libXinerama.so.1"
"""An old protocol that every server with several screens still speaks, RandR's among them."""


SCREEN: Final = Struct("=ihhhh")
"""A screen as XineramaQueryScreens answers it: its number, left, top, width, height."""


def monitors() -> list[pygame.Rect]:
    """The screens in pixels of the desktop, the first one first; pygame.error before the display is ready.

    Windows and macOS move a window themselves when its screen goes, and on Wayland no program knows where it
    stands: there the screens are taken to stand side by side, of which SDL tells the sizes.
    """
    # a server of another machine would let a frame wait for its answers
    is_near = os.environ.get("DISPLAY", "").startswith((":", "unix:"))
    if is_near and pygame.display.get_driver() == "x11":
        with suppress(OSError, AttributeError):
            told = _told_by_x11()
            if told:
                return told
    return side_by_side(pygame.display.get_desktop_sizes())


def side_by_side(sizes: list[tuple[int, int]]) -> list[pygame.Rect]:
    """Screens of these sizes from left to right."""
    lefts = [sum(width for width, _ in sizes[:place]) for place in range(len(sizes))]
    return [pygame.Rect(left, 0, *size) for left, size in zip(lefts, sizes, strict=True)]


def _told_by_x11() -> list[pygame.Rect]:
    """What the server answers on a connection of its own; nothing if it does not speak of screens."""
    import ctypes  # not before the first picture, where nobody asks

    x11, xinerama = ctypes.CDLL(X11), ctypes.CDLL(XINERAMA)
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = (ctypes.c_char_p,)
    x11.XCloseDisplay.argtypes = x11.XFree.argtypes = (ctypes.c_void_p,)
    xinerama.XineramaIsActive.argtypes = (ctypes.c_void_p,)
    xinerama.XineramaQueryScreens.restype = ctypes.c_void_p
    xinerama.XineramaQueryScreens.argtypes = (ctypes.c_void_p, ctypes.POINTER(ctypes.c_int))
    server = x11.XOpenDisplay(None)
    if not server:
        return []
    try:
        if not xinerama.XineramaIsActive(server):
            return []
        count = ctypes.c_int()
        found = xinerama.XineramaQueryScreens(server, ctypes.byref(count))
        if not found:
            return []
        told = ctypes.string_at(found, count.value * SCREEN.size)
        x11.XFree(found)
        return [pygame.Rect(*place) for _, *place in SCREEN.iter_unpack(told)]
    finally:
        x11.XCloseDisplay(server)
