"""Where the parts of the options page lie, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scenes.options.entries import GROUPS
from game.ui.layout import Page, Rect

ROW: Final = 68
"""Design units of one option: its name, up to two lines that explain it, and what sets it."""

STACKED: Final = 118
"""The same where the page is narrow: what sets it stands below the words."""

NARROW: Final = 480
"""A list of fewer design units across is narrow."""

BESIDE: Final = 120
"""Design units left and right of a list, besides the groups."""

HEAD, FOOT, NOTE = 54, 50, 44
"""Design units of the heading with the field, of the buttons, and of two lines about the search."""

LEAST: Final = 304
"""Design units of the narrowest list there is."""

TABS, TAB, AIR = 190, 46, 26
"""Design units of the groups' names, across and down, and of what is free between them and the list."""

THREE_ABREAST: Final = 480
"""A page of fewer design units across has the groups above the list in two columns instead of three."""


@dataclass(frozen=True, slots=True)
class Places:
    """The rectangles of the page; how many rows there is room for."""

    box: Rect
    heading: Rect
    field: Rect
    tab_cells: tuple[Rect, ...]
    """Of the groups; none while the usual options are shown."""
    rows: Rect
    note: Rect
    foot: Rect
    pitch: float
    """From one row to the next."""
    room: int
    is_stacked: bool
    """Whether what sets an option stands below its words."""

    def row(self, index: int) -> Rect:
        """The place of a row that is seen, from the top."""
        return Rect(self.rows.x, self.rows.y + index * self.pitch, self.rows.w, self.pitch)

    def halves(self, index: int, gap: float) -> tuple[Rect, Rect]:
        """The words of that row, and the place of what sets it."""
        row = self.row(index)
        if self.is_stacked:
            words, control = row.rows([ROW, STACKED - ROW])
        else:
            words, control = row.columns([0.57, 0.43], gap)
        return words, control


def places(page: Page, *, has_tabs: bool, has_note: bool) -> Places:
    """Lay the page out; the narrower the window, the less air."""
    px = page.px
    box = page.area.inset(px(22), px(18))
    units = page.width / page.scale
    is_above = has_tabs and units < LEAST + BESIDE + TABS + AIR
    high = px(tabs_above(units)) * is_above
    box = box.place(min(px(1080), box.w), min(px(800) + high, box.h))
    inner = box.inset(px(32), px(14))
    head, rest = inner.take_top(px(HEAD), px(12))
    heading, field = head.columns([0.5, 0.5], px(16))
    foot = Rect(inner.x, box.bottom - px(22) - px(FOOT), inner.w, px(FOOT))
    note = Rect(inner.x, foot.y - px(8) - px(NOTE) * has_note, inner.w, px(NOTE) * has_note)
    above, rest = rest.take_top(high)
    is_beside = has_tabs and not is_above
    wide, gap = px(TABS) * is_beside, px(AIR) * is_beside
    is_stacked = (rest.w - wide - gap - px(12)) / page.scale < NARROW
    pitch = px(STACKED if is_stacked else ROW)
    body = Rect(rest.x, rest.y, rest.w, max(pitch, note.y - px(6) - rest.y))
    cells: list[Rect] = []
    if is_above:
        count = abreast(units)
        lines = Rect(above.x, above.y, above.w, above.h - px(AIR) / 2).rows([1] * -(-len(GROUPS) // count))
        cells = [cell for line in lines for cell in line.columns([1] * count, px(6))][: len(GROUPS)]
    elif has_tabs:
        cells = Rect(body.x, body.y, wide, body.h).rows([1] * len(GROUPS))
    rows = Rect(body.x + wide + gap, body.y, body.w - wide - gap - px(12), body.h)
    room = max(1, int(rows.h // pitch))
    search = field.place(field.w, px(44))
    return Places(box, heading, search, tuple(cells), rows, note, foot, rows.h / room, room, is_stacked)


def abreast(units: float) -> int:
    """How many groups stand side by side above the list of a page so many design units across."""
    return 3 if units >= THREE_ABREAST else 2


def tabs_above(units: float) -> float:
    """The design units down that the groups take there."""
    return -(-len(GROUPS) // abreast(units)) * TAB + AIR / 2
