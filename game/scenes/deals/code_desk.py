"""The page that takes the code of a deal, tells what the code stands for, and leads to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.records.daily import deal_of_day
from game.records.shared_deal import LONGEST_TEXT, code_of_deal
from game.scenes.choosing.chosen import chosen_game
from game.scenes.deals.dated import mark_of, result_line, title_of
from game.scenes.deals.intents import OpenWeek
from game.scenes.deals.offer import SIGNS, Offer, offer_of
from game.scenes.deals.results import Results
from game.scenes.deals.telling import compared_lines, friends_text, rules_text, seat_words
from game.scenes.field_form import FieldForm
from game.scenes.intents import PlayDeal
from game.scenes.scene import Pop, Push, Result
from game.scenes.woodwork import draw_heading
from game.text.calls import capitalised
from game.text.games import game_name
from game.ui.clipboard import copied, copy
from game.ui.field import Field
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.widgets import Brush, Button, Choice, Signal, Widget
from game.ui.writing import Style
from game.variants.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    import pygame

    from game.records.shared_deal import SharedDeal
    from game.rules.seats import Seat
    from game.scenes.history.past import Past
    from game.scenes.page_desk import PageDesk

HEAD, LABEL, CONTROL, GAP, FOOT = 54, 26, 46, 12, 52
"""Design units of the heading, of a label, of a control, between two rows, and of the buttons."""
TOLD, MESSAGE = 160, 30
"""Design units of what is told of the deal, and of the line above the buttons."""
WIDE: Final = 860
BRINGS: Final = ("deals.day", "deals.paste")
"""The buttons that bring a deal: the next press plays it."""


class CodeDesk(FieldForm):
    """A field for the code, the deal of the day, what is known of the deal, the seat, and the way to it."""

    def __init__(self, desk: PageDesk, past: Past, today: Callable[[], date], text: str = "") -> None:
        """Look at that text at once; `today` returns the day of the calendar."""
        super().__init__(desk)
        self._today = today
        self.game = chosen_game(desk).name
        self.message = ""
        self.results = Results(past)
        self._read(text)
        self._lay_out()

    def _read(self, text: str) -> None:
        """Take the text as the code; the game is that of its deal, the seat that of the first friend."""
        self.text_typed, self.message = text, ""
        self.offer: Offer = offer_of(text)
        if self.offer.deal is not None:
            self.game = self.offer.deal.game
        self.seat: Seat = self.offer.lines[0].seat if self.offer.lines else 0

    @property
    def needs(self) -> tuple[float, float]:
        """A row is one line, or more where the page is narrow."""
        return (490 if self._is_narrow else 853), self._high + 36

    @property
    def _high(self) -> float:
        rows = 7 if self._is_narrow else 3
        feet = 3 * (FOOT + 8) - 8 if self._is_narrow else FOOT
        told = TOLD + 110 if self._is_narrow else TOLD
        return 28 + HEAD + 2 * LABEL + rows * (CONTROL + GAP) + told + MESSAGE + feet + 40

    def entered(self) -> None:
        """Ask for the results again: a deal may have been played while another page lay on top."""
        self.results.ask()
        super().entered()

    def left(self) -> None:
        """The master plays no longer."""
        self.results.close()

    def update(self, seconds: float) -> Result:
        """Hear what the player and the master made of the deal."""
        if self.results.has_news():
            self._lay_out()
            self.is_stale = True
        return super().update(seconds)

    # --- keys and mouse -------------------------------------------------------------------------------

    def _typed(self, field: Field) -> None:
        self._read(field.text)
        self._lay_out()

    def _use(self, used: Signal) -> Result:
        deal = self.offer.deal
        match used.name:
            case "deals.back":
                return Pop()
            case "deals.paste":
                self._paste()
            case "deals.game":
                is_of_today = deal == self._deal_of_day
                self.game = str(used.value)
                if is_of_today:
                    self._read(code_of_deal(self._deal_of_day))
            case "deals.day":
                self._read(code_of_deal(self._deal_of_day))
            case "deals.week":
                return Push(OpenWeek(self.game))
            case "deals.seat":
                self.seat = int(str(used.value))
            case "deals.copy":
                self._copy()
            case "deals.play" | "deals.code" if deal is not None:
                return Push(PlayDeal(deal, self.seat, self.offer.lines))
        self._lay_out()
        if used.name in BRINGS and self.offer.deal is not None:
            self.focus.go_to("deals.play")
        return None

    @property
    def _deal_of_day(self) -> SharedDeal:
        return deal_of_day(self.game, self._today())

    def _paste(self) -> None:
        text = "".join(sign if sign.isprintable() else " " for sign in copied()).strip()
        if text:
            self._read(text)
        else:
            self.message = self.desk.say("deals.nothing")

    def _copy(self) -> None:
        deal = self.offer.deal
        own = None if deal is None else self.results.own(deal)
        if deal is not None and own is not None:
            mark = mark_of(deal, self._today())
            line = result_line(self.desk.say, deal, mark, own, self.results.master(deal, own.seat))
            self.message = self.desk.say("deals.copied" if copy(line) else "deals.uncopied")

    # --- words ----------------------------------------------------------------------------------------

    def _told(self) -> list[tuple[str, bool]]:
        """What is said of the text in the field, line by line, and whether a line is a heading."""
        say, deal = self.desk.say, self.offer.deal
        if deal is None:
            return [(say(self.offer.fault or "deals.about"), False)]
        title = title_of(say, mark_of(deal, self._today()))
        lines = [(" · ".join(part for part in (game_name(say, deal.game), title) if part), True)]
        lines.append((rules_text(say, deal), False))
        if self.offer.fault:
            lines.append((say(self.offer.fault), False))
        own = self.results.own(deal)
        if own is not None:
            lines.append((capitalised(compared_lines(say, own, self.offer.lines, self._master())), True))
        elif self.offer.lines:
            lines.append((friends_text(say, deal, self.offer.lines), False))
        return lines

    def _master(self) -> int | None:
        """What the master's side wrote in the player's seat, None as long as the master plays."""
        deal = self.offer.deal
        own = None if deal is None else self.results.own(deal)
        line = None if deal is None or own is None else self.results.master(deal, own.seat)
        return None if line is None else line.own

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw the board, the labels, and what is known of the deal."""
        say = self.desk.say
        brush = self.board(screen, self._box)
        px, pen = brush.px, brush.pen
        draw_heading(brush, say("title.deals"), self._head, 30)
        label = Style(Typeface.MEDIUM, px(17), CREAM_DIM)
        pen.write(screen, say("deals.code.label"), self._code_label, label)
        self._draw_told(brush)
        if self.offer.deal is not None:
            pen.write(screen, say("deals.seat"), self._seat_label, label)
        style = Style(Typeface.MEDIUM, px(16), BRASS_LIGHT, across=0.5, wraps=True)
        pen.write(screen, self.message, self._message_box, style)
        self.focus.draw(brush)

    def _draw_told(self, brush: Brush) -> None:
        """Write what is known of the deal, line below line in the middle of its room."""
        px, box, gap = brush.px, self._told_box, brush.px(8)
        head = Style(Typeface.MEDIUM, px(20), BRASS_LIGHT, across=0.5, wraps=True)
        plain = Style(Typeface.TEXT, px(17), CREAM, across=0.5, wraps=True)
        told = [(text, head if is_head else plain) for text, is_head in self._told()]
        heights = [brush.pen.height(text, box.w, style) for text, style in told]
        whole = sum(heights) + gap * (len(told) - 1)
        share = min(1.0, box.h / whole)
        top = box.y + (box.h - whole * share) / 2
        for (text, style), high in zip(told, heights, strict=True):
            brush.pen.write(brush.screen, text, Rect(box.x, top, box.w, high * share), style)
            top += (high + gap) * share

    def _lay_out(self) -> None:
        px = self.page.px
        self._box = self.board_box(WIDE, self._high, beside=28)
        inner = self._box.inset(px(40), px(14))
        self._head, rest = inner.take_top(px(HEAD))
        self._code_label, rest = rest.take_top(px(LABEL))
        field, rest = self._cells(rest, (1, 0.32))
        days, rest = self._cells(rest, (1.8, 1, 1.1))
        foot = [1, 1, 1] if not self._is_narrow else [1]
        feet = px(3 * (FOOT + 8) - 8 if self._is_narrow else FOOT)
        bottom = Rect(inner.x, self._box.bottom - px(24) - feet, inner.w, feet)
        self._message_box = Rect(inner.x, bottom.y - px(MESSAGE + 6), inner.w, px(MESSAGE))
        chosen = self._message_box.y - px(CONTROL + 4)
        self._seat_label = Rect(inner.x, chosen - px(LABEL), inner.w, px(LABEL))
        self._told_box = Rect(inner.x, rest.y, inner.w, self._seat_label.y - rest.y - px(4))
        seat = Rect(inner.x, chosen, inner.w, px(CONTROL - 4))
        cells = bottom.columns(foot, px(12)) if len(foot) > 1 else bottom.rows([1] * 3, px(8))
        places = [*field, *days, *([] if self.offer.deal is None else [seat]), *cells]
        widgets = self._widgets()
        for widget, place in zip(widgets, places, strict=True):
            widget.box = place
        self.focus = self.focus.renewed(widgets, first="deals.code")
        self._show_caret()

    def _cells(self, rest: Rect, parts: tuple[float, ...]) -> tuple[list[Rect], Rect]:
        """Places for controls side by side, or below each other on a narrow page; and what is left."""
        px = self.page.px
        lines = len(parts) if self._is_narrow else 1
        row, rest = rest.take_top(px(lines * (CONTROL + GAP) - GAP), px(GAP))
        return (row.rows([1] * lines, px(GAP)) if lines > 1 else row.columns(parts, px(12))), rest

    def _widgets(self) -> list[Widget]:
        """All that can be used, in reading order."""
        say, deal = self.desk.say, self.offer.deal
        hint = say("share.friend.hint")
        typed = self.text_typed
        field = Field("deals.code", typed, hint=hint, most=LONGEST_TEXT + 1, pasted=copied, signs=SIGNS)
        games = Picker("deals.game", [(game, game_name(say, game)) for game in GAMES], self.game)
        buttons = [Button(f"deals.{name}", say(f"deals.{name}"), px=17) for name in ("paste", "day", "week")]
        widgets: list[Widget] = [field, buttons[0], games, *buttons[1:]]
        if deal is not None:
            players = deal.rules.players
            seats = [(deal.dealer + step) % players for step in range(1, players + 1)]
            options = [(str(seat), seat_words(say, deal, seat)) for seat in seats]
            widgets.append(Choice("deals.seat", options, str(self.seat)))
        back = Button("deals.back", say("history.back"))
        result = Button("deals.copy", say("deals.copy"), px=18)
        result.is_enabled = deal is not None and self.results.own(deal) is not None
        play = Button("deals.play", say("deals.play"), is_main=True)
        play.is_enabled = deal is not None
        return [*widgets, back, result, play]
