"""F1 at the table: what the rule book says about what lies there now, the most pressing first."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

import pygame

from game.rules.view import View
from game.scenes.cards.deck import deck_for
from game.scenes.intents import OpenRules
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Replace, Result
from game.scenes.scrolled_panel import ScrolledPanel
from game.text.rulebook import rule_sentence, rule_title, topics
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Signal
from game.ui.writing import Style

TITLE, GAP = 27, 13
"""Design units of an entry's title and of what is free below its text."""

MOST_IMPORTANT: Final = 2
"""So many entries are written larger."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A title and what the rules say about it; sentences of one title stand together."""

    title: str
    text: str


class RuleNow(ScrolledPanel):
    """Lies over the table."""

    room = (480.0, 440.0)
    heading = "ruleNow.heading"
    own_key = pygame.K_F1
    size = (820, 640)
    margin = 40
    leap = 4

    def __init__(self, desk: PageDesk, view: View, game: str = "") -> None:
        """`game` names the deck for the words of suits and ranks."""
        super().__init__(desk)
        self._view = view
        self._game = game or desk.preferences.current_game
        self.entries: tuple[Entry, ...] = ()
        self._lay_out()

    def _use(self, used: Signal) -> Result:
        if used.name == "title.rules":
            return Replace(OpenRules(self._game, self._view.rules))
        return super()._use(used)

    def _write(self, brush: Brush, place: int, box: Rect) -> None:
        entry = self.entries[place]
        head, rest = box.take_top(brush.px(TITLE))
        style = Style(Typeface.MEDIUM, brush.px(18), BRASS_LIGHT)
        brush.pen.write(brush.screen, entry.title, head, style)
        text = Rect(rest.x, rest.y, rest.w, rest.h - brush.px(GAP))
        brush.pen.write(brush.screen, entry.text, text, self._style(place))

    def _style(self, place: int) -> Style:
        is_large = place < MOST_IMPORTANT
        px = self.page.px(19 if is_large else 16)
        return Style(Typeface.TEXT, px, CREAM if is_large else CREAM_DIM, down=0, wraps=True)

    def _heights(self) -> list[float]:
        around, pen = self.page.px(TITLE) + self.page.px(GAP), self.desk.pen
        return [
            around + pen.height(entry.text, self._page.w, self._style(place))
            for place, entry in enumerate(self.entries)
        ]

    def _lay_out(self) -> None:
        desk, px = self.desk, self.page.px
        self.entries = _entries(desk, self._view, self._game)
        row = self._lay_board()
        back = Button("ruleNow.back", desk.say("pause.resume"), is_main=True)
        whole = Button("title.rules", desk.say("title.rules"))
        back.box, whole.box = row.place(min(px(520), row.w), row.h).columns([1, 1], px(16))
        self.focus = self.focus.renewed([back, whole])


def _entries(desk: PageDesk, view: View, game: str) -> tuple[Entry, ...]:
    """The topics of the moment, neighbours of the same title put together."""
    say, deck = desk.say, str(deck_for(desk.preferences.deck, game))
    spoken = [(rule_title(say, topic), rule_sentence(say, topic, view, deck)) for topic in topics(view)]
    return tuple(
        Entry(title, " ".join(text for _, text in together))
        for title, together in groupby(spoken, key=lambda one: one[0])
    )
