"""The auction as it happens: calls, talons lifted, and what looking too early costs (A4, A5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.actions import LiftTalon, MakeCall, Peek
from game.rules.auction import auction_of, course_of
from game.rules.call import Word
from game.rules.changing import changed
from game.rules.dealing import deal_rest
from game.rules.discarding import begin_discarding
from game.rules.ending import end_with_penalty, gather, next_dealer
from game.rules.events import CallMade, ContractMade, Event, FaultCalled, HandSeen, Redeal, TalonTaken
from game.rules.fault import Fault
from game.rules.options.deal import TalonLift
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.seats import after, in_order

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.state import MatchState


def make_call(state: MatchState, action: MakeCall, events: list[Event]) -> MatchState:
    """A seat speaks; the auction goes on, ends with a contract, or the cards are thrown in."""
    if state.phase is not Phase.CALLING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    deal = state.the_deal
    auction = deal.auction
    is_on_turn = action.seat == auction.turn
    if not is_on_turn and (action.seat, action.call) not in auction.out_of_turn:
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)
    if is_on_turn and action.call not in auction.open:
        raise IllegalActionError(action, Refusal.CALL_NOT_OPEN)
    events.append(CallMade(action.seat, action.call, auction.is_forced))
    calls = (*deal.calls, (action.seat, action.call))
    then = auction_of(calls, deal.dealer, state.rules, deal.proposed)
    deal = changed(deal, calls=calls, auction=then)
    state = changed(state, deal=deal)
    if then.contract is not None:
        events.append(ContractMade(then.contract))
        state = _lift_all(changed(state, deal=changed(deal, contract=then.contract)), events)
        return begin_discarding(deal_rest(state, events), events)
    if action.call is Word.PASS and deal.talons[action.seat] and _lifts_on_pass(state):
        state = _lift(state, action.seat, events)
    if then.turn is None:
        dealer = next_dealer(state, None)
        events.append(Redeal(dealer))
        return changed(state, phase=Phase.SHUFFLING, dealer=dealer, gathered=gather(state))
    if state.rules.deal.strict_table:
        events.append(HandSeen(action.seat, is_visible=False, cards=None))
        events.append(HandSeen(then.turn, is_visible=True, cards=state.the_deal.hands[then.turn]))
    return state


def _lifts_on_pass(state: MatchState) -> bool:
    """Whether a pass gives the right to lift the talon: the last one of the seat in this auction (A-05)."""
    before = len(state.the_deal.calls) - 1
    is_last_round = course_of(state.rules).is_last_round(before, state.rules.players)
    return is_last_round and state.rules.deal.talon_lift is TalonLift.ON_PASS


def _lift(state: MatchState, seat: Seat, events: list[Event]) -> MatchState:
    deal = state.the_deal
    talon = deal.talons[seat]
    events.append(TalonTaken(seat, len(talon), talon))
    hands = tuple(
        tuple(sorted(hand + talon)) if place == seat else hand for place, hand in enumerate(deal.hands)
    )
    talons = tuple(() if place == seat else other for place, other in enumerate(deal.talons))
    return changed(state, deal=changed(deal, hands=hands, talons=talons))


def _lift_all(state: MatchState, events: list[Event]) -> MatchState:
    """Trumps are known: everybody uncovers his cards and takes his talon."""
    deal, players = state.the_deal, state.rules.players
    speaker, _ = deal.calls[-1]
    for seat in in_order(after(state.dealer, players), players):
        if state.rules.deal.strict_table and seat != speaker:
            events.append(HandSeen(seat, is_visible=True, cards=deal.hands[seat]))
        if deal.talons[seat]:
            events.append(TalonTaken(seat, len(deal.talons[seat]), deal.talons[seat]))
    hands = tuple(tuple(sorted(own + talon)) for own, talon in zip(deal.hands, deal.talons, strict=True))
    return changed(state, deal=changed(deal, hands=hands, talons=((),) * players))


def sees_own_cards(state: MatchState, seat: Seat) -> bool:
    """Whether the seat's cards are up before it: at a strict table not out of turn in the auction."""
    if not state.rules.deal.strict_table or state.phase is not Phase.CALLING:
        return state.phase is not Phase.CUTTING
    return state.the_deal.auction.turn == seat


def peek(state: MatchState, action: Peek, events: list[Event]) -> MatchState:
    """Own cards lifted out of turn: everybody sees it, the deal ends (A4, A15)."""
    if state.phase is not Phase.CALLING or not state.rules.deal.strict_table:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if action.seat not in range(state.rules.players):
        raise IllegalActionError(action, Refusal.NOT_A_SEAT)
    if sees_own_cards(state, action.seat):
        raise IllegalActionError(action, Refusal.NOTHING_COVERED)
    return _caught(state, action.seat, Fault.CARDS_LIFTED_EARLY, events)


def lift_talon(state: MatchState, action: LiftTalon, events: list[Event]) -> MatchState:
    """A talon lifted before trumps are called: the same fault; where a pass gives the right, it is up."""
    if state.phase is not Phase.CALLING or not state.rules.deal.strict_table:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    if action.seat not in range(state.rules.players):
        raise IllegalActionError(action, Refusal.NOT_A_SEAT)
    if not state.the_deal.talons[action.seat]:
        raise IllegalActionError(action, Refusal.NOTHING_COVERED)
    return _caught(state, action.seat, Fault.TALON_LIFTED_EARLY, events)


def _caught(state: MatchState, seat: Seat, fault: Fault, events: list[Event]) -> MatchState:
    events.append(FaultCalled(seat, None, fault))
    return end_with_penalty(state, seat, fault, events)
