"""The score sheet to take away: drawn as on paper, or as plain text."""

from __future__ import annotations

from copy import copy
from io import BytesIO
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.score_paper import PITCH, ScorePaper
from game.scenes.sheet import Sheet
from game.ui.layout import Page, Rect
from game.ui.theme import WHITE
from game.ui.widgets import Brush
from game.ui.writing import Pen

if TYPE_CHECKING:
    from game.scenes.page_desk import PageDesk
    from game.text.catalogue import Words

PAGE: Final = Page(2560, 1440)
"""Figures are drawn as for a window of that size."""

EDGE: Final = 30
"""Design units of white round the paper."""

TALLEST: Final = 16_000
"""Pixels; a longer sheet shows its last rows."""


def sheet_picture(desk: PageDesk, sheet: Sheet) -> pygame.Surface:
    """The whole sheet on white, twice as large as in a window of 1280 x 720."""
    large = copy(desk)
    large.page, large.pen = PAGE, Pen(desk.fonts)
    paper = ScorePaper(large, sheet, has_pencil=False)
    edge = PAGE.px(EDGE)
    # whatever stands above and below the rows takes less room than a dozen of them
    room = Rect(0, 0, paper.width, min(TALLEST, (len(sheet.rows) + 12) * PAGE.px(PITCH)))
    box = paper.box_in(room)
    paper.show_last(box.h)
    surface = pygame.Surface((paper.width + 2 * edge, round(box.h) + 2 * edge), 0, 32)
    surface.fill(WHITE)
    paper.draw(Brush(surface, large.pen, PAGE), Rect(edge, edge, box.w, box.h))
    return surface


def png_of(surface: pygame.Surface) -> bytes:
    """The picture as the content of a PNG file."""
    stream = BytesIO()
    pygame.image.save(surface, stream, "sheet.png")
    return stream.getvalue()


def sheet_text(say: Words, sheet: Sheet, headlines: tuple[str, ...]) -> str:
    """The sheet in columns for a font of even width, under the given lines.

    Points that hang stand in brackets, the side that took the contract has an asterisk.
    """
    rows = [["", *(column.head for column in sheet.columns)]]
    if any(column.names for column in sheet.columns):
        rows.append(["", *(column.names for column in sheet.columns)])
    for number, row in enumerate(sheet.rows, 1):
        cells = [f"{number}."]
        for side, cell in enumerate(row.cells):
            figure = f"[{cell.figure}]" if cell.is_boxed else cell.figure
            mark = "*" if row.caller == side else " "
            cells.append(f"{figure:>6}{mark} {cell.note}".rstrip())
        rows.append(cells)
    totals = [say("match.total"), *(f"{column.total:>6}" for column in sheet.columns)]
    widths = [max(len(row[place]) for row in (*rows, totals)) for place in range(len(totals))]

    def line(cells: list[str]) -> str:
        return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()

    rule = "-" * (sum(widths) + 2 * (len(widths) - 1))
    below = ["", sheet.verdict] if sheet.verdict else []
    return "\n".join([*headlines, "", *map(line, rows), rule, line(totals), *below, ""])
