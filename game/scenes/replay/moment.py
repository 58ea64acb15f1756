"""The key moment of a past deal: the played card and the better one side by side, and the way to try it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.ai.explain.explanation import explain
from game.rules.actions import Play
from game.scenes.intents import PlayOn
from game.scenes.page_desk import PageDesk
from game.scenes.panel import Panel
from game.scenes.replay.intents import OpenMoment
from game.scenes.scene import Pop, Replace, Result
from game.scenes.woodwork import draw_heading
from game.table.missed import Missed, most_missed
from game.table.thinker import Thinker, Thought
from game.text.calls import capitalised
from game.text.cards import card_name
from game.text.explanation import why_sentence
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Signal
from game.ui.writing import Style

WIDE, HEAD, LABEL, CARD, TEXT, FOOT = 560, 46, 26, 190, 82, 52
"""Design units: the board across; then down its heading, a line, a card, the sentence, the buttons."""
HIGH: Final = 48 + HEAD + 3 * LABEL + CARD + TEXT + FOOT + 16


class MomentPage(Panel):
    """Lies over the replay, which shows the table of the moment."""

    room = (WIDE + 42.0, HIGH + 24.0)

    def __init__(self, desk: PageDesk, asked: OpenMoment) -> None:
        """Look for the moment in the background if it is not known."""
        super().__init__(desk)
        self._asked = asked
        self.missed = asked.missed
        self._thinker = Thinker()
        self._is_wanted = True
        self._thought: Thought[tuple[Missed | None]] | None = None
        if self.missed is None:
            self._thought = self._thinker.think(self._look)
        self._lay_out()

    def _look(self) -> tuple[Missed | None]:
        asked = self._asked
        deal = replace(asked.record, actions=asked.record.actions[: asked.ends])
        return (most_missed(deal, asked.seat, lambda: self._is_wanted),)

    def update(self, seconds: float) -> Result:
        """Let time pass; show the moment as soon as it is found."""
        super().update(seconds)
        self.is_stale = self._asked.cards.collect() or self.is_stale
        found = None if self._thought is None else self._thought.outcome()
        if found is not None:
            self._thought, (self.missed,) = None, found
            if self.missed is not None:
                self._asked.show(self.missed.place)
            self._lay_out()
            self.is_stale = True
        return None

    def left(self) -> None:
        """Think no longer."""
        self._is_wanted = False
        self._thinker.close()

    def _use(self, used: Signal) -> Result:
        asked, missed = self._asked, self.missed
        if used.name == "moment.try" and missed is not None:
            return Replace(PlayOn(asked.record, asked.deal, missed.place, asked.seat))
        return Pop()

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw both cards, what made the other one better, and by how much."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        px = brush.px
        inner = self._box.inset(px(30), px(24))
        head, rest = inner.take_top(px(HEAD))
        draw_heading(brush, say("moment.title"), head, 32)
        if self.missed is None:
            words = say("moment.none" if self._thought is None else "moment.seeking")
            style = Style(Typeface.MEDIUM, px(18), CREAM, across=0.5, wraps=True)
            brush.pen.write(screen, words, rest.take_top(px(2 * LABEL + CARD))[0], style)
        else:
            self._tell(brush, rest, self.missed)
        self.focus.draw(brush)

    def _tell(self, brush: Brush, rest: Rect, missed: Missed) -> None:
        say, px, deck = self.desk.say, brush.px, self._asked.deck
        decision, done = missed.past.decision, missed.past.done
        row, rest = rest.take_top(px(2 * LABEL + CARD), px(4))
        for cell, word, action in zip(
            row.columns([1, 1]), ("moment.played", "moment.better"), (done, decision.action), strict=True
        ):
            if isinstance(action, Play):
                self._card(brush, cell, say(word), action)
        text, rest = rest.take_top(px(TEXT))
        better = decision.action
        name = card_name(say, better.card, deck) if isinstance(better, Play) else ""
        why = why_sentence(say, explain(missed.past.view, decision), deck)
        style = Style(Typeface.MEDIUM, px(18), CREAM, across=0.5, wraps=True)
        brush.pen.write(brush.screen, say("moment.why", card=name, why=why), text, style)
        worth, _ = rest.take_top(px(LABEL))
        style = Style(Typeface.TEXT, px(16), CREAM_DIM, across=0.5)
        brush.pen.write(brush.screen, say("moment.worth", points=round(missed.loss)), worth, style)

    def _card(self, brush: Brush, cell: Rect, label: str, played: Play) -> None:
        """Draw a card between its label and its name."""
        px, say = brush.px, self.desk.say
        head, rest = cell.take_top(px(LABEL))
        style = Style(Typeface.HEADING, px(20), BRASS_LIGHT, across=0.5)
        brush.pen.write(brush.screen, label, head, style)
        middle, foot = rest.take_top(px(CARD))
        picture = self._asked.cards.resting(played.card, px(CARD - 14), 0.0, max(1, px(3)))
        x, y = middle.centre
        brush.blit(picture, (x - picture.width / 2, y - picture.height / 2))
        name = capitalised(card_name(say, played.card, self._asked.deck))
        brush.pen.write(brush.screen, name, foot, Style(Typeface.MEDIUM, px(16), CREAM, across=0.5))

    def _lay_out(self) -> None:
        px, page, say = self.page.px, self.page, self.desk.say
        self._box = page.area.place(min(px(WIDE), page.width - px(20)), min(px(HIGH), page.height - px(12)))
        inner = self._box.inset(px(30), px(24))
        row = Rect(inner.x, inner.bottom - px(FOOT), inner.w, px(FOOT))
        buttons = [Button("replay.leave", say("replay.leave"), is_main=self.missed is None)]
        if self.missed is not None:
            buttons.append(Button("moment.try", say("moment.try"), is_main=True))
        for button, cell in zip(buttons, row.columns([1] * len(buttons), px(14)), strict=True):
            button.box = cell.place(min(cell.w, px(260)), cell.h)
        self.focus = self.focus.renewed(buttons, first=buttons[-1].name)
