"""The slip beside the sheet on which a deal is counted: line by line, from the cards to what is written."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.score_look import ground, hand_of
from game.scenes.score_paper import LEADS
from game.scenes.sheet import Tally, TallyLine
from game.ui.fonts import Typeface
from game.ui.layout import Page, Rect
from game.ui.paper import BINDING
from game.ui.render.shadow import soft_box
from game.ui.theme import INK, INK_DIM, PENCIL
from game.ui.widgets import Brush
from game.ui.writing import LEGIBLE, Style

WIDTH = 420
PITCH = 31
"""Design units from one line to the next."""

TOTAL = 40
"""Design units of a line that sums up."""

PAD = 20
HEADS = 32


class TallyPaper:
    """Draws a tally on a slip of paper."""

    def __init__(self, desk: PageDesk, tally: Tally, page: Callable[[], Page]) -> None:
        """Take the tally; `page` answers that of the screen on which it lies."""
        self._desk = desk
        self._tally = tally
        self._page_of = page

    @property
    def _page(self) -> Page:
        return self._page_of()

    @property
    def units(self) -> float:
        """The design units down that it needs."""
        return self._height() / self._page.scale

    def box_in(self, area: Rect) -> Rect:
        """The slip in the middle of an area, as high as it has to be."""
        return area.place(min(self._page.px(WIDTH), area.w), min(self._height(), area.h))

    def draw(self, brush: Brush, box: Rect) -> None:
        """Draw the slip with everything on it."""
        whole, lift, px = box.ints, brush.px(9), brush.px
        shadow = soft_box(whole[2:], px(6), lift)
        brush.blit(shadow, (whole[0] - 2 * lift + lift // 3, whole[1] - 2 * lift + lift))
        brush.blit(ground(self._desk, whole[2:], brush.page.scale, (), ()), whole[:2])
        inner = Rect(box.x, box.y + px(BINDING), box.w, box.h - px(BINDING)).inset(px(PAD), px(10))
        head, rest = inner.take_top(self._heading_height(), px(6))
        if self._tally.heading:
            brush.pen.write(brush.screen, self._tally.heading, head, self._heading_style())
        row, rest = rest.take_top(px(HEADS))
        heads = list(zip(self._tally.names, self._cells(row)[1:], strict=True))
        fitted, hand = brush.pen.fonts.fitted, hand_of(self._desk)
        size = min(fitted(name, hand, px(19), cell.w, LEGIBLE) for name, cell in heads)
        for name, cell in heads:
            brush.pen.write(brush.screen, name, cell, Style(hand, size, PENCIL, across=1))
        # a screen too low for all lines draws them closer together
        squeeze = min(1.0, rest.h / max(1, self._lines_height()))
        for line in self._tally.lines:
            row, rest = rest.take_top(px(TOTAL if line.is_sum else PITCH) * squeeze)
            self._line(brush, row, line)

    def _line(self, brush: Brush, row: Rect, line: TallyLine) -> None:
        px = brush.px
        label, *cells = self._cells(row)
        if line.is_sum:
            y = round(row.y + px(4))
            pygame.draw.line(brush.screen, PENCIL, (row.x, y), (row.right, y), max(1, px(1.3)))
        size = 23 if line.is_sum else 19
        tone = INK if line.is_sum else INK_DIM
        brush.pen.write(brush.screen, line.label, label, Style(hand_of(self._desk), px(19), tone, down=0.6))
        for figure, cell in zip(line.figures, cells, strict=True):
            colour = LEADS if line.is_sum and figure == "–" else PENCIL
            style = Style(
                Typeface.MEDIUM if line.is_sum else Typeface.TEXT, px(size - 3), colour, across=1, down=0.6
            )
            brush.pen.write(brush.screen, figure, cell, style)

    def _cells(self, row: Rect) -> list[Rect]:
        count = len(self._tally.names)
        share = 0.23 if count == 2 else 0.19
        return row.columns([1 - share * count, *[share] * count], self._page.px(6))

    def _heading_style(self) -> Style:
        return Style(hand_of(self._desk), self._page.px(20), INK, down=0, wraps=True)

    def _heading_height(self) -> float:
        px = self._page.px
        if not self._tally.heading:
            return 0.0
        width = min(px(WIDTH), self._page.width - px(36)) - 2 * px(PAD)
        return self._desk.pen.height(self._tally.heading, width, self._heading_style()) + px(4)

    def _lines_height(self) -> float:
        px = self._page.px
        return sum(px(TOTAL if line.is_sum else PITCH) for line in self._tally.lines)

    def _height(self) -> float:
        px = self._page.px
        return (
            px(BINDING)
            + 2 * px(10)
            + self._heading_height()
            + px(6)
            + px(HEADS)
            + self._lines_height()
            + px(8)
        )
