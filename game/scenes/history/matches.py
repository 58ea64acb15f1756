"""The list of all matches: the last one first, of one game or of all."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.desk import Desk
from game.scenes.form import Form
from game.scenes.history.match import PastMatch
from game.scenes.history.match_row import BESIDE, ROW, STACKED, MatchRow, RowWords, foot_cells
from game.scenes.history.wording import company_text, date_text, ending_text, faces_beside, score_text
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.picker import Picker
from game.ui.theme import CREAM, CREAM_DIM
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.table.history.figures import Line
    from game.table.history.history import Overview

HEAD, TOP, FOOT = 52, 48, 52
ALL: Final = "all"


class Matches(Form):
    """Choose a match to look at, or the figures of a game."""

    @property
    def needs(self) -> tuple[float, float]:
        """At least three rows; where it is narrow the result of a match stands below its names."""
        return (
            (490, 36 + 14 + HEAD + TOP + 3 * STACKED + 2 * FOOT + 112) if self._is_narrow else (BESIDE, 460)
        )

    @property
    def _is_narrow(self) -> bool:
        return self.across * NEARLY < BESIDE

    @property
    def _pitch(self) -> int:
        """The pixels from one row to the next."""
        return self.page.px(STACKED if self._is_narrow else ROW)

    is_scrolled = True

    def __init__(self, desk: Desk) -> None:
        """Ask for the list; until it comes the page says so."""
        super().__init__(desk)
        self.game = ALL
        self.overview: Overview | None = None
        self._first = 0
        self._coming: Future[Overview] | None = desk.past().overview()
        self._lay_out()

    # --- what comes from the thread -------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Whether the list is still being read."""
        return self._coming is not None

    def update(self, seconds: float) -> Result:
        """Take the list when it has come."""
        super().update(seconds)
        if self._coming is not None and self._coming.done():
            self.overview, self._coming = self._coming.result(), None
            self._lay_out()
            self.is_stale = True
        return None

    def entered(self) -> None:
        """A match may have ended meanwhile."""
        super().entered()
        if self._coming is None:
            self._coming = self.desk.past().overview()

    @property
    def lines(self) -> tuple[Line, ...]:
        """The matches of the chosen game."""
        if self.overview is None:
            return ()
        return tuple(line for line in self.overview.lines if self.game in (ALL, line.game))

    # --- keys and mouse -------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """Open a match; the page keys and the wheel turn over; Esc goes back."""
        if event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                return Pop()
            if self._take_key(event.key):
                return None
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.y * self._room)
            return None
        self.is_stale = True
        used = self.focus.handle(event)
        if used is None:
            return None
        self.desk.sounds.play("button")
        return self._use(used)

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "history.back":
                return Pop()
            case "history.figures":
                from game.scenes.history.game_figures import GameFigures

                games = self.overview.games if self.overview is not None else ()
                if games:
                    game = self.game if self.game in games else games[0]
                    people = self.overview.people if self.overview is not None else ()
                    return Push(GameFigures(self.desk, games, game, people))
            case "title.scorer":
                from game.scenes.scorer.sheets import RealSheets

                return Push(RealSheets(self.desk))
            case "history.game":
                self.game, self._first = str(used.value), 0
                self._lay_out()
            case "earlier" | "later":
                self._turn(self._room if used.name == "later" else -self._room)
            case name if name.startswith("match"):
                return Push(PastMatch(self.desk, self.lines[int(name.removeprefix("match"))]))
        return None

    def _take_key(self, key: int) -> bool:
        """The page keys turn over; Up and Down at the ends of the page go on to the next one."""
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turn(self._room if key == pygame.K_PAGEDOWN else -self._room)
            return True
        current = self.focus.current
        if key not in (pygame.K_UP, pygame.K_DOWN) or not isinstance(current, MatchRow):
            return False
        wanted = int(current.name.removeprefix("match")) + (1 if key == pygame.K_DOWN else -1)
        if not 0 <= wanted < len(self.lines) or self._first <= wanted < self._first + self._room:
            return False
        self._turn(self._room if key == pygame.K_DOWN else -self._room)
        self.focus.go_to(f"match{wanted}")
        self.focus.is_visible = True
        return True

    def _turn(self, rows: int) -> None:
        last = max(0, (len(self.lines) - 1) // self._room * self._room)
        self._first = max(0, min(last, self._first + rows))
        self._lay_out()
        self.is_stale = True

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the list and what is wrong with it."""
        desk, say = self.desk, self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("history.heading"), self._head.inset(brush.px(20), 0), 30)
        style = Style(Typeface.TEXT, brush.px(18), CREAM, across=0.5, wraps=True)
        if not self.lines:
            text = say("history.reading") if self.overview is None else say("history.empty")
            brush.pen.write(screen, text, self._list.inset(brush.px(60), 0), style)
        elif len(self.lines) > self._room:
            last = min(len(self.lines), self._first + self._room)
            text = say("history.page", first=self._first + 1, last=last, count=len(self.lines))
            style = Style(Typeface.TEXT, brush.px(16), CREAM_DIM, across=0.5)
            brush.pen.write(screen, text, self._count, style)
        complaint = desk.past().complaint
        if complaint is not None:
            style = Style(Typeface.TEXT, brush.px(15), CREAM, across=0.5, wraps=True)
            brush.pen.write(screen, say(complaint.key, file=complaint.file), self._trouble, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        desk, px, page = self.desk, self.page.px, self.page
        self._box = page.area.inset(px(22), px(18)).place(
            min(px(980), page.width - px(44)), min(px(760 if self._is_narrow else 668), page.height - px(36))
        )
        inner = self._box.inset(px(34), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(8))
        top, rest = rest.take_top(px(TOP), px(10))
        trouble = px(46) if desk.past().complaint is not None else 0
        high = px(2 * FOOT + 12 if self._is_narrow else FOOT)
        foot = Rect(inner.x, inner.bottom - high - px(8), inner.w, high)
        self._trouble = Rect(rest.x, foot.y - trouble - px(4), rest.w, trouble)
        self._list = Rect(rest.x, rest.y, rest.w, self._trouble.y - px(6) - rest.y)
        self._room = max(1, int(self._list.h // self._pitch))
        self._first = max(0, min(self._first, (len(self.lines) - 1) // self._room * self._room))
        widgets = [*self._above(top), *self._rows(), *self._buttons(foot)]
        self.focus = self.focus.renewed(widgets)

    def _above(self, row: Rect) -> list[Widget]:
        """Which game, and the sheets of matches that were played with real cards."""
        say = self.desk.say
        games = self.overview.games if self.overview is not None else ()
        if self.game not in games:
            self.game = ALL
        options = [(ALL, say("history.all")), *((game, game_name(say, game)) for game in games)]
        picker = Picker("history.game", options, self.game)
        real = Button("title.scorer", say("title.scorer"), px=18)
        picker.box, real.box = row.place(min(self.page.px(680), row.w), row.h).columns(
            [1.3 if self._is_narrow else 1.6, 1], self.page.px(14)
        )
        return [picker, real]

    def _rows(self) -> list[Widget]:
        px, say = self.page.px, self.desk.say
        found: list[Widget] = []
        for place, line in enumerate(self.lines[self._first : self._first + self._room]):
            words = RowWords(
                game=game_name(say, line.game),
                company=company_text(say, line.sitters, line.viewer),
                date=date_text(say, line.begun),
                score=score_text(line),
                ending=ending_text(say, line),
                is_won={1.0: True, 0.0: False}.get(line.share) if line.is_over else None,
                faces=faces_beside(line.sitters, line.viewer),
            )
            row = MatchRow(f"match{self._first + place}", words, self.desk.assets / "sprites")
            pitch = self._pitch
            row.box = Rect(self._list.x, self._list.y + place * pitch, self._list.w, pitch - px(6))
            found.append(row)
        return found

    def _buttons(self, foot: Rect) -> list[Widget]:
        from game.scenes.replay.bar import SignButton

        px, say = self.page.px, self.desk.say
        back, earlier, self._count, later, figures = foot_cells(foot, px(12), is_stacked=self._is_narrow)
        buttons: list[Widget] = [
            Button("history.back", say("history.back"), px=19),
            SignButton("earlier", "back"),
            SignButton("later", "forward"),
            Button("history.figures", say("history.figures"), is_main=True, px=19),
        ]
        for button, box in zip(buttons, (back, earlier, later, figures), strict=True):
            button.box = box
        buttons[1].is_enabled = self._first > 0
        buttons[2].is_enabled = self._first + self._room < len(self.lines)
        buttons[3].is_enabled = bool(self.overview is not None and self.overview.games)
        if len(self.lines) <= self._room:
            return [buttons[0], buttons[3]]
        return buttons
