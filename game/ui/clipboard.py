"""What was copied, here or in another program; on a screen without a clipboard nothing is."""

from __future__ import annotations

import pygame


def copied() -> str:
    """The text that was copied last, or nothing."""
    try:
        return str(pygame.scrap.get_text())
    except (pygame.error, AttributeError, NotImplementedError):
        return ""


def copy(text: str) -> bool:
    """Have the text ready for other programs; answer whether that could be done."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True
