"""The end of a match: who won, by how much, and what now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.deal_rows import deal_rows, line_of, step_to_hidden
from game.scenes.deals.intents import OpenPastDeal
from game.scenes.intents import Intent, NewMatch, OpenReplay
from game.scenes.medal import medal
from game.scenes.overlay import Overlay
from game.scenes.scene import Home, Push, Result
from game.scenes.score_paper import LEAST_PAPER, PITCH, PRESSED, ScorePaper, paper_width
from game.scenes.setpiece.composition import draw_party, draw_settling, draw_title
from game.scenes.setpiece.figures import Look, draw_ground
from game.scenes.setpiece.flanks import draw_flanks, ways
from game.scenes.setpiece.keepsake import PEOPLE, SETTLES, TIMELINES, WORD, Kind
from game.scenes.setpiece.pouring import draw_pouring
from game.scenes.setpiece.season import draw_season
from game.scenes.setpiece.taking import Taking
from game.scenes.setpiece.timeline import Passing
from game.scenes.sheet import Outcome
from game.scenes.shortcuts import BY_NAME
from game.scenes.signs import signs_of
from game.scenes.spread import Spread
from game.scenes.table.motion.counting import SOFT, TICKS
from game.scenes.table_desk import TableDesk
from game.scenes.woodwork import draw_board, draw_flourish, draw_heading, heading_places
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Brush, Button, Widget
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.scenes.history.past import Past
    from game.scenes.setpiece.keepsake import Keepsake

BESIDE: Final = 1010
"""Design units from which on the result stands beside the sheet."""
BOARD, BUTTON = 436, 64
"""Design units of the result's height with one row of buttons, and of each further one."""
MEDAL, FACES, POURING = 104, 192, 148
"""Design units of the medal, and in its place of the winners' faces, or of them beside the poured glass."""
WIDE: Final = 440
"""Design units of the result's width."""

PAGES: Final = ("over.look_back", "once.more")
"""The buttons that open pages of the last deal."""

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
        keepsake: Keepsake | None = None,
        past: Past | None = None,
    ) -> None:
        """`look_back` opens the last deal, `once_more` plays it once more, as from the sheet after a deal.

        `keepsake` is what the picture shows that `past` keeps; without it nobody's face is shown.
        """
        super().__init__(desk)
        self._look_back = look_back
        self._once_more = once_more
        self._taking = Taking(desk, past, keepsake) if keepsake is not None and past is not None else None
        self._look = Look(desk, None, {})
        self.outcome = outcome
        self.focus = Focus()
        pitch = PITCH if self._deals is None else PRESSED
        self.paper = ScorePaper(desk, outcome.sheet, has_pencil=False, page=lambda: self.page, pitch=pitch)
        timeline = TIMELINES[Kind.WON if outcome.is_won else Kind.LOST]
        self._passing = Passing(timeline, desk.pace.count_up, is_still=desk.is_still)
        self._was_heard = False
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
        return BOARD - MEDAL + self._head_units + BUTTON * (len(self._rows) - 1)

    @property
    def _head_units(self) -> int:
        """The design units of what stands above the heading."""
        if self._taking is None:
            return MEDAL
        return FACES if self.outcome.is_won else POURING

    @property
    def _rows(self) -> list[list[str]]:
        """The names of the buttons, row by row."""
        again = dict(zip(PAGES, (self._look_back, self._once_more), strict=True))
        taken = list(self._taking.buttons) if self._taking is not None else []
        rows = [["over.again", "over.title"], [name for name, page in again.items() if page], taken]
        return [row for row in rows if row]

    @property
    def _is_stacked(self) -> bool:
        return self.across < BESIDE / NEARLY

    @property
    def is_moving(self) -> bool:
        """Whether the end is still celebrated or a button warms up."""
        return super().is_moving or not self._passing.is_over or self.focus.is_moving

    def entered(self) -> None:
        """Words may have changed; the first time, the fanfare."""
        super().entered()
        self._lay_out()
        if not self.desk.preferences.has_played_match:
            self.desk.change(lambda likes: replace(likes, has_played_match=True))
        if not self._was_heard:
            self._was_heard = True
            self.desk.sounds.play("match_won" if self.outcome.is_won else "match_lost")

    def resized(self) -> None:
        """Lay out anew and show the last picture."""
        super().resized()
        self._finish()
        self._lay_out()

    def update(self, seconds: float) -> Result:
        """Let the end pass; who takes a controller in his hands sees its signs."""
        self.appear(seconds)
        self.is_overlay = self.progress < 1  # then the cleared cloth covers the table
        before = int(self._passing.share("sum") * TICKS)
        for sound in self._passing.pass_time(seconds):
            self.desk.sounds.play(sound)
        if int(self._passing.share("sum") * TICKS) > before:
            self.desk.sounds.play("score_tick", SOFT)
        if self._taking is not None and self._taking.keeping.is_done_now():
            self.is_stale = True
        if self._pad != self.desk.devices.pad:
            self._lay_out()
            self.is_stale = True
        self.focus.update(seconds)
        return None

    def handle(self, event: pygame.Event) -> Result:
        """The first key or click shows the last picture, then the buttons work."""
        is_press = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if is_press and not self._passing.is_over:
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
        if used is not None and self._taking is not None and self._taking.take(used.name):
            self.desk.sounds.play("button")
            return None
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

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the sheet in the middle, which makes room for the result."""
        self.is_stale = False
        draw_ground(screen, self._look, self.progress)
        brush, share = Brush(screen, self.desk.pen, self.page), self._passing.share
        aside = 1.0 if self._is_stacked else share("aside")
        self.paper.ruled, self.paper.summed = share("rule"), share("sum")
        middle = self.page.area.centre[0] - self._paper_box.centre[0]
        # by whole pixels: the sheet stays as wide as it is drawn, and is not drawn anew on its way
        paper_box = Rect(*self._paper_box.ints).moved(round(middle * (1 - aside)), 0)
        self.paper.draw(brush, paper_box)
        if aside > 0:
            away = (self.page.area.right - self._board_box.x) * (1 - aside)
            self._board(brush, self._board_box.moved(round(away), 0), aside=aside)
        if self._taking is not None and aside < 1:
            winners = self._taking.keepsake.winners
            along = ways(self.page.area, paper_box, self._faces, winners)
            draw_flanks(brush, self._look, winners, along, share(PEOPLE), aside)
        if self._passing.is_over:
            self.focus.draw(brush)
        elif self.outcome.is_won and self._taking is not None:
            season = self._taking.keepsake.season
            if season is not None:
                draw_season(brush, season, share("season"), self.page.area)

    def _board(self, brush: Brush, box: Rect, *, aside: float) -> None:
        draw_board(brush, box)
        inner = box.inset(brush.px(28), brush.px(26))
        rest = self._head(brush, inner, aside=aside)
        points, rest = rest.take_top(brush.px(84))
        self._points(brush, points)
        line, _ = rest.take_top(brush.px(48))
        style = Style(Typeface.TEXT, brush.px(17), CREAM, across=0.5, wraps=True)
        told = self._taking.keeping.message(line.w) if self._taking is not None else ""
        sentence = self.outcome.sentence or self.desk.say("over.thanks")
        if self._taking is None or told:
            brush.pen.write(brush.screen, told or sentence, line, style)
            return
        for text, row in zip(
            (sentence, self._taking.keepsake.caption(self.desk.say)), line.rows([1, 1]), strict=True
        ):
            brush.pen.write(brush.screen, text, row, replace(style, wraps=False))

    def _head(self, brush: Brush, inner: Rect, *, aside: float) -> Rect:
        """Draw the faces or the medal, and the heading; return what is left below."""
        px, share = brush.px, self._passing.share
        faces, rest = inner.take_top(px(self._head_units), px(6))
        if self._taking is None:
            spot = faces.place(faces.h, faces.h)
            brush.blit(medal(round(faces.h), is_won=self.outcome.is_won), (spot.x, spot.y))
        elif not self.outcome.is_won:
            poured, beside = faces.columns([0.85, 1.2])
            draw_pouring(brush, poured, share("snap"), share("pours"))
            draw_party(brush, self._look, self._taking.keepsake.winners, beside)
        elif aside >= 1:
            draw_party(brush, self._look, self._taking.keepsake.winners, faces)
        head, rest = rest.take_top(px(62), px(8))
        if self.outcome.heading:  # cast letters as small as those names must be cannot be read
            brush.screen.set_clip(head.place(head.w * share(WORD), head.h).ints)
            draw_heading(brush, self.outcome.heading, head, 26)
            brush.screen.set_clip(None)
            return rest
        text = self.desk.say("over.won" if self.outcome.is_won else "over.lost")
        words, line = heading_places(head)
        if share(WORD) < 1:
            draw_title(brush, self._look, text, head, share(WORD))
            return rest
        draw_settling(brush, self._look, text, head, words, share(SETTLES))
        if share(SETTLES) > 0:
            draw_flourish(brush, line, share(SETTLES))
        return rest

    def _points(self, brush: Brush, box: Rect) -> None:
        px, sheet = brush.px, self.outcome.sheet
        for cell, column in zip(box.columns([1] * len(sheet.columns)), sheet.columns, strict=True):
            label, figure = cell.rows([0.36, 0.64])
            name = column.head if len(sheet.columns) == 2 else column.names or column.head
            brush.pen.write(brush.screen, name, label, Style(Typeface.MEDIUM, px(16), CREAM_DIM, across=0.5))
            shown = str(round(column.total * self._passing.share("sum")))
            colour = BRASS_LIGHT if column.total == sheet.best else CREAM
            size = px(42 if len(sheet.columns) == 2 else 34)
            style = Style(Typeface.BOLD, size, colour, across=0.5, shadow=OUTLINE)
            brush.pen.write(brush.screen, shown, figure, style)

    @property
    def _faces(self) -> Rect:
        """Where the winners' faces end."""
        px = self.page.px
        return self._board_box.inset(px(28), px(26)).take_top(px(self._head_units))[0]

    def _lay_out(self) -> None:
        self._pad = self.desk.devices.pad
        px, page = self.page.px, self.page
        self._look.store.clear()
        area = page.area.inset(px(40), px(40))
        wide = px(WIDE)
        gap = px(64)
        if self._is_stacked:
            area = page.area.inset(px(24), px(24))
            wide = min(wide, round(area.w))
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
        sign = signs_of(self.desk.devices).sign(say, "why")
        labels = {name: say(name) for names in self._rows for name in names if name not in PAGES}
        labels |= {"over.look_back": say("why.lookBack", key=sign), "once.more": say("once.again")}
        lowest, buttons = self._board_box.inset(px(36), px(28)), list[Widget]()
        for place, names in enumerate(reversed(self._rows)):
            row = lowest.place(lowest.w, px(52), 0.5, 1).moved(0, -place * px(BUTTON))
            size = 20 if len(names) == 1 else 17
            made = [
                Button(name, labels[name], is_main=name == "over.again", px=size, wraps=size < 20)
                for name in names
            ]
            cells = row.columns([1] * len(names), px(10))
            buttons = [*(one.at(cell) for one, cell in zip(made, cells, strict=True)), *buttons]
        rows = [] if self._deals is None else deal_rows(self.paper, self._paper_box)
        self.focus = self.focus.renewed([*buttons, *rows])

    def _finish(self) -> None:
        self._passing.finish()
        self.finish_appearing()
        self.is_overlay = False
        self.is_stale = True
