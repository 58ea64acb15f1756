"""The lines of a score sheet as widgets: each deal that is written can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.ui.theme import GLOW, WHITE, mix
from game.ui.widgets import Brush, Widget

if TYPE_CHECKING:
    from game.scenes.score_paper import ScorePaper
    from game.ui.focus import Focus
    from game.ui.layout import Rect

MARK: Final = mix(WHITE, GLOW, 0.6)
"""A line of the sheet under the mouse or the keyboard is marked as with a felt pen: figures stay dark."""

DEAL: Final = "deal"
"""A row is called so, with the place of its line behind."""

STEPS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}


class DealRow(Widget):
    """A line of the sheet; pressed, the page of its deal opens."""

    def draw(self, brush: Brush) -> None:
        """Mark the line."""
        if self.warmth > 0:
            tone = mix(WHITE, MARK, self.warmth)
            brush.screen.fill(tone, self.box.ints, special_flags=pygame.BLEND_RGB_MULT)


def line_of(name: str) -> int | None:
    """The line of the sheet, from 0, that a widget of that name stands for; None for any other widget."""
    number = name.removeprefix(DEAL)
    return int(number) if name.startswith(DEAL) and number.isdigit() else None


def deal_rows(paper: ScorePaper, box: Rect) -> list[Widget]:
    """A row for each line that a paper in that box shows."""
    rows: list[Widget] = []
    for line, place in paper.line_boxes(box):
        row = DealRow(f"{DEAL}{line}")
        row.box = place
        rows.append(row)
    return rows


def step_to_hidden(key: int, focus: Focus, paper: ScorePaper) -> int:
    """The lines by which the sheet is to be scrolled, 1 or -1, so that an arrow leads to the next line.

    0 where the next line is in sight, or where the key is no arrow, or no line is focused.
    """
    line = line_of(focus.current.name) if focus.current is not None else None
    if line is None or key not in STEPS:
        return 0
    wanted = line + STEPS[key]
    is_seen = any(widget.name == f"{DEAL}{wanted}" for widget in focus.widgets)
    return STEPS[key] if 0 <= wanted < len(paper.sheet.rows) and not is_seen else 0
