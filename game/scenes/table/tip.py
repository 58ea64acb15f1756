"""A mouse that rests on a corner button is told what the button does, and which key does it too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.signs import signs_of
from game.scenes.table.corner import SHORTCUT, Corner
from game.scenes.table.easel import laid, whole
from game.scenes.table.score_panel import GROUND
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import pill
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, CREAM
from game.ui.writing import LEGIBLE, Pen, Style

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

REST: Final = 0.6
"""Seconds that the mouse rests there before."""

WORDS: Final = {Corner.MENU: "table.menu"}
"""What a button is called, where it is not called as its key is."""


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

    def pictures(self) -> list[Picture]:
        """The words below the buttons, if there is something to tell."""
        corner = self.corner
        if corner is None:
            return []
        scene = self._scene
        say, layout, easel = scene.desk.say, scene.layout, scene.painter.easel
        name = SHORTCUT[corner]
        text = f"{say(WORDS.get(corner, f'keys.{name}'))} ({signs_of(scene.desk).sign(say, name)})"
        unit, px = layout.page.scale, max(LEGIBLE + 2, layout.page.px(15))
        wide = easel.pen.fonts.size(text, Typeface.MEDIUM, px)[0] + 24 * unit
        high = px * 1.7
        right, low = layout.field.right - 6 * unit, layout.button(Corner.SCORE.value).bottom + 8 * unit
        left = min(right - wide, layout.button(corner.value).centre[0] - wide / 2)
        box = Rect(round(left), round(low), round(wide), round(high))
        size = whole(box)

        def draw(surface: pygame.Surface, pen: Pen) -> None:
            surface.blit(pill(size, unit, GROUND, BRASS), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            pen.write(surface, text, Rect(0, 0, *size), Style(Typeface.MEDIUM, px, CREAM, across=0.5))

        return [laid(easel.panel(("tip", text), size, draw), box)]
