"""A fault that costs ten points; the deal goes on ([004], renege=tenPoints)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.changing import changed
from game.rules.events import Event, FaultCalled
from game.rules.seats import side_of
from game.rules.state import with_playing

if TYPE_CHECKING:
    from game.rules.fault import Fault
    from game.rules.seats import Seat
    from game.rules.state import MatchState

LOST_BY_A_FAULT = 10


def cost_at_once(state: MatchState, offender: Seat, fault: Fault, events: list[Event]) -> MatchState:
    """Everybody sees the fault: nobody has to call it, and nobody gains by it.

    The ten points for the others stand in [004] among the prizes, for a wrong card that they called (E-07).
    """
    events.append(FaultCalled(offender, None, fault))
    return with_ten_lost(state, offender)


def with_ten_lost(state: MatchState, offender: Seat, award: int = 0) -> MatchState:
    """The offender's side has ten points less, every other side `award` more."""
    side, playing = side_of(offender, state.rules.players), state.the_deal.the_play
    lost = tuple(
        value - LOST_BY_A_FAULT if one == side else value + award for one, value in enumerate(playing.lost)
    )
    return with_playing(state, changed(playing, lost=lost))
