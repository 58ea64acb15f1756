"""The list of sheets for real cards: the one that was written on last first, and the way to a new one."""

from __future__ import annotations

from game.scenes.history.match_list import MATCH, MatchList
from game.scenes.history.match_row import RowWords
from game.scenes.history.wording import date_text
from game.scenes.kept import Store
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Push, Result
from game.scenes.scorer.intents import OpenNewSheet, OpenSheet
from game.scenes.scorer.words import ending_words, is_won, names_of_match, score_words
from game.table.real_match import RealMatch
from game.text.games import game_name
from game.ui.widgets import Signal


class RealSheets(MatchList):
    """Go on with a sheet, or begin one."""

    heading = "scorer.heading"
    onward = "scorer.new"
    high = 600
    has_top = False
    leads_to_games = False

    def __init__(self, desk: PageDesk, sheets: Store[RealMatch]) -> None:
        """Show these."""
        super().__init__(desk)
        self._sheets = sheets
        self._lay_out()

    @property
    def count(self) -> int:
        """How many sheets there are."""
        return len(self._sheets.things)

    def _words(self, place: int) -> RowWords:
        desk, match = self.desk, self._sheets.things[place]
        standing = match.standing()
        return RowWords(
            game=game_name(desk.say, match.game),
            company=", ".join(names_of_match(desk, match)),
            date=date_text(desk.say, match.begun),
            score=score_words(standing),
            ending=ending_words(desk, match, standing) if standing.over is not None else "",
            is_won=is_won(standing.over.winners) if standing.over is not None else None,
        )

    def _without_rows(self) -> str:
        return self.desk.say("scorer.empty")

    @property
    def _trouble_words(self) -> str:
        complaint = self._sheets.complaint
        return self.desk.say(complaint) if complaint else ""

    def _lead(self, used: Signal) -> Result:
        if used.name == self.onward:
            return Push(OpenNewSheet())
        self._put_first(int(used.name.removeprefix(MATCH)))
        return Push(OpenSheet())

    def _put_first(self, place: int) -> None:
        """From now on the sheet at that place of the list is the one that was written on last."""
        matches = self._sheets.things
        self._sheets.put((matches[place], *matches[:place], *matches[place + 1 :]))
