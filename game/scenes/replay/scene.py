"""A deal that is over, on the table once more: each call and each card, forwards and backwards."""

from __future__ import annotations

from typing import Final

import pygame

from game.records.record import HUMAN, Record
from game.rules.options.deal import Direction
from game.rules.seats import Seat
from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.once_more.intents import OpenOnceMore
from game.scenes.page_desk import PageDesk, PageScene
from game.scenes.replay.bar_places import BAR, BarState, bar_of
from game.scenes.replay.keys import LEADS, meant_by
from game.scenes.replay.open_layout import OpenLayout, table_page
from game.scenes.replay.pages import great_page, moment_page
from game.scenes.replay.picture import pictures_of
from game.scenes.replay.shown import Shown, caption_of, shown_at
from game.scenes.replay.sight import PastSight
from game.scenes.replay.steps import PastDeal, deals_of, place_of_line
from game.scenes.replay.why import PastWhy
from game.scenes.scene import Pop, Push, Result
from game.scenes.seated import faces_of, names_of
from game.scenes.table.dress import dress_of, room_of
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.poses import poses_of
from game.scenes.table.motion.beats import beat_of
from game.scenes.table.motion.contacts import Contacts
from game.scenes.table.motion.courses import course_of
from game.scenes.table.motion.flights import Flights
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.painter import Painter
from game.table.missed import Missed
from game.ui.focus import Focus
from game.ui.fonts import Typeface
from game.ui.plaques import board
from game.ui.render.stage import Stage
from game.ui.theme import CREAM, WOOD_NIGHT
from game.ui.widgets import Brush, Signal
from game.ui.writing import Style

SLOWEST: Final = 0.35
"""Seconds that a step stays at least while the deal plays by itself."""


class Replay(PageScene):
    """One match, opened at one of its deals."""

    def __init__(
        self,
        desk: PageDesk,
        record: Record,
        *,
        deal: int | None = None,
        viewer: Seat | None = None,
        may_go_on: bool = True,
        moment: Missed | None = None,
    ) -> None:
        """`deal` is the line of the sheet, from 0, None the last deal; `viewer` None the first person.

        `moment` is told at once. Of a match that may go on nobody looks into the deal that was left. Raises
        ValueError if no deal can be looked at.
        """
        super().__init__(desk)
        self.record = record
        self.names = names_of(record, desk.say)
        self.portraits = faces_of(record)
        self.deals = tuple(one for one in deals_of(record) if one.is_closed or not may_go_on)
        if not self.deals:
            raise ValueError("no deal of this match is over")
        people = [seat for seat, seated in enumerate(record.players) if seated.mind == HUMAN]
        self.viewer: Seat = min(people, default=0) if viewer is None else viewer
        self.is_open = True
        self._moment = moment
        self._comes_great = False
        self.is_playing = False
        self._rest = 0.0
        self._at = place_of_line(self.deals, deal)
        self.shown: Shown = shown_at(self.deal, 0, self.viewer, is_open=True)
        self.flights, self.contacts = Flights(), Contacts()
        self.why = PastWhy(record)
        self.focus = Focus()
        self._easel = Easel(desk.fonts, desk.assets / "sprites")
        self._dress()

    # --- where we are ---------------------------------------------------------------------------------

    @property
    def deal(self) -> PastDeal:
        """The deal that is open."""
        return self.deals[self._at]

    @property
    def sight(self) -> PastSight:
        """What the pictures of this moment are made of."""
        return PastSight(
            record=self.record,
            shown=self.shown,
            names=self.names,
            portraits=self.portraits,
            deck=self.deck,
            say=self.desk.say.of(self.record.rules.auction.words),
            layout=self.layout,
            painter=self.painter,
            flights=self.flights,
            shows_seal=self.desk.preferences.sees_seal,
            comes_great=self._comes_great,
        )

    # --- window and desk ------------------------------------------------------------------------------

    def _dress(self) -> None:
        """Take deck, language and size from the desk."""
        self._dressed = dress_of(self.desk)
        self.deck: Deck = self._dressed.deck(self.record.game)
        self._lay_table()
        cards = self._dressed.cards(self.desk, self.record.game, self.layout)
        cards.prefetch(*self.shown.show.board.own_cards)
        self._set_up(cards)

    def _lay_table(self) -> None:
        page, rules = self.page, self.record.rules
        upper = table_page(page, page.px(BAR), room_of(rules))
        kind = OpenLayout if self.is_open else TableLayout
        self.layout = kind(
            upper, players=rules.players, is_clockwise=rules.deal.direction is Direction.CLOCKWISE
        )

    def _set_up(self, cards: CardPictures) -> None:
        self.stage = Stage(self._dressed.spread(self.desk, self._easel, self.flights, self.layout))
        self.painter = Painter(self._easel, cards, self.layout, self.deck)
        self._settle()
        self._lay_out()

    def entered(self) -> None:
        """Deck or language may have changed."""
        super().entered()
        self._lay_out()

    def resized(self) -> None:
        """Everything jumps to its place in the new size."""
        super().resized()
        self._lay_anew()

    def _lay_anew(self) -> None:
        self._lay_table()
        self.painter.cards.resize(self.layout.hand_height)
        self._set_up(self.painter.cards)

    def left(self) -> None:
        """Let go of the background threads."""
        self.painter.cards.close()
        self.why.close()

    # --- time -----------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """Whether the next frame will look different."""
        return not (self.flights.are_still and self.painter.is_polished) or self.focus.is_moving

    def update(self, seconds: float) -> Result:
        """Let cards fly; while the deal plays by itself take the next step when it is time."""
        self.is_stale = self.painter.cards.collect() or self.is_stale
        self.flights.advance(seconds)
        for heard in self.contacts.due(self.flights):
            self.desk.sounds.play(*heard)
        self.focus.update(seconds)
        self.is_stale = self.why.pass_time(seconds, self.shown.moment.place) or self.is_stale
        if self._comes_great and self.flights.are_over:
            return self._show_great()
        if self._pad != self.desk.devices.pad:
            # the bar names what asks why: a key, or a button of the controller
            self._lay_out()
            self.is_stale = True
        if self.is_playing and self.flights.are_over:
            self._rest -= seconds
            if self._rest <= 0:
                self.go_to(self.shown.step + 1)
                if self.shown.step == len(self.deal.moments) - 1:
                    self._play(is_on=False)
        return None if self._moment is None else self._tell_moment()

    # --- moving about ---------------------------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """Show that step of the deal: the next one in motion, every other at once."""
        step = max(0, min(len(self.deal.moments) - 1, step))
        if step == self.shown.step:
            return
        self.flights.finish()
        self._comes_great = False
        if step == self.shown.step + 1:
            self._step_on()
        else:
            self.shown = shown_at(self.deal, step, self.viewer, is_open=self.is_open)
            self._settle()
        self._tell_bar()

    def _step_on(self) -> None:
        pace, players = self.desk.pace, self.record.rules.players
        first = self.deal.moments[self.shown.step + 1].events[0]
        course = course_of(first, self.shown.show.board, self.layout, self.portraits, shuffle=0.0)
        beats = [(event, beat_of(event, pace, self.viewer, players)) for event in self.shown.go_on()]
        board, seconds = self.shown.show.board, max((beat.flight for _, beat in beats), default=0.0)
        self.flights.send(poses_of(board, self.layout), seconds, course=course)
        for event, beat in [one for one in beats if one[1].sound is not None][-1:]:
            self.contacts.begin(event, beat, board, self.layout, self.flights)
        self._rest = max(SLOWEST, pace.think + pace.play)
        self._comes_great = self.shown.great is not None
        self.is_stale = True

    def _show_great(self) -> Result:
        self._comes_great = False
        page = great_page(self.sight, self.desk)
        return None if page is None else Push(page)

    def go_to_moment(self, place: int) -> None:
        """To the moment after so many actions of the record, as the seat at the bottom saw it."""
        self.look_with(self.viewer, is_open=False)
        places = [moment.place for moment in self.deal.moments]
        self.go_to(places.index(place) if place in places else 0)

    def go_to_trick(self, way: int) -> None:
        """To the lead of the next trick, or back to that of this one or the one before."""
        leads = [0, *self.deal.leads, len(self.deal.moments) - 1]
        step = self.shown.step
        later, earlier = [one for one in leads if one > step], [one for one in leads if one < step]
        self.go_to(min(later, default=step) if way > 0 else max(earlier, default=0))

    def open_deal(self, way: int) -> None:
        """The next deal of the match or the one before, from its beginning."""
        place = self._at + way
        if not 0 <= place < len(self.deals):
            return
        self._at = place
        self._play(is_on=False)
        self._show_again(0)

    def look_with(self, viewer: Seat, *, is_open: bool) -> None:
        """Sit down elsewhere, or turn the hands up or down; the moment stays."""
        was_open, self.is_open = self.is_open, is_open
        self.viewer = viewer
        self._show_again(self.shown.step)
        if was_open != is_open:
            self._lay_anew()

    def _show_again(self, step: int) -> None:
        self.shown = shown_at(self.deal, step, self.viewer, is_open=self.is_open)
        self._settle()
        self._lay_out()

    def _settle(self) -> None:
        self.flights.settle(poses_of(self.shown.show.board, self.layout))
        self.is_stale = True

    def _play(self, *, is_on: bool) -> None:
        self.is_playing, self._rest = is_on, 0.0
        if is_on and self.shown.step == len(self.deal.moments) - 1:
            self.go_to(0)
        self._lay_out()

    @property
    def _place(self) -> int:
        """After how many actions of the record the deal may go on; 0 once it is over."""
        is_over = self.shown.step == len(self.deal.moments) - 1
        return 0 if is_over else self.shown.moment.place

    def _play_once_more(self, *, place: int) -> Result:
        self._play(is_on=False)
        return Push(OpenOnceMore(self.record, self.deal.number, self.viewer, place))

    def _tell_moment(self) -> Result:
        """Open the page of the key moment, which looks for the moment if it is not known."""
        missed, self._moment = self._moment, None
        self._play(is_on=False)
        return Push(moment_page(self.sight, missed, self.go_to_moment))

    def _ask_why(self) -> None:
        self.why.toggle()
        self.is_stale = True
        self._lay_out()

    # --- keys and mouse -------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """Arrows step, Page keys go by tricks, Home and End to the ends; Tab leads to the buttons."""
        if event.type == pygame.KEYDOWN and (name := meant_by(event, self.focus)):
            result = self._do(name)
            if self.is_playing and name not in {"play", "open"}:
                self._play(is_on=False)
            return result
        if event.type == pygame.MOUSEWHEEL:
            self.go_to(self.shown.step - event.y)
            return None
        self.is_stale = True
        used = self.focus.handle(event)
        return self._use(used) if used is not None else None

    def _use(self, used: Signal) -> Result:
        match used.name:
            case "scrubber":
                self.go_to(int(float(used.value or 0)))
            case "replay.hands":
                self.look_with(self.viewer, is_open=used.value == "open")
            case "replay.seat":
                self.look_with(int(str(used.value)), is_open=self.is_open)
            case name:
                if name in LEADS:
                    self.desk.sounds.play("button")
                return self._do(name)
        return None

    def _do(self, name: str) -> Result:
        """Do what a button, or the key for it, stands for."""
        match name:
            case "replay.leave":
                return Pop()
            case "once.more" | "whole":
                return self._play_once_more(place=self._place if name == "once.more" else 0)
            case "moment":
                return self._tell_moment()
            case "why.ask":
                self._ask_why()
            case "play":
                self._play(is_on=not self.is_playing)
            case "open":
                self.look_with(self.viewer, is_open=not self.is_open)
            case "earlier" | "later":
                self.open_deal(1 if name == "later" else -1)
            case "trick before" | "trick after":
                self.go_to_trick(1 if name == "trick after" else -1)
            case "first" | "last":
                self.go_to(0 if name == "first" else len(self.deal.moments))
            case "back" | "forward":
                self.go_to(self.shown.step + (1 if name == "forward" else -1))
        return None

    # --- the bar --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._pad = self.desk.devices.pad
        self._bar = bar_of(
            self.desk,
            BarState(
                steps=len(self.deal.moments),
                leads=self.deal.leads,
                names=self.names,
                viewer=self.viewer,
                is_open=self.is_open,
                is_playing=self.is_playing,
                asks_why=self.why.is_on,
            ),
        )
        self.focus = self.focus.renewed(self._bar.widgets, first="forward")
        self._tell_bar()

    def _tell_bar(self) -> None:
        """The knob and the buttons follow the moment."""
        last, is_last = len(self.deal.moments) - 1, self._at == len(self.deals) - 1
        self._bar.follow(self.shown.step, last, has_earlier=self._at > 0, has_later=not is_last)
        self.is_stale = True

    def draw(self, screen: pygame.Surface) -> None:
        """The table above, the bar below."""
        self.is_stale = False
        self.stage.paint(pictures_of(self.sight, self.why))
        screen.blit(self.stage.canvas, (0, 0))
        brush = Brush(screen, self.desk.pen, self.page)
        box = self._bar.box
        pygame.draw.rect(screen, WOOD_NIGHT, box.ints)
        brush.blit(board(box.ints[2:], self.page.scale), box.ints[:2])
        style = Style(Typeface.MEDIUM, brush.px(17), CREAM, across=0.5)
        brush.pen.write(screen, caption_of(self.shown, self.desk.say), self._bar.caption, style)
        self.focus.draw(brush)
