"""The written score as it lies on the table: a column for each side on a paper block, figures by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.score_look import ground, hand_of, is_plain, width_of_figure, write_figure
from game.scenes.sheet import BETWEEN, Sheet, SheetRow
from game.ui.layout import Page, Rect
from game.ui.paper import BINDING, blank_paper, pencil
from game.ui.render.shadow import soft_box
from game.ui.theme import INK, INK_DIM, PENCIL, RED, Colour, mix
from game.ui.widgets import Brush
from game.ui.writing import LEGIBLE, Style

WIDTH = 460
"""Design units from edge to edge of the paper."""

WIDTH_OF_THREE = 560
"""The same with three columns."""

NARROWEST = 376
"""Design units of the narrowest paper: three columns, notes below their figures."""

PRESSED = 44
"""Design units from line to line where a line can be pressed, or notes stand below their figures."""

PITCH = 36
"""Design units from one ruled line to the next."""

MARGIN = 46
"""Design units left of the first red line; the number of the deal stands there."""

HEAD = 96
"""Design units above the first row: the gummed edge, the heads of the columns, the names."""

FOOT = 104
"""Design units below the last row: totals and what is missing to the target."""

LINE_GAP = 10
"""Design units between the last ruled line and the double line of the totals, or more."""

LEADS = mix(RED, PENCIL, 0.15)
"""Red that is dark enough for the shaded foot of the paper: what whoever leads still needs, and a dash."""

FIGURE_SECONDS = 0.15
"""The time in which a hand writes one figure."""

NOTE = 19
"""Design units of a note below its figure."""

LEAST_PAPER = HEAD + LINE_GAP + FOOT + 4 * PITCH
"""Design units of a paper with three deals and a sentence below them."""


def paper_width(sheet: Sheet, across: float = WIDTH_OF_THREE) -> float:
    """The design units of the paper in a room so many units across, however narrow that is."""
    usual = WIDTH if len(sheet.columns) == 2 else WIDTH_OF_THREE
    return min(usual, max(NARROWEST, across))


class ScorePaper:
    """Draws a sheet into a box; `share` of the fresh figures has been written."""

    def __init__(
        self,
        desk: PageDesk,
        sheet: Sheet,
        *,
        has_pencil: bool = True,
        page: Callable[[], Page] | None = None,
        pitch: float = PITCH,
    ) -> None:
        """Take the sheet; everything is written until `share` says otherwise.

        `page` answers that of the screen on which it lies, if it is not the plain one; `pitch` are the
        design units from line to line: `PRESSED` where each line is pressed.
        """
        self.desk = desk
        self._least_pitch = pitch
        self._page_of = page or (lambda: desk.page)
        self.sheet = sheet
        self._has_pencil = has_pencil
        self.share = 1.0
        self.ruled = self.summed = 1.0
        """How much of the double line is drawn, and of the totals written, where nothing else is fresh."""
        self.first = 0

    @property
    def _page(self) -> Page:
        return self._page_of()

    @property
    def _is_tight(self) -> bool:
        """Whether notes stand below their figures: three columns in too narrow a window."""
        page = self._page
        return len(self.sheet.columns) > 2 and page.width < page.px(WIDTH_OF_THREE)

    @property
    def _pitch(self) -> float:
        """Design units from line to line."""
        return max(self._least_pitch, PRESSED) if self._is_tight else self._least_pitch

    @property
    def fresh_figures(self) -> int:
        """How many figures the hand has to write for the last deal and the totals."""
        if not self.sheet.is_fresh or not self.sheet.rows:
            return 0
        return sum(len(text) for text in self._fresh_texts())

    @property
    def width(self) -> int:
        """How wide the paper would like to be, in pixels."""
        return self._page.px(paper_width(self.sheet))

    def rows_in(self, height: float) -> int:
        """How many deals a paper of that height shows."""
        px = self._page.px
        verdict = px(self._pitch) if self.sheet.verdict else 0
        return max(1, int((height - px(HEAD) - px(LINE_GAP) - px(FOOT) - verdict) // px(self._pitch)))

    def box_in(self, area: Rect, across: float = 0.5) -> Rect:
        """The paper in the middle of an area: as high as its rows need, at least a good block."""
        px = self._page.px
        rows = max(len(self.sheet.rows), 8)
        verdict = px(self._pitch) if self.sheet.verdict else 0
        wanted = px(HEAD) + rows * px(self._pitch) + px(LINE_GAP) + verdict + px(FOOT)
        return area.place(min(self.width, area.w), min(wanted, area.h), across, 0.5)

    def scroll(self, rows: int, height: float) -> None:
        """Show earlier (negative) or later deals."""
        most = max(0, len(self.sheet.rows) - self.rows_in(height))
        self.first = max(0, min(most, self.first + rows))

    def show_last(self, height: float) -> None:
        """Show the latest deals."""
        self.scroll(len(self.sheet.rows), height)

    def line_boxes(self, box: Rect) -> list[tuple[int, Rect]]:
        """The lines that a paper in that box shows, by their places on the sheet, and where each lies."""
        px, last = self._page.px, len(self.sheet.rows)
        high, top, room = px(self._pitch), box.y + px(HEAD), box.inset(px(5), 0)
        return [
            (line, Rect(room.x, top + place * high, room.w, high))
            for place, line in enumerate(range(self.first, min(last, self.first + self.rows_in(box.h))))
        ]

    def draw(self, brush: Brush, box: Rect) -> None:
        """Draw the block, the columns and everything written on them."""
        count = self.rows_in(box.h)
        self._paper(brush, box, count)
        columns = self._columns(box)
        self._heads(brush, box, columns)
        if self.sheet.remark:
            low = box.y + brush.px(HEAD) - brush.px(17)
            # below the names of the own side, as one writes it: never across the rule in the middle
            line = Rect(columns[0].x, low, columns[0].w, brush.px(18))
            style = Style(hand_of(self.desk), max(LEGIBLE, brush.px(14)), RED, across=0.5)
            brush.pen.write(brush.screen, self.sheet.remark, line.inset(brush.px(6), 0), style)
        shown = self.sheet.rows[self.first : self.first + count]
        for index, row in enumerate(shown):
            low = box.y + brush.px(HEAD) + index * brush.px(self._pitch)
            self._row(brush, box, self.first + index, row, low)
        self._foot(brush, box, columns)

    def _heads(self, brush: Brush, box: Rect, columns: list[Rect]) -> None:
        """Write who has which column: names that are too long for one line stand in two."""
        px, remark = brush.px, self.sheet.remark
        top, named = box.y + px(BINDING), Style(hand_of(self.desk), px(16), INK_DIM, across=0.5)
        most = 1.15 * (columns[0].w - 2 * px(6))  # a little smaller is better than two lines
        sizes = (brush.pen.fonts.size(side.names, named.face, named.px) for side in self.sheet.columns)
        is_long = any(wide > most for wide, _ in sizes)
        # a remark below the names, or their second line, needs the heads closer to the edge
        down, high, size = (1, 33, 29) if remark else (0, 30, 27) if is_long else (4, 38, 34)
        for column, side in zip(columns, self.sheet.columns, strict=True):
            head = Rect(column.x, top + px(down), column.w, px(high))
            style = Style(hand_of(self.desk), px(size), PENCIL, across=0.5)
            brush.pen.write(brush.screen, side.head, head.inset(px(6), 0), style)
            under = 19 if remark else HEAD - BINDING - down - high - 1 if is_long else 22
            names = Rect(column.x, head.bottom, column.w, px(under)).inset(px(6), 0)
            wraps = is_long and not remark
            text = side.names.replace(BETWEEN, "\n") if wraps else side.names
            brush.pen.write(brush.screen, text, names, replace(named, wraps=wraps))

    def _columns(self, box: Rect) -> list[Rect]:
        margin = self._page.px(MARGIN)
        return Rect(box.x + margin, box.y, box.w - margin, box.h).columns([1] * len(self.sheet.columns))

    def _paper(self, brush: Brush, box: Rect, count: int) -> None:
        whole = box.ints
        lift = brush.px(9)
        shadow = soft_box(whole[2:], brush.px(6), lift)
        brush.blit(shadow, (whole[0] - 2 * lift + lift // 3, whole[1] - 2 * lift + lift))
        head, pitch = brush.px(HEAD), brush.px(self._pitch)
        lines = tuple(float(head + pitch * row) for row in range(count + 1))
        margins = tuple(round(column.x - box.x, 2) for column in self._columns(box))
        for depth in () if is_plain(self.desk) else (3, 2, 1):
            lower = blank_paper(whole[2:], brush.page.scale)
            brush.blit(lower, (whole[0] + brush.px(1.5) * depth, whole[1] + brush.px(2) * depth))
        brush.blit(ground(self.desk, whole[2:], brush.page.scale, lines, margins), whole[:2])
        stick, shade = pencil(brush.px(240), 76)
        if self._has_pencil and not is_plain(self.desk) and box.right + stick.width < brush.page.width:
            spot = (box.right + brush.px(14), box.bottom - stick.height - brush.px(40))
            brush.blit(shade, (spot[0] + brush.px(3), spot[1] + brush.px(6)))
            brush.blit(stick, spot)

    def _row(self, brush: Brush, box: Rect, number: int, row: SheetRow, top: float) -> None:
        pitch = brush.px(self._pitch)
        margin = Rect(box.x + brush.px(6), top, brush.px(MARGIN) - brush.px(14), pitch)
        style = Style(hand_of(self.desk), brush.px(17), INK_DIM, across=1, down=0.6)
        brush.pen.write(brush.screen, f"{number + 1}.", margin, style)
        is_fresh = self.sheet.is_fresh and number == len(self.sheet.rows) - 1
        for side, (column, entry) in enumerate(zip(self._columns(box), row.cells, strict=True)):
            share = self._share_of(side) if is_fresh else 1.0
            cell = Rect(column.x, top, column.w, pitch - (brush.px(NOTE - 5) if self._is_tight else 0))
            ends = column.x + column.w * (0.46 if len(row.cells) == 2 else 0.5)
            if self._is_tight:
                ends = column.centre[0] + width_of_figure(self.desk, brush, entry.figure, 24) / 2
            seed = number * 2 + side
            write_figure(self.desk, brush, entry.figure, cell, ends, share=share, seed=seed, units=24)
            if share < 1:
                continue
            begins = ends - width_of_figure(self.desk, brush, entry.figure, 24)
            if row.caller == side:
                spot = (begins - brush.px(15 if not entry.is_boxed else 20), top + cell.h * 0.56)
                pygame.draw.aacircle(brush.screen, RED, spot, max(2.0, brush.px(3.5)))
            if entry.is_boxed:
                frame = Rect(begins, top, ends - begins, cell.h).inset(-brush.px(7), brush.px(2))
                pygame.draw.rect(brush.screen, RED, frame.ints, max(1, brush.px(1.6)), brush.px(3))
                ends = frame.right
            if entry.note and self._is_tight:
                room = Rect(column.x, top + pitch - brush.px(NOTE), column.w, brush.px(NOTE)).inset(
                    brush.px(4), 0
                )
                style = Style(hand_of(self.desk), brush.px(16), RED, across=0.5, down=0.7)
                brush.pen.write(brush.screen, entry.note, room, style)
            elif entry.note:
                room = Rect(ends + brush.px(5), top, column.right - ends - brush.px(11), pitch).inset(
                    0, -brush.px(2)
                )
                style = Style(hand_of(self.desk), brush.px(16), RED, down=0.62, wraps=True)
                brush.pen.write(brush.screen, entry.note, room, style)

    def _foot(self, brush: Brush, box: Rect, columns: list[Rect]) -> None:
        sheet, px = self.sheet, brush.px
        top = box.bottom - px(FOOT)
        if sheet.verdict:
            line = Rect(box.x + px(12), top - px(self._pitch), box.w - px(24), px(self._pitch))
            if self.share >= 1:
                style = Style(hand_of(self.desk), px(20), INK, across=0.5)
                brush.pen.write(brush.screen, sheet.verdict, line, style)
        for drop in (0, px(5)):
            y = round(top + drop)
            end = box.x + px(16) + (box.w - 2 * px(16)) * self.ruled
            if self.ruled > 0:
                pygame.draw.line(brush.screen, PENCIL, (box.x + px(16), y), (end, y), max(1, px(1.5)))
        for side, (column, total) in enumerate(
            zip(columns, (one.total for one in sheet.columns), strict=True)
        ):
            cell = Rect(column.x, top + px(6), column.w, px(50))
            middle = column.centre[0] + width_of_figure(self.desk, brush, str(total), 34) / 2
            share = self._share_of(len(sheet.columns) + side) if sheet.is_fresh else self.summed
            seed = 1000 + total
            write_figure(self.desk, brush, str(total), cell, middle, share=share, seed=seed, units=34)
            if self.summed < 1:
                continue
            words = self._still_to_go(total)
            colour: Colour = LEADS if total == sheet.best and not sheet.is_level else INK_DIM
            style = Style(hand_of(self.desk), px(17), colour, across=0.5)
            room = Rect(column.x, cell.bottom + px(4), column.w, px(28)).inset(px(4), 0)
            brush.pen.write(brush.screen, words, room, style)

    def _still_to_go(self, total: int) -> str:
        """How far a side still has to go, or that it is out; nothing where that is not enough to win."""
        left = max(0, self.sheet.target - total)
        if left:
            return self.desk.say("score.left", points=left)
        return "" if self.sheet.goes_on else self.desk.say("score.out")

    def _fresh_texts(self) -> tuple[str, ...]:
        """What the hand writes: the last row, then the totals."""
        cells = self.sheet.rows[-1].cells
        return (*(cell.figure for cell in cells), *(str(column.total) for column in self.sheet.columns))

    def _share_of(self, place: int) -> float:
        """How much is written of the fresh text at that place."""
        if self.share >= 1:
            return 1.0
        texts = self._fresh_texts()
        before = sum(len(text) for text in texts[:place])
        return min(1.0, max(0.0, (self.share * self.fresh_figures - before) / max(1, len(texts[place]))))
