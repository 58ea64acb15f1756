"""The one way in which anything happens: apply an action to a state, get the next state and what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from game.rules.actions import (
    Action,
    Agree,
    Blunder,
    CallFault,
    ChooseDealer,
    Claim,
    Cut,
    Declare,
    Discard,
    Exchange,
    Keep,
    Knock,
    LiftTalon,
    MakeCall,
    Peek,
    Play,
    Show,
    Shuffle,
    Stop,
)
from game.rules.blundering import blunder
from game.rules.calling import lift_talon, make_call, peek
from game.rules.claiming import claim
from game.rules.dealing import choose_dealer, cut, shuffle
from game.rules.declaring import declare
from game.rules.discarding import discard
from game.rules.exchanging import exchange, keep
from game.rules.playing import agree, call_fault, play, stop
from game.rules.showing import show

if TYPE_CHECKING:
    from game.rules.events import Event
    from game.rules.state import MatchState


@dataclass(frozen=True, slots=True)
class Step:
    """What an action led to."""

    state: MatchState
    events: tuple[Event, ...]
    """In the order in which they happened, with all secrets; `seen_by` removes them."""


def apply(state: MatchState, action: Action) -> Step:
    """The next state; raise IllegalActionError, leaving everything as it was, if it cannot be done."""
    events: list[Event] = []
    return Step(_next(state, action, events), tuple(events))


def _next(state: MatchState, action: Action, events: list[Event]) -> MatchState:
    match action:
        case Play():
            return play(state, action, events)
        case MakeCall():
            return make_call(state, action, events)
        case ChooseDealer():
            return choose_dealer(state, action, events)
        case Shuffle():
            return shuffle(state, action, events)
        case Cut() | Knock():
            return cut(state, action, events)
        case Declare():
            return declare(state, action, events)
        case Peek():
            return peek(state, action, events)
        case LiftTalon():
            return lift_talon(state, action, events)
        case CallFault():
            return call_fault(state, action, events)
        case Agree():
            return agree(state, action, events)
        case Stop():
            return stop(state, action, events)
        case Exchange():
            return exchange(state, action, events)
        case Keep():
            return keep(state, action, events)
        case Discard():
            return discard(state, action, events)
        case Show():
            return show(state, action, events)
        case Blunder():
            return blunder(state, action, events)
        case Claim():
            return claim(state, action, events)
        case _:
            assert_never(action)
