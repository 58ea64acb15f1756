"""Cards that show only while space bar or mouse hold them; pulled up, by a finger as well, one is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from game.scenes.table.board import Token
    from game.scenes.table.controls import Controls
    from game.scenes.table.scene import TableScene


HOLDING: Final = (1, 3)
"""The left button of the mouse; a finger that rests is the right one."""


class Holding:
    """Shows and covers only where several people share the screen, and have wished it so."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Nothing is held."""
        self._scene = scene
        self._controls = controls
        self._is_pressed = False
        self._pulled: Token | None = None
        """The card that the mouse was on last."""

    def take(self, event: pygame.Event) -> bool:
        """Take the events that open, pull and cover; whether it was one of them."""
        sharing = self._scene.sharing
        if self._scene.is_busy:
            self._is_pressed = False
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.dict.get("is_pulled") and not sharing.is_covered:
            self._is_pressed = self._is_on_hand(event.pos)
            return self._is_pressed
        if sharing.holder is None and not self._is_pressed:
            return False
        if getattr(event, "key", None) == pygame.K_SPACE:
            self._show(is_held=event.type == pygame.KEYDOWN)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in HOLDING and sharing.is_covered:
            self._is_pressed = self._is_on_hand(event.pos)
            if self._is_pressed:
                self._show(is_held=True)
            return self._is_pressed
        if not self._is_pressed:
            return False
        if event.type == pygame.MOUSEBUTTONUP and event.button in HOLDING:
            self._let_go(event.pos)
            return True
        # above the hand the card that was pulled out stays the one that is meant
        return event.type == pygame.MOUSEMOTION and not self._remember(event.pos)

    def _show(self, *, is_held: bool) -> None:
        sharing = self._scene.sharing
        if is_held and sharing.is_covered and sharing.holder is not None:
            sharing.open(sharing.holder)
        elif not is_held and not sharing.is_covered:
            sharing.cover()

    def _let_go(self, where: tuple[float, float]) -> None:
        pulled, self._pulled, self._is_pressed = self._pulled, None, False
        if pulled is not None and where[1] < self._scene.layout.hand_zone.y:
            self._controls.take(pulled)
        if self._scene.sharing.holder is not None:
            self._show(is_held=False)

    def _remember(self, where: tuple[float, float]) -> bool:
        """Note the card under the mouse; whether the mouse is on the hand."""
        if where[1] < self._scene.layout.hand_zone.y:
            return False
        hit = [one for one in self._controls.hand if self._scene.flights.pose(one).covers(where)]
        self._pulled = hit[-1] if hit else None
        return True

    def _is_on_hand(self, where: tuple[float, float]) -> bool:
        return any(self._scene.flights.pose(token).covers(where) for token in self._controls.hand)
