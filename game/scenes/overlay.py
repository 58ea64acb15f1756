"""A scene in front of another one, which shows behind it, darker."""

from __future__ import annotations

import pygame

from game.scenes.page_desk import PageDesk, PageScene
from game.ui.tween import Tween

DIMNESS = 0.55
"""The share of light that is left behind a menu."""


class Overlay(PageScene):
    """Comes in softly: `progress` goes from 0 to 1 while it appears."""

    is_overlay = True
    dimness = DIMNESS

    def __init__(self, desk: PageDesk) -> None:
        """Begin to appear."""
        super().__init__(desk)
        self._arrival = Tween(0, 1, desk.pace.fade)

    @property
    def progress(self) -> float:
        """How far it has appeared, 0..1."""
        return self._arrival.value

    @property
    def is_moving(self) -> bool:
        """Whether it is still appearing."""
        return not self._arrival.is_over

    def appear(self, seconds: float) -> None:
        """Let time pass in the appearing."""
        self._arrival.advance(seconds)

    def finish_appearing(self) -> None:
        """Be there at once."""
        self._arrival.finish()

    def dim(self, screen: pygame.Surface) -> None:
        """Darken what is behind."""
        level = round(255 * (1 - (1 - self.dimness) * self.progress))
        screen.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
