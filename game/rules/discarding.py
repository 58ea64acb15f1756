"""A taker with too many cards lays some away; they are his points, but no trick (rule book C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.changing import changed
from game.rules.events import CardsDiscarded, Event
from game.rules.exchanging import begin_exchanging
from game.rules.options.pack import Discard as Allowed
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.actions import Discard
    from game.rules.state import MatchState


def begin_discarding(state: MatchState, events: list[Event]) -> MatchState:
    """All cards are dealt: a taker who got the extra ones lays as many away."""
    if not state.rules.pack.extra:
        return begin_exchanging(state, events)
    return changed(state, phase=Phase.DISCARDING)


def discardable(state: MatchState) -> tuple[Card, ...]:
    """What the taker may lay away (C-03)."""
    deal = state.the_deal
    hand, trumps = deal.hands[deal.the_contract.taker], deal.the_contract.trumps
    if state.rules.pack.discard is Allowed.ANY:
        return hand
    return tuple(card for card in hand if not trumps.is_trump(card.suit))


def discard(state: MatchState, action: Discard, events: list[Event]) -> MatchState:
    """The taker lays his cards away."""
    if state.phase is not Phase.DISCARDING:
        raise IllegalActionError(action, Refusal.NOT_NOW)
    deal = state.the_deal
    if action.seat != deal.the_contract.taker:
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)
    gone = set(action.cards)
    if len(gone) != len(action.cards) or len(gone) != state.rules.pack.extra:
        raise IllegalActionError(action, Refusal.NOT_A_DISCARD)
    if not gone <= set(discardable(state)):
        raise IllegalActionError(action, Refusal.NOT_A_DISCARD)
    events.append(CardsDiscarded(action.seat, len(gone), tuple(sorted(gone))))
    hands = tuple(tuple(card for card in hand if card not in gone) for hand in deal.hands)
    return begin_exchanging(
        changed(state, deal=changed(deal, hands=hands, discarded=tuple(sorted(gone)))), events
    )
