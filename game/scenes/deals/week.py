"""The deal of the day and the ten deals of the week: what the player and the master made of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.records.daily import A_WEEK
from game.records.shared_deal import code_of_deal
from game.scenes.deals.dated import dated_deals, title_of
from game.scenes.deals.intents import OpenDeals
from game.scenes.deals.results import Results
from game.scenes.deals.telling import compared_lines
from game.scenes.form import Form
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.plaque_widget import PlaqueWidget
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, mix
from game.ui.widgets import Brush, Button, Signal, Widget
from game.ui.writing import Style
from game.variants.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    import pygame

    from game.records.shared_deal import SharedDeal
    from game.scenes.history.past import Past
    from game.scenes.page_desk import PageDesk

HEAD, CONTROL, ROW, GAP, FOOT = 54, 46, 48, 8, 50
"""Design units of the heading, the choice of a game, a row, between two rows, and of the button."""
WIDE: Final = 900
"""Design units of the board across."""
MARK: Final = "deal "
"""A row is called so, with the mark of its deal behind."""


class DealLine(PlaqueWidget):
    """A deal and what came of it; pressed, the page with its code opens."""

    def __init__(self, name: str, title: str, result: str, *, is_played: bool) -> None:
        """Everything is worded already."""
        super().__init__(name)
        self.title, self.result, self.is_played = title, result, is_played

    def draw(self, brush: Brush) -> None:
        """Draw the plaque and both texts."""
        inner = self.lay(brush).inset(brush.px(18), brush.px(4))
        title, result = inner.columns([0.4, 0.6], brush.px(10))
        ink = mix(CREAM, BRASS_LIGHT, self.warmth)
        brush.pen.write(brush.screen, self.title, title, Style(Typeface.MEDIUM, brush.px(17), ink))
        tone = BRASS_LIGHT if self.is_played else CREAM_DIM
        style = Style(Typeface.TEXT, brush.px(16), tone, across=1)
        brush.pen.write(brush.screen, self.result, result, style)


class Week(Form):
    """Days and weeks that were missed appear nowhere."""

    def __init__(self, desk: PageDesk, past: Past, today: Callable[[], date], game: str) -> None:
        """Show the deals of that game; `today` returns the day of the calendar."""
        super().__init__(desk)
        self._today = today
        self.game = game
        self.results = Results(past)
        self._lay_out()

    @property
    def deals(self) -> dict[str, SharedDeal]:
        """The deals of today and of this week by their marks."""
        return dated_deals(self.game, self._today())

    @property
    def needs(self) -> tuple[float, float]:
        """The deals of the week in two columns, or in one where the page is narrow."""
        return (490 if self._is_narrow else 853), self._high + 36

    @property
    def _high(self) -> float:
        rows = 1 + A_WEEK if self._is_narrow else 1 + A_WEEK // 2
        return 28 + HEAD + CONTROL + 14 + rows * (ROW + GAP) + 20 + FOOT + 24

    def entered(self) -> None:
        """Ask for the results again: a deal may have been played while another page lay on top."""
        self.results.ask()
        super().entered()

    def left(self) -> None:
        """The master plays no longer."""
        self.results.close()

    def update(self, seconds: float) -> Result:
        """Hear what the player and the master made of the deals."""
        if self.results.has_news():
            self._lay_out()
            self.is_stale = True
        return super().update(seconds)

    def _use(self, used: Signal) -> Result:
        if used.name == "deals.game":
            self.game = str(used.value)
            self._lay_out()
            return None
        if used.name.startswith(MARK):
            return Push(OpenDeals(code_of_deal(self.deals[used.name.removeprefix(MARK)])))
        return Pop()

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with all rows."""
        year, week, _ = self._today().isocalendar()
        brush = self.board(screen, self._box)
        draw_heading(brush, self.desk.say("deals.week.heading", week=week, year=year), self._head, 30)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        px, say = self.page.px, self.desk.say
        self._box = self.board_box(WIDE, self._high, beside=28)
        inner = self._box.inset(px(36), px(14))
        self._head, rest = inner.take_top(px(HEAD))
        row, rest = rest.take_top(px(CONTROL), px(14))
        games = Picker("deals.game", [(game, game_name(say, game)) for game in GAMES], self.game)
        games.box = row.place(min(px(480), row.w), row.h)
        widgets: list[Widget] = [games]
        day, rest = rest.take_top(px(ROW), px(GAP + 6))
        columns = [rest] if self._is_narrow else rest.columns([1, 1], px(14))
        places = [
            Rect(column.x, column.y + row * px(ROW + GAP), column.w, px(ROW))
            for column in columns
            for row in range(A_WEEK // len(columns))
        ]
        for (mark, deal), box in zip(self.deals.items(), [day, *places], strict=True):
            line = self._line(mark, deal)
            line.box = box
            widgets.append(line)
        back = Button("deals.back", say("history.back"), is_main=True)
        foot = Rect(inner.x, self._box.bottom - px(22) - px(FOOT), inner.w, px(FOOT))
        back.box = foot.place(px(240), foot.h)
        self.focus = self.focus.renewed([*widgets, back], first=f"{MARK}{next(iter(self.deals))}")

    def _line(self, mark: str, deal: SharedDeal) -> DealLine:
        say, own = self.desk.say, self.results.own(deal)
        result = say("deals.open")
        if own is not None:
            master = self.results.master(deal, own.seat)
            result = compared_lines(say, own, (), None if master is None else master.own)
        return DealLine(f"{MARK}{mark}", title_of(say, mark), result, is_played=own is not None)
