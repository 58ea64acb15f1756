"""The page of a deal that is over: its code for a friend, how the code is said, and the way to look back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.records.record import HUMAN
from game.records.replay import state_after
from game.records.shared_deal import code_of_deal, text_of_deal
from game.scenes.history.keeping import Keeping
from game.scenes.intents import OpenOnceMore, OpenReplay
from game.scenes.panel import Panel
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.table.history.stamps import BEGUN, tag_of
from game.table.practice import written_deal
from game.text.deals import said_code
from game.text.games import game_name
from game.ui.clipboard import copy
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Button, Signal, Toggle, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.seats import Seat
    from game.scenes.history.past import Past
    from game.scenes.page_desk import PageDesk

WIDE, EDGE, HEAD, ROW, MESSAGE, FOOT = 760, 36, 52, 44, 48, 52
"""Design units: of the board across, at its sides, and of what stands on it down."""
CODE, SAID = 27, 17
"""Design units of the letters of the code and of its words."""


class DealPage(Panel):
    """A code to be copied, read out or saved, with the player's own result if he adds it."""

    beside = WIDE + 40

    def __init__(self, desk: PageDesk, past: Past, record: Record, viewer: Seat | None, line: int) -> None:
        """Show the deal of a line of the sheet, from 0; raise IndexError if the line is not written."""
        super().__init__(desk)
        people = [seat for seat, seated in enumerate(record.players) if seated.mind == HUMAN]
        self._record, self._line = record, line
        self._viewer: Seat = min(people, default=0) if viewer is None else viewer
        self.deal, self._own = written_deal(record, line, self._viewer)
        self.code = code_of_deal(self.deal)
        self.has_result = False
        self.message = ""
        self.keeping = Keeping(desk, past)
        self._past = past
        self._lay_out()

    @property
    def text(self) -> str:
        """What is copied and saved: the code, with the player's result behind it if he wishes so."""
        return text_of_deal(self.deal, [self._own] if self.has_result else [])

    @property
    def needs(self) -> tuple[float, float]:
        """As high as the code and its words are long."""
        wide = min(WIDE, self.across - 40)
        code, words = self._heights(wide - 2 * EDGE)
        feet = len(self._counts) * (FOOT + 10)
        return wide + 40, 40 + 36 + HEAD + 8 + code + 12 + words + 12 + ROW + 8 + MESSAGE + feet

    def _heights(self, wide: float) -> tuple[float, float]:
        """The design units of the code and of its words in a column so many units wide."""
        scale, height = self.desk.wished_scale, self.desk.pen.height
        sizes = ((self.code, Typeface.BOLD, CODE), (self._said, Typeface.TEXT, SAID))
        code, words = (
            height(text, wide * scale, Style(face, round(px * scale), wraps=True)) / scale
            for text, face, px in sizes
        )
        return code, words

    @property
    def _counts(self) -> tuple[int, ...]:
        """How many buttons stand in each row."""
        return (2, 2, 1) if self._is_narrow else (3, 2)

    @property
    def _buttons(self) -> dict[str, str]:
        """The names of the buttons and their words; a file that was saved can be shown."""
        say, save = self.desk.say, "match.show" if self.keeping.is_saved else "match.text"
        names = (save, "match.look", "once.again", "history.back")
        return {"deals.copy": say("share.copy"), **{name: say(name) for name in names}}

    @property
    def _said(self) -> str:
        return self.desk.say("deal.said", words=said_code(self.desk.say, self.code))

    @property
    def _heading(self) -> str:
        say = self.desk.say
        return say("deals.page", number=self._line + 1, game=game_name(say, self.deal.game))

    def update(self, seconds: float) -> Result:
        """Hear whether the file was written."""
        if self.keeping.is_done_now():
            self.message = self.keeping.message(self._message_box.w)
            self._lay_out()
            self.is_stale = True
        return super().update(seconds)

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "deals.result":
                self.has_result = bool(used.value)
            case "deals.copy":
                self.message = self.desk.say("share.copied" if copy(self.text) else "share.uncopied")
            case "match.text":
                self._save()
            case "match.show":
                self.keeping.show()
            case "once.again":
                number = state_after(self._record).results[self._line].number
                return Push(OpenOnceMore(self._record, number, self._viewer))
            case "match.look":
                return Push(OpenReplay(self._record, self._viewer, deal=self._line))
            case _:
                return Pop()
        return None

    def _save(self) -> None:
        """Write code and words; the cards stay the friend's surprise."""
        content = f"{self._heading}\n{self.text}\n{self._said}\n"
        when = tag_of(self._record, BEGUN)[:16].replace(":", ".")
        name = " ".join(part for part in (self.deal.game, when, f"{self._line + 1}.txt") if part)
        self.keeping.put(name, lambda path: self._past().put(path, lambda: content))

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the code and its words."""
        brush = self.board(screen, self._box)
        pen, px = brush.pen, brush.px
        draw_heading(brush, self._heading, self._head, 30)
        style = Style(Typeface.BOLD, px(CODE), BRASS_LIGHT, across=0.5, shadow=OUTLINE, wraps=True)
        pen.write(screen, self.code, self._code_box, style)
        style = Style(Typeface.TEXT, px(SAID), CREAM, across=0.5, wraps=True)
        pen.write(screen, self._said, self._said_box, style)
        own = " : ".join(map(str, self._own.points))
        style = Style(Typeface.MEDIUM, px(18), CREAM if self.has_result else CREAM_DIM)
        pen.write(screen, self.desk.say("deals.result", points=own), self._result_box, style)
        style = Style(Typeface.MEDIUM, px(16), BRASS_LIGHT, across=0.5, wraps=True)
        pen.write(screen, self.message, self._message_box, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        px, page = self.page.px, self.page
        wide, high = self.needs
        self._box = page.area.place(
            min(px(wide - 40), page.width - px(24)), min(px(high - 40), page.height - px(24))
        )
        inner = self._box.inset(px(EDGE), px(18))
        code, words = self._heights(wide - 40 - 2 * EDGE)
        self._head, rest = inner.take_top(px(HEAD), px(8))
        self._code_box, rest = rest.take_top(px(code), px(12))
        self._said_box, rest = rest.take_top(px(words), px(12))
        row, rest = rest.take_top(px(ROW), px(8))
        self._message_box, rest = rest.take_top(px(MESSAGE))
        counts = self._counts
        foot = Rect(rest.x, rest.y, rest.w, px(len(counts) * (FOOT + 10) - 10))
        switch = Toggle("deals.result", is_on=self.has_result)
        switch.box = Rect(row.x, row.y, px(64), row.h)
        self._result_box = Rect(row.x + px(78), row.y, row.w - px(78), row.h)
        widgets: list[Widget] = [switch]
        lines = zip(foot.rows([1.0] * len(counts), px(10)), counts, strict=True)
        cells = [cell for line, count in lines for cell in line.columns([1.0] * count, px(12))]
        for (name, word), cell in zip(self._buttons.items(), cells, strict=True):
            button = Button(name, word, is_main=name == "deals.copy", px=18)
            button.box, button.is_enabled = cell, name != "match.text" or self._past.pictures is not None
            widgets.append(button)
        self.focus = self.focus.renewed(widgets, first="deals.copy")
