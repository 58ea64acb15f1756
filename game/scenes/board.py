"""A wooden board with a heading and a column of buttons, in front of whatever is behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.panel import Panel
from game.scenes.woodwork import draw_heading
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Page, Rect
from game.ui.theme import CREAM
from game.ui.widgets import Button
from game.ui.writing import Style

MANY = 3
"""So many buttons may stand two in a row where they are larger so."""
MOST_BELOW = 5
"""More buttons than this stand two in a row, below the first one."""
WIDE = 600.0
"""The width of a board with two buttons in a row, in design units."""


TIGHT: Final = (12, 50, 46, 6)
"""Design units of the edges, the heading, a button and the gap where the window is small for it."""


class Board(Panel):
    """What menus and questions share: a heading, perhaps a text, and buttons below each other."""

    width = 380.0
    button_height = 54.0

    def __init__(
        self, desk: PageDesk, buttons: Sequence[tuple[str, bool]], heading: str, text: str = ""
    ) -> None:
        """Buttons are (key of the words, whether it is the main one); heading and text are keys as well."""
        super().__init__(desk)
        self._keys = tuple(buttons)
        self._heading = heading
        self._text = text
        self._needs = (self.width, 0.0)
        self._is_tight = False
        self._lay_out()

    def draw(self, screen: pygame.Surface) -> None:
        """Darken what is behind and draw the board."""
        brush = self.board(screen, self.box)
        air, high = (TIGHT[0], TIGHT[1]) if self._is_tight else (24, 70)
        inner = self.box.inset(brush.px(30), brush.px(air))
        head, rest = inner.take_top(brush.px(high - 8), brush.px(8))
        draw_heading(brush, self.desk.say(self._heading), head, 30 if self._is_tight else 36)
        if self._text:
            style = Style(Typeface.TEXT, brush.px(17), CREAM, across=0.5, wraps=True)
            room, _ = rest.take_top(self._text_height(self.page))
            brush.pen.write(screen, self.text(), room, style)
        self.focus.draw(brush)

    def label(self, key: str) -> str:
        """What stands on the button of that key."""
        return self.desk.say(key)

    def is_ready(self, key: str) -> bool:
        """Whether the button of that key can be pressed now; it keeps its place if not."""
        return True

    def text(self) -> str:
        """What stands below the heading."""
        return self.desk.say(self._text)

    def _text_height(self, page: Page) -> float:
        if not self._text:
            return 0.0
        px = page.px
        style = Style(Typeface.TEXT, px(17), wraps=True)
        width = min(px(self._wide), page.width) - 2 * px(30)
        return self.desk.pen.height(self.text(), width, style) + px(4)

    @property
    def needs(self) -> tuple[float, float]:
        """As wide as it is, as high as its words are long."""
        return self._needs

    @property
    def _wide(self) -> float:
        """Its width, less where the page is narrow."""
        return min(self.width, max(380.0, self.across - 42))

    def _rows(self, *, is_wide: bool) -> int:
        return 1 + len(self._keys) // 2 if is_wide else len(self._keys)

    def _size(self, page: Page, *, is_wide: bool, is_tight: bool = False) -> tuple[int, float]:
        """The width and the height that the board wants there."""
        px, text = page.px, self._text_height(page)
        air, head, button, gap = TIGHT if is_tight else (24, 70, self.button_height, 12)
        step = px(button) + px(gap)
        high = px(air) * 2 + px(head) + (text + px(14) if text else 0) + step * self._rows(is_wide=is_wide)
        return px(WIDE if is_wide else self._wide), high

    def _shape(self) -> bool:
        """Whether buttons stand two in a row: in the upper share of the window, or else in all of it."""
        is_wide = self._shape_in(self.desk.page.height * self.free)
        if not self._is_held(self._needs[1], self.desk.page.height * self.free):
            is_wide = self._shape_in(self.desk.page.height)
        return is_wide

    def _shape_in(self, height: float) -> bool:
        """The same in so many pixels; sets what the board needs there, and whether without air."""
        usual = self.desk.page
        held = self.across, height / self.desk.wished_scale

        def needs(*, is_wide: bool, is_tight: bool) -> tuple[float, float]:
            width, high = self._size(usual, is_wide=is_wide, is_tight=is_tight)
            return (width + usual.px(42)) / usual.scale, (high + usual.px(22)) / usual.scale

        narrow, wide = needs(is_wide=False, is_tight=False), needs(is_wide=True, is_tight=False)
        has_two = wide[0] <= held[0] * NEARLY
        is_wide = has_two and (
            len(self._keys) > MOST_BELOW or (len(self._keys) >= MANY and narrow[1] > held[1] * NEARLY)
        )
        self._needs = wide if is_wide else narrow
        self._is_tight = self._needs[1] > held[1] * NEARLY
        if self._is_tight:
            self._needs = needs(is_wide=is_wide, is_tight=True)
        return is_wide

    def _lay_out(self) -> None:
        is_wide = self._shape()
        px, page = self.page.px, self.page
        air, _, button_height, gap = TIGHT if self._is_tight else (24, 70, self.button_height, 12)
        step, rows = px(button_height) + px(gap), self._rows(is_wide=is_wide)
        width, high = self._size(page, is_wide=is_wide, is_tight=self._is_tight)
        upper = page.area
        self.box = upper.place(min(width, upper.w - px(40)), min(high, upper.h - px(20)))
        top = self.box.bottom - px(air) - step * rows + px(gap / 2)
        row = Rect(self.box.x + px(36), top, self.box.w - px(72), px(button_height))
        buttons = []
        for index, (key, is_main) in enumerate(self._keys):
            button = Button(key, self.label(key), is_main=is_main)
            button.is_enabled = self.is_ready(key)
            button.box = row.moved(0, index * step)
            if is_wide and index:
                line = row.moved(0, (index + 1) // 2 * step)
                is_alone = index % 2 == 1 and index == len(self._keys) - 1
                button.box = line if is_alone else line.columns([1, 1], px(14))[1 - index % 2]
            buttons.append(button)
        self.focus = self.focus.renewed(buttons)
