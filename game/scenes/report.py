"""A report for whoever mends the program, to be read and copied; it is never sent."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.panel import Panel
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.table.files import read_bounded_text
from game.ui.clipboard import copy
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.scrolling import draw_bar
from game.ui.theme import CREAM, CREAM_DIM
from game.ui.widgets import Button, Signal
from game.ui.writing import Style

WIDTH: Final = 940
LINE: Final = 20
"""The height of a line in design units."""
LONGEST: Final = 200_000
"""Letters; what stands beyond is in the file."""
WIDEST: Final = 160
"""Letters of a line before it is broken wherever that is; then between words, by the width of the page."""

SCROLL_KEYS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -12, pygame.K_PAGEDOWN: 12}


class Report(Panel):
    """The text of a file, line by line."""

    room = (480.0, 420.0)

    is_scrolled = True

    def __init__(self, desk: PageDesk, path: Path) -> None:
        """Read the file; one that cannot be read is an empty page with its name."""
        super().__init__(desk)
        self.path = path
        try:
            self._text = read_bounded_text(path, errors="replace")[:LONGEST]
        except OSError as error:
            self._text = str(error)
        self.first = 0
        self.is_copied = False
        self._lay_out()

    def _take(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-3 * event.y)
            return True
        if event.type == pygame.KEYDOWN and event.key in SCROLL_KEYS:
            self._scroll(SCROLL_KEYS[event.key])
            return True
        return False

    def _use(self, used: Signal) -> Result:
        if used.name == "report.back":
            return Pop()
        self.is_copied = copy(self._text)
        return None

    def draw(self, screen: pygame.Surface) -> None:
        """Darken what is behind and lay the page on it."""
        desk, brush = self.desk, self.board(screen, self._box)
        draw_heading(brush, desk.say("report.heading"), self._head, 30)
        small = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5)
        name = desk.fonts.cut(str(self.path), Typeface.TEXT, brush.px(15), self._name.w)
        brush.pen.write(screen, desk.say("report.copied") if self.is_copied else name, self._name, small)
        style = Style(Typeface.TEXT, brush.px(15), CREAM)
        for place, line in enumerate(self.lines[self.first : self.first + self._room]):
            spot = Rect(self._page.x, self._page.y + place * brush.px(LINE), self._page.w, brush.px(LINE))
            if line.strip():
                brush.pen.write(screen, line, spot, style)
        if len(self.lines) > self._room:
            whole = len(self.lines)
            draw_bar(brush, self._page, self.first / whole, self._room / whole)
        self.focus.draw(brush)

    def _scroll(self, lines: int) -> None:
        self.first = max(0, min(len(self.lines) - self._room, self.first + lines))
        self.is_stale = True

    def _lay_out(self) -> None:
        desk, px = self.desk, self.page.px
        self._box = self.board_box(WIDTH, 680, beside=24, above=20)
        inner = self._box.inset(px(34), px(14))
        self._head, rest = inner.take_top(px(52), px(4))
        self._name, rest = rest.take_top(px(24), px(8))
        foot = px(50)
        self._page = Rect(rest.x, rest.y, rest.w - px(20), rest.h - foot - px(18))
        self._room = max(1, int(self._page.h / px(LINE)))
        self.lines = self._broken(px(15))
        self.first = max(0, min(len(self.lines) - self._room, self.first))
        row = Rect(inner.x, self._box.bottom - px(16) - foot, inner.w, foot)
        cells = row.place(min(px(560), row.w), foot).columns([1, 1], px(16))
        copying = Button("report.copy", desk.say("report.copy"))
        back = Button("report.back", desk.say("report.back"), is_main=True)
        copying.box, back.box = cells
        self.focus = self.focus.renewed([copying, back], first="report.back")

    def _broken(self, px: int) -> list[str]:
        """The lines of the file, broken to the width of the page."""
        lines: list[str] = []
        for whole in self._text.replace("\t", "    ").splitlines():
            printable = "".join(sign if sign.isprintable() else "·" for sign in whole)
            for start in range(0, max(1, len(printable)), WIDEST):
                part = printable[start : start + WIDEST]
                lines += self.desk.fonts.wrap(part, Typeface.TEXT, px, self._page.w)
        return lines
