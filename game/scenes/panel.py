"""A page of widgets in front of another scene: a form that is an overlay."""

from __future__ import annotations

import pygame

from game.scenes.form import Form
from game.scenes.overlay import Overlay
from game.scenes.scene import Result
from game.scenes.woodwork import draw_board
from game.ui.layout import Rect
from game.ui.widgets import Brush


class Panel(Overlay, Form):
    """What menus, questions, and pages to be read over the table share."""

    @property
    def is_moving(self) -> bool:
        """Whether it appears or a widget warms up."""
        return super().is_moving or self.focus.is_moving

    def update(self, seconds: float) -> Result:
        """Let time pass."""
        self.appear(seconds)
        return super().update(seconds)

    def board(self, screen: pygame.Surface, box: Rect) -> Brush:
        """Darken what is behind and draw a board on it; what draws the rest of the page."""
        self.is_stale = False
        self.dim(screen)
        screen.set_clip(self.view.ints)
        brush = Brush(screen, self.desk.pen, self.page)
        draw_board(brush, box)
        return brush
