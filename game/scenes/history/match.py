"""One match of the history: its sheet as it was written, and every deal behind its line."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

import pygame

from game.records.record import Record
from game.records.replay import state_after
from game.rules.viewing import view_for
from game.scenes.desk import Desk
from game.scenes.form import Form
from game.scenes.history.export import png_of, sheet_picture, sheet_text
from game.scenes.history.keeping import Keeping
from game.scenes.history.names import all_spoken
from game.scenes.history.wording import date_text, ending_text, level_text, score_text
from game.scenes.room import room
from game.scenes.scene import Pop, Push, Replace, Result
from game.scenes.score_paper import HEAD, LEAST_PAPER, PRESSED, ScorePaper, Sheet
from game.scenes.seated import names_of
from game.scenes.table.sheet import sheet_of
from game.scenes.woodwork import draw_board, draw_heading
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import LEAST_ROOM, NEARLY, Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, GLOW, WHITE, mix
from game.ui.widgets import Brush, Button, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.table.history.figures import Line

WIDE: Final = 400
"""Design units of the board beside the paper."""

BOARD: Final = 648
"""Design units of its height."""

BEHIND: Final = 2
"""This page and the list go when the match is continued: from the table one comes back to the title."""

MARK: Final = mix(WHITE, GLOW, 0.6)
"""A line of the sheet under the mouse or the keyboard is marked as with a felt pen: figures stay dark."""


class DealRow(Widget):
    """A line of the sheet; pressed, its deal opens."""

    def draw(self, brush: Brush) -> None:
        """Mark the line."""
        if self.warmth > 0:
            tone = mix(WHITE, MARK, self.warmth)
            brush.screen.fill(tone, self.box.ints, special_flags=pygame.BLEND_RGB_MULT)


class PastMatch(Form):
    """The sheet on the left, what there is to know and to do on the right."""

    is_scrolled = True

    def __init__(self, desk: Desk, line: Line) -> None:
        """Ask for the record of the match; until it comes there is only its line."""
        super().__init__(desk)
        self.line = line
        self.record: Record | None = None
        self.keeping = Keeping(desk)
        self._coming: Future[Record | None] | None = desk.past().record(line.name)
        self._paper: ScorePaper | None = None
        self._sheet: Sheet | None = None
        self._language = ""
        self._box = Rect(0, 0, 0, 0)
        self._lay_out()

    # --- what comes from the thread -------------------------------------------------------------------

    def update(self, seconds: float) -> Result:
        """Take the record when it has come, and hear whether a file was written."""
        super().update(seconds)
        if self._coming is not None and self._coming.done():
            self.record, self._coming = self._coming.result(), None
            self._lay_out()
            self.is_stale = True
        if self.keeping.is_done_now():
            self.is_stale = True
        return None

    @property
    def needs(self) -> tuple[float, float]:
        """The sheet beside the board, or below it where the page is narrow."""
        if self._is_narrow:
            three = self._paper is not None and len(self._paper.sheet.columns) > 2
            return (600 if three else 504), BOARD + 20 + LEAST_PAPER + 4 * PRESSED + 68
        return LEAST_ROOM

    @property
    def _is_narrow(self) -> bool:
        return self.across * NEARLY < LEAST_ROOM[0]

    @property
    def is_waiting(self) -> bool:
        """Whether something is still being read or written."""
        return self._coming is not None or self.keeping.is_busy

    def _written(self, record: Record) -> Sheet:
        """The sheet in the language of the moment."""
        view = view_for(state_after(record), self.line.viewer)
        return sheet_of(
            view, self.desk.say, names_of(record, self.desk.say), is_fresh=False, game=record.game
        )

    # --- keys and mouse -------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """A line opens its deal; Esc goes back."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Pop()
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return None
        if event.type == pygame.KEYDOWN and self._take_key(event.key):
            return None
        self.is_stale = True
        used = self.focus.handle(event)
        if used is None:
            return None
        self.desk.sounds.play("button")
        match used.name:
            case "history.back":
                return Pop()
            case "match.look":
                return self._open(0)
            case "title.continue" if self.record is not None:
                return Replace(self.desk.doors.left_match_again(self.desk, self.record), BEHIND)
            case "match.picture":
                self._save_picture()
            case "match.text":
                self._save_text()
            case name if name.startswith("deal"):
                return self._open(int(name.removeprefix("deal")))
        return None

    def _take_key(self, key: int) -> bool:
        """Up and Down at the ends of what is shown scroll; the page keys turn over."""
        paper = self._paper
        if paper is None:
            return False
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            step = paper.rows_in(self._box.h) - 1
            self._scroll(step if key == pygame.K_PAGEDOWN else -step)
            return True
        current = self.focus.current
        if key not in (pygame.K_UP, pygame.K_DOWN) or not isinstance(current, DealRow):
            return False
        wanted = int(current.name.removeprefix("deal")) + (1 if key == pygame.K_DOWN else -1)
        if 0 <= wanted < len(paper.sheet.rows) and not self._has_row(wanted):
            self._scroll(1 if key == pygame.K_DOWN else -1)
            self.focus.go_to(f"deal{wanted}")
            self.focus.is_visible = True
            return True
        return False

    def _has_row(self, line: int) -> bool:
        return any(widget.name == f"deal{line}" for widget in self.focus.widgets)

    def _scroll(self, rows: int) -> None:
        if self._paper is not None:
            self._paper.scroll(rows, self._box.h)
            self._lay_out()
            self.is_stale = True

    def _open(self, line: int) -> Result:
        from game.scenes.replay.scene import Replay

        if self.record is None:
            return None
        return Push(Replay(self.desk, self.record, deal=line, viewer=self.line.viewer))

    # --- to take away ---------------------------------------------------------------------------------

    def _save_picture(self) -> None:
        if self._sheet is not None:
            picture = sheet_picture(self.desk, self._sheet)
            self._save(".png", lambda: png_of(picture))

    def _save_text(self) -> None:
        if self._sheet is not None:
            head = (self._title(), self._when(), ", ".join(self._people()))
            text = sheet_text(self.desk.say, self._sheet, head)
            self._save(".txt", lambda: text)

    def _save(self, ending: str, content: Callable[[], str | bytes]) -> None:
        when = self.line.begun[:16].replace(":", ".")
        name = f"{self.line.game} {when}{ending}"
        self.keeping.put(name, lambda path: self.desk.past().put(path, content))

    # --- words ----------------------------------------------------------------------------------------

    def _title(self) -> str:
        return game_name(self.desk.say, self.line.game)

    def _when(self) -> str:
        deals = self.desk.say.count("history.deals", self.line.deals)
        return f"{date_text(self.desk.say, self.line.begun)} · {deals}"

    def _people(self) -> tuple[str, ...]:
        say = self.desk.say
        names = (
            names_of(self.record, say)
            if self.record is not None
            else all_spoken(say, [sitter.name for sitter in self.line.sitters])
        )
        levels = (level_text(say, sitter.mind) for sitter in self.line.sitters)
        return tuple(
            f"{name} ({level})" if level else name for name, level in zip(names, levels, strict=True)
        )

    def _note(self) -> str:
        """What stands above the buttons."""
        say = self.desk.say
        if message := self.keeping.message(self._words.w):
            return message
        if self._coming is not None:
            return say("history.reading")
        return say("match.choose") if self.record is not None else say("history.gone")

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw both halves."""
        self.is_stale = False
        cloth = self.desk.preferences.cloth
        screen.blit(room(self.desk.assets / "sprites", self.page, cloth=cloth), (0, 0))
        brush = Brush(screen, self.desk.pen, self.page)
        if self._paper is not None:
            self._paper.draw(brush, self._box)
        draw_board(brush, self._board)
        self._tell(brush, self._board.inset(brush.px(28), brush.px(20)))
        self.focus.draw(brush)

    def _tell(self, brush: Brush, inner: Rect) -> None:
        px, pen, say = brush.px, brush.pen, self.desk.say
        head, rest = inner.take_top(px(54), px(6))
        draw_heading(brush, self._title(), head, 29)
        row, rest = rest.take_top(px(32))
        result = f"{ending_text(say, self.line)}   {score_text(self.line)}"
        pen.write(brush.screen, result, row, Style(Typeface.BOLD, px(22), BRASS_LIGHT, across=0.5))
        row, rest = rest.take_top(px(26), px(6))
        pen.write(brush.screen, self._when(), row, Style(Typeface.TEXT, px(16), CREAM_DIM, across=0.5))
        for person in self._people():
            row, rest = rest.take_top(px(24))
            pen.write(brush.screen, person, row, Style(Typeface.TEXT, px(17), CREAM, across=0.5))
        take_backs = self.record.take_backs if self.record is not None else 0
        if take_backs:
            row, rest = rest.take_top(px(26))
            text = say.count("match.taken_back", take_backs)
            pen.write(brush.screen, text, row, Style(Typeface.TEXT, px(16), CREAM_DIM, across=0.5))
        style = Style(Typeface.TEXT, px(16), CREAM, across=0.5, wraps=True)
        pen.write(brush.screen, self._note(), self._words, style)

    def _lay_out(self) -> None:
        px, page, say = self.page.px, self.page, self.desk.say
        area = page.area.inset(px(36), px(34))
        wide, gap = px(WIDE), px(40)
        if self.record is not None and (self._paper is None or self._language != say.language):
            self._sheet = self._written(self.record)
            self._paper = ScorePaper(
                self.desk, self._sheet, has_pencil=False, page=lambda: self.page, pitch=PRESSED
            )
            self._language = say.language
        across = 0.5 if self._paper is None else 1.0
        if self._is_narrow and self._paper is not None:
            area = page.area.inset(px(20), px(34))
            area, below = area.take_top(px(BOARD), px(20))
            self._box, across = self._paper.box_in(below), 0.5
        elif self._paper is not None:
            width = min(self._paper.width, area.w - wide - gap)
            both = area.place(width + gap + wide, area.h)
            self._box = self._paper.box_in(Rect(both.x, both.y, width, both.h))
            area = both
        self._board = area.place(wide, area.h, across).place(wide, min(px(BOARD), area.h))
        self._set_widgets(self._rows() + self._buttons())

    def _rows(self) -> list[Widget]:
        """One for each line of the sheet that is to be seen."""
        paper, px = self._paper, self.page.px
        if paper is None:
            return []
        paper.scroll(0, self._box.h)
        shown = min(paper.rows_in(self._box.h), len(paper.sheet.rows) - paper.first)
        rows: list[Widget] = []
        for place in range(shown):
            row = DealRow(f"deal{paper.first + place}")
            top = self._box.y + px(HEAD) + place * px(PRESSED)
            row.box = Rect(self._box.x + px(5), top, self._box.w - px(10), px(PRESSED))
            rows.append(row)
        return rows

    def _buttons(self) -> list[Widget]:
        px, say = self.page.px, self.desk.say
        inner = self._board.inset(px(34), px(24))
        step, high = px(56), px(48)
        is_ready = self._sheet is not None
        has_folder = is_ready and self.desk.past.pictures is not None
        enabled = {
            "title.continue": is_ready,
            "match.look": is_ready and self.line.deals > 0,
            "match.picture": has_folder,
            "match.text": has_folder,
            "history.back": True,
        }
        names = list(enabled) if not self.line.is_over else list(enabled)[1:]
        top = inner.bottom - step * (len(names) - 1) - high
        self._words = Rect(inner.x, top - px(78), inner.w, px(70))
        found: list[Widget] = []
        for place, name in enumerate(names):
            button = Button(name, say(name), is_main=place == 0, px=19)
            button.box = Rect(inner.x, top + place * step, inner.w, high)
            button.is_enabled = enabled[name]
            found.append(button)
        return found

    def _set_widgets(self, widgets: list[Widget]) -> None:
        has_look = any(widget.name == "match.look" and widget.is_enabled for widget in widgets)
        self.focus = self.focus.renewed(widgets, first="match.look" if has_look else None)
        current = self.focus.current
        is_back = current is not None and current.name == "history.back"
        if is_back and has_look and self._paper is not None and not self.focus.is_visible:
            self.focus.go_to("match.look")  # as long as the sheet was read there was only the way back
