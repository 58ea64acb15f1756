"""When the curtain falls on a shared screen: who comes to it before the match goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.actions import Play
from game.rules.covering import ALOUD
from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.rules.seats import in_order
from game.scenes.table.effects import ShowCurtain
from game.scenes.table.news import Mark
from game.scenes.table.phones import asked_by_number, holds
from game.scenes.table.queries import (
    holder,
    holds_declarations,
    is_flat,
    is_opposite,
    is_shared,
    known,
    unseen,
)
from game.scenes.table.update import playing, sharing
from game.scenes.table.update.questions import forget

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.scenes.table.update.step import Step


def before(step: Step) -> bool:
    """Call a player who wants to look, or must look before the calls; return whether a curtain falls."""
    model, state = step.model, step.model.sharing
    if not is_shared(model) or state.open_seat is not None:
        return False
    _turn_to_edge(step)
    if state.wants_to_peek is not None:
        wish, state.wants_to_peek = state.wants_to_peek, None
        return _fall(step, wish)
    is_calling = model.match.view(model.seating.viewer).phase is Phase.CALLING
    seat = _next_to_look(step) if is_calling else None
    return seat is not None and _fall(step, seat)


def before_declarations(step: Step) -> bool:
    """Call the next player who must see the whole hand first; return whether a curtain falls."""
    model, state = step.model, step.model.sharing
    if not holds_declarations(model):
        return False
    wish, state.wants_to_peek = state.wants_to_peek, None
    seat = next(iter(unseen(model)), None) if wish is None else wish
    return seat is not None and _fall(step, seat)


def ask(step: Step, seconds: float) -> bool:
    """Call the player whose answer is awaited, if that player needs cards; return whether a curtain falls."""
    model, state = step.model, step.model.sharing
    seat = model.match.waits_for
    _refresh(step)
    if (
        not is_shared(model)
        or seat not in model.seating.people
        or state.open_seat == seat
        or state.is_looking
    ):
        return False
    view = model.match.view(seat)
    if view.phase in ALOUD:
        return False
    if _is_forced(view):
        state.lies += seconds
        if state.lies >= step.wishes.pace.think:
            state.lies = 0.0
            playing.act(step, Play(seat, view.choices.playable[0]))
        return False
    if holder(model, step.wishes.likes) == seat:
        return False
    if holds(model, seat):
        if model.seating.viewer != seat:
            sharing.turn_to(step, seat)
            sharing.call_pad(step, seat)
        return False
    if state.at_screen == seat:
        sharing.open_hand(step, seat)
        return False
    return _fall(step, seat)


def _refresh(step: Step) -> None:
    """Show the open hand again if it changed while it lay open, as when cards were laid away."""
    model = step.model
    open_seat = model.sharing.open_seat
    if open_seat is None or all(token.face is not None for token in step.hand):
        return
    if model.match.view(open_seat).hand:
        sharing.look_anew(step)


def _next_to_look(step: Step) -> Seat | None:
    """Return the next seat in order of play that has not looked; the first caller looks last and calls."""
    model = step.model
    players, asked = model.match.rules.players, model.match.waits_for
    order = in_order(0 if asked is None else (asked + 1) % players, players)
    people, looked = model.seating.people, model.sharing.looked
    return next((one for one in order if one in people and one not in looked), None)


def _is_forced(view: View) -> bool:
    """Whether the last card is played without asking, because the player has no choice."""
    if view.rules.declarations.announce is Announce.MANUAL:
        return False  # a curtain for this card alone would reveal that an announcement is left
    choices = view.choices
    has_more = choices.may_show or choices.may_declare or choices.belote_cards or choices.may_exchange
    ends = choices.may_stop or choices.may_claim or choices.offenders or choices.blunders
    return len(view.hand) == 1 and len(choices.playable) == 1 and not has_more and not ends


def _fall(step: Step, seat: Seat) -> bool:
    """Let the curtain fall for that seat."""
    model, state = step.model, step.model.sharing
    if state.open_seat is not None:
        sharing.cover(step)  # the hand of the player who was asked before may still be open
    forget(step)
    sharing.call_pad(step, seat)
    state.at_screen = None
    sharing.turn_screen(step, is_turned=is_opposite(step, seat))
    is_first = seat not in state.looked and model.match.view(seat).phase is Phase.CALLING
    has_turn = seat == model.match.waits_for and not is_first
    key = "looks.whole" if holds_declarations(model) else "people.turn" if has_turn else "people.first"
    step.effects.append(ShowCurtain(seat, state.marks.get(seat, Mark()), key))
    return True


def _turn_to_edge(step: Step) -> None:
    """Turn a flat screen to the player who is asked aloud, otherwise to the first person at the table."""
    model, likes = step.model, step.wishes.likes
    if not is_flat(model, likes):
        return
    people = model.seating.people
    asked, base = model.match.waits_for, min(people)
    if asked is not None and asked in people and is_opposite(step, asked) and known(model).choices.is_asked:
        base = asked
    is_settled = holder(model, likes) is not None or asked_by_number(step) is not None
    if not is_settled and model.seating.viewer != base:
        sharing.turn_to(step, base)
