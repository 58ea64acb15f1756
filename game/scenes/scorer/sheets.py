"""The list of sheets for real cards: the one that was written on last first, and the way to a new one."""

from __future__ import annotations

import pygame

from game.scenes.desk import Desk
from game.scenes.form import Form
from game.scenes.history.match_row import BESIDE, ROW, STACKED, MatchRow, RowWords, foot_cells
from game.scenes.history.wording import date_text
from game.scenes.replay.bar import SignButton
from game.scenes.scene import Pop, Push, Result
from game.scenes.scorer.words import ending_words, is_won, names_of_match, score_words
from game.scenes.woodwork import draw_heading
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.theme import CREAM, CREAM_DIM
from game.ui.widgets import Button, Widget
from game.ui.writing import Style

HEAD, FOOT = 52, 52


class RealSheets(Form):
    """Go on with a sheet, or begin one."""

    @property
    def needs(self) -> tuple[float, float]:
        """At least three rows; where it is narrow the result of a match stands below its names."""
        return (490, 36 + 14 + HEAD + 3 * STACKED + 2 * FOOT + 104) if self._is_narrow else (BESIDE, 460)

    @property
    def _is_narrow(self) -> bool:
        return self.across * NEARLY < BESIDE

    @property
    def _pitch(self) -> int:
        """The pixels from one row to the next."""
        return self.page.px(STACKED if self._is_narrow else ROW)

    is_scrolled = True

    def __init__(self, desk: Desk) -> None:
        """Begin at the first page."""
        super().__init__(desk)
        self._first = 0
        self._lay_out()

    def handle(self, event: pygame.Event) -> Result:
        """Open a sheet; the page keys and the wheel turn over; Esc goes back."""
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                return Pop()
            if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
                return None
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.y)
            return None
        self.is_stale = True
        used = self.focus.handle(event)
        if used is None:
            return None
        self.desk.sounds.play("button")
        match used.name:
            case "history.back":
                return Pop()
            case "earlier" | "later":
                self._turn(1 if used.name == "later" else -1)
                return None
            case "scorer.new":
                from game.scenes.scorer.begin import NewSheet

                return Push(NewSheet(self.desk))
            case name:
                from game.scenes.scorer.sheet import opened

                return Push(opened(self.desk, int(name.removeprefix("match"))))

    def _turn(self, pages: int) -> None:
        last = max(0, (len(self.desk.sheets.matches) - 1) // self._room * self._room)
        self._first = max(0, min(last, self._first + pages * self._room))
        self._lay_out()
        self.is_stale = True

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board and the list, or what it is for."""
        desk, say = self.desk, self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("scorer.heading"), self._head.inset(brush.px(20), 0), 30)
        count = len(desk.sheets.matches)
        if not count:
            style = Style(Typeface.TEXT, brush.px(18), CREAM, across=0.5, wraps=True)
            brush.pen.write(screen, say("scorer.empty"), self._list.inset(brush.px(50), 0), style)
        elif count > self._room:
            last = min(count, self._first + self._room)
            text = say("history.page", first=self._first + 1, last=last, count=count)
            style = Style(Typeface.TEXT, brush.px(16), CREAM_DIM, across=0.5)
            brush.pen.write(screen, text, self._count, style)
        if desk.sheets.complaint:
            style = Style(Typeface.TEXT, brush.px(15), CREAM, across=0.5, wraps=True)
            brush.pen.write(screen, say(desk.sheets.complaint), self._trouble, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        desk, px, page = self.desk, self.page.px, self.page
        matches = desk.sheets.matches
        self._box = page.area.inset(px(22), px(18)).place(
            min(px(980), page.width - px(44)), min(px(760 if self._is_narrow else 600), page.height - px(36))
        )
        inner = self._box.inset(px(34), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(10))
        high = px(2 * FOOT + 12 if self._is_narrow else FOOT)
        foot = Rect(inner.x, inner.bottom - high - px(8), inner.w, high)
        trouble = px(46) if desk.sheets.complaint else 0
        self._trouble = Rect(rest.x, foot.y - trouble - px(4), rest.w, trouble)
        self._list = Rect(rest.x, rest.y, rest.w, self._trouble.y - px(6) - rest.y)
        self._room = max(1, int(self._list.h // self._pitch))
        self._first = max(0, min(self._first, (len(matches) - 1) // self._room * self._room))
        widgets = [*self._rows(), *self._buttons(foot)]
        self.focus = self.focus.renewed(widgets, first="match0" if matches else "scorer.new")

    def _rows(self) -> list[Widget]:
        desk, px, say = self.desk, self.page.px, self.desk.say
        found: list[Widget] = []
        shown = desk.sheets.matches[self._first : self._first + self._room]
        for place, match in enumerate(shown):
            standing = match.standing()
            words = RowWords(
                game=game_name(say, match.game),
                company=", ".join(names_of_match(desk, match)),
                date=date_text(say, match.begun),
                score=score_words(standing),
                ending=ending_words(desk, match, standing) if standing.over is not None else "",
                is_won=is_won(standing.over.winners) if standing.over is not None else None,
            )
            row = MatchRow(f"match{self._first + place}", words, desk.assets / "sprites")
            pitch = self._pitch
            row.box = Rect(self._list.x, self._list.y + place * pitch, self._list.w, pitch - px(6))
            found.append(row)
        return found

    def _buttons(self, foot: Rect) -> list[Widget]:
        px, say = self.page.px, self.desk.say
        back, earlier, self._count, later, new = foot_cells(foot, px(12), is_stacked=self._is_narrow)
        buttons: list[Widget] = [
            Button("history.back", say("history.back"), px=19),
            SignButton("earlier", "back"),
            SignButton("later", "forward"),
            Button("scorer.new", say("scorer.new"), is_main=True, px=19),
        ]
        for button, box in zip(buttons, (back, earlier, later, new), strict=True):
            button.box = box
        count = len(self.desk.sheets.matches)
        buttons[1].is_enabled = self._first > 0
        buttons[2].is_enabled = self._first + self._room < count
        return buttons if count > self._room else [buttons[0], buttons[3]]
