"""When the declarations that count are laid open, and by whom.

The program lays them open when the option `declShown` says so. Where forgetting costs ten points
([004]), each owner shows them himself after the first trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.changing import changed
from game.rules.costing import cost_at_once
from game.rules.events import DeclarationShown, DeclarationsResolved, Event
from game.rules.fault import Fault
from game.rules.line import points_by_side
from game.rules.options.declarations import Announce, DeclarationShowing
from game.rules.options.play import Renege
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.state import with_playing

if TYPE_CHECKING:
    from game.rules.actions import Show
    from game.rules.options.rules import Rules
    from game.rules.result import Counted
    from game.rules.seats import Seat
    from game.rules.state import Deal, MatchState


def are_shown_by_their_owners(rules: Rules) -> bool:
    """Whether each seat shows its own, or forgets it; otherwise the program lays them open."""
    return rules.play.renege is Renege.TEN_POINTS and rules.declarations.announce is Announce.MANUAL


def lay_open_in_time(state: MatchState, events: list[Event]) -> MatchState:
    """Lay open what counts if the contest is decided and the time has come; otherwise change nothing."""
    return lay_open(state, events) if _is_time(state.the_deal, state.rules) else state


def lay_open(state: MatchState, events: list[Event]) -> MatchState:
    """Tell how the contest was decided, and show what counts, unless its owners do; once only."""
    deal, players = state.the_deal, state.rules.players
    said = deal.said
    if said.is_open or not said.is_resolved:
        return state
    if any(said.declarations):
        events.append(DeclarationsResolved(said.side, points_by_side(said.counted, players)))
        if not are_shown_by_their_owners(state.rules):
            events.extend(DeclarationShown(one.seat, one.declaration) for one in said.counted)
    return changed(state, deal=changed(deal, said=changed(said, is_open=True)))


def _is_time(deal: Deal, rules: Rules) -> bool:
    playing, showing = deal.the_play, rules.declarations.showing
    if showing is DeclarationShowing.AT_ONCE or are_shown_by_their_owners(rules):
        return True
    if showing is DeclarationShowing.AFTER_FIRST_TRICK:
        return bool(playing.tricks)
    return not any(playing.hands)


def may_show(state: MatchState, seat: Seat) -> bool:
    """Whether the seat has declarations to show: after the first trick, before its own card to the second."""
    if state.phase is not Phase.PLAYING or not are_shown_by_their_owners(state.rules):
        return False
    deal, playing = state.the_deal, state.the_deal.the_play
    return len(playing.tricks) == 1 and seat in {one.seat for one in deal.said.counted} - playing.shown


def show(state: MatchState, action: Show, events: list[Event]) -> MatchState:
    """A seat lays its accepted declarations open."""
    if not may_show(state, action.seat):
        raise IllegalActionError(action, Refusal.NOT_NOW)
    return _lay_open(state, action.seat, events)


def forget_to_show(state: MatchState, seat: Seat, events: list[Event]) -> MatchState:
    """A seat plays to the second trick without having shown: that costs ten points, and it shows them now.

    They count all the same: [004] sets a price, it does not annul them.
    """
    return _lay_open(cost_at_once(state, seat, Fault.NOT_SHOWN, events), seat, events)


def _lay_open(state: MatchState, seat: Seat, events: list[Event]) -> MatchState:
    deal = state.the_deal
    playing = deal.the_play
    events.extend(
        DeclarationShown(one.seat, one.declaration) for one in deal.said.counted if one.seat == seat
    )
    return with_playing(state, changed(playing, shown=playing.shown | {seat}))


def laid_open(deal: Deal, rules: Rules) -> tuple[Counted, ...]:
    """The declarations that everybody has seen."""
    if not deal.said.is_open:
        return ()
    if not are_shown_by_their_owners(rules):
        return deal.said.counted
    return tuple(one for one in deal.said.counted if one.seat in deal.the_play.shown)
