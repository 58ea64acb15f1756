"""What has happened in this deal, as sentences under each other, the latest at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.board import draw_board, draw_heading
from game.scenes.overlay import Overlay
from game.scenes.scene import Pop, Result
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS, CREAM
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


class Log(Overlay):
    """Lies over the table; any key but those that scroll takes it away."""

    is_scrolled = True

    def __init__(self, table: TableScene) -> None:
        """Tell what this table has told, in the words of today."""
        super().__init__(table.desk)
        self._table = table
        self.lines: tuple[str, ...] = ()
        self.first = 0
        """The line that stands on top."""
        self.focus = Focus()
        self._lay_out()
        self.first = self._last_first()

    @property
    def is_moving(self) -> bool:
        """Whether it appears or the button warms up."""
        return super().is_moving or self.focus.is_moving

    def entered(self) -> None:
        """The language may have changed."""
        super().entered()
        self._lay_out()

    def resized(self) -> None:
        """Lay out anew; the latest stays in sight."""
        super().resized()
        was_last = self.first == self._last_first()
        self._lay_out()
        if was_last:
            self.first = self._last_first()

    def update(self, seconds: float) -> Result:
        """Let time pass."""
        self.appear(seconds)
        self.focus.update(seconds)
        return None

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
        self.is_stale = False
        self.dim(screen)
        brush = Brush(screen, self.desk.pen, self.page)
        draw_board(brush, self._box)
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
        shown = len(self.lines) - last
        x, unit = self._room.right + brush.px(12), self._room.h / len(self.lines)
        top = self._room.y + unit * self.first
        bottom = min(self._room.bottom, top + unit * shown)
        pygame.draw.line(brush.screen, BRASS, (x, top), (x, bottom), max(2, brush.px(3)))

    def _scroll(self, lines: int) -> None:
        self.first = max(0, min(self._last_first(), self.first + lines))
        self.is_stale = True

    def _last_first(self) -> int:
        """The line that stands on top when the last one stands at the foot."""
        room = self._room.h + 1
        for place in range(len(self.lines) - 1, -1, -1):
            room -= self._height(place)
            if room < 0:
                return min(len(self.lines) - 1, place + 1)
            room -= self.page.px(GAP)
        return 0

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
        is_visible = self.focus.is_visible
        self.focus = Focus([back])
        self.focus.is_visible = is_visible
