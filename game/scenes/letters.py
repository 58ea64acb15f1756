"""Letters to be chosen one by one, for who types a name with a controller or with a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.scenes.page_desk import PageDesk
from game.scenes.panel import Panel
from game.scenes.preferences import LETTERS
from game.scenes.scene import Pop, Result
from game.ui.field import Field
from game.ui.layout import NEARLY
from game.ui.widgets import Button, Signal, Widget

SIGNS: Final = "0123456789-’"
COLUMNS: Final = 12
WIDE, HIGH, GAP = 62, 54, 8
"""Design units of a letter's button across and down, and of the space between two."""

LETTER, SHIFT, SPACE, ERASE, DONE = (
    "letter.",
    "letters.shift",
    "letters.space",
    "letters.erase",
    "letters.done",
)


class Letters(Panel):
    """Everything that is chosen goes to the page below as if it had been typed."""

    @property
    def needs(self) -> tuple[float, float]:
        """As many letters in a row as the page is wide."""
        rows = -(-len(self._signs) // self._columns)
        return self._columns * (WIDE + GAP) + 64, 108 + (rows + 1) * (HIGH + GAP) + 16

    @property
    def _signs(self) -> str:
        return self._own_signs or LETTERS[self.desk.preferences.language] + SIGNS

    @property
    def _columns(self) -> int:
        """Half as many where the page is narrow."""
        return COLUMNS if self.across * NEARLY >= COLUMNS * (WIDE + GAP) + 64 else COLUMNS // 2

    def __init__(
        self,
        desk: PageDesk,
        text: Callable[[], str],
        send: Callable[[pygame.Event], object],
        signs: str = "",
    ) -> None:
        """`text` tells what stands in the field, `send` takes what is typed.

        `signs` are all that can be chosen, capitals among them; empty: the letters of the language.
        """
        super().__init__(desk)
        self._own_signs = signs
        self._read = text
        self._send_event = send
        self.is_large = not self._text
        """Whether capitals are offered: first at the beginning of a word."""
        self.focus.is_visible = True
        self._lay_out()

    @property
    def _text(self) -> str:
        """What stands in the field."""
        return self._read()

    @property
    def is_typing(self) -> bool:
        """Letters that are really typed are letters here too."""
        return True

    def handle(self, event: pygame.Event) -> Result:
        """Choose a letter; the controller's West takes the last one away, East and Esc are done."""
        self.is_stale = True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Pop()
        is_typed = event.type == pygame.TEXTINPUT
        is_west = event.type == pygame.KEYDOWN and event.dict.get("button") == "west"
        if is_typed or is_west or (event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE):
            self._send(event.text if is_typed else "")
            return None
        used = self.focus.handle(event)
        return None if used is None else self._use(used)

    def _use(self, used: Signal) -> Result:
        self.desk.sounds.play("button", 0.5)
        match used.name:
            case "letters.done":
                return Pop()
            case "letters.shift":
                self.is_large = not self.is_large
                self._lay_out()
            case "letters.space":
                self._send(" ")
            case "letters.erase":
                self._send("")
            case _:
                self._send(self._sign(used.name.removeprefix(LETTER)))
        return None

    def _send(self, text: str) -> None:
        """Type the text on the page, or take the last letter away."""
        if text:
            self._send_event(pygame.Event(pygame.TEXTINPUT, text=text))
        else:
            erase = pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0)
            self._send_event(erase)
        self.is_large = not self._text or self._text.endswith((" ", "-"))
        self._lay_out()

    def _sign(self, letter: str) -> str:
        is_kept = bool(self._own_signs) or letter == "ß"
        return letter.upper() if self.is_large and not is_kept else letter

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Darken the page, draw the board, the text so far and the letters."""
        brush = self.board(screen, self._box)
        shown = Field("letters.text", self._text)
        shown.box, shown.is_current = self._text_box, True
        shown.draw(brush)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        px, page, say = self.page.px, self.page, self.desk.say
        signs, columns = self._signs, self._columns
        rows = -(-len(signs) // columns)
        step = px(HIGH + GAP)
        wide = columns * px(WIDE + GAP) + px(48)
        high = px(24) + px(48) + px(16) + (rows + 1) * step + px(20)
        self._box = page.area.place(min(wide, page.width - px(16)), min(high, page.height - px(16)))
        inner = self._box.inset(px(26), px(24))
        self._text_box, rest = inner.take_top(px(48), px(16))
        self._text_box = self._text_box.place(min(rest.w, px(460)), px(48))
        lines = rest.rows([1.0] * (rows + 1), px(GAP))
        widgets: list[Widget] = []
        for place, sign in enumerate(signs):
            button = Button(LETTER + sign, self._sign(sign), px=22)
            button.box = lines[place // columns].columns([1.0] * columns, px(GAP))[place % columns]
            widgets.append(button)
        first = "".join(signs[:3]).upper()
        words = [
            (SPACE, say("keys.sign.space")),
            (ERASE, say("keys.sign.backspace")),
            (DONE, say("people.done")),
        ]
        if not self._own_signs:
            words.insert(0, (SHIFT, first.lower() if self.is_large else first))
        cells = lines[-1].columns([1, 1.6, 1.6, 1.4][-len(words) :], px(GAP))
        for (name, word), cell in zip(words, cells, strict=True):
            button = Button(name, word, is_main=name == DONE, px=18)
            button.box = cell
            widgets.append(button)
        self.focus = self.focus.renewed(widgets)
