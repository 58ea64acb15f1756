"""A new sheet for real cards: which game by which rules, who plays, and who deals first."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.options.deal import Direction
from game.rules.options.rules import Rules
from game.scenes.choosing.chosen import (
    OWN,
    choose_game,
    choose_rules,
    chosen_game,
    chosen_rules,
    name_of_rules,
    own_presets,
    rules_by_name,
)
from game.scenes.choosing.numbers import steps_of
from game.scenes.company import LONGEST_NAME
from game.scenes.field_form import FieldForm
from game.scenes.intents import OpenHouseRules
from game.scenes.kept import Kept
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Push, Replace, Result
from game.scenes.scorer.intents import OpenSheet
from game.scenes.scorer.words import nameless
from game.scenes.woodwork import draw_heading
from game.table.history.stamps import now
from game.table.real_match import RealMatch
from game.text.games import game_name
from game.ui.field import Field
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import CREAM, CREAM_DIM
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_of, with_option

ROW, HEAD, FOOT = 56, 52, 52
BESIDE, NARROW, STACKED = 900, 500, 90
"""Design units of the page, of a narrow one, and of a row there."""
ROWS: Final = ("game", "rules", "target", "names", "first")


class NewSheet(FieldForm):
    """Names are those of the last sheet for so many; the rules are what this player plays by."""

    beside = BESIDE

    def __init__(self, desk: PageDesk, kept: Kept) -> None:
        """Begin with the game that was played last."""
        super().__init__(desk)
        self._kept = kept
        last = kept.sheets.things[0] if kept.sheets.things else None
        self.game = GAMES[last.game] if last is not None else chosen_game(desk)
        self._names = ["", "", "", ""]
        self._dealer = 0
        self._rules: Rules = chosen_rules(desk, self.game)
        self._looks_at_rules = False
        self._remember_names()
        self._lay_out()

    @property
    def needs(self) -> tuple[float, float]:
        """A row is its words and beside them what sets it; below them where the page is narrow."""
        if not self._is_narrow:
            return BESIDE, 560
        return NARROW, 60 + HEAD + len(ROWS) * STACKED + 2 * 52 + 110 + 2 * (FOOT + 12)

    def entered(self) -> None:
        """House rules may have been changed meanwhile."""
        if self._looks_at_rules:
            self._rules, self._looks_at_rules = chosen_rules(self.desk, self.game), False
        super().entered()

    # --- keys and mouse -------------------------------------------------------------------------------

    def _typed(self, field: Field) -> None:
        self._names[int(field.name[-1])] = field.text
        self._lay_out()

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "history.back":
                return Pop()
            case "scorer.begin":
                return self._begin()
            case "scorer.rules":
                return self._open_rules()
            case name if isinstance(self.focus[name], Field):
                self._go_on_after(name)
            case _:
                self._choose(used)
        self._lay_out()
        return None

    def _go_on_after(self, name: str) -> None:
        """Enter in a field leads to the next one, and behind the last one to the button that begins."""
        fields = [widget.name for widget in self.focus.widgets if isinstance(widget, Field)]
        place = fields.index(name) + 1
        self.focus.go_to(fields[place] if place < len(fields) else "scorer.begin")

    def _choose(self, used: Signal) -> None:
        value = str(used.value)
        match used.name:
            case "game":
                self.game = GAMES[value]
                self._rules = chosen_rules(self.desk, self.game)
                self._dealer = 0
                self._remember_names()
            case "rules":
                self._rules = self._known_rules()[value]
            case "target":
                self._rules = with_option(self._rules, "target", int(value))
            case "first":
                self._dealer = int(value)

    def _open_rules(self) -> Result:
        """House rules are changed on the page of all games; what is chosen there holds here too."""
        choose_rules(self.desk, self.game, self._rules)
        self._looks_at_rules = True
        return Push(OpenHouseRules())

    def _begin(self) -> Result:
        desk, players = self.desk, self._rules.players
        choose_game(desk, self.game)
        match = RealMatch(
            game=self.game.name,
            names=tuple(" ".join(name.split()) for name in self._names[:players]),
            options=options_of(self._rules, self.game.base),
            dealer=self._dealer,
            begun=now()[:16],
        )
        self._kept.sheets.put((match, *self._kept.sheets.things))
        self._kept.half_told.end(match)
        return Replace(OpenSheet())

    def _remember_names(self) -> None:
        """Those of the last sheet for so many people."""
        for match in self._kept.sheets.things:
            if len(match.names) == self._rules.players:
                self._names[: len(match.names)] = match.names
                return

    def _known_rules(self) -> dict[str, Rules]:
        """All rules that have a name, those by which the player plays, and those that are chosen."""
        found = rules_by_name(self.game, own_presets(self._kept.shelf, self.game))
        for rules in (chosen_rules(self.desk, self.game), self._rules):
            if rules not in found.values():
                found[OWN] = rules
        return found

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board with all rows."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("scorer.new"), self._head.inset(brush.px(20), 0), 30)
        for name, row in self._rows.items():
            label = self._halves(row)[0]
            style = Style(Typeface.MEDIUM, brush.px(18), CREAM, wraps=True)
            brush.pen.write(screen, self._label(name), label, style)
        style = Style(Typeface.TEXT, brush.px(15), CREAM_DIM, across=0.5, wraps=True)
        brush.pen.write(screen, self._order(), self._words, style)
        self.focus.draw(brush)

    def _label(self, name: str) -> str:
        say = self.desk.say
        shared = {"rules": "setup.preset", "target": "setup.target"}
        return say(shared.get(name, f"scorer.new.{name}"))

    def _order(self) -> str:
        """In which order the names are asked, and who are partners."""
        is_left = self._rules.deal.direction is Direction.CLOCKWISE
        order = self.desk.say("scorer.order.left" if is_left else "scorer.order.right")
        return f"{order} {self.desk.say('scorer.order.pairs')}" if self._rules.players > 3 else order

    def _lay_out(self) -> None:
        px, say = self.page.px, self.desk.say
        self._box = self.board_box(1000, None if self._is_narrow else 560)
        inner = self._box.inset(px(36), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(12))
        self._rows: dict[str, Rect] = {}
        for name in ROWS:
            high = STACKED if self._is_narrow else ROW
            high += 52 if self._is_narrow and name in {"names", "rules"} else 0
            self._rows[name], rest = rest.take_top(px(high))
        foot = Rect(inner.x, self._box.bottom - px(22) - px(FOOT), inner.w, px(FOOT))
        top = rest.y + px(4)
        self._words = Rect(inner.x, top, inner.w, foot.y - top - px(8))
        widgets: list[Widget] = []
        for name, row in self._rows.items():
            box = self._halves(row)[1]
            if name == "rules":
                box, door = self._pair(box)
                button = Button("scorer.rules", say("setup.rules"), px=17)
                widgets += [self._picker(name, box), button.at(door)]
            else:
                widgets += self._fields(box) if name == "names" else [self._picker(name, box)]
        back = Button("history.back", say("history.back"))
        begin = Button("scorer.begin", say("scorer.begin"), is_main=True)
        if self._is_narrow:
            back.box, begin.box = foot.columns([1, 1.5], px(12))
        else:
            back.box, begin.box = foot.place(px(210), foot.h, 0, 0), foot.place(px(300), foot.h, 1, 0)
        self.focus = self.focus.renewed([*widgets, back, begin], first="scorer.begin")
        self._show_caret()

    def _halves(self, row: Rect) -> tuple[Rect, Rect]:
        """The words of a row, and where it is set."""
        px = self.page.px
        if self._is_narrow:
            label, control = row.take_top(px(34))
            return label, control.inset(0, px(4))
        label, control = row.columns([0.3, 0.7], px(16))
        return label, control.place(control.w, px(46))

    def _pair(self, box: Rect) -> tuple[Rect, Rect]:
        """Two beside each other, or one below the other."""
        if self._is_narrow:
            upper, lower = box.rows([1, 1], self.page.px(6))
            return upper, lower
        left, right = box.columns([0.58, 0.42], self.page.px(10))
        return left, right

    def _picker(self, name: str, box: Rect) -> Widget:
        say, rules = self.desk.say, self._rules
        if name == "game":
            options = [(game, game_name(say, game)) for game in GAMES]
            value = self.game.name
        elif name == "rules":
            known = self._known_rules()
            options = [(key, name_of_rules(say, key)) for key in known]
            value = next(key for key, one in known.items() if one == rules)
        elif name == "target":
            options = [(str(step), str(step)) for step in steps_of("target", rules, self.game.rules)]
            value = str(rules.match.target)
        else:
            letters = nameless(self.desk)
            options = [
                (str(seat), self._names[seat].strip() or letters[seat]) for seat in range(rules.players)
            ]
            value = str(self._dealer)
        return Picker(name, options, value).at(box)

    def _fields(self, box: Rect) -> list[Widget]:
        letters = nameless(self.desk)
        found: list[Widget] = []
        gap, players = self.page.px(10), self._rules.players
        rows = box.rows([1.0, 1.0], self.page.px(6)) if self._is_narrow else [box]
        across = -(-players // len(rows))
        cells = [cell for row in rows for cell in row.columns([1.0] * across, gap)]
        for seat, cell in enumerate(cells[:players]):
            field = Field(f"name.{seat}", self._names[seat], hint=letters[seat], most=LONGEST_NAME)
            found.append(field.at(cell))
        return found
