"""Whether the cards were dealt fairly: the last deals of a game, each figure beside what chance gives."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.cards.deck import deck_for
from game.scenes.empty import draw_empty
from game.scenes.form import Form
from game.scenes.history.fair_row import FairRow, Measure, columns, halves
from game.scenes.history.past import Past
from game.scenes.history.wording import spoken
from game.scenes.page_desk import PageDesk
from game.scenes.scene import Pop, Result
from game.scenes.woodwork import draw_heading
from game.table.fairness.course import Party
from game.table.fairness.features import RANKS
from game.text.calls import capitalised
from game.text.cards import rank_name
from game.text.explanation import number_text
from game.text.games import game_name
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Signal
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.table.fairness.fairness import Bar, Fairness
    from game.table.fairness.features import Feature

HEAD, TITLE, LINE, FOOT, TALL = 50, 24, 23, 50, 760
ROWS: Final = 9
"""What is counted at most."""
FEW: Final = 30
"""Below so many deals the bars are as wide as whatever may come, and prove nothing."""


class FairPage(Form):
    """A row of bars for each thing that is counted; the one that is chosen is told in words."""

    room = (970.0, 655.0)

    def __init__(self, desk: PageDesk, past: Past, game: str, person: str | None = None) -> None:
        """Look at the last deals of a game as they fell for that person, or for whoever sat first."""
        super().__init__(desk)
        self.game, self.person = game, person
        self.fairness: Fairness | None = None
        self.told: Feature | None = None
        self._coming: Future[Fairness] | None = past().fairness(game, person)
        self._lay_out()

    @property
    def is_waiting(self) -> bool:
        """Whether the deals are still being counted."""
        return self._coming is not None

    def update(self, seconds: float) -> Result:
        """Take the figures when they have come."""
        super().update(seconds)
        if self._coming is not None and self._coming.done():
            self.fairness, self._coming = self._coming.result(), None
            strange = self.fairness.strange
            self.told = strange[0].feature if strange else next(iter(self.fairness.features), None)
            self._lay_out()
            self.is_stale = True
        return None

    def handle(self, event: pygame.Event) -> Result:
        """Choose what is told in words; Esc goes back."""
        result = super().handle(event)
        current = self.focus.current
        if isinstance(current, FairRow) and self.focus.is_visible:
            self._tell(current.name)
        return result

    def _use(self, used: Signal) -> Result:
        if used.name == "history.back":
            return Pop()
        self._tell(used.name)
        return None

    def _tell(self, name: str) -> None:
        features = () if self.fairness is None else self.fairness.features
        self.told = next((one for one in features if f"fair.{one.value}" == name), self.told)
        for widget in self.focus.widgets:
            if isinstance(widget, FairRow):
                widget.is_told = widget.name == name

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board and everything on it."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        draw_heading(brush, say("fair.heading"), self._head.inset(brush.px(20), 0), 30)
        found = self.fairness
        if found is None or not found.deals:
            text = say("history.reading") if found is None else say("fair.none")
            draw_empty(brush, self.desk, self._list, text, has_picture=found is not None)
        else:
            self._write(brush, found)
        self.focus.draw(brush)

    def _write(self, brush: Brush, found: Fairness) -> None:
        px, say, screen = brush.px, self.desk.say, brush.screen
        game, legend = self._top.rows([1, 1])
        deals = say.count("fair.deals", found.deals)
        deals = say("fair.few", deals=deals) if found.deals < FEW else deals
        title = f"{game_name(say, self.game)} · {deals}"
        brush.pen.write(screen, title, game, Style(Typeface.MEDIUM, px(17), BRASS_LIGHT, across=0.5))
        style = Style(Typeface.TEXT, px(15), CREAM_DIM, across=0.5)
        brush.pen.write(screen, say("fair.legend"), legend, style)
        parties = self._parties(found)
        _, *heads = columns(self._titles.inset(px(14), 0), len(parties), brush)
        style = Style(Typeface.TEXT, px(15), CREAM_DIM, across=0.5)
        for party, head in zip(parties, heads, strict=True):
            brush.pen.write(screen, self.who(party), halves(head, brush)[1], style)
        if self.told is not None:
            cells = self._lines.rows([1.0] * len(Party))
            bars = [found.bar(self.told, party) for party in parties]
            style = Style(Typeface.TEXT, px(16), CREAM, across=0.5)
            for bar, cell in zip(filter(None, bars), cells, strict=False):
                brush.pen.write(screen, self._sentence(bar), cell, style)
        style = Style(Typeface.TEXT, px(16), CREAM, wraps=True)
        brush.pen.write(screen, self._verdict(found), self._note, style)

    def _sentence(self, bar: Bar) -> str:
        """What came, what was expected and what chance alone gives."""
        say = self.desk.say
        low, high = bar.band
        expected = number_text(say, bar.expected, tenths=True)
        who = self.who(bar.party)
        return say("fair.line", who=who, had=bar.had, expected=expected, low=low, high=high)

    def _verdict(self, found: Fairness) -> str:
        say, strange = self.desk.say, found.strange
        if strange:
            what, who = self._label(strange[0].feature), self.who(strange[0].party)
            return say("fair.strange", what=what, who=who)
        return say("fair.usual", number=found.unusual, count=len(found.bars))

    def who(self, party: Party) -> str:
        """What a party is called: the person by name, else by the role at the table."""
        if party is Party.ME and self.person:
            return spoken(self.desk.say, self.person)
        return self.desk.say(f"fair.{party.value}")

    def _label(self, feature: Feature) -> str:
        """Good cards are called as with the deck that lies on the table."""
        say, desk = self.desk.say, self.desk
        if feature in RANKS:
            deck = deck_for(desk.preferences.deck, self.game)
            return capitalised(rank_name(say, RANKS[feature], deck))
        return say(f"fair.{feature.value}")

    def _parties(self, found: Fairness) -> tuple[Party, ...]:
        there = {bar.party for bar in found.bars}
        return tuple(party for party in Party if party in there)

    def _lay_out(self) -> None:
        px, say = self.page.px, self.desk.say
        self._box = self.board_box(1080, TALL)
        inner = self._box.inset(px(40), px(14))
        self._head, rest = inner.take_top(px(HEAD), px(4))
        self._top, rest = rest.take_top(px(2 * LINE), px(2))
        self._titles, rest = rest.take_top(px(TITLE), 0)
        foot = Rect(inner.x, inner.bottom - px(FOOT) - px(6), inner.w, px(FOOT))
        self._lines = Rect(rest.x, foot.y - px(3 * LINE + 4), rest.w, px(3 * LINE))
        self._list = Rect(rest.x, rest.y, rest.w, self._lines.y - px(2) - rest.y)
        self._note, right = foot.columns([0.74, 0.26], px(20))
        back = Button("history.back", say("history.back"), is_main=True, px=19).at(right)
        self.focus = self.focus.renewed([*self._rows(), back])

    def _rows(self) -> list[FairRow]:
        found = self.fairness
        if found is None:
            return []
        rows = []
        cells = self._list.rows([1.0] * ROWS)
        for feature, cell in zip(found.features, cells, strict=False):
            bars = [found.bar(feature, party) for party in self._parties(found)]
            label, measures = self._label(feature), [_measure(bar) for bar in bars]
            spoken = " ".join([f"{label}.", *(self._sentence(bar) for bar in bars if bar is not None)])
            row = FairRow(f"fair.{feature.value}", label, measures, spoken)
            row.is_told = feature is self.told
            rows.append(row.at(cell))
        return rows


def _measure(bar: Bar | None) -> Measure | None:
    if bar is None:
        return None
    off, low, high = ((count - bar.expected) / bar.error for count in (bar.had, *bar.band))
    return Measure(bar.had, off, low, high, bar.is_usual)
