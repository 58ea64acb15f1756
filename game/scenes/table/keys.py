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

TELLING_KEYS: Final = frozenset({pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F6, pygame.K_F7})
"""Once more, what lies on the table, the own cards, the score, the log: no call can have these keys."""

ENTER_KEYS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -1, pygame.K_DOWN: 1}


def digit(key: int, text: str) -> int | None:
    """1 to 9, from the row of digits with or without Shift, as keyboards differ, or from the keypad."""
    if pygame.K_1 <= key <= pygame.K_9:
        return key - pygame.K_0
    if pygame.K_KP_1 <= key <= pygame.K_KP_9:
        return key - pygame.K_KP_1 + 1
    return int(text) if text in set("123456789") else None


def with_marks(letter: str) -> tuple[str, ...]:
    """Letters that count as this one: Ž for Z and so on, as Croatian keyboards have them."""
    return {"Z": ("Ž",), "S": ("Š",), "C": ("Č", "Ć"), "D": ("Đ",)}.get(letter, ())
