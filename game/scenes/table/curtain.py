"""The curtain between people at one screen: a page that says who comes now and what happened meanwhile."""

from __future__ import annotations

from typing import Final

import pygame

from game.cards.card import Card
from game.rules.seats import Seat
from game.scenes.cards.faces import card_width
from game.scenes.form import Form
from game.scenes.intents import OpenCurtain
from game.scenes.intents import OpenScore as Sheet
from game.scenes.scene import Pop, Push, Replace, Result
from game.scenes.shortcuts import BY_NAME
from game.scenes.table.intents import Command, Intent, MakeCode, OpenScore, SitDown, TurnPage
from game.scenes.table.news import News, news_of
from game.scenes.table.sheet import side_names
from game.scenes.table_desk import TableDesk
from game.ui.fonts import Typeface
from game.ui.layout import NEARLY, Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.widgets import Brush, Button
from game.ui.writing import Style

PORTRAIT, NAME, CARD = 148, 54, 140
"""Design units: the portrait, the line of the name, the height of a card."""

GUARD, GAP, MOST = 0.8, 0.4, 8.0
"""Seconds in which a press opens nothing: after the page came, after each press that came too early, in all.

A player who keeps pressing to hurry the table must not open the cards of the next player.
"""
PRESSING: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
PUBLIC: Final[dict[int, Intent]] = {
    pygame.K_s: OpenScore(),
    pygame.K_F1: Command.OPEN_RULES,
    pygame.K_F6: OpenScore(),
    pygame.K_F7: Command.OPEN_LOG,
}
"""Keys whose pages show only what everybody may know."""
TOLD: Final = {pygame.K_F2: Command.REPEAT, pygame.K_F3: Command.TELL_TABLE}
"""Keys that tell what everybody may know."""
PRIVATE: Final = frozenset(BY_NAME[name].key for name in ("hint", "last_trick", "why", "tell_hand", "pass"))


class Curtain(Form):
    """Covers the whole table and shows only what everybody may know.

    On a screen that lies flat the page is turned by half for a player at the other long edge. A player at a
    short edge turns the page to the long edge where the hand lies afterwards: a page turned by a quarter
    would be as narrow as the window is high, 600 to 720 pixels, less than any page is laid out for.
    """

    desk: TableDesk

    _more = 0
    """Design units of a row of buttons that is there only sometimes."""

    @property
    def needs(self) -> tuple[float, float]:
        """The called player beside the news, or above the news on a narrow page."""
        return (490, 1000 + self._more) if self._is_narrow else (853, 576)

    @property
    def _is_narrow(self) -> bool:
        return self.across * NEARLY < 853

    def __init__(self, desk: TableDesk, call: OpenCurtain) -> None:
        """Call for that seat."""
        super().__init__(desk)
        self._call = call
        self._table = call.table
        self.seat = call.seat
        self._view = call.view
        self._more = 52 if call.has_code and self._may_take_back else 0
        self._guard, self._age = GUARD, 0.0
        self._lay_out()

    @property
    def is_guarded(self) -> bool:
        """Whether a press opens nothing yet."""
        return self._guard > 0

    @property
    def is_moving(self) -> bool:
        """Whether a widget warms up, or the button still fills."""
        return super().is_moving or self.is_guarded

    @property
    def news(self) -> News:
        """What happened meanwhile."""
        call = self._call
        return news_of(self._view, call.mark, self.seat, self.desk.say, call.names, call.deck)

    def update(self, seconds: float) -> Result:
        """Let time pass; cards get their careful pictures."""
        super().update(seconds)
        self._guard, self._age = max(0.0, self._guard - seconds), self._age + seconds
        if self._call.cards.collect():
            self.is_stale = True
        return None

    def handle(self, event: pygame.Event) -> Result:
        """Show the cards once the called player confirms; Esc opens the menu."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Push(self._table.menu())
        if event.type == pygame.KEYDOWN and event.key == pygame.K_u:
            return self._take_back()
        if self._table.is_refused(event, self.seat):
            return None
        if self._is_own_shoulder(event):
            return self._want(SitDown(self.seat, event.pad))
        if self._comes_too_early(event):
            return None
        if event.type == pygame.KEYDOWN and event.key in PUBLIC:
            return self._look_up(PUBLIC[event.key])
        if event.type == pygame.KEYDOWN and event.key in TOLD:
            self._table.want(TOLD[event.key])
            return None
        if event.type == pygame.KEYDOWN and (event.key in PRIVATE or event.unicode.isalnum()):
            self.desk.announce(self.desk.say("people.covered", name=self._call.names[self.seat]))
            return None
        used = self.signal(event)
        match used.name if used is not None else None:
            case "people.menu":
                return Push(self._table.menu())
            case "people.turnPage":
                self._table.want(TurnPage(self.seat))
                return None
            case "people.takeBack":
                return self._want(Command.TAKE_BACK)
            case "phone.code":
                page = self._table.open(MakeCode(self.seat))
                return None if page is None else Replace(page)
            case "people.show":
                return self._want(SitDown(self.seat))
            case _:
                return None

    def _want(self, intent: Intent) -> Pop:
        """Send the intent to the table and close this page."""
        self._table.want(intent)
        return Pop()

    def _take_back(self) -> Result:
        """Undo the last decision, or say why that is impossible."""
        if self._may_take_back:
            return self._want(Command.TAKE_BACK)
        self.desk.announce(self.desk.say(self._call.stays))
        return None

    def _look_up(self, intent: Intent) -> Result:
        """Open the page over this one; a sheet knows no table then, since only this page takes back."""
        page = self._table.open(intent)
        return None if page is None else Push(page._replace(table=None) if isinstance(page, Sheet) else page)

    def _comes_too_early(self, event: pygame.Event) -> bool:
        """Whether the press was still meant for the table."""
        is_press = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if not (is_press or (event.type == pygame.KEYDOWN and event.key in PRESSING)) or not self.is_guarded:
            return False
        self._guard = min(max(self._guard, GAP), max(0.0, MOST - self._age))
        return self.is_guarded

    def _is_own_shoulder(self, event: pygame.Event) -> bool:
        """Whether the called player holds the shoulder button of the own controller to look."""
        if event.type != pygame.KEYDOWN or event.key != pygame.K_SPACE:
            return False
        return self.desk.devices.pad_seats.seat_of(event.dict.get("pad", -1)) == self.seat

    @property
    def _may_take_back(self) -> bool:
        """Whether the last decision may still be taken back, because nobody has looked since."""
        return self.desk.preferences.offers_take_back and self._call.may_undo

    # --- the picture ----------------------------------------------------------------------------------

    def draw(self, screen: pygame.Surface) -> None:
        """Draw who comes on the left, what happened on the right."""
        brush = self.board(screen, self._box)
        self._who(brush, self._left)
        self._news(brush, self._right)
        self.focus.draw(brush)
        if self.is_guarded:
            box = self.focus["people.show"].box.inset(brush.px(16), brush.px(7))
            wide = box.w * (1 - self._guard / GUARD)
            fill = Rect(box.x, box.bottom - brush.px(4), wide, brush.px(4))
            pygame.draw.rect(screen, OUTLINE, fill.ints)

    def _who(self, brush: Brush, box: Rect) -> None:
        call, say, px = self._call, self.desk.say, brush.px
        name = call.names[self.seat]
        face, rest = box.take_top(px(PORTRAIT), px(4))
        side = px(PORTRAIT)
        spot = face.place(side, side)
        portrait = f"avatars/{call.portrait}"
        brush.blit(call.easel.drawing(portrait, (side, side)), (spot.x, spot.y))
        line, rest = rest.take_top(px(NAME))
        style = Style(Typeface.HEADING, px(36), BRASS_LIGHT, across=0.5, shadow=OUTLINE)
        brush.pen.write(brush.screen, name, line, style)
        line, rest = rest.take_top(px(30))
        why = say(call.key, name=name)
        brush.pen.write(brush.screen, why, line, Style(Typeface.MEDIUM, px(20), CREAM, across=0.5))
        line, _ = rest.take_top(px(48))
        style = Style(Typeface.TEXT, px(16), CREAM_DIM, across=0.5, wraps=True)
        brush.pen.write(brush.screen, say("people.away"), line, style)

    def _news(self, brush: Brush, box: Rect) -> None:
        say, px, news = self.desk.say, brush.px, self.news
        head, rest = box.take_top(px(34), px(2))
        self._heading(brush, say("people.since"), head)
        lines = news.lines or ((say("people.nothing"),) if news.last is None else ())
        text = Style(Typeface.TEXT, px(17), CREAM)
        columns = 2 if len(lines) > 3 else 1
        for place, told in enumerate(lines):
            down, across = place // columns, place % columns
            cell = Rect(rest.x, rest.y + down * px(27), rest.w, px(27)).columns([1] * columns, px(14))[across]
            brush.pen.write(brush.screen, told, cell, text)
        high = px(27) * -(-len(lines) // columns)
        rest = Rect(rest.x, rest.y + high + px(6), rest.w, rest.h - high - px(6))
        foot = Rect(rest.x, rest.bottom - px(30), rest.w, px(30))
        rest = Rect(rest.x, rest.y, rest.w, rest.h - px(36))
        if self._view.contract is not None:
            self._tricks(brush, rest, news)
        brush.pen.write(brush.screen, self._score(), foot, Style(Typeface.MEDIUM, px(18), CREAM))

    def _tricks(self, brush: Brush, box: Rect, news: News) -> None:
        """Draw the trick on the table, and before it the last trick that was taken meanwhile."""
        say, names, players = self.desk.say, self._call.names, self._view.rules.players
        cells = box.rows([1, 1], brush.px(8)) if news.last is not None else [box]
        if news.last is not None:
            trick, taker = news.last
            title = say("people.trick.last", name=names[taker])
            self._row(brush, cells[0], title, list(trick.played(players)), taker)
        trick_now = news.trick
        played = [] if trick_now is None else list(trick_now.played(players))
        title = say("people.trick")
        if not played:
            leader = self._view.turn if trick_now is None else trick_now.leader
            title = say("people.trick.none", name=names[self.seat if leader is None else leader])
        self._row(brush, cells[-1], title, played, None)

    def _row(
        self, brush: Brush, box: Rect, title: str, played: list[tuple[Seat, Card]], taker: Seat | None
    ) -> None:
        """Cards side by side, each above the name of who played it."""
        px = brush.px
        head, rest = box.take_top(px(30), px(2))
        self._heading(brush, title, head)
        high = round(min(px(CARD), rest.h - px(24)))
        step = min(max(px(118), card_width(high) + px(10)), box.w / max(1, len(played)))
        for place, (seat, card) in enumerate(played):
            cell = Rect(rest.x + place * step, rest.y, step, high)
            picture = self._call.cards.resting(card, high, 0.0, max(1, px(3)))
            spot = cell.centre
            brush.blit(picture, (spot[0] - picture.width / 2, spot[1] - picture.height / 2))
            ink = BRASS_LIGHT if seat == taker else CREAM
            style = Style(Typeface.TEXT, px(15), ink, across=0.5)
            brush.pen.write(
                brush.screen, self._call.names[seat], Rect(cell.x, cell.bottom, cell.w, px(24)), style
            )

    def _heading(self, brush: Brush, text: str, box: Rect) -> None:
        style = Style(Typeface.HEADING, brush.px(22), BRASS_LIGHT, shadow=OUTLINE)
        brush.pen.write(brush.screen, text, box, style)

    def _score(self) -> str:
        """The score with the names of the sides."""
        view, call = self._view, self._call
        names = side_names(view, self.desk.say, call.names, speaks_of_us=call.speaks_of_us)
        return "    ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))

    def _lay_out(self) -> None:
        px, say = self.page.px, self.desk.say
        self._box = self.board_box(1060, 960 + self._more if self._is_narrow else 600, beside=24, above=20)
        inner = self._box.inset(px(36), px(30))
        left, self._right = inner.columns([0.42, 0.58], px(34))
        if self._is_narrow:
            left, self._right = inner.take_top(px(420 + self._more), px(24))
        name = self._call.names[self.seat]
        look = Button("people.show", say("people.show", name=name), is_main=True)
        look.box = Rect(left.x, left.bottom - px(58), left.w, px(58))
        menu = Button("people.menu", say("pause.heading"), px=17)
        row = Rect(left.x, look.box.y - px(56), left.w, px(44))
        menu.box = row.place(px(200), px(44))
        widgets = [look, menu]
        if self._call.has_code:
            code = Button("phone.code", say("phone.code", name=name), is_main=True).at(look.box)
            look = widgets[0] = Button("people.show", say("phone.cards"), px=17)
            look.box, menu.box = row.columns([1.4, 1], px(12))
            row = row.moved(0, -px(52))
            widgets.insert(0, code)
        if self._may_take_back:
            back = Button("people.takeBack", say("people.takeBack"), px=17).at(row)
            if not self._call.has_code:
                back.box, menu.box = row.columns([1, 1], px(12))
            widgets.append(back)
        if self.desk.preferences.turns_to_players:
            turn = Button("people.turnPage", say("people.turnPage"), px=17)
            above = min(widget.box.y for widget in widgets) - px(52)
            widgets.append(turn.at(Rect(left.x, above, left.w, px(44))))
        top = min(widget.box.y for widget in widgets)
        self._left = Rect(left.x, left.y, left.w, top - left.y)
        self.focus = self.focus.renewed(widgets, first="phone.code" if self._call.has_code else "people.show")
