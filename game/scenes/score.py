"""The score sheet between two deals, and whenever the player asks for it."""

from __future__ import annotations

import pygame

from game.scenes.deal_rows import deal_rows, line_of, step_to_hidden
from game.scenes.deals.intents import OpenPastDeal
from game.scenes.digits import digit
from game.scenes.intents import Intent, OpenReplay, TablePort
from game.scenes.overlay import Overlay
from game.scenes.scene import Pop, Push, Result
from game.scenes.score_line import ScoreLine
from game.scenes.score_paper import FIGURE_SECONDS, LEAST_PAPER, PITCH, PRESSED, ScorePaper, paper_width
from game.scenes.score_tally import WIDTH as TALLY_WIDTH
from game.scenes.score_tally import TallyPaper
from game.scenes.sheet import Sheet
from game.scenes.shortcuts import BY_NAME
from game.scenes.signs import signs_of
from game.scenes.spread import Spread
from game.scenes.table.intents import Command
from game.scenes.table.keys import QUIET_KEYS
from game.scenes.table_desk import TableDesk
from game.ui.focus import SHOULDERS, USE, Focus
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.plain_button import PlainButton
from game.ui.theme import CREAM, NIGHT
from game.ui.tween import Tween, linear
from game.ui.widgets import Brush, Button, Widget
from game.ui.writing import Style

SCROLL_KEYS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8}
LINE_KEYS = (pygame.K_UP, pygame.K_DOWN)
"""They go from line to line where each line leads to its deal."""


STEP_KEYS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB)
"""They go from one button to the other; every key without a meaning goes on."""

WHY_KEY, MOMENT_KEY, BACK_KEY, MORE_KEY = (
    BY_NAME[name].key for name in ("why", "moment", "take_back", "once_more")
)
LINE = 46
"""Design units of the sentence below the sheet."""

BOTH, ALL = 2 * 256 + 16, 3 * 240 + 32
"""Design units of two and of three buttons side by side."""

GAP, EDGE, FEET = 22, 18, 66
"""Design units between slip and sheet, at the window's edges, and of the buttons."""


class ScoreSheet(Overlay, Spread):
    """Shows a sheet over the table; most keys and clicks go on, the first one ends the writing."""

    desk: TableDesk

    is_scrolled = True

    def __init__(
        self,
        desk: TableDesk,
        sheet: Sheet,
        *,
        free: float = 1.0,
        look_back: Intent | None = None,
        line: ScoreLine | None = None,
        once_more: Intent | None = None,
        table: TablePort | None = None,
        stays: str = "",
    ) -> None:
        """`free` is the upper share of the window that may be covered; below 1 the hand stays in sight.

        `look_back` opens the deal that was written last, for whoever wants to know why; `once_more` asks how
        it is played once more; `line` is written below the sheet. `table` and `stays` see `OpenScore`.
        """
        super().__init__(desk)
        self.free = free
        self._look_back = look_back
        self._table = table
        self._stays = stays
        self._once_more = once_more
        self._deals = look_back if isinstance(look_back, OpenReplay) else None
        self._line = line
        self._line_box = Rect(0, 0, 0, 0)
        pitch = PITCH if self._deals is None else PRESSED
        self.paper = ScorePaper(
            desk, sheet, has_pencil=sheet.tally is None, page=lambda: self.page, pitch=pitch
        )
        self._tally = TallyPaper(desk, sheet.tally, lambda: self.page) if sheet.tally is not None else None
        self.slip_box = Rect(0, 0, 0, 0)
        self.focus = Focus()
        pace = desk.pace.count_up / 0.9
        self._writing = Tween(0, 1, self.paper.fresh_figures * FIGURE_SECONDS * pace, linear, desk.pace.fade)
        self._heard = 0
        self._show_last()

    @property
    def needs(self) -> tuple[float, float]:
        """The sheet with its buttons, beside the slip of the deal or below it."""
        sheet, line = self.paper.sheet, LINE if self._line is not None else 0
        room = self.across - 2 * EDGE
        wide = paper_width(sheet, room)
        lower = 0 if wide == paper_width(sheet) and self._deals is None else 4 * (PRESSED - PITCH)
        high = LEAST_PAPER + lower + FEET + line + 28
        if sheet.tally is None:
            return max(wide, min(BOTH, room)) + 2 * EDGE, high
        if self._is_stacked:
            slip = TallyPaper(self.desk, sheet.tally, lambda: self.desk.page)
            return max(wide, min(TALLY_WIDTH, room)) + 2 * EDGE, high + slip.units + GAP
        return wide + GAP + TALLY_WIDTH + 2 * EDGE, high

    @property
    def _is_stacked(self) -> bool:
        """Whether the slip stands above the sheet, because the page is narrow."""
        wide = paper_width(self.paper.sheet)
        return self._tally is not None and self.across * NEARLY < wide + GAP + TALLY_WIDTH + 2 * EDGE

    @property
    def is_moving(self) -> bool:
        """Whether the hand still writes, or something fades."""
        return super().is_moving or not self._writing.is_over or self.focus.is_moving

    def resized(self) -> None:
        """Lay out anew and be done with writing."""
        super().resized()
        self._finish()
        self._show_last()

    def entered(self) -> None:
        """Words or sizes may have changed."""
        super().entered()
        self._lay_out()

    def update(self, seconds: float) -> Result:
        """Go on writing; who takes a controller in his hands sees its signs."""
        self.appear(seconds)
        if self._pad != self.desk.devices.pad:
            self._lay_out()
            self.is_stale = True
        self.focus.update(seconds)
        if self._line is not None and self._line.pass_time(seconds):
            self._lay_out()
            self.is_stale = True
        if not self._writing.is_over:
            self._writing.advance(seconds)
            self._tick()
        return None

    def handle(self, event: pygame.Event) -> Result:
        """Scroll, or go on."""
        if event.type == pygame.KEYDOWN:
            if event.key in LINE_KEYS and self._deals is not None:
                self._scroll(step_to_hidden(event.key, self.focus, self.paper))
                self.focus.handle(event)
                self.is_stale = True
            elif event.key in SCROLL_KEYS:
                self._scroll(SCROLL_KEYS[event.key])
            elif event.key in STEP_KEYS or event.dict.get("button") in SHOULDERS:
                self.focus.handle(event)
                self.is_stale = True
            elif event.key in USE and self.focus.is_visible and self.focus.current is not None:
                return self._use(self.focus.current.name)
            elif event.key == pygame.K_ESCAPE:
                return self._leave()
            elif event.key == BACK_KEY and self._table is not None:
                return self._take_back(self._table)
            elif event.key == WHY_KEY and self._look_back is not None:
                return self._open_deal()
            elif event.key == MORE_KEY and self._once_more is not None:
                return self._push(self._once_more)
            elif event.key == MOMENT_KEY and "moment" in self._names:
                return self._open_moment()
            elif digit(event.key, event.unicode) is not None:
                self._finish()  # it was meant for a card
            elif event.key not in QUIET_KEYS and not self._was_moved(event.key):
                return self._go_on()
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            pressed = [one.name for one in self.focus.widgets if one.box.contains(event.pos)]
            if not pressed and self._is_read(event.pos):
                self._finish()  # who points at a figure reads, and who misses a button wants another one
                return None
            return self._use(*pressed)
        elif event.type == pygame.MOUSEMOTION:
            self.focus.handle(event)
            self.is_stale = True
        return None

    def draw(self, screen: pygame.Surface) -> None:
        """Darken the table and lay the paper on it."""
        self.is_stale = False
        self.dim(screen)
        screen.set_clip(self.view.ints)
        self.paper.share = self._writing.value if self.paper.fresh_figures else 1.0
        brush = Brush(screen, self.desk.pen, self.page)
        slide = (1 - self.progress) * brush.px(30)
        self.paper.draw(brush, self.paper_box.moved(0, slide))
        if self._tally is not None:
            self._tally.draw(brush, self.slip_box.moved(0, slide))
        self.focus.draw(brush)
        if self._line is not None and not self._line.leads_on:
            style = Style(Typeface.MEDIUM, brush.px(17), CREAM, across=0.5, wraps=True, shadow=NIGHT)
            brush.pen.write(screen, self._line.text, self._line_box, style)

    def _show_last(self) -> None:
        self._lay_out()
        self.paper.show_last(self.paper_box.h)
        self._lay_out()

    def _lay_out(self) -> None:
        self._pad = self.desk.devices.pad
        px, page = self.page.px, self.page
        area = page.area.inset(px(EDGE), px(14))
        foot = px(FEET) + (px(LINE) if self._line is not None else 0)
        area = Rect(area.x, area.y, area.w, area.h - foot)
        if self._tally is not None and self._is_stacked:
            slip, area = area.take_top(px(self._tally.units), px(GAP))
            self.slip_box = self._tally.box_in(slip)
        elif self._tally is not None:
            gap = px(GAP)
            wide = self.paper.width + gap + px(TALLY_WIDTH)
            both = area.place(min(wide, area.w), area.h)
            aside = both.w - gap - self.paper.width
            self.slip_box = self._tally.box_in(Rect(both.x, both.y, aside, both.h))
            area = Rect(both.x + aside + gap, both.y, self.paper.width, both.h)
        self.paper_box = self.paper.box_in(area)
        self.paper.scroll(0, self.paper_box.h)
        button = Button("go_on", self.desk.say(self._onward), is_main=True)
        row = Rect(self.paper_box.x, self.paper_box.bottom + px(12), self.paper_box.w, px(52))
        if self._tally is not None:
            row = Rect(page.area.x, row.y, page.width, row.h)
        button.box = row.place(px(230), px(52))
        buttons: list[Widget] = [button]
        if self._look_back is not None:
            sign = signs_of(self.desk.devices).sign(self.desk.say, "why")
            buttons.insert(0, Button("look_back", self.desk.say("why.lookBack", key=sign)))
            if self._once_more is not None:
                buttons.insert(0, Button("once.more", self.desk.say("once.heading")))
            wide = px(BOTH if len(buttons) == 2 else ALL)
            cells = row.place(min(wide, page.width - 2 * px(EDGE)), px(52)).columns(
                [1] * len(buttons), px(16)
            )
            for one, cell in zip(buttons, cells, strict=True):
                one.box = cell
        self._row = row
        self._line_box = Rect(page.area.x + px(30), row.bottom + px(4), page.width - px(60), px(LINE))
        if self._line is not None and self._line.leads_on and self._line.text:
            moment = PlainButton("moment", self._line.text, px=18)
            moment.box = self._line_box.place(min(self._line_box.w, px(560)), self._line_box.h)
            buttons.append(moment)
        rows = [] if self._deals is None else deal_rows(self.paper, self.paper_box)
        self.focus = self.focus.renewed([*buttons, *rows], first="go_on")

    @property
    def _onward(self) -> str:
        """The key of the word on the button that leads on: back to the table, or to the next deal."""
        if not self.paper.sheet.is_fresh:
            return "pause.resume"
        is_match = self._table is not None and (self._line is None or self._line.leads_on)
        return "score.next" if is_match else "score.continue"

    @property
    def _names(self) -> set[str]:
        return {widget.name for widget in self.focus.widgets}

    def _was_moved(self, key: int) -> bool:
        """Whether it is the usual key of a button that is here, which the player has given another key.

        Who presses it from habit wants to look, and not to go on.
        """
        usual = {"look_back": WHY_KEY, "moment": MOMENT_KEY, "once.more": MORE_KEY}
        pressed = self.desk.devices.keymap.key(key)
        return any(pressed == usual.get(name) != key for name in self._names)

    def _scroll(self, rows: int) -> None:
        if rows:
            self.paper.scroll(rows, self.paper_box.h)
            self._lay_out()
            self.is_stale = True

    def _use(self, name: str = "go_on") -> Result:
        match name:
            case "look_back":
                return self._open_deal()
            case "once.more" if self._once_more is not None:
                return self._push(self._once_more)
            case "moment":
                return self._open_moment()
            case _ if self._deals is not None and (line := line_of(name)) is not None:
                return self._open_line(OpenPastDeal(self._deals.record, self._deals.viewer, line))
            case _:
                return self._go_on()

    def _is_read(self, spot: tuple[float, float]) -> bool:
        """Whether the sheet or the slip of a deal just written lies there, or the row of its buttons."""
        boxes = (self.paper_box, self.slip_box, self._row, self._line_box)
        return self.paper.sheet.is_fresh and any(box.contains(spot) for box in boxes)

    def _go_on(self) -> Result:
        if self.is_moving and not (self._writing.is_over and self._arrival.is_over):
            self._finish()
            return None
        self.desk.sounds.play("button")
        return Pop()

    def _leave(self) -> Result:
        """Esc opens the menu over a deal that was just written, and closes every other sheet."""
        if self._table is None or not self.paper.sheet.is_fresh:
            return self._go_on()
        self._finish()
        return Push(self._table.menu())

    def _take_back(self, table: TablePort) -> Result:
        """Undo the last decision, or say why that is impossible."""
        if self._stays:
            self.desk.announce(self.desk.say(self._stays))
            return None
        table.want(Command.TAKE_BACK)
        return Pop()

    def _open_deal(self) -> Result:
        return self._push(self._look_back)

    def _open_line(self, page: OpenPastDeal) -> Result:
        """Open the page of a deal; while the hand still writes, the press ends the writing."""
        if not self._writing.is_over:
            self._finish()
            return None
        self.desk.sounds.play("button")
        return Push(page)

    def _open_moment(self) -> Result:
        return self._push(self._line.open() if self._line is not None else None)

    def _push(self, page: Intent | None) -> Result:
        self._finish()
        self.desk.sounds.play("button")
        return Push(page) if page is not None else None

    def left(self) -> None:
        """Nothing more is thought over."""
        if self._line is not None:
            self._line.close()

    def _finish(self) -> None:
        self._writing.finish()
        self.finish_appearing()
        self.is_stale = True

    def _tick(self) -> None:
        """A stroke of the pencil is heard at each figure."""
        figures = int(self._writing.value * self.paper.fresh_figures)
        if figures > self._heard:
            self._heard = figures
            self.desk.sounds.play("score_tick", 0.7)
