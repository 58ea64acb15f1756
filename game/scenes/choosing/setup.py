"""The page of one game: its rules, how far it goes, the cards, and how well the computers play."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.ai.levels import LEVELS
from game.scenes.choosing.chosen import (
    OWN,
    choose_company,
    choose_named,
    choose_rules,
    chosen_company,
    chosen_game,
    chosen_rules,
    name_of_rules,
    own_presets,
    rules_by_name,
)
from game.scenes.choosing.numbers import steps_of
from game.scenes.choosing.places import face, where_key
from game.scenes.choosing.starting import start
from game.scenes.company import name_at_table, with_sitter
from game.scenes.doors import Doors
from game.scenes.form import Form
from game.scenes.intents import OpenHouseRules, OpenPlayersWords, OpenSeats
from game.scenes.kept import Store
from game.scenes.page_desk import PageDesk
from game.scenes.preferences import DeckFace
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.games import game_line, game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Brush, Button, Choice, Signal, Widget
from game.ui.writing import Style
from game.variants.families import family_of
from game.variants.option_ids import with_option
from game.variants.presets import Preset

ROW: Final = 58
HEAD, LINE, FOOT = 56, 44, 52
BESIDE, NARROW, STACKED, DOOR = 970, 480, 112, 54
"""Design units of the page, of a narrow one, of a row there, and of what the rules need besides."""

PERSON: Final = "person"
"""Beside the levels: no computer sits there."""


class Setup(Form):
    """One thing to choose a row; everything holds at once and is there again next time."""

    beside = BESIDE

    @property
    def needs(self) -> tuple[float, float]:
        """A row is its words and beside them what sets it; below them where the page is narrow."""
        return (NARROW if self._is_narrow else BESIDE), self._high + 40

    @property
    def _names(self) -> tuple[str, ...]:
        """The rows: what is played, who sits there, and the shuffle once the player sees seals."""
        seats = (f"seat{seat}" for seat in range(1, chosen_game(self.desk).rules.players))
        is_sealed = self.desk.preferences.sees_seal and self._doors.next_match.pledge
        return ("preset", "target", "deck", *seats, *(("shuffle",) if is_sealed else ()))

    @property
    def _high(self) -> float:
        rows = len(self._names)
        foot = 3 * (FOOT + 8) if self._is_narrow else FOOT
        body = rows * STACKED + DOOR if self._is_narrow else rows * ROW
        return 14 + HEAD + LINE + 8 + body + 14 + foot + 30

    def __init__(self, desk: PageDesk, doors: Doors, shelf: Store[Preset]) -> None:
        """Show what is chosen now."""
        super().__init__(desk)
        self._doors = doors
        self._shelf = shelf
        self._lay_out()

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "setup.back":
                return Pop()
            case "setup.start":
                return start(self.desk, self._doors)
            case "setup.seats":
                return Push(OpenSeats())
            case "setup.words":
                return Push(OpenPlayersWords())
            case "setup.rules":
                return Push(OpenHouseRules())
            case _:
                self._apply(used)
                return None

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with all rows."""
        desk, say = self.desk, self.desk.say
        game = chosen_game(desk)
        brush = self.board(screen, self._box)
        draw_heading(brush, game_name(say, game.name), self._head.inset(brush.px(30), 0))
        style = Style(Typeface.TEXT, brush.px(16), CREAM, across=0.5, wraps=True)
        brush.pen.write(screen, game_line(say, game.name), self._line, style)
        for name, row in self._rows.items():
            self._row(brush, name, row)
        self.focus.draw(brush)

    def _row(self, brush: Brush, name: str, row: Rect) -> None:
        words, _ = self._halves(row)
        desk, seat = self.desk, int(name.removeprefix("seat")) if name.startswith("seat") else 0
        title = desk.say(f"setup.{name}") if not seat else ""
        if seat:
            sitter = chosen_company(desk)[seat]
            title = sitter.name or name_at_table(
                desk.say, desk.preferences, chosen_game(desk).name, sitter.face
            )
            side = round(min(brush.px(46), row.h - brush.px(8)))
            brush.blit(face(desk.assets, sitter.face, side), (words.x, words.y + (words.h - side) / 2))
            words = Rect(words.x + side + brush.px(12), words.y, words.w - side - brush.px(12), words.h)
        is_meant = self.focus.current is not None and self.focus.current.name == name
        lit = BRASS_LIGHT if is_meant and self.focus.is_visible else CREAM
        upper, line = words.rows([0.54, 0.46])
        style = Style(Typeface.MEDIUM, brush.px(19), lit, down=0.9, shadow=OUTLINE)
        brush.pen.write(brush.screen, title, upper, style)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, down=0.1)
        brush.pen.write(brush.screen, desk.say(self._explained(name, seat)), line, style)

    def _explained(self, name: str, seat: int) -> str:
        """The key of the line below a row's name: for a seat, where it is."""
        if name == "deck":
            return f"setup.deck.{family_of(chosen_game(self.desk).name).deck}"
        if not seat:
            return f"setup.{name}.line"
        return where_key(chosen_rules(self.desk, chosen_game(self.desk)), seat)

    def _apply(self, used: Signal) -> None:
        desk, game = self.desk, chosen_game(self.desk)
        rules = chosen_rules(desk, game)
        if used.name == "preset":
            choose_named(desk, game, str(used.value), own_presets(self._shelf, game))
            self._lay_out()
        elif used.name == "target":
            choose_rules(desk, game, with_option(rules, "target", int(str(used.value))))
            self._lay_out()
        elif used.name == "deck":
            desk.change(lambda likes: replace(likes, deck=DeckFace(str(used.value))))
        else:
            company, seat = chosen_company(desk), int(used.name.removeprefix("seat"))
            is_person = used.value == PERSON
            level = company[seat].level if is_person else str(used.value)
            sitter = replace(company[seat], is_person=is_person, level=level)
            choose_company(desk, with_sitter(company, seat, sitter))

    def _lay_out(self) -> None:
        desk, px = self.desk, self.page.px
        high, pitch = self._high, STACKED if self._is_narrow else ROW
        beyond = px(DOOR) if self._is_narrow else 0
        self._box = self.board_box(960, high, beside=28, above=20)
        inner = self._box.inset(px(38), px(14))
        self._head, rest = inner.take_top(px(HEAD))
        self._line, rest = rest.take_top(px(LINE), px(8))
        self._rows = {
            name: Rect(inner.x, rest.y + index * px(pitch) + beyond * min(1, index), inner.w, px(pitch))
            for index, name in enumerate(self._names)
        }
        widgets: list[Widget] = []
        for name, row in self._rows.items():
            widget = self._widget(name)
            cell = self._halves(row)[1]
            widget.box = cell.place(cell.w, min(px(46), row.h - px(8)), 1, 0.5)
            if name == "preset":
                widget.box, door = (
                    (widget.box, widget.box.moved(0, px(DOOR)))
                    if self._is_narrow
                    else widget.box.columns([0.56, 0.44], px(10))
                )
                button = Button("setup.rules", desk.say("setup.rules"), px=17)
                button.box = door
                widgets += [widget, button]
            else:
                widgets.append(widget)
        foot = Rect(inner.x, self._box.bottom - px(24) - px(FOOT), inner.w, px(FOOT))
        back = Button("setup.back", desk.say("games.back"))
        people = Button("setup.seats", desk.say("people.setup"))
        play = Button("setup.start", desk.say("setup.start"), is_main=True)
        if self._is_narrow:
            for place, button in enumerate((back, people, play)):
                button.box = foot.moved(0, -place * px(FOOT + 8))
        else:
            back.box = foot.place(px(170), foot.h, 0, 0)
            people.box = foot.place(px(260), foot.h, 0.4, 0)
            play.box = foot.place(px(290), foot.h, 1, 0)
        self.focus = self.focus.renewed([*widgets, back, people, play], first="setup.start")

    def _halves(self, row: Rect) -> tuple[Rect, Rect]:
        if self._is_narrow:
            words, control = row.take_top(self.page.px(56))
            return words, control
        words, control = row.columns([0.36, 0.64], gap=self.page.px(16))
        return words.inset(0, self.page.px(4)), control

    def _widget(self, name: str) -> Widget:
        desk, say, game = self.desk, self.desk.say, chosen_game(self.desk)
        rules = chosen_rules(desk, game)
        match name:
            case "preset":
                known = rules_by_name(game, own_presets(self._shelf, game))
                value = next((one for one, named in known.items() if named == rules), OWN)
                names = dict.fromkeys((*known, value))
                return Picker(name, [(one, name_of_rules(say, one)) for one in names], value)
            case "target":
                steps = steps_of("target", rules, game.rules)
                return Picker(name, [(str(step), str(step)) for step in steps], str(rules.match.target))
            case "deck":
                faces = [(face, say(f"options.deck.{face}")) for face in DeckFace]
                return Choice(name, faces, desk.preferences.deck)
            case "shuffle":
                return Button("setup.words", self.desk.devices.words or say("setup.words"), px=17)
            case _:
                sitter = chosen_company(desk)[int(name.removeprefix("seat"))]
                options = [(PERSON, say("people.person")), *((one, say(f"level.{one}")) for one in LEVELS)]
                return Choice(name, options, PERSON if sitter.is_person else sitter.level)
