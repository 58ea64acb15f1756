"""Which keys mean what, on keyboards of several countries."""

from __future__ import annotations

from typing import Final

import pygame

QUIET_KEYS: Final = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LGUI,
        pygame.K_RGUI,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK,
        pygame.K_PRINTSCREEN,
    }
)
"""Keys that mean nothing by themselves."""

ENTER_KEYS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1}
LATIN: Final = dict(zip("АБГДЕЗИКНОРТЧЪ", "ABGDEZIKNORTCY", strict=True))
"""Where Cyrillic letters lie on keyboards that go by their sound."""


def with_marks(letter: str) -> tuple[str, ...]:
    """Letters that count as this one: Croatian keyboards have Ž for Z, and Latin ones B for Cyrillic Б."""
    marked = {"Z": ("Ž",), "C": ("Č", "Ć"), "D": ("Đ",), "P": ("П",), "X": ("Х",)}
    return marked.get(letter, (LATIN[letter],) if letter in LATIN else ())


def letters_of(text: str, key: int) -> tuple[str, ...]:
    """The capital letters that a press may mean: what it wrote, and where that is no Latin letter its key's.

    Who writes Cyrillic has P and X printed on the same keys, but they write other letters.
    """
    written, on_key = text.upper(), pygame.key.name(key).upper()
    if written and written.isascii():
        return (written,)
    return tuple(dict.fromkeys(filter(None, (written, on_key))))
