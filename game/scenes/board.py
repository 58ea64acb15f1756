"""A wooden board with a heading and a column of buttons, in front of whatever is behind."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.desk import Desk
from game.scenes.panel import Panel
from game.scenes.woodwork import draw_heading
from game.ui.fonts import Typeface
from game.ui.layout import Page, Rect
from game.ui.theme import CREAM
from game.ui.widgets import Button, Signal
from game.ui.writing import Style

MANY = 3
"""So many buttons may stand two in a row where they are larger so."""
MOST_BELOW = 5
"""More buttons than this stand two in a row, below the first one."""
WIDE = 600.0
"""The width of a board with two buttons in a row, in design units."""


class Board(Panel):
    """What menus and questions share: a heading, perhaps a text, and buttons below each other."""

    width = 380.0
    free = 1.0
    """The upper share of the window in which the board lies."""
    button_height = 54.0

    def __init__(self, desk: Desk, buttons: Sequence[tuple[str, bool]], heading: str, text: str = "") -> None:
        """Buttons are (key of the words, whether it is the main one); heading and text are keys as well."""
        super().__init__(desk)
        self._keys = tuple(buttons)
        self._heading = heading
        self._text = text
        self._lay_out()

    def signal(self, event: pygame.Event) -> Signal | None:
        """Give the event to the buttons; answer the one that was used."""
        used = self.focus.handle(event)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.is_stale = True
        if used is not None:
            self.desk.sounds.play("button")
        return used

    def draw(self, screen: pygame.Surface) -> None:
        """Darken what is behind and draw the board."""
        brush = self.board(screen, self.box)
        inner = self.box.inset(brush.px(30), brush.px(24))
        head, rest = inner.take_top(brush.px(62), brush.px(8))
        draw_heading(brush, self.desk.say(self._heading), head)
        if self._text:
            style = Style(Typeface.TEXT, brush.px(17), CREAM, across=0.5, wraps=True)
            room, _ = rest.take_top(self._text_height(self.page))
            brush.pen.write(screen, self.text(), room, style)
        self.focus.draw(brush)

    def label(self, key: str) -> str:
        """What stands on the button of that key."""
        return self.desk.say(key)

    def text(self) -> str:
        """What stands below the heading."""
        return self.desk.say(self._text)

    def _text_height(self, page: Page) -> float:
        if not self._text:
            return 0.0
        px = page.px
        style = Style(Typeface.TEXT, px(17), wraps=True)
        width = min(px(self.width), page.width) - 2 * px(30)
        return self.desk.pen.height(self.text(), width, style) + px(4)

    def _rows(self, *, is_wide: bool) -> int:
        return 1 + len(self._keys) // 2 if is_wide else len(self._keys)

    def _size(self, page: Page, *, is_wide: bool) -> tuple[int, float]:
        """The width and the height that the board wants there."""
        px, text = page.px, self._text_height(page)
        step = px(self.button_height) + px(12)
        high = (
            px(24) * 2 + px(62) + px(8) + (text + px(14) if text else 0) + step * self._rows(is_wide=is_wide)
        )
        return px(WIDE if is_wide else self.width), high

    def _shape(self) -> bool:
        """Whether buttons stand two in a row: where they are many, or can be larger so; sets the room."""
        usual = self.desk.page

        def room(*, is_wide: bool) -> tuple[float, float]:
            width, high = self._size(usual, is_wide=is_wide)
            return (width + usual.px(42)) / usual.scale, (high + usual.px(22)) / usual.scale / self.free

        narrow, wide = room(is_wide=False), room(is_wide=True)
        zooms = [self.desk.roomy_page(one).zoom for one in (narrow, wide)]
        is_wide = len(self._keys) > MOST_BELOW or (len(self._keys) >= MANY and zooms[1] > zooms[0])
        self.room = wide if is_wide else narrow
        return is_wide

    def _lay_out(self) -> None:
        is_wide = self._shape()
        px, page = self.page.px, self.page
        step, rows = px(self.button_height) + px(12), self._rows(is_wide=is_wide)
        width, high = self._size(page, is_wide=is_wide)
        upper = Rect(0, 0, page.width, page.height * self.free)
        self.box = upper.place(min(width, page.width - px(40)), min(high, upper.h - px(20)))
        top = self.box.bottom - px(24) - step * rows + px(6)
        row = Rect(self.box.x + px(36), top, self.box.w - px(72), px(self.button_height))
        buttons = []
        for index, (key, is_main) in enumerate(self._keys):
            button = Button(key, self.label(key), is_main=is_main)
            button.box = row.moved(0, index * step)
            if is_wide and index:
                cells = row.moved(0, (index + 1) // 2 * step).columns([1, 1], px(14))
                button.box = cells[1 - index % 2]
            buttons.append(button)
        self.focus = self.focus.renewed(buttons)
