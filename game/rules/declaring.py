"""Declarations as they are said: before the lead, with the first card or after the first trick (A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.actions import Declare
from game.rules.changing import changed
from game.rules.contest import camps_of, contest
from game.rules.declarations import are_allowed, held, is_belot, is_true, stand_together
from game.rules.dialogue import speak
from game.rules.ending import end_with_belot
from game.rules.events import DeclarationAnnounced, DeclarationShown, Event
from game.rules.options.declarations import Announce, DeclarationTiming
from game.rules.phase import Phase
from game.rules.play import seat_to_move
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.result import Counted
from game.rules.seats import after, in_order, sides
from game.rules.showing import lay_open_in_time
from game.rules.state import Playing
from game.rules.trick import Trick

if TYPE_CHECKING:
    from game.rules.declaration import Declaration
    from game.rules.options.declarations import DeclarationRules
    from game.rules.seats import Seat
    from game.rules.state import MatchState


def begin_declaring(state: MatchState, events: list[Event]) -> MatchState:
    """Trumps are known and all hands complete: declarations first where the rules say so, then the play."""
    deal = state.the_deal
    players = state.rules.players
    zeros = (0,) * sides(players)
    playing = Playing(
        hands=deal.hands, trick=Trick(after(deal.dealer, players)), card_points=zeros, lost=zeros
    )
    state = changed(state, phase=Phase.PLAYING, deal=changed(deal, playing=playing))
    if state.rules.declarations.timing is DeclarationTiming.BEFORE_LEAD:
        return round_of_declarations(state, events)
    return state


def round_of_declarations(state: MatchState, events: list[Event]) -> MatchState:
    """Everybody in turn says what he has; the program does it, or the table waits for each (announce)."""
    rules = rules_now(state)
    if not may_be_said(state):
        return state
    if rules.announce is Announce.MANUAL:
        return changed(state, phase=Phase.DECLARING)
    for seat in _order(state):
        state = say(state, seat, declarations_of(state, seat), events)
        if state.phase is Phase.OVER:
            return state
    return resolve(state, events)


def rules_now(state: MatchState) -> DeclarationRules:
    """The rules of declarations under the contract of the deal."""
    return state.rules.declarations.under(state.the_deal.the_contract.trumps)


def declarations_of(state: MatchState, seat: Seat) -> tuple[Declaration, ...]:
    """What the seat can declare in this contract, best first."""
    deal = state.the_deal
    return held(deal.hands[seat], rules_now(state), deal.the_contract.trumps)


def may_be_said(state: MatchState) -> bool:
    """Whether anything can be declared in this deal."""
    return are_allowed(state.the_deal.the_contract.trumps, state.rules.declarations)


def declare(state: MatchState, action: Declare, events: list[Event]) -> MatchState:
    """A seat says its declarations itself (announce=manual); what it leaves out is lost."""
    if state.rules.declarations.announce is not Announce.MANUAL or not may_declare(state, action.seat):
        waits = state.phase is Phase.DECLARING
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN if waits else Refusal.NOT_NOW)
    hand = state.the_deal.hands[action.seat]
    rules = rules_now(state)
    true = all(is_true(one, hand, rules) for one in action.declarations)
    if not true or not stand_together(action.declarations, rules):
        raise IllegalActionError(action, Refusal.NOT_HELD)
    state = say(state, action.seat, action.declarations, events)
    if state.phase is Phase.DECLARING and seat_to_declare(state) is None:
        return resolve(changed(state, phase=Phase.PLAYING), events)
    return state


def seat_to_declare(state: MatchState) -> Seat | None:
    """In the round of declarations the seat that has not spoken yet, None when all have."""
    said = state.the_deal.said.declarations
    return next((seat for seat in _order(state) if said[seat] is None), None)


def may_declare(state: MatchState, seat: Seat) -> bool:
    """Whether the seat may speak of its declarations now (announce=manual)."""
    if state.phase is Phase.DECLARING:
        return seat_to_declare(state) == seat
    if state.phase is not Phase.PLAYING or not may_be_said(state):
        return False
    deal = state.the_deal
    return (
        state.rules.declarations.timing is DeclarationTiming.FIRST_CARD
        and not deal.the_play.tricks
        and seat_to_move(deal.the_play.trick, state.rules.players) == seat
        and deal.said.declarations[seat] is None
    )


def say(state: MatchState, seat: Seat, found: tuple[Declaration, ...], events: list[Event]) -> MatchState:
    """The seat's declarations are on record, and the others hear what has to be said aloud."""
    deal = state.the_deal
    rules, trumps = rules_now(state), deal.the_contract.trumps
    by_seat = tuple(found if place == seat else other for place, other in enumerate(deal.said.declarations))
    belot = next((one for one in found if is_belot(one, trumps, rules)), None)
    camps = camps_of(state.rules.players, deal.the_contract.taker, rules)
    heard = speak(seat, tuple(one or () for one in by_seat), deal.said.announced, camps, trumps, rules)
    events.extend(DeclarationAnnounced(one.seat, one.value, one.kind, one.top) for one in heard)
    said = changed(deal.said, declarations=by_seat, announced=(*deal.said.announced, *heard))
    state = changed(state, deal=changed(deal, said=said))
    if belot is not None:
        events.append(DeclarationShown(seat, belot))
        return end_with_belot(state, Counted(seat, belot), events)
    return state


def resolve(state: MatchState, events: list[Event]) -> MatchState:
    """The contest is decided; what counts is laid open now or later (`showing`), the rest never."""
    deal = state.the_deal
    rules, players = rules_now(state), state.rules.players
    by_seat = tuple(one or () for one in deal.said.declarations)
    contract = deal.the_contract
    camps = camps_of(players, contract.taker, rules)
    verdict = contest(by_seat, after(deal.dealer, players), camps, contract.trumps, rules)
    said = changed(deal.said, is_resolved=True, side=verdict.side, counted=verdict.counted)
    return lay_open_in_time(changed(state, deal=changed(deal, said=said)), events)


def _order(state: MatchState) -> tuple[Seat, ...]:
    return in_order(after(state.the_deal.dealer, state.rules.players), state.rules.players)
