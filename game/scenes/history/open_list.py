"""The open matches: go on with one of them, or put it away into the history."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Final

from game.scenes.history.intents import OpenHistory
from game.scenes.history.match_list import MATCH, MatchList
from game.scenes.history.match_row import BESIDE, RowWords
from game.scenes.history.open_doors import OpenDoors
from game.scenes.history.wording import company_text, date_text, faces_beside, score_text
from game.scenes.intents import OpenConfirm, OpenMatch
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Home, Push, Result
from game.text.games import game_name
from game.ui.layout import Rect
from game.ui.widgets import Button, Signal, Widget

if TYPE_CHECKING:
    from game.table.history.figures import Line
    from game.table.open_matches import OpenList
    from game.table.save import Loaded

AWAY: Final = "away"
"""The button beside a row is called so, with the place of the row behind."""
WIDTH: Final = 120
"""Design units of that button."""


class OpenMatchList(MatchList):
    """A row goes on with its match; the button beside the row puts the match away."""

    heading = "open.heading"
    onward = "title.history"
    is_onward_main = False
    has_top = False
    leads_to_games = False
    beside = BESIDE + WIDTH

    def __init__(self, desk: PageDesk, doors: OpenDoors) -> None:
        """Ask for the list; until it comes the page says so."""
        super().__init__(desk)
        self._doors = doors
        self.lines: tuple[Line, ...] = ()
        self._unread = 0
        self._message = ""
        self._listing: Future[OpenList] | None = None
        self._loading: tuple[str, Future[Loaded]] | None = None
        self._leaving: Future[bool] | None = None
        self._ask()
        self._lay_out()

    # --- what comes from the thread -------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Whether something is still being read or put away."""
        return any((self._listing, self._loading, self._leaving))

    def update(self, seconds: float) -> Result:
        """Take what has come; go to the table with the match that was chosen."""
        super().update(seconds)
        if self._leaving is not None and self._leaving.done():
            self._message = "" if self._leaving.result() else self.desk.say("open.kept")
            self._leaving = None
            self._ask()
        if self._listing is not None and self._listing.done():
            found, self._listing = self._listing.result(), None
            self.lines, self._unread = found.lines, found.unread
            self._lay_out()
            self.is_stale = True
        if self._loading is not None and self._loading[1].done():
            name, loaded = self._loading[0], self._loading[1].result()
            self._loading = None
            if loaded.record is not None:
                return Home(OpenMatch(name, loaded))
            self._message = self.desk.say("open.gone" if loaded.complaint is None else "title.match_refused")
            self._ask()
        return None

    def _ask(self) -> None:
        self._listing = self._doors.open_list()

    # --- what is listed -------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many matches are open."""
        return len(self.lines)

    def _words(self, place: int) -> RowWords:
        say, line = self.desk.say, self.lines[place]
        return RowWords(
            game=game_name(say, line.game),
            company=company_text(say, line.sitters, line.viewer),
            date=date_text(say, line.begun),
            score=score_text(line),
            ending=say.count("history.deals", line.deals),
            is_won=None,
            has_medals=False,
            faces=faces_beside(line.sitters, line.viewer),
        )

    def _without_rows(self) -> str:
        return self.desk.say("history.reading" if self._is_reading else "open.empty")

    @property
    def _is_reading(self) -> bool:
        return self._listing is not None

    @property
    def _trouble_words(self) -> str:
        unread = self.desk.say.count("open.unread", self._unread) if self._unread else ""
        return self._message or unread

    def _lead(self, used: Signal) -> Result:
        name = used.name
        if name == self.onward:
            return Push(OpenHistory())
        if name.startswith(AWAY):
            line = self.lines[int(name.removeprefix(AWAY))]
            return Push(OpenConfirm(AWAY, partial(self._put_away, line.name)))
        if self._loading is None:
            line = self.lines[int(name.removeprefix(MATCH))]
            self._loading = line.name, self._doors.load_open(line.name)
        return None

    def _put_away(self, name: str) -> None:
        self._leaving = self._doors.put_away(name)

    def _rows(self) -> list[Widget]:
        found: list[Widget] = []
        gap, width = self.page.px(8), self.page.px(WIDTH)
        for row in super()._rows():
            place = row.name.removeprefix(MATCH)
            away = Button(f"{AWAY}{place}", self.desk.say("open.away"), px=16)
            away.at(Rect(row.box.right - width, row.box.y, width, row.box.h))
            found += [row.at(Rect(row.box.x, row.box.y, row.box.w - width - gap, row.box.h)), away]
        return found
