"""One sheet of real cards: the paper on the left, what there is to do on the right."""

from __future__ import annotations

from dataclasses import replace

from game.rules.seats import after
from game.scenes.deal_rows import DEAL
from game.scenes.history.paper_page import PaperPage, Taken
from game.scenes.history.wording import date_text
from game.scenes.kept import Kept
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Push, Result
from game.scenes.scorer.intents import OpenTelling
from game.scenes.scorer.words import ending_words, names_of_match, paper_of, score_words
from game.scenes.sheet import Sheet
from game.scenes.woodwork import draw_heading
from game.table.history.stamps import now
from game.table.real_match import RealMatch
from game.table.scorer import Ending, Standing, Told
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Signal, Widget
from game.ui.writing import Style


class RealSheet(PaperPage):
    """The sheet that was written on last; a line of it opens its deal to be corrected or struck."""

    board_height = 648
    words_height = 86

    def __init__(self, desk: PageDesk, kept: Kept) -> None:
        """Show the first of the sheets."""
        super().__init__(desk, kept.past)
        self._kept = kept
        self._lay_out()
        self._show_last()

    @property
    def match(self) -> RealMatch:
        """What is written on it."""
        return self._kept.sheets.things[0]

    def entered(self) -> None:
        """A deal may have been told."""
        super().entered()
        self._show_last()

    # --- keys and mouse -------------------------------------------------------------------------------

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "history.back":
                return self._leave()
            case "scorer.again":
                self._begin_again()
            case "scorer.tell":
                return Push(OpenTelling())
            case "scorer.passed":
                self._keep(self.match.with_deal(Told(ending=Ending.PASSED)))
                self._lay_out()
            case "scorer.unpassed":
                self._keep(self.match.without_deal(len(self.match.told) - 1))
                self._lay_out()
            case name if self._take_away(name):
                return None
            case name:
                return Push(OpenTelling(self.standing.places[int(name.removeprefix(DEAL))]))
        return None

    def _show_last(self) -> None:
        if self.paper is not None:
            self.paper.show_last(self._box.h)
            self._lay_out()

    def _leave(self) -> Result:
        """A sheet on which nothing was written, nor begun, is not kept."""
        sheets = self._kept.sheets
        if not self.match.told and not self._kept.half_told.is_begun(self.match):
            sheets.put(sheets.things[1:])
        return Pop()

    def _begin_again(self) -> None:
        """The same people, the same rules; whoever is next deals."""
        before = self.match
        dealer = after(self.standing.dealer, len(before.names))
        match = replace(before, told=(), dealer=dealer, begun=now()[:16])
        self._kept.sheets.put((match, *self._kept.sheets.things))
        self._kept.half_told.end(match)
        self._lay_out()

    # --- what is written ------------------------------------------------------------------------------

    def _keep(self, match: RealMatch) -> None:
        sheets = self._kept.sheets
        sheets.put((match, *sheets.things[1:]))

    def _taken(self) -> Taken | None:
        when = self.match.begun.replace(":", ".")
        heads = (self._title(), self._when(), ", ".join(names_of_match(self.desk, self.match)))
        return Taken(self._sheet, f"{self.match.game} {when}", heads)

    # --- words ----------------------------------------------------------------------------------------

    def _title(self) -> str:
        return game_name(self.desk.say, self.match.game)

    def _when(self) -> str:
        return date_text(self.desk.say, self.match.begun)

    def _note(self) -> str:
        """What stands above the buttons."""
        say = self.desk.say
        if message := self.keeping.message(self._words.w):
            return message
        if self._kept.sheets.complaint:
            return say(self._kept.sheets.complaint)
        if self.standing.left_out:
            return say("scorer.leftOut", count=self.standing.left_out)
        return say("scorer.choose") if self.standing.results else ""

    # --- the picture ----------------------------------------------------------------------------------

    def _tell(self, brush: Brush, inner: Rect) -> None:
        px, pen, screen = brush.px, brush.pen, brush.screen
        head, rest = inner.take_top(px(54), px(6))
        draw_heading(brush, self._title(), head, 29)
        row, rest = rest.take_top(px(32))
        bold = Style(Typeface.BOLD, px(22), BRASS_LIGHT, across=0.5)
        pen.write(screen, score_words(self.standing), row, bold)
        row, rest = rest.take_top(px(30), px(4))
        style = Style(Typeface.MEDIUM, px(18), CREAM, across=0.5)
        pen.write(screen, ending_words(self.desk, self.match, self.standing), row, style)
        row, rest = rest.take_top(px(26))
        pen.write(screen, self._when(), row, Style(Typeface.TEXT, px(16), CREAM_DIM, across=0.5))
        style = Style(Typeface.TEXT, px(16), CREAM, across=0.5, wraps=True)
        pen.write(screen, self._note(), self._words, style)

    def _lay_out(self) -> None:
        self.standing: Standing = self.match.standing()
        self._sheet: Sheet = paper_of(self.desk, self.match)
        self._lay_paper(self._sheet)
        widgets = [*self._place(), *self._buttons()]
        is_over = self.standing.over is not None
        self.focus = self.focus.renewed(widgets, first="scorer.again" if is_over else "scorer.tell")

    def _buttons(self) -> list[Widget]:
        is_open, has_lines = self.standing.over is None, bool(self.standing.results)
        ways = [{"scorer.tell" if is_open else "scorer.again": True}]
        if not self.match.rules.auction.mus:
            ways.append({"scorer.passed": is_open})
        if self._has_just_passed:
            ways.append({"scorer.unpassed": True})
        return self._column([*ways, *self._feet(has_sheet=has_lines)])

    @property
    def _has_just_passed(self) -> bool:
        """Whether a deal was thrown in last: it has no line that could be struck."""
        told = self.match.told
        return bool(told) and told[-1].ending is Ending.PASSED
