"""Several people at one screen: whose cards lie open, who has looked, and for whom the curtain falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.actions import Agree, Cut, Knock, MakeCall, Play
from game.rules.covering import ALOUD, NOBODY, covered
from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.rules.seats import in_order
from game.scenes.scene import Push
from game.scenes.signs import signs_of
from game.scenes.table.news import Mark, mark_of
from game.scenes.table.pad_turns import PadTurns
from game.scenes.table.phone import PhoneHands
from game.scenes.table.picture.places import Place

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.scenes.scene import Result
    from game.scenes.table.scene import TableScene

ENDS_A_LOOK: Final = (Play, MakeCall, Cut, Knock, Agree)
"""After these the cards are covered at once; whoever declares or lays away goes on with the same look, if the
table still waits for him: a fault that he names may end the deal."""

STAY_OPEN: Final = frozenset({Phase.EXCHANGING, Phase.DISCARDING, Phase.DECLARING})
"""These questions are answered with buttons: whoever holds his cards has no hand left for them."""

PATIENCE: Final = 20.0
"""Seconds without a touch after which open cards cover themselves, if that is wished."""


class Sharing:
    """With one person at the screen, or none, nothing is ever covered."""

    def __init__(self, scene: TableScene) -> None:
        """Nobody has looked yet."""
        self._scene = scene
        self.pads = PadTurns(scene)
        self.phone = PhoneHands(scene)
        self.open_seat: Seat | None = None
        """Whose cards lie open."""
        self.is_looking = False
        """Whether they lie open for the first look of the deal, in which nothing is asked."""
        self._at_screen: Seat | None = None
        """Who sat down at the screen last; nobody if somebody else may have come since."""
        self._has_looked: set[Seat] = set()
        self._marks: dict[Seat, Mark] = {}
        self._wants_to_peek: Seat | None = None
        self._decided: Seat | None = None
        """Who decided last, as long as nobody else has looked or decided."""
        self._waited = 0.0
        """Seconds since anybody touched anything."""
        self._edges: dict[Seat, bool] = {}
        """Who has turned his pages by hand, and whether they lie to the other edge now."""
        self._before_page: bool | None = None
        """How the picture lay before a page that is turned to another edge."""
        self._lies = 0.0
        """Seconds for which the last card has been the only thing to be played, whoever moves the mouse."""

    @property
    def is_on(self) -> bool:
        """Whether several people share the screen."""
        return len(self._scene.people) > 1

    @property
    def is_covered(self) -> bool:
        """Whether no hand lies open."""
        return self.is_on and self.open_seat is None

    @property
    def is_flat(self) -> bool:
        """Whether the screen lies among the people, who sit where their seats are."""
        return self.is_on and self._scene.desk.preferences.turns_to_players

    @property
    def watcher(self) -> Seat:
        """As whom events are watched: they never bring a card that not everybody may see."""
        return NOBODY if self.is_on else self._scene.viewer

    @property
    def holder(self) -> Seat | None:
        """Whose turn at the screen it is while cards show only as long as something is held."""
        scene = self._scene
        if not self.is_on or not scene.desk.preferences.peeks_by_hold:
            return None
        return None if scene.match.view(scene.viewer).phase in STAY_OPEN else self._at_screen

    def seen(self) -> View:
        """What may be known at the screen now."""
        scene = self._scene
        match = scene.match
        asked, laid = match.waits_for, self.laid()
        if not self.is_covered or asked is None or asked not in scene.people or laid.phase not in ALOUD:
            return laid
        return covered(match.view(asked))

    def laid(self) -> View:
        """The same as it lies before whoever is drawn at the bottom."""
        view = self._scene.match.view(self._scene.viewer if self.open_seat is None else self.open_seat)
        return covered(view) if self.is_covered else view

    # --- who comes to the screen ----------------------------------------------------------------------

    def before(self) -> Result:
        """Before the match goes on: whoever has to look or wishes to does so, one after the other."""
        if not self.is_on or self.open_seat is not None:
            return None
        self._turn_to_edge()
        if self._wants_to_peek is not None:
            wish, self._wants_to_peek = self._wants_to_peek, None
            return self._fall(wish)
        if len(self._has_looked) == len(self._scene.people):
            return None
        view = self._scene.match.view(self._scene.viewer)
        if view.phase is not Phase.CALLING:
            return None
        seat = self._next_to_look()
        return None if seat is None else self._fall(seat)

    def ask(self, seconds: float) -> Result:
        """The table waits for somebody: if he needs his cards, he comes to the screen."""
        scene = self._scene
        seat = scene.match.waits_for
        self._refresh()
        if not self.is_on or seat not in scene.people or self.open_seat == seat or self.is_looking:
            return None
        view = scene.match.view(seat)
        if view.phase in ALOUD:
            return None
        if self._is_forced(view):
            self._lies += seconds
            if self._lies >= scene.desk.pace.think:
                self._lies = 0.0
                scene.act(Play(seat, view.choices.playable[0]))
            return None
        if self.holder == seat:
            return None
        if self.phone.holds(seat):
            if scene.viewer != seat:
                self._turn_to(seat)
                self.pads.call(seat)
            return None
        if self._at_screen == seat:
            self.open(seat)
            return None
        return self._fall(seat)

    def _refresh(self) -> None:
        """Cards that came or went while the hand lay open, such as those laid away, are looked at anew."""
        scene = self._scene
        if self.open_seat is None or all(
            token.face is not None for token in scene.show.board.hands[scene.viewer]
        ):
            return
        if scene.match.view(self.open_seat).hand:
            scene.look_anew()

    def _next_to_look(self) -> Seat | None:
        """In order of play; who is to call first looks last, and calls at once."""
        scene = self._scene
        players, asked = scene.match.rules.players, scene.match.waits_for
        first = 0 if asked is None else (asked + 1) % players
        order = in_order(first, players)
        return next((one for one in order if one in scene.people and one not in self._has_looked), None)

    def _is_forced(self, view: View) -> bool:
        """Whether the last card goes by itself: nobody has a choice any more."""
        if view.rules.declarations.announce is Announce.MANUAL:
            return False  # a curtain for this card only would tell that a word is left to be said with it
        choices = view.choices
        has_more = choices.may_show or choices.may_declare or choices.belote_cards or choices.may_exchange
        ends = choices.may_stop or choices.may_claim or choices.offenders or choices.blunders
        return len(view.hand) == 1 and len(choices.playable) == 1 and not has_more and not ends

    def _fall(self, seat: Seat) -> Result:
        """Let the curtain fall for that seat."""
        from game.scenes.table.curtain import Curtain

        if self.open_seat is not None:
            self.cover()  # whoever was asked before him may still see his
        self._scene.controls.forget()
        self.pads.call(seat)
        self._at_screen = None
        self._scene.desk.is_turned = self._is_opposite(seat)
        is_first = seat not in self._has_looked and self._scene.match.view(seat).phase is Phase.CALLING
        return Push(Curtain(self._scene, seat, self._marks.get(seat, Mark()), is_first=is_first))

    # --- open and covered -----------------------------------------------------------------------------

    def sit_down(self, seat: Seat) -> None:
        """Whoever it is has said so: the table turns to him and shows his cards."""
        self._at_screen = seat
        if seat != self._decided:
            self._decided = None
        if self.holder is None or self._scene.match.view(seat).phase in ALOUD:
            self.open(seat)
        else:
            self._turn_to(seat)
            desk = self._scene.desk
            self._scene.controls.tell(desk.say("people.holding", key=signs_of(desk).sign(desk.say, "look")))

    def have_scanned(self, seat: Seat) -> None:
        """He has his cards on his phone: that was his look, and here they stay covered."""
        self.phone.use(seat)
        if seat != self._decided:
            self._decided = None
        view = self._scene.match.view(seat)
        self._marks[seat] = mark_of(view)
        if view.phase is Phase.CALLING:
            self._has_looked.add(seat)
        self._turn_to(seat)
        if self.phone.holds(seat):
            self._scene.controls.tell(self._scene.desk.say("phone.ask", name=self._scene.names[seat]))
        self.phone.changed()

    def open(self, seat: Seat) -> None:
        """Show the cards of that seat."""
        self.open_seat = seat
        self._waited = 0.0
        view = self._scene.match.view(seat)
        self._marks[seat] = mark_of(view)
        if view.phase is Phase.CALLING:
            self._has_looked.add(seat)
            is_last = len(self._has_looked) == len(self._scene.people)
            self.is_looking = not (view.turn == seat and is_last)
        self._turn_to(seat)

    def cover(self) -> None:
        """Nothing of any hand is left at the screen."""
        if not self.is_on:
            return
        self.open_seat, self.is_looking, self._waited = None, False, 0.0
        if self.holder is None:
            self._at_screen = None
        scene = self._scene
        scene.controls.forget()
        scene.view = self.seen()
        scene.show.board.cover()
        scene.painter.forget_faces()
        scene.lay_in_place()

    def acted(self, action: Action) -> None:
        """A person has done that: his cards are covered, and the screen is his until another one comes."""
        if not self.is_on:
            return
        seat = self._scene.viewer if self.open_seat is not None else None
        self._waited = 0.0
        self._decided = action.seat if hasattr(action, "seat") else None
        is_over = seat is not None and self._scene.match.waits_for != seat
        if isinstance(action, ENDS_A_LOOK) or is_over or self.holder is not None:
            self.cover()
            self._at_screen = seat

    def peek(self) -> None:
        """Who is asked aloud wishes to see his cards once more."""
        self._wants_to_peek = self._scene.view.seat

    def toggle(self) -> None:
        """The space bar: cover what lies open, or look once more before calling."""
        if self.open_seat is not None:
            self.cover()
        elif self._scene.view.choices.calls or self.phone.asked is not None:
            self.peek()

    def begin_deal(self) -> None:
        """New cards: nobody has seen them."""
        self.phone.begin_deal()
        self._has_looked.clear()
        self._marks.clear()
        self._at_screen = self._decided = None

    def pass_time(self, seconds: float) -> None:
        """Open cards that nobody touches cover themselves, if that is wished; a turned page was read."""
        if self._before_page is not None:
            self._scene.desk.is_turned, self._before_page = self._before_page, None
        self.pads.pass_time(seconds)
        self.phone.pass_time(seconds)
        if self.open_seat is None or not self._scene.desk.preferences.covers_alone:
            return
        self._waited += seconds
        if self._waited >= PATIENCE:
            self.cover()

    def turn_page(self, *, is_turned: bool) -> None:
        """On a flat screen the page that comes now is turned so, until it is gone again."""
        if self.is_flat:
            self._before_page = self._scene.desk.is_turned
            self._scene.desk.is_turned = is_turned

    def touched(self) -> None:
        """Somebody is there."""
        self._waited = 0.0

    def taker_back(self) -> Seat | None:
        """Who may still take back what he did: the one who decided last, until another one has looked."""
        return self._decided if self.is_on else self._scene.viewer

    def took_back(self, seat: Seat) -> None:
        """He did; it is his screen."""
        if self.is_on:
            self.open_seat, self.is_looking = None, False
            self._at_screen, self._decided = seat, None

    def _turn_to(self, seat: Seat) -> None:
        scene = self._scene
        scene.viewer = seat
        scene.desk.is_turned = self._is_opposite(seat)
        scene.look_anew()

    def _is_opposite(self, seat: Seat) -> bool:
        """Whether that seat is at the other edge of a screen that lies flat."""
        scene = self._scene
        place = scene.layout.place(seat, min(scene.people), scene.match.rules.players)
        return self.is_flat and self._edges.get(seat, place is Place.TOP)

    def turn_by_hand(self, seat: Seat) -> None:
        """That player sits at the other long edge: from now on everything that is for him is turned there."""
        self._edges[seat] = not self._is_opposite(seat)
        self._scene.desk.is_turned = self._is_opposite(seat)

    def _turn_to_edge(self) -> None:
        """While nobody looks a flat screen lies as at the beginning; a question is turned to who answers."""
        scene = self._scene
        asked, base = scene.match.waits_for, min(scene.people)
        if asked in scene.people and self._is_opposite(asked) and self.seen().choices.is_asked:
            base = asked
        is_settled = self.holder is not None or self.phone.asked is not None
        if self.is_flat and not is_settled and scene.viewer != base:
            self._turn_to(base)
