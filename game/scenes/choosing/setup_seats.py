"""The page of who sits where: a row for every seat, and for several people how hidden cards are shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from game.ai.levels import LEVELS
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.scenes.choosing.chosen import choose_company, chosen_game, chosen_rules
from game.scenes.choosing.face_button import FaceButton
from game.scenes.choosing.places import where_key
from game.scenes.choosing.starting import start
from game.scenes.company import (
    FORMS,
    LONGEST_NAME,
    company_of,
    form_of,
    in_form,
    name_at_table,
    people_of,
    with_face,
    with_own_face,
    with_sitter,
)
from game.scenes.doors import Doors
from game.scenes.field_form import FieldForm
from game.scenes.page_desk import PageDesk
from game.scenes.preferences import OwnFace, Sitter
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.ui.field import Field
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.pad_buttons import PadButton, printed
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Choice, Signal, Toggle, Widget
from game.ui.writing import Style

HEAD, FORM, ROW, WISH, FOOT = 56, 58, 82, 44, 52
"""Design units of the heading, the row of forms, a seat, a wish and the buttons."""

WISHES: Final = ("covers_alone", "turns_to_players")
"""What only matters where several people sit, each on or off."""

WIDE, NARROW, LINES = 1040, 490, 52
"""Design units of the page, of a narrow one, and of each further line of a seat there."""

SUGGESTED: Final = {2: "both", 3: "two", 4: "partners"}
"""By the number of players, the form for people who come to the screen together."""


class SetupSeats(FieldForm):
    """Everything holds at once; at a table it holds from the next deal on."""

    beside = WIDE

    def __init__(
        self,
        desk: PageDesk,
        doors: Doors,
        *,
        table: tuple[str, Rules] | None = None,
        company: tuple[Sitter, ...] = (),
        changed: Callable[[], None] | None = None,
        begins: bool = False,
    ) -> None:
        """`table` is the game and the rules of the table where it is asked, otherwise the chosen ones count.

        `company` sits there at first; if it is empty, who was chosen last does. `changed` is called when the
        page is left. With `begins` it leads to the table: partners are suggested to whoever sat alone, and
        Esc or its button leaves everything as it was.
        """
        super().__init__(desk)
        self._doors = doors
        game = chosen_game(desk)
        self._game, self._rules = table or (game.name, chosen_rules(desk, game))
        self._is_at_table = table is not None
        self._changed = changed
        self._begins = begins
        if company:
            choose_company(desk, company)
        self._before = desk.preferences.tables
        if begins and len(people_of(self.company)) < 2:
            choose_company(desk, in_form(self.company, SUGGESTED[len(self.company)]))
        self._lay_out()

    @property
    def needs(self) -> tuple[float, float]:
        """A seat is a line; three of them where the page is narrow."""
        return (NARROW if self._is_narrow else WIDE), self._high + 24

    @property
    def _wished(self) -> tuple[str, ...]:
        return ("peeks_by_hold", *WISHES) if len(people_of(self.company)) > 1 else ()

    @property
    def _high(self) -> float:
        row, wish = (ROW + 2 * LINES + 12, 2 * WISH + 8) if self._is_narrow else (ROW, WISH)
        foot = FOOT * (2 + self._begins if self._is_narrow else 1)
        return 14 + HEAD + FORM + len(self.company) * row + len(self._wished) * wish + foot + 48

    @property
    def company(self) -> tuple[Sitter, ...]:
        """Who sits there now."""
        likes = self.desk.preferences
        return with_own_face(company_of(likes.tables, self._rules.players), likes.own_face)

    def handle(self, event: pygame.Event) -> Result:
        """Type a name, change what was changed; Esc goes back, Start takes a controller to a seat."""
        if event.dict.get("button") != PadButton.START:
            return super().handle(event)
        self.is_stale = True
        if event.type == pygame.KEYDOWN:
            self._join(event.pad)
        return None

    def _use(self, used: Signal) -> Result:
        if used.name == "people.back":
            return self._leave()
        if used.name == "people.done":
            return start(self.desk, self._doors) if self._begins else self._end()
        self._apply(used)
        self._lay_out()
        return None

    def _leave(self) -> Result:
        if self._begins:
            self.desk.change(lambda likes: replace(likes, tables=self._before))
        return self._end()

    def _end(self) -> Result:
        if self._changed is not None:
            self._changed()
        return Pop()

    def _join(self, pad: int) -> None:
        """Whoever presses Start takes the next seat of a person without a controller, at last none."""
        people = people_of(self.company)
        if len(people) > 1:
            self.desk.devices.pad_seats.pass_on(pad, people)
            self.desk.devices.pads.rumble(pad)
            self.desk.devices.pads.light(pad, self.desk.devices.pad_seats.light_of(pad))
            self.desk.sounds.play("button")

    def _typed(self, field: Field) -> None:
        seat = int(field.name[-1])
        name = " ".join(field.text.split())
        self._choose(seat, replace(self.company[seat], name=name))

    def _choose(self, seat: Seat, sitter: Sitter) -> None:
        choose_company(self.desk, with_sitter(self.company, seat, sitter))

    def _show_face(self, seat: Seat, way: int) -> None:
        """Show the next face there; who has chosen one for every table chooses another one for all."""
        desk, company = self.desk, with_face(self.company, seat, way)
        if people_of(company) == {seat} and desk.preferences.own_face is not OwnFace.NONE:
            desk.change(lambda likes: replace(likes, own_face=OwnFace(company[seat].face)))
        choose_company(desk, company)

    def _apply(self, used: Signal) -> None:
        kind, _, number = used.name.rpartition(".")
        desk, company = self.desk, self.company
        if used.name == "people.form":
            if used.value:
                choose_company(desk, in_form(company, str(used.value)))
        elif used.name == "people.peeks_by_hold":
            desk.change(lambda likes: replace(likes, peeks_by_hold=used.value == "hold"))
        elif used.name == "people.covers_alone":
            desk.change(lambda likes: replace(likes, covers_alone=bool(used.value)))
        elif used.name == "people.turns_to_players":
            desk.change(lambda likes: replace(likes, turns_to_players=bool(used.value)))
        elif kind == "people.face":
            self._show_face(int(number), int(str(used.value or 1)))
        elif kind == "people.who":
            self._choose(int(number), replace(company[int(number)], is_person=used.value == "person"))
        elif kind == "people.level":
            self._choose(int(number), replace(company[int(number)], level=str(used.value)))

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with all rows."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("people.heading"), self._head.inset(brush.px(30), 0))
        for seat, row in enumerate(self._rows):
            self._row(brush, seat, row)
        style = Style(Typeface.TEXT, brush.px(16), CREAM, wraps=True)
        for name, row in self._wishes.items():
            words = row if self._is_narrow else row.columns([0.6, 0.4], brush.px(12))[0]
            words = words.take_top(row.h / 2)[0] if self._is_narrow else words
            brush.pen.write(screen, say(f"people.{name}"), words, style)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, wraps=True)
        brush.pen.write(screen, self._line(), self._foot, style)
        self.focus.draw(brush)

    def _row(self, brush: Brush, seat: Seat, row: Rect) -> None:
        """What is written in a row: where the seat is, and how a computer plays."""
        sitter, cells = self.company[seat], self._cells(row)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM)
        where = Rect(cells[1].x + brush.px(2), row.y, cells[1].w + brush.px(10), brush.px(ROW - 4) * 0.3)
        brush.pen.write(brush.screen, self.desk.say(where_key(self._rules, seat)), where, style)
        if not sitter.is_person:
            style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, wraps=True)
            name = sitter.name or self._usual_name(sitter)
            line = self.desk.say(f"character.{sitter.face}.text", name=name)
            brush.pen.write(brush.screen, line, cells[4], style)
        elif len(people_of(self.company)) > 1 and self.desk.devices.pads.numbers:
            room = Rect(cells[3].x, row.y, cells[4].right - cells[3].x, row.h)
            room = cells[4] if self._is_narrow else room
            self._pad(brush, seat, room)

    def _pad(self, brush: Brush, seat: Seat, room: Rect) -> None:
        """Which controller is in the hands of that person, or how he takes one."""
        pads, say = self.desk.devices.pads, self.desk.say
        pad = self.desk.devices.pad_seats.pad_of(seat)
        if pad in pads.numbers:
            number = pads.numbers.index(pad) + 1
            style = Style(Typeface.MEDIUM, brush.px(16), BRASS_LIGHT, wraps=True)
            words = say("people.pad", number=number, name=pads.name(pad))
        else:
            shown = pads.numbers[0] if self.desk.devices.pad is None else self.desk.devices.pad
            style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, wraps=True)
            words = say("people.pad.join", button=printed(PadButton.START, pads.kind(shown)))
        brush.pen.write(brush.screen, words, room, style)

    def _line(self) -> str:
        """What is to be said about the company as it is."""
        say, people = self.desk.say, people_of(self.company)
        if self._is_at_table:
            return say("people.line.table")
        if len(people) < 2:
            return say("people.line.none" if not people else "people.line.one")
        return say("people.line.partners" if form_of(self.company) == "partners" else "people.line.several")

    def _cells(self, row: Rect) -> list[Rect]:
        """Portrait, name, person or computer, level, manner."""
        if not self._is_narrow:
            return row.columns([1.0, 2.2, 2.5, 2.65, 2.95], self.page.px(12))
        px = self.page.px
        first, rest = row.take_top(px(ROW - 4), px(4))
        second, rest = rest.take_top(px(LINES), px(2))
        face, name = first.columns([1.0, 3.6], px(12))
        who, level = second.columns([1, 1], px(12))
        return [face, name, who, level, rest.take_top(px(LINES - 6))[0]]

    def _lay_out(self) -> None:
        px = self.page.px
        company = self.company
        wishes, high = self._wished, self._high
        seat_high, wish_high = (ROW + 2 * LINES + 12, 2 * WISH + 8) if self._is_narrow else (ROW, WISH)
        self._box = self.board_box(1060, high, beside=20, above=12)
        inner = self._box.inset(px(34), px(12))
        self._head, rest = inner.take_top(px(HEAD))
        forms, rest = rest.take_top(px(FORM))
        self._rows = []
        for _ in company:
            row, rest = rest.take_top(px(seat_high))
            self._rows.append(row.inset(0, px(2)))
        rest = Rect(rest.x, rest.y + px(6), rest.w, rest.h)
        self._wishes: dict[str, Rect] = {}
        for name in wishes:
            self._wishes[name], rest = rest.take_top(px(wish_high))
        feet = self._feet(Rect(inner.x, self._box.bottom - px(20) - px(FOOT), inner.w, px(FOOT)))
        widgets = [self._form(forms)]
        for seat, row in enumerate(self._rows):
            widgets += self._widgets(seat, row)
        widgets += [self._wish(name, row) for name, row in self._wishes.items()]
        self.focus = self.focus.renewed([*widgets, *feet], first="people.done")
        self._show_caret()

    def _feet(self, foot: Rect) -> list[Widget]:
        """The buttons, and where the line beside or above them is; the way back only where Done begins."""
        say, px = self.desk.say, self.page.px
        done = Button("people.done", say("setup.start" if self._begins else "people.done"), is_main=True)
        done.box = foot if self._is_narrow else foot.place(px(230), foot.h, 1, 0)
        buttons: list[Widget] = [done]
        left = foot.x
        if self._begins:
            back = Button("people.back", say("games.back"))
            back.box = foot.moved(0, -px(FOOT + 4)) if self._is_narrow else foot.place(px(170), foot.h, 0, 0)
            left = back.box.right + px(24)
            buttons.insert(0, back)
        self._foot = Rect(left, foot.y, done.box.x - left - px(24), foot.h)
        if self._is_narrow:
            self._foot = foot.moved(0, -px(FOOT + 4) * len(buttons))
        return buttons

    def _form(self, row: Rect) -> Widget:
        say, form = self.desk.say, form_of(self.company)
        options = [(name, say(f"people.form.{name}")) for name in FORMS[len(self.company)]]
        if not form:
            options.append(("", say("people.form.other")))
        widget = (Picker if self._is_narrow else Choice)("people.form", options, form)
        widget.box = row.place(row.w, self.page.px(46))
        return widget

    def _usual_name(self, sitter: Sitter) -> str:
        desk = self.desk
        return name_at_table(desk.say, desk.preferences, self._game, sitter.face)

    def _widgets(self, seat: Seat, row: Rect) -> list[Widget]:
        desk, say, px = self.desk, self.desk.say, self.page.px
        sitter, cells = self.company[seat], self._cells(row)
        face = FaceButton(f"people.face.{seat}", desk.assets, sitter.face)
        face.box = cells[0]
        hint = self._usual_name(sitter)
        name = Field(f"people.name.{seat}", sitter.name, hint=hint, most=LONGEST_NAME)
        line = px(ROW - 4)
        name.box = Rect(cells[1].x, row.y + line * 0.34, cells[1].w, line * 0.62)
        who = Choice(
            f"people.who.{seat}",
            [("person", say("people.person")), ("computer", say("people.computer"))],
            "person" if sitter.is_person else "computer",
        )
        who.box = cells[2].place(cells[2].w, px(44))
        found: list[Widget] = [face, name, who]
        if not sitter.is_person:
            levels = [(level, say(f"level.{level}")) for level in LEVELS]
            level = Picker(f"people.level.{seat}", levels, sitter.level)
            level.box = cells[3].place(cells[3].w, px(44))
            found.append(level)
        return found

    def _wish(self, name: str, row: Rect) -> Widget:
        say, likes, px = self.desk.say, self.desk.preferences, self.page.px
        box = row.columns([0.6, 0.4], px(12))[1]
        if self._is_narrow:
            box = row.take_top(row.h / 2)[1]
        if name in WISHES:
            toggle = Toggle(f"people.{name}", is_on=bool(getattr(likes, name)))
            toggle.box = box.place(px(62), px(36), 0 if self._is_narrow else 1, 0.5)
            return toggle
        options = [("tap", say("people.peek.tap")), ("hold", say("people.peek.hold"))]
        choice = Choice(f"people.{name}", options, "hold" if likes.peeks_by_hold else "tap")
        choice.box = box.place(box.w, px(38), 1, 0.5)
        return choice
