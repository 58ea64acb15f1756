"""Several people at one screen: whose cards are open, and when they are covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.actions import Agree, Cut, Knock, MakeCall, Play, SeatAction
from game.rules.covering import ALOUD
from game.rules.phase import Phase
from game.rules.seats import in_order
from game.scenes.table.effects import Announce, Order, Rumble, Turn
from game.scenes.table.model import NEVER
from game.scenes.table.news import mark_of
from game.scenes.table.phones import asked_by_number, holds, offers_code
from game.scenes.table.queries import (
    holder,
    holds_declarations,
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
    from game.scenes.table.model import TableModel
    from game.scenes.table.update.step import Step

ENDS_A_LOOK: Final = (Play, MakeCall, Cut, Knock, Agree)
"""Actions after which the cards are covered at once. After others, such as declaring, they stay open while
the table still waits for the same player."""

PATIENCE: Final = 20.0
"""Seconds without a touch after which open cards cover themselves, if that is wished."""

TAP: Final = 0.35
"""Seconds: a shoulder that is let go sooner was tapped, and the cards stay open until they are covered."""


# --- the view of the screen -------------------------------------------------------------------------------


def look_anew(step: Step) -> None:
    """Show the present state without animation; speech bubbles stay."""
    model = step.model
    bubbles = model.show.bubbles
    model.view, model.show = known(model), Show(laid(model))
    model.show.bubbles = bubbles
    forget(step)
    step.settle()


def relayout(step: Step) -> None:
    """Put all cards into place after a change of size."""
    step.settle()


def ask_again(step: Step) -> None:
    """Put all cards into place and ask again, after a change of language or deck."""
    forget(step)
    step.settle()


def turn_to(step: Step, seat: Seat) -> None:
    """Put that seat at the bottom of the screen."""
    step.model.seating.viewer = seat
    turn_screen(step, is_turned=is_opposite(step, seat))
    look_anew(step)


def turn_screen(step: Step, *, is_turned: bool) -> None:
    """Turn the picture by half, or back."""
    step.effects.append(Turn(is_turned))


# --- open and covered -------------------------------------------------------------------------------------


def sit_down(step: Step, seat: Seat, pad: int | None) -> None:
    """The called player confirmed; turn the screen to that seat and show its cards."""
    model, sharing, say = step.model, step.model.sharing, step.wishes.say
    if pad is None and offers_code(model, step.wishes.likes, seat):
        model.phones.using.discard(seat)  # the player chose to see the cards at the screen
    sharing.at_screen, model.question.moment = seat, NEVER
    _forget_decided(step, seat)
    is_look = model.match.view(seat).phase in ALOUD or holds_declarations(model)
    if pad is not None or is_look or holder(model, step.wishes.likes) is None:
        open_hand(step, seat, pad)
    else:
        turn_to(step, seat)
        step.tell(say("people.holding", key=step.wishes.signs.sign(say, "look")))


def scanned(step: Step, seat: Seat) -> None:
    """The player has the hand on a phone: count that as a look, and keep the hand covered here."""
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
    """Note how much that seat has seen; return whether this is its look before the calls."""
    view = step.model.match.view(seat)
    is_called = view.phase is Phase.CALLING
    if is_called or view.hand:
        step.model.sharing.looked[seat] = len(view.hand)
    return is_called


def open_hand(step: Step, seat: Seat, pad: int | None = None) -> None:
    """Show the cards of that seat; `pad` is the controller whose shoulder is held for it."""
    model, sharing = step.model, step.model.sharing
    if pad is not None:
        sharing.peeking, sharing.peek_age = pad, 0.0
    sharing.open_seat, sharing.waited = seat, 0.0
    is_called = _has_looked(step, seat)
    is_last = len(sharing.looked) == len(model.seating.people)
    is_caller = is_called and is_last and model.match.view(seat).turn == seat
    sharing.is_looking = holds_declarations(model) or (is_called and not is_caller)
    turn_to(step, seat)


def cover(step: Step) -> None:
    """Cover all hands at a shared screen."""
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


def cover_own(step: Step) -> None:
    """Cover the own hand by hand; whoever looks last before declarations stays at the screen and plays."""
    sharing = step.model.sharing
    seat = None if step.wishes.likes.peeks_by_hold else sharing.open_seat
    is_look = holds_declarations(step.model)
    cover(step)
    if is_look:
        sharing.at_screen = seat


def leave_screen(step: Step) -> None:
    """Cover the hand while the table is out of use, and call its owner before it lies open again.

    The table is out of use while a page covers it and while the window is minimised or without focus.
    """
    sharing = step.model.sharing
    step.motion.life.is_watched = False
    sharing.at_screen = None
    if sharing.open_seat is not None:
        sharing.wants_to_peek = sharing.open_seat
        cover(step)
        sharing.at_screen = None


def let_go_shoulder(step: Step) -> None:
    """The shoulder button was let go: cover the hand, unless the button was only tapped."""
    sharing = step.model.sharing
    sharing.peeking = None
    is_held = step.wishes.likes.peeks_by_hold or sharing.peek_age >= TAP
    if is_held and not is_covered(step.model):
        cover(step)


def acts(step: Step, action: Action) -> None:
    """A person is about to act: what others do from now on is news for that person."""
    if isinstance(action, SeatAction):
        step.model.sharing.marks[action.seat] = mark_of(step.model.match.view(action.seat))


def acted(step: Step, action: Action) -> None:
    """A person has acted: cover the cards, and keep that person at the screen until another one comes."""
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
    """Let the player who is asked aloud see the hand once more."""
    step.model.sharing.wants_to_peek = step.model.view.seat


def toggle(step: Step) -> None:
    """Cover the open hand, or show the hand once more before a call."""
    if step.model.sharing.open_seat is not None:
        cover_own(step)
    elif step.model.view.choices.calls or asked_by_number(step) is not None:
        peek(step)


def touch(step: Step) -> None:
    """Count the seconds without a touch from zero; somebody is there to see faces move."""
    step.model.sharing.waited = 0.0
    step.motion.life.is_watched = True


def begin_deal(step: Step) -> None:
    """Forget who has looked and what is on phones: a new deal begins."""
    sharing, phones = step.model.sharing, step.model.phones
    phones.salt, phones.chosen = b"", None
    phones.places.clear()
    phones.using.clear()
    sharing.looked.clear()
    sharing.marks.clear()
    sharing.at_screen = sharing.decided = sharing.wants_to_peek = None


def resume(model: TableModel) -> None:
    """Call one player, not all, where a saved match goes on in its calls: all have looked by then."""
    view, sharing = model.match.view(model.seating.viewer), model.sharing
    order = in_order(view.turn or 0, view.rules.players)
    people = tuple(seat for seat in order if seat in model.seating.people)
    if not is_shared(model) or view.phase is not Phase.CALLING or not view.calls:
        return
    sharing.looked = {seat: len(model.match.view(seat).hand) for seat in people}
    sharing.wants_to_peek = people[0]


def took_back(step: Step, seat: Seat) -> None:
    """That seat has taken its decision back and is at the screen."""
    sharing = step.model.sharing
    if is_shared(step.model):
        sharing.open_seat, sharing.is_looking = None, False
        sharing.at_screen, sharing.decided = seat, None


# --- time, edges, controllers -----------------------------------------------------------------------------


def pass_time(step: Step, seconds: float) -> None:
    """Turn the picture back after a page; if wished, cover cards untouched for `PATIENCE` seconds."""
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
    """On a flat screen, turn the page that opens next; `pass_time` turns the picture back later."""
    if is_flat(step.model, step.wishes.likes):
        step.model.sharing.before_page = step.wishes.is_turned
        turn_screen(step, is_turned=is_turned)


def turn_by_hand(step: Step, seat: Seat) -> None:
    """Move that seat to the other long edge of a flat screen, and turn the picture there."""
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
    """Announce whose turn it is, because another controller was pressed."""
    step.effects.append(Announce(step.wishes.say("pads.turn", name=step.model.seating.names[seat])))
