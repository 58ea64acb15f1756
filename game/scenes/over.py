"""The end of a match: who won, by how much, and what now."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.scenes.deal_rows import deal_rows, line_of, step_to_hidden
from game.scenes.deals.intents import OpenPastDeal
from game.scenes.intents import Intent, NewMatch, OpenReplay
from game.scenes.medal import medal
from game.scenes.overlay import Overlay
from game.scenes.scene import Home, Push, Result
from game.scenes.score_paper import LEAST_PAPER, PITCH, PRESSED, ScorePaper, paper_width
from game.scenes.sheet import Outcome
from game.scenes.shortcuts import BY_NAME
from game.scenes.signs import signs_of
from game.scenes.spread import Spread
from game.scenes.table.motion.counting import SOFT, Counting
from game.scenes.table_desk import TableDesk
from game.scenes.woodwork import draw_board, draw_heading
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Brush, Button, Widget
from game.ui.writing import Style

BESIDE: Final = 970
"""Design units from which on the result stands beside the sheet."""
BOARD, BUTTON = 500, 64
"""Design units of the result's height with two buttons, and of each further one."""

WHY_KEY: Final = BY_NAME["why"].key
BACK_KEY: Final = BY_NAME["take_back"].key
MORE_KEY: Final = BY_NAME["once_more"].key


class MatchOver(Overlay, Spread):
    """The sheet on the left, the result and its buttons on the right."""

    desk: TableDesk

    is_scrolled = True

    def __init__(
        self,
        desk: TableDesk,
        outcome: Outcome,
        *,
        look_back: Intent | None = None,
        once_more: Intent | None = None,
    ) -> None:
        """`look_back` opens the last deal, `once_more` plays it once more, as from the sheet after a deal."""
        super().__init__(desk)
        self._look_back = look_back
        self._once_more = once_more
        self.outcome = outcome
        self.focus = Focus()
        pitch = PITCH if self._deals is None else PRESSED
        self.paper = ScorePaper(desk, outcome.sheet, has_pencil=False, page=lambda: self.page, pitch=pitch)
        self._count = Counting(desk.pace.count_up, delay=desk.pace.fade)
        self._lay_out()

    @property
    def needs(self) -> tuple[float, float]:
        """The sheet beside the result, or below it where the page is narrow."""
        if self._is_stacked:
            wide = paper_width(self.outcome.sheet, self.across - 48)
            return wide + 48, self._high + 24 + 48 + LEAST_PAPER
        return BESIDE, 690

    @property
    def _high(self) -> int:
        return BOARD + BUTTON * sum(page is not None for page in (self._look_back, self._once_more))

    @property
    def _is_stacked(self) -> bool:
        return self.across < BESIDE / NEARLY

    @property
    def is_moving(self) -> bool:
        """Whether points are still counted up or a button warms up."""
        return super().is_moving or not self._count.is_over or self.focus.is_moving

    def entered(self) -> None:
        """Words may have changed; the first time, the fanfare."""
        super().entered()
        self._lay_out()
        if not self.desk.preferences.has_played_match:
            self.desk.change(lambda likes: replace(likes, has_played_match=True))
        if self._count.value == 0:
            self.desk.sounds.play("match_won" if self.outcome.is_won else "match_lost")

    def resized(self) -> None:
        """Lay out anew and stop counting."""
        super().resized()
        self._finish()
        self._lay_out()

    def update(self, seconds: float) -> Result:
        """Count up; who takes a controller in his hands sees its signs."""
        self.appear(seconds)
        if self._count.pass_time(seconds):
            self.desk.sounds.play("score_tick", SOFT)
        if self._pad != self.desk.devices.pad:
            self._lay_out()
            self.is_stale = True
        self.focus.update(seconds)
        return None

    def handle(self, event: pygame.Event) -> Result:
        """The first key or click finishes the counting, then the buttons work."""
        is_press = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if is_press and not self._count.is_over:
            self._finish()
            return None
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Home()
        if event.type == pygame.KEYDOWN and event.key == BACK_KEY:
            self.desk.announce(self.desk.say("table.takeBack.counted"))
            return None
        self.is_stale = True
        if event.type == pygame.KEYDOWN and event.key == WHY_KEY and self._look_back is not None:
            return self._open_deal(self._look_back)
        if event.type == pygame.KEYDOWN and event.key == MORE_KEY and self._once_more is not None:
            return self._open_deal(self._once_more)
        if event.type == pygame.KEYDOWN:
            self._scroll(step_to_hidden(event.key, self.focus, self.paper))
        used = self.focus.handle(event)
        match used.name if used else None:
            case "once.more" if self._once_more is not None:
                return self._open_deal(self._once_more)
            case str(name) if self._deals is not None and (line := line_of(name)) is not None:
                return self._open_deal(OpenPastDeal(self._deals.record, self._deals.viewer, line))
            case "over.look_back" if self._look_back is not None:
                return self._open_deal(self._look_back)
            case "over.again":
                self.desk.sounds.play("button")
                return Home(NewMatch())
            case "over.title":
                self.desk.sounds.play("button")
                return Home()
            case _:
                return None

    @property
    def _deals(self) -> OpenReplay | None:
        """What opens a deal of the sheet, if there is a record of the match."""
        return self._look_back if isinstance(self._look_back, OpenReplay) else None

    def _scroll(self, rows: int) -> None:
        if rows:
            self.paper.scroll(rows, self._paper_box.h)
            self._put_buttons()

    def _open_deal(self, look_back: Intent) -> Result:
        self.desk.sounds.play("button")
        return Push(look_back)

    def draw(self, screen: pygame.Surface) -> None:
        """Draw both halves."""
        self.is_stale = False
        self.dim(screen)
        brush = Brush(screen, self.desk.pen, self.page)
        self.paper.draw(brush, self._paper_box)
        draw_board(brush, self._board_box)
        self._result(brush, self._board_box.inset(brush.px(28), brush.px(26)))
        self.focus.draw(brush)

    def _result(self, brush: Brush, inner: Rect) -> None:
        say, won, sheet = self.desk.say, self.outcome.is_won, self.outcome.sheet
        px = brush.px
        side = px(104)
        spot = inner.place(side, side, 0.5, 0)
        brush.blit(medal(side, is_won=won), (spot.x, spot.y))
        _, rest = inner.take_top(side, px(6))
        head, rest = rest.take_top(px(62), px(8))
        heading = self.outcome.heading or say("over.won" if won else "over.lost")
        draw_heading(brush, heading, head, 26 if self.outcome.heading else 40)
        points, rest = rest.take_top(px(84))
        for cell, column in zip(points.columns([1] * len(sheet.columns)), sheet.columns, strict=True):
            label, figure = cell.rows([0.36, 0.64])
            name = column.head if len(sheet.columns) == 2 else column.names
            brush.pen.write(brush.screen, name, label, Style(Typeface.MEDIUM, px(16), CREAM_DIM, across=0.5))
            shown = str(round(column.total * self._count.value))
            colour = BRASS_LIGHT if column.total == sheet.best else CREAM
            size = px(42 if len(sheet.columns) == 2 else 34)
            style = Style(Typeface.BOLD, size, colour, across=0.5, shadow=OUTLINE)
            brush.pen.write(brush.screen, shown, figure, style)
        line, _ = rest.take_top(px(48))
        style = Style(Typeface.TEXT, px(17), CREAM, across=0.5, wraps=True)
        brush.pen.write(brush.screen, self.outcome.sentence or say("over.thanks"), line, style)

    def _lay_out(self) -> None:
        self._pad = self.desk.devices.pad
        px, page = self.page.px, self.page
        area = page.area.inset(px(40), px(40))
        wide = px(390)
        gap = px(64)
        if self._is_stacked:
            area = page.area.inset(px(24), px(24))
            wide = min(px(440), round(area.w))
            board, rest = area.take_top(px(self._high), px(24))
            self._board_box = board.place(wide, board.h)
            self._paper_box = self.paper.box_in(rest)
            self.paper.show_last(self._paper_box.h)
            self._put_buttons()
            return
        paper_width = min(self.paper.width, area.w - wide - gap)
        both = area.place(paper_width + gap + wide, area.h)
        self._paper_box = self.paper.box_in(Rect(both.x, both.y, paper_width, both.h))
        self.paper.show_last(self._paper_box.h)
        beside = Rect(both.right - wide, both.y, wide, both.h)
        self._board_box = beside.place(wide, min(px(self._high), both.h))
        self._put_buttons()

    def _put_buttons(self) -> None:
        px, say = self.page.px, self.desk.say
        buttons: list[Widget] = [Button("over.again", say("over.again"), is_main=True)]
        if self._look_back is not None:
            sign = signs_of(self.desk.devices).sign(say, "why")
            buttons.append(Button("over.look_back", say("why.lookBack", key=sign)))
        if self._once_more is not None:
            buttons.append(Button("once.more", say("once.again")))
        buttons.append(Button("over.title", say("over.title")))
        lowest = self._board_box.inset(px(36), px(28))
        for place, button in enumerate(reversed(buttons)):
            button.box = lowest.place(lowest.w, px(52), 0.5, 1).moved(0, -place * px(BUTTON))
        rows = [] if self._deals is None else deal_rows(self.paper, self._paper_box)
        self.focus = self.focus.renewed([*buttons, *rows])

    def _finish(self) -> None:
        self._count.finish()
        self.finish_appearing()
        self.is_stale = True
