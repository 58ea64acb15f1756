"""The page that asks how a past deal is played once more: from where, in which seat and with whom."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.ai.levels import LEVELS
from game.scenes.choosing.face_button import FaceButton
from game.scenes.choosing.places import where_key
from game.scenes.company import country, moved, named, people_of, swapped, with_face, with_sitter
from game.scenes.once_more.intents import OpenComparison, PlayOn
from game.scenes.panel import Panel
from game.scenes.scene import Pop, Replace, Result
from game.scenes.seated import company_at, names_of, with_company
from game.scenes.woodwork import draw_heading
from game.table.once_more import past_practice
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Button, Choice, Signal, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.seats import Seat
    from game.scenes.once_more.intents import OpenOnceMore
    from game.scenes.page_desk import PageDesk
    from game.scenes.preferences import Sitter
    from game.ui.widgets import Brush

WIDE: Final = 780
HEAD, LINE, ROW, NOTE, FOOT = 56, 50, 68, 48, 52
"""Design units of the page, its heading, a choice, a seat, the note and the buttons."""
NARROW: Final = 470
"""Design units of a narrow page, where the two halves of a line stand below each other."""

PERSON: Final = "person"
MASTER: Final = LEVELS[-1]


class OnceMorePage(Panel):
    """A row for every seat; the line of one of them is compared afterwards."""

    beside = WIDE + 60

    def __init__(self, desk: PageDesk, asked: OpenOnceMore) -> None:
        """`asked` names the deal, and the place and the seat that are offered first."""
        super().__init__(desk)
        self._asked = asked
        self.seat: Seat = asked.seat
        self.is_whole = asked.place == 0
        self.company = moved(company_at(asked.record), asked.seat)
        if asked.with_master:
            self.company = with_sitter(self.company, asked.seat, self._mastered)
        self._lay_out()

    @property
    def needs(self) -> tuple[float, float]:
        """A line for every choice and every seat; two where the page is narrow."""
        return (NARROW if self._is_narrow else WIDE) + 42, self._high + 24

    @property
    def _high(self) -> float:
        lines = (1 + self._has_place) * (2 if self._is_narrow else 1)
        row = ROW + LINE if self._is_narrow else ROW
        foot = (FOOT + 10) * (len(self._ways) if self._is_narrow else 1)
        return 48 + HEAD + lines * (LINE + 8) + len(self.company) * row + NOTE + foot

    @property
    def _has_place(self) -> bool:
        return self._asked.place > 0

    @property
    def _ways(self) -> tuple[str, ...]:
        """The buttons; where only computers play, the result may come without the table."""
        if not people_of(self.company):
            return ("history.back", "once.result", "once.watch")
        has_master = self.company[self.seat] == self._mastered
        return ("history.back", *(() if has_master else ("once.master",)), "once.play")

    @property
    def _is_own(self) -> bool:
        """Whether the seat that is compared belongs to the only person."""
        return people_of(self.company) == {self.seat}

    @property
    def _sitting(self) -> tuple[Sitter, ...]:
        """The company with its names at the table: no computer has that of a person of the match."""
        record = self._asked.record
        own = {sitter.name for sitter in company_at(record) if sitter.is_person}
        company = (
            sitter if sitter.is_person or sitter.name not in own else replace(sitter, name="")
            for sitter in self.company
        )
        return named(tuple(company), country(self.desk.preferences, record.game))

    @property
    def _mastered(self) -> Sitter:
        """A master in the place of who sits in the seat that is compared."""
        return replace(self.company[self.seat], is_person=False, level=MASTER)

    # --- what is used ---------------------------------------------------------------------------------

    def _use(self, used: Signal) -> Result:
        kind, _, number = used.name.rpartition(".")
        match used.name:
            case "history.back":
                return Pop()
            case "once.play" | "once.watch":
                return Replace(self._wanted())
            case "once.result":
                return Replace(OpenComparison(self._practice()))
            case "once.master":
                self.company = with_sitter(self.company, self.seat, self._mastered)
            case "once.from":
                self.is_whole = used.value == "whole"
            case "once.seat":
                seat = int(str(used.value))
                home = self._asked.seat
                at_home = swapped(self.company, home, self.seat)
                self.company, self.seat = swapped(at_home, home, seat), seat
            case _ if kind == "once.face":
                self.company = with_face(self.company, int(number), int(str(used.value or 1)))
            case _ if kind == "once.who":
                self._seat(int(number), str(used.value))
        self._lay_out()
        return None

    def _seat(self, seat: Seat, who: str) -> None:
        sitter = self.company[seat]
        level = sitter.level if who == PERSON else who
        self.company = with_sitter(self.company, seat, replace(sitter, is_person=who == PERSON, level=level))

    def _wanted(self) -> PlayOn:
        asked = self._asked
        return PlayOn(asked.record, asked.deal, self._place, self.seat, self._sitting)

    def _practice(self) -> Record:
        record = with_company(self._asked.record, self._sitting)
        return past_practice(record, self._asked.deal, self._place, self.seat)

    @property
    def _place(self) -> int:
        return 0 if self.is_whole else self._asked.place

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with all rows."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("once.heading"), self._head, 32)
        style = Style(Typeface.MEDIUM, brush.px(17), CREAM)
        for key, box in self._labels.items():
            brush.pen.write(screen, say(key), box, style)
        for seat, box in enumerate(self._names):
            self._draw_name(brush, seat, box)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5, wraps=True)
        brush.pen.write(screen, say("once.practice"), self._note, style)
        self.focus.draw(brush)

    def _draw_name(self, brush: Brush, seat: Seat, box: Rect) -> None:
        """Who sits there, and where that is for the seat that is compared.

        Where that seat is nobody's in particular, its player is named, and where he sits from there.
        """
        record = with_company(self._asked.record, self._sitting)
        name, where = box.rows([0.56, 0.44])
        ink = BRASS_LIGHT if seat == self.seat else CREAM
        style = Style(Typeface.MEDIUM, brush.px(18), ink, down=1)
        names, say = names_of(record, self.desk.say), self.desk.say
        brush.pen.write(brush.screen, names[seat], name, style)
        rules = self._asked.record.rules
        if seat == self.seat:
            words = say("once.here")
        elif self._is_own:
            words = say(where_key(rules, (seat - self.seat) % rules.players))
        else:
            side = where_key(rules, (self.seat - seat) % rules.players).rpartition(".")[2]
            words = say(f"once.beside.{side}", name=names[self.seat])
        brush.pen.write(brush.screen, words, where, Style(Typeface.TEXT, brush.px(15), CREAM_DIM))

    # --- places ---------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        px, page = self.page.px, self.page
        wide = px(NARROW if self._is_narrow else WIDE)
        self._box = page.area.place(min(wide, page.width - px(20)), min(px(self._high), page.height - px(12)))
        inner = self._box.inset(px(30), px(24))
        self._head, rest = inner.take_top(px(HEAD))
        self._labels: dict[str, Rect] = {}
        widgets: list[Widget] = []
        for key, widget in self._choices():
            label, widget.box, rest = self._halves(rest, px(LINE))
            self._labels[key] = label
            widgets.append(widget)
        self._names: list[Rect] = []
        for seat in range(len(self.company)):
            name, rest = self._place_seat(seat, rest, widgets)
            self._names.append(name)
        self._note, rest = rest.take_top(px(NOTE))
        widgets += self._feet(rest)
        self.focus = self.focus.renewed(widgets, first=self._ways[-1])

    def _halves(self, rest: Rect, high: float) -> tuple[Rect, Rect, Rect]:
        """The places of a label and of its widget, and what is left below them."""
        px = self.page.px
        if self._is_narrow:
            label, rest = rest.take_top(high, px(4))
            widget, rest = rest.take_top(high - px(6), px(18))
            return label, widget, rest
        line, rest = rest.take_top(high, px(8))
        label, widget = line.columns([0.36, 0.64], px(14))
        return label, widget.place(widget.w, high - px(4)), rest

    def _choices(self) -> list[tuple[str, Widget]]:
        say = self.desk.say
        found: list[tuple[str, Widget]] = []
        if self._has_place:
            options = [("here", say("once.from.here")), ("whole", say("once.from.whole"))]
            found.append(("once.from", Choice("once.from", options, "whole" if self.is_whole else "here")))
        record = self._asked.record
        if not self._is_own:  # then nobody is "you"
            record = with_company(record, swapped(self._sitting, self._asked.seat, self.seat))
        then = [(str(seat), name) for seat, name in enumerate(names_of(record, say))]
        key = "once.seat" if self._is_own else "once.line"
        return [*found, (key, Picker("once.seat", then, str(self.seat)))]

    def _place_seat(self, seat: Seat, rest: Rect, widgets: list[Widget]) -> tuple[Rect, Rect]:
        """Add the widgets of a seat; return the place of its name, and what is left below."""
        px, sitter = self.page.px, self.company[seat]
        row, rest = rest.take_top(px(ROW))
        row = row.inset(0, px(4))
        face, name, who = row.columns([0.16, 0.36, 0.48], px(14))
        if self._is_narrow:
            face, name = row.columns([0.3, 0.7], px(14))
            who, rest = rest.take_top(px(LINE))
        button = FaceButton(f"once.face.{seat}", self.desk.assets, sitter.face)
        button.box = face
        say = self.desk.say
        options = [(PERSON, say("people.person")), *((level, say(f"level.{level}")) for level in LEVELS)]
        picker = Picker(f"once.who.{seat}", options, PERSON if sitter.is_person else sitter.level)
        picker.box = who.place(who.w, px(44))
        widgets += [button, picker]
        return name, rest

    def _feet(self, rest: Rect) -> list[Widget]:
        px, ways = self.page.px, self._ways
        found: list[Widget] = []
        cells = (
            rest.rows([1] * len(ways), px(10)) if self._is_narrow else rest.columns([1] * len(ways), px(14))
        )
        for key, cell in zip(ways, cells, strict=True):
            found.append(Button(key, self.desk.say(key), is_main=key == ways[-1]))
            found[-1].box = cell.place(min(cell.w, px(300)), px(FOOT))
        return found
