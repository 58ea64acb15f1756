"""Every deed with its key and its button of a controller; one is chosen, the next press is the new one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.scenes.form import Form
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Result
from game.scenes.shortcuts import (
    BY_NAME,
    SHORTCUTS,
    STANDS_FOR_SHIFT,
    Shortcut,
    button_of,
    key_word,
    with_button,
    with_key,
)
from game.scenes.woodwork import draw_heading
from game.ui.fonts import Typeface
from game.ui.keymap import on_any_keyboard
from game.ui.layout import NEARLY, Rect
from game.ui.pad_buttons import DIRECTIONS, PadButton, PadKind, printed
from game.ui.pad_signs import SignButton, spelled
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Widget
from game.ui.writing import Style

HEAD, NOTE, FOOT, ROW = 54, 46, 48, 44
"""Design units of the heading, of what is told, of the buttons and of a row."""

WIDTHS: Final = (500, 970, 1240)
"""Design units that one, two and three columns need."""
WIDEST: Final = (1080, 1080, 1236)
"""Design units that they take at most."""
APART: Final = (34, 34, 24)
"""Design units between them."""

KEY, PAD, RESET, BACK = "key.", "pad.", "keys.reset", "options.back"

UNKEYED: Final = frozenset({pygame.K_ESCAPE, pygame.K_UNKNOWN, pygame.K_F11})
"""Keys that no deed can be put on: Esc always leaves the choice, F11 is the window's."""


class KeyMap(Form):
    """Columns of deeds; a key that was taken from another deed is exchanged with it, and that is told."""

    @property
    def needs(self) -> tuple[float, float]:
        """As many columns as there is room for; the third only where two are too high."""
        return WIDTHS[self._columns - 1], self._height(self._columns)

    @property
    def _columns(self) -> int:
        _, two, three = WIDTHS
        is_low = self.view.h / self.desk.wished_scale * NEARLY < self._height(2)
        return 3 if is_low and self.across >= three else 2 if self.across * NEARLY >= two else 1

    def _height(self, columns: int) -> float:
        return 20 + HEAD + NOTE + -(-len(SHORTCUTS) // columns) * ROW + 12 + FOOT + 40

    @property
    def _lines(self) -> int:
        return -(-len(SHORTCUTS) // self._columns)

    def __init__(self, desk: PageDesk) -> None:
        """Show the keys and buttons as they are now."""
        super().__init__(desk)
        self.waits_for = ""
        """The name of the widget whose new key or button is the next one that is pressed."""
        self.note = ""
        self._lay_out()

    @property
    def is_typing(self) -> bool:
        """Whether a key is chosen, so that keys come as they are pressed."""
        return bool(self.waits_for)

    def handle(self, event: pygame.Event) -> Result:
        """Choose what is to be changed; then the next press changes it."""
        self.is_stale = True
        if self.waits_for:
            self._wait(event)
            return None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Pop()
        used = self.focus.handle(event)
        if used is None:
            return None
        self.desk.sounds.play("button")
        if used.name == BACK:
            return Pop()
        if used.name == RESET:
            self.desk.change(lambda likes: replace(likes, keys={}, pad_buttons={}))
            self.note = self.desk.say("keys.resetDone")
        else:
            self._begin(used.name)
        self._lay_out()
        return None

    def update(self, seconds: float) -> Result:
        """Let time pass; another controller may have other signs on its buttons."""
        if self._signs is not self._kind:
            self._lay_out()
            self.is_stale = True
        return super().update(seconds)

    # --- changing -------------------------------------------------------------------------------------

    def _begin(self, name: str) -> None:
        """Wait for the new key or button."""
        self.waits_for = name
        deed = self.desk.say(f"keys.{name[len(KEY) :]}")
        kind = "keys.press" if name.startswith(KEY) else "keys.pressButton"
        self.note = self.desk.say(kind, deed=deed, cancel=key_word(self.desk.say, pygame.K_ESCAPE))

    def _wait(self, event: pygame.Event) -> None:
        """The next press is the new one; Esc and the mouse leave everything as it was."""
        is_pad = "pad" in event.dict
        if event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.KEYDOWN and not is_pad and event.key == pygame.K_ESCAPE
        ):
            self._end("")
        elif event.type == pygame.KEYDOWN and self.waits_for.startswith(PAD):
            if is_pad:
                self._put_button(BY_NAME[self.waits_for[len(PAD) :]], PadButton(event.button))
        elif event.type == pygame.KEYDOWN:
            key = on_any_keyboard(event.key, event.dict.get("scancode", 0))
            if is_pad:
                self._end("")
            elif key not in UNKEYED:
                self._put_key(BY_NAME[self.waits_for[len(KEY) :]], key)

    def _put_key(self, shortcut: Shortcut, key: int) -> None:
        desk, say = self.desk, self.desk.say
        keys, other = with_key(desk.preferences.keys, shortcut.name, key)
        desk.change(lambda likes: replace(likes, keys=keys))
        done = say("keys.done", deed=say(f"keys.{shortcut.name}"), key=key_word(say, key))
        if other is not None:
            mine = key_word(say, desk.devices.keymap.key(other.key))
            done = say("keys.exchanged", key=key_word(say, key), deed=say(f"keys.{other.name}"), other=mine)
        self._end(done)

    def _put_button(self, shortcut: Shortcut, button: PadButton) -> None:
        desk, say = self.desk, self.desk.say
        if button in DIRECTIONS:
            self.note = say("keys.arrows")
            return
        before = desk.devices.buttons.get(button)
        buttons = with_button(desk.preferences.pad_buttons, shortcut.name, button)
        desk.change(lambda likes: replace(likes, pad_buttons=buttons))
        sign = spelled(printed(button, self._kind))
        done = say("keys.done", deed=say(f"keys.{shortcut.name}"), key=sign)
        if before is not None and before is not shortcut:
            now = button_of(desk.devices.buttons, before.name)
            mine = "–" if now is None else spelled(printed(now, self._kind))
            done = say("keys.exchanged", key=sign, deed=say(f"keys.{before.name}"), other=mine)
        self._end(done)

    def _end(self, note: str) -> None:
        self.waits_for, self.note = "", note
        self._lay_out()

    @property
    def _kind(self) -> PadKind:
        """The kind of controller whose signs are shown: the one in use, else the first."""
        pads, pad = self.desk.devices.pads, self.desk.devices.pad
        found = pad if pad is not None else next(iter(pads.numbers), -1)
        return pads.kind(found)

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the deeds and what was told last."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("options.key_map"), self._head, 32)
        note = self.note or say("keys.lead")
        ink = BRASS_LIGHT if self.note else CREAM_DIM
        style = Style(Typeface.TEXT, brush.px(16), ink, across=0.5, wraps=True)
        brush.pen.write(screen, note, self._note_box, style)
        for shortcut, cells in self._rows:
            style, deed = Style(Typeface.TEXT, brush.px(16), CREAM, wraps=True), say(f"keys.{shortcut.name}")
            told = say("keys.shifted", deed=deed, key=self._shift) if shortcut.has_shift else deed
            brush.pen.write(screen, told, cells[0], style)
            if shortcut.keeps_button:
                self._fixed(brush, shortcut, cells[2])
        self.focus.draw(brush)

    @property
    def _shift(self) -> str:
        """What is held with an arrow: Shift, and the button of a controller that stands for it."""
        button = button_of(self.desk.devices.buttons, STANDS_FOR_SHIFT)
        signs = [] if button is None else [spelled(printed(button, self._kind))]
        return " / ".join([self.desk.say("keys.sign.shift"), *signs])

    def _fixed(self, brush: Brush, shortcut: Shortcut, cell: Rect) -> None:
        style = Style(Typeface.MEDIUM, brush.px(16), CREAM_DIM, across=0.5)
        brush.pen.write(brush.screen, printed(shortcut.buttons[0], self._kind), cell, style)

    def _lay_out(self) -> None:
        px, say = self.page.px, self.desk.say
        half = self._lines
        high = 20 + HEAD + NOTE + half * ROW + 12 + FOOT + 20
        self._box = self.board_box(WIDEST[self._columns - 1], high, beside=16, above=10)
        inner = self._box.inset(px(30), px(18))
        self._head, rest = inner.take_top(px(HEAD))
        self._note_box, rest = rest.take_top(px(NOTE), px(4))
        foot = Rect(inner.x, inner.bottom - px(FOOT), inner.w, px(FOOT))
        pitch = px(ROW)
        board = Rect(rest.x, rest.y, rest.w, pitch * half)
        columns = board.columns([1] * self._columns, px(APART[self._columns - 1]))
        self._rows: list[tuple[Shortcut, list[Rect]]] = []
        for place, shortcut in enumerate(SHORTCUTS):
            column = columns[place // half]
            row = Rect(column.x, column.y + place % half * pitch, column.w, pitch)
            self._rows.append((shortcut, row.columns([0.49, 0.3, 0.21], px(10))))
        widgets = [widget for shortcut, cells in self._rows for widget in self._widgets(shortcut, cells)]
        left, right = foot.columns([3, 2.3], px(14))
        reset = Button(RESET, say(RESET)).at(foot.place(min(px(300), left.w), foot.h, 0, 0))
        back = Button(BACK, say(BACK), is_main=True).at(foot.place(min(px(230), right.w), foot.h, 1, 0))
        self._signs = self._kind
        self.focus = self.focus.renewed([*widgets, reset, back], first=KEY + SHORTCUTS[0].name)

    def _widgets(self, shortcut: Shortcut, cells: list[Rect]) -> list[Widget]:
        """The plaques of its key and of its button, each as high as the row allows."""
        desk = self.desk
        found: list[Widget] = []
        key = key_word(desk.say, desk.devices.keymap.key(shortcut.key))
        pad = button_of(desk.devices.buttons, shortcut.name)
        sign = "–" if pad is None else printed(pad, self._kind)
        for name, label, cell in ((KEY, key, cells[1]), (PAD, sign, cells[2])):
            if name == PAD and shortcut.keeps_button:
                continue
            whole = name + shortcut.name
            button = SignButton(whole, "…" if whole == self.waits_for else label, px=16)
            found.append(button.at(cell.place(cell.w, cell.h - self.page.px(4))))
        return found
