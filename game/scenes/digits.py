"""A digit is the number of a card or of a figure, on any keyboard."""

from __future__ import annotations

from typing import Final

import pygame

TEN: Final = 10
"""What the key of nought means."""


def digit(key: int, text: str) -> int | None:
    """1 to 9, and 0 for ten, from the row of digits with or without Shift, or the keypad."""
    if pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0 or TEN
    if pygame.K_KP_1 <= key <= pygame.K_KP_9:
        return key - pygame.K_KP_1 + 1
    if key == pygame.K_KP_0:
        return TEN
    return int(text) or TEN if text in set("0123456789") else None
