"""F1 at the table: what the rule book says about what lies there now, the most pressing first."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final

import pygame

from game.rules.view import View
from game.scenes.cards.deck import deck_for
from game.scenes.desk import Desk
from game.scenes.panel import Panel
from game.scenes.scene import Pop, Replace, Result
from game.scenes.woodwork import draw_heading
from game.text.rulebook import rule_sentence, rule_title, topics
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.scrolling import draw_bar, last_on_top
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button
from game.ui.writing import Style

WIDTH: Final = 820
TITLE, GAP = 27, 13

SCROLL_KEYS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -4, pygame.K_PAGEDOWN: 4}

MOST_IMPORTANT: Final = 2
"""So many entries are written larger."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A title and what the rules say about it; sentences of one title stand together."""

    title: str
    text: str


class RuleNow(Panel):
    """Lies over the table; any key but those that scroll takes it away."""

    is_scrolled = True
    room = (480.0, 440.0)

    def __init__(self, desk: Desk, view: View, game: str = "") -> None:
        """`game` names the deck for the words of suits and ranks."""
        super().__init__(desk)
        self._view = view
        self._game = game or desk.preferences.game
        self.entries: tuple[Entry, ...] = ()
        self.first = 0
        self._lay_out()

    def handle(self, event: pygame.Event) -> Result:
        """Scroll, or go back to the table."""
        if event.type == pygame.KEYDOWN and event.key in SCROLL_KEYS:
            self._scroll(SCROLL_KEYS[event.key])
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F1):
            return Pop()
        else:
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
                self.is_stale = True
            if event.type == pygame.MOUSEBUTTONDOWN and not self._box.contains(event.pos):
                return Pop()
            used = self.focus.handle(event)
            if used is not None:
                self.desk.sounds.play("button")
                return self._book() if used.name == "title.rules" else Pop()
        return None

    def _book(self) -> Result:
        """All the rules of this table; imported when they are wanted first."""
        from game.scenes.rule_book import RuleBook

        return Replace(RuleBook(self.desk, self._game, self._view.rules))

    def draw(self, screen: pygame.Surface) -> None:
        """Darken the table and lay the page on it."""
        brush = self.board(screen, self._box)
        draw_heading(brush, self.desk.say("ruleNow.heading"), self._head, 30)
        top = self._page.y
        for place, entry in enumerate(self.entries[self.first :], self.first):
            high = self._height(place)
            if top + high > self._page.bottom + 1 and place > self.first:
                break
            self._entry(brush, place, entry, Rect(self._page.x, top, self._page.w, high))
            top += high
        self._bar(brush)
        self.focus.draw(brush)

    def _entry(self, brush: Brush, place: int, entry: Entry, box: Rect) -> None:
        head, rest = box.take_top(brush.px(TITLE))
        style = Style(Typeface.MEDIUM, brush.px(18), BRASS_LIGHT)
        brush.pen.write(brush.screen, entry.title, head, style)
        text = Rect(rest.x, rest.y, rest.w, rest.h - brush.px(GAP))
        brush.pen.write(brush.screen, entry.text, text, self._style(place))

    def _style(self, place: int) -> Style:
        is_large = place < MOST_IMPORTANT
        px = self.page.px(19 if is_large else 16)
        return Style(Typeface.TEXT, px, CREAM if is_large else CREAM_DIM, down=0, wraps=True)

    def _height(self, place: int) -> float:
        px = self.page.px
        text = self.desk.pen.height(self.entries[place].text, self._page.w, self._style(place))
        return px(TITLE) + text + px(GAP)

    def _bar(self, brush: Brush) -> None:
        """How far down the page is, if it does not show everything."""
        heights = self._heights()
        whole = sum(heights)
        if whole > self._page.h:
            draw_bar(brush, self._page, sum(heights[: self.first]) / whole, self._page.h / whole)

    def _scroll(self, entries: int) -> None:
        self.first = max(0, min(self._last_first(), self.first + entries))
        self.is_stale = True

    def _heights(self) -> list[float]:
        return [self._height(place) for place in range(len(self.entries))]

    def _last_first(self) -> int:
        return last_on_top(self._heights(), self._page.h)

    def _lay_out(self) -> None:
        desk, px, page = self.desk, self.page.px, self.page
        self.entries = _entries(desk, self._view, self._game)
        self._box = page.area.inset(px(30), px(24)).place(
            min(px(WIDTH), page.width - px(60)), min(px(640), page.height - px(48))
        )
        inner = self._box.inset(px(40), px(16))
        self._head, rest = inner.take_top(px(52), px(10))
        foot = px(50)
        self._page = Rect(rest.x, rest.y, rest.w, rest.h - foot - px(18))
        self.first = min(self.first, self._last_first())
        back = Button("ruleNow.back", desk.say("pause.resume"), is_main=True)
        whole = Button("title.rules", desk.say("title.rules"))
        row = Rect(inner.x, self._box.bottom - px(22) - foot, inner.w, foot)
        row = row.place(min(px(520), row.w), foot)
        back.box, whole.box = row.columns([1, 1], px(16))
        self.focus = self.focus.renewed([back, whole])


def _entries(desk: Desk, view: View, game: str) -> tuple[Entry, ...]:
    """The topics of the moment, neighbours of the same title put together."""
    say, deck = desk.say, str(deck_for(desk.preferences.deck, game))
    spoken = [(rule_title(say, topic), rule_sentence(say, topic, view, deck)) for topic in topics(view)]
    return tuple(
        Entry(title, " ".join(text for _, text in together))
        for title, together in groupby(spoken, key=lambda one: one[0])
    )
