"""One match of the history: its sheet as it was written, and every deal behind its line."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING

from game.records.record import Record
from game.records.replay import state_after
from game.rules.viewing import view_for
from game.scenes.deal_rows import line_of
from game.scenes.deals.intents import OpenPastDeal
from game.scenes.history.paper_page import PaperPage, Taken
from game.scenes.history.past import Past
from game.scenes.history.wording import all_spoken, date_text, ending_text, level_text, score_text
from game.scenes.intents import LeftMatch, OpenOnceMore, OpenReplay
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Home, Pop, Push, Result
from game.scenes.seated import names_of
from game.scenes.sheet import Sheet
from game.scenes.table.sheet import sheet_of
from game.scenes.woodwork import draw_heading
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Signal, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.table.history.figures import Line


class PastMatch(PaperPage):
    """Its record is read first; until then there is only its line."""

    def __init__(self, desk: PageDesk, past: Past, line: Line) -> None:
        """Ask for the record of the match; until it comes there is only its line."""
        super().__init__(desk, past)
        self.line = line
        self.record: Record | None = None
        self._coming: Future[Record | None] | None = past().record(line.name)
        self.sheet: Sheet | None = None
        self._language = ""
        self._looked = -1
        """The line of the deal that was opened last; -1 is the last line."""
        self._lay_out()

    # --- what comes from the thread -------------------------------------------------------------------

    def update(self, seconds: float) -> Result:
        """Take the record when it has come."""
        super().update(seconds)
        if self._coming is not None and self._coming.done():
            self.record, self._coming = self._coming.result(), None
            self._lay_out()
            self.is_stale = True
        return None

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

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "history.back":
                return Pop()
            case "match.look":
                return self._open(0)
            case "once.again":
                return self._play_once_more()
            case "title.continue" if self.record is not None:
                return Home(LeftMatch(self.record))
            case name if self._take_away(name):
                return None
            case name if self.record is not None and (line := line_of(name)) is not None:
                self._looked = line
                return Push(OpenPastDeal(self.record, self.line.viewer, line))
        return None

    def _open(self, line: int) -> Result:
        if self.record is None:
            return None
        self._looked = line
        return Push(OpenReplay(self.record, self.line.viewer, deal=line))

    def _play_once_more(self) -> Result:
        """The deal that was looked at last; the last one of the match if none was."""
        if self.record is None:
            return None
        number = state_after(self.record).results[self._looked].number
        return Push(OpenOnceMore(self.record, number, self.line.viewer))

    def _taken(self) -> Taken | None:
        if self.sheet is None:
            return None
        when = self.line.begun[:16].replace(":", ".")
        heads = (self._title(), self._when(), ", ".join(self._people()))
        return Taken(self.sheet, f"{self.line.game} {when}", heads)

    # --- words ----------------------------------------------------------------------------------------

    def _title(self) -> str:
        return game_name(self.desk.say, self.line.game)

    def _when(self) -> str:
        deals = self.desk.say.count("history.deals", self.line.deals)
        return f"{date_text(self.desk.say, self.line.begun)} · {deals}"

    def _people(self) -> tuple[str, ...]:
        say = self.desk.say
        names = names_of(self.record, say) if self.record is not None else all_spoken(say, self.line.sitters)
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
        say = self.desk.say
        if self.record is not None and (self.paper is None or self._language != say.language):
            self.sheet = self._written(self.record)
            self._lay_paper(self.sheet)
            self._language = say.language
        self._set_widgets(self._place() + self._buttons())

    def _buttons(self) -> list[Widget]:
        is_ready = self.sheet is not None
        has_deals = is_ready and self.line.deals > 0
        # in a match that was left there is no room for both: its deals are played once more from their lines
        is_over = self.line.is_over
        ways = [{"match.look": has_deals}, {"once.again": has_deals}]
        rows = ways if is_over else [{"title.continue": is_ready}, *ways[:1]]
        return self._column([*rows, *self._feet(has_sheet=is_ready)])

    def _set_widgets(self, widgets: list[Widget]) -> None:
        has_look = any(widget.name == "match.look" and widget.is_enabled for widget in widgets)
        self.focus = self.focus.renewed(widgets, first="match.look" if has_look else None)
        current = self.focus.current
        is_back = current is not None and current.name == "history.back"
        if is_back and has_look and self.paper is not None and not self.focus.is_visible:
            self.focus.go_to("match.look")  # as long as the sheet was read there was only the way back
