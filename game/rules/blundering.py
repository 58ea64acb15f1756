"""Faults that everybody sees at once and that cost ten points ([004], renege=tenPoints)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.costing import cost_at_once
from game.rules.declaring import seat_to_declare
from game.rules.fault import Fault
from game.rules.options.play import Renege
from game.rules.phase import Phase
from game.rules.play import seat_to_move
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.rules.actions import Blunder
    from game.rules.events import Event
    from game.rules.seats import Seat
    from game.rules.state import MatchState

A_HEAP = 2
"""Tricks of one side that can be laid together."""


def blunder(state: MatchState, action: Blunder, events: list[Event]) -> MatchState:
    """A seat commits such a fault; ten points are gone, the deal goes on."""
    if state.rules.play.renege is not Renege.TEN_POINTS:
        raise IllegalActionError(action, Refusal.NO_FAULTS_HERE)
    if action.seat not in range(state.rules.players):
        raise IllegalActionError(action, Refusal.NOT_A_SEAT)
    if action.fault not in blunders_of(state, action.seat):
        raise IllegalActionError(action, Refusal.NOT_NOW)
    return cost_at_once(state, action.seat, action.fault, events)


def blunders_of(state: MatchState, seat: Seat) -> tuple[Fault, ...]:
    """The faults of this kind that the seat could commit now, between the last packet and the last card."""
    deal, players = state.deal, state.rules.players
    if state.rules.play.renege is not Renege.TEN_POINTS or deal is None or deal.playing is None:
        return ()
    if state.phase not in {Phase.DECLARING, Phase.PLAYING}:
        return ()
    playing, found = deal.playing, []
    is_before_lead = not playing.tricks and not playing.trick.cards
    if seat == deal.dealer and is_before_lead:
        found.append(Fault.MISDEAL)
    if deal.stock:
        found.append(Fault.EXPOSED)
    if seat == deal.dealer and is_before_lead and state.rules.pack.shows_bottom:
        found.append(Fault.BOTTOM_FORGOTTEN)
    is_declaring = state.phase is Phase.DECLARING
    on_turn = seat_to_declare(state) if is_declaring else seat_to_move(playing.trick, players)
    if seat != on_turn and playing.hands[seat]:
        found.append(Fault.OUT_OF_TURN)
    side = side_of(seat, players)
    if sum(side_of(taker, players) == side for taker in playing.takers) >= A_HEAP:
        found.append(Fault.TRICK_STACKED)
    return tuple(found)
