"""A text as a square code that any phone's camera reads: black on white, with its quiet edge."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui.theme import BLACK, WHITE

QUIET: Final = 4
"""Modules of white round the code, as the standard asks (ISO/IEC 18004)."""


def code_modules(text: str) -> pygame.Surface:
    """The code, a pixel a module, its quiet edge included.

    The text is written in UTF-8; up to 15 of 100 modules may be misread. Raises ValueError for a text that no
    code can hold (2,331 bytes). 200 bytes take some 35 ms.
    """
    from qrcodegen import QrCode  # no first frame waits for it

    code = QrCode.encode_binary(text.encode(), QrCode.Ecc.MEDIUM)
    side = code.get_size() + 2 * QUIET
    small = pygame.Surface((side, side), 0, 32)
    small.fill(WHITE)
    for y in range(code.get_size()):
        for x in range(code.get_size()):
            if code.get_module(x, y):
                small.set_at((x + QUIET, y + QUIET), BLACK)
    return small


def enlarged(modules: pygame.Surface, room: int) -> pygame.Surface:
    """The same, as large as a square of so many pixels holds it; a module is a whole number of them."""
    return pygame.transform.scale_by(modules, max(1, room // modules.width))
