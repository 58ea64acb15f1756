"""A scene that fills the window with widgets: laid out anew whenever what it stands on has changed."""

from __future__ import annotations

from typing import Final

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.room import room
from game.scenes.scene import Pop, Result
from game.scenes.spread import Spread
from game.scenes.woodwork import draw_board
from game.ui.focus import Focus
from game.ui.layout import Rect
from game.ui.widgets import Brush, Signal

INPUT: Final = frozenset(
    {
        pygame.KEYDOWN,
        pygame.TEXTINPUT,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
    }
)
"""What widgets may look different after."""


class Form(Spread):
    """What options, games and house rules share; who derives from it lays out at the end of `__init__`."""

    def __init__(self, desk: PageDesk) -> None:
        """Begin without widgets."""
        super().__init__(desk)
        self.focus = Focus()

    @property
    def is_moving(self) -> bool:
        """Whether a widget warms up."""
        return self.focus.is_moving

    def entered(self) -> None:
        """Language, game or rules may have changed meanwhile."""
        super().entered()
        self._lay_out()

    def resized(self) -> None:
        """Lay out anew."""
        super().resized()
        self._lay_out()

    def update(self, seconds: float) -> Result:
        """Let time pass."""
        self.focus.update(seconds)
        return None

    def handle(self, event: pygame.Event) -> Result:
        """Esc goes back; what is meant for the page as a whole comes before its widgets."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return self._leave()
        if self._take(event):
            return None
        used = self.signal(event)
        return None if used is None else self._use(used)

    def _leave(self) -> Result:
        """Go back to the page below."""
        return Pop()

    def _take(self, event: pygame.Event) -> bool:
        """Do what an event says to the page as a whole, such as to scroll; whether it said that."""
        return False

    def _use(self, used: Signal) -> Result:
        """Do what a widget says."""
        return None

    def signal(self, event: pygame.Event) -> Signal | None:
        """Give the event to the widgets; answer the one that was used, which is heard."""
        used = self.focus.handle(event)
        if event.type in INPUT:
            self.is_stale = True
        if used is not None:
            self.desk.sounds.play("button")
        return used

    def board(self, screen: pygame.Surface, box: Rect) -> Brush:
        """Draw the room and a board in it; what draws the rest of the page."""
        self.is_stale = False
        desk = self.desk
        screen.blit(room(desk.assets / "sprites", self.page, cloth=desk.preferences.cloth), (0, 0))
        brush = Brush(screen, desk.pen, self.page)
        draw_board(brush, box)
        return brush
