"""The list of all matches: the last one first, of one game or of all."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.scenes.history.intents import OpenFigures, OpenPastMatch
from game.scenes.history.match_list import MATCH, TOP, MatchList
from game.scenes.history.match_row import RowWords
from game.scenes.history.past import Past
from game.scenes.history.wording import company_text, date_text, ending_text, faces_beside, score_text
from game.scenes.intents import OpenComparison, Practise
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Push, Result
from game.scenes.scorer.intents import OpenSheets
from game.table.history.figures import Wanted
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
STRETCH: Final = 64
"""So many matches are asked for at once: the list of somebody who has played for years is long."""
NOTHING_YET: Final = RowWords(game="", company="", date="", score="", ending="", is_won=None)


@dataclass(slots=True)
class Listed:
    """What is known of the list of one game."""

    game: str
    overview: Overview
    lines: dict[int, Line]
    """By place, as far as they were read."""
    asked: set[int]
    """The first places of the stretches that were asked for."""

    @property
    def count(self) -> int:
        """How many matches the list has."""
        games = self.overview.games
        if self.game == PRACTICE:
            return self.overview.practised
        return sum(games.values()) if self.game == ALL else games.get(self.game, 0)


class Matches(MatchList):
    """Choose a match to look at, or the figures of a game."""

    heading = "history.heading"
    onward = "history.figures"

    def __init__(self, desk: PageDesk, past: Past) -> None:
        """Ask what there is; until it is known the page says so."""
        super().__init__(desk)
        self._past = past
        self.game = ALL
        self.listed: Listed | None = None
        self._coming: tuple[str, int, Future[Overview], Future[tuple[Line, ...]]] | None = None
        """The game whose list is being read, and its first stretch from a place on."""
        self._stretches: dict[int, Future[tuple[Line, ...]]] = {}
        """What else is being read of the list, by its first place."""
        self._opening: tuple[Line, Future[Record | None]] | None = None
        """The practice whose record is being read."""
        self._was_read: tuple[int, int] | None = None
        self._begin()
        self._lay_out()

    # --- what comes from the thread -------------------------------------------------------------------

    @property
    def is_waiting(self) -> bool:
        """Whether the list, or a practice, is still being read."""
        return bool(self._coming or self._stretches or self._opening)

    def update(self, seconds: float) -> Result:
        """Take what has come of the list, and tell how far the reading of the records is."""
        super().update(seconds)
        if self._coming is not None and all(answer.done() for answer in self._coming[2:]):
            game, first, overview, lines = self._coming
            self.listed = Listed(game, overview.result(), dict(enumerate(lines.result(), first)), {first})
            self._coming, self._stretches = None, {}
            self._show()
        for first in [first for first, lines in self._stretches.items() if lines.done()]:
            lines = self._stretches.pop(first)
            if self.listed is not None:
                self.listed.lines |= dict(enumerate(lines.result(), first))
            self._show()
        reading = self._past().reading if self._is_reading else None
        self.is_stale = self.is_stale or reading != self._was_read
        self._was_read = reading
        return self._open_practice()

    def _show(self) -> None:
        self._lay_out()
        self.is_stale = True

    def entered(self) -> None:
        """A match may have ended meanwhile."""
        super().entered()
        if self._coming is None:
            self._begin()

    def _begin(self) -> None:
        """Have the list read of the game that was chosen; what is shown stays until it has come."""
        first = self._first - self._first % STRETCH
        self._coming = self.game, first, self._past().overview(), self._stretch(self.game, first)

    def _stretch(self, game: str, first: int) -> Future[tuple[Line, ...]]:
        of = None if game in (ALL, PRACTICE) else game
        wanted = Wanted(game=of, is_practice=game == PRACTICE, first=first, most=STRETCH)
        return self._past().lines(wanted)

    def _lay_out(self) -> None:
        """Lay out the page, and have read what is missing on it, on the one before and on the one behind."""
        super()._lay_out()
        if self.listed is None or self._coming is not None:
            return
        near = range(max(0, self._first - self._room), min(self.count, self._first + 2 * self._room))
        for first in {place - place % STRETCH for place in near} - self.listed.asked:
            self._stretches[first] = self._stretch(self.listed.game, first)
            self.listed.asked.add(first)

    def _open_practice(self) -> Result:
        """Compare a practice that is over, go on with any other, once its record has come."""
        if self._opening is None or not self._opening[1].done():
            return None
        (line, coming), self._opening = self._opening, None
        record = coming.result()
        if record is None:
            return None
        return Push(OpenComparison(record) if line.is_over else Practise(record))

    # --- what is listed -------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many matches are listed."""
        return 0 if self.listed is None else self.listed.count

    def _words(self, place: int) -> RowWords:
        """What the row of a match says; nothing for the moment in which the match is being read."""
        say, line = self.desk.say, self._line(place)
        if line is None:
            return NOTHING_YET
        is_practised = self._is_practice and line.is_over
        return RowWords(
            game=game_name(say, line.game),
            company=company_text(say, line.sitters, line.viewer),
            date=date_text(say, line.begun),
            score=score_text(line),
            ending=say("once.word") if is_practised else ending_text(say, line),
            is_won={1.0: True, 0.0: False}.get(line.share) if line.is_over and not is_practised else None,
            faces=faces_beside(line.sitters, line.viewer),
        )

    def _line(self, place: int) -> Line | None:
        return None if self.listed is None else self.listed.lines.get(place)

    @property
    def _is_practice(self) -> bool:
        return self.listed is not None and self.listed.game == PRACTICE

    @property
    def _games(self) -> tuple[str, ...]:
        return () if self.listed is None else tuple(self.listed.overview.games)

    def _without_rows(self) -> str:
        say, reading = self.desk.say, self._past().reading
        if not self._is_reading:
            return say("history.empty")
        return (
            say("history.reading") if reading is None else say("history.far", far=reading[0], all=reading[1])
        )

    @property
    def _is_reading(self) -> bool:
        return self.listed is None

    @property
    def _trouble_words(self) -> str:
        complaint = self._past().complaint
        return "" if complaint is None else self.desk.say(complaint.key, file=complaint.file)

    @property
    def _may_go_on(self) -> bool:
        return bool(self._games)

    def _lead(self, used: Signal) -> Result:
        match used.name:
            case "history.figures":
                if self.listed is not None and self._games:
                    game = self.game if self.game in self._games else self._games[0]
                    return Push(OpenFigures(self._games, game, self.listed.overview.people))
            case "title.scorer":
                return Push(OpenSheets())
            case "history.game":
                self._list_game(str(used.value))
            case name if name == PRACTISED:
                self._list_game(ALL if self.game == PRACTICE else PRACTICE)
            case name if name.startswith(MATCH):
                line = self._line(int(name.removeprefix(MATCH)))
                if line is None:
                    return None
                if not self._is_practice:
                    return Push(OpenPastMatch(line))
                self._opening = line, self._past().record(line.name)
        return None

    def _list_game(self, game: str) -> None:
        """List the matches of that game, or practice, from the last one on."""
        self.game, self._first = game, 0
        self._begin()
        self._lay_out()

    @property
    def _top(self) -> float:
        """On a narrow page the buttons stand below the picker."""
        return 2 * TOP + 8 if self._is_narrow else TOP

    def _above(self, row: Rect) -> list[Widget]:
        """Which game, and the sheets of matches that were played with real cards."""
        say = self.desk.say
        options = [(ALL, say("history.all")), *((game, game_name(say, game)) for game in self._games)]
        if self.listed is not None and self.listed.overview.practised:
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
