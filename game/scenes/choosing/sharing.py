"""House rules under a name of one's own, and as a code for a friend."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.rules.options.rules import Rules
from game.scenes.choosing.chosen import choose_rules, chosen_game, chosen_rules, own_presets
from game.scenes.field_form import FieldForm
from game.scenes.intents import OpenConfirm
from game.scenes.kept import Store
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.games import game_name
from game.ui.clipboard import copied, copy
from game.ui.field import Field
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Button, Signal, Widget
from game.ui.writing import Style
from game.variants.catalogue import game_named
from game.variants.codes import CodeError, code_of, rules_of_code
from game.variants.presets import LONGEST_NAME, Preset, plain_name, with_preset, without_preset

HEAD, FOOT = 56, 52
LABEL, CONTROL, GAP = 28, 46, 14
ROWS: Final = ("name", "kept", "code", "friend")
"""Give a name, look at what has one, show the code, type one in."""


class Sharing(FieldForm):
    """Four things, one below the other; what came of a button stands in a line at the foot."""

    @property
    def needs(self) -> tuple[float, float]:
        """A row is one line, or two where the page is narrow."""
        return (490 if self._is_narrow else 853), self._high + 36

    @property
    def _high(self) -> float:
        lines = 2 if self._is_narrow else 1
        message = 92 if self._is_narrow else 46
        return 14 + HEAD + 6 + len(ROWS) * (LABEL + lines * CONTROL + GAP) + message + FOOT + 34

    def __init__(self, desk: PageDesk, shelf: Store[Preset]) -> None:
        """Show the rules as they are now."""
        super().__init__(desk)
        self._shelf = shelf
        self.message = ""
        self._name = ""
        self._code = ""
        self._kept = ""
        self._lay_out()

    @property
    def rules(self) -> Rules:
        """The rules as they are now."""
        return chosen_rules(self.desk, chosen_game(self.desk))

    @property
    def code(self) -> str:
        """The code of the rules as they are now."""
        return code_of(chosen_game(self.desk).name, self.rules)

    def entered(self) -> None:
        """What is wrong with the shelf is said again."""
        super().entered()
        if self._shelf.complaint:
            self.message = self.desk.say(self._shelf.complaint)
        self._lay_out()

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "share.back":
                return Pop()
            case "share.name" | "share.save":
                self._save()
            case "share.kept":
                self._kept = str(used.value)
            case "share.use":
                self._use_kept()
            case "share.rename":
                self._rename()
            case "share.delete":
                return Push(OpenConfirm("share.remove", self._delete))
            case "share.copy":
                key = "share.copied" if copy(self.code) else "share.uncopied"
                self.message = self.desk.say(key)
            case "share.friend" | "share.read":
                self._read_code()
        self._lay_out()
        return None

    # --- names ----------------------------------------------------------------------------------------

    def _save(self) -> None:
        name, say = plain_name(self._name), self.desk.say
        if not name:
            self.message = say("share.nameless")
            return
        self._put(with_preset(self._shelf.things, Preset(name, chosen_game(self.desk).name, self.rules)))
        self._kept, self._name = name, ""
        self.message = self.message or say("share.saved", name=name)

    def _rename(self) -> None:
        name, say, game = plain_name(self._name), self.desk.say, chosen_game(self.desk).name
        if not name:
            self.message = say("share.nameless")
            return
        if any(
            one.name.casefold() == name.casefold() for one in own_presets(self._shelf, chosen_game(self.desk))
        ):
            self.message = say("share.taken", name=name)
            return
        before = self._kept
        self._put(
            tuple(
                replace(one, name=name) if (one.game, one.name) == (game, before) else one
                for one in self._shelf.things
            )
        )
        self._kept, self._name = name, ""
        self.message = self.message or say("share.renamed", before=before, name=name)

    def _delete(self) -> None:
        self._put(without_preset(self._shelf.things, chosen_game(self.desk).name, self._kept))
        self.message = self.message or self.desk.say("share.deleted", name=self._kept)
        self._kept = ""

    def _put(self, presets: tuple[Preset, ...]) -> None:
        self._shelf.put(presets)
        complaint = self._shelf.complaint
        self.message = self.desk.say(complaint) if complaint else ""

    def _use_kept(self) -> None:
        game = chosen_game(self.desk)
        found = next((one for one in own_presets(self._shelf, game) if one.name == self._kept), None)
        if found is not None:
            choose_rules(self.desk, game, found.rules)
            self.message = self.desk.say("share.used", name=found.name)

    def _read_code(self) -> None:
        say = self.desk.say
        try:
            name, rules = rules_of_code(self._code)
        except CodeError as error:
            self.message = say(f"share.fault.{error.fault.value}")
            return
        game = game_named(name)
        choose_rules(self.desk, game, rules)
        self._code, self._kept = "", ""
        self.message = say("share.read.done", game=game_name(say, game.name))

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the four rows and the message."""
        desk, say = self.desk, self.desk.say
        brush = self.board(screen, self._box)
        heading = say("share.heading", game=game_name(say, chosen_game(desk).name))
        draw_heading(brush, heading, self._head.inset(brush.px(20), 0), 30)
        for name, (label, _) in self._rows.items():
            style = Style(Typeface.MEDIUM, brush.px(17), CREAM_DIM)
            brush.pen.write(screen, say(f"share.{name}.label"), label, style)
        if not own_presets(self._shelf, chosen_game(desk)):
            box = self._rows["kept"][1]
            brush.pen.write(screen, say("share.none"), box, Style(Typeface.TEXT, brush.px(17), CREAM))
        style = Style(Typeface.BOLD, brush.px(25), BRASS_LIGHT, shadow=OUTLINE, wraps=True)
        brush.pen.write(screen, self.code, self._code_box, style)
        style = Style(Typeface.MEDIUM, brush.px(17), BRASS_LIGHT, across=0.5, wraps=True)
        brush.pen.write(screen, self.message, self._message_box, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        desk, px = self.desk, self.page.px
        high, lines = self._high, 2 if self._is_narrow else 1
        self._box = self.board_box(860, high, beside=28)
        inner = self._box.inset(px(40), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(6))
        self._rows: dict[str, tuple[Rect, Rect]] = {}
        for name in ROWS:
            label, rest = rest.take_top(px(LABEL))
            control, rest = rest.take_top(px(lines * CONTROL), px(GAP))
            self._rows[name] = (label, control)
        self._message_box = rest.take_top(px(92 if self._is_narrow else 46))[0]
        presets = own_presets(self._shelf, chosen_game(desk))
        if self._kept not in {preset.name for preset in presets}:
            self._kept = presets[0].name if presets else ""
        widgets = [*self._name_row(), *(self._kept_row(presets) if presets else []), *self._code_rows()]
        foot = Rect(inner.x, self._box.bottom - px(24) - px(FOOT), inner.w, px(FOOT))
        back = Button("share.back", desk.say("rules.back"), is_main=True).at(foot.place(px(230), foot.h))
        self.focus = self.focus.renewed([*widgets, back])
        self._show_caret()

    def _halves(self, name: str) -> tuple[Rect, Rect]:
        """The parts of a row: what is told, and the button for it."""
        row, px = self._rows[name][1], self.page.px
        first, second = row.rows([1, 1], px(4)) if self._is_narrow else row.columns([1, 0.36], px(12))
        return first, second

    def _name_row(self) -> list[Widget]:
        say = self.desk.say
        field, save = self._halves("name")
        name = Field("share.name", self._name, hint=say("share.name.hint"), most=LONGEST_NAME, pasted=copied)
        return [name.at(field), Button("share.save", say("share.save"), px=17).at(save)]

    def _kept_row(self, presets: tuple[Preset, ...]) -> list[Widget]:
        say, px = self.desk.say, self.page.px
        picker, *cells = self._rows["kept"][1].columns([1.1, 0.6, 0.72, 0.6], px(10))
        if self._is_narrow:
            picker, row = self._halves("kept")
            cells = row.columns([0.6, 0.72, 0.6], px(8))
        kept = Picker("share.kept", [(one.name, one.name) for one in presets], self._kept)
        names = [f"share.{name}" for name in ("use", "rename", "delete")]
        buttons = [Button(name, say(name), px=16).at(cell) for name, cell in zip(names, cells, strict=True)]
        return [kept.at(picker), *buttons]

    def _code_rows(self) -> list[Widget]:
        say = self.desk.say
        self._code_box, place = self._halves("code")
        take = Button("share.copy", say("share.copy"), px=17).at(place)
        field, place = self._halves("friend")
        typed = Field("share.friend", self._code, hint=say("share.friend.hint"), most=120, pasted=copied)
        return [take, typed.at(field), Button("share.read", say("share.read"), px=17).at(place)]

    def _typed(self, field: Field) -> None:
        if field.name == "share.name":
            self._name = field.text
        else:
            self._code = field.text
        self.message = ""
