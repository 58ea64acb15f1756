"""What was on the screen last, kept small: stretched, it stands in until there is one of another size."""

from __future__ import annotations

from typing import Final

import pygame

MOST: Final = 300_000
"""Pixels that are kept; it is seen for a moment, and blurred by stretching anyway."""


BLURRED: Final = (32, 18)
"""The pixels that are left of an older picture: it may show cards that have been covered since."""


class LastPicture:
    """A picture that a window of any size can be filled with."""

    def __init__(self) -> None:
        """There is none yet."""
        self._kept: pygame.Surface | None = None
        self._is_current = False

    def is_over(self) -> None:
        """Something else is on the screen now."""
        self._is_current = False

    def keep(self, screen: pygame.Surface) -> None:
        """The screen has come to rest: keep what is on it, once."""
        if self._is_current:
            return
        self._is_current = True
        share = min(1.0, (MOST / max(1, screen.width * screen.height)) ** 0.5)
        size = (max(1, round(screen.width * share)), max(1, round(screen.height * share)))
        self._kept = pygame.transform.smoothscale(screen, size)

    def lay_on(self, screen: pygame.Surface) -> None:
        """Fill the screen with it; of one that something has followed only its colours are seen."""
        size = screen.get_size()
        if self._kept is None:
            screen.fill((0, 0, 0))
        elif self._is_current:
            screen.blit(pygame.transform.scale(self._kept, size), (0, 0))
        else:
            blurred = pygame.transform.smoothscale(self._kept, BLURRED)
            screen.blit(pygame.transform.smoothscale(blurred, size), (0, 0))
