"""A page to be read over the table: a column of entries under a heading, longer perhaps than its room."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

import pygame

from game.scenes.panel import Panel
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.ui.layout import Rect
from game.ui.scrolling import draw_bar, last_on_top
from game.ui.widgets import Brush, Signal

STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
ENDS: Final = {pygame.K_HOME: -1, pygame.K_END: 1}


class ScrolledPanel(Panel):
    """Keys and wheel scroll by whole entries; its own key, Esc and a click beside it take it away."""

    is_scrolled = True
    heading: ClassVar[str]
    """The key of the sentence above."""
    own_key: ClassVar[int]
    """The key that opened it."""
    size: ClassVar[tuple[float, float]]
    margin: ClassVar[float]
    """Design units between the edges of the board and what is written."""
    gap: ClassVar[float] = 0.0
    """Design units between two entries."""
    leap: ClassVar[int]
    """So many entries go by with Page Up and Page Down."""

    first = 0
    """The entry that stands on top."""

    def handle(self, event: pygame.Event) -> Result:
        """Scroll, or go back to the table."""
        return Pop() if self._leads_back(event) else super().handle(event)

    def _take(self, event: pygame.Event) -> bool:
        entries = -event.y if event.type == pygame.MOUSEWHEEL else 0
        if event.type == pygame.KEYDOWN:
            entries = self._scrolled_by(event.key)
        if entries:
            self._scroll(entries)
        return entries != 0

    def draw(self, screen: pygame.Surface) -> None:
        """Darken the table and lay the page on it."""
        brush = self.board(screen, self._box)
        draw_heading(brush, self.desk.say(self.heading), self._head, 30)
        top, heights = self._page.y, self._heights()
        for place, high in enumerate(heights[self.first :], self.first):
            if top + high > self._page.bottom + 1 and place > self.first:
                break
            self._write(brush, place, Rect(self._page.x, top, self._page.w, high))
            top += high + brush.px(self.gap)
        last, whole = self._last_first(), sum(heights)
        if last:
            draw_bar(brush, self._page, sum(heights[: self.first]) / whole, sum(heights[last:]) / whole)
        self.focus.draw(brush)

    @abstractmethod
    def _heights(self) -> list[float]:
        """How high every entry is, in pixels."""

    @abstractmethod
    def _write(self, brush: Brush, place: int, box: Rect) -> None:
        """Write the entry into the box, which is as high as it is."""

    def _use(self, used: Signal) -> Result:
        return Pop()

    def _lay_board(self) -> Rect:
        """Place the board and what is on it; where its buttons have their row."""
        px = self.page.px
        wide, high = self.size
        self._box = self.board_box(wide, high, beside=30, above=24)
        inner = self._box.inset(px(self.margin), px(16))
        self._head, rest = inner.take_top(px(52), px(10))
        foot = px(50)
        self._page = Rect(rest.x, rest.y, rest.w, rest.h - foot - px(18))
        self.first = min(self.first, self._last_first())
        return Rect(inner.x, self._box.bottom - px(22) - foot, inner.w, foot)

    def _leads_back(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return event.key in (pygame.K_ESCAPE, self.own_key)
        return event.type == pygame.MOUSEBUTTONDOWN and not self._box.contains(event.pos)

    def _scrolled_by(self, key: int) -> int:
        """So many entries further down, or 0."""
        whole = len(self._heights())
        return STEPS.get(key, 0) + self.leap * PAGES.get(key, 0) + whole * ENDS.get(key, 0)

    def _scroll(self, entries: int) -> None:
        self.first = max(0, min(self._last_first(), self.first + entries))
        self.is_stale = True

    def _last_first(self) -> int:
        return last_on_top(self._heights(), self._page.h, self.page.px(self.gap))
