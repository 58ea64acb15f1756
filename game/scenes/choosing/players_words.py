"""The page on which players add words of their own to the shuffle of the next match."""

from __future__ import annotations

from string import ascii_lowercase, digits
from typing import TYPE_CHECKING, Final

from game.scenes.field_form import FieldForm
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.ui.clipboard import copied
from game.ui.field import Field
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM
from game.ui.widgets import Button, Signal
from game.ui.writing import Style

if TYPE_CHECKING:
    import pygame

    from game.scenes.doors import Doors
    from game.scenes.page_desk import PageDesk

HEAD, PLEDGE, CONTROL, FOOT = 54, 34, 48, 52
"""Design units of the heading, of the pledge, of the field, of the button."""
WIDE: Final = 820
LONGEST: Final = 60
"""Letters of all words together."""
SIGNS: Final = f"{ascii_lowercase}{digits} "
"""What can be typed with a controller or with a finger."""


class PlayersWords(FieldForm):
    """The pledge of the program stands already: what is typed below it enters every shuffle."""

    def __init__(self, desk: PageDesk, doors: Doors) -> None:
        """Show the pledge of the next match, and what was typed before."""
        super().__init__(desk)
        self._doors = doors
        self._lay_out()

    @property
    def needs(self) -> tuple[float, float]:
        """The paragraph takes more lines where the page is narrow."""
        return (490 if self._is_narrow else 853), self._high + 36

    @property
    def _high(self) -> float:
        text = 330 if self._is_narrow else 140
        return 28 + HEAD + text + PLEDGE + 2 * (CONTROL + 14) + 44

    def _typed(self, field: Field) -> None:
        self.desk.devices.words = field.text

    def _use(self, used: Signal) -> Result:
        return Pop() if used.name in {"words.done", "words.field"} else None

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, what a word is for, and the pledge."""
        say, brush = self.desk.say, self.board(screen, self._box)
        draw_heading(brush, say("words.title"), self._head, 30)
        style = Style(Typeface.TEXT, brush.px(17), CREAM, down=0, wraps=True)
        brush.pen.write(screen, say("words.about"), self._about, style)
        style = Style(Typeface.MEDIUM, brush.px(17), BRASS_LIGHT, across=0.5)
        brush.pen.write(screen, say("seal.next", pledge=self._doors.next_match.pledge), self._pledge, style)
        self.focus.draw(brush)

    def _lay_out(self) -> None:
        px, say = self.page.px, self.desk.say
        self._box = self.board_box(WIDE, self._high, beside=28)
        inner = self._box.inset(px(40), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(6))
        foot = Rect(inner.x, self._box.bottom - px(24) - px(FOOT), inner.w, px(FOOT))
        row = Rect(inner.x, foot.y - px(14) - px(CONTROL), inner.w, px(CONTROL))
        self._pledge = Rect(inner.x, row.y - px(8) - px(PLEDGE), inner.w, px(PLEDGE))
        self._about = Rect(inner.x, rest.y, inner.w, self._pledge.y - rest.y)
        words = self.desk.devices.words
        field = Field("words.field", words, hint=say("words.hint"), most=LONGEST, pasted=copied, signs=SIGNS)
        done = Button("words.done", say("rules.back"), is_main=True)
        field.box, done.box = row, foot.place(min(px(260), foot.w), foot.h)
        self.focus = self.focus.renewed([field, done], first="words.field")
        self._show_caret()
