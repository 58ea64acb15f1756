"""Keys that somebody has moved come out as the keys that the program knows, on keyboards of every country."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

KEYS: Final = (pygame.KEYDOWN, pygame.KEYUP)
LETTERS: Final = range(pygame.KSCAN_A, pygame.KSCAN_Z + 1)
DIGITS: Final = (*range(pygame.KSCAN_1, pygame.KSCAN_9 + 1), pygame.KSCAN_0)
NON_LATIN: Final = range(0x370, 0x4000_0000)
"""Key codes of Greek, Cyrillic and other letters; those above are keys without a sign."""


class Keymap:
    """An exchange: every key still does something, and no deed is without a key."""

    def __init__(self, moved: Mapping[int, int] | None = None) -> None:
        """`moved` tells for known keys which key was put in their place; no key is put twice."""
        put = {known: key for known, key in (moved or {}).items() if known != key}
        self._known = {key: known for known, key in put.items()}
        # what the keys meant that were taken for others goes to the keys that became free
        free = [known for known in put if known not in self._known]
        unplaced = [key for key in self._known if key not in put]
        self._known.update(zip(free, unplaced, strict=True))
        self._put = {known: key for key, known in self._known.items()}

    def key(self, known: int) -> int:
        """The key that must be pressed for what the program knows as that key."""
        return self._put.get(known, known)

    def letter(self, known: str) -> str:
        """The capital letter that must be pressed for that one; as it is if no key has that letter."""
        code = ord(known.lower()) if len(known) == 1 else 0
        key = self.key(code)
        return known if key == code else name_of(key)

    def event(self, event: pygame.Event) -> pygame.Event:
        """The event as the program knows it; with Ctrl or Alt nothing is exchanged."""
        if event.type not in KEYS or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return event
        key = on_any_keyboard(event.key, getattr(event, "scancode", 0))
        known = self._known.get(key)
        if known is None:
            return event if key == event.key else pygame.Event(event.type, {**event.dict, "key": key})
        return pygame.Event(event.type, {**event.dict, "key": known, "unicode": sign_of(known)})


def on_any_keyboard(key: int, scancode: int) -> int:
    """The Latin letter of a key of another script, as it has elsewhere, and the digit where it needs Shift.

    Only the key is told so: the sign that was typed stays, and comes first where letters mean something.
    """
    if key in NON_LATIN and scancode in LETTERS:
        return pygame.K_a + scancode - pygame.KSCAN_A
    if scancode in DIGITS and not pygame.K_0 <= key <= pygame.K_9:
        return pygame.K_0 + (DIGITS.index(scancode) + 1) % len(DIGITS)
    return key


def sign_of(key: int) -> str:
    """The sign that a key types, or nothing."""
    return chr(key) if 32 <= key < 127 else ""


def name_of(key: int) -> str:
    """The name of a key as it is printed: letters and F1 to F12 as capitals."""
    name = pygame.key.name(key)
    return name.upper() if len(name) <= len("f12") else name
