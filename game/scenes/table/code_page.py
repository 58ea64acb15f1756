"""The page that shows a hand as a code for a phone's camera, and then covers it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.digits import TEN
from game.scenes.form import Form
from game.scenes.intents import OpenCode
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Result
from game.scenes.table.intents import Scanned
from game.scenes.table.update.sharing import PATIENCE
from game.text.cards import card_name
from game.ui.code_square import code_modules, enlarged
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE, WHITE
from game.ui.widgets import Button
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.text.catalogue import Words


EDGES, WORDS = 100, 400
"""Design units: above and below the code, and of all that is said about it."""


def code_text(say: Words, name: str, told: tuple[tuple[int, Card], ...], deck: str) -> str:
    """What the phone will show: the name, then a line a card with its number before it."""
    return "\n".join([name, *(f"{number} {card_name(say, card, deck)}" for number, card in told)])


class CodePage(Form):
    """A page with a code; only the code holds the cards, and it is dropped with the page."""

    room = (490.0, 576.0)

    @property
    def needs(self) -> tuple[float, float]:
        """The code beside the words, or above them where the page is narrow; it is always seen whole."""
        return (490, self._side + EDGES + WORDS) if self._is_narrow else (853, 576)

    @property
    def _is_narrow(self) -> bool:
        return self.across * NEARLY < 853

    @property
    def _side(self) -> float:
        """Design units of the code on a narrow page: no larger than what is seen of it at once."""
        return max(120.0, min(370.0, self.view.h / self.desk.wished_scale - EDGES))

    def __init__(self, desk: PageDesk, hand: OpenCode) -> None:
        """Show a seat its code."""
        super().__init__(desk)
        self.hand = hand
        self._table = hand.table
        self.seat = hand.seat
        self.has_ten = hand.told[-1][0] == TEN
        """Whether one of the cards is typed with another key than its number."""
        self.text = code_text(desk.say, hand.name, hand.told, hand.deck)
        self._modules = code_modules(self.text)
        self._square = self._modules
        self._waited = 0.0
        """Seconds since somebody touched anything."""
        self._lay_out()

    def update(self, seconds: float) -> Result:
        """Let time pass; like open cards, the code is covered after a while if that is wished."""
        self._waited += seconds
        if self.desk.preferences.covers_alone and self._waited >= PATIENCE:
            return Pop()
        return super().update(seconds)

    def handle(self, event: pygame.Event) -> Result:
        """Close the page on its button, Enter or Esc: the hand is on the phone."""
        self._waited = 0.0
        if self._table.is_refused(event, self.seat):
            return None
        self.is_stale = True
        is_left = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        used = self.focus.handle(event)
        if used is None and not is_left:
            return None
        self.desk.sounds.play("button")
        self._table.want(Scanned(self.seat))
        return Pop()

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the code on the left, what to do with it on the right."""
        say, name = self.desk.say, self.hand.name
        brush = self.board(screen, self._box)
        px, pen = brush.px, brush.pen
        screen.fill(WHITE, self._paper.ints)
        square = self._paper.place(self._square.width, self._square.height)
        screen.blit(self._square, square.ints[:2])
        head, rest = self._words.take_top(px(52), px(8))
        style = Style(Typeface.HEADING, px(32), BRASS_LIGHT, across=0.5, shadow=OUTLINE)
        pen.write(screen, name, head, style)
        lines = [(say("phone.scan"), CREAM), (say("phone.press"), CREAM), (say("phone.limits"), CREAM_DIM)]
        if self.hand.is_more:
            lines[1] = (say("phone.more"), CREAM)
        if self.has_ten:
            lines[1] = (f"{lines[1][0]} {say('phone.ten')}", CREAM)
        for (text, ink), cell in zip(lines, rest.rows([1.0] * len(lines), px(8)), strict=True):
            pen.write(screen, text, cell, Style(Typeface.TEXT, px(18), ink, across=0.5, wraps=True))
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        px = self.page.px
        self._box = self.board_box(1060, 900 if self._is_narrow else 640, beside=24, above=20)
        inner = self._box.inset(px(36), px(30))
        left, right = inner.columns([0.56, 0.44], px(28))
        if self._is_narrow:
            left, right = inner.take_top(px(self._side), px(16))
        side = min(left.w, left.h)
        self._square = enlarged(self._modules, int(side))
        self._paper = left.place(side, side)
        hide = Button("phone.hide", self.desk.say("phone.hide"), is_main=True)
        hide.at(Rect(right.x, right.bottom - px(58), right.w, px(58)))
        self._words = Rect(right.x, right.y, right.w, hide.box.y - px(12) - right.y)
        self.focus = self.focus.renewed([hide], first="phone.hide")
