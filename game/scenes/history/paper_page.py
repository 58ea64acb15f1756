"""A page with a sheet on paper, every line of which can be pressed, and a board beside it or above it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.deal_rows import deal_rows, step_to_hidden
from game.scenes.form import Form
from game.scenes.history.export import png_of, sheet_picture, sheet_text
from game.scenes.history.keeping import Keeping
from game.scenes.history.past import Past
from game.scenes.page_desk import PageDesk
from game.scenes.room import room
from game.scenes.scene import Result
from game.scenes.score_paper import HEAD, LEAST_PAPER, PRESSED, ScorePaper, paper_width
from game.scenes.sheet import Sheet
from game.scenes.woodwork import draw_board
from game.ui.layout import LEAST_ROOM, Rect
from game.ui.scrolling import draw_bar
from game.ui.widgets import Brush, Button, Widget

WIDE: Final = 400
"""Design units of the board beside the paper."""

STEP: Final = 56
"""Design units from one button to the next."""


TAKES: Final = ("match.picture", "match.text", "match.copyPicture", "match.copy", "match.show")
"""The buttons by which a sheet is taken away."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A sheet to be saved or copied, the name of its file without an ending, and the lines above its text."""

    sheet: Sheet
    name: str
    headlines: tuple[str, ...]


class PaperPage(Form):
    """The sheet on the left, what there is to know and to do on the right."""

    beside = LEAST_ROOM[0]

    is_scrolled = True
    board_height = 648
    """Design units."""
    words_height = 70
    """Design units above the buttons for what is to be said."""

    def __init__(self, desk: PageDesk, past: Past) -> None:
        """Begin without a sheet; who derives from it lays out at the end of `__init__`."""
        super().__init__(desk)
        self._past = past
        self.keeping = Keeping(desk, past)
        self.paper: ScorePaper | None = None
        self._box = Rect(0, 0, 0, 0)
        self._board = Rect(0, 0, 0, 0)
        self._words = Rect(0, 0, 0, 0)

    @property
    def needs(self) -> tuple[float, float]:
        """The sheet beside the board, or below it where the page is narrow."""
        if self._is_narrow:
            wide = 464.0 if self.paper is None else paper_width(self.paper.sheet, self.across - 40)
            return max(
                wide + 40, min(WIDE + 40, self.across)
            ), self.board_height + 20 + LEAST_PAPER + 4 * PRESSED + 68
        return LEAST_ROOM

    def update(self, seconds: float) -> Result:
        """Hear whether a file was written."""
        super().update(seconds)
        if self.keeping.is_done_now():
            self._lay_out()
            self.is_stale = True
        return None

    # --- to take away ---------------------------------------------------------------------------------

    @abstractmethod
    def _taken(self) -> Taken | None:
        """The sheet as it is saved and copied; None before it has been read."""

    def _take_away(self, button: str) -> bool:
        """Save or copy the sheet, or show its file in its folder; whether the button asks for that."""
        taken, keeping = self._taken(), self.keeping
        if button not in TAKES or taken is None:
            return button in TAKES
        match button:
            case "match.picture" | "match.copyPicture":
                picture = sheet_picture(self.desk, taken.sheet)
                put = keeping.put if button == "match.picture" else keeping.put_picture
                put(f"{taken.name}.png", lambda path: self._past().put(path, lambda: png_of(picture)))
            case "match.text":
                text = sheet_text(self.desk.say, taken.sheet, taken.headlines)
                keeping.put(f"{taken.name}.txt", lambda path: self._past().put(path, lambda: text))
            case "match.copy":
                keeping.copy(sheet_text(self.desk.say, taken.sheet, taken.headlines))
            case _:
                keeping.show()
        return True

    def _feet(self, *, has_sheet: bool) -> list[dict[str, bool]]:
        """The buttons by which a sheet is taken away, and the way back: two in a row."""
        has_folder = has_sheet and self._past.pictures is not None
        return [
            {"match.picture": has_folder, "match.text": has_folder},
            {"match.copyPicture": has_folder, "match.copy": has_sheet},
            {"match.show": self.keeping.is_saved, "history.back": True},
        ]

    # --- keys and mouse -------------------------------------------------------------------------------

    def _take(self, event: pygame.Event) -> bool:
        """The wheel and the page keys turn over; Up and Down at the ends of what is shown scroll."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return True
        return event.type == pygame.KEYDOWN and self._take_key(event.key)

    def _take_key(self, key: int) -> bool:
        paper = self.paper
        if paper is None:
            return False
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            step = paper.rows_in(self._box.h) - 1
            self._scroll(step if key == pygame.K_PAGEDOWN else -step)
            return True
        self._scroll(step_to_hidden(key, self.focus, paper))
        return False

    def _scroll(self, rows: int) -> None:
        if self.paper is not None and rows:
            self.paper.scroll(rows, self._box.h)
            self._lay_out()
            self.is_stale = True

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw both halves."""
        self.is_stale = False
        cloth = self.desk.preferences.cloth
        screen.blit(room(self.desk.assets / "sprites", self.page, cloth=cloth), (0, 0))
        brush = Brush(screen, self.desk.pen, self.page)
        if self.paper is not None:
            self.paper.draw(brush, self._box)
            self._draw_bar(brush, self.paper)
        draw_board(brush, self._board)
        self._tell(brush, self._board.inset(brush.px(28), brush.px(20)))
        self.focus.draw(brush)

    def _draw_bar(self, brush: Brush, paper: ScorePaper) -> None:
        """Beside the lines, where the sheet has more of them than are seen."""
        whole, seen = len(paper.sheet.rows), paper.rows_in(self._box.h)
        if whole > seen:
            lines = Rect(self._box.x, self._box.y + brush.px(HEAD), self._box.w, brush.px(seen * PRESSED))
            draw_bar(brush, lines, paper.first / whole, seen / whole)

    @abstractmethod
    def _tell(self, brush: Brush, inner: Rect) -> None:
        """Write what stands on the board."""

    def _lay_paper(self, sheet: Sheet) -> None:
        """Have this sheet, scrolled as it was."""
        first = self.paper.first if self.paper is not None else 0
        self.paper = ScorePaper(self.desk, sheet, has_pencil=False, page=lambda: self.page, pitch=PRESSED)
        self.paper.first = first

    def _column(self, rows: Sequence[Mapping[str, bool]]) -> list[Widget]:
        """A row of buttons for each mapping of names at the foot of the board, the first the main one."""
        px, say = self.page.px, self.desk.say
        inner = self._board.inset(px(34), px(24))
        step, high = px(STEP), px(48)
        top = inner.bottom - step * (len(rows) - 1) - high
        self._words = Rect(inner.x, top - px(self.words_height + 8), inner.w, px(self.words_height))
        found: list[Widget] = []
        for place, row in enumerate(rows):
            cells = Rect(inner.x, top + place * step, inner.w, high).columns([1] * len(row), px(10))
            for (name, is_enabled), cell in zip(row.items(), cells, strict=True):
                button = Button(name, say(name), is_main=place == 0, px=19 if len(row) == 1 else 17)
                button.box, button.is_enabled = cell, is_enabled
                found.append(button)
        return found

    def _place(self) -> list[Widget]:
        """Give paper and board their boxes; answer a row for each line that is to be seen."""
        px, page, paper = self.page.px, self.page, self.paper
        area = page.area.inset(px(36), px(34))
        wide, gap, across = px(WIDE), px(40), 0.5
        if self._is_narrow and paper is not None:
            area, below = page.area.inset(px(20), px(34)).take_top(px(self.board_height), px(20))
            self._box = paper.box_in(below)
        elif paper is not None:
            width = min(paper.width, area.w - wide - gap)
            area, across = area.place(width + gap + wide, area.h), 1.0
            self._box = paper.box_in(Rect(area.x, area.y, width, area.h))
        wide = min(wide, round(area.w))
        self._board = area.place(wide, area.h, across).place(wide, min(px(self.board_height), area.h))
        if paper is None:
            return []
        paper.scroll(0, self._box.h)
        return deal_rows(paper, self._box)
