"""What has happened in this deal, as sentences under each other, the latest at the foot."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.scrolled_panel import ScrolledPanel
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import CREAM
from game.ui.widgets import Brush, Button
from game.ui.writing import Style


class Log(ScrolledPanel):
    """Lies over the table."""

    room = (480.0, 280.0)
    heading = "spoken.log"
    own_key = pygame.K_F7
    size = (720, 640)
    margin = 44
    gap = 5
    leap = 8

    def __init__(self, desk: PageDesk, told: Callable[[], tuple[str, ...]]) -> None:
        """`told` answers the sentences in the words of today."""
        super().__init__(desk)
        self._told = told
        self.lines: tuple[str, ...] = ()
        self._lay_out()
        self.first = self._last_first()

    def resized(self) -> None:
        """Lay out anew; the latest stays in sight."""
        was_last = self.first == self._last_first()
        super().resized()
        if was_last:
            self.first = self._last_first()

    @property
    def _style(self) -> Style:
        return Style(Typeface.TEXT, self.page.px(18), CREAM, down=0, wraps=True)

    def _heights(self) -> list[float]:
        return [self.desk.pen.height(line, self._page.w, self._style) for line in self.lines]

    def _write(self, brush: Brush, place: int, box: Rect) -> None:
        brush.pen.write(brush.screen, self.lines[place], box, self._style)

    def _lay_out(self) -> None:
        say = self.desk.say
        self.lines = self._told() or (say("people.nothing"),)
        row = self._lay_board()
        back = Button("log.back", say("pause.resume"), is_main=True)
        self.focus = self.focus.renewed([back.at(row.place(self.page.px(260), row.h))])
