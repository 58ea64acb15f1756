"""A page of widgets at the player's scale: what the window cannot hold of it is pushed into sight."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.scenes.page_desk import PageDesk, PageScene
from game.ui.layout import NEARLY, Page, Rect
from game.ui.panning import ARROWS, Panning
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.focus import Focus


class Spread(PageScene):
    """Lays itself out in `page.area`, which may reach beyond the window; the stack asks it first to push."""

    free = 1.0
    """The upper share of the window in which the page lies, so that the player's hand stays in sight.

    What finds no room there has the whole window: its cut edge across the table would look broken.
    """
    focus: Focus
    beside: float = 853
    """The design units across from which on the parts of the page stand beside each other."""

    def __init__(self, desk: PageDesk) -> None:
        """Begin at the top."""
        super().__init__(desk)
        self.panning = Panning()
        self._was_meant: Widget | None = None

    @property
    def view(self) -> Rect:
        """The part of the window in which the page is seen, in pixels."""
        width, height = self.desk.page.size
        upper = height * self.free
        has_room = self.free < 1.0 and self._is_held(self.needs[1], upper)
        return Rect(0, 0, width, round(upper if has_room else height))

    @property
    def page(self) -> Page:
        """The page at the player's scale, as large as it needs to be."""
        return self.desk.spread_page(self.needs, self.view, self.panning.shift)

    @property
    def across(self) -> float:
        """How many design units the view is wide at the player's scale."""
        return self.desk.page.width / self.desk.wished_scale

    @property
    def _is_narrow(self) -> bool:
        """Whether the parts of the page stand below each other."""
        return self.across * NEARLY < self.beside

    def _is_held(self, units: float, height: float) -> bool:
        """Whether that height, in pixels, holds so many units at the player's scale, or nearly so."""
        return units * self.desk.wished_scale <= height * NEARLY

    @property
    def needs(self) -> tuple[float, float]:
        """The design units across and down that the page needs at the player's scale."""
        return self.room

    @property
    def is_larger(self) -> bool:
        """Whether only a part of the page is seen."""
        page, view = self.page, self.view
        return page.width > round(view.w) or page.height > round(view.h)

    def board_box(self, wide: float, high: float | None, *, beside: float = 22, above: float = 18) -> Rect:
        """Return the place of a board of that size in design units, in the middle of the page.

        `beside` and `above` it the page stays free; None takes the whole height that this leaves.
        """
        page, px = self.page, self.page.px
        most = page.height - px(2 * above)
        wide = min(px(wide), page.width - px(2 * beside))
        return page.area.place(wide, most if high is None else min(px(high), most))

    def pan(self, event: pygame.Event) -> bool:
        """Push the page where the event says so; whether that is all it meant."""
        self._was_meant = self.focus.current
        if not self.is_larger:
            return False
        page, view = self.page, self.view
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION) and not view.contains(event.pos):
            return True  # what lies there is cut off, and not to be pressed
        if not self.panning.take(event, page, view, self.focus.widgets):
            return False
        self._lay_out_pushed()
        return True

    def follow(self, event: pygame.Event) -> None:
        """Keep what the keyboard means in sight; where an arrow finds nothing more, the page goes on."""
        current = self.focus.current
        if event.type != pygame.KEYDOWN or current is None or not self.is_larger:
            return
        page, view = self.page, self.view
        is_free = event.key in (pygame.K_UP, pygame.K_DOWN) or type(current).nudge is Widget.nudge
        if event.key in ARROWS and is_free and current is self._was_meant:
            across, down = ARROWS[event.key]
            has_gone = self.panning.push(page, view, across * view.w, down * view.h)
        else:
            has_gone = self.focus.is_visible and self.panning.show(current.box, page, view)
        if has_gone:
            self._lay_out_pushed()

    def draw_bars(self, screen: pygame.Surface) -> None:
        """Show where the view is in the page."""
        if self.is_larger:
            self.panning.draw(screen, self.page, self.view)

    def _lay_out_pushed(self) -> None:
        self._lay_out()
        self.is_stale = True

    @abstractmethod
    def _lay_out(self) -> None:
        """Make the widgets and put them in their places."""
