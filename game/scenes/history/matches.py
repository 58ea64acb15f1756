"""The list of all matches: the last one first, of one game or of all."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from game.scenes.history.match_list import MATCH, TOP, MatchList
from game.scenes.history.match_row import RowWords
from game.scenes.history.past import Past
from game.scenes.history.wording import company_text, date_text, ending_text, faces_beside, score_text
from game.scenes.intents import OpenComparison, OpenFigures, OpenPastMatch, Practise
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Push, Result
from game.scenes.scorer.intents import OpenSheets
from game.text.games import game_name
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.widgets import Button, Signal, Widget

if TYPE_CHECKING:
    from game.records.record import Record
    from game.table.history.figures import Line
    from game.table.history.history import Overview

ALL: Final = "all"
PRACTICE: Final = "practice"
"""What is listed besides the games: deals that were played for practice."""
PRACTISED: Final = "history.practice"
"""The button that lists practice, and leads back to all games."""


class Matches(MatchList):
    """Choose a match to look at, or the figures of a game."""

    heading = "history.heading"
    onward = "history.figures"

    def __init__(self, desk: PageDesk, past: Past) -> None:
        """Ask for the list; until it comes the page says so."""
        super().__init__(desk)
        self._past = past
        self.game = ALL
        self.overview: Overview | None = None
        self._listed: tuple[Overview, str, tuple[Line, ...]] | None = None
        self._coming: Future[Overview] | None = past().overview()
        self._opening: tuple[Line, Future[Record | None]] | None = None
        """The practice whose record is being read."""
        self._lay_out()

    # --- what comes from the thread -------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Whether the list, or a practice, is still being read."""
        return self._coming is not None or self._opening is not None

    def update(self, seconds: float) -> Result:
        """Take the list when it has come."""
        super().update(seconds)
        if self._coming is not None and self._coming.done():
            self.overview, self._coming = self._coming.result(), None
            self._lay_out()
            self.is_stale = True
        return self._open_practice()

    def _open_practice(self) -> Result:
        """Compare a practice that is over, go on with any other, once its record has come."""
        if self._opening is None or not self._opening[1].done():
            return None
        (line, coming), self._opening = self._opening, None
        record = coming.result()
        if record is None:
            return None
        return Push(OpenComparison(record) if line.is_over else Practise(record))

    def entered(self) -> None:
        """A match may have ended meanwhile."""
        super().entered()
        if self._coming is None:
            self._coming = self._past().overview()

    @property
    def lines(self) -> tuple[Line, ...]:
        """The matches of the chosen game; found once, as there may be thousands."""
        if self.overview is None:
            return ()
        known = self._listed
        if known is None or known[0] is not self.overview or known[1] != self.game:
            found = tuple(line for line in self.overview.lines if self.game in (ALL, line.game))
            found = self.overview.practice if self.game == PRACTICE else found
            known = self._listed = self.overview, self.game, found
        return known[2]

    # --- what is listed -------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many matches of the chosen game there are."""
        return len(self.lines)

    def _words(self, place: int) -> RowWords:
        say, line = self.desk.say, self.lines[place]
        is_practised = self.game == PRACTICE and line.is_over
        return RowWords(
            game=game_name(say, line.game),
            company=company_text(say, line.sitters, line.viewer),
            date=date_text(say, line.begun),
            score=score_text(line),
            ending=say("once.word") if is_practised else ending_text(say, line),
            is_won={1.0: True, 0.0: False}.get(line.share) if line.is_over and not is_practised else None,
            faces=faces_beside(line.sitters, line.viewer),
        )

    def _without_rows(self) -> str:
        return self.desk.say("history.reading" if self._is_reading else "history.empty")

    @property
    def _is_reading(self) -> bool:
        return self.overview is None

    @property
    def _trouble_words(self) -> str:
        complaint = self._past().complaint
        return "" if complaint is None else self.desk.say(complaint.key, file=complaint.file)

    @property
    def _may_go_on(self) -> bool:
        return bool(self.overview is not None and self.overview.games)

    def _lead(self, used: Signal) -> Result:
        match used.name:
            case "history.figures":
                games = self.overview.games if self.overview is not None else ()
                if games:
                    game = self.game if self.game in games else games[0]
                    people = self.overview.people if self.overview is not None else ()
                    return Push(OpenFigures(games, game, people))
            case "title.scorer":
                return Push(OpenSheets())
            case "history.game":
                self._list_game(str(used.value))
            case name if name == PRACTISED:
                self._list_game(ALL if self.game == PRACTICE else PRACTICE)
            case name if name.startswith(MATCH):
                line = self.lines[int(name.removeprefix(MATCH))]
                if self.game != PRACTICE:
                    return Push(OpenPastMatch(line))
                self._opening = line, self._past().record(line.name)
        return None

    def _list_game(self, game: str) -> None:
        """List the matches of that game, or practice."""
        self.game, self._first = game, 0
        self._lay_out()

    @property
    def _top(self) -> float:
        """On a narrow page the buttons stand below the picker."""
        return 2 * TOP + 8 if self._is_narrow else TOP

    def _above(self, row: Rect) -> list[Widget]:
        """Which game, and the sheets of matches that were played with real cards."""
        say = self.desk.say
        games = self.overview.games if self.overview is not None else ()
        options = [(ALL, say("history.all")), *((game, game_name(say, game)) for game in games)]
        if self.overview is not None and self.overview.practice:
            options.append((PRACTICE, say("once.words")))
        if self.game not in dict(options):
            self.game = ALL
        found: list[Widget] = [Picker("history.game", options, self.game)]
        if PRACTICE in dict(options):
            word = "history.all" if self.game == PRACTICE else "once.words"
            found.append(Button(PRACTISED, say(word), px=18))
        found.append(Button("title.scorer", say("title.scorer"), px=18))
        for widget, box in zip(found, self._cells(row, len(found)), strict=True):
            widget.box = box
        return found

    def _cells(self, row: Rect, count: int) -> list[Rect]:
        """Places of the picker and the buttons: side by side, or the picker above them on a narrow page."""
        px = self.page.px
        room = row.place(min(px(680 if count == 2 else 860), row.w), row.h)
        if not self._is_narrow:
            return room.columns([1.6, *[1.0] * (count - 1)], px(14))
        upper, lower = room.rows([1.0, 1.0], px(8))
        return [upper, *lower.columns([1.0] * (count - 1), px(14))]
