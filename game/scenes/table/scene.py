"""The table: shows a match as it happens and lets a person play in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from game.rules.actions import Action
from game.rules.events import CardTurned, DealBegun, DealScored, DeclarationShown, Event, HandDealt
from game.rules.options.deal import Direction
from game.rules.seats import Seat
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.desk import Desk, DeskScene
from game.scenes.scene import Quit, Result
from game.scenes.table.beats import Beat, beat_of
from game.scenes.table.board import Token
from game.scenes.table.controls import Controls
from game.scenes.table.counting import Counting
from game.scenes.table.director import Director
from game.scenes.table.dress import dress_of, room_of
from game.scenes.table.flights import Flights
from game.scenes.table.looking import sight_of
from game.scenes.table.match import Match
from game.scenes.table.pages import Pages
from game.scenes.table.phase_pictures import PhasePictures
from game.scenes.table.picture.bubbles import POP
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.frame import pictures_of
from game.scenes.table.picture.layout import TableLayout
from game.scenes.table.picture.painter import Painter
from game.scenes.table.picture.people import portrait_of
from game.scenes.table.picture.pose import Pose
from game.scenes.table.picture.poses import poses_of, starts
from game.scenes.table.reseating import Reseating
from game.scenes.table.sharing import Sharing
from game.scenes.table.show import Show
from game.scenes.table.telling import Telling
from game.ui.render.stage import Stage
from game.ui.tween import Tween

RAISE: Final = 0.11
"""Seconds in which a card of the hand is raised or lowered."""

COUNTED: Final = 1.1
"""The counted points stay so many times as long as they took to count."""


class TableScene(DeskScene):
    """One match in one window."""

    reads_itself = True

    def __init__(
        self,
        desk: Desk,
        match: Match,
        names: tuple[str, ...],
        *,
        viewer: Seat = 0,
        people: frozenset[Seat] = frozenset({0}),
        game: str = "bela4",
        deals: int | None = None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """Sit down behind `viewer`; `people` are the seats that decide at this screen.

        `deals` ends the program after so many deals; `changed` is called after everything that happened.
        """
        super().__init__(desk)
        self.match = match
        self.room = room_of(match.rules)
        self.names = names
        self.viewer = viewer
        self.people = people
        self.portraits = tuple(portrait_of(name, seat) for seat, name in enumerate(names))
        self.sharing = Sharing(self)
        self.pages = Pages(self)
        self.reseating: Reseating | None = None
        self.view: View = self.seen()
        self.show = Show(self.sharing.laid())
        self.flights = Flights()
        self.director = Director()
        self.counting = Tween(0, 1, 0)
        self.thinking = 0.0
        self.game = game
        self._deals = deals
        self._changed = changed
        self.may_go_on: Callable[[], bool] = lambda: True  # not before the last action is on the disk
        self._held: list[Event] = []
        self._turn: Seat | None = None
        self._was_counted = False
        self._dealt = 0
        self.pictures = PhasePictures(desk)
        self._is_covered = False
        self._screen: pygame.Surface | None = None
        """The surface that still shows exactly what the canvas shows."""
        self._easel = Easel(desk.fonts, desk.assets / "sprites")
        self.controls = Controls(self)
        self.telling = Telling(self)
        self._dress()
        self.settle()

    # --- what the window and the desk say -------------------------------------------------------------

    def _dress(self) -> None:
        """Take deck, language and size from the desk."""
        self._dressed = dress_of(self.desk)
        self.deck: Deck = self._dressed.deck(self.game)
        self.layout = self._layout()
        cards = self._dressed.cards(self.desk, self.game, self.layout)
        board = self.show.board
        own = () if self.sharing.is_on else board.own_cards
        cards.prefetch(*own, *(token.face for _, token in board.trick if token.face is not None))
        self._lay_out(cards)

    def _layout(self) -> TableLayout:
        is_clockwise = self.match.rules.deal.direction is Direction.CLOCKWISE
        players, is_flat = self.match.rules.players, self.sharing.is_flat
        return TableLayout(self.page, players=players, is_clockwise=is_clockwise, faces_players=is_flat)

    def _lay_out(self, cards: CardPictures) -> None:
        self.stage = Stage(self._dressed.spread(self.desk, self._easel, self.flights, self.layout))
        self.painter = Painter(self._easel, cards, self.layout, self.deck)

    def resized(self) -> None:
        """Everything jumps to its place in the new size."""
        super().resized()
        self._screen = None
        self.layout = self._layout()
        self.painter.cards.resize(self.layout.hand_height)
        self._lay_out(self.painter.cards)
        self.settle()

    def entered(self) -> None:
        """A scene above has gone: the deck or the language may have changed, the sheet was read."""
        super().entered()
        self._is_covered, self._screen = False, None
        is_turned = self.layout.faces_players != self.sharing.is_flat
        if is_turned or self._dressed != dress_of(self.desk):
            self.painter.cards.close()
            self._dress()
            self.controls.forget()
            self.settle()
        if self._was_counted and not self.match.is_over:
            self.deal_again()

    def left(self) -> None:
        """Let go of the background threads; what comes next is upright."""
        self.desk.is_turned = False
        self.painter.cards.close()
        self.controls.hint.close()

    # --- time -----------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown: a key or a click finishes it."""
        return not (self.director.is_idle and self.flights.are_over and self.counting.is_over)

    @property
    def is_moving(self) -> bool:
        """Whether the next frame will look different."""
        is_still = self.flights.are_still and self.counting.is_over and self.painter.is_polished
        return self._is_popping or self.pictures.is_awaited or not is_still

    @property
    def _is_popping(self) -> bool:
        return any(bubble.age < POP for bubble in self.show.bubbles.values())

    @property
    def is_written(self) -> bool:
        """Whether the deal that was counted stands on the sheet, which is all that is shown of it then."""
        return self._was_counted

    def update(self, seconds: float) -> Result:
        """Let time pass: cards fly, bubbles burst, the next event is shown, the match goes on."""
        if self.painter.cards.collect() | self.show.pass_time(seconds) | self.controls.pass_time(seconds):
            self.is_stale = True
        self.is_stale = self.is_stale or self.is_moving
        self.flights.advance(seconds)
        self.counting.advance(seconds)
        self.director.pass_time(seconds)
        self.sharing.pass_time(seconds)
        if not self.painter.cards.is_sketchy:
            self.pictures.take(is_at_rest=self.flights.are_over and not self._is_popping)
        self._show_events()
        self.telling.look()
        if not (self.is_busy or self.pictures.is_awaited):
            return self._noticed(self._go_on(seconds))
        return None

    def _noticed(self, result: Result) -> Result:
        """Remember that another scene comes to lie over this one: the screen is no longer ours alone."""
        if result is not None:
            self._is_covered = self.is_stale = True
            self.controls.note = ""
        return result

    def _show_events(self) -> None:
        while not self.pictures.is_awaited:
            turn = self.director.next(are_cards_at_rest=self.flights.are_over)
            if turn is None:
                return
            self._happen(*turn)

    def _go_on(self, seconds: float) -> Result:
        """Nothing is left to show: look at the deal that was counted, or let the match go on."""
        if self.show.has_hand_to_take_up:
            self.show.board.take_up()
            self.show.board.open_pack(self.seen().stock)
            self.flights.send(self._poses(), self.desk.pace.play * 1.3, stagger=self.desk.pace.stagger * 1.4)
            return None
        if self.show.result is not None and not self._was_counted:
            return self._after_deal()
        if self.match.is_over:
            return None if self._was_counted else self._after_deal()
        self.thinking -= seconds  # from the question on: how long the answer took is not to be seen
        if not self._held:
            self._turn, before = self.match.waits_for, self.match.length
            if (result := self.sharing.before()) is not None or not self.may_go_on():
                return result  # nobody is asked either before the last action is on the disk
            if not self.sharing.is_looking:
                self._held = list(self.match.advance(self.sharing.watcher))
            if not self._held:
                if before != self.match.length:
                    self._changed()  # somebody did what nobody sees, such as keeping the seven
                elif (result := self.sharing.ask(seconds)) is None and self.director.is_idle:
                    self.controls.refresh()
                return result
            self._changed()
        if self.thinking > 0:
            return None
        self.feed(self._held)
        self._held = []
        self._show_events()
        return None

    def seen(self) -> View:
        """What may be known at this screen now; with several people there may be no hand in it."""
        return self.sharing.seen()

    def look_anew(self) -> None:
        """Show what may be known now as if the scene had just been opened; what is being said goes on."""
        bubbles = self.show.bubbles
        self.view, self.show = self.seen(), Show(self.sharing.laid())
        self.show.bubbles = bubbles
        self.controls.forget()
        self.settle()

    def feed(self, events: list[Event]) -> None:
        """Show these events one after the other."""
        pace = self.controls.claiming.pace
        players, unsaid = self.show.players, self.show.is_unsaid
        beats = [Beat() if unsaid(one) else beat_of(one, pace, self.viewer, players) for one in events]
        if not self.people:  # nobody is there to press
            beats = [replace(beat, waits_for_press=False) for beat in beats]
        self.director.feed(zip(events, beats, strict=True))
        waits_for = self.match.waits_for
        self.thinking = 0.0 if waits_for is None or waits_for in self.people else pace.think
        self.controls.forget()

    def act(self, action: Action) -> None:
        """The player does this, now and without waiting."""
        self.match.act(action)
        self._held = list(self.match.advance(self.sharing.watcher))
        self._changed()
        self.feed(self._held)
        self._held = []
        self._show_events()
        self.sharing.acted(action)
        self.is_stale = True

    # --- events ---------------------------------------------------------------------------------------

    def _happen(self, event: Event, beat: Beat) -> None:
        """Show one event: the board changes, and the cards fly to their new places."""
        if beat.sound is not None:
            self.desk.sounds.play(beat.sound, 0.6 if isinstance(event, HandDealt) else 1.0)
        self.show.apply(event, self.desk.pace.bubble)
        begun = {}
        if isinstance(event, DeclarationShown):
            begun = starts(self.show.board, self.layout, event.seat, self._poses())
        self.flights.send(self._poses(), beat.flight, stagger=beat.stagger, start=begun)
        if isinstance(event, DealScored):
            self._count()
        if isinstance(event, DealBegun):
            self.controls.note = ""
            self.sharing.begin_deal()
        if isinstance(event, CardTurned | HandDealt) and not self.show.has_hand_to_take_up:
            self.show.board.open_pack(self.seen().stock)
        self.telling.happened(event)
        self.pictures.see(event, self.show)
        self.is_stale = True

    def _count(self) -> None:
        self.counting = Counting(self.desk, self.show.result)
        self.director.hold(self.counting.seconds * (1 + COUNTED))
        self._dealt += 1

    def _after_deal(self) -> Result:
        """The sheet is laid on the table, or the end of the match."""
        self._was_counted = True
        self.view = self.seen()
        if self._deals is not None and self._dealt >= self._deals:
            return Quit()
        if self.view.match_result is not None:
            return self.pages.end(self.view.match_result)
        if not (self.people and self.desk.preferences.shows_sheet):
            self.deal_again()
            return None
        return self.pages.count()

    def deal_again(self) -> None:
        """The sheet has been read: the next deal begins, perhaps with others."""
        if self.reseating is not None and self.reseating.settle():
            self._changed()
        self._was_counted = False
        self.show.result = None
        self.match.continue_match()

    def hurry(self) -> None:
        """Finish what is going on, in this very frame."""
        self.flights.finish()
        if not self.counting.is_over:
            self.counting.finish()
        else:
            self.director.press()
        self.thinking = 0.0
        self._show_events()
        self.is_stale = True

    def lay_in_place(self) -> None:
        """Cards that lie elsewhere now, or turn over, go there; those under way go on."""
        self.flights.send(self._poses(), min(RAISE, self.desk.pace.play), rise=0, is_minor=True)
        self.is_stale = True

    def settle(self) -> None:
        """Everything lies where it belongs, nothing flies."""
        self.flights.settle(self._poses())
        self.is_stale = True

    def slide(self) -> None:
        """Raise and lower the cards of the own hand."""
        if self.flights.are_over:
            self.lay_in_place()
        self.is_stale = True

    # --- the screen -----------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Result:
        """Keys and mouse."""
        self.sharing.touched()
        return self._noticed(self.controls.handle(event))

    def pause(self) -> Result:
        """Open the menu."""
        return self.pages.pause()

    def draw(self, screen: pygame.Surface) -> None:
        """Bring the canvas up to date and lay it on the screen."""
        self.is_stale = False
        pieces = self.stage.paint(pictures_of(sight_of(self)))
        if self._is_covered or screen is not self._screen:
            screen.blit(self.stage.canvas, (0, 0))
        else:
            screen.fblits([(self.stage.canvas.subsurface(piece), piece.topleft) for piece in pieces])
        self._screen = None if self._is_covered else screen

    @property
    def turn(self) -> Seat | None:
        """Whom the table waits for; what is held back has not happened yet for those who watch."""
        return self._turn if self._held else self.match.waits_for

    def take_back(self) -> None:
        """Undo the player's last decision, where the match allows it."""
        say = self.desk.say
        seat = self.sharing.taker_back()
        if seat is None or not (self.match.can_undo(seat) and self.match.undo(seat)):
            self.controls.tell(say("people.late" if seat is None else "table.takeBack.none"))
            return
        self.sharing.took_back(seat)
        self._held = []
        self._was_counted = False
        self.director.skip()
        self.look_anew()
        self.show.bubbles.clear()
        self.telling.took_back()
        view = self.seen()
        number = 0 if view.trick is None else len(view.tricks) + 1
        self.controls.tell(say("table.takenBack.trick", number=number) if number else say("table.takenBack"))
        self._changed()

    def _poses(self) -> dict[Token, Pose]:
        return poses_of(self.show.board, self.layout, self.controls.emphasis)
