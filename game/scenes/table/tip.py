"""A mouse that rests on a corner button is told what the button does, and which key does it too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from game.scenes.table.picture.corner import Corner
    from game.scenes.table.scene import TableScene

REST: Final = 0.6
"""Seconds that the mouse rests there before."""


class CornerTip:
    """Waits over a button; whoever presses something, or comes with a finger, knows it already."""

    def __init__(self, scene: TableScene) -> None:
        """Serve that scene."""
        self._scene = scene
        self._over: Corner | None = None
        self._rested = 0.0
        self._is_known = False
        self._is_finger = False

    @property
    def corner(self) -> Corner | None:
        """The button that is told about now."""
        is_due = self._rested >= REST and not (self._is_known or self._is_finger)
        return self._over if is_due and self._over is self._scene.controls.corner else None

    def notice(self, event: pygame.Event) -> None:
        """A press: nothing is told before the mouse comes to another button."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._is_finger = event.dict.get("by_finger", False)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._scene.is_stale |= self.corner is not None
            self._over, self._is_known = self._scene.controls.corner, True

    def pass_time(self, seconds: float) -> None:
        """Let the mouse rest; only when the words come or go there is something to draw."""
        over = self._scene.controls.corner
        if over is not self._over:
            self._over, self._rested, self._is_known = over, 0.0, False
            return
        if over is None or self._rested >= REST:
            return
        self._rested += seconds
        self._scene.is_stale |= self.corner is not None
