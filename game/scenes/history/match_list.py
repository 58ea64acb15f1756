"""A page that lists matches, so many at a time: rows that open them, and two buttons to turn over."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.scenes.empty import LEADS, draw_empty
from game.scenes.form import Form
from game.scenes.history.match_row import BESIDE, ROW, STACKED, MatchRow, RowWords, foot_cells
from game.scenes.intents import OpenGames
from game.scenes.page_desk import PageDesk
from game.scenes.replay.bar import SignButton
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import CREAM, CREAM_DIM
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style

HEAD, TOP, FOOT = 52, 48, 52
MATCH = "match"
"""A row is called so, with its place in the list behind."""


class MatchList(Form):
    """What is listed, and where rows and buttons lead, is told by who derives from it."""

    beside = BESIDE

    is_scrolled = True
    heading = ""
    onward = ""
    """The keys of the heading, and of the button besides the way back."""
    high = 668
    """Design units of the board."""
    is_onward_main = True
    """Whether the button besides the way back is the brightest."""
    has_top = True
    """Whether there is something between the heading and the rows."""
    leads_to_games = True
    """Whether that button leads to the games as long as nothing is listed."""

    def __init__(self, desk: PageDesk) -> None:
        """Begin at the first page; who derives from it lays out at the end of `__init__`."""
        super().__init__(desk)
        self._first = 0

    @property
    @abstractmethod
    def count(self) -> int:
        """How many matches are listed."""

    @abstractmethod
    def _words(self, place: int) -> RowWords:
        """What the row of a match says."""

    @abstractmethod
    def _lead(self, used: Signal) -> Result:
        """Where a row, or a button of its own, leads."""

    @abstractmethod
    def _without_rows(self) -> str:
        """What stands where no match is."""

    @property
    def _trouble_words(self) -> str:
        """What is wrong, or nothing."""
        return ""

    @property
    def _onward(self) -> str:
        """The key of the button besides the way back, as it is now."""
        return LEADS if self.leads_to_games and not (self.count or self._is_reading) else self.onward

    @property
    def _is_reading(self) -> bool:
        """Whether it is not known yet what is listed."""
        return False

    @property
    def _may_go_on(self) -> bool:
        """Whether the button besides the way back leads anywhere."""
        return True

    @property
    def _top(self) -> float:
        """Design units of what stands between the heading and the rows."""
        return TOP

    def _above(self, row: Rect) -> list[Widget]:
        """What stands between the heading and the rows."""
        return []

    @property
    def needs(self) -> tuple[float, float]:
        """At least three rows; where it is narrow the result of a match stands below its names."""
        top = self._top + 8 if self.has_top else 0
        return (
            (490, 36 + 14 + HEAD + top + 3 * STACKED + 2 * FOOT + 104) if self._is_narrow else (BESIDE, 460)
        )

    @property
    def _pitch(self) -> int:
        """The pixels from one row to the next."""
        return self.page.px(STACKED if self._is_narrow else ROW)

    # --- keys and mouse -------------------------------------------------------------------------------

    def _take(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.y)
            return True
        return event.type == pygame.KEYDOWN and self._take_key(event.key)

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "history.back":
                return Pop()
            case name if name == LEADS:
                return Push(OpenGames())
            case "earlier" | "later":
                self._turn(1 if used.name == "later" else -1)
                return None
            case _:
                return self._lead(used)

    def _take_key(self, key: int) -> bool:
        """The page keys turn over; Up and Down at the ends of the page go on to the next one."""
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turn(1 if key == pygame.K_PAGEDOWN else -1)
            return True
        current = self.focus.current
        if key not in (pygame.K_UP, pygame.K_DOWN) or not isinstance(current, MatchRow):
            return False
        wanted = int(current.name.removeprefix(MATCH)) + (1 if key == pygame.K_DOWN else -1)
        if not 0 <= wanted < self.count or self._first <= wanted < self._first + self._room:
            return False
        self._turn(1 if key == pygame.K_DOWN else -1)
        self.focus.go_to(f"{MATCH}{wanted}")
        self.focus.is_visible = True
        return True

    def _turn(self, pages: int) -> None:
        last = max(0, (self.count - 1) // self._room * self._room)
        self._first = max(0, min(last, self._first + pages * self._room))
        self._lay_out()
        self.is_stale = True

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the list and what is wrong with it."""
        say, count = self.desk.say, self.count
        brush = self.board(screen, self._box)
        draw_heading(brush, say(self.heading), self._head.inset(brush.px(20), 0), 30)
        if not count:
            draw_empty(brush, self.desk, self._list, self._without_rows(), has_picture=not self._is_reading)
        elif count > self._room:
            last = min(count, self._first + self._room)
            text = say("history.page", first=self._first + 1, last=last, count=count)
            style = Style(Typeface.TEXT, brush.px(16), CREAM_DIM, across=0.5)
            brush.pen.write(screen, text, self._count_box, style)
        if self._trouble_words:
            style = Style(Typeface.TEXT, brush.px(15), CREAM, across=0.5, wraps=True)
            brush.pen.write(screen, self._trouble_words, self._trouble, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        px = self.page.px
        high = 760 if self._is_narrow else self.high
        self._box = self.board_box(980, high)
        inner = self._box.inset(px(34), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(8))
        above: list[Widget] = []
        if self.has_top:
            top, rest = rest.take_top(px(self._top), px(10))
            above = self._above(top)
        trouble = px(46) if self._trouble_words else 0
        tall = px(2 * FOOT + 12 if self._is_narrow else FOOT)
        foot = Rect(inner.x, inner.bottom - tall - px(8), inner.w, tall)
        self._trouble = Rect(rest.x, foot.y - trouble - px(4), rest.w, trouble)
        self._list = Rect(rest.x, rest.y, rest.w, self._trouble.y - px(6) - rest.y)
        self._room = max(1, int(self._list.h // self._pitch))
        self._first = max(0, min(self._first, (self.count - 1) // self._room * self._room))
        widgets = [*above, *self._rows(), *self._buttons(foot)]
        first = None if self.has_top else f"{MATCH}0" if self.count else self._onward
        self.focus = self.focus.renewed(widgets, first=first)

    def _rows(self) -> list[Widget]:
        px, pitch = self.page.px, self._pitch
        found: list[Widget] = []
        for place in range(self._first, min(self.count, self._first + self._room)):
            row = MatchRow(f"{MATCH}{place}", self._words(place), self.desk.assets / "sprites")
            top = self._list.y + (place - self._first) * pitch
            found.append(row.at(Rect(self._list.x, top, self._list.w, pitch - px(6))))
        return found

    def _buttons(self, foot: Rect) -> list[Widget]:
        px, say = self.page.px, self.desk.say
        back, earlier, self._count_box, later, on = foot_cells(foot, px(12), is_stacked=self._is_narrow)
        onward = self._onward
        buttons: list[Widget] = [
            Button("history.back", say("history.back"), px=19),
            SignButton("earlier", "back"),
            SignButton("later", "forward"),
            Button(onward, say(onward), is_main=self.is_onward_main or not self.count, px=19),
        ]
        for button, box in zip(buttons, (back, earlier, later, on), strict=True):
            button.box = box
        buttons[1].is_enabled = self._first > 0
        buttons[2].is_enabled = self._first + self._room < self.count
        buttons[3].is_enabled = self._may_go_on or onward == LEADS
        return buttons if self.count > self._room else [buttons[0], buttons[3]]
