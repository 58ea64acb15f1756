"""The paper on which the lines of a deal stand beside each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.score_look import ground, hand_of
from game.scenes.score_paper import LEADS
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.paper import BINDING
from game.ui.render.shadow import soft_box
from game.ui.theme import GLOW, INK, INK_DIM, PENCIL, WHITE, mix
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.scenes.once_more.report import Report, Row
    from game.scenes.page_desk import PageDesk
    from game.ui.widgets import Brush

PITCH, SUM, HEADS, NAMES, PAD = 26, 32, 33, 29, 18
"""Design units of a row, of a sum, of the heads, of the names of the sides and of the edges."""

LABEL: Final = 150
FIGURES: Final = {2: 140, 3: 168}
"""Design units of the words of a row, and of the figures of a line by the number of sides."""

MARK: Final = mix(WHITE, GLOW, 0.6)
"""The row in which the lines part, as with a felt pen."""


class Slip:
    """Draws a report; it needs `units` design units across and down."""

    def __init__(self, desk: PageDesk, report: Report) -> None:
        """Take the report."""
        self._desk = desk
        self._report = report

    @property
    def units(self) -> tuple[float, float]:
        """The design units across and down."""
        report = self._report
        high = sum(SUM if row.is_sum else PITCH for row in report.rows)
        wide = LABEL + (FIGURES[len(report.names)] + 12) * len(report.heads)
        return wide + 2 * PAD, high + HEADS + NAMES + 2 * PAD + BINDING

    def draw(self, brush: Brush, box: Rect) -> None:
        """Draw the paper with everything on it."""
        whole, lift, px = box.ints, brush.px(9), brush.px
        shadow = soft_box(whole[2:], px(6), lift)
        brush.blit(shadow, (whole[0] - 2 * lift + lift // 3, whole[1] - 2 * lift + lift))
        brush.blit(ground(self._desk, whole[2:], brush.page.scale, (), ()), whole[:2])
        inner = Rect(box.x, box.y + px(BINDING), box.w, box.h - px(BINDING)).inset(px(PAD), px(PAD / 2))
        heads, rest = inner.take_top(px(HEADS))
        self._draw_heads(brush, heads)
        has_names = False
        for row in self._report.rows:
            if not has_names and not row.is_of_all:
                names, rest = rest.take_top(px(NAMES))
                self._draw_names(brush, names)
                has_names = True
            line, rest = rest.take_top(px(SUM if row.is_sum else PITCH))
            self._draw_row(brush, line, row)

    def _draw_heads(self, brush: Brush, row: Rect) -> None:
        style = Style(hand_of(self._desk), brush.px(22), INK, across=1)
        for head, cell in zip(self._report.heads, self._cells(row)[1:], strict=True):
            brush.pen.write(brush.screen, head, cell, style)

    def _draw_names(self, brush: Brush, row: Rect) -> None:
        """The names of the sides, above the figures that each side has for itself."""
        style, names = Style(hand_of(self._desk), brush.px(17), PENCIL, across=1), self._report.names
        for cell in self._cells(row)[1:]:
            for name, part in zip(names, self._parts(cell, len(names)), strict=True):
                brush.pen.write(brush.screen, name, part, style)

    def _draw_row(self, brush: Brush, line: Rect, row: Row) -> None:
        px = brush.px
        if row.is_parting:
            brush.screen.fill(MARK, line.inset(-px(6), 0).ints, special_flags=pygame.BLEND_RGB_MULT)
        if row.is_sum:
            y = round(line.y + px(3))
            pygame.draw.line(brush.screen, PENCIL, (line.x, y), (line.right, y), max(1, px(1.3)))
        label, *cells = self._cells(line)
        tone = INK if row.is_sum else INK_DIM
        brush.pen.write(brush.screen, row.label, label, Style(hand_of(self._desk), px(18), tone, down=0.6))
        face = Typeface.MEDIUM if row.is_sum else Typeface.TEXT
        size = px(19 if row.is_sum else 16)
        for figures, cell in zip(row.lines, cells, strict=True):
            for figure, part in zip(figures, self._parts(cell, len(figures)), strict=True):
                colour = LEADS if row.is_sum and figure == "–" else PENCIL
                brush.pen.write(brush.screen, figure, part, Style(face, size, colour, across=1, down=0.6))

    def _cells(self, row: Rect) -> list[Rect]:
        """The place of the label, and one for each line."""
        wide = FIGURES[len(self._report.names)]
        return row.columns([LABEL, *[wide] * len(self._report.heads)], self._desk.page.px(12))

    def _parts(self, cell: Rect, count: int) -> list[Rect]:
        return cell.columns([1.0] * count, self._desk.page.px(6)) if count > 1 else [cell]
