"""Several people at one screen: who looks at his cards, and when they are covered again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.actions import Agree, Cut, Knock, MakeCall, Play
from game.rules.covering import ALOUD
from game.rules.phase import Phase
from game.scenes.table.effects import Announce, Order, Rumble, Turn
from game.scenes.table.news import mark_of
from game.scenes.table.phones import asked_by_number, holds, offers_code
from game.scenes.table.queries import (
    holder,
    is_covered,
    is_flat,
    is_opposite,
    is_shared,
    known,
    laid,
)
from game.scenes.table.show import Show
from game.scenes.table.update.questions import forget

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.rules.seats import Seat
    from game.scenes.table.update.step import Step

ENDS_A_LOOK: Final = (Play, MakeCall, Cut, Knock, Agree)
"""After these the cards are covered at once; whoever declares or lays away goes on with the same look, if the
table still waits for him: a fault that he names may end the deal."""

PATIENCE: Final = 20.0
"""Seconds without a touch after which open cards cover themselves, if that is wished."""

TAP: Final = 0.35
"""Seconds: a shoulder that is let go sooner was tapped, and the cards stay open until they are covered."""


# --- the view of the screen -------------------------------------------------------------------------------


def look_anew(step: Step) -> None:
    """Show what may be known now as if the scene had just been opened; what is being said goes on."""
    model = step.model
    bubbles = model.show.bubbles
    model.view, model.show = known(model), Show(laid(model))
    model.show.bubbles = bubbles
    forget(step)
    step.settle()


def relayout(step: Step) -> None:
    """The table is laid out anew."""
    step.settle()


def ask_again(step: Step) -> None:
    """With other words or cards the table is laid out anew, and what is asked is asked anew."""
    forget(step)
    step.settle()


def turn_to(step: Step, seat: Seat) -> None:
    """That seat is at the bottom of the screen from now on."""
    step.model.seating.viewer = seat
    turn_screen(step, is_turned=is_opposite(step, seat))
    look_anew(step)


def turn_screen(step: Step, *, is_turned: bool) -> None:
    """Lay the picture so."""
    step.effects.append(Turn(is_turned))


# --- open and covered -------------------------------------------------------------------------------------


def sit_down(step: Step, seat: Seat, pad: int | None) -> None:
    """Whoever it is has said so: the table turns to him and shows his cards."""
    model, sharing, say = step.model, step.model.sharing, step.wishes.say
    if pad is None and offers_code(model, step.wishes.likes, seat):
        model.phones.using.discard(seat)  # he would rather see his cards at the screen
    sharing.at_screen = seat
    _forget_decided(step, seat)
    if pad is not None or holder(model, step.wishes.likes) is None or model.match.view(seat).phase in ALOUD:
        open_hand(step, seat, pad)
    else:
        turn_to(step, seat)
        step.tell(say("people.holding", key=step.wishes.signs.sign(say, "look")))


def scanned(step: Step, seat: Seat) -> None:
    """He has his cards on his phone: that was his look, and here they stay covered."""
    model = step.model
    model.phones.using.add(seat)
    _forget_decided(step, seat)
    _has_looked(step, seat)
    turn_to(step, seat)
    if holds(model, seat):
        step.tell(step.wishes.say("phone.ask", name=model.seating.names[seat]))


def _forget_decided(step: Step, seat: Seat) -> None:
    if seat != step.model.sharing.decided:
        step.model.sharing.decided = None


def _has_looked(step: Step, seat: Seat) -> bool:
    """Note how much that seat knows now; whether this is its look before the calls."""
    sharing, view = step.model.sharing, step.model.match.view(seat)
    sharing.marks[seat] = mark_of(view)
    if view.phase is Phase.CALLING:
        sharing.has_looked.add(seat)
    return view.phase is Phase.CALLING


def open_hand(step: Step, seat: Seat, pad: int | None = None) -> None:
    """Show the cards of that seat; `pad` is the controller whose shoulder is held for it."""
    model, sharing = step.model, step.model.sharing
    if pad is not None:
        sharing.peeking, sharing.peek_age = pad, 0.0
    sharing.open_seat, sharing.waited = seat, 0.0
    if _has_looked(step, seat):
        is_last = len(sharing.has_looked) == len(model.seating.people)
        sharing.is_looking = not (model.match.view(seat).turn == seat and is_last)
    turn_to(step, seat)


def cover(step: Step) -> None:
    """Nothing of any hand is left at the screen."""
    model, sharing = step.model, step.model.sharing
    if not is_shared(model):
        return
    sharing.open_seat, sharing.is_looking, sharing.waited = None, False, 0.0
    if holder(model, step.wishes.likes) is None:
        sharing.at_screen = None
    forget(step)
    model.view = known(model)
    model.show.board.cover()
    step.effects.append(Order.FORGET_FACES)
    step.lay_in_place()


def let_go_shoulder(step: Step) -> None:
    """The shoulder that showed the cards is let go; one that was only tapped leaves them open."""
    sharing = step.model.sharing
    sharing.peeking = None
    is_held = step.wishes.likes.peeks_by_hold or sharing.peek_age >= TAP
    if is_held and not is_covered(step.model):
        cover(step)


def acted(step: Step, action: Action) -> None:
    """A person has done that: his cards are covered, and the screen is his until another one comes."""
    model, sharing = step.model, step.model.sharing
    if not is_shared(model):
        return
    seat = model.seating.viewer if sharing.open_seat is not None else None
    sharing.waited = 0.0
    sharing.decided = action.seat if hasattr(action, "seat") else None
    is_over = seat is not None and model.match.waits_for != seat
    if isinstance(action, ENDS_A_LOOK) or is_over or holder(model, step.wishes.likes) is not None:
        cover(step)
        sharing.at_screen = seat


def peek(step: Step) -> None:
    """Who is asked aloud wishes to see his cards once more."""
    step.model.sharing.wants_to_peek = step.model.view.seat


def toggle(step: Step) -> None:
    """Cover what lies open, or look once more before calling."""
    if step.model.sharing.open_seat is not None:
        cover(step)
    elif step.model.view.choices.calls or asked_by_number(step) is not None:
        peek(step)


def touch(step: Step) -> None:
    """Somebody is there."""
    step.model.sharing.waited = 0.0


def begin_deal(step: Step) -> None:
    """New cards: nobody has seen them."""
    sharing, phones = step.model.sharing, step.model.phones
    phones.salt, phones.chosen = b"", None
    phones.places.clear()
    phones.using.clear()
    sharing.has_looked.clear()
    sharing.marks.clear()
    sharing.at_screen = sharing.decided = None


def took_back(step: Step, seat: Seat) -> None:
    """That seat has taken its decision back: the screen is its own."""
    sharing = step.model.sharing
    if is_shared(step.model):
        sharing.open_seat, sharing.is_looking = None, False
        sharing.at_screen, sharing.decided = seat, None


# --- time, edges, controllers -----------------------------------------------------------------------------


def pass_time(step: Step, seconds: float) -> None:
    """Open cards that nobody touches cover themselves, if that is wished; a turned page was read."""
    model, sharing, phones = step.model, step.model.sharing, step.model.phones
    if sharing.before_page is not None:
        turn_screen(step, is_turned=sharing.before_page)
        sharing.before_page = None
    sharing.peek_age += seconds
    now = (model.match.length, model.seating.viewer)
    phones.age = phones.age + seconds if now == phones.asked else 0.0
    if now != phones.asked:
        phones.asked, phones.chosen = now, None
    if sharing.open_seat is None or not step.wishes.likes.covers_alone:
        return
    sharing.waited += seconds
    if sharing.waited >= PATIENCE:
        cover(step)


def turn_score(step: Step, *, is_turned: bool) -> None:
    """On a flat screen the page that comes now is turned so, until it is gone again."""
    if is_flat(step.model, step.wishes.likes):
        step.model.sharing.before_page = step.wishes.is_turned
        turn_screen(step, is_turned=is_turned)


def turn_by_hand(step: Step, seat: Seat) -> None:
    """That player sits at the other long edge: from now on everything that is for him is turned there."""
    step.model.sharing.edges[seat] = not is_opposite(step, seat)
    turn_screen(step, is_turned=is_opposite(step, seat))


def call_pad(step: Step, seat: Seat) -> None:
    """That seat's controller shakes once when it is its turn."""
    model, sharing = step.model, step.model.sharing
    now = (seat, model.match.length)
    pad = step.wishes.pad_seats.pad_of(seat)
    if is_shared(model) and pad is not None and sharing.called != now:
        step.effects.append(Rumble(pad))
    sharing.called = now


def refuse(step: Step, seat: Seat) -> None:
    """Another controller was pressed: it is said whose turn it is."""
    step.effects.append(Announce(step.wishes.say("pads.turn", name=step.model.seating.names[seat])))
