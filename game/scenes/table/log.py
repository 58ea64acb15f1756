"""What has happened in this deal, as sentences under each other, the latest at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.panel import Panel
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.scrolling import draw_bar, last_on_top
from game.ui.theme import CREAM
from game.ui.widgets import Brush, Button
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

WIDTH, HEIGHT = 720, 640
GAP: Final = 5
"""Design units between two lines."""

SCROLL_KEYS: Final = {
    pygame.K_UP: -1,
    pygame.K_DOWN: 1,
    pygame.K_PAGEUP: -8,
    pygame.K_PAGEDOWN: 8,
    pygame.K_HOME: -1000,
    pygame.K_END: 1000,
}


class Log(Panel):
    """Lies over the table; any key but those that scroll takes it away."""

    is_scrolled = True
    room = (480.0, 280.0)

    def __init__(self, table: TableScene) -> None:
        """Tell what this table has told, in the words of today."""
        super().__init__(table.desk)
        self._table = table
        self.lines: tuple[str, ...] = ()
        self.first = 0
        """The line that stands on top."""
        self._lay_out()
        self.first = self._last_first()

    def resized(self) -> None:
        """Lay out anew; the latest stays in sight."""
        was_last = self.first == self._last_first()
        super().resized()
        if was_last:
            self.first = self._last_first()

    def handle(self, event: pygame.Event) -> Result:
        """Scroll, or go back to the table."""
        if event.type == pygame.KEYDOWN and event.key in SCROLL_KEYS:
            self._scroll(SCROLL_KEYS[event.key])
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F7):
            return Pop()
        else:
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
                self.is_stale = True
            if event.type == pygame.MOUSEBUTTONDOWN and not self._box.contains(event.pos):
                return Pop()
            if self.focus.handle(event) is not None:
                self.desk.sounds.play("button")
                return Pop()
        return None

    def draw(self, screen: pygame.Surface) -> None:
        """Darken the table and lay the page on it."""
        brush = self.board(screen, self._box)
        draw_heading(brush, self.desk.say("spoken.log"), self._head, 30)
        top = self._room.y
        for place in range(self.first, len(self.lines)):
            high = self._height(place)
            if top + high > self._room.bottom + 1 and place > self.first:
                break
            box = Rect(self._room.x, top, self._room.w, high)
            brush.pen.write(screen, self.lines[place], box, self._style)
            top += high + brush.px(GAP)
        self._bar(brush)
        self.focus.draw(brush)

    @property
    def _style(self) -> Style:
        return Style(Typeface.TEXT, self.page.px(18), CREAM, down=0, wraps=True)

    def _height(self, place: int) -> float:
        return self.desk.pen.height(self.lines[place], self._room.w, self._style)

    def _bar(self, brush: Brush) -> None:
        """Where the lines in sight are, if there are more."""
        last = self._last_first()
        if not last:
            return
        whole = len(self.lines)
        draw_bar(brush, self._room, self.first / whole, (whole - last) / whole)

    def _scroll(self, lines: int) -> None:
        self.first = max(0, min(self._last_first(), self.first + lines))
        self.is_stale = True

    def _last_first(self) -> int:
        heights = [self._height(place) for place in range(len(self.lines))]
        return last_on_top(heights, self._room.h, self.page.px(GAP))

    def _lay_out(self) -> None:
        say, px, page = self.desk.say, self.page.px, self.page
        self.lines = self._table.telling.lines() or (say("people.nothing"),)
        self._box = page.area.inset(px(30), px(24)).place(
            min(px(WIDTH), page.width - px(60)), min(px(HEIGHT), page.height - px(48))
        )
        inner = self._box.inset(px(44), px(16))
        self._head, rest = inner.take_top(px(52), px(10))
        foot = px(50)
        self._room = Rect(rest.x, rest.y, rest.w, rest.h - foot - px(18))
        self.first = min(self.first, self._last_first())
        back = Button("log.back", say("pause.resume"), is_main=True)
        back.box = Rect(inner.x, self._box.bottom - px(22) - foot, inner.w, foot).place(px(260), foot)
        self.focus = self.focus.renewed([back])
