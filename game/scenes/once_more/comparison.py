"""The lines of a deal beside each other: the one of then, the new one, those of friends and of the master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.records.record import HUMAN
from game.records.shared_deal import text_of_deal
from game.scenes.cards.deck import deck_for
from game.scenes.company import people_of
from game.scenes.form import Form
from game.scenes.intents import OpenReplay
from game.scenes.once_more.intents import Practise
from game.scenes.once_more.report import Report, report_of
from game.scenes.once_more.slip import Slip
from game.scenes.once_more.thinking import Lines
from game.scenes.scene import Pop, Push, Replace, Result
from game.scenes.seated import company_at, names_of
from game.scenes.woodwork import draw_heading
from game.table.once_more import begun_again, lines_of
from game.table.practice import line_of, shared_deal_of
from game.text.calls import capitalised
from game.text.deals import compared
from game.ui.clipboard import copy
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.records.record import Record
    from game.scenes.doors import Doors
    from game.scenes.page_desk import PageDesk

SIDE, GAP, EDGE = 360, 34, 24
"""Design units of the words beside the paper, of the gap between, and of the edges."""
MARGIN: Final = 18
"""Design units above and below the board together: the longest count has room in a usual window."""
HEAD, TEXT, BUTTON = 70, 250, 58
"""Design units of the heading, of the words and of a button."""


class Comparison(Form):
    """The paper on the left; what came of it, and what to do now, on the right."""

    beside = 900

    def __init__(self, desk: PageDesk, doors: Doors, record: Record, covers: int = 0) -> None:
        """Compare the practice; `covers` scenes below are left together with the page.

        Raises ValueError for a record that is no practice.
        """
        super().__init__(desk)
        told = lines_of(record)
        if told is None:
            raise ValueError("the record is no practice")
        self._doors = doors
        self._told = told
        self._covers = covers
        self.lines = Lines(record, told.seat)
        self._copied = ""
        """The key of what is to be said about copying, or nothing."""
        self._lay_out()

    @property
    def record(self) -> Record:
        """The practice, played to its end once that has come."""
        return self.lines.record

    # --- time -----------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Result:
        """Take what the computers have played meanwhile."""
        was_over = self.lines.is_over
        if self.lines.is_thinking and self.lines.look():
            if self.lines.is_over and not was_over:
                self._doors.keep_practice(self.record)
            self._lay_out()
            self.is_stale = True
        return super().update(seconds)

    def left(self) -> None:
        """Nothing more is thought over."""
        self.lines.close()

    # --- what is used ---------------------------------------------------------------------------------

    def _leave(self) -> Result:
        return Pop(self._covers + 1)

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "once.again":
                return Replace(Practise(begun_again(self.record)), self._covers + 1)
            case "once.look":
                return Push(OpenReplay(self.record, self._told.seat, may_go_on=False))
            case "once.copy":
                self._copied = "once.copied" if copy(self.line_text) else "deals.uncopied"
                return None
            case _:
                return self._leave()

    @property
    def line_text(self) -> str:
        """The code of the deal with the own line behind it, to be sent to a friend."""
        shared, line = shared_deal_of(self.record), line_of(self.record, self._told.seat)
        return "" if shared is None else text_of_deal(shared[0], () if line is None else (line,))

    # --- words ----------------------------------------------------------------------------------------

    def _reported(self) -> Report:
        """The comparison in the language of the moment."""
        record, deck = self.record, deck_for(self.desk.preferences.deck, self.record.game)
        say = self.desk.say.of(record.rules.auction.words)
        return report_of(self._told.then, record, self._told.seat, say, self._names, deck)

    @property
    def _names(self) -> tuple[str, ...]:
        return names_of(self.record, self.desk.say)

    def sentences(self) -> tuple[str, ...]:
        """What stands beside the paper."""
        say = self.desk.say
        if not self.lines.is_over:
            return (say("once.playing"),)
        thinks = (say("once.thinking"),) if self.lines.is_thinking else ()
        copied = (say(self._copied),) if self._copied else ()
        return (*self._report.sentences, self._points, *thinks, *copied)

    def _compared(self) -> str:
        """What you, the computer in your place, friends and the master made of it; "" for you alone."""
        seat = self._told.seat
        now = line_of(self.record, seat)
        if now is None:
            return ""
        others = [(one.name, one.own, one.side != now.side) for one in self._told.friends]
        own = now.own
        then = None if self._told.then is None else line_of(self._told.then, seat)
        if self.record.players[seat].mind != HUMAN:
            others.insert(0, (self._names[seat], own, False))
            own = now.own if then is None else then.own
        master = self.lines.master
        if not others and master is None:
            return ""  # the paper tells it
        me = self._names[seat] if len(people_of(company_at(self.record))) > 1 else ""
        return compared(self.desk.say, own, others, None if master is None else master.own, me)

    # --- the picture ----------------------------------------------------------------------------------

    @property
    def needs(self) -> tuple[float, float]:
        """The paper beside the words, or below them where the page is narrow."""
        wide, high = self._slip.units
        beside = HEAD + TEXT + 4 * BUTTON
        if self._is_narrow:
            return max(wide, SIDE) + 2 * EDGE + 20, high + beside + GAP + 2 * EDGE
        return wide + SIDE + GAP + 4 * EDGE, max(high, beside) + 2 * EDGE + MARGIN

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the paper and the words."""
        brush = self.board(screen, self._box)
        self._slip.draw(brush, self._paper)
        heading = self.desk.say("once.word" if self._told.then is None else "once.compared")
        draw_heading(brush, heading, self._head.take_top(brush.px(HEAD - 12))[0], 28)
        rest = self._words
        for place, sentence in enumerate(filter(None, self.sentences())):
            tone = (CREAM, BRASS_LIGHT, CREAM)[place] if place < 3 else CREAM_DIM
            style = Style(Typeface.TEXT, brush.px(17), tone, down=0, wraps=True)
            high = brush.pen.height(sentence, rest.w, style)
            row, rest = rest.take_top(high, brush.px(10))
            brush.pen.write(screen, sentence, row, style)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, down=1, wraps=True)
        brush.pen.write(screen, self.desk.say("once.practice"), self._note, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        self._report = self._reported()
        self._points = capitalised(self._compared())
        self._slip = Slip(self.desk, self._report)
        px, page = self.page.px, self.page
        wide, high = (px(unit) for unit in self._slip.units)
        beside = px(HEAD + TEXT + 4 * BUTTON)
        if self._is_narrow:
            inner = page.area.place(max(wide, px(SIDE)), high + beside + px(GAP))
            words, paper = inner.take_top(beside, px(GAP))
            self._paper = paper.place(wide, high, 0.5, 0)
        else:
            inner = page.area.place(wide + px(GAP) + px(SIDE), max(high, beside))
            self._paper = Rect(inner.x, inner.y, wide, inner.h).place(wide, high)
            words = Rect(inner.right - px(SIDE), inner.y, px(SIDE), inner.h)
        self._box = inner.inset(-px(EDGE))
        self._head, words = words.take_top(px(HEAD))
        self._words, foot = words.take_top(words.h - px(4 * BUTTON))
        self._note = Rect(self._words.x, self._words.bottom - px(44), self._words.w, px(38))
        self.focus = self.focus.renewed(self._buttons(foot), first="once.again")

    def _buttons(self, foot: Rect) -> list[Widget]:
        is_over, say, px = self.lines.is_over, self.desk.say, self.page.px
        enabled = {"once.again": True, "once.look": is_over, "once.copy": is_over, "history.back": True}
        found: list[Widget] = []
        for place, (name, is_enabled) in enumerate(enabled.items()):
            button = Button(name, say(name), is_main=place == 0, px=19)
            button.is_enabled = is_enabled
            button.box = Rect(foot.x, foot.y + place * px(BUTTON) + px(8), foot.w, px(BUTTON - 8))
            found.append(button)
        return found
